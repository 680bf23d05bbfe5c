// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_table_model.h"

#include <QDateTime>
#include <QIcon>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/support/line_style.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

const QString kNone = QStringLiteral("–");

QString number(const std::optional<double>& value, int decimals) {
  return value ? fixedText(*value, decimals) : kNone;
}

bool sameList(const store::RunQuery& a, const store::RunQuery& b) {
  return a.text == b.text && a.states == b.states && a.tag == b.tag && a.trashed == b.trashed && a.order == b.order &&
         a.descending == b.descending;
}

QString tagText(const store::RunSummary& run) {
  QStringList tags;
  for (const std::string& tag : run.tags) tags << QString::fromStdString(tag);
  return tags.join(QStringLiteral(", "));
}

}  // namespace

QString runStateText(store::RunState state) {
  switch (state) {
    case store::RunState::running:
      return RunTableModel::tr("training");
    case store::RunState::done:
      return RunTableModel::tr("done");
    case store::RunState::stopped:
      return RunTableModel::tr("stopped");
    case store::RunState::diverged:
      return RunTableModel::tr("diverged");
    case store::RunState::interrupted:
      return RunTableModel::tr("interrupted");
    case store::RunState::failed:
      return RunTableModel::tr("failed");
  }
  return {};
}

QString sizeText(std::uint64_t bytes) {
  constexpr double kStep = 1000;
  auto size = static_cast<double>(bytes);
  if (size < kStep) return RunTableModel::tr("%1 bytes").arg(bytes);
  for (const char* unit : {"kB", "MB", "GB"}) {
    size /= kStep;
    if (size < kStep || unit[0] == 'G') return QStringLiteral("%1 %2").arg(fixedText(size, 1), QLatin1String(unit));
  }
  return {};
}

QString durationText(double seconds) {
  constexpr qint64 kMinute = 60, kHour = 3600;
  const auto whole = static_cast<qint64>(std::llround(seconds));
  if (whole < kMinute) return RunTableModel::tr("%1 s").arg(whole);
  if (whole < kHour) return RunTableModel::tr("%1 min %2 s").arg(whole / kMinute).arg(whole % kMinute);
  return RunTableModel::tr("%1 h %2 min").arg(whole / kHour).arg(whole % kHour / kMinute);
}

RunTableModel::RunTableModel(const Theme& theme, QObject* parent) : QAbstractTableModel(parent), m_theme(theme) {
  m_query.limit = kPage;
}

QString RunTableModel::title(int column) {
  switch (column) {
    case name:
      return tr("Name");
    case tags:
      return tr("Tags");
    case system:
      return tr("Model");
    case state:
      return tr("State");
    case updates:
      return tr("Updates");
    case devLoss:
      return tr("Dev loss");
    case bleu:
      return tr("BLEU");
    case aer:
      return tr("AER");
    case loss:
      return tr("Loss");
    case seconds:
      return tr("Time");
    case size:
      return tr("Size");
    case created:
      return tr("Begun");
    default:
      return {};
  }
}

bool RunTableModel::isNumber(int column) {
  return (column >= updates && column <= aer) || column == seconds || column == size || column == loss;
}

store::RunOrder RunTableModel::order(int column, bool trashed) {
  using store::RunOrder;
  constexpr std::array<RunOrder, columns> kOrders = {
      RunOrder::name,   RunOrder::state, RunOrder::updates, RunOrder::devLoss, RunOrder::bleu,    RunOrder::aer,
      RunOrder::system, RunOrder::tag,   RunOrder::seconds, RunOrder::bytes,   RunOrder::created, RunOrder::loss};
  if (column == created && trashed) return RunOrder::trashed;
  return kOrders[static_cast<std::size_t>(std::clamp(column, 0, columns - 1))];
}

int RunTableModel::columnOf(store::RunOrder wanted) {
  if (wanted == store::RunOrder::trashed) return created;
  for (int column = 0; column < columns; ++column)
    if (order(column, false) == wanted) return column;
  return created;
}

void RunTableModel::setQuery(const store::RunQuery& query) {
  m_query = query;
  m_query.limit = kPage;
  m_query.offset = 0;
  m_renew = true;
  refresh();
}

void RunTableModel::refresh() {
  m_wanted = {0};
  store::RunQuery first = m_query;
  first.offset = 0;
  Q_EMIT pageWanted(first);
}

void RunTableModel::want(std::uint64_t page) const {
  if (!m_wanted.insert(page).second) return;
  store::RunQuery query = m_query;
  query.offset = page * kPage;
  Q_EMIT const_cast<RunTableModel*>(this)->pageWanted(query);  // asks only; the answer changes the model
}

