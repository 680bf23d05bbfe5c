// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was written is read back, to the bit.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/store/fingerprint.h"
#include "tests/store/failing_vfs.h"
#include "tests/store/small_store.h"

namespace lookback::testing {
namespace {

using namespace store;

std::optional<double> anyReal() {
  const int kind = *rc::gen::inRange(0, 8);
  if (kind == 0) return std::nullopt;
  if (kind == 1) return std::numeric_limits<double>::quiet_NaN();
  if (kind == 2)
    return *rc::gen::element(HUGE_VAL, -HUGE_VAL, 0.0, -0.0, 5e-324, -5e-324, 1.0 / 3, 123456789.123456789);
  const auto bits = *rc::gen::arbitrary<std::uint64_t>();
  double value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

MetricRow anyRow(std::uint64_t update) {
  MetricRow row;
  row.update = update;
  for (auto* const real :
       {&row.epochs, &row.seconds, &row.loss, &row.gradientNorm, &row.rate, &row.devLoss, &row.devBleu, &row.aer})
    *real = anyReal();
  if (*rc::gen::arbitrary<bool>()) row.targetWords = *rc::gen::arbitrary<std::int64_t>();
  return row;
}

TEST(StoreValues, AnyMetricRowsReadBackToTheBit) {
  const TemporaryFolder folder;
  StoreOptions options;
  options.vfs = FailingVfs::name();
  Store store(folder / "runs.lookback", options);
  EXPECT_TRUE(rc::check("rows", [&] {
    const RunId run = store.createRun(smallRun("any"));
    std::vector<MetricRow> rows;
    const int count = *rc::gen::inRange(1, 30);
    for (int k = 0; k < count; ++k) rows.push_back(anyRow(static_cast<std::uint64_t>(3 * k)));
    store.append(run, {rows, {}, {}, {}});
    const auto read = store.metrics(run);
    RC_ASSERT(read.size() == rows.size());
    for (std::size_t k = 0; k < rows.size(); ++k) RC_ASSERT(sameBits(read[k], rows[k]));
  }));
}

TEST(StoreValues, AnEvaluationOfAnUpdateJoinsItsRow) {
  const TemporaryFolder folder;
  StoreOptions options;
  options.vfs = FailingVfs::name();
  Store store(folder / "runs.lookback", options);
  EXPECT_TRUE(rc::check("joined rows", [&] {
    const RunId run = store.createRun(smallRun("joined"));
    const MetricRow first = anyRow(5), second = anyRow(5);
    store.append(run, {{first}, {}, {}, {}});
    store.append(run, {{second}, {}, {}, {}});
    MetricRow expected = first;
    const auto join = [](std::optional<double>& to, const std::optional<double>& from) {
      if (from) to = from;
    };
    join(expected.epochs, second.epochs);
    join(expected.seconds, second.seconds);
    join(expected.loss, second.loss);
    join(expected.gradientNorm, second.gradientNorm);
    join(expected.rate, second.rate);
    join(expected.devLoss, second.devLoss);
    join(expected.devBleu, second.devBleu);
    join(expected.aer, second.aer);
    if (second.targetWords) expected.targetWords = second.targetWords;
    const auto read = store.metrics(run);
    RC_ASSERT(read.size() == 1u);
    RC_ASSERT(sameBits(read[0], expected));
  }));
}

TEST(StoreValues, ACheckpointReadsBackToTheBit) {
  const TemporaryFolder folder;
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    Store store(folder / "runs.lookback");
    const RunId run = store.createRun(smallRun("checkpoint", scorer));
    Checkpoint written = randomCheckpoint(smallConfig(scorer), 17);
    written.best = {9, -0.0, std::numeric_limits<double>::quiet_NaN(), 3};
    written.bestParameters = randomParameters(smallConfig(scorer), 99);
    written.devLoss = 1.0 / 3;
    written.extra = R"({"random": 18446744073709551615})";
    written.state.parameters.visit([](const std::string&, MatrixRef<float> tensor) {
      if (tensor.size() > 0) tensor(0, 0) = std::numeric_limits<float>::quiet_NaN();
    });
    store.saveCheckpoint(run, written);
    const Checkpoint read = Store(folder / "runs.lookback").loadCheckpoint(run, 17);
    EXPECT_TRUE(sameBits(read, written));
    ASSERT_TRUE(read.bestParameters);
    EXPECT_EQ(bitsOf(*read.bestParameters), bitsOf(*written.bestParameters));
  }
}

TEST(StoreValues, ZeroTensorsTakeNoSpaceAndKeepTheSignOfZero) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("zeros"));
  Checkpoint written = randomCheckpoint(smallConfig(), 1);
  written.state.first = Parameters<float>::zeros(smallConfig());
  written.state.second = Parameters<float>::zeros(smallConfig());
  written.state.second.output.W_o(0, 0) = -0.0f;
  store.saveCheckpoint(run, written);
  EXPECT_TRUE(sameBits(store.loadCheckpoint(run, 1), written));
  const std::size_t full = bitsOf(written.state.parameters).size();
  EXPECT_LT(store.checkpoints(run)[0].bytes, 2 * full);
}

