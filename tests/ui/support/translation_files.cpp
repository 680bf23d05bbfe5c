// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/translation_files.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace lookback::test {
namespace {

std::vector<Message> read(const QString& path) {
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

}  // namespace

std::vector<Message> messagesOf(const char* file, const QStringList& options) {
  const QDir root(QStringLiteral(LOOKBACK_SOURCE_DIR));
  const QTemporaryDir folder;
  const QString copy = folder.filePath(QLatin1String(file));
  EXPECT_TRUE(QFile::copy(root.filePath(QStringLiteral("resources/translations/") + QLatin1String(file)), copy));
  EXPECT_TRUE(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
  QProcess lupdate;
  lupdate.start(
      QStringLiteral(LOOKBACK_LUPDATE),
      options + QStringList{QStringLiteral("-I"), root.path(), root.filePath(QStringLiteral("ui")),
                            root.filePath(QStringLiteral("app/lookback")), QStringLiteral("-locations"),
                            QStringLiteral("none"), QStringLiteral("-no-obsolete"), QStringLiteral("-ts"), copy});
  constexpr int kPatienceMs = 120000;
  EXPECT_TRUE(lupdate.waitForFinished(kPatienceMs)) << lupdate.errorString().toStdString();
  EXPECT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
  return read(copy);
}

}  // namespace lookback::test
