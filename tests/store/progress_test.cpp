// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was best so far, patience, evaluations that were cut short, and snapshots: all as if a run had not been
// interrupted.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/store/export.h"
#include "core/store/fingerprint.h"
#include "core/store/probe_watcher.h"
#include "core/store/recording_observer.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::ElementsAre;

Corpus numbers(std::size_t pairs) {
  Corpus corpus;
  for (std::size_t k = 0; k < pairs; ++k) {
    const auto a = static_cast<std::int32_t>(2 + k % 5), b = static_cast<std::int32_t>(2 + k % 4);
    corpus.add(std::vector<std::int32_t>{a, b, 2}, std::vector<std::int32_t>{b, b});
  }
  return corpus;
}

/// Gives the k-th evaluation the k-th score; as a person's Ctrl+C would, stops in the one numbered `stopAt`.
struct Scores {
  std::vector<double> values;
  std::size_t next = 0;
  std::optional<std::size_t> stopAt;
  Trainer::Scorer scorer() {
    return [this](const Parameters<float>&, Team&, std::stop_token) {
      if (stopAt && next == *stopAt) throw Error(ErrorCode::interrupted, "stopped");
      return values.at(next++);
    };
  }
};

class StopAt final : public RecordingObserver {
 public:
  StopAt(Trainer& trainer, RunRecorder& recorder, std::uint64_t update, std::stop_source& stop)
      : RecordingObserver(trainer, recorder), m_update(update), m_stop(stop) {}
  void onUpdate(const UpdateReport& report) override {
    RecordingObserver::onUpdate(report);
    if (report.update == m_update) m_stop.request_stop();
  }

 private:
  std::uint64_t m_update;
  std::stop_source& m_stop;
};

class Progress : public ::testing::Test {
 protected:
  Progress() {
    options.updates = 100;
    options.evaluateEvery = 10;
    options.batchSize = 4;
    options.patience = 3;
  }
  NewRun newRun(const std::string& name) const {
    NewRun run = smallRun(name);
    run.settings.training = options;
    return run;
  }
  std::filesystem::path path() const { return folder / "runs.lookback"; }

  /// A run from its beginning; `stopAfter` 0: to its end. Its outcome, and the bits of the best parameters.
  std::pair<TrainingOutcome, std::string> begin(const std::string& name, Scores scores, std::uint64_t stopAfter = 0) {
    Trainer trainer(smallConfig(), options, corpus, noDev, scores.scorer());
    RunRecorder recorder(path(), newRun(name));
    std::stop_source stop;
    StopAt observer(trainer, recorder, stopAfter, stop);
    RunGate gate;
    const TrainingOutcome outcome = trainer.run(stop.get_token(), gate, observer);
    EXPECT_TRUE(observer.finish(outcome));
    return {outcome, bitsOf(trainer.best())};
  }
  std::pair<TrainingOutcome, std::string> goOn(const std::string& name, Scores scores) {
    Store store(path());
    const ResumePoint point = store.resume(store.findRun(name));
    Trainer trainer(smallConfig(), point.details.settings.training, corpus, noDev, scores.scorer());
    RunRecorder recorder(path(), point);
    RecordingObserver observer(trainer, recorder, point.checkpoint);
    RunGate gate;
    const TrainingOutcome outcome = trainer.run({}, gate, observer);
    EXPECT_TRUE(observer.finish(outcome));
    return {outcome, bitsOf(trainer.best())};
  }
  void expectSame(const std::string& one, const std::string& other) {
    Store store(path());
    const auto a = store.metrics(store.findRun(one)), b = store.metrics(store.findRun(other));
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t k = 0; k < a.size(); ++k) {
      MetricRow left = a[k], right = b[k];
      left.seconds = right.seconds = 0;
      EXPECT_TRUE(sameBits(left, right)) << "update " << k + 1;
    }
  }

  TemporaryFolder folder;
  Corpus corpus = numbers(30), noDev;
  TrainingOptions options;
};

TEST_F(Progress, BestAndPatienceSurviveAStop) {
  const auto [whole, wholeBest] = begin("whole", {{1, 5, 3, 4, 5, 9}, 0, {}});
  EXPECT_EQ(whole.reason, StopReason::noProgress);
  EXPECT_EQ(whole.updates, 50u);
  EXPECT_EQ(whole.bestUpdate, 20u);
  for (const std::uint64_t stop : {21u, 30u, 35u, 49u}) {
    const std::string name = "parts" + std::to_string(stop);
    EXPECT_EQ(begin(name, {{1, 5, 3, 4, 5, 9}, 0, {}}, stop).first.reason, StopReason::stopped);
    const auto [parts, partsBest] = goOn(name, {{1, 5, 3, 4, 5, 9}, stop / 10, {}});
    EXPECT_EQ(parts.reason, StopReason::noProgress) << stop;
    EXPECT_EQ(parts.updates, 50u);
    EXPECT_EQ(parts.bestUpdate, 20u);
    EXPECT_EQ(parts.bestScore, 5.0);
    EXPECT_EQ(parts.targetWords, whole.targetWords);
    EXPECT_EQ(partsBest, wholeBest);
    expectSame("whole", name);
  }
}

TEST_F(Progress, AnEvaluationThatWasCutShortIsMadeUpFor) {
  const auto whole = begin("whole", {{1, 5, 3, 4, 5, 9}, 0, {}});
  for (const std::size_t evaluation : {0u, 1u, 4u}) {
    const std::string name = "parts" + std::to_string(evaluation);
    EXPECT_EQ(begin(name, {{1, 5, 3, 4, 5, 9}, 0, evaluation}).first.updates, 10 * (evaluation + 1));
    const auto parts = goOn(name, {{1, 5, 3, 4, 5, 9}, evaluation, {}});
    EXPECT_EQ(parts.first.updates, 50u);
    EXPECT_EQ(parts.second, whole.second);
    expectSame("whole", name);
  }
}

