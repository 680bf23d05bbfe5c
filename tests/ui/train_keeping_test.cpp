// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QFileDialog>
#include <QMessageBox>
#include <QToolButton>
#include <algorithm>

#include "core/store/run_events.h"
#include "tests/ui/support/train_fixture.h"
#include "ui/controllers/import_store.h"
#include "ui/pages/loss_aer_dialog.h"
#include "ui/views/pane_controls.h"
#include "ui/views/timeline_view.h"

/// Nothing that was trained is lost: closing, stores that cannot be used, and what is changed while a run trains.
namespace lookback::test {
namespace {

using ui::TrainingController;

class KeepingTest : public TrainFixture {
 protected:
  QMessageBox* question() { return window->findChild<QMessageBox*>(QStringLiteral("closing")); }
  void answer(QMessageBox::ButtonRole role) {
    ASSERT_NE(question(), nullptr);
    for (QAbstractButton* button : question()->buttons())
      if (question()->buttonRole(button) == role) return button->click();
    FAIL() << "no such answer";
  }
  /// A run that no store has taken.
  void trainInMemory() {
    openWithStore(foreignFile());
    control().start(tiny());
    ASSERT_TRUE(waitFor([this] { return run().points().size() > 6; }));
    stopAndWait();
    ASSERT_TRUE(control().hasUnsaved());
  }
  QToolButton* wayOf(const QString& text) {
    for (auto* button : page().banner().findChildren<QToolButton*>())
      if (button->text() == text) return button;
    return nullptr;
  }
};

TEST_F(KeepingTest, AClosedWindowTrainsOnUntilTheNextCheckpoint) {
  startTiny();
  EXPECT_FALSE(page().mayClose());
  EXPECT_FALSE(page().mayClose());  // asks once
  EXPECT_EQ(window->findChildren<QMessageBox*>(QStringLiteral("closing")).size(), 1);
  answer(QMessageBox::AcceptRole);
  ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
  ASSERT_TRUE(waitFor([this] { return !control().isBusy(); }));
  EXPECT_TRUE(page().mayClose());
  EXPECT_FALSE(window->isVisible());
  store::Store store = stored();
  EXPECT_EQ(store.runs({}).runs.at(0).updates % 5, 0u);
}

TEST_F(KeepingTest, ClosingFromAPauseReachesACheckpointToo) {
  startTiny();
  control().pause();
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::AcceptRole);
  ASSERT_TRUE(waitFor([this] { return !control().isBusy() && !window->isVisible(); }));
}

TEST_F(KeepingTest, ClosingCanStopAtOnceOrNotAtAll) {
  startTiny();
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::RejectRole);
  EXPECT_TRUE(control().isBusy());
  ASSERT_TRUE(waitFor([this] { return !question(); }));
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::DestructiveRole);
  ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
  EXPECT_FALSE(control().isBusy());
  store::Store store = stored();
  EXPECT_EQ(store.runs({}).runs.at(0).state, store::RunState::stopped);
}

TEST_F(KeepingTest, ARunInMemoryIsNotLostWithoutAWord) {
  trainInMemory();
  EXPECT_FALSE(page().mayClose());
  EXPECT_TRUE(question()->text().contains(QStringLiteral("in memory only")));
  answer(QMessageBox::RejectRole);
  ASSERT_TRUE(waitFor([this] { return !question(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::DestructiveRole);
  ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
}

TEST_F(KeepingTest, ARunInMemoryMovesElsewhereAndTheWindowCloses) {
  trainInMemory();
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::AcceptRole);
  QFileDialog* dialog = nullptr;
  ASSERT_TRUE(waitFor([&] { return (dialog = page().findChild<QFileDialog*>(QStringLiteral("storeDialog"))); }));
  const QString other = folder.filePath(QStringLiteral("other.lookback"));
  Q_EMIT dialog->fileSelected(other);
  ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
  EXPECT_FALSE(control().hasUnsaved());
  store::Store store(other.toStdString());
  ASSERT_EQ(store.runs({}).total, 1u);
  EXPECT_FALSE(store.checkpoints(1).empty());
}

TEST_F(KeepingTest, AnotherPlaceThatFailsTooClosesNothing) {
  trainInMemory();
  EXPECT_FALSE(page().mayClose());
  answer(QMessageBox::AcceptRole);
  QFileDialog* dialog = nullptr;
  ASSERT_TRUE(waitFor([&] { return (dialog = page().findChild<QFileDialog*>(QStringLiteral("storeDialog"))); }));
  QSignalSpy trouble(&control(), &TrainingController::storeTrouble);
  Q_EMIT dialog->fileSelected(QStringLiteral("/proc/none/other.lookback"));
  ASSERT_TRUE(waitFor([&] { return !trouble.isEmpty(); }));
  EXPECT_TRUE(window->isVisible());
  EXPECT_TRUE(control().hasUnsaved());
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("/proc/none")));
}

TEST_F(KeepingTest, AnUnusableStoreIsToldAndAnotherPlaceOffered) {
  openWithStore(foreignFile());
  ASSERT_TRUE(waitFor([this] { return !page().banner().text().isEmpty(); }));
  EXPECT_TRUE(page().banner().text().contains(QStringLiteral("not a store")));
  QToolButton* elsewhere = wayOf(QStringLiteral("Store elsewhere…"));
  ASSERT_NE(elsewhere, nullptr);
  elsewhere->click();
  auto* dialog = page().findChild<QFileDialog*>(QStringLiteral("storeDialog"));
  ASSERT_NE(dialog, nullptr);
  QSignalSpy moved(&page(), &ui::TrainPage::storeMoved);
  Q_EMIT dialog->fileSelected(storeFile());
  ASSERT_TRUE(waitFor([&] { return !moved.isEmpty(); }));
  EXPECT_EQ(control().store(), std::filesystem::path(storeFile().toStdString()));
  startTiny();
  stopAndWait();
  EXPECT_FALSE(control().hasUnsaved());
  EXPECT_EQ(stored().runs({}).total, 1u);
}

