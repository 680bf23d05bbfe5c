// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>

#include "ui/support/theme.h"

namespace lookback::ui {

/// Sentence pairs from the clipboard or the keyboard: two boxes line by line, or one with source, tab, target. Deletes
/// itself when closed.
class DataPaste final : public QDialog {
  Q_OBJECT
 public:
  DataPaste(Theme& theme, QWidget* parent);

 Q_SIGNALS:
  /// The target is empty where the source holds tabs.
  void taken(const QString& source, const QString& target);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void follow();

  QLabel *m_help, *m_state, *m_sourceLabel, *m_targetLabel;
  QPlainTextEdit *m_source, *m_target;
  QPushButton *m_take, *m_close;
};

/// Writes what was pasted into `folder`: one TSV file, or two with a side each. Empty if that fails.
QStringList pastedFiles(const QString& folder, const QString& source, const QString& target);

}  // namespace lookback::ui
