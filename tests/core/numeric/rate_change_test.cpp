// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A learning rate that a hand changes while a run trains.
#include <gtest/gtest.h>

#include <map>

#include "core/base/error.h"
#include "core/training/trainer.h"

namespace lookback {
namespace {

ModelConfig config() {
  ModelConfig config;
  config.m = 6, config.n = 8, config.nAlign = 7, config.l = 5, config.sourceWords = 9, config.targetWords = 9;
  return config;
}

Corpus corpus() {
  Corpus corpus;
  Rng rng(11);
  for (int k = 0; k < 60; ++k) {
    std::vector<std::int32_t> words(1 + rng.below(5));
    for (std::int32_t& word : words) word = static_cast<std::int32_t>(2 + rng.below(7));
    corpus.add(words, std::vector<std::int32_t>(words.rbegin(), words.rend()));
  }
  return corpus;
}

/// Sets rates by hand before the updates that follow those named.
class Hands final : public TrainingObserver {
 public:
  explicit Hands(std::map<std::uint64_t, double> plan) : m_rates(std::move(plan)) {}
  void attach(Trainer& trainer) { m_trainer = &trainer; }
  void beforeUpdate(std::uint64_t done) override {
    if (const auto rate = m_rates.find(done); rate != m_rates.end()) m_trainer->setLearningRate(rate->second);
  }
  void onUpdate(const UpdateReport& report) override {
    losses.push_back(report.loss);
    rates.push_back(report.learningRate);
  }
  std::vector<double> losses, rates;

 private:
  std::map<std::uint64_t, double> m_rates;
  Trainer* m_trainer = nullptr;
};

class RateChangeOf : public testing::TestWithParam<OptimizerKind> {
 protected:
  TrainingOptions options() const {
    TrainingOptions options;
    options.optimizer.kind = GetParam();
    options.updates = 30;
    options.batchSize = 8;
    options.threads = 2;
    options.warmUp = 4;
    options.finalRate = 0.5;
    return options;
  }
  Hands train(const TrainingOptions& options, std::map<std::uint64_t, double> rates, Trainer** trainer = nullptr) {
    Hands hands(std::move(rates));
    m_trainer = std::make_unique<Trainer>(config(), options, m_corpus, m_noDev);
    hands.attach(*m_trainer);
    RunGate gate;
    m_trainer->run({}, gate, hands);
    if (trainer) *trainer = m_trainer.get();
    return hands;
  }
  Corpus m_corpus = corpus(), m_noDev;
  std::unique_ptr<Trainer> m_trainer;
};

TEST_P(RateChangeOf, AHandsChangeIsAPlannedChangeToTheBit) {
  const Hands plain = train(options(), {});
  const Hands hand = train(options(), {{10, 0.25}, {20, 0.003}});
  TrainingOptions planned = options();
  planned.rateChanges = {{10, 0.25}, {20, 0.003}};
  const Hands plan = train(planned, {});
  EXPECT_EQ(hand.losses, plan.losses);
  EXPECT_EQ(hand.rates, plan.rates);
  EXPECT_EQ(
      std::vector(plain.losses.begin(), plain.losses.begin() + 11),
      std::vector(hand.losses.begin(), hand.losses.begin() + 11));  // update 11 is the first that moves differently
  EXPECT_NE(plain.losses[11], hand.losses[11]);
  EXPECT_NE(hand.losses[21], train(options(), {{10, 0.25}}).losses[21]);
}

TEST_P(RateChangeOf, ARestoredTrainerRepeatsWhatIsStillToCome) {
  TrainingOptions planned = options();
  planned.rateChanges = {{10, 0.25}, {20, 0.003}};
  const Hands whole = train(planned, {});
  for (const std::uint64_t stop : {5u, 10u, 15u, 20u, 25u}) {
    TrainingOptions part = planned;
    part.updates = stop;
    part.finalRate = 1;
    TrainingOptions full = planned;
    full.finalRate = 1;
    const std::vector<double> expected = train(full, {}).losses;
    Trainer* begun = nullptr;
    train(part, {}, &begun);
    const TrainingState state = begun->state();
    Trainer resumed(config(), full, m_corpus, m_noDev);
    resumed.restore(state);
    Hands rest({});
    rest.attach(resumed);
    RunGate gate;
    resumed.run({}, gate, rest);
    EXPECT_EQ(rest.losses, std::vector(expected.begin() + static_cast<std::ptrdiff_t>(stop), expected.end())) << stop;
  }
}

TEST_P(RateChangeOf, AHandTakesThePlaceOfLaterPlans) {
  TrainingOptions planned = options();
  planned.rateChanges = {{20, 0.003}};
  EXPECT_EQ(train(planned, {{15, 0.1}}).losses, train(options(), {{15, 0.1}}).losses);
}

INSTANTIATE_TEST_SUITE_P(All, RateChangeOf,
                         testing::Values(OptimizerKind::adadelta, OptimizerKind::adam, OptimizerKind::gradientDescent));

TEST(RateChange, RefusesWhatIsNoRate) {
  const Corpus pairs = corpus(), noDev;
  TrainingOptions options;
  options.updates = 1;
  Trainer trainer(config(), options, pairs, noDev);
  for (const double rate : {0.0, -1.0, std::nan(""), double(INFINITY), 2e6}) {
    EXPECT_THROW(trainer.setLearningRate(rate), Error) << rate;
    options.rateChanges = {{1, rate}};
    EXPECT_THROW(checkOptions(options), Error) << rate;
  }
  options.rateChanges = {{5, 1}, {4, 1}};
  EXPECT_THROW(checkOptions(options), Error);
}

}  // namespace
}  // namespace lookback
