// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

#include "core/model/translation.h"

namespace lookback {
namespace {

using Sentences = std::vector<std::vector<std::int32_t>>;

Batch batchOf(const Sentences& sources, const Sentences& targets) {
  const std::vector<std::span<const std::int32_t>> x(sources.begin(), sources.end()), y(targets.begin(), targets.end());
  Batch batch;
  batch.assign(x, y);
  return batch;
}

ModelConfig tinyConfig(Scorer scorer, Readout readout, ReadoutState state, bool biases) {
  ModelConfig config;
  config.m = 3, config.n = 4, config.nAlign = 5, config.l = 6, config.sourceWords = 7, config.targetWords = 8;
  config.scorer = scorer, config.readout = readout, config.readoutState = state, config.biases = biases;
  return config;
}

Parameters<double> randomParameters(const ModelConfig& config, std::uint64_t seed) {
  Parameters<double> p = Parameters<double>::zeros(config);
  Rng rng(seed);
  p.visit([&](const std::string&, MatrixRef<double> tensor) {
    for (Index j = 0; j < tensor.cols(); ++j)
      for (Index i = 0; i < tensor.rows(); ++i) tensor(i, j) = 0.6 * rng.normal();
  });
  return p;
}

/// Lengths 1 (only the end mark on one side), 2, 5 and ties on both sides, so that both orders differ.
const Sentences kSources = {{2, 3}, {4}, {5, 6, 2, 3, 4}, {}, {3, 3}};
const Sentences kTargets = {{3, 4, 5, 7}, {}, {6}, {2, 2}, {7, 5, 4, 3, 2, 6}};

/// d/dx by the five-point rule: error of order step^4, so that 1e-6 can be asked for.
template <class F>
double fivePoint(F loss, double& x) {
  constexpr double kStep = 3e-4;
  const double at = x;
  std::array<double, 4> values{};
  const std::array<double, 4> offsets = {-2, -1, 1, 2};
  for (std::size_t k = 0; k < 4; ++k) {
    x = at + offsets[k] * kStep;
    values[k] = loss();
  }
  x = at;
  return (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * kStep);
}

struct Variant {
  Scorer scorer;
  Readout readout;
  ReadoutState state;
  bool biases;
};

class Gradient : public testing::TestWithParam<Variant> {};

TEST_P(Gradient, OfEveryEntryAgreesWithCentralDifferences) {
  const auto [scorer, kind, state, biases] = GetParam();
  const ModelConfig config = tinyConfig(scorer, kind, state, biases);
  Parameters<double> p = randomParameters(config, 20140901);
  const Batch batch = batchOf(kSources, kTargets);
  Translation<double> translation(config);

  Parameters<double> gradient = Parameters<double>::zeros(config);
  translation.lossAndGradient(p, batch, gradient);
  std::vector<Matrix<double>> analytic;
  gradient.visit([&](const std::string&, MatrixRef<double> tensor) { analytic.push_back(tensor); });

  std::size_t next = 0;
  int nonzero = 0;
  p.visit([&](const std::string& name, MatrixRef<double> tensor) {
    const Matrix<double>& expected = analytic[next++];
    for (Index j = 0; j < tensor.cols(); ++j) {
      for (Index i = 0; i < tensor.rows(); ++i) {
        const double numeric = fivePoint([&] { return translation.loss(p, batch); }, tensor(i, j));
        const double size = std::max(std::abs(numeric), std::abs(expected(i, j)));
        EXPECT_NEAR(expected(i, j), numeric, 1e-6 * size + 1e-10) << name << "(" << i << ", " << j << ")";
        if (size > 1e-8) ++nonzero;
      }
    }
  });
  EXPECT_GT(nonzero, parameterCount(p) / 2);  // the comparison was not one of zeros
}

INSTANTIATE_TEST_SUITE_P(
    Variants, Gradient,
    testing::Values(Variant{Scorer::additive, Readout::maxout, ReadoutState::current, true},
                    Variant{Scorer::additive, Readout::maxout, ReadoutState::previous, false},
                    Variant{Scorer::additive, Readout::tanh, ReadoutState::current, true},
                    Variant{Scorer::additive, Readout::linear, ReadoutState::current, false},
                    Variant{Scorer::dot, Readout::maxout, ReadoutState::current, true},
                    Variant{Scorer::dot, Readout::tanh, ReadoutState::previous, false},
                    Variant{Scorer::general, Readout::maxout, ReadoutState::current, true},
                    Variant{Scorer::general, Readout::linear, ReadoutState::previous, false},
                    Variant{Scorer::none, Readout::maxout, ReadoutState::current, true},
                    Variant{Scorer::none, Readout::tanh, ReadoutState::previous, false}));

TEST(Batching, GivesTheLossAndGradientOfTheSentencesOneByOne) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    const ModelConfig config = tinyConfig(scorer, Readout::maxout, ReadoutState::current, true);
    const Parameters<float> p = randomParameters(config, 7).cast<float>(config);
    Translation<float> translation(config);
    Parameters<float> together = Parameters<float>::zeros(config), single = Parameters<float>::zeros(config);
    const double loss = translation.lossAndGradient(p, batchOf(kSources, kTargets), together);
    double sum = 0;
    for (std::size_t k = 0; k < kSources.size(); ++k)
      sum += translation.lossAndGradient(p, batchOf({kSources[k]}, {kTargets[k]}), single);
    EXPECT_NEAR(loss, sum, 1e-6 * sum);
    std::vector<Matrix<float>> expected;
    single.visit([&](const std::string&, MatrixRef<float> tensor) { expected.push_back(tensor); });
    std::size_t next = 0;
    together.visit([&](const std::string& name, MatrixRef<float> tensor) {
      const Matrix<float>& other = expected[next++];
      EXPECT_LE((tensor - other).norm(), 1e-5f * (1 + other.norm())) << name;
    });
  }
}

