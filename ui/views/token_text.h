// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

/// Token text is data: shown letter for letter, never translated, never read as markup.
namespace lookback::ui {

/// A token as it is drawn and named: control characters and non-characters become visible signs, so that they can stand
/// in a label and in XML; everything else stays as it is.
QString tokenText(const std::string& utf8);
QStringList tokenTexts(const std::vector<std::string>& tokens);

/// A token inside a sentence: right-to-left text is isolated (U+2068 … U+2069) so that it cannot reorder its
/// neighbours.
QString inSentence(const QString& token);

/// Those of the texts that `font` and its fallbacks have no glyphs for, each once.
QStringList withoutGlyphs(const QStringList& texts, const QFont& font);

}  // namespace lookback::ui
