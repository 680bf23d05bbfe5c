// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_list_model.h"

#include <QDateTime>
#include <QLocale>

#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

QString stateText(store::RunState state) {
  switch (state) {
    case store::RunState::running:
      return RunListModel::tr("training");
    case store::RunState::done:
      return RunListModel::tr("done");
    case store::RunState::stopped:
      return RunListModel::tr("stopped");
    case store::RunState::diverged:
      return RunListModel::tr("diverged");
    case store::RunState::interrupted:
      return RunListModel::tr("interrupted");
    case store::RunState::failed:
      return RunListModel::tr("failed");
  }
  return {};
}

QString detail(const store::RunSummary& run) {
  QStringList parts{stateText(run.state),
                    RunListModel::tr("%1 updates").arg(countText(static_cast<qint64>(run.updates)))};
  if (run.bestBleu) parts << RunListModel::tr("BLEU %1").arg(fixedText(*run.bestBleu, 1));
  parts << QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.createdAt), QLocale::ShortFormat);
  return parts.join(QStringLiteral(" · "));
}

}  // namespace

void RunListModel::take(const store::RunQuery& query, const store::RunPage& page) {
  m_waiting = false;
  m_total = page.total;
  if (query.offset == 0) {
    beginResetModel();
    m_runs = page.runs;
    endResetModel();
    return;
  }
  if (query.offset != m_runs.size() || page.runs.empty()) return;  // the list has changed meanwhile
  const int first = static_cast<int>(m_runs.size());
  beginInsertRows({}, first, first + static_cast<int>(page.runs.size()) - 1);
  m_runs.insert(m_runs.end(), page.runs.begin(), page.runs.end());
  endInsertRows();
}

store::RunQuery RunListModel::nextQuery() const {
  store::RunQuery query;
  query.offset = m_runs.size();
  return query;
}

const store::RunSummary* RunListModel::at(const QModelIndex& index) const {
  return index.isValid() ? &m_runs[static_cast<std::size_t>(index.row())] : nullptr;
}

int RunListModel::rowOf(store::RunId run) const {
  for (std::size_t k = 0; k < m_runs.size(); ++k)
    if (m_runs[k].id == run) return static_cast<int>(k);
  return -1;
}

int RunListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

QVariant RunListModel::data(const QModelIndex& index, int role) const {
  const store::RunSummary* run = at(index);
  if (!run) return {};
  const QString name = QString::fromStdString(run->name);
  if (role == Qt::DisplayRole) return name + QLatin1Char('\n') + detail(*run);
  if (role == Qt::AccessibleTextRole) return name + QStringLiteral(", ") + detail(*run);
  if (role == detailRole) return detail(*run);
  return {};
}

bool RunListModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && !m_waiting && m_runs.size() < m_total;
}

void RunListModel::fetchMore(const QModelIndex&) {
  m_waiting = true;
  Q_EMIT moreWanted();
}

}  // namespace lookback::ui