TEST_F(Progress, WithoutTheParametersOfTheBestTheNextEvaluationIsTheBest) {
  Trainer trainer(smallConfig(), options, corpus, noDev,
                  [](const Parameters<float>&, Team&, std::stop_token) { return 1.0; });
  Checkpoint checkpoint = randomCheckpoint(smallConfig(), 10);
  trainer.restore(checkpoint.state, {.bestUpdate = 5, .bestScore = 7, .bestDevLoss = {}}, nullptr);
  EXPECT_EQ(trainer.progress().bestUpdate, 0u);
  EXPECT_EQ(bitsOf(trainer.best()), bitsOf(checkpoint.state.parameters));
}

TEST_F(Progress, ABranchExportsABestThatLiesBeforeItsFork) {
  const auto whole = begin("whole", {{1, 5, 3, 4, 5, 9}, 0, {}});
  Store store(path());
  const ResumePoint point = store.resume(store.findRun("whole"), 40);
  ASSERT_TRUE(point.branch);
  EXPECT_EQ(bestUpdate(store, point.run), 20u);
  const Model model = store.modelAt(point.run, 20);
  EXPECT_EQ(bitsOf(model.parameters), whole.second);
  EXPECT_EQ(model.provenance.at("updates"), "20");
  EXPECT_EQ(model.provenance.at("dev_bleu"), "5.00");
  EXPECT_THROW(store.modelAt(point.run, 30), Error);
}

TEST(Runs, SettingsCanBeGivenOtherEnds) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("one"));
  RunSettings settings = store.run(run).settings;
  settings.training.updates = 12345;
  store.setSettings(run, settings);
  EXPECT_EQ(store.run(run).settings.training.updates, 12345u);
  EXPECT_EQ(changedSettings(smallRun("one").settings, store.run(run).settings).size(), 1u);
  EXPECT_THROW(store.setSettings(99, settings), Error);
}

TEST(Fingerprint, SeesWordsThatNoVocabularyKnows) {
  const Corpus corpus = numbers(5);
  const NewRun run = smallRun("");
  const auto print = [&](const std::vector<std::string>& texts) {
    return corpusFingerprint(corpus, run.source, run.target, texts);
  };
  EXPECT_EQ(print({"one two", "work"}), print({"one two", "work"}));
  EXPECT_NE(print({"one two", "work"}), print({"one two", "works"}));
  EXPECT_NE(print({"one two", "work"}), print({"one", " twowork"}));
  EXPECT_NE(print({"", "work"}), print({"work", ""}));
}

TEST(Probes, AreWatchedOnAGeometricSchedule) {
  EXPECT_EQ(nextSnapshot(0), 1u);
  EXPECT_EQ(nextSnapshot(1), 2u);
  EXPECT_EQ(nextSnapshot(19), 20u);
  EXPECT_EQ(nextSnapshot(20), 22u);
  EXPECT_EQ(nextSnapshot(21), 22u);
  int count = 0;
  for (std::uint64_t update = 0; update < 1000000; update = nextSnapshot(update)) ++count;
  EXPECT_LT(count, 150);
  EXPECT_THAT(spread(10, 3), ElementsAre(0, 3, 6));
  EXPECT_THAT(spread(2, 3), ElementsAre(0, 1));
  EXPECT_THAT(spread(0, 3), ElementsAre());
}

TEST(Probes, SnapshotsHaveTheWeightsOfEveryWordWritten) {
  for (const Scorer scorer : {Scorer::additive, Scorer::none}) {
    const TemporaryFolder folder;
    const auto path = folder / "runs.lookback";
    const NewRun run = smallRun("one", scorer);
    const Probe probe{4, {"deux", "un"}, {"two", "one"}, {}, 0};
    RunRecorder recorder(path, run);
    recorder.add(probe);
    const Parameters<float> parameters = randomParameters(smallConfig(scorer), 5);
    const ModelConfig config = smallConfig(scorer);
    ProbeWatcher watcher(config, run.source, run.target, {probe}, recorder);
    for (const std::uint64_t update : {0u, 20u, 21u, 22u}) watcher.watch(parameters, update, {});
    watcher.watch(parameters, 23, {}, true);
    ASSERT_TRUE(recorder.finish(RunState::done, ""));
    Store store(path);
    EXPECT_THAT(store.snapshotUpdates(1), ElementsAre(20, 22, 23));
    const std::vector<Snapshot> snapshots = store.snapshots(1, 20);
    ASSERT_EQ(snapshots.size(), 1u);
    EXPECT_EQ(snapshots[0].probe, 4);
    EXPECT_LT(snapshots[0].logProbability, 0);
    if (scorer == Scorer::none) {
      EXPECT_EQ(snapshots[0].alpha.size(), 0);
      continue;
    }
    EXPECT_EQ(snapshots[0].alpha.cols(), 3);  // two words and the end mark
    EXPECT_GE(snapshots[0].alpha.rows(), static_cast<Index>(snapshots[0].output.size()));
    for (Index i = 0; i < snapshots[0].alpha.rows(); ++i) EXPECT_NEAR(snapshots[0].alpha.row(i).sum(), 1, 1e-5);
  }
}

}  // namespace
}  // namespace lookback::testing
