// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Recording while training: nothing is lost when the store fails, and resuming gives the same bits.
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/store/recording_observer.h"
#include "tests/store/failing_vfs.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using std::chrono::milliseconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

RecorderOptions quick() {
  RecorderOptions options;
  options.batchEvery = milliseconds(1);
  options.firstRetry = milliseconds(1);
  options.longestRetry = milliseconds(4);
  options.thinning.reset();
  return options;
}

void addRows(RunRecorder& recorder, std::uint64_t from, std::uint64_t upTo) {
  for (const MetricRow& row : lossRows(from, upTo)) recorder.add(row);
}

/// Waits until the recorder's status is as asked; ends the test if that never comes.
template <class F>
void waitFor(const RunRecorder& recorder, F&& condition) {
  for (int tries = 0; tries < 20000; ++tries) {
    if (condition(recorder.status())) return;
    std::this_thread::sleep_for(milliseconds(1));  // polling the condition
  }
  FAIL() << "the recorder never came there";
}

TEST(Recorder, WritesWhatIsAddedInOrder) {
  const TemporaryFolder folder;
  {
    RunRecorder recorder(folder / "runs.lookback", smallRun("recorded"), quick());
    recorder.add(Probe{1, {"a"}, {"b"}, std::nullopt, 0});
    addRows(recorder, 1, 20);
    recorder.add(RunEvent{0, 5, 9, "pause", ""});
    Snapshot snapshot;
    snapshot.update = 20;
    snapshot.probe = 1;
    recorder.add(std::vector<Snapshot>{snapshot});
    recorder.save(randomCheckpoint(smallConfig(), 20));
    EXPECT_TRUE(recorder.flush());
    EXPECT_EQ(recorder.status().checkpointUpdate, 20u);
    EXPECT_EQ(recorder.status().waiting, 0u);
    addRows(recorder, 21, 25);
    EXPECT_TRUE(recorder.finish(RunState::done, "all updates done"));
  }
  Store store(folder / "runs.lookback");
  const RunId run = store.findRun("recorded");
  EXPECT_THAT(store.metrics(run), SizeIs(25));
  EXPECT_THAT(store.events(run), SizeIs(1));
  EXPECT_THAT(store.snapshots(run, 20), SizeIs(1));
  EXPECT_EQ(store.run(run).summary.state, RunState::done);
  EXPECT_EQ(store.run(run).summary.reason, "all updates done");
}

TEST(Recorder, WhatWaitsIsWrittenAtItsEnd) {
  const TemporaryFolder folder;
  {
    RecorderOptions slow;
    slow.batchEvery = std::chrono::hours(1);
    RunRecorder recorder(folder / "runs.lookback", smallRun("recorded"), slow);
    addRows(recorder, 1, 7);
  }
  Store store(folder / "runs.lookback");
  EXPECT_THAT(store.metrics(store.findRun("recorded")), SizeIs(7));
}

TEST(Recorder, KeepsAllInMemoryWhileTheDiskIsFullAndGoesOnByItself) {
  const TemporaryFolder folder;
  RecorderOptions options = quick();
  options.store.vfs = FailingVfs::name();
  std::vector<std::optional<Trouble>> told;
  options.onStatus = [&](const RecorderStatus& status) { told.push_back(status.trouble); };
  {
    RunRecorder recorder(folder / "runs.lookback", smallRun("full"), options);
    addRows(recorder, 1, 10);
    recorder.save(randomCheckpoint(smallConfig(), 10));
    EXPECT_TRUE(recorder.flush());
    FailingVfs::failAfter(0, FailingVfs::Kind::full);
    for (std::uint64_t update = 20; update <= 90; update += 10) {
      addRows(recorder, update - 9, update);
      Checkpoint checkpoint = randomCheckpoint(smallConfig(), update);
      checkpoint.best.update = std::min<std::uint64_t>(update, 40);
      recorder.save(std::move(checkpoint));
      EXPECT_FALSE(recorder.flush());
    }
    const RecorderStatus status = recorder.status();
    EXPECT_EQ(status.trouble, Trouble::full);
    EXPECT_THAT(status.message, HasSubstr("disk is full"));
    EXPECT_GE(status.waiting, 80u);
    FailingVfs::heal();
    waitFor(recorder, [](const RecorderStatus& now) { return !now.trouble; });
    EXPECT_TRUE(recorder.finish(RunState::done, ""));
  }
  EXPECT_THAT(told, ElementsAre(Trouble::full, std::nullopt)) << "one message, not one per attempt";
  Store store(folder / "runs.lookback");
  const RunId run = store.findRun("full");
  EXPECT_THAT(store.metrics(run), SizeIs(90));
  std::vector<std::uint64_t> updates;
  for (const CheckpointInfo& info : store.checkpoints(run)) updates.push_back(info.update);
  EXPECT_THAT(updates, ElementsAre(10, 40, 90)) << "of those that waited the best and the newest";
}

