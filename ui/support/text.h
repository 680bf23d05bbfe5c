// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <string>

namespace lookback::ui {

/// Token text is data. These are the ways by which it enters a sentence, a menu or a hint of the frame; the views paint
/// it themselves (ui/views/token_text.h).

/// Text between the marks that keep its writing direction to itself (U+2068, U+2069).
QString isolated(const QString& text);
/// A token: control characters become visible signs first.
QString isolated(const std::string& token);
/// The same in quotation marks of the interface's language.
QString quoted(const std::string& token);
/// "name: value" with the spaces of the interface's language.
QString labelled(const QString& name, const QString& value);
/// "one; another; a third".
QString enumerated(const QStringList& facts);
/// For menus, buttons and tabs: & doubled, so that it is a letter and not a mnemonic.
QString menuText(const QString& text);
/// For tool tips, which guess at markup: escaped, so that what looks like a tag is read as letters.
QString plainTip(const QString& text);

}  // namespace lookback::ui
