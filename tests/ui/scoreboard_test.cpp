// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "core/evaluation/by_length.h"
#include "core/model/model.h"
#include "core/store/store.h"
#include "tests/ui/support/small_runs.h"
#include "tests/ui/support/tiny_model.h"
#include "tests/ui/support/views_fixture.h"
#include "ui/models/model_shelf.h"
#include "ui/pages/scoreboard_page.h"
#include "ui/race/race_view.h"
#include "ui/support/actions.h"
#include "ui/support/settings.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

using Column = ui::ScoreTableModel::Column;

constexpr int kWaitMs = 20000;

/// Twelve short sentences and two long ones, of which the system gets `wrong` wrong.
store::EvaluationText scoredText(int wrong) {
  store::EvaluationText text;
  text.set.name = "fourteen";
  text.set.direction = {Language::french, Language::english};
  text.set.references.emplace_back();
  for (int k = 0; k < 14; ++k) {
    const std::string number = std::to_string(k);
    text.set.sources.push_back("phrase " + number);
    text.set.references[0].push_back("this is the sentence number " + number + " of the set");
    EvaluatedSentence sentence;
    sentence.translation = k < wrong ? "something else entirely is said" : text.set.references[0].back();
    sentence.sourceWords = k < 12 ? 8 : 25;
    sentence.counts = bleuCounts(sentence.translation, std::span(&text.set.references[0].back(), 1));
    sentence.knownCounts = sentence.counts;
    sentence.known = k % 2 == 0;
    text.sentences.push_back(sentence);
  }
  text.sentences[0].alignment = {.links = 10, .sure = 8, .linksSure = 6, .linksPossible = 7};
  return text;
}

store::EvaluationRecord recordOf(const store::EvaluationText& text, const std::string& system,
                                 const std::string& name) {
  store::EvaluationRecord record;
  record.system = system;
  record.name = name;
  record.decoding = "beam 5";
  record.facts = {{"pairs", "60500"}, {"minutes", "12"}, {"parameters", "1202680"}, {"training_length", "30"},
                  {"beam", "5"},      {"seed", "2014"},  {"system", "RNNsearch"}};
  record.testSet = testSetFingerprint(text.set);
  record.summary = summarise(text.sentences, record.bleu, 1);
  record.byLength = bleuByLength(text.sentences);
  record.at = 1764460800000;
  return record;
}

/// The page alone over a store with two scores and a stored run.
class ScoreboardTest : public testing::Test {
 protected:
  ScoreboardTest() {
    application();
    theme.setName(ui::ThemeName::light);
    store::Store store(file().toStdString());
    const store::EvaluationText good = scoredText(2), bad = scoredText(9);
    store.saveEvaluation(recordOf(good, "file:0123", "RNNsearch, short"), good);
    store.saveEvaluation(recordOf(bad, "file:4567", "RNNsearch, long"), bad);
    addSmallRun(store, "a run", 80, Scorer::additive, 3.0, {}, 2);
  }

  void open() {
    page = std::make_unique<ui::ScoreboardPage>(
        ui::Services{theme, settings, actions, shelf, std::filesystem::path(file().toStdU16String())}, nullptr);
    QSignalSpy settled(page.get(), &ui::ScoreboardPage::settled);
    page->resize(1208, 728);  // what the window leaves of 1280 x 800
    page->show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !settled.isEmpty(); }, kWaitMs));
  }

  QString file() const { return folder.filePath(QStringLiteral("runs.lookback")); }
  QString cell(const ui::ScoreTableModel& model, int row, int column) {
    return model.index(row, column).data().toString();
  }
  int rowOf(const QString& name) {
    for (int row = 0; row < page->table().own().rowCount(); ++row)
      if (cell(page->table().own(), row, Column::model) == name) return row;
    return -1;
  }
  template <class Widget>
  Widget* part(const char* name) {
    return page->findChild<Widget*>(QLatin1String(name));
  }
  QByteArray bytes(const QString& name) {
    QFile read(folder.filePath(name));
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
  }

  QTemporaryDir folder;
  ui::Theme theme;
  ui::Settings settings{folder.filePath(QStringLiteral("window.ini"))};
  ui::Actions actions{settings};
  ui::ModelShelf shelf{QStringList(), QStringList()};
  std::unique_ptr<ui::ScoreboardPage> page;
};

