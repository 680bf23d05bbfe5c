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

/// Nothing that is typed is left out without a word.
TEST_F(StartTest, ValuesOutOfRangeAreRefused) {
  const auto words = [](const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); };
  for (const char* wrong : {"--scale nan",
                            "--scale inf",
                            "--scale 79",
                            "--scale 301",
                            "--scale 1e400",
                            "--scale ",
                            "--size 0x0",
                            "--size 99999999999x5",
                            "--step -1",
                            "--step 0:blend",
                            "--step 3:think",
                            "--step 99999999999",
                            "--set 1:0=nan",
                            "--set 1:0=inf",
                            "--set 1:0=1e400",
                            "--set 0:1=2",
                            "--set 1:-1=2",
                            "--set 1:1=2x",
                            "--handout  --out x.pdf",
                            "--handout 5 --out ",
                            "--handout 5",
                            "--out x.pdf",
                            "--teacher",
                            "--text ",
                            "--model ",
                            "--store ",
                            "--lesson ",
                            "--corpus ",
                            "--screenshot ",
                            "--handout 5 --out x.pdf --page learn",
                            "--lesson 1 --corpus x"}) {
    EXPECT_EQ(run(words(wrong)), 2) << wrong;
    EXPECT_FALSE(errors.isEmpty()) << wrong;
  }
  const QStringList picture = {QStringLiteral("--screenshot"), folder.filePath(QStringLiteral("none.png"))};
  for (const char* wrong :
       {"--lesson 99", "--lesson own/no-such", "--size 100x100", "--corpus /no/such.tsv", "--corpus /", "--store /"}) {
    EXPECT_EQ(run(words(wrong) + picture), 1) << wrong;
    EXPECT_TRUE(errors.startsWith(QStringLiteral("lookback: "))) << errors.toStdString();
    EXPECT_FALSE(QFile::exists(picture.last())) << wrong;
  }
}

TEST_F(StartTest, StepsAndPositionsThatAreNotThereAreSaid) {
  const QStringList common = {QStringLiteral("--model"),      model(),
                              QStringLiteral("--text"),       QStringLiteral("le chat dort ."),
                              QStringLiteral("--screenshot"), folder.filePath(QStringLiteral("window.png"))};
  for (const auto& [option, value] : {std::pair("--step", "99"), {"--set", "99:0=5"}, {"--set", "1:99=5"}}) {
    EXPECT_EQ(run(QStringList(common) << QLatin1String(option) << QLatin1String(value)), 1) << option << value;
    EXPECT_TRUE(errors.contains(QStringLiteral("There is no"))) << errors.toStdString();
  }
  EXPECT_EQ(run(QStringList(common) << QStringLiteral("--step") << QStringLiteral("0")), 0) << errors.toStdString();
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
