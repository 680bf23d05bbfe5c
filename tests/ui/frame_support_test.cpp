// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <thread>

#include "tests/ui/support/views_fixture.h"
#include "ui/controllers/pane_export.h"
#include "ui/models/model_shelf.h"
#include "ui/support/actions.h"
#include "ui/support/background.h"
#include "ui/support/equation.h"
#include "ui/support/save_file.h"
#include "ui/support/settings.h"
#include "ui/support/text.h"
#include "ui/views/arcs_view.h"
#include "ui/views/map_view.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace lookback::test {
namespace {

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}
QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class SettingsTest : public testing::Test {
 protected:
  SettingsTest() { application(); }
  QTemporaryDir folder;
  QString path = folder.filePath(QStringLiteral("window.ini"));
};

TEST_F(SettingsTest, ValuesComeBackWithTheirTypes) {
  {
    ui::Settings settings(path);
    settings.set(ui::setting::scale, 1.25);
    settings.set(ui::setting::recentModels,
                 QStringList{QStringLiteral("/œuvre 数据/a.safetensors"), QStringLiteral("/b")});
    settings.set(ui::setting::geometry, QByteArray("\x01\x00\xff", 3));
    EXPECT_TRUE(settings.save());
  }
  const ui::Settings again(path);
  EXPECT_EQ(again.get(ui::setting::scale), 1.25);
  EXPECT_EQ(again.get(ui::setting::recentModels).front(), QStringLiteral("/œuvre 数据/a.safetensors"));
  EXPECT_EQ(again.get(ui::setting::geometry), QByteArray("\x01\x00\xff", 3));
  EXPECT_TRUE(again.get(ui::setting::inspector));
  EXPECT_EQ(again.note(), QString());
}

TEST_F(SettingsTest, DamagedFileIsKeptAsideAndSavingWorksAgain) {
  for (const QByteArray& damage :
       {QByteArray("[General\nbeam=\xb8\xb8 banana\n"), QByteArray("\0\0\0\0", 4), QByteArray("just words\n")}) {
    write(path, damage);
    ui::Settings settings(path);
    EXPECT_FALSE(settings.note().isEmpty()) << damage.toStdString();
    EXPECT_EQ(settings.get(ui::setting::scale), 1.0);
    settings.set(ui::setting::scale, 2.0);
    EXPECT_TRUE(settings.save());
  }
  EXPECT_EQ(read(path + QStringLiteral(".damaged")), QByteArray("[General\nbeam=\xb8\xb8 banana\n"));
  EXPECT_EQ(read(path + QStringLiteral(".damaged-2")), QByteArray("\0\0\0\0", 4));
  EXPECT_EQ(ui::Settings(path).get(ui::setting::scale), 2.0);
}

TEST_F(SettingsTest, TheSharedGarbageFileIsRefused) {
  const QString garbage = QStringLiteral(LOOKBACK_SHARED_DIR "/cases/paths/garbage.ini");
  if (!QFile::exists(garbage)) GTEST_SKIP() << "the shared cases are not here";
  write(path, read(garbage));
  const ui::Settings settings(path);
  EXPECT_FALSE(settings.note().isEmpty());
  EXPECT_EQ(read(path + QStringLiteral(".damaged")), read(garbage));
}

TEST_F(SettingsTest, EmptyFileIsNoDamageAndUnknownKeysAreLeftAlone) {
  write(path, QByteArray());
  EXPECT_EQ(ui::Settings(path).note(), QString());
  write(path, QByteArray("[future]\nthing=7\n\n[appearance]\nscale=banana\n"));
  {
    ui::Settings settings(path);
    EXPECT_EQ(settings.note(), QString());
    EXPECT_EQ(settings.get(ui::setting::scale), 1.0);  // not a number
    settings.set(ui::setting::speed, 0.5);
    settings.save();
  }
  EXPECT_TRUE(read(path).contains("thing=7"));
}

