// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/error.h"
#include "core/data/generate/french_english.h"
#include "core/model/model.h"
#include "core/store/store.h"
#include "core/text/tokenizer.h"
#include "tests/ui/support/tiny_model.h"
#include "tests/ui/support/views_fixture.h"
#include "ui/race/race_view.h"
#include "ui/support/actions.h"
#include "ui/support/settings.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

constexpr int kWaitMs = 30000;

/// A view over two tiny models that write nonsense, always the same.
class RaceTest : public testing::Test {
 protected:
  RaceTest() {
    application();
    theme.setName(ui::ThemeName::light);
    theme.setReducedMotion(true);
    fixedVector = save("race-rnnencdec-30", Scorer::none);
    attention = save("race-rnnsearch-30", Scorer::additive);
  }

  std::filesystem::path save(const char* name, Scorer scorer) {
    const QString file = folder.filePath(QLatin1String(name) + QStringLiteral(".safetensors"));
    saveModel(*tinyModel(name, 3, scorer), file.toStdString());
    return file.toStdU16String();
  }

  void open(ui::RaceParts parts = {}) {
    view = std::make_unique<ui::RaceView>(
        ui::Services{theme, settings, actions, shelf, std::filesystem::path(store().toStdU16String())}, nullptr, parts);
    view->resize(1000, 700);
    QSignalSpy settled(view.get(), &ui::RaceView::settled);
    view->setSystems(fixedVector, attention);
    view->show();
    ASSERT_TRUE(settled.wait(kWaitMs));
    ASSERT_TRUE(settled.last().at(0).toBool()) << view->banner().text().toStdString();
  }
  bool settles(const std::function<void()>& change) {
    QSignalSpy settled(view.get(), &ui::RaceView::settled);
    change();
    return QTest::qWaitFor([&] { return !settled.isEmpty(); }, kWaitMs) && settled.last().at(0).toBool();
  }
  QString store() const { return folder.filePath(QStringLiteral("runs.lookback")); }
  template <class Widget>
  Widget* part(const char* name) {
    return view->findChild<Widget*>(QLatin1String(name));
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
  std::filesystem::path fixedVector, attention;
  std::unique_ptr<ui::RaceView> view;
};

TEST_F(RaceTest, ThreeSystemsTranslateTheSameSentence) {
  open();
  const ui::RaceResultPtr& result = view->result();
  EXPECT_EQ(result->stage.sourceWords, 5);
  for (const ui::RaceLane& lane : result->lanes) {
    EXPECT_FALSE(lane.words.empty());
    EXPECT_EQ(lane.words.size(), lane.logProbabilities.size());
    EXPECT_EQ(lane.lost.outputOf.size(), result->reference.size());
    for (const double logProbability : lane.logProbabilities) EXPECT_LE(logProbability, 0);
  }
  EXPECT_EQ(result->names[0], QStringLiteral("race-rnnencdec-30"));
  EXPECT_TRUE(view->lane(ui::RaceSystem::average).accessibleName().contains(QStringLiteral("a fixed average")));
}

TEST_F(RaceTest, TheThirdLaneIsTheSecondModelWithEqualEnergies) {
  open();
  view->setWords(22);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->result()->stage.sourceWords > 12; }, kWaitMs));
  const auto model = loadModel(attention);
  std::vector<Intervention> equalised(200);
  for (std::size_t k = 0; k < equalised.size(); ++k) {
    equalised[k].kind = Intervention::Kind::equalise;
    equalised[k].step = static_cast<int>(k) + 1;
  }
  const auto trace = decode(*readSentence(model, view->result()->stage.source), equalised);
  std::vector<std::string> words = trace->target;
  if (trace->finished) words.pop_back();
  const ui::RaceLane& lane = view->result()->lanes[2];
  if (!lane.finished) words.resize(std::min(words.size(), lane.words.size()));  // cut earlier than a free decoder
  EXPECT_EQ(lane.words, words);
  EXPECT_LE(lane.words.size(), view->result()->reference.size() * 3 / 2 + 5);
}

TEST_F(RaceTest, TheSliderLetsTheSentenceGrowClauseByClause) {
  open();
  auto* slider = part<QSlider>("race.words");
  const std::string first = view->result()->stage.source;
  ASSERT_TRUE(settles([&] { slider->setValue(60); }));
  EXPECT_EQ(view->result()->stage.sourceWords, 60);
  EXPECT_EQ(view->result()->stage.source.substr(0, first.size() - 1), first.substr(0, first.size() - 1));
  EXPECT_GT(view->result()->newFrom, 40u);
  EXPECT_TRUE(part<QLabel>("race.length")->text().startsWith(QStringLiteral("60 word")));
  ASSERT_TRUE(settles([&] { QTest::keyClick(slider, Qt::Key_Home); }));
  EXPECT_EQ(view->result()->stage.source, first);
  // A length between two stages asks for nothing new.
  QSignalSpy settled(view.get(), &ui::RaceView::settled);
  slider->setValue(6);
  const bool stays = view->result()->growth->atMost(6).sourceWords == 5;
  EXPECT_EQ(settled.isEmpty() || !stays, true);
}

