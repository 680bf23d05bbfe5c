// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists, names, trash, branches and thinning.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/error.h"
#include "tests/store/failing_vfs.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::vector<std::string> namesOf(const RunPage& page) {
  std::vector<std::string> names;
  for (const RunSummary& run : page.runs) names.push_back(run.name);
  return names;
}

std::vector<std::uint64_t> updatesOf(const std::vector<MetricRow>& rows) {
  std::vector<std::uint64_t> updates;
  for (const MetricRow& row : rows) updates.push_back(row.update);
  return updates;
}

std::vector<std::uint64_t> updatesOf(const std::vector<CheckpointInfo>& list) {
  std::vector<std::uint64_t> updates;
  for (const CheckpointInfo& info : list) updates.push_back(info.update);
  return updates;
}

class StoreRuns : public ::testing::Test {
 protected:
  StoreRuns() : m_store(m_folder / "runs.lookback", clocked()) {}
  StoreOptions clocked() {
    StoreOptions options;
    options.now = [this] { return ++m_time; };
    options.vfs = FailingVfs::name();
    return options;
  }
  RunId ended(const std::string& name, const std::vector<MetricRow>& rows = {}) {
    const RunId run = m_store.createRun(smallRun(name));
    m_store.append(run, {rows, {}, {}, {}});
    m_store.finish(run, RunState::done, "all updates done");
    return run;
  }

  TemporaryFolder m_folder;
  Milliseconds m_time = 1000;
  Store m_store;
};

TEST_F(StoreRuns, AreListedByPagesNewestFirst) {
  for (int k = 0; k < 25; ++k) ended("run " + std::to_string(k));
  RunQuery query;
  query.limit = 10;
  query.offset = 20;
  const RunPage page = m_store.runs(query);
  EXPECT_EQ(page.total, 25u);
  EXPECT_THAT(namesOf(page), ElementsAre("run 4", "run 3", "run 2", "run 1", "run 0"));
}

TEST_F(StoreRuns, AreSortedWithThoseThatLackTheValueLast) {
  MetricRow good = lossRow(5, 1), bad = lossRow(5, 1);
  good.devBleu = 80;
  bad.devBleu = 10;
  ended("bad", {bad});
  ended("none");
  ended("good", {good});
  RunQuery query;
  query.order = RunOrder::bleu;
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("good", "bad", "none"));
  query.descending = false;
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("bad", "good", "none"));
}

TEST_F(StoreRuns, AreFoundByTextInAnyCaseByTagAndByState) {
  const RunId first = ended("Œuvre complète");
  const RunId second = ended("other");
  m_store.createRun(smallRun("still running"));
  m_store.setNote(second, "for CLASS 9b: 100 % sure");
  m_store.setTags(first, {"demo", "demo", ""});
  RunQuery query;
  query.text = "œUVRE";
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("Œuvre complète"));
  query.text = "100 %";
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("other"));
  query.text = "DEM";
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("Œuvre complète"));
  query = {};
  query.tag = "demo";
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("Œuvre complète"));
  EXPECT_THAT(m_store.tags(), ElementsAre("demo"));
  query = {};
  query.states = {RunState::running, RunState::stopped};
  EXPECT_THAT(namesOf(m_store.runs(query)), ElementsAre("still running"));
  query = {};
  query.text = "'; DROP TABLE run; --";
  EXPECT_EQ(m_store.runs(query).total, 0u);
}

TEST_F(StoreRuns, AreFoundByNumberUidOrNameButNotWhenTheNameIsAmbiguous) {
  const RunId a = ended("twice"), b = ended("once");
  ended("twice");
  EXPECT_EQ(m_store.findRun(std::to_string(a)), a);
  EXPECT_EQ(m_store.findRun("#" + std::to_string(b)), b);
  EXPECT_EQ(m_store.findRun("once"), b);
  EXPECT_EQ(m_store.findRun(m_store.run(b).summary.uid), b);
  EXPECT_THROW(m_store.findRun("twice"), Error);
  EXPECT_THROW(m_store.findRun("none"), Error);
  m_store.moveToTrash(a);
  EXPECT_NE(m_store.findRun("twice"), a);
}

