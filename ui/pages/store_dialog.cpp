// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/store_dialog.h"

#include <QCoreApplication>

namespace lookback::ui {

QFileDialog* storeDialog(QWidget* parent) {
  const auto text = [](const char* source) { return QCoreApplication::translate("lookback::ui::StoreDialog", source); };
  auto* dialog = new QFileDialog(parent, text(QT_TRANSLATE_NOOP("lookback::ui::StoreDialog", "Store runs in")),
                                 QString(), text(QT_TRANSLATE_NOOP("lookback::ui::StoreDialog", "Runs (*.lookback)")));
  dialog->setObjectName(QStringLiteral("storeDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("lookback"));
  dialog->selectFile(QStringLiteral("runs.lookback"));
  dialog->setOption(QFileDialog::DontConfirmOverwrite);  // an existing store gets the run beside its own
  return dialog;
}

}  // namespace lookback::ui
