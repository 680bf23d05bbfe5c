// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QDir>
#include <QMessageBox>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "tests/ui/support/train_fixture.h"
#include "ui/views/curve_chart.h"
#include "ui/views/probe_arcs.h"
#include "ui/views/probe_panel.h"
#include "ui/views/timeline_view.h"

/// The Train page: a tiny run is started, paused, stepped, stopped, scrubbed, stored, resumed.
namespace lookback::test {
namespace {

using ui::TrainingController;
using Stage = TrainingController::Stage;
using TrainTest = TrainFixture;

TEST_F(TrainTest, StartAloneTrainsAndStopKeepsTheRun) {
  EXPECT_TRUE(actions->get(QStringLiteral("train.start"))->isEnabled());
  actions->get(QStringLiteral("train.start"))->trigger();
  ASSERT_TRUE(waitFor([this] { return run().points().size() > 3; }));
  EXPECT_EQ(control().stage(), Stage::training);
  EXPECT_EQ(run().probes().size(), 6u);
  EXPECT_EQ(run().frames().front()->update, 0u);
  EXPECT_GT(run().frames().front()->snapshots.front().alpha.size(), 0);
  actions->get(QStringLiteral("train.stop"))->trigger();
  EXPECT_EQ(control().stage(), Stage::stopping);  // at once
  ASSERT_TRUE(waitFor([this] { return !control().isBusy(); }));
  store::Store store = stored();
  const store::RunPage runs = store.runs({});
  ASSERT_EQ(runs.total, 1u);
  EXPECT_EQ(runs.runs[0].state, store::RunState::stopped);
  EXPECT_EQ(runs.runs[0].updates, run().points().back().update);
  EXPECT_EQ(store.probes(runs.runs[0].id).size(), 6u);
  EXPECT_FALSE(store.snapshotUpdates(runs.runs[0].id).empty());
}

TEST_F(TrainTest, PauseHoldsAndOneBatchLetsOneThrough) {
  startTiny();
  control().pause();
  EXPECT_EQ(control().stage(), Stage::paused);
  // What ran through the gate already comes to its end: stable when one batch adds exactly one.
  std::size_t before = 0;
  ASSERT_TRUE(waitFor([&] {
    control().fetch();
    return std::exchange(before, run().points().size()) == run().points().size();
  }));
  control().oneBatch();
  ASSERT_TRUE(waitFor([&] { return run().points().size() > before; }));
  EXPECT_EQ(control().stage(), Stage::paused);
  control().goOn();
  ASSERT_TRUE(waitFor([&] { return run().points().size() > before + 3; }));
  control().pause();
  stopAndWait();  // also from a pause
  store::Store store = stored();
  std::vector<std::string> kinds;
  for (const store::RunEvent& event : store.events(1)) kinds.push_back(event.kind);
  EXPECT_EQ(kinds, (std::vector<std::string>{"pause", "resume", "pause"}));
}

TEST_F(TrainTest, TimelineScrubsMapsAndCursorTogether) {
  startTiny();
  stopAndWait();
  auto* timeline = part<ui::TimelineView>("timeline");
  ASSERT_NE(timeline, nullptr);
  EXPECT_EQ(timeline->value(), timeline->maximum());
  EXPECT_TRUE(run().followsNewest());
  auto* probes = part<ui::ProbePanel>("probePanel");
  QRect arcs = probes->rowRect(probes->chosen());
  arcs.setTop(arcs.bottom() - static_cast<int>(theme->px(ui::ProbeArcs::kHeight)));
  const QImage newest = probes->grab(arcs).toImage();
  QTest::keyClick(timeline, Qt::Key_Home);
  EXPECT_EQ(run().frame(), 0);
  EXPECT_NE(probes->grab(arcs).toImage(), newest) << "the arcs did not follow the timeline";
  EXPECT_FALSE(run().followsNewest());
  EXPECT_TRUE(window->statusText().contains(QStringLiteral("looking at update 0")));
  QTest::keyClick(timeline, Qt::Key_Right);
  EXPECT_EQ(run().frame(), 1);
  part<QToolButton>("timeline.largest")->click();
  EXPECT_EQ(run().frame(), run().largestChange());
  QTest::keyClick(timeline, Qt::Key_End);
  QTest::keyClick(timeline, Qt::Key_Space, Qt::ShiftModifier);
  EXPECT_EQ(timeline->playing(), -1);
  ASSERT_TRUE(waitFor([&] { return run().frame() == 0 && timeline->playing() == 0; }));
  EXPECT_TRUE(timeline->accessibleDescription().contains(QStringLiteral("Snapshot 1 of")));
}

TEST_F(TrainTest, AnEarlyUpdateHasNoScoresOfALaterOne) {
  startTiny();
  stopAndWait();
  auto* reading = part<QLabel>("train.quality.reading");
  ASSERT_TRUE(waitFor([&] { return reading->text().contains(u'.'); })) << "a score";
  run().setFrame(0);
  EXPECT_TRUE(reading->text().contains(QStringLiteral("not measured yet"))) << reading->text().toStdString();
}

TEST_F(TrainTest, ArrowKeysReadTheCurve) {
  startTiny();
  stopAndWait();
  auto* chart = part<ui::CurveChart>("train.loss.chart");
  ASSERT_NE(chart, nullptr);
  EXPECT_TRUE(chart->accessibleDescription().startsWith(QStringLiteral("From ")));
  QTest::keyClick(chart, Qt::Key_Left);
  const QString update = QString::number(run().points()[run().points().size() - 2].update);
  EXPECT_TRUE(chart->accessibleDescription().contains(update)) << chart->accessibleDescription().toStdString();
}

TEST_F(TrainTest, ResumeGoesOnWhereItStopped) {
  startTiny();
  stopAndWait();
  const std::uint64_t last = run().points().back().update;
  const std::size_t frames = run().frames().size();
  store::RunId id = 0;
  {
    store::Store store = stored();
    id = store.runs({}).runs.at(0).id;
  }
  control().resumeStored({id, std::nullopt});
  ASSERT_TRUE(waitFor([&] { return run().points().size() > last + 2; })) << page().banner().text().toStdString();
  EXPECT_EQ(run().points()[last].update, last + 1);  // no gap, nothing twice
  EXPECT_GE(run().frames().size(), frames);
  stopAndWait();
  store::Store store = stored();
  EXPECT_EQ(store.runs({}).total, 1u);
}

TEST_F(TrainTest, ARunJustTrainedIsListedShownAndOpened) {
  startTiny();
  stopAndWait();
  page().showRuns(true);
  auto* list = part<QTableView>("runs.view");
  ASSERT_NE(list, nullptr);
  const QAbstractItemModelTester tester(list->model());
  ASSERT_TRUE(waitFor([&] { return list->model()->rowCount() == 1; }));
  run().begin(QString(), true);
  auto* decode = part<QPushButton>("runs.decode");
  ASSERT_TRUE(waitFor([&] { return decode->isVisible() && decode->isEnabled(); }));
  QSignalSpy asked(&page(), &ui::TrainPage::decodeRequested);
  decode->click();
  ASSERT_EQ(asked.size(), 1);
  const auto model = ui::loadCheckpoint(std::filesystem::path(asked[0][0].toString().toStdU16String()));
  ASSERT_NE(model, nullptr);
  EXPECT_EQ(model->config.n, 12);
  EXPECT_FALSE(asked[0][1].toString().isEmpty());
  window->showPage(QStringLiteral("train"));
  part<QPushButton>("runs.watch")->click();
  ASSERT_TRUE(waitFor([this] { return !run().points().empty(); }));
  EXPECT_FALSE(run().frames().empty());
}

TEST_F(TrainTest, WithoutAStoreItTrainsInMemoryAndMovesTheRun) {
  const QString file = folder.filePath(QStringLiteral("not a store.lookback"));
  QFile foreign(file);
  ASSERT_TRUE(foreign.open(QIODevice::WriteOnly));
  foreign.write(QByteArray(5000, 'x'));
  foreign.close();
  openWithStore(file);
  QSignalSpy trouble(&control(), &TrainingController::storeTrouble);
  control().start(tiny());
  ASSERT_TRUE(waitFor([&] { return !trouble.isEmpty() && run().points().size() > 6; }));
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("in memory"))) << page().banner().text().toStdString();
  QSignalSpy moved(&control(), &TrainingController::storeMoved);
  control().moveStore(folder.filePath(QStringLiteral("other.lookback")).toStdString());
  ASSERT_TRUE(waitFor([&] { return !moved.isEmpty(); }));
  stopAndWait();
  store::Store store(folder.filePath(QStringLiteral("other.lookback")).toStdString());
  ASSERT_EQ(store.runs({}).total, 1u);
  EXPECT_EQ(store.metrics(1).front().update, 1u);
}