TEST_F(StoreRuns, SummariesFollowWhatIsRecorded) {
  const RunId run = m_store.createRun(smallRun("summary"));
  MetricRow evaluation;
  evaluation.update = 20;
  evaluation.devLoss = 2;
  evaluation.devBleu = 30;
  evaluation.aer = 0.4;
  m_store.append(run, {lossRows(1, 20), {}, {}, {}});
  m_store.append(run, {{evaluation}, {}, {}, {}});
  evaluation.update = 30;
  evaluation.devLoss = 3;
  evaluation.devBleu = 20;
  evaluation.aer = 0.3;
  m_store.append(run, {lossRows(21, 30), {}, {}, {}});
  m_store.append(run, {{evaluation}, {}, {}, {}});
  const RunSummary summary = m_store.run(run).summary;
  EXPECT_EQ(summary.updates, 30u);
  EXPECT_EQ(summary.epochs, 3);
  EXPECT_EQ(summary.seconds, 7.5);
  EXPECT_EQ(summary.loss, 10.0 / 30);
  EXPECT_EQ(summary.bestDevLoss, 2);
  EXPECT_EQ(summary.bestBleu, 30);
  EXPECT_EQ(summary.bestAer, 0.3);
}

TEST_F(StoreRuns, ChartsKeepExtremesEvaluationsAndNumbersThatAreNotFinite) {
  const RunId run = m_store.createRun(smallRun("chart"));
  std::vector<MetricRow> rows = lossRows(1, 1000);
  rows[499].loss = 1000;
  rows[500].loss = -1;
  rows[700].loss = std::numeric_limits<double>::quiet_NaN();
  rows[800].devLoss = 2;
  m_store.append(run, {rows, {}, {}, {}});
  const auto chart = m_store.chart(run, 10);
  const auto updates = updatesOf(chart);
  EXPECT_LE(chart.size(), 24u);
  EXPECT_TRUE(std::is_sorted(updates.begin(), updates.end()));
  EXPECT_TRUE(std::adjacent_find(updates.begin(), updates.end()) == updates.end());
  for (const std::uint64_t update : {1u, 500u, 501u, 701u, 801u, 1000u})
    EXPECT_THAT(updates, ::testing::Contains(update));
  EXPECT_EQ(m_store.chart(run, 5000).size(), 1000u);
}

TEST_F(StoreRuns, TrashCanBeUndoneAndPurgingFreesTheDisk) {
  ModelConfig config = smallConfig();
  config.n = 200;
  std::vector<RunId> runs;
  for (int k = 0; k < 20; ++k) {
    NewRun run = smallRun("run " + std::to_string(k));
    run.settings.model = config;
    runs.push_back(m_store.createRun(run));
    m_store.saveCheckpoint(runs.back(), randomCheckpoint(config, 10));
    m_store.finish(runs.back(), RunState::done, "");
  }
  const std::uint64_t full = m_store.diskUse().fileBytes;
  for (std::size_t k = 0; k < 19; ++k) m_store.moveToTrash(runs[k]);
  EXPECT_EQ(m_store.runs({}).total, 1u);
  EXPECT_GT(m_store.diskUse().trashBytes, full / 3);
  m_store.restoreFromTrash(runs[3]);
  EXPECT_EQ(m_store.runs({}).total, 2u);
  EXPECT_THROW(m_store.purge(std::vector<RunId>{runs[3]}), Error) << "only from the trash";
  m_store.moveToTrash(runs[3]);
  const std::uint64_t freed = m_store.emptyTrash();
  EXPECT_GT(freed, full / 2);
  EXPECT_LT(m_store.diskUse().fileBytes, full / 8);
  EXPECT_EQ(m_store.diskUse().trashedRuns, 0u);
  EXPECT_TRUE(sameBits(m_store.loadCheckpoint(runs[19], 10), randomCheckpoint(config, 10)));
  EXPECT_THROW(m_store.run(runs[0]), Error) << "an open view of it finds out";
  EXPECT_EQ(m_store.check(), std::vector<std::string>{});
  const RunId again = m_store.createRun(smallRun("run 0"));
  EXPECT_GT(again, runs[19]) << "numbers are never used again";
  EXPECT_EQ(m_store.findRun("run 0"), again);
}

TEST_F(StoreRuns, ARunInTrainingCannotBeTrashed) {
  const RunId run = m_store.createRun(smallRun("busy"));
  EXPECT_NE(m_store.run(run).summary.process, 0);
  EXPECT_THROW(m_store.moveToTrash(run), Error);
}

TEST_F(StoreRuns, ResumingFromTheLastCheckpointGoesOnWithoutDoubledRows) {
  const RunId run = m_store.createRun(smallRun("resumed"));
  m_store.append(run, {lossRows(1, 27), {{0, 25, 1, "pause", ""}}, {}, {}});
  m_store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 20));
  m_store.finish(run, RunState::interrupted, "");
  const ResumePoint point = m_store.resume(run);
  EXPECT_FALSE(point.branch);
  EXPECT_EQ(point.run, run);
  EXPECT_TRUE(sameBits(point.checkpoint, randomCheckpoint(smallConfig(), 20)));
  EXPECT_EQ(point.details.summary.state, RunState::running);
  EXPECT_EQ(m_store.metrics(run).size(), 20u);
  EXPECT_TRUE(m_store.events(run).empty());
  EXPECT_EQ(m_store.run(run).summary.updates, 20u);
  EXPECT_EQ(m_store.run(run).summary.loss, 0.5);
  EXPECT_THROW(m_store.resume(run), Error) << "it is being trained now";
}

