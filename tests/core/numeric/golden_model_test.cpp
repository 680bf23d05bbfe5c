// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "core/model/translation.h"
#include "tests/support/batches.h"
#include "tests/support/golden.h"

namespace lookback {
namespace {

class GoldenModel : public testing::TestWithParam<golden::Variant> {
 protected:
  const golden::Variant& variant = GetParam();
  Parameters<double> parameters = golden::closedFormParameters<double>(variant.config);
  Translation<double> translation{variant.config};

  Batch allPairs() const {
    Sentences sources, targets;
    for (const golden::Pair& pair : variant.pairs) {
      sources.push_back(pair.source);
      targets.push_back(pair.target);
    }
    return batchOf(sources, targets);
  }
};

/// 1e-10 relative, and absolute for what is nearly nothing.
void expectSame(double value, double expected, const std::string& what) {
  EXPECT_NEAR(value, expected, 1e-10 * std::abs(expected) + 1e-12) << what;
}

TEST_P(GoldenModel, HasTheTensorsOfTheAutogradProgram) {
  std::size_t count = 0;
  parameters.visit([&](const std::string& name, MatrixRef<double> tensor) {
    ASSERT_TRUE(variant.gradients.contains(name)) << name;
    EXPECT_EQ(static_cast<std::size_t>(tensor.rows()), variant.gradients.at(name).rows) << name;
    EXPECT_EQ(static_cast<std::size_t>(tensor.cols()), variant.gradients.at(name).columns) << name;
    ++count;
  });
  EXPECT_EQ(count, variant.gradients.size());
}

TEST_P(GoldenModel, LossOfEachPairAgrees) {
  for (const golden::Pair& pair : variant.pairs)
    expectSame(translation.loss(parameters, batchOf({pair.source}, {pair.target})), pair.loss, "loss");
}

TEST_P(GoldenModel, AlignmentOfABatchAgrees) {
  if (variant.config.scorer == Scorer::none) return;
  const Batch batch = allPairs();
  translation.loss(parameters, batch);
  for (Index b = 0; b < batch.target.sentences(); ++b) {
    const auto sentence = static_cast<std::size_t>(batch.target.order[static_cast<std::size_t>(b)]);
    const golden::Pair& pair = variant.pairs[sentence];
    for (std::size_t i = 0; i < pair.alpha.size(); ++i) {
      const Vector<double> alpha = translation.alpha(batch, b, static_cast<Index>(i));
      ASSERT_EQ(static_cast<std::size_t>(alpha.size()), pair.alpha[i].size());
      for (std::size_t j = 0; j < pair.alpha[i].size(); ++j)
        expectSame(alpha[static_cast<Index>(j)], pair.alpha[i][j], "alpha");
    }
  }
}

TEST_P(GoldenModel, GradientOfABatchAgreesInEveryEntry) {
  Parameters<double> gradient = Parameters<double>::zeros(variant.config);
  expectSame(translation.lossAndGradient(parameters, allPairs(), gradient), variant.loss(), "loss");
  gradient.visit([&](const std::string& name, MatrixRef<double> tensor) {
    const naive::Table& expected = variant.gradients.at(name);
    for (Index i = 0; i < tensor.rows(); ++i)
      for (Index j = 0; j < tensor.cols(); ++j)
        expectSame(tensor(i, j), expected.at(static_cast<std::size_t>(i), static_cast<std::size_t>(j)), name);
  });
}

// Float ships. Its gradient is the golden one to float rounding, tensor by tensor.
TEST_P(GoldenModel, GradientInFloatAgreesToRounding) {
  const Parameters<float> single = golden::closedFormParameters<float>(variant.config);
  Parameters<float> gradient = Parameters<float>::zeros(variant.config);
  const double loss = Translation<float>(variant.config).lossAndGradient(single, allPairs(), gradient);
  EXPECT_NEAR(loss, variant.loss(), 1e-5 * variant.loss());
  gradient.visit([&](const std::string& name, MatrixRef<float> tensor) {
    const naive::Table& expected = variant.gradients.at(name);
    const Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> golden(
        expected.values.data(), tensor.rows(), tensor.cols());
    EXPECT_LE((tensor.cast<double>() - golden).norm(), 2e-5 * golden.norm() + 1e-6) << name;
  });
}

INSTANTIATE_TEST_SUITE_P(Variants, GoldenModel, testing::ValuesIn(golden::all()),
                         [](const auto& variant) { return golden::identifier(variant.param); });

}  // namespace
}  // namespace lookback
