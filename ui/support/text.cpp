// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/text.h"

#include <QCoreApplication>

#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr QChar kIsolate(0x2068), kEndIsolate(0x2069);

}  // namespace

QString isolated(const QString& text) {
  return kIsolate + text + kEndIsolate;
}
QString isolated(const std::string& token) {
  return isolated(tokenText(token));
}

QString quoted(const std::string& token) {
  return QCoreApplication::translate("lookback::ui", "“%1”", "a word in quotation marks").arg(isolated(token));
}

QString labelled(const QString& name, const QString& value) {
  return QCoreApplication::translate("lookback::ui", "%1: %2", "a name and its value").arg(name, value);
}

QString enumerated(const QStringList& facts) {
  return facts.join(QCoreApplication::translate("lookback::ui", "; ", "between two facts"));
}

QString menuText(const QString& text) {
  return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString plainTip(const QString& text) {
  return QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

}  // namespace lookback::ui
