// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What hands did while a run trained: kept as events, and done again at the same updates when the run is resumed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/base/error.h"
#include "core/store/probe_watcher.h"
#include "core/store/recording_observer.h"
#include "core/store/run_events.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::ElementsAre;
using ::testing::SizeIs;

Corpus numbers(std::size_t pairs) {
  Corpus corpus;
  for (std::size_t k = 0; k < pairs; ++k) {
    const auto a = static_cast<std::int32_t>(2 + k % 5), b = static_cast<std::int32_t>(2 + k % 4);
    corpus.add(std::vector<std::int32_t>{a, b, 2}, std::vector<std::int32_t>{b, b});
  }
  return corpus;
}

using Rates = std::map<std::uint64_t, double>;

/// Records, sets rates by hand, and stops after an update.
class Hands final : public RecordingObserver {
 public:
  Hands(Trainer& trainer, RunRecorder& recorder, Rates rates, std::uint64_t stopAfter, std::stop_source& stop,
        const Checkpoint* resumed)
      : RecordingObserver(resumed ? RecordingObserver(trainer, recorder, *resumed)
                                  : RecordingObserver(trainer, recorder)),
        m_trainer(trainer),
        m_recorder(recorder),
        m_rates(std::move(rates)),
        m_stopAfter(stopAfter),
        m_stop(stop) {}
  void beforeUpdate(std::uint64_t done) override {
    const auto rate = m_rates.find(done);
    if (rate == m_rates.end()) return;
    const double before = m_trainer.learningRate();
    m_trainer.setLearningRate(rate->second);
    m_recorder.add(rateEvent({done, rate->second}, before, 1));
  }
  void onUpdate(const UpdateReport& report) override {
    RecordingObserver::onUpdate(report);
    if (report.update == m_stopAfter) m_stop.request_stop();
  }

 private:
  Trainer& m_trainer;
  RunRecorder& m_recorder;
  Rates m_rates;
  std::uint64_t m_stopAfter;
  std::stop_source& m_stop;
};

class Events : public ::testing::Test {
 protected:
  Events() {
    options.updates = 60;
    options.evaluateEvery = 10;
    options.batchSize = 4;
  }
  std::filesystem::path path() const { return folder / "runs.lookback"; }

  /// As a program does that is killed after update `stopAfter`: the last checkpoint is that of the last evaluation.
  void begin(const std::string& name, const Rates& rates, std::uint64_t stopAfter = 0) {
    NewRun run = smallRun(name);
    run.settings.training = options;
    Trainer trainer(smallConfig(), options, corpus, noDev);
    RunRecorder recorder(path(), run);
    train(trainer, recorder, rates, stopAfter, nullptr);
  }
  RunId goOn(const std::string& name, std::optional<std::uint64_t> from = {}, const Rates& rates = {},
             std::uint64_t stopAfter = 0) {
    std::optional<Store> store(std::in_place, path());
    const ResumePoint point = store->resume(store->findRun(name), from);
    TrainingOptions again = point.details.settings.training;
    again.rateChanges = rateChanges(store->events(point.run));
    store.reset();
    Trainer trainer(smallConfig(), again, corpus, noDev);
    RunRecorder recorder(path(), point);
    train(trainer, recorder, rates, stopAfter, &point.checkpoint);
    return point.run;
  }
  void train(Trainer& trainer, RunRecorder& recorder, const Rates& rates, std::uint64_t stopAfter,
             const Checkpoint* resumed) {
    std::stop_source stop;
    Hands hands(trainer, recorder, rates, stopAfter, stop, resumed);
    RunGate gate;
    const TrainingOutcome outcome = trainer.run(stop.get_token(), gate, hands);
    if (outcome.reason == StopReason::stopped)
      EXPECT_TRUE(recorder.finish(RunState::interrupted, ""));
    else
      EXPECT_TRUE(hands.finish(outcome));
  }
  void expectSame(RunId one, RunId other) {
    Store store(path());
    const auto a = store.metrics(one), b = store.metrics(other);
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t k = 0; k < a.size(); ++k) {
      MetricRow left = a[k], right = b[k];
      left.seconds = right.seconds = 0;
      EXPECT_TRUE(sameBits(left, right)) << "update " << k + 1;
    }
    EXPECT_EQ(bitsOf(store.loadCheckpoint(one, 60).state.parameters),
              bitsOf(store.loadCheckpoint(other, 60).state.parameters));
  }
  RunId run(const std::string& name) { return Store(path()).findRun(name); }
  std::vector<std::uint64_t> updatesOf(RunId run) {
    std::vector<std::uint64_t> updates;
    for (const RunEvent& event : Store(path()).events(run)) updates.push_back(event.update);
    return updates;
  }

  TemporaryFolder folder;
  Corpus corpus = numbers(30), noDev;
  TrainingOptions options;
};

