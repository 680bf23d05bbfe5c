// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QWidget>
#include <memory>
#include <vector>

#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/learn/lesson_steps.h"
#include "ui/learn/lesson_widget.h"
#include "ui/learn/quiz_card.h"
#include "ui/learn/step_dots.h"
#include "ui/services.h"

namespace lookback::ui {

/// One lesson, step by step: text of at most 68 characters a line and questions at the left, live widgets at the right,
/// where you are and the way on below; where that is too narrow (large letters before a class), widgets stand below the
/// text. A gate (predict) hides what follows it until the learner has committed.
class LessonPlayer final : public QWidget {
  Q_OBJECT
 public:
  LessonPlayer(Services services, DecodeEngine engine, LearnRecord& record, QWidget* parent);

  /// Opens a lesson at a step; -1: where the learner was.
  void open(const ShelfLesson& lesson, int step = -1);
  /// The same lesson, read again: stays at the step.
  void replace(const ShelfLesson& lesson);
  bool isOpen() const { return m_lesson.loaded != nullptr; }
  const ShelfLesson& lesson() const { return m_lesson; }
  const lesson::Lesson& content() const { return m_lesson.lesson(); }
  int step() const { return m_step; }
  int steps() const { return static_cast<int>(m_steps.size()); }
  void goTo(int step);
  bool canGoOn() const { return m_step + 1 < steps(); }
  bool canGoBack() const { return m_step > 0; }
  void next();
  void back();

  /// The live widgets of the step that are shown.
  const std::vector<LessonWidget*>& widgets() const { return m_widgets; }
  /// The questions of the step.
  const std::vector<QuizCard*>& questions() const { return m_questions; }
  QUndoStack* undoStack() const;
  QList<QWidget*> stops() const;
  QString statusText() const;
  QString statusNote() const;
  /// For an export: the live widget with the keyboard, or the first; on a step without any, its text.
  ExportPicture picture() const;

 Q_SIGNALS:
  void statusChanged();
  void stepChanged();
  /// A link in the text, by the name of a lesson.
  void lessonWanted(const QString& name);
  /// The last step was gone past.
  void finished();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Part {  // of the step, in reading order
    QWidget* widget = nullptr;
    bool behindGate = false;
  };
  void build();
  void readText();
  void showStep();
  void clearStep();
  void addProse(const lesson::Prose& prose);
  void addBroken(const lesson::Broken& broken);
  void addWidget(const lesson::Widget& widget, std::size_t block);
  void addQuestion(const std::string& item);
  void addControlsLine();
  /// Whether the step has anything but text and questions; then questions stay with the text.
  bool hasWidgets() const;
  void place(QWidget* widget, bool right);
  void followGates();
  /// Puts the keyboard on what is still to be done behind this part of the step, else on the way on.
  void goOnFrom(const QWidget* part);
  void followBar();
  /// Whether a question or a gate of the step is still open.
  bool hasOpenEnds() const;
  void arrange();
  /// Widgets below the text, in one page that scrolls, or beside it.
  void stack(bool below);
  /// Tab goes through the step first, then to the way on.
  void followTabOrder();
  void retranslate();
  void applyTheme();
  QString controlsText() const;
  ExportPicture textPicture() const;
  LessonContext context() const;
  int px(double length) const;

  Services m_services;
  DecodeEngine m_engine;
  LearnRecord& m_record;
  ShelfLesson m_lesson;
  const lesson::LessonText* m_text = nullptr;
  std::vector<LessonStep> m_steps;
  int m_step = 0;

  QScrollArea *m_left, *m_right;
  QWidget *m_leftBody = nullptr, *m_rightBody = nullptr;
  bool m_stacked = false;
  QLabel *m_kicker = nullptr, *m_title = nullptr;
  std::vector<Part> m_parts;
  std::vector<LessonWidget*> m_widgets;
  std::vector<QuizCard*> m_questions;
  QFrame* m_bar;
  QPushButton *m_back, *m_next;
  StepDots* m_dots;
  QLabel* m_where;
};

}  // namespace lookback::ui
