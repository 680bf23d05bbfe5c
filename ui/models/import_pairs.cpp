// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/import_pairs.h"

#include <QRegularExpression>
#include <utility>

#include "ui/support/text.h"

namespace lookback::ui {
namespace {

QStringList shown(const std::vector<std::string>& tokens) {
  // Marks of the tokeniser for unusual spacing are no letters, and few fonts have them.
  static const QRegularExpression kMarks(QStringLiteral("[\\x{FFED}\\x{2581}]"));
  QStringList list;
  for (const std::string& token : tokens) list << isolated(token).remove(kMarks);
  return list;
}

}  // namespace

void ImportPairsModel::show(std::shared_ptr<const ImportPreview> preview) {
  beginResetModel();
  m_preview = std::move(preview);
  endResetModel();
}

void ImportPairsModel::setSize(int size) {
  if (size == m_size) return;
  m_size = size;
  if (rowCount() > 0)
    Q_EMIT dataChanged(index(0, after), index(rowCount() - 1, after), {unknownWords, Qt::AccessibleTextRole});
}

QList<int> ImportPairsModel::unknown(const ImportPreviewPair& pair, bool target) const {
  const std::vector<std::int32_t>& numbers = target ? pair.targetNumbers : pair.sourceNumbers;
  QList<int> places;
  for (std::size_t k = 0; k < numbers.size(); ++k)
    if (m_size > 0 && numbers[k] >= m_size) places << static_cast<int>(k);
  return places;
}

int ImportPairsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_preview ? 0 : static_cast<int>(2 * m_preview->pairs.size());
}

int ImportPairsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant ImportPairsModel::text(const ImportPreviewPair& pair, bool target, int column) const {
  const std::vector<std::string>& tokens = target ? pair.target : pair.source;
  switch (column) {
    case line:
      return target ? QVariant() : QVariant(static_cast<qulonglong>(pair.line));
    case before:
      return isolated(QString::fromStdString(target ? pair.targetText : pair.sourceText));
    default:
      return shown(tokens).join(QStringLiteral(" "));
  }
}

QVariant ImportPairsModel::data(const QModelIndex& index, int role) const {
  if (!m_preview || !index.isValid() || index.row() >= rowCount()) return {};
  const ImportPreviewPair& pair = m_preview->pairs[static_cast<std::size_t>(index.row() / 2)];
  const bool target = index.row() % 2 == 1;
  if (role == Qt::DisplayRole) return text(pair, target, index.column());
  if (role == isTarget) return target;
  if (role == words) return shown(target ? pair.target : pair.source);
  if (role == unknownWords) {
    QVariantList places;
    for (const int place : unknown(pair, target)) places << place;
    return places;
  }
  if (role == Qt::ToolTipRole) return plainTip(text(pair, target, index.column()).toString());
  if (role == Qt::AccessibleTextRole) {
    const QString side = target ? tr("target") : tr("source");
    QString said =
        tr("Line %1, %2: %3").arg(QString::number(pair.line), side, text(pair, target, index.column()).toString());
    if (index.column() != after) return said;
    const QStringList all = shown(target ? pair.target : pair.source);
    QStringList lacking;
    for (const int place : unknown(pair, target)) lacking << all[place];
    if (!lacking.isEmpty()) said += QStringLiteral(". ") + tr("Unknown: %1").arg(lacking.join(QStringLiteral(", ")));
    return said;
  }
  return {};
}

QVariant ImportPairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return section == line ? tr("Line") : section == before ? tr("As in the file") : tr("As words");
}

}  // namespace lookback::ui
