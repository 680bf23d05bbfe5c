// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/models/scoreboard_rows.h"

namespace lookback::ui {

/// Rows of the scoreboard as a table; numbers as people read them, and as they sort.
class ScoreTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { model, length, all, known, aer, parameters, minutes, pairs, beam, mode, date, columns };
  using QAbstractTableModel::QAbstractTableModel;

  void setRows(std::vector<ScoreRow> rows);
  const std::vector<ScoreRow>& rows() const { return m_rows; }
  const ScoreRow* at(const QModelIndex& index) const;
  /// The row of a score, or of a system without one; -1 if there is none.
  int rowOf(store::EvaluationId evaluation, const std::string& system) const;
  /// The column that orders the rows, and whether large values come first. What is absent comes last.
  int sortColumn() const { return m_sortColumn; }
  Qt::SortOrder sortOrder() const { return m_order; }
  static QString title(int column);
  /// The text of a cell for files: numbers in full.
  static QString exactCell(const ScoreRow& row, int column);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  void order();

  std::vector<ScoreRow> m_rows;
  int m_sortColumn = -1;
  Qt::SortOrder m_order = Qt::DescendingOrder;
};

/// "5.9 M" for 5 878 800.
QString millionsText(qint64 count);

}  // namespace lookback::ui
