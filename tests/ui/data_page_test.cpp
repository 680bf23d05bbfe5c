// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_page.h"

#include <gmock/gmock.h>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <atomic>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/reader_corpus.h"
#include "core/store/fingerprint.h"
#include "core/store/store.h"
#include "tests/ui/support/views_fixture.h"
#include "ui/models/import_pairs.h"
#include "ui/models/model_shelf.h"
#include "ui/pages/data_paste.h"
#include "ui/support/actions.h"
#include "ui/support/settings.h"

namespace lookback::test {
namespace {

constexpr int kWaitMs = 20000;
using ui::ImportController;
using Json = nlohmann::json;

/// The page alone, with a store of its own.
class DataPageTest : public testing::Test {
 protected:
  DataPageTest() {
    application();
    theme.setName(ui::ThemeName::light);
    open(ui::ImportEngine::core(store().toStdU16String()));
  }

  void open(ui::ImportEngine engine) {
    page = std::make_unique<ui::DataPage>(ui::Services{theme, settings, actions, shelf}, nullptr, std::move(engine));
    page->resize(1200, 720);
    page->show();
  }
  QString store() const { return folder.filePath(QStringLiteral("runs.lookback")); }
  QString write(const QString& name, const std::string& text) {
    const QString path = folder.filePath(name);
    std::ofstream file(path.toStdString(), std::ios::binary);
    file << text;
    return path;
  }
  /// Waits for the end of what `act` starts; true where it went well.
  template <class Act>
  bool settles(Act act) {
    QSignalSpy spy(page.get(), &ui::DataPage::settled);
    act();
    if (spy.isEmpty() && !spy.wait(kWaitMs)) return false;
    return spy.last().at(0).toBool();
  }
  template <class Widget>
  Widget* find(const char* name) {
    return page->findChild<Widget*>(QLatin1String(name));
  }
  QStringList corpora() const {
    return QDir(folder.filePath(QStringLiteral("corpora")))
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  }