TEST_F(Events, ARunThatWasKilledRepeatsWhatHandsDid) {
  const Rates rates{{13, 0.5}, {30, 0.2}, {42, 3.0}};
  begin("whole", rates);
  begin("untouched", {});
  for (const std::uint64_t killed : {12u, 14u, 30u, 31u, 43u, 49u, 55u}) {
    const std::string name = "killed" + std::to_string(killed);
    Rates before;
    Rates after;
    for (const auto& [update, rate] : rates) (update < killed ? before : after)[update] = rate;
    begin(name, before, killed);
    goOn(name, {}, after);
    expectSame(run("whole"), run(name));
    EXPECT_THAT(updatesOf(run(name)), ElementsAre(13, 30, 42)) << killed;
  }
  Store store(path());
  EXPECT_NE(bitsOf(store.loadCheckpoint(run("whole"), 60).state.parameters),
            bitsOf(store.loadCheckpoint(run("untouched"), 60).state.parameters));
}

TEST_F(Events, AHandAfterResumingTakesThePlaceOfWhatWasToBeRepeated) {
  begin("whole", {{13, 0.5}, {36, 0.1}});
  begin("killed", {{13, 0.5}, {38, 2.0}}, 39);
  goOn("killed", {}, {{36, 0.1}});
  expectSame(run("whole"), run("killed"));
  EXPECT_THAT(updatesOf(run("killed")), ElementsAre(13, 36));
}

TEST_F(Events, ABranchHasWhatLiesBeforeItsForkAlsoWithoutItsAncestors) {
  begin("whole", {{13, 0.5}, {20, 0.7}});
  begin("parent", {{13, 0.5}, {20, 0.7}, {33, 2.0}});
  const RunId branch = goOn("parent", 20);
  expectSame(run("whole"), branch);
  EXPECT_THAT(updatesOf(branch), ElementsAre(13, 20));
  {
    Store store(path()), other(folder / "other.lookback");
    const RunId copy = copyRun(store, branch, other);
    EXPECT_EQ(rateChanges(other.events(copy)), (std::vector<RateChange>{{13, 0.5}, {20, 0.7}}));
    const RunId parent = store.findRun("parent");
    store.moveToTrash(parent);
    const std::vector<RunId> gone{parent};
    store.purge(gone);
    EXPECT_EQ(rateChanges(store.events(branch)), (std::vector<RateChange>{{13, 0.5}, {20, 0.7}}));
    store.append(branch, {{}, {RunEvent{0, 60, 1, "pause", ""}}, {}, {}});
    EXPECT_EQ(store.events(branch).back().number, 1u);
  }
  const RunId again = goOn(std::to_string(branch), 30);
  expectSame(run("whole"), again);
}

TEST_F(Events, WhatCannotBeReadIsRefused) {
  EXPECT_THROW(rateChanges(std::vector{RunEvent{1, 5, 1, "rate", "{}"}}), Error);
  EXPECT_THROW(rateChanges(std::vector{RunEvent{1, 5, 1, "rate", R"({"learning_rate": -1})"}}), Error);
  EXPECT_TRUE(rateChanges(std::vector{RunEvent{1, 5, 1, "pause", ""}}).empty());
  const double third = 1.0 / 3;
  EXPECT_EQ(rateChanges(std::vector{rateEvent({7, third}, 1, 1)}).at(0), (RateChange{7, third}));
  EXPECT_EQ(describe(rateEvent({7, 0.5}, 1, 1)), "learning rate 1.0 to 0.5");
}

TEST_F(Events, AProbeThatCameLaterIsWatchedFromThereOnAndEnergiesGiveTheWeights) {
  const std::vector<Probe> probes{{0, {"un", "deux"}, {"one"}, {}, 0}, {1, {"deux", "«", "un"}, {}, {}, 4}};
  const NewRun run = smallRun("watched");
  RunRecorder recorder(path(), run);
  for (const Probe& probe : probes) recorder.add(probe);
  const ModelConfig config = smallConfig();
  ProbeWatcher watcher(config, run.source, run.target, probes, recorder);
  const Parameters<float> parameters = randomParameters(config, 3);
  for (std::uint64_t update = 1; update <= 5; ++update) watcher.watch(parameters, update, {});
  ASSERT_TRUE(recorder.flush());
  Store store(path());
  EXPECT_THAT(store.snapshots(1, 3), SizeIs(1));
  const auto both = store.snapshots(1, 4);
  ASSERT_THAT(both, SizeIs(2));
  for (const Snapshot& snapshot : both) {
    ASSERT_EQ(snapshot.energies.cols(),
              static_cast<Index>(probes[static_cast<std::size_t>(snapshot.probe)].source.size()) + 1);
    ASSERT_EQ(snapshot.energies.rows(), snapshot.alpha.rows());
    for (Index i = 0; i < snapshot.alpha.rows(); ++i) {
      const Vector<double> e = snapshot.energies.row(i).transpose().cast<double>();
      const Vector<double> weights = (e.array() - e.maxCoeff()).exp();
      const Vector<double> alpha = weights / weights.sum();
      EXPECT_LT((alpha - snapshot.alpha.row(i).transpose().cast<double>()).cwiseAbs().maxCoeff(), 1e-6);
    }
  }
}

}  // namespace
}  // namespace lookback::testing