TEST(Recorder, MovesToAnotherFileWithoutLosingAnything) {
  const TemporaryFolder folder;
  RecorderOptions options = quick();
  options.store.vfs = FailingVfs::name();
  {
    RunRecorder recorder(folder / "full.lookback", smallRun("moves"), options);
    addRows(recorder, 1, 10);
    recorder.save(randomCheckpoint(smallConfig(), 10));
    recorder.add(RunEvent{0, 10, 1, "rate", "{}"});
    EXPECT_TRUE(recorder.flush());
    FailingVfs::failAfter(0, FailingVfs::Kind::full);
    addRows(recorder, 11, 20);
    recorder.save(randomCheckpoint(smallConfig(), 20));
    EXPECT_FALSE(recorder.flush());
    EXPECT_FALSE(recorder.moveTo(folder / "also full.lookback")) << "the new place fails too";
    EXPECT_TRUE(recorder.status().trouble);
    FailingVfs::heal();
    FailingVfs::failAfter(100000, FailingVfs::Kind::full);
    EXPECT_TRUE(recorder.moveTo(folder / "other.lookback"));
    EXPECT_EQ(recorder.status().path, folder / "other.lookback");
    addRows(recorder, 21, 30);
    recorder.add(RunEvent{0, 30, 1, "rate", "{}"});
    EXPECT_TRUE(recorder.finish(RunState::done, ""));
    FailingVfs::heal();
  }
  Store store(folder / "other.lookback");
  const RunId run = store.findRun("moves");
  EXPECT_THAT(store.metrics(run), SizeIs(30));
  EXPECT_THAT(store.events(run), SizeIs(2));
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 10), randomCheckpoint(smallConfig(), 10)));
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 20), randomCheckpoint(smallConfig(), 20)));
  EXPECT_EQ(store.run(run).summary.state, RunState::done);
}

TEST(Recorder, AStoreDeletedWhileOpenIsReportedAndRescuedElsewhere) {
  const TemporaryFolder folder;
  {
    RunRecorder recorder(folder / "runs.lookback", smallRun("rescued"), quick());
    addRows(recorder, 1, 10);
    recorder.save(randomCheckpoint(smallConfig(), 10));
    EXPECT_TRUE(recorder.flush());
    for (const char* const name : {"runs.lookback", "runs.lookback-wal", "runs.lookback-shm"})
      std::filesystem::remove(folder / name);
    addRows(recorder, 11, 20);
    EXPECT_FALSE(recorder.flush());
    EXPECT_EQ(recorder.status().trouble, Trouble::missing);
    EXPECT_TRUE(recorder.moveTo(folder / "runs.lookback")) << "the same place will do";
    EXPECT_TRUE(recorder.finish(RunState::done, ""));
  }
  Store store(folder / "runs.lookback");
  const RunId run = store.findRun("rescued");
  EXPECT_THAT(store.metrics(run), SizeIs(20));
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 10), randomCheckpoint(smallConfig(), 10)));
}

TEST(Recorder, APlaceThatCannotBeUsedFromTheStartCanBeChanged) {
  const TemporaryFolder folder;
  writeBytes(folder / "letter.txt",
             "This is a letter and not a store, and it is longer than a hundred bytes, so that "
             "nobody can say that it was too short to tell.");
  const std::string letter = bytesOfFile(folder / "letter.txt");
  RunRecorder recorder(folder / "letter.txt", smallRun("late"), quick());
  addRows(recorder, 1, 5);
  EXPECT_FALSE(recorder.flush());
  EXPECT_EQ(recorder.status().trouble, Trouble::foreign);
  EXPECT_EQ(bytesOfFile(folder / "letter.txt"), letter);
  EXPECT_TRUE(recorder.moveTo(folder / "runs.lookback"));
  EXPECT_TRUE(recorder.finish(RunState::done, ""));
  Store store(folder / "runs.lookback");
  EXPECT_THAT(store.metrics(store.findRun("late")), SizeIs(5));
}

TEST(Recorder, WaitsForAnotherWriterWithoutCallingItTrouble) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  RecorderOptions options = quick();
  bool told = false;
  options.onStatus = [&](const RecorderStatus&) { told = true; };
  options.store.patience = std::chrono::minutes(1);
  RunRecorder recorder(path, smallRun("patient"), options);
  EXPECT_TRUE(recorder.flush());
  {
    SQLite::Database other(path, SQLite::OPEN_READWRITE);
    SQLite::Transaction holds(other, SQLite::TransactionBehavior::IMMEDIATE);
    addRows(recorder, 1, 10);
    waitFor(recorder, [](const RecorderStatus& now) { return now.waiting == 10; });
    std::this_thread::sleep_for(milliseconds(2300));  // longer than one attempt waits
    EXPECT_FALSE(recorder.status().trouble);
  }
  EXPECT_TRUE(recorder.finish(RunState::done, ""));
  EXPECT_FALSE(told);
}