  QTemporaryDir folder;
  ui::Theme theme;
  ui::Settings settings{folder.filePath(QStringLiteral("window.ini"))};
  ui::Actions actions{settings};
  ui::ModelShelf shelf{QStringList(), QStringList()};
  std::unique_ptr<ui::DataPage> page;
};

std::string manyPairs(int count) {
  std::string text;
  for (int k = 0; k < count; ++k) text += "le mot " + std::to_string(k) + "\tthe word " + std::to_string(k) + "\n";
  return text;
}

TEST_F(DataPageTest, ShowsFirstPairsBeforeAndAfterAndProblemsWithLines) {
  ASSERT_TRUE(settles([&] {
    page->takeFiles({write("my.fr-en.tsv",
                           "l'accord\tthe deal\nune \xE9"
                           "cole\ta school\nsans\n")});
  }));
  auto* table = find<QTableView>("dataPreview.table");
  QAbstractItemModelTester tester(table->model());
  ASSERT_EQ(table->model()->rowCount(), 2);
  EXPECT_EQ(table->model()->index(0, 2).data(ui::ImportPairsModel::words).toStringList().size(), 2);
  EXPECT_TRUE(table->model()->index(0, 1).data().toString().contains(QStringLiteral("l'accord")));
  auto* tree = find<QTreeWidget>("dataProblems.tree");
  ASSERT_EQ(tree->topLevelItemCount(), 2);
  EXPECT_TRUE(tree->topLevelItem(0)->child(0)->text(0).startsWith(QStringLiteral("Line 2, byte 5")));
  EXPECT_TRUE(tree->topLevelItem(1)->child(0)->text(0).startsWith(QStringLiteral("Line 3")));
  EXPECT_FALSE(tree->topLevelItem(1)->flags() & Qt::ItemIsUserCheckable);
}

TEST_F(DataPageTest, TickingAFixByKeyReadsTheFileAgain) {
  page->takeFiles({write("x.tsv",
                         "l'accord\tthe deal\nune \xE9"
                         "cole\ta school\n")});
  ASSERT_TRUE(settles([] {}));
  auto* tree = find<QTreeWidget>("dataProblems.tree");
  tree->setCurrentItem(tree->topLevelItem(0));
  ASSERT_TRUE(settles([&] { QTest::keyClick(tree, Qt::Key_Space); }));
  EXPECT_EQ(find<QTableView>("dataPreview.table")->model()->rowCount(), 4);
  EXPECT_EQ(tree->topLevelItem(0)->checkState(0), Qt::Checked);
  EXPECT_TRUE(page->statusText().contains(QStringLiteral("2 pairs kept")));
}

TEST_F(DataPageTest, TheSliderShowsTheUnknownShareAtOnce) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", manyPairs(400))}); }));
  auto* sizes = find<QSlider>("dataForm.sizes");
  sizes->setValue(sizes->minimum());
  const int size = find<QSpinBox>("dataForm.size")->value();
  // 1200 words a side: "le" and "mot" 400 times each, 400 numbers once.
  const QString expected = QLocale().toString(100.0 * (400 - (size - 4)) / 1200, 'f', 2);
  EXPECT_TRUE(find<QLabel>("dataForm.unknownSource")->text().contains(expected))
      << find<QLabel>("dataForm.unknownSource")->text().toStdString();
  sizes->setValue(sizes->maximum());
  EXPECT_TRUE(find<QLabel>("dataForm.unknownTarget")->text().contains(QStringLiteral("every word known")));
}

TEST_F(DataPageTest, UnknownWordsAreMarkedInThePreview) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", manyPairs(400))}); }));
  const QModelIndex words = find<QTableView>("dataPreview.table")->model()->index(0, ui::ImportPairsModel::after);
  find<QSpinBox>("dataForm.size")->setValue(402);  // two marks, "le", "mot", 398 numbers: the first among them
  EXPECT_TRUE(words.data(ui::ImportPairsModel::unknownWords).toList().isEmpty());
  find<QSpinBox>("dataForm.size")->setValue(4);  // the two marks, "le", "mot"
  EXPECT_EQ(words.data(ui::ImportPairsModel::unknownWords).toList(), QVariantList{2});
  EXPECT_TRUE(words.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Unknown: ")));
  find<QSpinBox>("dataForm.size")->setValue(3);
  EXPECT_EQ(words.data(ui::ImportPairsModel::unknownWords).toList().size(), 2);
}

TEST_F(DataPageTest, PastedTextIsReadLikeFiles) {
  QApplication::clipboard()->setText(QStringLiteral("le chat\tthe cat\nle chien\tthe dog\n"));
  find<QPushButton>("dataForm.paste")->click();
  auto* dialog = page->findChild<ui::DataPaste*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(settles([&] { dialog->findChild<QPushButton*>(QStringLiteral("dataPaste.take"))->click(); }));
  EXPECT_EQ(find<QTableView>("dataPreview.table")->model()->rowCount(), 4);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !page->findChild<ui::DataPaste*>(); }, kWaitMs));
  QApplication::clipboard()->setText(QStringLiteral("un\ndeux\ntrois"));
  page->setFocus();
  QTest::keyClick(page.get(), Qt::Key_V, Qt::ControlModifier);
  dialog = page->findChild<ui::DataPaste*>();
  ASSERT_NE(dialog, nullptr);
  auto* take = dialog->findChild<QPushButton*>(QStringLiteral("dataPaste.take"));
  auto* target = dialog->findChild<QPlainTextEdit*>(QStringLiteral("dataPaste.target"));
  EXPECT_FALSE(take->isEnabled());
  target->setPlainText(QStringLiteral("one\ntwo"));
  EXPECT_FALSE(take->isEnabled());
  target->setPlainText(QStringLiteral("one\ntwo\nthree"));
  ASSERT_TRUE(settles([&] { take->click(); }));
  EXPECT_EQ(find<QTableView>("dataPreview.table")->model()->rowCount(), 6);
}

