// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <vector>

#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/services.h"

namespace lookback::ui {

/// One lesson of the library: number, title, the question it answers, minutes, how far the learner is.
class LessonCard final : public QAbstractButton {
  Q_OBJECT
 public:
  LessonCard(const Theme& theme, QWidget* parent);
  void setLesson(const ShelfLesson& lesson, const LearnRecord& record, const std::string& language);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Theme& m_theme;
  QString m_kicker, m_title, m_question, m_foot;
  double m_share = 0;  // of the steps that were gone past
  bool m_broken = false;
};

/// All lessons as cards with progress, those of the course first, then those of one's own folder.
class LessonLibrary final : public QWidget {
  Q_OBJECT
 public:
  LessonLibrary(Services services, LessonShelf& shelf, LearnRecord& record, QWidget* parent);
  QList<QWidget*> stops() const;
  /// The card of a lesson, for tests and the focus.
  LessonCard* card(const std::string& key) const;
  /// The lesson to go on with: the last one touched that is not finished, else the first that is not.
  const ShelfLesson* suggestion() const;
  /// A button of the page in the head of the library.
  void addHeadButton(QPushButton* button);

 Q_SIGNALS:
  void chosen(const std::string& key);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fill();
  void arrange();
  void arrangeHead();
  void retranslate();
  void applyTheme();
  int px(double length) const;

  Services m_services;
  LessonShelf& m_shelf;
  LearnRecord& m_record;
  QScrollArea* m_scroll;
  QWidget* m_body;
  QLabel *m_title, *m_note, *m_ownTitle, *m_trouble;
  QPushButton* m_go;
  QBoxLayout* m_head;
  QGridLayout* m_tools;
  std::vector<QPushButton*> m_buttons;  // of the head, from the left
  QGridLayout *m_course, *m_own;
  struct Entry {
    std::string key;
    bool own;
    LessonCard* card;
  };
  std::vector<Entry> m_cards;
};

/// Whether every step was gone past.
bool isFinished(const ShelfLesson& lesson, const LearnRecord& record);
/// The language of the window as lessons call it.
std::string lessonLanguage();

}  // namespace lookback::ui