void RunTableModel::take(const store::RunQuery& query, const store::RunPage& page) {
  if (!sameList(query, m_query)) return;  // an older question
  const std::uint64_t number = query.offset / kPage;
  m_wanted.erase(number);
  const bool another = number == 0 && (m_renew || !m_known || page.total != m_total);
  if (another) {
    beginResetModel();
    m_pages.clear();
    m_pages[0] = page.runs;
    m_fresh = {0};
    m_total = page.total;
    m_known = true;
    m_renew = false;
    endResetModel();
    Q_EMIT replaced();
    return;
  }
  if (page.total != m_total) return refresh();  // the list changed between two pages
  const auto before = m_pages.find(number);
  bool moved = before != m_pages.end() && before->second.size() != page.runs.size();
  for (std::size_t k = 0; before != m_pages.end() && !moved && k < page.runs.size(); ++k)
    moved = before->second[k].id != page.runs[k].id;
  if (number == 0) m_fresh.clear();  // the others may have changed as well
  m_pages[number] = page.runs;
  m_fresh.insert(number);
  if (moved || number == 0) {
    if (m_total > 0) Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_total) - 1, columns - 1));
    if (moved) Q_EMIT replaced();
    return;
  }
  const int first = static_cast<int>(number * kPage);
  const int last = first + static_cast<int>(page.runs.size()) - 1;
  if (last >= first) Q_EMIT dataChanged(index(first, 0), index(last, columns - 1));
}

const store::RunSummary* RunTableModel::at(int row) const {
  if (row < 0 || static_cast<std::uint64_t>(row) >= m_total) return nullptr;
  const std::uint64_t page = static_cast<std::uint64_t>(row) / kPage, place = static_cast<std::uint64_t>(row) % kPage;
  const auto found = m_pages.find(page);
  if (!m_fresh.contains(page)) want(page);
  if (found == m_pages.end()) return nullptr;
  return place < found->second.size() ? &found->second[place] : nullptr;
}

int RunTableModel::rowOf(store::RunId run) const {
  for (const auto& [page, runs] : m_pages)
    for (std::size_t k = 0; k < runs.size(); ++k)
      if (runs[k].id == run) return static_cast<int>(page * kPage + k);
  return -1;
}

int RunTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_total);
}

int RunTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QString RunTableModel::text(const store::RunSummary& run, int column) const {
  switch (column) {
    case name:
      return QString::fromStdString(run.name);
    case tags:
      return tagText(run);
    case system:
      return run.scorer == "none" || run.system == "RNNencdec"
                 ? QString::fromStdString(run.system)
                 : tr("%1, %2").arg(QString::fromStdString(run.system), QString::fromStdString(run.scorer));
    case state:
      return runStateText(run.state);
    case updates:
      return countText(static_cast<qint64>(run.updates));
    case devLoss:
      return number(run.bestDevLoss, 3);
    case bleu:
      return number(run.bestBleu, 1);
    case aer:
      return number(run.bestAer, 3);
    case loss:
      return number(run.loss, 3);
    case seconds:
      return durationText(run.seconds);
    case size:
      return sizeText(run.checkpointBytes);
    case created:
      return QDateTime::fromMSecsSinceEpoch(m_query.trashed ? run.trashedAt.value_or(run.createdAt) : run.createdAt)
          .toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    default:
      return {};
  }
}

QVariant RunTableModel::data(const QModelIndex& index, int role) const {
  const store::RunSummary* run = index.isValid() ? at(index.row()) : nullptr;
  const int column = index.column();
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (!run) return role == Qt::DisplayRole && column == name ? QVariant(QStringLiteral("…")) : QVariant();
  if (role == Qt::DisplayRole) return text(*run, column);
  if (role == Qt::AccessibleTextRole)
    return column == name
               ? text(*run, column)
               : tr("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), text(*run, column));
  if (role == Qt::DecorationRole && column == name) {
    const QPixmap line = swatch(lineStyle(run->style, automaticStyle(run->id - 1)), m_theme, 26);
    QIcon icon(line);
    icon.addPixmap(line, QIcon::Selected);  // the colour says which run it is
    return icon;
  }
  if (role == Qt::ToolTipRole) {
    QString tip = text(*run, column);
    if (column == name && !run->note.empty()) tip += QLatin1Char('\n') + QString::fromStdString(run->note);
    if (column == state && !run->reason.empty()) tip = labelled(tip, QString::fromStdString(run->reason));
    return plainTip(tip);
  }
  return {};
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  return section == created && m_query.trashed ? tr("Deleted") : title(section);
}

void RunTableModel::touch() {
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
  if (m_total > 0) Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_total) - 1, columns - 1));
}

}  // namespace lookback::ui