/// F3: both columns, always, and nothing there can be changed.
TEST_F(ScoreboardTest, ThePapersBlockIsLockedAndShowsBothColumns) {
  open();
  const ui::ScoreTableModel& paper = page->table().paper();
  const QStringList expected{"RNNencdec-30 13.93 24.19", "RNNsearch-30 21.50 31.44",  "RNNencdec-50 17.82 26.71",
                             "RNNsearch-50 26.75 34.16", "RNNsearch-50★ 28.45 36.15", "Moses 33.30 35.63"};
  ASSERT_EQ(paper.rowCount(), expected.size());
  for (int row = 0; row < paper.rowCount(); ++row) {
    EXPECT_EQ(QStringLiteral("%1 %2 %3")
                  .arg(cell(paper, row, Column::model), cell(paper, row, Column::all), cell(paper, row, Column::known))
                  .toStdString(),
              expected[row].toStdString());
    for (int column = 0; column < paper.columnCount(); ++column)
      EXPECT_FALSE(paper.flags(paper.index(row, column)) & Qt::ItemIsEditable);
  }
  EXPECT_TRUE(page->table().paperView()->editTriggers() == QAbstractItemView::NoEditTriggers);
  EXPECT_FALSE(page->table().paperView()->isColumnHidden(Column::known));
  EXPECT_TRUE(part<QLabel>("score.paper.note")->text().contains(QStringLiteral("locked")));
}

TEST_F(ScoreboardTest, OwnRowsComeFromTheStoreWithEveryColumn) {
  open();
  QAbstractItemModelTester tester(const_cast<ui::ScoreTableModel*>(&page->table().own()));
  const int row = rowOf(QStringLiteral("RNNsearch, short"));
  ASSERT_GE(row, 0);
  const ui::ScoreTableModel& own = page->table().own();
  EXPECT_EQ(cell(own, row, Column::length), QStringLiteral("30"));
  EXPECT_TRUE(cell(own, row, Column::all).contains(QStringLiteral("±")));
  EXPECT_TRUE(cell(own, row, Column::known).contains(QStringLiteral("±")));
  EXPECT_EQ(cell(own, row, Column::aer), QStringLiteral("0.28"));  // 1 - (6 + 7) / (10 + 8)
  EXPECT_EQ(cell(own, row, Column::parameters), QStringLiteral("1.2 M"));
  EXPECT_EQ(cell(own, row, Column::minutes), QStringLiteral("12"));
  EXPECT_EQ(cell(own, row, Column::beam), QStringLiteral("5"));
  EXPECT_EQ(cell(own, row, Column::mode), QStringLiteral("beam"));
  EXPECT_FALSE(cell(own, row, Column::date).isEmpty());
  EXPECT_FALSE(cell(own, row, Column::pairs).isEmpty());
  EXPECT_GE(rowOf(QStringLiteral("a run")), 0);  // a stored run without a score is offered too
}

TEST_F(ScoreboardTest, ALengthWithFewerThanTenSentencesIsHollow) {
  open();
  ASSERT_EQ(page->chart().series().size(), 2u);
  const std::vector<LengthBin>& bins = page->chart().series()[0].bins;
  ASSERT_EQ(bins.size(), 2u);
  EXPECT_FALSE(bins[0].few());  // twelve sentences
  EXPECT_TRUE(bins[1].few());   // two
  QTest::keyClick(&page->chart(), Qt::Key_Left);
  EXPECT_TRUE(page->chart().description().contains(QStringLiteral("2 sentence")))
      << qPrintable(page->chart().description());
  EXPECT_TRUE(page->chart().description().contains(QStringLiteral("Too few")));
}

TEST_F(ScoreboardTest, AScoreIsTakenApartWithASentenceAndItsSignature) {
  open();
  page->table().ownView()->selectRow(rowOf(QStringLiteral("RNNsearch, short")));
  ui::ScoreBreakdown& breakdown = page->breakdown();
  EXPECT_EQ(breakdown.part(), ui::ScoreBreakdown::whole);
  breakdown.showPart(ui::ScoreBreakdown::sentence);
  ASSERT_TRUE(QTest::qWaitFor([&] { return breakdown.text().contains(QStringLiteral("sentence number")); }, kWaitMs));
  const auto labels = breakdown.findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
    return label->text().contains(QStringLiteral("tok:13a|smooth:exp"));
  }));
}

TEST_F(ScoreboardTest, TwoRowsAreComparedOnTheSameSentences) {
  open();
  QTableView* view = page->table().ownView();
  const QItemSelectionModel::SelectionFlags rows = QItemSelectionModel::Select | QItemSelectionModel::Rows;
  view->selectionModel()->clearSelection();
  view->selectionModel()->select(view->model()->index(rowOf(QStringLiteral("RNNsearch, short")), 0), rows);
  view->selectionModel()->select(view->model()->index(rowOf(QStringLiteral("RNNsearch, long")), 0), rows);
  EXPECT_TRUE(part<QPushButton>("score.compare")->isEnabled());
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        return page->breakdown().part() == ui::ScoreBreakdown::comparison &&
               page->breakdown().text().contains(QStringLiteral("RNNsearch, long"));
      },
      kWaitMs));
}

