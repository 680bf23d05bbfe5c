// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/token_text.h"

#include <QGlyphRun>
#include <QTextLayout>
#include <algorithm>

namespace lookback::ui {
namespace {

constexpr char16_t kControlPictures = 0x2400;  // U+2400 + c pictures the control character c
constexpr char16_t kDeletePicture = 0x2421;
constexpr char16_t kReplacement = 0xFFFD;

/// What stands for a UTF-16 unit that neither a label nor XML can hold; 0 if the unit may stay.
char16_t visibleSign(const QString& text, qsizetype at) {
  const QChar c = text[at];
  const char16_t unit = c.unicode();
  if (unit < 0x20) return static_cast<char16_t>(kControlPictures + unit);
  if (unit == 0x7F) return kDeletePicture;
  if (unit >= 0x80 && unit < 0xA0) return kReplacement;
  if (unit == 0xFFFE || unit == 0xFFFF || unit == 0x2028 || unit == 0x2029) return kReplacement;
  const bool loneHigh = c.isHighSurrogate() && (at + 1 >= text.size() || !text[at + 1].isLowSurrogate());
  const bool loneLow = c.isLowSurrogate() && (at == 0 || !text[at - 1].isHighSurrogate());
  return loneHigh || loneLow ? kReplacement : 0;
}

bool hasRightToLeft(const QString& text) {
  return std::any_of(text.cbegin(), text.cend(), [](QChar c) {
    return c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.direction() == QChar::DirAN;
  });
}

bool hasGlyphs(const QString& text, const QFont& font) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  layout.createLine();
  layout.endLayout();
  const QList<QGlyphRun> runs = layout.glyphRuns();
  return std::all_of(runs.cbegin(), runs.cend(), [](const QGlyphRun& run) { return !run.glyphIndexes().contains(0u); });
}

}  // namespace

QString tokenText(const std::string& utf8) {
  QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
  for (qsizetype at = 0; at < text.size(); ++at)
    if (const char16_t sign = visibleSign(text, at)) text[at] = QChar(sign);
  return text;
}

QStringList tokenTexts(const std::vector<std::string>& tokens) {
  QStringList texts;
  texts.reserve(static_cast<qsizetype>(tokens.size()));
  for (const std::string& token : tokens) texts << tokenText(token);
  return texts;
}

QString inSentence(const QString& token) {
  return hasRightToLeft(token) ? QChar(0x2068) + token + QChar(0x2069) : token;
}

QStringList withoutGlyphs(const QStringList& texts, const QFont& font) {
  QStringList missing;
  for (const QString& text : texts)
    if (!missing.contains(text) && !hasGlyphs(text, font)) missing << text;
  return missing;
}

}  // namespace lookback::ui
