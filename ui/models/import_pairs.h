// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/data/import.h"

namespace lookback::ui {

/// The first pairs of a preview, two rows a pair (source, target): line, as it stands in the file, cut into words.
class ImportPairsModel final : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { line, before, after, columns };
  /// Of a row: whether it is the target; of column `after`: its words (QStringList), and those of them that are unknown
  /// (their positions, QVariantList).
  enum Data { isTarget = Qt::UserRole, words, unknownWords };

  using QAbstractTableModel::QAbstractTableModel;
  void show(std::shared_ptr<const ImportPreview> preview);
  /// Of both vocabularies: decides which words are unknown.
  void setSize(int size);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QVariant text(const ImportPreviewPair& pair, bool target, int column) const;
  QList<int> unknown(const ImportPreviewPair& pair, bool target) const;

  std::shared_ptr<const ImportPreview> m_preview;
  int m_size = 0;  // 0: every word is known
};

}  // namespace lookback::ui
