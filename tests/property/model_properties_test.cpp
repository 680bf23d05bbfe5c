// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "core/model/translation.h"
#include "tests/support/batches.h"
#include "tests/support/naive_rnnsearch.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

/// A model of any variant and any small sizes, and a batch for it.
struct Case {
  ModelConfig config;
  std::uint64_t seed = 0;
  Sentences sources, targets;
};

std::ostream& operator<<(std::ostream& out, const Case& c) {
  out << name(c.config.scorer) << ' ' << name(c.config.readout) << " m " << c.config.m << " n " << c.config.n << " n' "
      << c.config.nAlign << " l " << c.config.l << " seed " << c.seed << " lengths";
  for (std::size_t k = 0; k < c.sources.size(); ++k) out << ' ' << c.sources[k].size() << '/' << c.targets[k].size();
  return out;
}

rc::Gen<Case> anyCase() {
  return rc::gen::exec([] {
    Case c;
    c.config.m = *rc::gen::inRange(1, 6);
    c.config.n = *rc::gen::inRange(1, 7);
    c.config.nAlign = *rc::gen::inRange(1, 6);
    c.config.l = *rc::gen::inRange(1, 5);
    c.config.sourceWords = *rc::gen::inRange(2, 9);
    c.config.targetWords = *rc::gen::inRange(2, 9);
    c.config.scorer = *rc::gen::element(Scorer::additive, Scorer::dot, Scorer::general, Scorer::none);
    c.config.readout = *rc::gen::element(Readout::maxout, Readout::tanh, Readout::linear);
    c.config.readoutState = *rc::gen::element(ReadoutState::current, ReadoutState::previous);
    c.config.biases = *rc::gen::arbitrary<bool>();
    c.seed = *rc::gen::inRange<std::uint64_t>(0, 1000);
    const int pairs = *rc::gen::inRange(1, 6);
    for (int k = 0; k < pairs; ++k) {
      c.sources.push_back(*rc::gen::container<std::vector<std::int32_t>>(rc::gen::inRange(1, c.config.sourceWords)));
      c.targets.push_back(*rc::gen::container<std::vector<std::int32_t>>(rc::gen::inRange(1, c.config.targetWords)));
    }
    return c;
  });
}

RC_GTEST_PROP(ModelProperties, BatchLossIsTheSumOfNaiveLosses, ()) {
  const Case c = *anyCase();
  const Parameters<double> p = normalParameters<double>(c.config, c.seed);
  const naive::Rnnsearch oracle(c.config, p);
  double expected = 0;
  for (std::size_t k = 0; k < c.sources.size(); ++k) expected += oracle.forward(c.sources[k], c.targets[k]).loss;
  const double loss = Translation<double>(c.config).loss(p, batchOf(c.sources, c.targets));
  RC_ASSERT(std::abs(loss - expected) <= 1e-10 * (1 + expected));
}

RC_GTEST_PROP(ModelProperties, WeightsOfEveryStepLieOnTheSimplex, ()) {
  Case c = *anyCase();
  RC_PRE(c.config.scorer != Scorer::none);
  const Parameters<double> p = normalParameters<double>(c.config, c.seed, 3.0);  // steep on purpose
  const Batch batch = batchOf(c.sources, c.targets);
  Translation<double> translation(c.config);
  translation.loss(p, batch);
  for (Index b = 0; b < batch.target.sentences(); ++b) {
    for (Index i = 0; i < batch.target.length[static_cast<std::size_t>(b)]; ++i) {
      const Vector<double> alpha = translation.alpha(batch, b, i);
      RC_ASSERT(std::abs(alpha.sum() - 1) < 1e-12);
      RC_ASSERT(alpha.minCoeff() >= 0);
    }
  }
}

RC_GTEST_PROP(ModelProperties, GradientOfABatchIsTheSumOverItsPairs, ()) {
  const Case c = *anyCase();
  const Parameters<double> p = normalParameters<double>(c.config, c.seed);
  Translation<double> translation(c.config);
  Parameters<double> together = Parameters<double>::zeros(c.config), single = Parameters<double>::zeros(c.config);
  translation.lossAndGradient(p, batchOf(c.sources, c.targets), together);
  for (std::size_t k = 0; k < c.sources.size(); ++k)
    translation.lossAndGradient(p, batchOf({c.sources[k]}, {c.targets[k]}), single);
  const naive::Tables expected = naive::tablesOf(single);
  for (const auto& [name, table] : naive::tablesOf(together))
    for (std::size_t k = 0; k < table.values.size(); ++k)
      RC_ASSERT(std::abs(table.values[k] - expected.at(name).values[k]) < 1e-10 * (1 + std::abs(table.values[k])));
}

// A step against the gradient lowers the loss: the sign and the scale of every tensor's gradient at once.
RC_GTEST_PROP(ModelProperties, LossFallsAlongTheGradientAsFastAsItSays, ()) {
  const Case c = *anyCase();
  RC_PRE(c.config.readout != Readout::maxout);  // its kinks make the slope one-sided
  Parameters<double> p = normalParameters<double>(c.config, c.seed);
  const Batch batch = batchOf(c.sources, c.targets);
  Translation<double> translation(c.config);
  Parameters<double> gradient = Parameters<double>::zeros(c.config);
  translation.lossAndGradient(p, batch, gradient);
  std::vector<Matrix<double>> direction;
  double squaredNorm = 0;
  gradient.visit([&](const std::string&, MatrixRef<double> tensor) {
    direction.push_back(tensor);
    squaredNorm += tensor.squaredNorm();
  });
  RC_PRE(squaredNorm > 1e-6);
  const auto lossAt = [&](double step) {
    std::size_t next = 0;
    p.visit([&](const std::string&, MatrixRef<double> tensor) { tensor += step * direction[next++]; });
    const double loss = translation.loss(p, batch);
    next = 0;
    p.visit([&](const std::string&, MatrixRef<double> tensor) { tensor -= step * direction[next++]; });
    return loss;
  };
  const double h = 1e-4 / std::sqrt(squaredNorm);  // five-point rule: its error falls with the fourth power of h
  const double slope = (8 * (lossAt(h) - lossAt(-h)) - (lossAt(2 * h) - lossAt(-2 * h))) / (12 * h);
  RC_ASSERT(std::abs(slope - squaredNorm) < 1e-4 * squaredNorm);
}

}  // namespace
}  // namespace lookback