TEST_F(DataPageTest, ANameThatIsTakenGetsANumber) {
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(settles([&] { page->takeFiles({write("mine.tsv", manyPairs(40 + round))}); }));
    ASSERT_TRUE(settles([&] { find<QPushButton>("dataForm.import")->click(); }));
  }
  EXPECT_EQ(corpora(), (QStringList{QStringLiteral("mine"), QStringLiteral("mine 2")}));
  store::Store kept(store().toStdU16String());
  std::set<std::string> names;
  for (const store::CorpusRecord& record : kept.corpora()) names.insert(record.name);
  EXPECT_EQ(names, (std::set<std::string>{"mine", "mine (dev)", "mine 2", "mine 2 (dev)"}));
  EXPECT_TRUE(find<QLabel>("dataForm.outcome")->text().contains(QStringLiteral("mine 2")));
}

TEST_F(DataPageTest, AStoreThatFailsIsReplacedByAnother) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", manyPairs(30))}); }));
  write("runs.lookback", "this is no store, but somebody's file");
  EXPECT_FALSE(settles([&] { find<QPushButton>("dataForm.import")->click(); }));
  QToolButton* way = nullptr;
  for (auto* button : page->banner().findChildren<QToolButton*>())
    if (button->text() == QStringLiteral("Store elsewhere…")) way = button;
  ASSERT_NE(way, nullptr);
  way->click();
  auto* dialog = page->findChild<QFileDialog*>(QStringLiteral("storeDialog"));
  ASSERT_NE(dialog, nullptr);
  QSignalSpy chosen(page.get(), &ui::DataPage::storeChosen);
  const QString other = folder.filePath(QStringLiteral("elsewhere/other.lookback"));
  Q_EMIT dialog->fileSelected(other);
  EXPECT_EQ(chosen.size(), 1);
  ASSERT_TRUE(settles([&] { find<QPushButton>("dataForm.import")->click(); })) << page->banner().text().toStdString();
  EXPECT_TRUE(QFile::exists(other));
  EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("elsewhere/corpora/x/train.tsv"))));
}

TEST_F(DataPageTest, ImportKeepsACorpusThatTheStoreKnows) {
  const QString links = write("gold.align", [] {
    std::string lines;
    for (int k = 0; k < 100; ++k) lines += "0-0 1-1 2?2\n";
    return lines;
  }());
  ASSERT_TRUE(settles([&] { page->takeFiles({write("my pairs.tsv", manyPairs(100)), links}); }));
  find<QSpinBox>("dataForm.dev")->setValue(20);
  ASSERT_TRUE(settles([&] { find<QPushButton>("dataForm.import")->click(); })) << page->banner().text().toStdString();
  store::Store kept(store().toStdU16String());
  const auto records = kept.corpora();
  ASSERT_EQ(records.size(), 2u);
  const auto train = std::find_if(records.begin(), records.end(), [](const auto& r) { return r.pairs == 80; });
  ASSERT_NE(train, records.end());
  EXPECT_EQ(train->name, "my pairs");
  const Json origin = Json::parse(train->origin);
  EXPECT_EQ(origin["role"], "train");
  EXPECT_EQ(kept.links(train->id, "", 79)->possible.size(), 1u);
  const LoadedCorpus again =
      loadCorpus({origin["text"].get<std::string>(), {}, false}, {Language::french, Language::english},
                 {origin["vocabulary"][0], origin["vocabulary"][1]});
  EXPECT_EQ(store::corpusFingerprint(again.corpus, again.source, again.target), train->fingerprint);
  EXPECT_EQ(readLinks(origin["dev"]["links"].get<std::string>()).size(), 20u);
}

TEST_F(DataPageTest, CancelLeavesNothingBehind) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", manyPairs(30000))}); }));
  find<QPushButton>("dataForm.import")->click();
  ASSERT_EQ(page->controller().job(), ImportController::Job::import);
  EXPECT_FALSE(find<QPushButton>("dataForm.choose")->isEnabled());
  find<QPushButton>("dataForm.cancel")->click();
  ASSERT_TRUE(QTest::qWaitFor([&] { return page->controller().job() == ImportController::Job::none; }, kWaitMs));
  EXPECT_TRUE(corpora().isEmpty()) << corpora().join(' ').toStdString();
  EXPECT_FALSE(QFile::exists(store()));
  EXPECT_TRUE(find<QPushButton>("dataForm.import")->isEnabled());
}

