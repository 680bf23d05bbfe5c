// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QPushButton>

#include "core/lesson/check.h"
#include "ui/learn/lesson_decoder.h"
#include "ui/learn/lesson_widget.h"
#include "ui/learn/option_button.h"
#include "ui/learn/token_shares.h"
#include "ui/pages/card.h"

namespace lookback::ui {

/// A gate (P2, L6): the learner commits to a guess, shares of attention or the next word, then sees what the model did
/// and what differed. What follows on the page stays away until then.
class PredictWidget final : public LessonWidget {
  Q_OBJECT
 public:
  PredictWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  ~PredictWidget() override;

  QWidget* firstStop() const override;
  bool isGateClosed() const override { return !m_open; }
  QString statusText() const override;
  /// Null until the sentence is read, and where a word is guessed.
  TokenShares* shares() { return m_shares; }
  void commit();
  void skip();

 protected:
  void retranslate() override;

 private:
  void fillToy();
  void fillModel();
  void buildShares(const std::vector<std::string>& words, const std::vector<double>& weights);
  void buildWords(const StepTrace& step, const Model& model);
  void buildButtons();
  void tabToButtonsAfter(QWidget* last);
  void restore();
  void open(bool guessed);
  void keep(const lesson::Answer& answer, lesson::QuizKind kind, bool right, double score);
  void showShares(bool guessed);
  void showWord(bool guessed);
  void again();
  std::string item() const { return "predict:" + context().place; }
  bool guessesWord() const { return parameters().text("guess") == "word"; }

  Card* m_card;
  LessonDecoder* m_decoder = nullptr;
  QLabel *m_prompt, *m_written, *m_result;
  QVBoxLayout* m_column;
  TokenShares* m_shares = nullptr;
  lesson::QuizItem m_item;  // the shares as a question, so that core judges them
  QButtonGroup* m_group = nullptr;
  std::vector<QString> m_words;  // that were offered, as the model ranks them
  std::vector<double> m_chances;
  int m_right = 0;
  QPushButton *m_commit, *m_skip, *m_again;
  bool m_open = false, m_ready = false, m_guessed = false;
};

}  // namespace lookback::ui
