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
  if (role == Qt::ToolTipRole) return plainTip(text(pair, target, index.column()).toString());
  if (role == Qt::AccessibleTextRole) {
    const QString side = target ? tr("target") : tr("source");
    return tr("Line %1, %2: %3").arg(QString::number(pair.line), side, text(pair, target, index.column()).toString());
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