TEST_F(SettingsTest, ClashingKeysAreRefusedAndChosenOnesRemembered) {
  ui::Settings settings(path);
  {
    ui::Actions actions(settings);
    actions.add(QStringLiteral("a"), QKeySequence(QStringLiteral("Ctrl+A")));
    actions.add(QStringLiteral("b"), QKeySequence(QStringLiteral("Ctrl+B")));
    EXPECT_FALSE(actions.setShortcut(QStringLiteral("b"), QKeySequence(QStringLiteral("Ctrl+A"))));
    EXPECT_EQ(actions.clash(QStringLiteral("b"), QKeySequence(QStringLiteral("Ctrl+A"))), QStringLiteral("a"));
    EXPECT_TRUE(actions.setShortcut(QStringLiteral("b"), QKeySequence(QStringLiteral("Ctrl+K"))));
  }
  ui::Actions actions(settings);
  actions.add(QStringLiteral("a"), QKeySequence(QStringLiteral("Ctrl+A")));
  actions.add(QStringLiteral("b"), QKeySequence(QStringLiteral("Ctrl+B")));
  EXPECT_EQ(actions.get(QStringLiteral("b"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+K")));
  actions.setShortcut(QStringLiteral("a"), QKeySequence(QStringLiteral("Ctrl+B")));  // free now
  {
    ui::Actions later(settings);  // another program version, where the key a person gave to "a" is the usual one of "c"
    later.add(QStringLiteral("a"), QKeySequence(QStringLiteral("Ctrl+A")));
    later.add(QStringLiteral("c"), QKeySequence(QStringLiteral("Ctrl+B")));
    EXPECT_EQ(later.get(QStringLiteral("a"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
    EXPECT_EQ(later.get(QStringLiteral("c"))->shortcut(), QKeySequence());
  }
  actions.resetShortcut(QStringLiteral("b"));  // takes it back
  EXPECT_EQ(actions.get(QStringLiteral("a"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+A")));
  EXPECT_EQ(actions.get(QStringLiteral("b"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
}

TEST(Actions, SignsThatNeedShiftCountAsThemselves) {
  application();
  QTemporaryDir folder;
  ui::Settings settings(folder.filePath(QStringLiteral("w.ini")));
  ui::Actions actions(settings);
  int card = 0, bold = 0;
  QObject::connect(actions.add(QStringLiteral("card"), QKeySequence(QStringLiteral("?")), ui::KeyScope::page),
                   &QAction::triggered, &actions, [&] { ++card; });
  QObject::connect(actions.add(QStringLiteral("b"), QKeySequence(QStringLiteral("B")), ui::KeyScope::page),
                   &QAction::triggered, &actions, [&] { ++bold; });
  EXPECT_TRUE(actions.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Question, Qt::ShiftModifier, QStringLiteral("?"))));
  EXPECT_TRUE(actions.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_B, Qt::NoModifier, QStringLiteral("b"))));
  EXPECT_FALSE(actions.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_B, Qt::ShiftModifier, QStringLiteral("B"))));
  EXPECT_FALSE(actions.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_B, Qt::ControlModifier, QString())));
  EXPECT_EQ(card, 1);
  EXPECT_EQ(bold, 1);
}

TEST(Shelf, ShippedModelsComeFirstAndOpenedOnesAreRemembered) {
  application();
  QTemporaryDir folder;
  for (const char* name : {"en-fr", "fr-en", "fr-en-rnnencdec"})
    write(folder.filePath(QLatin1String(name) + QStringLiteral(".safetensors")), "x");
  write(folder.filePath(QStringLiteral("own.safetensors")) + QStringLiteral("x"), "x");
  const QString gone = folder.filePath(QStringLiteral("gone.safetensors"));
  ui::ModelShelf shelf({folder.path(), QStringLiteral("/does/not/exist")}, {gone});
  ASSERT_EQ(shelf.entries().size(), 3u);
  EXPECT_EQ(shelf.opening(QString()).stem(), "fr-en");
  EXPECT_EQ(shelf.opening(gone).stem(), "fr-en");
  EXPECT_EQ(shelf.opening(folder.filePath(QStringLiteral("en-fr.safetensors"))).stem(), "en-fr");
  for (int i = 0; i < 20; ++i) shelf.remember("/elsewhere/" + std::to_string(i) + ".safetensors");
  EXPECT_EQ(shelf.recent().size(), 8);
  EXPECT_EQ(shelf.recent().front(), QStringLiteral("/elsewhere/19.safetensors"));
  shelf.remember(shelf.entries()[0].file);  // a shipped one is not an opened one
  EXPECT_EQ(shelf.recent().size(), 8);
}

#ifdef Q_OS_LINUX
TEST(Background, HoldsForTheThreadAndThoseItStartsAndNotForOthers) {
  const auto niceness = [] { return getpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid))); };
  const int before = niceness();
  int own = -1, child = -1;
  std::thread([&] {
    ui::stayInBackground();
    own = niceness();
    std::thread([&] { child = niceness(); }).join();
  }).join();
  EXPECT_GE(own, std::max(before, 10));
  EXPECT_EQ(child, own);
  EXPECT_EQ(niceness(), before);
}
#endif

TEST(FrameText, TokensAreDataEverywhere) {
  EXPECT_EQ(ui::menuText(QStringLiteral("a&b && c")), QStringLiteral("a&&b &&&& c"));
  EXPECT_EQ(ui::plainTip(QStringLiteral("<b>x</b>\n&amp;")),
            QStringLiteral("<qt>&lt;b&gt;x&lt;/b&gt;<br>&amp;amp;</qt>"));
  EXPECT_EQ(ui::isolated(std::string("x")), QStringLiteral("\u2068x\u2069"));
}

TEST(Formula, TakesRoomForIndexAndFraction) {
  application();
  const ui::Theme theme;
  const QSizeF plain = ui::Formula(QStringLiteral("c")).size(theme, 16),
               index = ui::Formula(QStringLiteral("c_i")).size(theme, 16),
               fraction = ui::Formula(QStringLiteral("\\f{a}{b}")).size(theme, 16);
  EXPECT_GT(index.width(), plain.width());
  EXPECT_GT(index.height(), plain.height());
  EXPECT_GT(fraction.height(), index.height());
  for (const char* odd : {"", "_", "^", "a_", "{", "}", "\\", "\\f", "\\f{a", "\\u{", "a__b", "\\r{h}_j^"})
    EXPECT_GE(ui::Formula(QString::fromLatin1(odd)).size(theme, 16).width(), 0) << odd;  // and no crash
}

class ExportTest : public ViewsTest {
 protected:
  ExportTest() : arcs(model, theme) { place(arcs, 640, 240); }
  QString in(const char* name) { return folder.filePath(QLatin1String(name)); }
  QTemporaryDir folder;
  ui::ArcsView arcs;
};

TEST_F(ExportTest, WritesEachFormat) {
  const ui::ExportCaption caption = ui::exportCaption(arcs);
  for (const char* name : {"a.png", "a.svg", "a.pdf", "a.csv", "b.PNG"})
    EXPECT_EQ(ui::exportPane(arcs, in(name), caption), QString()) << name;
  const QImage png(in("a.png"));
  EXPECT_EQ(png.width(), 2 * (arcs.exportSize().width() + 32));
  EXPECT_EQ(png.size(), QImage(in("b.PNG")).size());
  EXPECT_TRUE(read(in("a.pdf")).startsWith("%PDF"));
  EXPECT_TRUE(read(in("a.csv")).contains("zone"));
  QXmlStreamReader svg(read(in("a.svg")));
  QString text;
  while (!svg.atEnd())
    if (svg.readNext() == QXmlStreamReader::Characters) text += svg.text();
  EXPECT_FALSE(svg.hasError()) << svg.errorString().toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("économique")));
}