TEST_F(StoreRuns, ResumingFromAnOlderCheckpointMakesABranch) {
  const RunId run = m_store.createRun(smallRun("trunk"));
  m_store.append(run, {lossRows(1, 30), {}, {{1, {"a"}, {"b"}, std::nullopt, 0}}, {}});
  Snapshot snapshot;
  snapshot.probe = 1;
  snapshot.update = 4;
  m_store.append(run, {{}, {}, {}, {snapshot}});
  for (const std::uint64_t update : {10u, 20u, 30u})
    m_store.saveCheckpoint(run, randomCheckpoint(smallConfig(), update));
  const ResumePoint point = m_store.resume(run, 20);  // also while the run itself trains
  EXPECT_TRUE(point.branch);
  EXPECT_EQ(point.details.summary.parent, run);
  EXPECT_EQ(point.details.summary.forkUpdate, 20u);
  std::vector<MetricRow> own = lossRows(21, 25);
  for (MetricRow& row : own) row.loss = 7;
  m_store.append(point.run, {own, {}, {}, {}});
  const auto curve = m_store.metrics(point.run);
  ASSERT_EQ(curve.size(), 25u);
  for (std::size_t k = 0; k < curve.size(); ++k) EXPECT_EQ(curve[k].update, k + 1);
  EXPECT_EQ(curve[19].loss, 0.5);
  EXPECT_EQ(curve[20].loss, 7);
  EXPECT_EQ(m_store.metrics(point.run, {}, false).size(), 5u);
  EXPECT_EQ(m_store.metrics(run).size(), 30u);
  EXPECT_THAT(m_store.snapshotUpdates(point.run), ElementsAre(4u));
  EXPECT_EQ(m_store.snapshots(point.run, 4).size(), 1u);
  EXPECT_TRUE(sameBits(m_store.loadCheckpoint(point.run, 20), randomCheckpoint(smallConfig(), 20)));
  EXPECT_THROW(m_store.resume(run, 15), Error);
}

TEST_F(StoreRuns, BranchesKeepTheirCurvesWhenAncestorsArePurged) {
  const RunId run = m_store.createRun(smallRun("trunk"));
  m_store.append(run, {lossRows(1, 40), {}, {{1, {"a"}, {"b"}, std::nullopt, 0}}, {}});
  Snapshot snapshot;
  snapshot.probe = 1;
  snapshot.update = 4;
  m_store.append(run, {{}, {}, {}, {snapshot}});
  for (const std::uint64_t update : {10u, 20u, 40u})
    m_store.saveCheckpoint(run, randomCheckpoint(smallConfig(), update));
  const RunId branch = m_store.resume(run, 20).run;
  m_store.append(branch, {lossRows(21, 30), {}, {}, {}});
  m_store.saveCheckpoint(branch, randomCheckpoint(smallConfig(), 25));
  m_store.saveCheckpoint(branch, randomCheckpoint(smallConfig(), 30));
  const RunId twig = m_store.resume(branch, 25).run;
  m_store.append(twig, {lossRows(26, 28), {}, {}, {}});
  for (const RunId each : {run, branch, twig}) m_store.finish(each, RunState::done, "");
  const auto before = m_store.metrics(twig);
  ASSERT_EQ(before.size(), 28u);
  for (const RunId gone : {branch, run}) {  // the middle one first
    m_store.moveToTrash(gone);
    m_store.emptyTrash();
    EXPECT_EQ(m_store.metrics(twig), before);
    EXPECT_THAT(m_store.snapshotUpdates(twig), ElementsAre(4u));
    EXPECT_EQ(m_store.check(), std::vector<std::string>{});
  }
  EXPECT_FALSE(m_store.run(twig).summary.parent);
}

