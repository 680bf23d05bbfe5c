// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>

namespace lookback::ui {

/// Asks for a file to keep runs in: a new one, or a store that is there already. Deletes itself; to be opened.
QFileDialog* storeDialog(QWidget* parent);

}  // namespace lookback::ui
