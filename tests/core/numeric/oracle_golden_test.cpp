// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/support/golden.h"

namespace lookback {
namespace {

class OracleGolden : public testing::TestWithParam<golden::Variant> {};

// Two implementations that share no line agree, so either may judge core.
TEST_P(OracleGolden, NaiveLoopsAgreeWithAutogradProgram) {
  const golden::Variant& variant = GetParam();
  const naive::Rnnsearch model(variant.config, golden::closedFormTables(variant));
  for (const golden::Pair& pair : variant.pairs) {
    const naive::Forward result = model.forward(pair.source, pair.target);
    EXPECT_NEAR(result.loss, pair.loss, 1e-12);
    ASSERT_EQ(result.steps.size(), pair.target.size() + 1);
    ASSERT_EQ(result.steps.size(), pair.logProbabilities.size());
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
      EXPECT_NEAR(result.steps[i].logProbability, pair.logProbabilities[i], 1e-12) << "step " << i + 1;
      if (variant.config.scorer == Scorer::none) continue;
      ASSERT_EQ(result.steps[i].alpha.size(), pair.source.size() + 1);
      ASSERT_EQ(pair.alpha.at(i).size(), pair.source.size() + 1);
      for (std::size_t j = 0; j <= pair.source.size(); ++j)
        EXPECT_NEAR(result.steps[i].alpha[j], pair.alpha[i][j], 1e-12) << "step " << i + 1 << ", position " << j;
    }
  }
}

// The golden gradients are those of the golden losses: a central difference of the naive loss at every entry.
TEST_P(OracleGolden, GoldenGradientsAreSlopesOfNaiveLoss) {
  const golden::Variant& variant = GetParam();
  naive::Tables tables = golden::closedFormTables(variant);
  const auto loss = [&] {
    const naive::Rnnsearch model(variant.config, tables);
    double sum = 0;
    for (const golden::Pair& pair : variant.pairs) sum += model.forward(pair.source, pair.target).loss;
    return sum;
  };
  constexpr double kStep = 1e-5;
  for (auto& [name, table] : tables) {
    for (std::size_t k = 0; k < table.values.size(); ++k) {
      const double value = table.values[k];
      table.values[k] = value + kStep;
      const double above = loss();
      table.values[k] = value - kStep;
      const double below = loss();
      table.values[k] = value;
      const double expected = variant.gradients.at(name).values[k];
      EXPECT_NEAR((above - below) / (2 * kStep), expected, 1e-7 * std::max(1.0, std::abs(expected)))
          << name << " entry " << k;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, OracleGolden, testing::ValuesIn(golden::all()),
                         [](const auto& variant) { return golden::identifier(variant.param); });

}  // namespace
}  // namespace lookback