TEST_F(TrainTest, ClosingWhileTrainingAsks) {
  startTiny();
  EXPECT_FALSE(window->close());
  auto* box = window->findChild<QMessageBox*>(QStringLiteral("closing"));
  ASSERT_NE(box, nullptr);
  for (QAbstractButton* button : box->buttons())
    if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
  ASSERT_TRUE(waitFor([this] { return !window->isVisible() && !control().isBusy(); }));
  store::Store store = stored();
  EXPECT_EQ(store.runs({}).runs.at(0).updates % 5, 0u);  // at a checkpoint
}

TEST_F(TrainTest, DecodersKeysRestAndEveryControlIsNamed) {
  EXPECT_FALSE(actions->get(QStringLiteral("step.next"))->isEnabled());
  for (QWidget* widget : page().findChildren<QWidget*>()) {
    if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
    EXPECT_FALSE(widget->accessibleName().isEmpty())
        << widget->objectName().toStdString() << widget->metaObject()->className();
    EXPECT_FALSE(widget->whatsThis().isEmpty())
        << widget->objectName().toStdString() << widget->metaObject()->className();
  }
  window->showDecode();
  EXPECT_FALSE(actions->get(QStringLiteral("train.start"))->isEnabled());
}

TEST_F(TrainTest, LargeLettersStackThePageAndKeepCurvesReadable) {
  auto* form = part<ui::TrainForm>("trainForm");
  auto* loss = part<ui::CurveChart>("train.loss.chart");
  const auto left = [this](const QWidget* widget) { return widget->mapTo(&page(), QPoint(0, 0)).x(); };
  EXPECT_GT(left(loss), left(form) + form->width()) << "side by side where there is room";
  theme->setScale(2);
  QTest::qWait(0);
  EXPECT_LT(left(loss), theme->px(40)) << "the curves begin where the page does";
  for (const auto* chart : page().findChildren<ui::CurveChart*>())
    EXPECT_GE(chart->height(), theme->px(100)) << chart->objectName().toStdString();
}

