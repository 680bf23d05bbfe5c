// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/text/tokenizer.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

QString shown(const std::vector<std::string>& words, Language language) {
  return isolated(QString::fromStdString(detokenise(words, language)));
}

QString orDash(const std::optional<double>& value, int decimals) {
  return value && !std::isnan(*value) ? fixedText(*value, decimals) : QStringLiteral("–");
}

}  // namespace

void FinderModel::show(std::shared_ptr<const OpenGoldSet> set) {
  beginResetModel();
  m_set = std::move(set);
  const std::size_t count = m_set ? m_set->set.pairs.size() : 0;
  m_order.resize(count);
  std::iota(m_order.begin(), m_order.end(), 0);
  m_facts.assign(count, std::nullopt);
  m_shown = std::min<std::size_t>(count, kPage);
  m_known = 0;
  m_counts = {};
  endResetModel();
}

void FinderModel::forget() {
  std::fill(m_facts.begin(), m_facts.end(), std::nullopt);
  m_known = 0;
  m_counts = {};
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void FinderModel::take(const RankedPairs& pairs) {
  for (const auto& [pair, facts] : pairs) {
    if (pair >= m_facts.size()) continue;
    if (!m_facts[pair]) ++m_known;
    if (!m_facts[pair] && facts.counts) m_counts += *facts.counts;
    m_facts[pair] = facts;
  }
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int FinderModel::pairAt(int row) const {
  return row >= 0 && row < rowCount() ? m_order[static_cast<std::size_t>(row)] : -1;
}

int FinderModel::rowOf(int pair) const {
  const auto end = m_order.begin() + static_cast<std::ptrdiff_t>(m_shown);
  const auto found = std::find(m_order.begin(), end, pair);
  return found == end ? -1 : static_cast<int>(found - m_order.begin());
}

int FinderModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown);
}

bool FinderModel::canFetchMore(const QModelIndex& parent) const {
  return !parent.isValid() && m_shown < m_order.size();
}

void FinderModel::fetchMore(const QModelIndex& parent) {
  if (!canFetchMore(parent)) return;
  const std::size_t more = std::min<std::size_t>(kPage, m_order.size() - m_shown);
  beginInsertRows({}, static_cast<int>(m_shown), static_cast<int>(m_shown + more) - 1);
  m_shown += more;
  endInsertRows();
}

double FinderModel::value(int pair, int column) const {
  const auto k = static_cast<std::size_t>(pair);
  if (column == number) return static_cast<double>(m_set->set.pairs[k].line);
  if (column == words) return static_cast<double>(m_set->set.pairs[k].source.size());
  const std::optional<SentenceFacts>& facts = m_facts[k];
  if (!facts) return kNaN;
  switch (column) {
    case crossings:
      return static_cast<double>(facts->crossings);
    case entropy:
      return facts->rowEntropy.value_or(kNaN);
    case gap:
      return facts->coverageGap.value_or(kNaN);
    case error:
      return facts->counts ? facts->counts->errorRate() : kNaN;
    case unknown:
      return facts->unknownWords;
    default:
      return kNaN;
  }
}

void FinderModel::sort(int column, Qt::SortOrder order) {
  if (!m_set) return;
  beginResetModel();
  std::iota(m_order.begin(), m_order.end(), 0);
  const bool down = order == Qt::DescendingOrder;
  if (column == sentence) {
    std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) {
      const auto& x = m_set->set.pairs[static_cast<std::size_t>(a)].source;
      const auto& y = m_set->set.pairs[static_cast<std::size_t>(b)].source;
      return down ? y < x : x < y;
    });
  } else {
    std::vector<double> values(m_order.size());
    for (const int pair : m_order) values[static_cast<std::size_t>(pair)] = value(pair, column);
    std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) {
      const double x = values[static_cast<std::size_t>(a)], y = values[static_cast<std::size_t>(b)];
      if (std::isnan(x) || std::isnan(y)) return !std::isnan(x) && std::isnan(y);
      return down ? y < x : x < y;
    });
  }
  m_shown = std::min<std::size_t>(m_order.size(), kPage);
  endResetModel();
}

QString FinderModel::text(int pair, int column) const {
  const auto k = static_cast<std::size_t>(pair);
  const GoldPair& of = m_set->set.pairs[k];
  const std::optional<SentenceFacts>& facts = m_facts[k];
  if (column == number) return countText(static_cast<qint64>(of.line));
  if (column == sentence) return shown(of.source, m_set->set.direction.source);
  if (column == words) return countText(static_cast<qint64>(of.source.size()));
  if (!facts) return QStringLiteral("…");
  switch (column) {
    case crossings:
      return countText(facts->crossings);
    case entropy:
      return orDash(facts->rowEntropy, 2);
    case gap:
      return orDash(facts->coverageGap, 2);
    case error:
      return facts->counts ? fixedText(facts->counts->errorRate(), 3) : QStringLiteral("–");
    default:
      return countText(facts->unknownWords);
  }
}

QVariant FinderModel::data(const QModelIndex& index, int role) const {
  const int pair = pairAt(index.row());
  if (pair < 0) return {};
  if (role == Qt::DisplayRole) return text(pair, index.column());
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((index.column() == sentence ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && index.column() == sentence)
    return plainTip(text(pair, sentence) + QLatin1Char('\n') +
                    shown(m_set->set.pairs[static_cast<std::size_t>(pair)].target, m_set->set.direction.target));
  if (role == Qt::AccessibleTextRole) {
    if (index.column() == sentence) return text(pair, sentence);
    return tr("%1: %2").arg(columnName(index.column()), text(pair, index.column()));
  }
  return {};
}

QVariant FinderModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return columnName(section);
  if (role == Qt::ToolTipRole) return plainTip(columnHelp(section));
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section == sentence ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  return {};
}

QString FinderModel::columnName(int column) {
  switch (column) {
    case number:
      return tr("Line");
    case sentence:
      return tr("Sentence");
    case words:
      return tr("Words");
    case crossings:
      return tr("Crossings");
    case entropy:
      return tr("Entropy");
    case gap:
      return tr("Gap");
    case error:
      return tr("AER");
    default:
      return tr("Unknown");
  }
}

QString FinderModel::columnHelp(int column) {
  switch (column) {
    case number:
      return tr("Its line in the file, or its number.");
    case sentence:
      return tr("The source sentence.");
    case words:
      return tr("Words of the source sentence, marks counted.");
    case crossings:
      return tr("Pairs of sure gold links that cross; of the model's own links where there is no gold.");
    case entropy:
      return tr("Mean row entropy as a share of its maximum: 0 reads one word at a time, 1 reads all alike.");
    case gap:
      return tr("Coverage gap: how much of the source words was never read, 0 to 1.");
    case error:
      return tr("Alignment error rate of the model's links beside the gold, 0 to 1.");
    default:
      return tr("Words of both sides that the model does not know.");
  }
}

}  // namespace lookback::ui
