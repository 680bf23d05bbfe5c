// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QSet>
#include <vector>

#include "tests/ui/support/translation_files.h"

/// The translation files against the sources: every plural has its English forms, no French text lost a placeholder.
namespace lookback::test {
namespace {

QSet<QString> placeholders(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("%L?\\d+|%n"));
  QSet<QString> found;
  for (auto all = pattern.globalMatch(text); all.hasNext();) found << all.next().captured();
  return found;
}

std::string label(const Message& message) {
  return (message.context + QStringLiteral(": ") + message.source).toStdString();
}

TEST(Translation, EveryEnglishPluralHasBothForms) {
  const std::vector<Message> messages = messagesOf("lookback_en.ts", {QStringLiteral("-pluralonly")});
  ASSERT_GE(messages.size(), 40u);
  for (const Message& message : messages) {
    ASSERT_TRUE(message.plural) << label(message);
    EXPECT_TRUE(message.finished && message.forms.size() == 2 && !message.forms.contains(QString()))
        << label(message) << "\nhas no English forms: run resources/translations/update.sh and fill them in.";
    for (const QString& form : message.forms)
      EXPECT_FALSE(form.contains(QLatin1String("(s)")) || form.contains(QLatin1String("(es)"))) << label(message);
  }
}

/// A text without a translation is shown in English, which is no error; the number is printed for whoever translates.
TEST(Translation, FrenchTextsKeepTheirPlaceholders) {
  const std::vector<Message> messages = messagesOf("lookback_fr.ts");
  ASSERT_GE(messages.size(), 1500u);
  int missing = 0;
  for (const Message& message : messages) {
    if (!message.finished) {
      ++missing;
      continue;
    }
    for (const QString& form : message.forms) {
      QSet<QString> left = placeholders(message.source) - placeholders(form);
      if (message.plural) left.remove(QStringLiteral("%n"));  // "une phrase"
      EXPECT_TRUE(left.isEmpty() && (placeholders(form) - placeholders(message.source)).isEmpty())
          << label(message) << "\n"
          << form.toStdString();
    }
  }
  std::printf("%d texts of the window have no French translation\n", missing);
  RecordProperty("missing", missing);
}

}  // namespace
}  // namespace lookback::test