TEST(StoreThinning, KeepsFirstBestLastPinnedAndAGeometricSeries) {
  std::vector<std::uint64_t> updates, bestOf;
  for (std::uint64_t update = 100; update <= 10000; update += 100)
    updates.push_back(update), bestOf.push_back(update < 4700 ? update : 4700);
  const auto pinned = std::make_unique<bool[]>(updates.size());
  pinned[32] = true;  // 3300
  const auto kept = keptByThinning(updates, bestOf, {pinned.get(), updates.size()}, 4700, {});
  std::vector<std::uint64_t> left;
  for (std::size_t k = 0; k < updates.size(); ++k) {
    if (kept[k]) left.push_back(updates[k]);
  }
  EXPECT_EQ(left.front(), 100u);
  EXPECT_EQ(left.back(), 10000u);
  for (const std::uint64_t update : {3300u, 4700u, 9900u}) EXPECT_THAT(left, ::testing::Contains(update));
  EXPECT_LE(left.size(), 18u);
  for (std::size_t k = 1; k < left.size(); ++k)  // no gap larger than two steps of the series
    EXPECT_LE(static_cast<double>(left[k]), 1.5 * 1.5 * static_cast<double>(left[k - 1]) + 100);
}

TEST(StoreThinning, OneByOneKeepsTheSameAsAllAtOnce) {
  EXPECT_TRUE(rc::check("thinning", [] {
    std::vector<std::uint64_t> all, left;
    std::uint64_t update = 0;
    const int count = *rc::gen::inRange(1, 120);
    for (int k = 0; k < count; ++k) {
      update += static_cast<std::uint64_t>(*rc::gen::inRange(1, 50));
      all.push_back(update);
    }
    const auto thinned = [](const std::vector<std::uint64_t>& updates) {
      const std::vector<std::uint64_t> none(updates.size());
      const auto pinned = std::make_unique<bool[]>(updates.size());
      const auto kept = keptByThinning(updates, none, {pinned.get(), updates.size()}, 0, {});
      std::vector<std::uint64_t> result;
      for (std::size_t k = 0; k < updates.size(); ++k) {
        if (kept[k]) result.push_back(updates[k]);
      }
      return result;
    };
    for (const std::uint64_t next : all) {
      left.push_back(next);
      left = thinned(left);
    }
    RC_ASSERT(left == thinned(all));
  }));
}

TEST_F(StoreRuns, ThinningNeverTakesTheBestThatAKeptCheckpointNeeds) {
  const RunId run = m_store.createRun(smallRun("thin"));
  for (std::uint64_t update = 10; update <= 400; update += 10) {
    Checkpoint checkpoint = randomCheckpoint(smallConfig(), update);
    checkpoint.best.update = update < 170 ? update : 170;
    m_store.saveCheckpoint(run, checkpoint);
  }
  const auto left = updatesOf(m_store.checkpoints(run));
  EXPECT_LT(left.size(), 16u);
  for (const std::uint64_t update : {10u, 170u, 390u, 400u}) EXPECT_THAT(left, ::testing::Contains(update));
  for (const std::uint64_t update : left) {
    const Checkpoint read = m_store.loadCheckpoint(run, update);
    ASSERT_TRUE(read.bestParameters) << update;
    EXPECT_EQ(bitsOf(*read.bestParameters), bitsOf(randomCheckpoint(smallConfig(), read.best.update).state.parameters));
  }
}

TEST_F(StoreRuns, ACopyInAnotherStoreIsTheSameRun) {
  const RunId run = m_store.createRun(smallRun("travels"));
  m_store.append(run, {lossRows(1, 50), {{0, 3, 9, "rate", "{}"}}, {{1, {"a"}, {"b"}, Links{}, 0}}, {}});
  Snapshot snapshot;
  snapshot.probe = 1;
  snapshot.alpha = Matrix<float>::Constant(1, 2, 0.5f);
  snapshot.energies = Matrix<float>::Zero(1, 2);
  m_store.append(run, {{}, {}, {}, {snapshot}});
  m_store.saveCheckpoint(run, randomCheckpoint(smallConfig(), 50));
  m_store.pin(run, 50, true);
  m_store.finish(run, RunState::stopped, "stopped");
  Store other(m_folder / "other.lookback");
  const RunId there = copyRun(m_store, run, other);
  EXPECT_EQ(copyRun(m_store, run, other), there) << "a second copy adds nothing";
  EXPECT_EQ(other.runs({}).total, 1u);
  EXPECT_EQ(other.metrics(there), m_store.metrics(run));
  EXPECT_EQ(other.events(there), m_store.events(run));
  EXPECT_EQ(other.probes(there), m_store.probes(run));
  EXPECT_EQ(other.snapshots(there, 0)[0].alpha, snapshot.alpha);
  EXPECT_TRUE(other.checkpoints(there)[0].pinned);
  EXPECT_TRUE(sameBits(other.loadCheckpoint(there, 50), m_store.loadCheckpoint(run, 50)));
  EXPECT_EQ(other.run(there).summary.state, RunState::stopped);
}

}  // namespace
}  // namespace lookback::testing
