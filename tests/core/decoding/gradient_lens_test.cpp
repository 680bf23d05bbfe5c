// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/gradient_lens.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/error.h"
#include "core/decoding/session.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

const std::vector<std::int32_t> kSource{2, 3, 4, 5, 6, 3};
const std::vector<std::int32_t> kTarget{3, 5, 2, 4, Vocabulary::kEnd};

TEST(GradientLens, MatchesFiniteDifferencesAtEveryStepAndPosition) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general}) {
    const auto model = tinyModel(scorer, 7);
    const GradientLens lens(*model, kSource, kTarget);
    for (const LossScope scope : {LossScope::word, LossScope::sentence}) {
      for (int step = 1; step <= 5; ++step) {
        const EnergyGradient gradient = lens.at(step, scope);
        ASSERT_EQ(gradient.de.size(), 7);  // end mark counted
        EXPECT_NEAR(gradient.de.sum(), 0, 1e-12) << "adding 1 to all energies changes nothing";
        for (int j = 0; j < 7; ++j) {
          const double difference = lens.finiteDifference(step, scope, j);
          EXPECT_NEAR(gradient.de(j), difference, 1e-6 * std::abs(difference) + 1e-9) << step << ' ' << j;
        }
      }
    }
  }
}

TEST(GradientLens, IsTheFormulaOfItsParts) {
  const auto model = tinyModel(Scorer::additive, 3);
  const EnergyGradient g = GradientLens(*model, kSource, kTarget).at(2, LossScope::sentence);
  for (Index j = 0; j < g.de.size(); ++j) EXPECT_DOUBLE_EQ(g.de(j), g.alpha(j) * (g.along(j) - g.alongContext));
  EXPECT_NEAR(g.alpha.sum(), 1, 1e-12);
  EXPECT_GT(g.de.cwiseAbs().maxCoeff(), 1e-6) << "a gradient of nothing would pass every check";
}

TEST(GradientLens, TheLastWordHasNoLaterWords) {
  const auto model = tinyModel(Scorer::additive, 4);
  const GradientLens lens(*model, kSource, kTarget);
  EXPECT_EQ(lens.at(5, LossScope::word).de, lens.at(5, LossScope::sentence).de);
  EXPECT_NE(lens.at(2, LossScope::word).de, lens.at(2, LossScope::sentence).de);
}

TEST(GradientLens, AWordsLossIsItsNegativeLogProbability) {
  const auto model = tinyModel(Scorer::additive, 1);
  const DecodingSession session(model, "w2 w3 w4", {.maxLength = 12});
  const Trace& trace = session.trace();
  std::vector<std::int32_t> target;
  for (const StepTrace& step : trace.steps) target.push_back(step.word);
  const GradientLens lens(*model, trace.sourceIds, target);
  double total = 0;
  for (int i = 1; i <= static_cast<int>(target.size()); ++i) {
    const double loss = lens.at(i, LossScope::word).loss;
    EXPECT_NEAR(loss, -trace.steps[static_cast<std::size_t>(i) - 1].logProbability, 1e-5);
    total += loss;
  }
  EXPECT_NEAR(lens.at(1, LossScope::sentence).loss, total, 1e-10);
}

TEST(GradientLens, RefusesAModelWithoutAttention) {
  EXPECT_THROW(GradientLens(*tinyModel(Scorer::none, 1), kSource, kTarget), Error);
  EXPECT_THROW(GradientLens(*tinyModel(Scorer::additive, 1), {}, kTarget), Error);
  EXPECT_THROW(GradientLens(*tinyModel(Scorer::additive, 1), kSource, {}), Error);
}

TEST(LearnOnce, LowersTheLossAndLeavesTheModelAlone) {
  for (const Scorer scorer : {Scorer::additive, Scorer::none}) {
    const auto model = tinyModel(scorer, 5);
    const Matrix<float> before = model->parameters.targetEmbedding;
    const std::vector<std::int32_t> target{3, 5, 2};
    const LearnedOnce learned = learnOnce(*model, kSource, target, 0.1);
    EXPECT_LT(learned.lossAfter, learned.lossBefore);
    EXPECT_GT(learned.gradientNorm, 0);
    EXPECT_EQ(model->parameters.targetEmbedding, before);
    EXPECT_NE(learned.model->parameters.targetEmbedding, before);
    // The copy decodes with what it has learned, not with weights made ready before.
    const LearnedOnce again = learnOnce(*learned.model, kSource, target, 0.1);
    EXPECT_FLOAT_EQ(static_cast<float>(again.lossBefore), static_cast<float>(learned.lossAfter));
  }
}

}  // namespace
}  // namespace lookback