TEST(StoreValues, TheBestParametersAreFoundInTheirOwnCheckpoint) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("best"));
  const Checkpoint best = randomCheckpoint(smallConfig(), 10);
  Checkpoint last = randomCheckpoint(smallConfig(), 30);
  last.best = best.best;
  store.saveCheckpoint(run, best);
  store.saveCheckpoint(run, last);
  const Checkpoint read = store.loadCheckpoint(run, 30);
  ASSERT_TRUE(read.bestParameters);
  EXPECT_EQ(bitsOf(*read.bestParameters), bitsOf(best.state.parameters));
  const auto list = store.checkpoints(run);
  ASSERT_EQ(list.size(), 2u);
  EXPECT_TRUE(list[0].best);
  EXPECT_FALSE(list[1].best);
}

TEST(StoreValues, AModelOfACheckpointHasItsNumbersAndWords) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("model"));
  const Checkpoint written = randomCheckpoint(smallConfig(), 5);
  store.saveCheckpoint(run, written);
  const Model model = store.modelAt(run, 5);
  EXPECT_EQ(bitsOf(model.parameters), bitsOf(written.state.parameters));
  EXPECT_EQ(model.source, smallRun("").source);
  EXPECT_EQ(model.target, smallRun("").target);
  EXPECT_EQ(model.provenance.at("licence"), "CC0");
  EXPECT_EQ(model.provenance.at("updates"), "5");
}

TEST(StoreValues, SettingsReadBack) {
  RunSettings settings;
  settings.model = smallConfig(Scorer::general);
  settings.model.readoutState = ReadoutState::previous;
  settings.model.direction = {Language::english, Language::french};
  settings.training.seed = UINT64_MAX;
  settings.training.optimizer.kind = OptimizerKind::adam;
  settings.training.optimizer.learningRate = 1.0 / 3;
  settings.training.finalRate = 0.1;
  settings.training.init = InitOptions::practical();
  settings.other = {{"preset", "small"}};
  const std::string text = settingsText(settings);
  const RunSettings read = settingsFromText(text);
  EXPECT_EQ(settingsText(read), text);
  EXPECT_EQ(read.model, settings.model);
  EXPECT_EQ(read.training.seed, UINT64_MAX);
  EXPECT_EQ(read.training.optimizer.learningRate, 1.0 / 3);

  RunSettings other = read;
  other.training.seed = 2;
  other.other["preset"] = "medium";
  const auto changes = changedSettings(read, other);
  ASSERT_EQ(changes.size(), 2u);
  EXPECT_EQ(changes[0].name, "other.preset");
  EXPECT_EQ(changes[1].name, "training.seed");
  EXPECT_EQ(changes[1].after, "2");
  EXPECT_THROW(settingsFromText("[]"), Error);
  EXPECT_THROW(settingsFromText(R"({"training": {"seed": "many"}})"), Error);
}

TEST(StoreValues, SnapshotsProbesAndEventsReadBack) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  const RunId run = store.createRun(smallRun("snapshots"));
  Probe probe{3, {"<b>", "œuvre", ""}, {"a", "b"}, Links{{{0, 0}}, {{1, 1}}}, 4};
  Probe plain{4, {"x"}, {}, std::nullopt, 0};
  Snapshot snapshot;
  snapshot.update = 0;  // before any training
  snapshot.probe = 3;
  snapshot.output = {"zone", "\"quoted\""};
  snapshot.logProbability = -1.0 / 3;
  snapshot.alpha = Matrix<float>::Random(2, 4);
  snapshot.energies = Matrix<float>::Random(2, 4);
  Snapshot fixed;  // RNNencdec: no attention
  fixed.update = 8;
  fixed.probe = 4;
  const RunEvent event{0, 7, 1234, "rate", R"({"from": 1, "to": 0.5})"};
  store.append(run, {{}, {event, event}, {probe, plain}, {snapshot, fixed}});

  EXPECT_EQ(store.probes(run), (std::vector<Probe>{probe, plain}));
  EXPECT_EQ(store.snapshotUpdates(run), (std::vector<std::uint64_t>{0, 8}));
  const auto read = store.snapshots(run, 0);
  ASSERT_EQ(read.size(), 1u);
  EXPECT_EQ(read[0].output, snapshot.output);
  EXPECT_EQ(read[0].alpha, snapshot.alpha);
  EXPECT_EQ(read[0].energies, snapshot.energies);
  EXPECT_EQ(read[0].logProbability, snapshot.logProbability);
  EXPECT_EQ(store.snapshots(run, 8)[0].alpha.size(), 0);
  EXPECT_TRUE(store.snapshots(run, 5).empty());
  const auto events = store.events(run);
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0].number, 1u);
  EXPECT_EQ(events[1].number, 2u);
  EXPECT_EQ(events[1].detail, event.detail);
}

