// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/tuning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "tests/core/statistical/small_system.h"

namespace lookback::testing {
namespace {

using namespace statistical;

/// Random candidates with random matches.
CandidateLists randomLists(std::uint64_t seed, int sentences) {
  Rng rng(seed);
  CandidateLists lists(static_cast<std::size_t>(sentences));
  for (std::vector<Candidate>& list : lists) {
    for (std::uint64_t k = 0; k < 1 + rng.below(6); ++k) {
      Candidate candidate;
      for (double& value : candidate.features) value = std::round(20 * rng.uniform() - 10) / 2;
      candidate.counts.referenceLength = 8;
      candidate.counts.hypothesisLength = static_cast<std::int64_t>(5 + rng.below(6));
      for (std::size_t order = 0; order < kBleuOrders; ++order) {
        candidate.counts.totals[order] =
            std::max<std::int64_t>(0, candidate.counts.hypothesisLength - static_cast<std::int64_t>(order));
        candidate.counts.matches[order] =
            static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(candidate.counts.totals[order] + 1)));
      }
      list.push_back(candidate);
    }
  }
  return lists;
}

// Two sentences. The first has a good and a bad candidate whose scores cross at γ = 1, the second at γ = 3, the other
// way round: between them both are good.
TEST(LineSearch, FindsTheStretchWhereBothSentencesAreGood) {
  const auto candidate = [](double slope, double at, bool good) {
    Candidate result;
    result.features[0] = at;
    result.features[1] = slope;
    result.counts = {6, 6, {good ? 6 : 1, good ? 5 : 0, good ? 4 : 0, good ? 3 : 0}, {6, 5, 4, 3}};
    return result;
  };
  const CandidateLists lists{{candidate(1, 0, true), candidate(0, 1, false)},
                             {candidate(0, 3, true), candidate(1, 0, false)}};
  FeatureVector weights{}, direction{};
  weights[0] = 1;
  direction[1] = 1;
  const LineOptimum found = bestOnLine(lists, weights, direction);
  EXPECT_DOUBLE_EQ(found.step, 2);  // the middle of (1, 3)
  EXPECT_NEAR(found.bleu, 100, 1e-9);
  EXPECT_LT(bleuUnder(lists, weights), 60);
}

TEST(LineSearch, IsAsGoodAsEveryPointOfAGrid) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE(seed);
    const CandidateLists lists = randomLists(seed, 12);
    Rng rng(1000 + seed);
    FeatureVector weights, direction;
    for (std::size_t k = 0; k < kFeatures; ++k) weights[k] = rng.normal(), direction[k] = rng.normal();
    const LineOptimum found = bestOnLine(lists, weights, direction);
    const auto at = [&](double step) {
      FeatureVector point = weights;
      for (std::size_t k = 0; k < kFeatures; ++k) point[k] += step * direction[k];
      return bleuUnder(lists, point);
    };
    EXPECT_NEAR(at(found.step), found.bleu, 1e-9);
    for (double step = -20; step <= 20; step += 0.01) EXPECT_GE(found.bleu, at(step) - 1e-9) << step;
  }
}

TEST(WeightSearch, NeverEndsBelowWhereItBegan) {
  Team team(2);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    const CandidateLists lists = randomLists(seed, 20);
    Rng rng(seed);
    const FeatureVector found = optimiseWeights(lists, kStartWeights, 3, rng, team, {});
    EXPECT_GE(bleuUnder(lists, found), bleuUnder(lists, kStartWeights));
    double sum = 0;
    for (const double weight : found) sum += std::abs(weight);
    EXPECT_NEAR(sum, 1, 1e-12);
  }
}

TEST(WeightSearch, WithOneCandidateASentenceThereIsNothingToChoose) {
  CandidateLists lists = randomLists(5, 6);
  for (std::vector<Candidate>& list : lists) list.resize(1);
  Rng rng(1);
  Team team(1);
  EXPECT_EQ(bestOnLine(lists, kStartWeights, kStartWeights).step, 0);
  const FeatureVector found = optimiseWeights(lists, kStartWeights, 2, rng, team, {});
  for (std::size_t k = 0; k < kFeatures; ++k) EXPECT_NEAR(found[k], kStartWeights[k], 1e-12);
}

/// BLEU on the tuning set with the weights that tuning leaves is never below that of the start.
TEST(Tuning, NeverFallsOnItsSet) {
  const LoadedCorpus data = loadedOf(generatedPairs(300, 3));
  const std::vector<TextPair> dev = generatedPairs(40, 4);
  StatisticalOptions options = quickOptions();
  StatisticalReport report;
  StatisticalModel tuned = trainStatistical(data, {}, dev, options, {}, {}, &report);
  ASSERT_GE(report.tuningBleu.size(), 2u);
  const double best = *std::max_element(report.tuningBleu.begin(), report.tuningBleu.end());
  EXPECT_GE(best, report.tuningBleu.front());
  // The model has the weights of the best round: decoding again with them gives its BLEU.
  TuningOptions again = options.tuning;
  again.rounds = 1;
  Team team(2);
  const std::vector<double> scores = tuneWeights(tuned, dev, again, team, {}, {});
  ASSERT_EQ(scores.size(), 1u);
  EXPECT_DOUBLE_EQ(scores[0], best);
}

}  // namespace
}  // namespace lookback::testing
