// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <vector>

/// The translation files against the sources: every plural has its English forms, no French text lost a placeholder.
namespace lookback::test {
namespace {

struct Message {
  QString context, source;
  QStringList forms;  // one, or as many as the language has for plurals
  bool plural = false, finished = true;
};

std::vector<Message> messagesOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml(&file);
  std::vector<Message> messages;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    const auto name = xml.name();
    if (name == u"name") {
      context = xml.readElementText();
    } else if (name == u"message") {
      messages.push_back({context, {}, {}, xml.attributes().value(QStringLiteral("numerus")) == u"yes"});
    } else if (name == u"source") {
      messages.back().source = xml.readElementText();
    } else if (name == u"translation") {
      messages.back().finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
      if (!messages.back().plural) messages.back().forms << xml.readElementText();
    } else if (name == u"numerusform") {
      messages.back().forms << xml.readElementText();
    }
  }
  EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
  return messages;
}

QSet<QString> placeholders(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("%L?\\d+|%n"));
  QSet<QString> found;
  for (auto all = pattern.globalMatch(text); all.hasNext();) found << all.next().captured();
  return found;
}

std::string label(const Message& message) {
  return (message.context + QStringLiteral(": ") + message.source).toStdString();
}

class Translation : public testing::Test {
 protected:
  /// A copy of a translation file, brought up to the sources as they are now.
  void bringUp(const char* name, QStringList options) {
    const QDir root(QStringLiteral(LOOKBACK_SOURCE_DIR));
    m_file = m_folder.filePath(QLatin1String(name));
    ASSERT_TRUE(QFile::copy(root.filePath(QStringLiteral("resources/translations/") + QLatin1String(name)), m_file));
    ASSERT_TRUE(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner));
    options << QStringLiteral("-I") << root.path() << root.filePath(QStringLiteral("ui"))
            << root.filePath(QStringLiteral("app/lookback")) << QStringLiteral("-locations") << QStringLiteral("none")
            << QStringLiteral("-no-obsolete") << QStringLiteral("-ts") << m_file;
    QProcess lupdate;
    lupdate.start(QStringLiteral(LOOKBACK_LUPDATE), options);
    constexpr int kPatienceMs = 120000;
    ASSERT_TRUE(lupdate.waitForFinished(kPatienceMs)) << lupdate.errorString().toStdString();
    ASSERT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
  }

  std::vector<Message> messages() const { return messagesOf(m_file); }

 private:
  QTemporaryDir m_folder;
  QString m_file;
};

TEST_F(Translation, EveryEnglishPluralHasBothForms) {
  ASSERT_NO_FATAL_FAILURE(bringUp("lookback_en.ts", {QStringLiteral("-pluralonly")}));
  ASSERT_GE(messages().size(), 40u);
  for (const Message& message : messages()) {
    ASSERT_TRUE(message.plural) << label(message);
    EXPECT_TRUE(message.finished && message.forms.size() == 2 && !message.forms.contains(QString()))
        << label(message) << "\nhas no English forms: run resources/translations/update.sh and fill them in.";
    for (const QString& form : message.forms)
      EXPECT_FALSE(form.contains(QLatin1String("(s)")) || form.contains(QLatin1String("(es)"))) << label(message);
  }
}

/// A text without a translation is shown in English, which is no error; the number is printed for whoever translates.
TEST_F(Translation, FrenchTextsKeepTheirPlaceholders) {
  ASSERT_NO_FATAL_FAILURE(bringUp("lookback_fr.ts", {}));
  ASSERT_GE(messages().size(), 1500u);
  int missing = 0;
  for (const Message& message : messages()) {
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
