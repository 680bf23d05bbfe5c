// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_export.h"

#include <utility>

namespace lookback::ui {

QString csvField(const QString& text) {
  const bool plain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r') &&
                     !text.startsWith(u' ') && !text.endsWith(u' ');
  if (plain) return text;
  QString quoted = text;
  quoted.replace(u'"', QStringLiteral("\"\""));
  return u'"' + quoted + u'"';
}

QString csvLine(const QStringList& fields) {
  QStringList texts;
  texts.reserve(fields.size());
  for (const QString& field : fields) texts << csvField(field);
  return texts.join(u',') + u'\n';
}

QList<QStringList> parseCsv(const QString& text) {
  QList<QStringList> lines;
  QStringList line;
  QString field;
  bool quoted = false;
  for (qsizetype at = 0; at < text.size(); ++at) {
    const QChar c = text[at];
    if (quoted) {
      if (c != u'"') {
        field += c;
      } else if (at + 1 < text.size() && text[at + 1] == u'"') {
        field += c;
        ++at;
      } else {
        quoted = false;
      }
    } else if (c == u'"' && field.isEmpty()) {
      quoted = true;
    } else if (c == u',' || c == u'\n') {
      line << field;
      field.clear();
      if (c == u'\n') lines << std::exchange(line, {});
    } else if (c != u'\r') {
      field += c;
    }
  }
  if (!field.isEmpty() || !line.isEmpty()) lines << (line << field);
  return lines;
}

}  // namespace lookback::ui
