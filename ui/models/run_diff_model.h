// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/store/diff.h"

namespace lookback::ui {

/// A setting in words: "Batch size" for "training.batch_size"; the key itself where there are none.
QString settingName(const std::string& key);

/// Two runs side by side: changed settings, what came of them, then what is the same.
class RunDiffModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { what, before, after, change, columns };
  enum class Kind { heading, changed, score, equal };
  enum RoleId { kindRole = Qt::UserRole };
  using QAbstractTableModel::QAbstractTableModel;

  void show(std::shared_ptr<const store::RunDiff> diff);
  const store::RunDiff* diff() const { return m_diff.get(); }
  /// "The curves are the same up to update 40."
  QString curveSentence() const;
  /// All rows as texts; a heading is one cell.
  QList<QStringList> rows() const;
  QStringList header() const;
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    Kind kind;
    QString key;
    QString cells[columns];
  };
  void fill();
  void addScore(const store::RunScore& score);

  std::shared_ptr<const store::RunDiff> m_diff;
  std::vector<Row> m_rows;
};

}  // namespace lookback::ui
