// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// Tables as text (RFC 4180, UTF-8, LF): what a view draws, with numbers that read back to the same double.
namespace lookback::ui {

/// One field, quoted where it has to be.
QString csvField(const QString& text);
/// One line with its line feed.
QString csvLine(const QStringList& fields);
/// The reverse: lines of fields. An open quote runs to the end of the text.
QList<QStringList> parseCsv(const QString& text);

}  // namespace lookback::ui
