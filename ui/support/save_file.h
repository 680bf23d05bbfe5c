// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace lookback::ui {

/// Writes a file whole or not at all. Returns why not, in the system's words, or an empty string. A device or a pipe is
/// refused: replacing it by a file would take it away from everybody.
QString saveFile(const QByteArray& bytes, const QString& file);

}  // namespace lookback::ui
