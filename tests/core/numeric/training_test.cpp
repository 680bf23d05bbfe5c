// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/base/error.h"
#include "core/training/trainer.h"

namespace lookback {
namespace {

ModelConfig tinyConfig() {
  ModelConfig config;
  config.m = 6, config.n = 8, config.nAlign = 7, config.l = 5, config.sourceWords = 9, config.targetWords = 9;
  return config;
}

/// Reversed sequences of random words: small, and needs the source.
Corpus reversals(std::size_t pairs, std::uint64_t seed) {
  Corpus corpus;
  Rng rng(seed);
  for (std::size_t k = 0; k < pairs; ++k) {
    std::vector<std::int32_t> words(1 + rng.below(5));
    for (std::int32_t& word : words) word = static_cast<std::int32_t>(2 + rng.below(7));
    const std::vector<std::int32_t> reversed(words.rbegin(), words.rend());
    corpus.add(words, reversed);
  }
  return corpus;
}

struct Recorder : TrainingObserver {
  std::vector<UpdateReport> updates;
  std::vector<EvaluationReport> evaluations;
  void onUpdate(const UpdateReport& report) override { updates.push_back(report); }
  void onEvaluation(const EvaluationReport& report, const Parameters<float>&) override {
    evaluations.push_back(report);
  }
};

TrainingOptions fewUpdates(std::uint64_t updates, int threads = 1) {
  TrainingOptions options;
  options.updates = updates;
  options.threads = threads;
  options.batchSize = 8;
  options.evaluateEvery = 10;
  return options;
}

std::vector<double> lossesOf(const TrainingOptions& options, const Corpus& corpus) {
  const Corpus noDev;
  Trainer trainer(tinyConfig(), options, corpus, noDev);
  Recorder recorder;
  RunGate gate;
  trainer.run({}, gate, recorder);
  std::vector<double> losses;
  for (const UpdateReport& report : recorder.updates) losses.push_back(report.loss);
  return losses;
}

/// A gradient whose blocks are two readable ones, the rest zero.
double normAfterOneStep(double clip, std::vector<float> values, std::vector<float>& changes) {
  const ModelConfig config = tinyConfig();
  OptimizerOptions options{.kind = OptimizerKind::gradientDescent, .clip = clip, .learningRate = 1};
  Optimizer optimizer(config, options);
  Parameters<float> p = Parameters<float>::zeros(config);
  Parameters<float> gradient = Parameters<float>::zeros(config);
  gradient.sourceEmbedding(0, 0) = values[0];
  gradient.targetEmbedding(1, 2) = values[1];
  if (values.size() > 2) gradient.output.b_w(3) = values[2];
  Team team(2);
  const double norm = optimizer.update(p, gradient, {{0}, {2}}, 1, 1, team);
  changes = {-p.sourceEmbedding(0, 0), -p.targetEmbedding(1, 2), -p.output.b_w(3)};
  EXPECT_EQ(gradient.sourceEmbedding.norm() + gradient.targetEmbedding.norm(), 0) << "ready for the next batch";
  return norm;
}

TEST(Clipping, MatchesTheWorkedNumbers) {
  std::vector<float> changes;
  EXPECT_NEAR(normAfterOneStep(5, {3, 4, 12}, changes), 13, 1e-6);
  EXPECT_NEAR(changes[0], 1.15384615, 1e-6);
  EXPECT_NEAR(changes[1], 1.53846154, 1e-6);
  EXPECT_NEAR(changes[2], 4.61538462, 1e-6);
  EXPECT_NEAR(normAfterOneStep(13, {3, 4, 12}, changes), 13, 1e-6);
  EXPECT_EQ(changes[2], 12);
  EXPECT_NEAR(normAfterOneStep(1, {0.3f, 0.4f}, changes), 0.5, 1e-6);
  EXPECT_EQ(changes[0], 0.3f);
}

TEST(Adadelta, FollowsItsDefinition) {
  const ModelConfig config = tinyConfig();
  Optimizer optimizer(config, {.clip = 0});
  Parameters<float> p = Parameters<float>::zeros(config);
  Parameters<float> gradient = Parameters<float>::zeros(config);
  Team team(1);
  double x = 0, squares = 0, changes = 0;
  for (const double g : {0.5, -2.0, 0.25, 0.0, 1.0}) {
    gradient.readout.b_o(2) = static_cast<float>(g);
    optimizer.update(p, gradient, {}, 1, 1, team);
    squares = 0.95 * squares + 0.05 * g * g;
    const double dx = -std::sqrt((changes + 1e-6) / (squares + 1e-6)) * g;
    changes = 0.95 * changes + 0.05 * dx * dx;
    x += dx;
    EXPECT_NEAR(p.readout.b_o(2), x, 1e-6 * std::abs(x) + 1e-9);
  }
}

TEST(Adam, FollowsItsDefinition) {
  const ModelConfig config = tinyConfig();
  Optimizer optimizer(config, {.kind = OptimizerKind::adam, .clip = 0, .learningRate = 0.01});
  Parameters<float> p = Parameters<float>::zeros(config);
  Parameters<float> gradient = Parameters<float>::zeros(config);
  Team team(1);
  double x = 0, m = 0, v = 0;
  int t = 0;
  for (const double g : {0.5, -2.0, 0.25, 0.0, 1.0}) {
    gradient.readout.b_o(2) = static_cast<float>(g);
    optimizer.update(p, gradient, {}, 1, 1, team);
    ++t;
    m = 0.9 * m + 0.1 * g, v = 0.999 * v + 0.001 * g * g;
    x -= 0.01 * (m / (1 - std::pow(0.9, t))) / (std::sqrt(v / (1 - std::pow(0.999, t))) + 1e-8);
    EXPECT_NEAR(p.readout.b_o(2), x, 1e-5 * std::abs(x) + 1e-9);
  }
}

/// The words that update k of the test below uses: word 3 comes often, 5 at long intervals, 1 never.
TouchedWords touchedIn(int update, bool all) {
  if (all) return {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}};
  TouchedWords words;
  if (update % 2 == 0) words.source.push_back(3), words.target.push_back(3);
  if (update % 700 == 0) words.source.push_back(5), words.target.push_back(5);
  return words;
}

/// Parameters and both memories after updates in which only the touched words' vectors have gradients.
std::vector<Matrix<float>> afterUpdates(int updates, bool all) {
  const ModelConfig config = tinyConfig();
  Optimizer optimizer(config, {});
  Parameters<float> p = Parameters<float>::zeros(config), gradient = Parameters<float>::zeros(config);
  Team team(2);
  Rng rng(7);
  for (int update = 0; update < updates; ++update) {
    const TouchedWords used = touchedIn(update, false);
    for (const std::int32_t word : used.source)
      for (Index i = 0; i < config.m; ++i) gradient.sourceEmbedding(i, word) = static_cast<float>(rng.normal());
    for (const std::int32_t word : used.target)
      for (Index i = 0; i < config.m; ++i) gradient.targetEmbedding(i, word) = static_cast<float>(rng.normal());
    optimizer.update(p, gradient, touchedIn(update, all), 1, 1, team);
  }
  std::vector<Matrix<float>> result;
  for (const Parameters<float>* part :
       {const_cast<const Parameters<float>*>(&p), &optimizer.first(), &optimizer.second()})
    part->visit([&](const std::string&, const MatrixRef<float>& tensor) { result.push_back(tensor); });
  return result;
}

TEST(Adadelta, WordsLeftAloneAreWhereEveryUpdateWouldHaveBroughtThem) {
  for (const int updates : {1, 5, 699, 703, 4000}) {  // the last lets memories fade to the smallest float
    const std::vector<Matrix<float>> lazily = afterUpdates(updates, false), densely = afterUpdates(updates, true);
    for (std::size_t k = 0; k < densely.size(); ++k)
      EXPECT_TRUE((lazily[k].array() == densely[k].array()).all())
          << "tensor " << k << " after " << updates << " updates";
  }
}

TEST(Training, LearnsToReverse) {
  const Corpus corpus = reversals(400, 1);
  TrainingOptions options = fewUpdates(300);
  options.optimizer = {.kind = OptimizerKind::adam, .learningRate = 0.01};
  const std::vector<double> losses = lossesOf(options, corpus);
  EXPECT_NEAR(losses.front(), std::log(9), 0.5);  // it begins knowing nothing
  EXPECT_LT(losses.back(), 0.6 * losses.front());
}

TEST(Training, SameSeedAndThreadsGiveTheSameNumbers) {
  const Corpus corpus = reversals(100, 2);
  for (const int threads : {1, 2}) {
    TrainingOptions options = fewUpdates(20, threads);
    options.dropoutEmbeddings = options.dropoutReadout = 0.2;
    EXPECT_EQ(lossesOf(options, corpus), lossesOf(options, corpus));
    TrainingOptions other = options;
    other.seed = 2;
    EXPECT_NE(lossesOf(options, corpus), lossesOf(other, corpus));
  }
}

TEST(Training, TwoThreadsAgreeWithOneToRounding) {
  const Corpus corpus = reversals(100, 3);
  const std::vector<double> one = lossesOf(fewUpdates(20, 1), corpus), two = lossesOf(fewUpdates(20, 2), corpus);
  for (std::size_t k = 0; k < one.size(); ++k) EXPECT_NEAR(one[k], two[k], 1e-4);
}

TEST(Training, ResumingGivesTheNumbersOfAnUninterruptedRun) {
  const Corpus corpus = reversals(50, 4), noDev;
  TrainingOptions options = fewUpdates(40, 2);
  options.dropoutReadout = 0.1;
  const std::vector<double> whole = lossesOf(options, corpus);

  RunGate gate;
  Recorder first, second;
  TrainingOptions half = options;
  half.updates = 20;
  Trainer begun(tinyConfig(), half, corpus, noDev);
  begun.run({}, gate, first);
  Trainer resumed(tinyConfig(), options, corpus, noDev);
  resumed.restore(begun.state());
  resumed.run({}, gate, second);
  ASSERT_EQ(second.updates.size(), 20u);
  for (std::size_t k = 0; k < 20; ++k) EXPECT_EQ(second.updates[k].loss, whole[20 + k]);
}

TEST(Training, ACorpusSmallerThanABatchIsOneBatch) {
  const Corpus corpus = reversals(3, 5);
  TrainingOptions options = fewUpdates(0);
  options.epochs = 10;
  options.batchSize = 64;
  const std::vector<double> losses = lossesOf(options, corpus);
  EXPECT_EQ(losses.size(), 10u);
  EXPECT_LT(losses.back(), losses.front());
}

TEST(Training, DivergenceEndsTheRunAndKeepsFiniteParameters) {
  const Corpus corpus = reversals(50, 6), noDev;
  TrainingOptions options = fewUpdates(2000);
  options.optimizer = {.kind = OptimizerKind::gradientDescent, .clip = 0, .learningRate = 1e6};
  options.evaluateEvery = 100000;
  Trainer trainer(tinyConfig(), options, corpus, noDev);
  Recorder recorder;
  RunGate gate;
  const TrainingOutcome outcome = trainer.run({}, gate, recorder);
  EXPECT_EQ(outcome.reason, StopReason::diverged);
  bool finite = true;
  trainer.parameters().visit(
      [&](const std::string&, const MatrixRef<float>& tensor) { finite = finite && tensor.allFinite(); });
  EXPECT_TRUE(finite);
}

TEST(Training, AFiniteLossOutOfAllBoundsIsDivergenceToo) {
  const Corpus corpus = reversals(7, 6), noDev;
  TrainingOptions options = fewUpdates(200);
  options.optimizer = {.kind = OptimizerKind::gradientDescent, .clip = 0, .learningRate = 1000};
  Trainer trainer(tinyConfig(), options, corpus, noDev);
  Recorder recorder;
  RunGate gate;
  EXPECT_EQ(trainer.run({}, gate, recorder).reason, StopReason::diverged);
  EXPECT_LT(recorder.updates.size(), 200u);
}

TEST(Training, TheLossDecidesWhileBleuStandsStill) {
  const Corpus corpus = reversals(50, 7), dev = reversals(10, 8);
  TrainingOptions options = fewUpdates(30);
  Trainer trainer(tinyConfig(), options, corpus, dev,
                  [](const Parameters<float>&, Team&, std::stop_token) { return 0.0; });
  Recorder recorder;
  RunGate gate;
  const TrainingOutcome outcome = trainer.run({}, gate, recorder);
  ASSERT_LT(*recorder.evaluations[2].devLoss, *recorder.evaluations[0].devLoss);
  EXPECT_EQ(outcome.bestUpdate, 30u);
}

TEST(Training, EvaluatesOnScheduleAndStopsWithoutProgress) {
  const Corpus corpus = reversals(50, 7), dev = reversals(10, 8);
  TrainingOptions options = fewUpdates(1000);
  options.patience = 3;
  int asked = 0;
  Trainer trainer(tinyConfig(), options, corpus, dev, [&](const Parameters<float>&, Team&, std::stop_token) {
    return ++asked == 2 ? 10.0 : 5.0;  // the second is the best
  });
  Recorder recorder;
  RunGate gate;
  const TrainingOutcome outcome = trainer.run({}, gate, recorder);
  EXPECT_EQ(outcome.reason, StopReason::noProgress);
  EXPECT_EQ(outcome.bestUpdate, 20u);
  EXPECT_EQ(outcome.updates, 50u);
  ASSERT_EQ(recorder.evaluations.size(), 5u);
  EXPECT_TRUE(recorder.evaluations[1].best);
  EXPECT_FALSE(recorder.evaluations[2].best);
  EXPECT_GT(*recorder.evaluations[0].devLoss, 0);
}

TEST(Training, StopsWhenAsked) {
  const Corpus corpus = reversals(50, 9), noDev;
  TrainingOptions options = fewUpdates(1000000);
  Trainer trainer(tinyConfig(), options, corpus, noDev);
  std::stop_source source;
  struct Stopper : TrainingObserver {
    std::stop_source* source;
    void onUpdate(const UpdateReport& report) override {
      if (report.update == 5) source->request_stop();
    }
  } stopper;
  stopper.source = &source;
  RunGate gate;
  const TrainingOutcome outcome = trainer.run(source.get_token(), gate, stopper);
  EXPECT_EQ(outcome.reason, StopReason::stopped);
  EXPECT_EQ(outcome.updates, 5u);
}

TEST(Training, RefusesNonsenseBeforeItBegins) {
  const Corpus corpus = reversals(5, 10), nothing;
  const auto refuses = [&](auto change) {
    TrainingOptions options = fewUpdates(10);
    change(options);
    EXPECT_THROW(Trainer(tinyConfig(), options, corpus, nothing), Error);
  };
  refuses([](TrainingOptions& o) { o.optimizer.learningRate = std::nan(""); });
  refuses([](TrainingOptions& o) { o.optimizer.learningRate = INFINITY; });
  refuses([](TrainingOptions& o) { o.optimizer.learningRate = -0.1; });
  refuses([](TrainingOptions& o) { o.updates = 0; });
  refuses([](TrainingOptions& o) { o.threads = 0; });
  refuses([](TrainingOptions& o) { o.batchSize = 0; });
  refuses([](TrainingOptions& o) { o.dropoutReadout = 1; });
  EXPECT_THROW(Trainer(tinyConfig(), fewUpdates(10), nothing, nothing), Error);
}

TEST(BatchPlan, UsesEveryPairOnceAnEpochAndGroupsLikeLengths) {
  const Corpus corpus = reversals(103, 11);
  BatchPlan plan(corpus, 10, 1);
  EXPECT_EQ(plan.batchesPerEpoch(), 11u);
  for (int epoch = 0; epoch < 2; ++epoch) {
    std::multiset<std::uint32_t> seen;
    for (int batch = 0; batch < 11; ++batch) {
      std::size_t shortest = 99, longest = 0;
      for (const std::uint32_t pair : plan.next()) {
        seen.insert(pair);
        shortest = std::min(shortest, corpus.target(pair).size());
        longest = std::max(longest, corpus.target(pair).size());
      }
      EXPECT_LE(longest - shortest, 2u);
    }
    EXPECT_EQ(seen.size(), 103u);
    EXPECT_EQ(std::set<std::uint32_t>(seen.begin(), seen.end()).size(), 103u);
  }
}

TEST(BatchPlan, DealsOutEqualWork) {
  const Corpus corpus = reversals(80, 12);
  BatchPlan plan(corpus, 80, 1);
  std::vector<std::vector<std::uint32_t>> shares(2);
  dealOut(corpus, plan.next(), shares);
  std::size_t work[2] = {0, 0};
  for (std::size_t k = 0; k < 2; ++k)
    for (const std::uint32_t pair : shares[k]) work[k] += corpus.target(pair).size() + corpus.source(pair).size();
  EXPECT_LT(std::max(work[0], work[1]) - std::min(work[0], work[1]), 12u);
}

}  // namespace
}  // namespace lookback
