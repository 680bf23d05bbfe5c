// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "core/decoding/session.h"
#include "core/model/model.h"
#include "tests/support/naive_rnnsearch.h"

namespace lookback {
namespace {

const char* sentenceFor(Direction direction) {
  if (direction.source == Language::french)
    return "L'accord sur la zone économique européenne a été signé en août 1992.";
  return "The agreement on the European Economic Area was signed in August 1992.";
}

/// Weights and probabilities of a sentence against naive loops in double on the same numbers.
void expectThePapersArithmetic(std::shared_ptr<const Model> model) {
  const auto trace = decode(*readSentence(model, sentenceFor(model->config.direction)), {});
  ASSERT_TRUE(trace->finished);

  std::vector<int> source(trace->sourceIds.begin(), trace->sourceIds.end() - 1), target;
  for (const StepTrace& step : trace->steps) target.push_back(step.word);
  target.pop_back();
  const naive::Rnnsearch oracle(model->config, model->parameters.cast<double>(model->config));
  const naive::Forward expected = oracle.forward(source, target);
  ASSERT_EQ(trace->steps.size(), expected.steps.size());
  for (std::size_t i = 0; i < expected.steps.size(); ++i) {
    EXPECT_NEAR(trace->steps[i].logProbability, expected.steps[i].logProbability, 1e-3) << "step " << i + 1;
    for (std::size_t j = 0; j < expected.steps[i].alpha.size(); ++j)
      EXPECT_NEAR(trace->steps[i].alpha(static_cast<Index>(j)), expected.steps[i].alpha[j], 1e-4)
          << "step " << i + 1 << ", position " << j;
  }
}

// The picture a person meets first is the paper's arithmetic on the shipped numbers.
TEST(OracleShipped, EveryShippedModelComputesThePapersWeightsAndProbabilities) {
  int models = 0;
  for (const auto& entry : std::filesystem::directory_iterator(LOOKBACK_SOURCE_DIR "/models")) {
    if (entry.path().extension() != ".safetensors") continue;
    SCOPED_TRACE(entry.path().string());
    expectThePapersArithmetic(loadModel(entry.path()));
    ++models;
  }
  if (models == 0) GTEST_SKIP() << "no model is shipped yet";
}

}  // namespace
}  // namespace lookback