TEST_F(RaceTest, OfManyWishesTheNewestWins) {
  open();
  auto* slider = part<QSlider>("race.words");
  for (int words = 6; words <= 60; ++words) slider->setValue(words);
  for (int words = 59; words >= 40; --words) slider->setValue(words);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return view->result()->stage.sourceWords == view->result()->growth->atMost(40).sourceWords; }, kWaitMs));
  QTest::qWait(0);
  EXPECT_EQ(view->result()->stage.sourceWords, view->result()->growth->atMost(40).sourceWords);
}

TEST_F(RaceTest, PlayingGoesToTheLastStageAndStops) {
  open();
  ASSERT_TRUE(settles([&] { view->setWords(view->result()->growth->stages.end()[-2].sourceWords); }));
  QTest::mouseClick(part<QPushButton>("race.play"), Qt::LeftButton);
  EXPECT_TRUE(view->isPlaying());
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->result()->stage.sourceWords == 60; }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !view->isPlaying(); }, kWaitMs));
}

TEST_F(RaceTest, EverydaySentencesAndAFileOfPairsGrowToo) {
  open();
  const std::string generated = view->result()->stage.source;
  ASSERT_TRUE(settles([&] { view->setText({ui::RaceText::Kind::everyday, {}, 4}); }));
  EXPECT_NE(view->result()->stage.source, generated);
  QFile pairs(folder.filePath(QStringLiteral("pairs.tsv")));
  ASSERT_TRUE(pairs.open(QIODevice::WriteOnly));
  pairs.write("Le chat dort ici.\tThe cat sleeps here.\nIl pleut beaucoup.\tIt rains a lot.\n");
  pairs.close();
  ASSERT_TRUE(settles([&] { view->setText({ui::RaceText::Kind::file, pairs.fileName().toStdU16String(), 4}); }));
  view->setWords(60);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->result()->stage.sourceWords == 9; }, kWaitMs));
  EXPECT_EQ(part<QComboBox>("race.text")->currentIndex(), 2);
}

TEST_F(RaceTest, TheKeyboardReadsWordAfterWord) {
  open();
  ui::LaneView& lane = view->lane(ui::RaceSystem::attention);
  QTest::keyClick(&lane, Qt::Key_Home);
  EXPECT_EQ(lane.current(), 0);
  const QString first = view->readingText();
  EXPECT_TRUE(first.contains(QStringLiteral("log-probability")) || first.contains(QStringLiteral("lost")))
      << qPrintable(first);
  EXPECT_EQ(lane.accessibleDescription(), first);
  QTest::keyClick(&lane, Qt::Key_Right);
  EXPECT_EQ(lane.current(), 1);
  EXPECT_NE(view->readingText(), first);
  QTest::keyClick(&lane, Qt::Key_End);
  EXPECT_EQ(lane.current(), static_cast<int>(lane.scene().cells.size()) - 1);
}

TEST_F(RaceTest, TheFirstLostWordIsMarkedWhereItShouldStand) {
  open();
  for (const ui::RaceSystem system :
       {ui::RaceSystem::fixedVector, ui::RaceSystem::attention, ui::RaceSystem::average}) {
    const ui::LaneView& lane = view->lane(system);
    const LostWords& lost = lane.lane()->lost;
    ASSERT_GE(lost.first, 0);  // nonsense loses a word
    EXPECT_EQ(lane.lostWord().toStdString(), view->result()->reference[static_cast<std::size_t>(lost.first)]);
    int signs = 0;
    for (std::size_t k = 0; k < lane.scene().cells.size(); ++k) {
      if (lane.scene().cells[k].word >= 0) continue;
      ++signs;
      EXPECT_EQ(static_cast<int>(k), lost.gap);
    }
    EXPECT_EQ(signs, 1);
  }
}

