// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/toy_gradient.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lookback {
namespace {

TEST(ToyGradient, TheFormulaIsTheFiniteDifferenceUnderEveryCut) {
  for (const auto& [words, dimensions] : {std::pair{3, 2}, std::pair{2, 3}, std::pair{6, 8}}) {
    const Toy toy = words == 3 ? openingToy() : resizedToy(openingToy(), words, dimensions, Rng(7));
    for (int bits = 0; bits < 16; ++bits) {
      const ContextCuts cuts{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
      for (Index word = 0; word < toy.output.W_o.rows(); ++word) {
        const ToyGradient g = toyGradient(toy, cuts, word);
        EXPECT_NEAR(g.loss, -std::log(computeStep(toy, cuts).probability(word)), 1e-12);
        for (Index j = 0; j < toy.sourceLength(); ++j)
          EXPECT_NEAR(g.de(j), g.checked(j), 1e-7)
              << words << " words, cuts " << bits << ", word " << word << ", " << j;
        EXPECT_NEAR(g.de.sum(), 0, 1e-12) << "a shift of all energies changes nothing (M7)";
      }
    }
  }
}

TEST(ToyGradient, WithoutAnyWayInTheContextHasNoGradient) {
  const ToyGradient g = toyGradient(openingToy(), {true, true, true, true}, 1);
  EXPECT_EQ(g.dc.cwiseAbs().maxCoeff(), 0);
  EXPECT_EQ(g.checked.cwiseAbs().maxCoeff(), 0);
}

TEST(ToyGradient, AStepDownMakesTheWordLikelier) {
  const Toy toy = openingToy();
  for (Index word = 0; word < 3; ++word) {
    const Toy learned = learnedToy(toy, {}, word, 0.5);
    EXPECT_GT(computeStep(learned).probability(word), computeStep(toy).probability(word));
    EXPECT_NO_THROW(checkToy(learned));
  }
  Toy scored = toy;
  scored.byHand.assign(3, std::nullopt);
  EXPECT_TRUE(learnedToy(scored, {}, 0, 0).byHand[0].has_value());
  EXPECT_EQ(*learnedToy(scored, {}, 0, 0).byHand[0], computeStep(scored).e(0)) << "a rate of 0 moves nothing";
}

}  // namespace
}  // namespace lookback
