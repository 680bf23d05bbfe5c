// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QScrollArea>
#include <vector>

#include "core/lesson/review.h"
#include "ui/learn/learn_record.h"
#include "ui/learn/lesson_shelf.h"
#include "ui/learn/quiz_card.h"
#include "ui/services.h"

namespace lookback::ui {

/// What of today's review can be asked: items that are still in their lessons and want to be reviewed.
std::vector<lesson::ReviewState> dueItems(const LessonShelf& shelf, const LearnRecord& record);

/// The questions that are due, after one, three and seven days, one after the other.
class ReviewView final : public QWidget {
  Q_OBJECT
 public:
  ReviewView(Services services, DecodeEngine engine, LessonShelf& shelf, LearnRecord& record, QWidget* parent);
  /// Takes what is due now, and shows the first.
  void start();
  int asked() const { return m_at; }
  int count() const { return static_cast<int>(m_queue.size()); }
  /// Null at the end.
  QuizCard* card() const { return m_card; }
  QList<QWidget*> stops() const;
  QString statusText() const;

 Q_SIGNALS:
  void closed();
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show();
  void next();
  void retranslate();
  void applyTheme();

  Services m_services;
  DecodeEngine m_engine;
  LessonShelf& m_shelf;
  LearnRecord& m_record;
  std::vector<lesson::ReviewState> m_queue;
  int m_at = 0;
  QLabel *m_title, *m_where, *m_done;
  QPushButton *m_back, *m_next;
  QScrollArea* m_scroll;
  QuizCard* m_card = nullptr;
};

}  // namespace lookback::ui
