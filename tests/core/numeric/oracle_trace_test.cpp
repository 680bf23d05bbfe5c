// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "core/decoding/session.h"
#include "core/decoding/translator.h"
#include "tests/support/golden.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

constexpr double kRounding = 2e-5;  // float against double over a dozen steps

template <class V>
void expectNear(const V& value, const naive::Numbers& expected, const std::string& what) {
  ASSERT_EQ(static_cast<std::size_t>(value.size()), expected.size()) << what;
  for (std::size_t k = 0; k < expected.size(); ++k)
    EXPECT_NEAR(static_cast<double>(value(static_cast<Index>(k))), expected[k], kRounding) << what << "[" << k << "]";
}

void expectSameStep(const StepTrace& step, const naive::Step& expected, const naive::Numbers& sPrev, std::size_t i) {
  const std::string at = " at step " + std::to_string(i + 1);
  expectNear(step.e, expected.e, "e" + at);
  expectNear(step.modelEnergies, expected.e, "modelEnergies" + at);
  expectNear(step.alpha, expected.alpha, "alpha" + at);
  expectNear(step.modelAlpha, expected.alpha, "modelAlpha" + at);
  expectNear(step.c, expected.c, "c" + at);
  expectNear(step.sPrev, sPrev, "sPrev" + at);
  expectNear(step.r, expected.r, "r" + at);
  expectNear(step.z, expected.z, "z" + at);
  expectNear(step.sTilde, expected.sTilde, "sTilde" + at);
  expectNear(step.s, expected.s, "s" + at);
  expectNear(step.t, expected.t, "t" + at);
  EXPECT_NEAR(step.logProbability, expected.logProbability, kRounding) << at;
  ASSERT_EQ(step.candidates.size(), expected.logProbabilities.size());
  double before = INFINITY, sum = 0;
  for (const Candidate& candidate : step.candidates) {
    EXPECT_NEAR(candidate.probability, std::exp(expected.logProbabilities[static_cast<std::size_t>(candidate.word)]),
                kRounding)
        << "word " << candidate.word << at;
    EXPECT_LE(candidate.probability, before) << at;
    before = candidate.probability;
    sum += candidate.probability;
  }
  EXPECT_NEAR(sum, 1, kRounding) << at;
}

class OracleTrace : public testing::TestWithParam<golden::Variant> {
 protected:
  const ModelConfig& config = GetParam().config;
  std::shared_ptr<const Model> model = modelOf(config, golden::closedFormParameters<float>(config));
  naive::Rnnsearch oracle{config, golden::closedFormTables(GetParam())};
};

// What the window shows is the paper's arithmetic: every vector of every step, on words the model chose itself.
TEST_P(OracleTrace, EveryNumberOfADecodedSentenceIsThePapers) {
  for (const std::vector<int>& source : {std::vector<int>{3}, {2, 5}, {6, 3, 3, 4, 2}}) {
    DecodeOptions options;
    options.candidates = config.targetWords;
    options.maxLength = 7;
    const auto sentence = readSentence(model, sentenceOf("s", source));
    const auto trace = decode(*sentence, {}, options);
    ASSERT_FALSE(trace->steps.empty());

    std::vector<int> target;
    for (const StepTrace& step : trace->steps) target.push_back(step.word);
    if (trace->finished) target.pop_back();
    const naive::Forward expected = oracle.forward(source, target);
    ASSERT_EQ(static_cast<std::size_t>(trace->h.cols()), expected.h.size());
    for (Index j = 0; j < trace->h.cols(); ++j) {
      const Vector<float> h_j = trace->h.col(j);
      expectNear(h_j, expected.h[static_cast<std::size_t>(j)], "h_" + std::to_string(j));
    }
    expectNear(trace->sInitial, expected.sInitial, "s_0");
    double sum = 0;
    for (std::size_t i = 0; i < trace->steps.size(); ++i) {
      expectSameStep(trace->steps[i], expected.steps[i], i == 0 ? expected.sInitial : expected.steps[i - 1].s, i);
      const auto& all = expected.steps[i].logProbabilities;
      EXPECT_EQ(trace->steps[i].word, std::max_element(all.begin(), all.end()) - all.begin()) << "step " << i + 1;
      sum += expected.steps[i].logProbability;
    }
    EXPECT_NEAR(trace->logProbability, sum, 1e-4);
  }
}

// An edited energy acts through softmax, context, state and readout exactly as in the oracle with the same energies.
TEST_P(OracleTrace, AnEditedStepIsThePapersWithTheEditedEnergies) {
  if (config.scorer == Scorer::none) return;
  const std::vector<int> source{6, 3, 2, 4};
  DecodeOptions options;
  options.maxLength = 4;
  const std::vector<Intervention> edits{{.kind = Intervention::Kind::setEnergy, .step = 1, .position = 2, .value = 2.5},
                                        {.kind = Intervention::Kind::remove, .step = 1, .position = 0}};
  const auto trace = decode(*readSentence(model, sentenceOf("s", source)), edits, options);
  const StepTrace& step = trace->steps.front();
  EXPECT_TRUE(step.edited);

  const naive::Forward untouched = oracle.forward(source, {});
  naive::Numbers e = untouched.steps.front().e;
  expectNear(step.modelEnergies, e, "modelEnergies");
  e[2] = 2.5;
  e[0] = -INFINITY;
  const naive::Numbers alpha = naive::softmax(e);
  expectNear(step.alpha, alpha, "alpha");
  EXPECT_EQ(step.alpha(0), 0.0);
  naive::Numbers c(untouched.h.front().size(), 0.0);
  for (std::size_t j = 0; j < alpha.size(); ++j)
    for (std::size_t k = 0; k < c.size(); ++k) c[k] += alpha[j] * untouched.h[j][k];
  expectNear(step.c, c, "c");
  const naive::Step expected =
      oracle.writeFrom(c, untouched.sInitial, naive::Numbers(static_cast<std::size_t>(config.m), 0.0));
  expectNear(step.s, expected.s, "s");
  expectNear(step.t, expected.t, "t");
  EXPECT_NEAR(step.logProbability, expected.logProbabilities[static_cast<std::size_t>(step.word)], kRounding);
}

// The reported score of a search is the model's log-probability of the words it returns.
TEST_P(OracleTrace, SearchReportsTheLogProbabilityOfItsWords) {
  const std::vector<int> source{2, 5, 3};
  Translator translator(model);
  for (const int beam : {1, 3, 50}) {
    TranslateOptions options;
    options.beam = beam;
    options.nbest = beam;
    options.maxLength = 5;
    for (const Hypothesis& hypothesis : translator.search(source, options)) {
      std::vector<int> target = hypothesis.words;
      if (hypothesis.finished) target.pop_back();
      const naive::Forward expected = oracle.forward(source, target);
      double sum = 0;
      for (std::size_t i = 0; i < hypothesis.words.size(); ++i) {
        sum += expected.steps[i].logProbability;
        EXPECT_NEAR(hypothesis.logProbabilities[i], expected.steps[i].logProbability, kRounding);
        if (config.scorer == Scorer::none) continue;
        const Vector<float> row = hypothesis.payload.row(static_cast<Index>(i)).transpose();
        expectNear(row, expected.steps[i].alpha, "alpha");
      }
      EXPECT_NEAR(hypothesis.logProbability, sum, 1e-4);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, OracleTrace, testing::ValuesIn(golden::all()),
                         [](const auto& variant) { return golden::identifier(variant.param); });

}  // namespace
}  // namespace lookback