Corpus smallCorpus() {
  Corpus corpus;
  Rng rng(3);
  for (int pair = 0; pair < 23; ++pair) {
    std::vector<std::int32_t> source, target;
    for (std::uint64_t k = 0; k < 1 + rng.below(5); ++k) source.push_back(static_cast<std::int32_t>(2 + rng.below(5)));
    for (std::uint64_t k = 0; k < 1 + rng.below(4); ++k) target.push_back(static_cast<std::int32_t>(2 + rng.below(4)));
    corpus.add(source, target);
  }
  return corpus;
}

TrainingOptions smallTraining(OptimizerKind kind) {
  TrainingOptions options;
  options.optimizer.kind = kind;
  options.batchSize = 4;
  options.updates = 40;
  options.evaluateEvery = 10;
  options.dropoutReadout = 0.2;
  options.threads = 2;
  return options;
}

NewRun trainingRun(const std::string& name, OptimizerKind kind) {
  NewRun run = smallRun(name);
  run.settings.training = smallTraining(kind);
  return run;
}

/// Stops after an update, as a person or a kill would.
class StopAfter final : public RecordingObserver {
 public:
  StopAfter(Trainer& trainer, RunRecorder& recorder, std::uint64_t update, std::stop_source& stop)
      : RecordingObserver(trainer, recorder), m_update(update), m_stop(stop) {}
  void onUpdate(const UpdateReport& report) override {
    RecordingObserver::onUpdate(report);
    if (report.update == m_update) m_stop.request_stop();
  }

 private:
  std::uint64_t m_update;
  std::stop_source& m_stop;
};

std::vector<MetricRow> withoutTimes(std::vector<MetricRow> rows) {
  for (MetricRow& row : rows) row.seconds.reset();
  return rows;
}

// Cases "resume-equals-uninterrupted": stopped (saved where it stopped) and killed (resumed from the last checkpoint).
TEST(Recorder, ATrainingThatIsResumedFromTheStoreGivesTheSameNumbers) {
  const Corpus corpus = smallCorpus();
  for (const OptimizerKind kind : {OptimizerKind::adadelta, OptimizerKind::adam, OptimizerKind::gradientDescent}) {
    for (const bool killed : {false, true}) {
      const TemporaryFolder folder;
      const auto path = folder / "runs.lookback";
      const TrainingOptions options = smallTraining(kind);
      RunGate gate;
      {
        Trainer trainer(smallConfig(), options, corpus, corpus);
        RunRecorder recorder(path, trainingRun("whole", kind), quick());
        RecordingObserver observer(trainer, recorder);
        EXPECT_TRUE(observer.finish(trainer.run({}, gate, observer)));
      }
      {
        Trainer trainer(smallConfig(), options, corpus, corpus);
        RunRecorder recorder(path, trainingRun("parts", kind), quick());
        std::stop_source stop;
        StopAfter observer(trainer, recorder, 27, stop);
        const TrainingOutcome outcome = trainer.run(stop.get_token(), gate, observer);
        EXPECT_EQ(outcome.reason, StopReason::stopped);
        EXPECT_TRUE(killed ? recorder.flush() : observer.finish(outcome));
      }
      Store store(path);
      const RunId whole = store.findRun("whole"), parts = store.findRun("parts");
      if (killed) store.finish(parts, RunState::interrupted, "");
      const ResumePoint point = store.resume(parts);
      EXPECT_EQ(point.checkpoint.state.updates, killed ? 20u : 27u);
      EXPECT_FALSE(point.branch);
      {
        Trainer trainer(point.details.settings.model, point.details.settings.training, corpus, corpus);
        trainer.restore(point.checkpoint.state);
        RunRecorder recorder(path, point, quick());
        RecordingObserver observer(trainer, recorder, point.checkpoint);
        EXPECT_TRUE(observer.finish(trainer.run({}, gate, observer)));
      }
      const auto expected = withoutTimes(store.metrics(whole)), found = withoutTimes(store.metrics(parts));
      ASSERT_EQ(found.size(), 40u);
      for (std::size_t k = 0; k < found.size(); ++k) EXPECT_TRUE(sameBits(found[k], expected[k])) << "update " << k + 1;
      const Checkpoint a = store.loadCheckpoint(whole, 40), b = store.loadCheckpoint(parts, 40);
      EXPECT_EQ(bitsOf(a.state.parameters), bitsOf(b.state.parameters));
      EXPECT_EQ(bitsOf(a.state.first), bitsOf(b.state.first));
      EXPECT_EQ(bitsOf(a.state.second), bitsOf(b.state.second));
      EXPECT_EQ(a.state.cursor, b.state.cursor);
      EXPECT_EQ(a.targetWords, b.targetWords);
    }
  }
}

}  // namespace
}  // namespace lookback::testing
