// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/counterfactual.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

constexpr char kSentence[] = "w2 w3 w4 w5 w6";
constexpr Counterfactual kAll[] = {Counterfactual::uniform, Counterfactual::permuted, Counterfactual::strongestRemoved,
                                   Counterfactual::lastOnly};

std::shared_ptr<const ReadSentence> read(Scorer scorer = Scorer::additive) {
  return readSentence(tinyModel(scorer, 1), kSentence);
}

TEST(Counterfactual, ChangedWeightsStayWeights) {
  const Vector<double> alpha{{0.1, 0.6, 0.3}};
  for (const Counterfactual change : kAll) {
    const Vector<double> changed = changedWeights(alpha, change, 5);
    EXPECT_NEAR(changed.sum(), 1, 1e-12);
    EXPECT_GE(changed.minCoeff(), 0);
  }
  EXPECT_TRUE(
      changedWeights(alpha, Counterfactual::strongestRemoved, 0).isApprox(Vector<double>{{0.25, 0, 0.75}}, 1e-12));
  EXPECT_EQ(changedWeights(alpha, Counterfactual::lastOnly, 0), (Vector<double>{{0, 0, 1}}));
}

TEST(Counterfactual, APermutationIsNeverTheIdentity) {
  const Vector<double> alpha{{0.1, 0.6, 0.3}};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Vector<double> changed = changedWeights(alpha, Counterfactual::permuted, seed);
    EXPECT_NE(changed, alpha);
    std::sort(changed.begin(), changed.end());
    EXPECT_EQ(changed, (Vector<double>{{0.1, 0.3, 0.6}}));
  }
  const Vector<double> flat = Vector<double>::Constant(3, 1.0 / 3);
  EXPECT_EQ(changedWeights(flat, Counterfactual::permuted, 1), flat);
}

TEST(Counterfactual, AWordThatHeldEverythingGivesWayToAll) {
  const Vector<double> alpha{{0, 1, 0}};
  EXPECT_EQ(changedWeights(alpha, Counterfactual::strongestRemoved, 0), (Vector<double>{{0.5, 0, 0.5}}));
}

/// One step of a trace with its interventions, by the decoder itself.
TEST(Counterfactual, EachStepIsWhatTheDecoderWritesUnderThoseWeights) {
  const auto sentence = read();
  const auto original = decode(*sentence, {}, {.maxLength = 12});
  const auto changed = changeEachStep(*sentence, *original, Counterfactual::uniform, 0);
  ASSERT_EQ(changed.size(), original->steps.size());
  for (std::size_t i = 0; i < changed.size(); ++i) {
    const Intervention flat{.kind = Intervention::Kind::equalise, .step = static_cast<int>(i) + 1};
    const auto trace = decode(*sentence, std::span(&flat, 1), {.maxLength = 12});
    EXPECT_EQ(changed[i].word, trace->steps[i].word);
    EXPECT_LT((changed[i].alpha - trace->steps[i].alpha).cwiseAbs().maxCoeff(), 1e-6);
    EXPECT_EQ(changed[i].stays, trace->steps[i].word == original->steps[i].word);
    EXPECT_NEAR(changed[i].originalProbability, std::exp(original->steps[i].logProbability), 1e-9);
  }
}

TEST(Counterfactual, EveryStepFlatIsTheFixedAverage) {
  const auto sentence = read();
  const auto original = decode(*sentence, {}, {.maxLength = 12});
  const auto interventions = changeEveryStep(*original, Counterfactual::uniform, 0, 12);
  const auto trace = decode(*sentence, interventions, {.maxLength = 12});
  const Vector<float> mean = trace->h.rowwise().mean();
  for (const StepTrace& step : trace->steps) EXPECT_LT((step.c - mean).norm(), 1e-5);
}

TEST(Counterfactual, AModelWithoutAttentionHasNoWeightsToChange) {
  const auto sentence = read(Scorer::none);
  const auto original = decode(*sentence, {}, {.maxLength = 12});
  EXPECT_TRUE(changeEachStep(*sentence, *original, Counterfactual::uniform, 0).empty());
}

TEST(Counterfactual, CountsOverATestSet) {
  const auto model = tinyModel(Scorer::additive, 1);
  const std::vector<std::string> sentences{kSentence, "", "w6 w5 w2"};
  std::int64_t told = 0;
  const auto count = countStaying(model, sentences, Counterfactual::lastOnly, 1, [&](std::int64_t k) { told = k; });
  EXPECT_EQ(count.sentences, 2);
  EXPECT_EQ(told, 3);
  EXPECT_GT(count.words, 0);
  EXPECT_GE(count.share(), 0);
  EXPECT_LE(count.share(), 1);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(countStaying(model, sentences, Counterfactual::lastOnly, 1, {}, stop.get_token()), Error);
}

TEST(Counterfactual, TheSurveyIsTheFourCountsWithIntervals) {
  const auto model = tinyModel(Scorer::additive, 1);
  const std::vector<std::string> sentences{kSentence, "", "w6 w5 w2", "w2 w2 w3 w4", "w4"};
  std::int64_t told = 0;
  const CounterfactualShares shares =
      surveyCounterfactuals(model, sentences, 3, [&](std::int64_t k, const CounterfactualShares&) { told = k; });
  EXPECT_EQ(told, 5);
  for (std::size_t k = 0; k < 4; ++k) {
    const auto count = countStaying(model, sentences, kAll[k], 3);
    EXPECT_EQ(shares[k].count.staying, count.staying);
    EXPECT_EQ(shares[k].count.words, count.words);
    EXPECT_EQ(shares[k].count.sentences, 4);
    EXPECT_LE(shares[k].low, count.share());
    EXPECT_GE(shares[k].high, count.share());
    EXPECT_GE(shares[k].low, 0);
    EXPECT_LE(shares[k].high, 1);
  }
}

TEST(Counterfactual, TheIntervalIsThatOfARatio) {
  // The naive formula over the sentences one by one, from their own counts.
  const auto model = tinyModel(Scorer::additive, 1);
  const std::vector<std::string> sentences{kSentence, "w6 w5 w2", "w2 w2 w3 w4", "w4", "w3 w5", "w5 w6 w2 w3"};
  const CounterfactualShares shares = surveyCounterfactuals(model, sentences, 3);
  const auto sentence = [&](std::size_t k) {
    const auto read = readSentence(model, sentences[k]);
    return changeEachStep(*read, *decode(*read, {}), Counterfactual::uniform, 0);
  };
  const double p = shares[0].count.share(), n = static_cast<double>(sentences.size());
  double squares = 0, words = 0;
  for (std::size_t k = 0; k < sentences.size(); ++k) {
    const auto steps = sentence(k);
    const auto staying = std::count_if(steps.begin(), steps.end(), [](const ChangedStep& s) { return s.stays; });
    const double off = static_cast<double>(staying) - p * static_cast<double>(steps.size());
    squares += off * off;
    words += static_cast<double>(steps.size());
  }
  const double reach = 1.96 * std::sqrt(squares * n / (n - 1)) / words;
  EXPECT_NEAR(shares[0].high, std::min(1.0, p + reach), 1e-12);
  EXPECT_NEAR(shares[0].low, std::max(0.0, p - reach), 1e-12);
}

}  // namespace
}  // namespace lookback
