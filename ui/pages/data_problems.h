// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QTreeWidget>
#include <memory>

#include "core/data/import.h"
#include "ui/pages/data_export.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// What is wrong with the lines of a file: a row for each kind with its count and the fix on offer, ticked or not, and
/// under it the first lines with place and text.
class DataProblems final : public QFrame {
  Q_OBJECT
 public:
  DataProblems(Theme& theme, QWidget* parent);
  void showPreview(std::shared_ptr<const ImportPreview> preview);
  QTreeWidget* tree() const { return m_tree; }
  QString summary() const { return m_summary->text(); }
  /// As they are shown, for an export.
  QList<ProblemRow> rows() const;

 Q_SIGNALS:
  void fixToggled(lookback::ImportIssue issue, bool wanted);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void addIssue(const ImportIssueCount& count, bool open);
  void applyTheme();

  Theme& m_theme;
  QTreeWidget* m_tree;
  QLabel *m_title, *m_summary;
  std::shared_ptr<const ImportPreview> m_preview;
  bool m_filling = false;
};

}  // namespace lookback::ui