TEST_F(ScoreboardTest, AStoredRunCanBeRunAgainWithItsSeed) {
  open();
  QSignalSpy again(page.get(), &ui::ScoreboardPage::againRequested);
  auto* button = part<QPushButton>("score.again");
  page->table().ownView()->selectRow(rowOf(QStringLiteral("RNNsearch, short")));
  EXPECT_FALSE(button->isEnabled());  // a file has no settings
  page->table().ownView()->selectRow(rowOf(QStringLiteral("a run")));
  ASSERT_TRUE(button->isEnabled());
  QTest::mouseClick(button, Qt::LeftButton);
  ASSERT_EQ(again.size(), 1);
  EXPECT_EQ(again[0][0].value<store::RunSettings>().training.batchSize, 80);
}

TEST_F(ScoreboardTest, BothBlocksAreExported) {
  open();
  const ui::ScoreSheet sheet = page->sheet();
  for (const char* name : {"scores.svg", "scores.csv", "scores.pdf", "scores.png"})
    EXPECT_EQ(ui::exportScores(sheet, folder.filePath(QLatin1String(name))), QString()) << name;
  const QString svg = QString::fromUtf8(bytes(QStringLiteral("scores.svg")));
  EXPECT_TRUE(svg.contains(QStringLiteral("RNNsearch, short")));  // words stay text
  EXPECT_TRUE(svg.contains(QStringLiteral("36.15")));
  const QList<QStringList> csv = ui::parseCsv(QString::fromUtf8(bytes(QStringLiteral("scores.csv"))));
  const auto has = [&](const QString& block, const QString& name) {
    return std::any_of(csv.begin(), csv.end(), [&](const QStringList& line) {
      return line.join(QLatin1Char('|')).contains(block) && line.contains(name);
    });
  };
  EXPECT_TRUE(has(QStringLiteral("paper"), QStringLiteral("Moses")));
  EXPECT_TRUE(has(QStringLiteral("own"), QStringLiteral("RNNsearch, short")));
  EXPECT_TRUE(bytes(QStringLiteral("scores.pdf")).startsWith("%PDF"));
}

TEST_F(ScoreboardTest, ModelsOfEqualNameAreToldApart) {
  const auto write = [&](const char* name, const char* recipe) {
    const QString path = folder.filePath(QLatin1String(name));
    saveModel(*tinyModel(name, 1 + std::strlen(name)), (path + QStringLiteral(".safetensors")).toStdString());
    QFile toml(path + QStringLiteral(".toml"));
    ASSERT_TRUE(toml.open(QIODevice::WriteOnly));
    toml.write(recipe);
  };
  write("race-30", "system = \"RNNsearch\"\ndirection = \"fr-en\"\n");
  write("race-50", "system = \"RNNsearch\"\ndirection = \"fr-en\"\n");
  write("other", "system = \"RNNencdec\"\ndirection = \"fr-en\"\n");
  ui::ModelShelf three({folder.path()}, {});
  QStringList labels;
  for (const auto& entry : three.entries()) labels << entry.label;
  EXPECT_EQ(labels, QStringList({"RNNencdec, fr-en", "race-30 · RNNsearch, fr-en", "race-50 · RNNsearch, fr-en"}));
  page = std::make_unique<ui::ScoreboardPage>(
      ui::Services{theme, settings, actions, three, std::filesystem::path(file().toStdU16String())}, nullptr);
  page->show();
  ASSERT_TRUE(QTest::qWaitFor([&] { return rowOf(QStringLiteral("race-50 · RNNsearch, fr-en")) >= 0; }, kWaitMs));
  EXPECT_GE(rowOf(QStringLiteral("race-30 · RNNsearch, fr-en")), 0);
  page.reset();
}

TEST_F(ScoreboardTest, EverythingFitsAWindowOf1280Pixels) {
  open();
  const auto* scroll = page->findChild<QScrollArea*>();
  ASSERT_NE(scroll, nullptr);
  EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0);
}

TEST_F(ScoreboardTest, EveryControlHasANameAndHelp) {
  open();
  for (const auto* button : page->findChildren<QPushButton*>()) {
    if (!button->isVisibleTo(page.get())) continue;
    EXPECT_FALSE(button->accessibleName().isEmpty() && button->text().isEmpty()) << button->objectName().toStdString();
    EXPECT_FALSE(button->accessibleDescription().isEmpty() && button->whatsThis().isEmpty())
        << button->objectName().toStdString();
  }
}

TEST_F(ScoreboardTest, TheRaceStandsBesideTheScores) {
  open();
  EXPECT_EQ(page->race(), nullptr);
  page->showRace(true);
  ASSERT_NE(page->race(), nullptr);
  EXPECT_TRUE(page->onRace());
  EXPECT_FALSE(part<QPushButton>("score.evaluate")->isVisibleTo(page.get()));
  EXPECT_FALSE(page->canExport());  // no model is on the shelf, and it says so
  EXPECT_TRUE(page->race()->banner().text().contains(QStringLiteral("RNNencdec")));
  page->showRace(false);
  EXPECT_TRUE(part<QPushButton>("score.evaluate")->isVisibleTo(page.get()));
}

}  // namespace
}  // namespace lookback::test
