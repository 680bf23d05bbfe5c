// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <memory>

#include "ui/models/scoreboard_table_model.h"
#include "ui/services.h"
#include "ui/support/controls.h"

namespace lookback::ui {

/// Two blocks that are never mixed: the paper's table, locked, and below a line a person's own rows, which sort.
class ScoreTable final : public QFrame {
  Q_OBJECT
 public:
  ScoreTable(Services services, QWidget* parent);

  /// Rows of the chosen test set appear; the choice and the selection stay where they can.
  void setBoard(const std::shared_ptr<const Board>& board);
  /// Shows the test set of this fingerprint; empty: all.
  void chooseTestSet(const std::string& fingerprint);
  std::string testSet() const;
  /// Makes the row of a score the current one.
  void select(store::EvaluationId evaluation);
  /// The row the keyboard is on, in either block; null if there is none.
  const ScoreRow* current() const;
  bool currentIsPaper() const;
  /// Selected rows of the own block that have scores.
  std::vector<ScoreRow> selectedScores() const;
  const ScoreTableModel& paper() const { return m_paperModel; }
  const ScoreTableModel& own() const { return m_ownModel; }
  QTableView* paperView() const { return m_paper; }
  QTableView* ownView() const { return m_own; }
  /// Why the rows shown must not be compared; empty if they may.
  QString warning() const;
  /// What the chosen test set is: name, direction, sentences.
  QString testSetText() const;
  /// Without a second header line and with lower rows, for windows that are not tall.
  /// The height that the page can give; own rows take what is left of it.
  void setRoom(int height);
  void setCompact(bool compact);
  /// The texts that wrap are given their room by hand: as part of the layout they would ask for more than they need.
  bool hasHeightForWidth() const override { return false; }
  void retranslate();

 Q_SIGNALS:
  void currentChanged();
  void testSetChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QTableView* table(const char* name, ScoreTableModel& model);
  void build();
  void applyTheme();
  void fill();
  void layoutColumns();
  void layoutTexts();
  void fitRows();
  void showNotes();
  void numberSeries(std::vector<ScoreRow>& rows) const;

  Services m_services;
  std::shared_ptr<const Board> m_board;
  ScoreTableModel m_paperModel, m_ownModel;
  QLabel *m_paperTitle, *m_paperNote, *m_lock, *m_footnote, *m_ownTitle, *m_ownNote, *m_empty, *m_warning, *m_words;
  FieldCombo *m_sets, *m_sort;
  QTableView *m_paper, *m_own;
  QFrame* m_divider;
  bool m_paperCurrent = false, m_compact = false;
  int m_room = 0;
};

}  // namespace lookback::ui