TEST_F(KeepingTest, TheRateIsChangedByHandAndKept) {
  startTiny();
  auto* rate = part<QLineEdit>("train.live.rate");
  ASSERT_TRUE(rate->isVisible());
  EXPECT_EQ(rate->text(), QStringLiteral("0.001"));
  rate->setText(QStringLiteral("fast"));
  part<QPushButton>("train.live.setRate")->click();
  EXPECT_TRUE(part<QLabel>("train.live.note")->text().contains(QStringLiteral("give a number")));
  rate->setText(QStringLiteral("0,0005"));  // as some people write it
  QTest::keyClick(rate, Qt::Key_Return);
  ASSERT_TRUE(waitFor([this] { return !run().events().empty(); }));
  EXPECT_EQ(store::rateChange(run().events().front())->learningRate, 0.0005);
  stopAndWait();
  const auto changes = store::rateChanges(stored().events(1));
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].learningRate, 0.0005);
  EXPECT_FALSE(rate->isVisible());
}

TEST_F(KeepingTest, ASentenceJoinsTheProbes) {
  startTiny();
  auto* source = part<QLineEdit>("train.live.source");
  part<QPushButton>("train.live.addProbe")->click();
  EXPECT_TRUE(part<QLabel>("train.live.note")->text().contains(QStringLiteral("Write a source sentence")));
  QStringList words;
  for (const std::string& word : run().probes().front().source) words << QString::fromStdString(word);
  source->setText(words.join(QLatin1Char(' ')));
  part<QPushButton>("train.live.addProbe")->click();
  EXPECT_TRUE(source->text().isEmpty());
  ASSERT_TRUE(waitFor([this] { return run().probes().size() == 7; }));
  ASSERT_TRUE(waitFor([this] { return run().frames().back()->snapshots.size() == 7; }));
  stopAndWait();
  EXPECT_EQ(stored().probes(1).size(), 7u);
}

TEST_F(KeepingTest, TheTimelineShowsWeightsOrEnergies) {
  startTiny();
  stopAndWait();
  auto* timeline = part<ui::TimelineView>("timeline");
  auto* kind = part<ui::Segments>("timeline.kind");
  ASSERT_NE(kind, nullptr);
  const QImage weights = timeline->grab().toImage();
  EXPECT_FALSE(timeline->showsEnergies());
  QTest::keyClick(kind, Qt::Key_Right);
  EXPECT_EQ(kind->chosen(), 1);
  EXPECT_TRUE(timeline->showsEnergies());
  EXPECT_NE(timeline->grab().toImage(), weights);
  QTest::keyClick(kind, Qt::Key_Left);
  EXPECT_FALSE(timeline->showsEnergies());
}

TEST_F(KeepingTest, AnImportedCorpusCanBeChosenAndTrained) {
  QFile text(folder.filePath(QStringLiteral("own.tsv")));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly));
  for (int k = 0; k < 120; ++k)
    text.write(QByteArray("mot ") + char('a' + k % 26) + " fin\tword " + char('a' + k % 26) + QByteArray(" end") +
               QByteArray::number(k) + "\n");
  text.close();
  ImportSource source;
  source.files.first = text.fileName().toStdString();
  source.direction = {Language::french, Language::english};
  ui::importIntoStore(source, {}, "my words", storeFile().toStdString(), {});
  control().inspectStore();
  auto* data = part<QComboBox>("train.data");
  data->setCurrentIndex(data->count() - 1);
  auto* corpus = part<QComboBox>("train.corpus");
  ASSERT_TRUE(waitFor([&] { return corpus->count() == 2; }));
  EXPECT_TRUE(corpus->isVisible());
  corpus->setCurrentIndex(1);
  EXPECT_EQ(corpus->currentText(), QStringLiteral("my words"));
  EXPECT_EQ(page().form().plan().data.task, "import");
  ui::TrainingPlan plan = tiny();
  plan.data = page().form().plan().data;
  control().start(plan);
  ASSERT_TRUE(waitFor([this] { return run().points().size() > 3; })) << page().banner().text().toStdString();
  stopAndWait();
  EXPECT_EQ(stored().run(1).settings.other.at("corpus"), "my words");
}

TEST_F(KeepingTest, LossAgainstAlignmentErrorOpensFromTheRuns) {
  startTiny();
  ASSERT_TRUE(waitFor([this] { return run().evaluations().size() > 2; }));
  stopAndWait();
  page().showRuns(true);
  auto* open = part<QPushButton>("runs.lossAer");
  ASSERT_TRUE(waitFor([&] { return open->isVisible() && open->isEnabled(); }));
  open->click();
  auto* dialog = window->findChild<ui::LossAerDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitFor([&] { return dialog->chart()->points().size() > 2; }));
  QSignalSpy asked(&page(), &ui::TrainPage::decodeRequested);
  Q_EMIT dialog->decodeRequested(1, 5);
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked[0][0].toString().contains(QStringLiteral("1@5")));
}

}  // namespace
}  // namespace lookback::test
