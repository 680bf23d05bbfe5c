// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include "ui/services.h"

namespace lookback::ui {

/// Every action with its key: read, change, reset, print. A key that another action has is refused by name.
class KeyCard final : public QDialog {
  Q_OBJECT
 public:
  /// `paneActions`: actions of the panes, which have keys of their own while a pane has the keyboard.
  KeyCard(Services services, const QList<QAction*>& paneActions, QWidget* parent);

 private:
  void name();
  void fill();
  void follow();
  void assign();
  void print();
  QString currentId() const;

  Services m_services;
  QList<QAction*> m_paneActions;
  QTableWidget* m_table;
  QKeySequenceEdit* m_keys;
  QPushButton *m_set, *m_reset, *m_resetAll, *m_print, *m_close;
  QLabel* m_message;
};

}  // namespace lookback::ui