TEST_F(RaceTest, WordsStayInsideTheLaneAndBarsOnTheirScale) {
  open();
  ASSERT_TRUE(settles([&] { view->setWords(60); }));
  for (const double width : {180.0, 300.0, 900.0}) {
    const ui::RaceLane& lane = view->result()->lanes[1];
    const ui::LaneScene scene = ui::layOutLane(lane, QStringLiteral("chair"), theme, width);
    for (std::size_t k = 0; k < scene.cells.size(); ++k) {
      const ui::LaneScene::Cell& cell = scene.cells[k];
      EXPECT_LE(cell.box.right(), width + 1e-6);
      EXPECT_LE(cell.box.bottom(), scene.height + 1e-6);
      for (std::size_t j = 0; j < k; ++j) EXPECT_FALSE(cell.box.intersects(scene.cells[j].box));
      if (cell.word < 0) continue;
      const double nats = -lane.logProbabilities[static_cast<std::size_t>(cell.word)];
      EXPECT_NEAR(cell.bar, std::min(1.0, nats / ui::kFullBarNats), 1e-12);
    }
  }
}

TEST_F(RaceTest, WrongModelsAreRefusedInWords) {
  open();
  QSignalSpy settled(view.get(), &ui::RaceView::settled);
  view->setSystems(attention, attention);
  ASSERT_TRUE(settled.wait(kWaitMs));
  EXPECT_FALSE(settled.last().at(0).toBool());
  EXPECT_TRUE(view->banner().text().contains(QStringLiteral("RNNencdec")));
  view->setSystems(fixedVector, fixedVector);
  ASSERT_TRUE(settled.wait(kWaitMs));
  EXPECT_FALSE(settled.last().at(0).toBool());
  ASSERT_TRUE(settles([&] { view->setSystems(fixedVector, attention); }));
  EXPECT_FALSE(view->banner().isVisibleTo(view.get()));
}

TEST_F(RaceTest, ScoresKeptBesideTheModelsAreShown) {
  ui::RaceScores scores;
  scores.test = QStringLiteral("7 pairs");
  scores.scores = {
      {fixedVector, false, {{1, 10, 5, 30, {20, 40}}, {11, std::numeric_limits<int>::max(), 12, 8, {6, 9}}}},
      {attention, false, {{1, 10, 5, 80, {70, 90}}}},
      {attention, true, {{1, 10, 5, 3, {2, 4}}}}};
  ui::writeScores(ui::scoresFile(attention), scores);
  EXPECT_EQ(ui::scoresFile(attention).filename(), "race.json");
  open();
  const auto& series = view->chart().series();
  ASSERT_EQ(series.size(), 3u);
  EXPECT_EQ(series[0].name, QStringLiteral("RNNencdec-30"));
  EXPECT_EQ(series[1].name, QStringLiteral("RNNsearch-30"));
  EXPECT_TRUE(series[2].name.contains(QStringLiteral("a fixed average")));
  EXPECT_EQ(series[0].trainingLength, 30);
  EXPECT_EQ(series[0].bins[1].to, std::numeric_limits<int>::max());
  EXPECT_EQ(series[0].bins[1].interval.high, 9);
  QFile damaged(QString::fromStdU16String(ui::scoresFile(attention).u16string()));
  ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
  damaged.write("{\"test\": 3}");
  damaged.close();
  EXPECT_FALSE(ui::recordedScores(attention));
}

TEST_F(RaceTest, TestSentencesAreEvenlyLongAndTheirOwn) {
  const TestSet set = ui::raceTestSet({}, {Language::french, Language::english}, 300, {});
  ASSERT_EQ(set.sources.size(), 300u);
  int longOnes = 0;
  for (const std::string& source : set.sources) {
    const std::size_t words = tokenise(source, Language::french).size();
    EXPECT_GE(words, 5u);
    EXPECT_LE(words, 60u);
    if (words > 32) ++longOnes;
  }
  EXPECT_NEAR(longOnes, 150, 40);
  EXPECT_THROW(ui::raceTestSet({ui::RaceText::Kind::everyday, {}, 1}, {Language::french, Language::english}, 5, {}),
               Error);
}

TEST_F(RaceTest, MeasuringShowsTheCurveAndCanBeCancelled) {
  open();
  ui::RaceMeter& meter = view->meter();
  QSignalSpy measured(&meter, &ui::RaceMeter::measured), cancelled(&meter, &ui::RaceMeter::cancelled);
  meter.measure({{{fixedVector, false}, {attention, true}}, {}, 12});
  ASSERT_TRUE(measured.wait(kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !meter.isBusy(); }, kWaitMs));
  EXPECT_EQ(view->chart().series().size(), 2u);
  meter.measure({{{fixedVector, false}, {attention, false}, {attention, true}}, {}, 100000});
  EXPECT_TRUE(meter.isBusy());
  EXPECT_TRUE(part<QPushButton>("race.cancel")->isVisibleTo(view.get()));
  QTest::mouseClick(part<QPushButton>("race.cancel"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !cancelled.isEmpty(); }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !meter.isBusy(); }, kWaitMs));
  EXPECT_EQ(view->chart().series().size(), 2u);  // what was measured stays
}

