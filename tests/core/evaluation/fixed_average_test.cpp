// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/fixed_average.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/decoding/session.h"
#include "core/evaluation/evaluation.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

TEST(FixedAverage, EveryStepReadsTheMeanOfAllAnnotations) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general}) {
    const auto model = fixedAverageModel(*tinyModel(scorer));
    const auto trace = decode(*readSentence(model, "w3 w5 w7 w4"), {});
    ASSERT_FALSE(trace->steps.empty());
    const Vector<float> mean = trace->h.rowwise().mean();
    for (const StepTrace& step : trace->steps) {
      for (Index j = 0; j < step.alpha.size(); ++j) EXPECT_NEAR(step.alpha(j), 0.2, 1e-12);  // four words and the end
      EXPECT_LT((step.c - mean).norm(), 1e-5f);
    }
  }
}

TEST(FixedAverage, IsWhatEqualisingEveryStepByHandGives) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const auto model = tinyModel(scorer, seed);
      std::vector<Intervention> equalised(30);
      for (std::size_t k = 0; k < equalised.size(); ++k) {
        equalised[k].kind = Intervention::Kind::equalise;
        equalised[k].step = static_cast<int>(k) + 1;
      }
      const auto byHand = decode(*readSentence(model, "w3 w5 w7 w4 w11"), equalised);
      const auto trace = decode(*readSentence(fixedAverageModel(*model), "w3 w5 w7 w4 w11"), {});
      EXPECT_EQ(trace->target, byHand->target);
      EXPECT_NEAR(trace->logProbability, byHand->logProbability, 1e-3);
    }
  }
}

TEST(FixedAverage, IsScoredLikeAnyOtherSystem) {
  const auto model = fixedAverageModel(*tinyModel());
  TestSet set;
  set.direction = model->config.direction;
  set.sources = {"w3 w5 w7 w4", "w2", "w9 w9 w9"};
  set.references = {{"w3 w4", "w5", "w6 w7"}};
  const auto sentences = evaluateSystem(modelSystem(model, {.beam = 1}), set, {.threads = 2});
  const auto trace = decode(*readSentence(model, set.sources[2]), {});
  std::string expected;
  for (std::size_t i = 0; i < trace->target.size() - (trace->finished ? 1 : 0); ++i)
    expected += (i == 0 ? "" : " ") + trace->target[i];
  EXPECT_EQ(sentences.at(2).translation, expected);
}

TEST(FixedAverage, AModelWithoutAttentionIsRefused) {
  EXPECT_THROW(fixedAverageModel(*tinyModel(Scorer::none)), Error);
}

}  // namespace
}  // namespace lookback