TEST_F(DataPageTest, AFailureOfTheStoreLeavesNoFiles) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", manyPairs(30))}); }));
  write("runs.lookback", "this is no store, but somebody's file");
  EXPECT_FALSE(settles([&] { find<QPushButton>("dataForm.import")->click(); }));
  EXPECT_TRUE(page->banner().text().contains(QStringLiteral("runs.lookback")));
  EXPECT_TRUE(corpora().isEmpty());
}

TEST_F(DataPageTest, ErrorsNameFilesAndCounts) {
  EXPECT_FALSE(settles([&] { page->takeFiles({write("a.fr", "un\ndeux\n"), write("a.en", "one\n")}); }));
  EXPECT_TRUE(page->banner().text().contains(QStringLiteral("a.fr has 2 lines")));
  EXPECT_FALSE(find<QPushButton>("dataForm.import")->isEnabled());
  ASSERT_TRUE(settles([&] { page->takeFiles({write("b.tsv", "un\tone\n")}); }));
  EXPECT_FALSE(page->banner().isVisible());
}

TEST_F(DataPageTest, TheNewestFilesWinAndOldAnswersAreDropped) {
  std::atomic<int> started{0};
  ui::ImportEngine engine;
  engine.preview = [&](const ImportSource& source, const ImportWatch& watch) {
    ++started;
    while (source.files.first.filename() == "slow.tsv") throwIfStopped(watch.stop);
    return previewImport(source, 10, watch);
  };
  open(engine);
  page->takeFiles({write("slow.tsv", "un\tone\n")});
  ASSERT_TRUE(QTest::qWaitFor([&] { return started > 0; }, kWaitMs));
  EXPECT_TRUE(settles([&] { page->takeFiles({write("quick.tsv", "deux\ttwo\n")}); }));
  EXPECT_EQ(find<QTableView>("dataPreview.table")
                ->model()
                ->index(0, 2)
                .data(ui::ImportPairsModel::words)
                .toStringList()
                .size(),
            1);
}

TEST_F(DataPageTest, DroppedFilesTellTheirDirection) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(write("talk.en", "one\n")), QUrl::fromLocalFile(write("talk.fr", "un\n"))});
  ASSERT_TRUE(settles([&] {
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(page.get(), &drop);
  }));
  EXPECT_EQ(page->controller().source().direction, (Direction{Language::english, Language::french}));
}

TEST_F(DataPageTest, BeginsWithFrenchToEnglishAndNothingToImport) {
  EXPECT_EQ(find<QComboBox>("dataForm.from")->currentText(), QStringLiteral("French"));
  EXPECT_EQ(find<QComboBox>("dataForm.to")->currentText(), QStringLiteral("English"));
  EXPECT_FALSE(find<QPushButton>("dataForm.import")->isEnabled());
  EXPECT_FALSE(find<QPushButton>("dataForm.cancel")->isVisible());
  EXPECT_TRUE(find<QLabel>("dataPage.empty")->isVisible());
}

TEST_F(DataPageTest, ClosingWhileReadingStops) {
  page->takeFiles({write("x.tsv", manyPairs(50000))});
  page.reset();
}

TEST_F(DataPageTest, EveryControlHasNameAndHelp) {
  ASSERT_TRUE(settles([&] { page->takeFiles({write("x.tsv", "un \xE9\tone\nun\tone\n")}); }));
  for (QWidget* widget : page->findChildren<QWidget*>()) {
    if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith("qt_"))
      continue;
    EXPECT_FALSE(widget->accessibleName().isEmpty())
        << widget->metaObject()->className() << widget->objectName().toStdString();
    EXPECT_FALSE(widget->whatsThis().isEmpty()) << widget->objectName().toStdString();
  }
}

}  // namespace
}  // namespace lookback::test