TEST_F(RaceTest, TheRaceIsExported) {
  open();
  ASSERT_TRUE(settles([&] { view->setWords(30); }));
  const ui::ExportPicture picture = view->picture();
  for (const char* name : {"race.svg", "race.pdf", "race.png", "race.csv"})
    EXPECT_EQ(ui::exportPicture(picture, folder.filePath(QLatin1String(name))), QString());
  const QString svg = QString::fromUtf8(bytes(QStringLiteral("race.svg")));
  EXPECT_TRUE(svg.contains(QStringLiteral("RNNencdec")));
  EXPECT_TRUE(svg.contains(QStringLiteral("a fixed average")));
  const QList<QStringList> csv = ui::parseCsv(QString::fromUtf8(bytes(QStringLiteral("race.csv"))));
  std::size_t words = 0;
  for (const ui::RaceLane& lane : view->result()->lanes) words += lane.words.size();
  ASSERT_GE(static_cast<std::size_t>(csv.size()), words + 1);
  EXPECT_EQ(csv[1][4].toStdString(), view->result()->lanes[0].words[0]);
  EXPECT_EQ(csv[1][5].toDouble(), view->result()->lanes[0].logProbabilities[0]);
}

TEST_F(RaceTest, ALessonLeavesControlsOut) {
  open({.systems = false, .text = false, .chart = false, .training = false});
  EXPECT_FALSE(part<QComboBox>("race.fixedBox")->isVisibleTo(view.get()));
  EXPECT_FALSE(part<QPushButton>("race.new")->isVisibleTo(view.get()));
  EXPECT_FALSE(view->chart().isVisibleTo(view.get()));
  EXPECT_TRUE(part<QSlider>("race.words")->isVisibleTo(view.get()));
}

TEST_F(RaceTest, EveryControlHasANameAndHelp) {
  open();
  const QList<QWidget*> widgets = view->findChildren<QWidget*>();
  for (const QWidget* widget : widgets) {
    if (!widget->isVisibleTo(view.get()) || widget->focusPolicy() == Qt::NoFocus) continue;
    if (!qobject_cast<const QPushButton*>(widget) && !qobject_cast<const QComboBox*>(widget) &&
        !qobject_cast<const QSlider*>(widget) && !qobject_cast<const ui::LaneView*>(widget))
      continue;
    EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->objectName().toStdString();
    EXPECT_FALSE(widget->accessibleDescription().isEmpty() && widget->whatsThis().isEmpty())
        << widget->objectName().toStdString();
  }
}

/// The preset in small: four runs in the store, four files, one measurement.
TEST_F(RaceTest, AllFourSystemsAreTrainedKeptAndMeasured) {
  open();
  ui::RaceTraining& training = view->training();
  QSignalSpy finished(&training, &ui::RaceTraining::finished), failed(&training, &ui::RaceTraining::failed);
  training.start({.pairs = 300, .updates = 3, .sentences = 8, .batchSize = 4});
  EXPECT_TRUE(training.isBusy());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !finished.isEmpty() || !failed.isEmpty(); }, 4 * kWaitMs));
  ASSERT_TRUE(failed.isEmpty()) << failed[0][0].toString().toStdString();
  EXPECT_FALSE(training.isBusy());
  store::Store runs(store().toStdString());
  EXPECT_EQ(runs.runs({}).runs.size(), 4u);
  for (const char* name : {"race-rnnencdec-30", "race-rnnsearch-30", "race-rnnencdec-50", "race-rnnsearch-50"}) {
    const auto file = training.folder() / (std::string(name) + ".safetensors");
    ASSERT_TRUE(std::filesystem::exists(file)) << name;
    EXPECT_EQ(loadModel(file)->config.n, 128);
  }
  EXPECT_EQ(view->chart().series().size(), 5u);  // four systems and the fixed average
  EXPECT_EQ(view->wish().attention.filename(), "race-rnnsearch-50.safetensors");
  EXPECT_TRUE(ui::recordedScores(view->wish().attention));
}

TEST_F(RaceTest, TrainingIsCancelledAtOnce) {
  open();
  ui::RaceTraining& training = view->training();
  QSignalSpy cancelled(&training, &ui::RaceTraining::cancelled);
  training.start({.pairs = 2000, .updates = 100000});
  ASSERT_TRUE(QTest::qWaitFor([&] { return training.controller().stage() == ui::TrainingController::Stage::training; },
                              kWaitMs));
  QTest::mouseClick(part<QPushButton>("race.cancel"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !cancelled.isEmpty(); }, kWaitMs));
  EXPECT_FALSE(training.isBusy());
}

}  // namespace
}  // namespace lookback::test
