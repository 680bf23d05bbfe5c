// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "ui/controllers/gold_library.h"

namespace lookback::ui {

/// The sentences of a test set in an order that a person chose; rows come a page at a time.
class FinderModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { number, sentence, words, crossings, entropy, gap, error, unknown, columns };
  /// A page of rows.
  static constexpr int kPage = 200;

  using QAbstractTableModel::QAbstractTableModel;
  /// Shows a set in its own order, nothing known of its sentences yet.
  void show(std::shared_ptr<const OpenGoldSet> set);
  const std::shared_ptr<const OpenGoldSet>& set() const { return m_set; }
  /// Forgets what was found out (another model reads them now).
  void forget();
  /// Fills numbers in; rows keep their places until `sort`.
  void take(const RankedPairs& pairs);

  /// What stands in a row, as an index into the set; -1 for no row.
  int pairAt(int row) const;
  int rowOf(int pair) const;
  const std::optional<SentenceFacts>& facts(int pair) const { return m_facts[static_cast<std::size_t>(pair)]; }
  int known() const { return m_known; }
  /// All sentences as ranked, those not shown yet too.
  const std::vector<int>& order() const { return m_order; }
  /// Over all sentences with gold links that are known.
  const AlignmentCounts& counts() const { return m_counts; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;
  /// Unknown values stand last either way; equal ones keep the order of the set.
  void sort(int column, Qt::SortOrder order) override;

  static QString columnName(int column);
  static QString columnHelp(int column);

 private:
  QString text(int pair, int column) const;
  /// NaN for nothing to sort by.
  double value(int pair, int column) const;

  std::shared_ptr<const OpenGoldSet> m_set;
  std::vector<std::optional<SentenceFacts>> m_facts;
  std::vector<int> m_order;
  std::size_t m_shown = 0;
  int m_known = 0;
  AlignmentCounts m_counts;
};

}  // namespace lookback::ui
