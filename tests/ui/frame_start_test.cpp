// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/ui/support/tiny_model.h"
#include "tests/ui/support/views_fixture.h"

/// Starts the program itself.
namespace lookback::test {
namespace {

class StartTest : public testing::Test {
 protected:
  StartTest() { application(); }

  /// Exit code; -1 if it crashed or did not end.
  int run(const QStringList& arguments, bool display = false) {
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("HOME"), folder.path());
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    if (display) environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":987"));  // which nobody serves
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LOOKBACK_WINDOW), arguments);
    if (!process.waitForFinished(60000)) {
      process.kill();
      process.waitForFinished();
      return -1;
    }
    errors = QString::fromUtf8(process.readAllStandardError());
    output = QString::fromUtf8(process.readAllStandardOutput());
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  }
  QString model() {
    const QString path = folder.filePath(QStringLiteral("Téléchargements 数据.safetensors"));
    saveModel(*tinyModel(), path.toStdU16String());
    return path;
  }

  QTemporaryDir folder;
  QString output, errors;
};

TEST_F(StartTest, WithoutADisplayItSaysSoAndEnds) {
  EXPECT_EQ(run({}), 1);
  EXPECT_TRUE(errors.contains(QStringLiteral("no display"))) << errors.toStdString();
  EXPECT_EQ(run({}, true), 1);
  EXPECT_TRUE(errors.contains(QStringLiteral("no display"))) << errors.toStdString();
}

TEST_F(StartTest, HelpAndVersionNeedNoDisplay) {
  EXPECT_EQ(run({QStringLiteral("--help")}), 0);
  EXPECT_TRUE(output.contains(QStringLiteral("--screenshot")));
  EXPECT_EQ(run({QStringLiteral("--version")}), 0);
  EXPECT_TRUE(output.startsWith(QStringLiteral("lookback ")));
}

TEST_F(StartTest, WrongUseIsTwo) {
  for (const QStringList& wrong : {QStringList{QStringLiteral("--size"), QStringLiteral("banana")},
                                   {QStringLiteral("--theme"), QStringLiteral("pink")},
                                   {QStringLiteral("--step"), QStringLiteral("x")},
                                   {QStringLiteral("--unknown")}})
    EXPECT_EQ(run(wrong), 2) << wrong.join(QLatin1Char(' ')).toStdString();
}

TEST_F(StartTest, ScreenshotHasTheSizeAskedFor) {
  const QString file = folder.filePath(QStringLiteral("window.png"));
  ASSERT_EQ(run({QStringLiteral("--model"), model(), QStringLiteral("--text"), QStringLiteral("le chat dort ."),
                 QStringLiteral("--size"), QStringLiteral("1100x700"), QStringLiteral("--theme"),
                 QStringLiteral("dark"), QStringLiteral("--step"), QStringLiteral("2:blend"), QStringLiteral("--set"),
                 QStringLiteral("2:1=3"), QStringLiteral("--screenshot"), file}),
            0)
      << errors.toStdString();
  EXPECT_EQ(QImage(file).size(), QSize(1100, 700));
}

TEST_F(StartTest, SaysWhenItIsPaintedForTheBenchmark) {
  ASSERT_EQ(run({QStringLiteral("--measure-start"), QStringLiteral("--model"), model()}), 0) << errors.toStdString();
  EXPECT_EQ(output, QStringLiteral("window\nsentence\n"));
}

TEST_F(StartTest, UnreadableModelIsSaidAndGivesOne) {
  const QString file = folder.filePath(QStringLiteral("window.png"));
  EXPECT_EQ(run({QStringLiteral("--model"), QStringLiteral("/does/not/exist.safetensors"),
                 QStringLiteral("--screenshot"), file}),
            1);
  EXPECT_TRUE(errors.contains(QStringLiteral("/does/not/exist.safetensors"))) << errors.toStdString();
  EXPECT_FALSE(QImage(file).isNull());
}

}  // namespace
}  // namespace lookback::test
