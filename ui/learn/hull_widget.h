// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QRadioButton>
#include <QSlider>

#include "ui/learn/toy_widget.h"
#include "ui/views/hull_view.h"
#include "ui/views/scorer_view.h"

namespace lookback::ui {

/// One of a toy's words to choose from.
class WordChoice final : public QWidget {
  Q_OBJECT
 public:
  WordChoice(ToyModel& model, QWidget* parent);
  void setTexts(const QString& name, const QString& help);

 private:
  QLabel* m_name;
  std::vector<QRadioButton*> m_words;
};

/// Weigh, then sum: annotations as points, the context as a diamond that never leaves their hull (M9).
class HullWidget final : public ToyLessonWidget {
  Q_OBJECT
 public:
  HullWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  /// The plane; the table of weights while the diamond is to be guessed.
  ExportPicture picture() override;
  QWidget* firstStop() const override;
  QString statusText() const override;

 protected:
  void retranslate() override;
  void follow() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildSliders();
  void buildGuess();
  QString contextText() const;

  HullView* m_hull;
  QLabel* m_context;
  WordChoice* m_choice = nullptr;
  struct Row {
    QLabel* name;
    QSlider* slider;
    QLabel* value;
  };
  std::vector<Row> m_rows;
  NumberFields* m_guess = nullptr;
  PaneButton* m_reveal = nullptr;
  bool m_hidden = false, m_following = false;
  Vector<double> m_guessed;
};

/// The scorer opened: hidden units with live lines from s(i-1) and h(j).
class ScorerWidget final : public ToyLessonWidget {
  Q_OBJECT
 public:
  ScorerWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent);
  ExportPicture picture() override;
  QWidget* firstStop() const override { return m_view; }
  QString statusText() const override;

 protected:
  void retranslate() override;
  void follow() override;

 private:
  ScorerView* m_view;
  WordChoice* m_choice = nullptr;
  QLabel* m_energies;
};

}  // namespace lookback::ui