TEST_F(ExportTest, SuffixDecidesTheFormatOrIsAdded) {
  const QStringList filters = ui::exportFilters();
  EXPECT_EQ(ui::withExportSuffix(QStringLiteral("x.PNG"), filters[1]), QStringLiteral("x.PNG"));
  EXPECT_EQ(ui::withExportSuffix(QStringLiteral("x"), filters[1]), QStringLiteral("x.svg"));
  EXPECT_EQ(ui::withExportSuffix(QStringLiteral("x.xyz"), filters[0]), QStringLiteral("x.xyz.png"));
}

TEST_F(ExportTest, FailureNamesPathAndReasonAndKeepsTheOldFile) {
  const ui::ExportCaption caption = ui::exportCaption(arcs);
  const QString problem = ui::exportPane(arcs, QStringLiteral("/dev/full/x.png"), caption);
  EXPECT_TRUE(problem.contains(QStringLiteral("/dev/full/x.png"))) << problem.toStdString();
  const QString longName = folder.filePath(QString(300, QLatin1Char('n')) + QStringLiteral(".png"));
  EXPECT_FALSE(ui::exportPane(arcs, longName, caption).isEmpty());
}

#ifdef Q_OS_LINUX
TEST(SaveFile, ReplacesNothingButOrdinaryFiles) {
  QTemporaryDir folder;
  const QString pipe = folder.filePath(QStringLiteral("pipe.pdf")), file = folder.filePath(QStringLiteral("file.pdf"));
  ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  EXPECT_FALSE(ui::saveFile("bytes", pipe).isEmpty());
  struct stat status = {};
  ASSERT_EQ(stat(QFile::encodeName(pipe).constData(), &status), 0);
  EXPECT_TRUE(S_ISFIFO(status.st_mode));
  EXPECT_TRUE(ui::saveFile("bytes", file).isEmpty());
  EXPECT_TRUE(ui::saveFile("others", file).isEmpty());
  EXPECT_EQ(read(file), "others");
}
#endif

}  // namespace
}  // namespace lookback::test
