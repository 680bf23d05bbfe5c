// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/scoreboard_table_model.h"

#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

const QString kNone = QStringLiteral("–");

/// The number a column sorts by; absent values have none.
std::optional<double> numberOf(const ScoreRow& row, int column) {
  const auto real = [](const auto& value) {
    return value ? std::optional<double>(static_cast<double>(*value)) : std::nullopt;
  };
  switch (column) {
    case ScoreTableModel::length:
      return real(row.trainingLength);
    case ScoreTableModel::all:
      return row.all ? std::optional(row.all->score) : std::nullopt;
    case ScoreTableModel::known:
      return row.known ? std::optional(row.known->score) : std::nullopt;
    case ScoreTableModel::aer:
      return row.aer;
    case ScoreTableModel::parameters:
      return real(row.parameters);
    case ScoreTableModel::minutes:
      return row.minutes;
    case ScoreTableModel::pairs:
      return real(row.pairs);
    case ScoreTableModel::beam:
      return row.beam.isEmpty() ? std::nullopt : std::optional(row.beam.toDouble());
    case ScoreTableModel::date:
      return row.at == 0 ? std::nullopt : std::optional(static_cast<double>(row.at));
    default:
      return std::nullopt;
  }
}

/// What a screen reader says after a score that counts other sentences than the row's own vocabulary would.
QString wordsText(const ScoreRow& row) {
  if (!row.wordsOf) return {};
  return row.wordsOf->isEmpty() ? ScoreTableModel::tr(", of which it knows every word itself")
                                : ScoreTableModel::tr(", of which %1 knows every word").arg(isolated(*row.wordsOf));
}

QString scoreText(const std::optional<ScoreValue>& value) {
  if (!value) return kNone;
  if (value->sentences == 0) return fixedText(value->score, 2);  // published: no interval
  return QStringLiteral("%1 ± %2").arg(fixedText(value->score, 1), fixedText((value->high - value->low) / 2, 1));
}

QString cell(const ScoreRow& row, int column) {
  const auto orNone = [](bool there, const QString& text) { return there && !text.isEmpty() ? text : kNone; };
  switch (column) {
    case ScoreTableModel::model:
      return row.name;
    case ScoreTableModel::length:
      return orNone(row.trainingLength.has_value(), QString::number(row.trainingLength.value_or(0)));
    case ScoreTableModel::all:
      return scoreText(row.all);
    case ScoreTableModel::known:
      return scoreText(row.known) + (row.wordsOf && row.known ? kWordsMark : QString());
    case ScoreTableModel::aer:
      return orNone(row.aer.has_value(), fixedText(row.aer.value_or(0), 2));
    case ScoreTableModel::parameters:
      return orNone(row.parameters.has_value(), millionsText(row.parameters.value_or(0)));
    case ScoreTableModel::minutes:
      return orNone(row.minutes.has_value(), row.minutes.value_or(0) < 10
                                                 ? fixedText(row.minutes.value_or(0), 1)
                                                 : countText(std::llround(row.minutes.value_or(0))));
    case ScoreTableModel::pairs:
      return orNone(row.pairs.has_value(), countText(row.pairs.value_or(0)));
    case ScoreTableModel::beam:
      return orNone(true, row.beam);
    case ScoreTableModel::mode:
      return orNone(true, row.mode);
    case ScoreTableModel::date:
      return orNone(true, row.date);
    default:
      return {};
  }
}

}  // namespace

QString millionsText(qint64 count) {
  constexpr double kMillion = 1e6;
  if (count < 100000) return countText(count);
  return ScoreTableModel::tr("%1 M", "millions").arg(fixedText(static_cast<double>(count) / kMillion, 1));
}

QString ScoreTableModel::title(int column) {
  switch (column) {
    case model:
      return tr("model");
    case length:
      return tr("length");
    case all:
      return tr("BLEU, all");
    case known:
      return tr("no unknown words");
    case aer:
      return tr("AER");
    case parameters:
      return tr("parameters");
    case minutes:
      return tr("minutes");
    case pairs:
      return tr("pairs");
    case beam:
      return tr("beam");
    case mode:
      return tr("mode");
    case date:
      return tr("date");
    default:
      return {};
  }
}

QString ScoreTableModel::exactCell(const ScoreRow& row, int column) {
  const auto number = numberOf(row, column);
  if (column == date || column == beam || !number) {
    const QString text = cell(row, column);
    return text == kNone ? QString() : text;
  }
  return exactText(*number);
}

void ScoreTableModel::setRows(std::vector<ScoreRow> rows) {
  beginResetModel();
  m_rows = std::move(rows);
  order();
  endResetModel();
}

const ScoreRow* ScoreTableModel::at(const QModelIndex& index) const {
  const auto row = static_cast<std::size_t>(index.row());
  return index.isValid() && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int ScoreTableModel::rowOf(store::EvaluationId evaluation, const std::string& system) const {
  for (std::size_t k = 0; k < m_rows.size(); ++k)
    if (evaluation != 0 ? m_rows[k].evaluation == evaluation : m_rows[k].system == system) return static_cast<int>(k);
  return -1;
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const {
  const ScoreRow* row = at(index);
  if (!row) return {};
  if (role == Qt::DisplayRole) return cell(*row, index.column());
  if (role == Qt::TextAlignmentRole)
    return index.column() == model || index.column() == mode ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                             : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && index.column() == model) return plainTip(row->name);
  if (role == Qt::ToolTipRole && index.column() == known && row->wordsOf) return plainTip(wordsNote({*row}));
  if (role != Qt::AccessibleTextRole) return {};
  const std::optional<ScoreValue>& value = index.column() == known ? row->known : row->all;
  if ((index.column() == all || index.column() == known) && value && value->sentences > 0)
    return tr("%1 %2, 95 % from %3 to %4, %n sentence(s)", nullptr, static_cast<int>(value->sentences))
               .arg(title(index.column()), fixedText(value->score, 1), fixedText(value->low, 1),
                    fixedText(value->high, 1)) +
           (index.column() == known ? wordsText(*row) : QString());
  return QStringLiteral("%1 %2").arg(title(index.column()), cell(*row, index.column()));
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return title(section);
  if (role == Qt::TextAlignmentRole)
    return section == model || section == mode ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

void ScoreTableModel::sort(int column, Qt::SortOrder order) {
  if (column == m_sortColumn && order == m_order) return;
  beginResetModel();
  m_sortColumn = column;
  m_order = order;
  this->order();
  endResetModel();
}

void ScoreTableModel::order() {
  if (m_sortColumn < 0) return;
  const bool rising = m_order == Qt::AscendingOrder;
  std::stable_sort(m_rows.begin(), m_rows.end(), [&](const ScoreRow& a, const ScoreRow& b) {
    if (m_sortColumn == model || m_sortColumn == mode) {
      const int way = QString::localeAwareCompare(cell(a, m_sortColumn), cell(b, m_sortColumn));
      return rising ? way < 0 : way > 0;
    }
    const auto first = numberOf(a, m_sortColumn), second = numberOf(b, m_sortColumn);
    if (!first || !second) return first.has_value() && !second;
    return rising ? *first < *second : *first > *second;
  });
}

}  // namespace lookback::ui