TEST(Batching, LossDoesNotDependOnTheOrderOfTheSentences) {
  const ModelConfig config = tinyConfig(Scorer::additive, Readout::maxout, ReadoutState::current, true);
  const Parameters<double> p = randomParameters(config, 8);
  Translation<double> translation(config);
  const double loss = translation.loss(p, batchOf(kSources, kTargets));
  const Sentences sources(kSources.rbegin(), kSources.rend()), targets(kTargets.rbegin(), kTargets.rend());
  EXPECT_NEAR(translation.loss(p, batchOf(sources, targets)), loss, 1e-12 * loss);
}

TEST(Attention, DependsOnTheAnnotationItScores) {  // F6: e(i, j) depends on h(j), not on s(i-1) alone
  const ModelConfig config = tinyConfig(Scorer::additive, Readout::maxout, ReadoutState::current, true);
  Parameters<double> p = randomParameters(config, 9);
  Translation<double> translation(config);
  const Batch batch = batchOf({{2, 3, 4}}, {{5}});
  translation.loss(p, batch);
  const Vector<double> before = translation.alpha(batch, 0, 0);
  EXPECT_NEAR(before.sum(), 1.0, 1e-12);
  EXPECT_GT((before.array() - before(0)).abs().maxCoeff(), 1e-3);
  p.sourceEmbedding.col(3) *= 1.5;
  translation.loss(p, batch);
  EXPECT_GT((translation.alpha(batch, 0, 0) - before).norm(), 1e-4);
}

TEST(DropoutPass, IsThePlainPassAtRateZeroAndKeepsTheGradientExact) {
  const ModelConfig config = tinyConfig(Scorer::additive, Readout::tanh, ReadoutState::current, true);
  Parameters<double> p = randomParameters(config, 10);
  const Batch batch = batchOf(kSources, kTargets);
  Translation<double> translation(config);
  Parameters<double> gradient = Parameters<double>::zeros(config);
  Dropout dropout{.embeddings = 0.3, .readout = 0.4, .rng = Rng(5)};
  translation.lossAndGradient(p, batch, gradient, &dropout);
  const auto maskedLoss = [&] {
    Parameters<double> unused = Parameters<double>::zeros(config);
    Dropout same{.embeddings = 0.3, .readout = 0.4, .rng = Rng(5)};
    return translation.lossAndGradient(p, batch, unused, &same);
  };
  EXPECT_GT(std::abs(maskedLoss() - translation.loss(p, batch)), 1e-3);
  const double embedding = fivePoint(maskedLoss, p.sourceEmbedding(1, 3));
  EXPECT_NEAR(gradient.sourceEmbedding(1, 3), embedding, 1e-6 * std::abs(embedding) + 1e-10);
  const double readoutWeight = fivePoint(maskedLoss, p.readout.U_o(2, 1));
  EXPECT_NEAR(gradient.readout.U_o(2, 1), readoutWeight, 1e-6 * std::abs(readoutWeight) + 1e-10);
  const double outputWeight = fivePoint(maskedLoss, p.output.W_o(4, 2));
  EXPECT_NEAR(gradient.output.W_o(4, 2), outputWeight, 1e-6 * std::abs(outputWeight) + 1e-10);
}

}  // namespace
}  // namespace lookback
