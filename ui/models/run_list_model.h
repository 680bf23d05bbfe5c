// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/store/records.h"

namespace lookback::ui {

/// Stored runs, newest first, a page at a time: name and how it ended, scores below.
class RunListModel final : public QAbstractListModel {
  Q_OBJECT
 public:
  enum RoleId { detailRole = Qt::UserRole };
  using QAbstractListModel::QAbstractListModel;

  /// A page that was asked for; offset 0 begins anew.
  void take(const store::RunQuery& query, const store::RunPage& page);
  const store::RunSummary* at(const QModelIndex& index) const;
  /// Row of a run that is in the list; -1 if it is not.
  int rowOf(store::RunId run) const;
  store::RunQuery nextQuery() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool canFetchMore(const QModelIndex& parent) const override;
  void fetchMore(const QModelIndex& parent) override;

 Q_SIGNALS:
  void moreWanted();

 private:
  std::vector<store::RunSummary> m_runs;
  std::uint64_t m_total = 0;
  bool m_waiting = false;
};

}  // namespace lookback::ui