TEST(StoreValues, CorporaLinksAndLessonsReadBack) {
  const TemporaryFolder folder;
  StoreOptions options;
  options.now = [] { return Milliseconds{777}; };
  Store store(folder / "runs.lookback", options);
  Corpus corpus;
  corpus.add(std::vector<std::int32_t>{2, 3}, std::vector<std::int32_t>{2});
  const std::string fingerprint = corpusFingerprint(corpus, smallRun("").source, smallRun("").target);
  EXPECT_EQ(fingerprint, corpusFingerprint(corpus, smallRun("").source, smallRun("").target));
  EXPECT_NE(fingerprint, corpusFingerprint(corpus, smallRun("").target, smallRun("").source));
  Corpus other;
  other.add(std::vector<std::int32_t>{2}, std::vector<std::int32_t>{3, 2});
  EXPECT_NE(fingerprint, corpusFingerprint(other, smallRun("").source, smallRun("").target));

  const CorpusId id = store.addCorpus({0, fingerprint, "tiny", "fr-en", 1, 2, 1, "{}", 0});
  EXPECT_EQ(store.addCorpus({0, fingerprint, "tiny, moved", "fr-en", 1, 2, 1, "{}", 0}), id);
  ASSERT_EQ(store.corpora().size(), 1u);
  EXPECT_EQ(store.corpora()[0].name, "tiny, moved");
  EXPECT_EQ(store.corpora()[0].addedAt, 777);
  const std::vector<Links> gold = {{{{0, 0}}, {{1, 0}}}, {}};
  store.setLinks(id, "", 0, gold);
  EXPECT_EQ(store.links(id, "", 0), gold[0]);
  EXPECT_EQ(store.links(id, "", 1), Links{});
  EXPECT_EQ(store.links(id, "", 2), std::nullopt);
  EXPECT_EQ(store.links(id, "learner", 0), std::nullopt);
  store.removeLinks(id, "", 1);
  EXPECT_EQ(store.links(id, "", 1), std::nullopt);

  store.setProgress({"softmax", 2, "seen", 0});
  store.setProgress({"softmax", 2, "done", 0});
  store.setProgress({"softmax", 2, "seen", 0});  // looked at again
  ASSERT_EQ(store.progress("softmax").size(), 1u);
  EXPECT_EQ(store.progress("softmax")[0].state, "done");
  store.setDraft({"softmax", "q1", "h", 0});
  store.setDraft({"softmax", "q1", "half a sen", 0});
  store.setDraft({"softmax", "q2", "é “…” 日", 0});
  ASSERT_EQ(store.drafts("softmax").size(), 2u);
  EXPECT_EQ(store.drafts("softmax")[0].text, "half a sen");
  EXPECT_EQ(store.drafts("softmax")[1].text, "é “…” 日");
  store.setDraft({"softmax", "q1", "", 0});
  ASSERT_EQ(store.drafts("softmax").size(), 1u);
  EXPECT_EQ(store.drafts("softmax")[0].item, "q2");
  EXPECT_TRUE(store.drafts("another").empty());
  store.addAnswer({0, "softmax", "q1", "[0.84]", true, 0.9, 0});
  store.addAnswer({0, "softmax", "q2", "[]", std::nullopt, std::nullopt, 0});
  const auto answers = store.answers("softmax");
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0].correct, true);
  EXPECT_EQ(answers[1].correct, std::nullopt);
  const auto kept = store.saveIntervention({0, "all on one", "fr-en", "a b", "c", "[]", 0});
  ASSERT_EQ(store.interventions("fr-en").size(), 1u);
  store.removeIntervention(kept);
  EXPECT_TRUE(store.interventions("fr-en").empty());
}

TEST(StoreValues, ARunKeepsItsCorporaAndProvenance) {
  const TemporaryFolder folder;
  Store store(folder / "runs.lookback");
  NewRun run = smallRun("with corpus");
  run.corpora["train"] = {0, "abc", "seven", "fr-en", 7, 20, 21, "{}", 5};
  run.tags = {"class 9b", "2026"};
  const RunDetails details = store.run(store.createRun(run));
  EXPECT_EQ(details.corpora.at("train").fingerprint, "abc");
  EXPECT_EQ(details.provenance, run.provenance);
  EXPECT_EQ(details.summary.tags, (std::vector<std::string>{"2026", "class 9b"}));
  EXPECT_EQ(details.summary.system, "RNNsearch");
  EXPECT_EQ(details.summary.state, RunState::running);
  EXPECT_GT(details.summary.parameters, 0u);
}

}  // namespace
}  // namespace lookback::testing
