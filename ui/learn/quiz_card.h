// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "ui/learn/lesson_shelf.h"
#include "ui/learn/lesson_widget.h"
#include "ui/learn/quiz_body.h"
#include "ui/pages/card.h"

namespace lookback::ui {

/// What the answer to a try is answered with: a coloured edge, a number and a title in front, the sentence behind.
class FeedbackBox final : public QFrame {
  Q_OBJECT
 public:
  enum class Kind { right, wrong, worked };
  FeedbackBox(const Theme& theme, const QString& objectName, QWidget* parent);
  void show(Kind kind, const QString& title, const QString& html);

 private:
  void applyTheme();

  const Theme& m_theme;
  QLabel *m_title, *m_text;
};

/// "Your turn": one question of a lesson. A wrong answer is answered in two stages: first where it is wrong, after a
/// second try or on request how it is done (P10). Every try is kept.
class QuizCard final : public QFrame {
  Q_OBJECT
 public:
  /// `fresh`: asked anew (a review), whatever was answered before.
  QuizCard(const LessonContext& context, ShelfLesson lesson, const std::string& item, bool fresh, QWidget* parent);

  const lesson::QuizItem& item() const { return *m_item; }
  QuizBody& body() { return *m_body; }
  bool isSolved() const { return m_solved; }
  /// Whether the answer as it stands needs no other one: it is right, or the learner has rated it.
  bool isSettled() const { return m_judged && (m_right || m_item->kind == lesson::QuizKind::sayAloud); }
  /// Whether there was a try since the card was made, or before.
  bool isAnswered() const { return m_attempts > 0; }
  QWidget* firstStop() const;
  void check();
  void showWorked();

 Q_SIGNALS:
  void answered();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void restore();
  void restoreDraft();
  std::string draftKey() const;
  void forgetFeedback();
  void judge(bool keep);
  void showFeedback();
  QString partText(const lesson::Verdict& verdict) const;
  QString numberText(const lesson::Verdict& verdict) const;
  QString choiceText(const lesson::Verdict& verdict) const;
  QString tokensText(const lesson::Verdict& verdict) const;
  void followButtons();
  void retranslate();
  void applyTheme();
  const std::string& in(const lesson::Texts& texts) const { return texts.in(m_context.language); }

  LessonContext m_context;
  ShelfLesson m_lesson;
  const lesson::QuizItem* m_item;
  bool m_fresh;
  QLabel *m_title, *m_kind, *m_question;
  QuizBody* m_body;
  QPushButton *m_check, *m_worked;
  FeedbackBox *m_first, *m_second;
  int m_attempts = 0;
  bool m_asked = false, m_solved = false, m_judged = false;
  bool m_restoring = false;
  bool m_right = false;  // when it was judged last
};

}  // namespace lookback::ui
