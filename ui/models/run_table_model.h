// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <map>
#include <set>
#include <vector>

#include "core/store/records.h"
#include "ui/support/theme.h"

namespace lookback::ui {

QString runStateText(store::RunState state);
/// "12.3 MB": powers of 1000, as file managers count.
QString sizeText(std::uint64_t bytes);
/// "3 min 12 s"
QString durationText(double seconds);

/// Stored runs as a table of all that a query finds; a page is asked for when one of its rows is looked at, so that ten
/// thousand runs cost no more than a hundred.
class RunTableModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { name, state, updates, devLoss, bleu, aer, system, tags, seconds, size, created, loss, columns };
  static constexpr std::uint64_t kPage = 100;

  RunTableModel(const Theme& theme, QObject* parent);
  static QString title(int column);
  static bool isNumber(int column);
  /// What a column is ordered by.
  static store::RunOrder order(int column, bool trashed);
  static int columnOf(store::RunOrder order);

  /// The list is of this query from now on; its first page is asked for. What is shown stays until it comes.
  void setQuery(const store::RunQuery& query);
  const store::RunQuery& query() const { return m_query; }
  /// The same again, because something changed.
  void refresh();
  void take(const store::RunQuery& query, const store::RunPage& page);
  /// Whether the first page of the query is there.
  bool isKnown() const { return m_known; }

  /// Null while its page is not there.
  const store::RunSummary* at(int row) const;
  /// -1 if it is on no page that is there.
  int rowOf(store::RunId run) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// Texts or colours changed.
  void touch();

 Q_SIGNALS:
  void pageWanted(const lookback::store::RunQuery& query);
  /// Other runs, or in another order.
  void replaced();

 private:
  void want(std::uint64_t page) const;
  QString text(const store::RunSummary& run, int column) const;

  const Theme& m_theme;
  store::RunQuery m_query;
  std::map<std::uint64_t, std::vector<store::RunSummary>> m_pages;
  std::set<std::uint64_t> m_fresh;  // pages that came since the last refresh; others are shown until they come again
  mutable std::set<std::uint64_t> m_wanted;
  std::uint64_t m_total = 0;
  bool m_known = false, m_renew = true;  // renew: the next first page begins anew
};

}  // namespace lookback::ui