TEST_F(TrainTest, FormSaysWhatIsWrong) {
  auto* batch = part<QLineEdit>("train.batch");
  ASSERT_NE(batch, nullptr);
  batch->setText(QStringLiteral("many"));
  actions->get(QStringLiteral("train.start"))->trigger();
  EXPECT_FALSE(control().isBusy());
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("Batch")));
}

TEST_F(TrainTest, TheEstimateIsMeasuredHere) {
  auto* estimate = part<QLabel>("train.estimate");
  ASSERT_TRUE(waitFor([&] { return estimate->text().contains(QStringLiteral("measured on this computer")); }))
      << estimate->text().toStdString();
}

/// Pictures for people to look at, where LOOKBACK_TRAIN_PICTURES names a folder.
TEST_F(TrainTest, Pictures) {
  const char* place = std::getenv("LOOKBACK_TRAIN_PICTURES");
  if (!place) GTEST_SKIP() << "set LOOKBACK_TRAIN_PICTURES to a folder for pictures of the page";
  const QString to = QString::fromLocal8Bit(place);
  window->grab().save(to + QStringLiteral("/empty.png"));
  ui::TrainingPlan plan = page().form().plan();
  plan.options.minutes = 0.3;
  control().start(plan);
  ASSERT_TRUE(waitFor([this] { return run().evaluations().size() > 2; }));
  window->grab().save(to + QStringLiteral("/live.png"));
  ASSERT_TRUE(waitFor([this] { return !control().isBusy(); }));
  run().setFrame(run().largestChange());
  for (const auto& [name, which] : {std::pair{"light", ui::ThemeName::light}, {"dark", ui::ThemeName::dark}}) {
    theme->setName(which);
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(1024, 640)}) {
      window->resize(size);
      QCoreApplication::processEvents();
      window->grab().save(QStringLiteral("%1/train-%2-%3.png").arg(to, QLatin1String(name)).arg(size.width()));
    }
  }
  window->resize(1280, 800);
  part<QTabBar>("train.tabs")->setCurrentIndex(1);
  auto* list = part<QTableView>("runs.view");
  ASSERT_TRUE(waitFor([&] { return list->model()->rowCount() > 0; }));
  ASSERT_TRUE(waitFor([&] { return part<QPushButton>("runs.decode")->isVisible(); }));
  window->grab().save(to + QStringLiteral("/runs.png"));
  part<QTabBar>("train.tabs")->setCurrentIndex(0);
  part<QPushButton>("train.more")->setChecked(true);
  QCoreApplication::processEvents();
  window->grab().save(to + QStringLiteral("/more.png"));
}

}  // namespace
}  // namespace lookback::test
