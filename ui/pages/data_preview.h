// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QTableView>
#include <memory>

#include "ui/models/import_pairs.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// The first pairs, before and after the tokeniser side by side, with a sentence about the whole file.
class DataPreview final : public QFrame {
  Q_OBJECT
 public:
  DataPreview(Theme& theme, QWidget* parent);
  /// Nothing for no preview.
  void showPreview(std::shared_ptr<const ImportPreview> preview);
  /// Of both vocabularies: words that they lack are marked.
  void setSize(int size);
  QTableView* table() const { return m_table; }
  QString summary() const { return m_summary->text(); }
  /// Null for none.
  const std::shared_ptr<const ImportPreview>& preview() const { return m_preview; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  QString sentence() const;

  Theme& m_theme;
  ImportPairsModel* m_model;
  QTableView* m_table;
  QLabel *m_title, *m_summary, *m_warnings;
  std::shared_ptr<const ImportPreview> m_preview;
};

}  // namespace lookback::ui
