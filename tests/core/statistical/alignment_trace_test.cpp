// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/alignment_trace.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/error.h"
#include "tests/core/statistical/small_system.h"

namespace lookback::testing {
namespace {

using namespace statistical;

const PhraseTranslator& aligner() {
  static const PhraseTranslator translator(std::make_shared<const StatisticalModel>(
      trainStatistical(loadedOf(generatedPairs(150, 1)), {}, {}, quickOptions())));
  return translator;
}

/// What a decoder would leave of a pair.
Trace decoded(const TextPair& pair, bool finished) {
  Trace trace;
  trace.source = pair.source;
  trace.source.emplace_back("</s>");
  trace.sourceIds.assign(trace.source.size(), 3);
  trace.target = pair.target;
  if (finished) trace.target.emplace_back("</s>");
  trace.finished = finished;
  for (std::size_t i = 0; i < trace.target.size(); ++i) {
    trace.steps.emplace_back().word = static_cast<int>(i);
    trace.steps.back().logProbability = -0.5;
  }
  trace.logProbability = -3;
  return trace;
}

TEST(AlignmentTrace, IsThePosteriorOfTheDecodedWords) {
  for (const bool finished : {true, false}) {
    const TextPair pair = generatedPairs(3, 1).back();
    const Trace of = decoded(pair, finished);
    const auto trace = alignmentTrace(aligner(), of);
    EXPECT_EQ(trace->source, of.source);
    EXPECT_EQ(trace->target, of.target);
    EXPECT_EQ(trace->logProbability, -3);
    ASSERT_EQ(trace->steps.size(), of.steps.size());
    const Matrix<float> alpha = aligner().align(pair.source, pair.target).alpha;
    for (std::size_t i = 0; i < trace->steps.size(); ++i) {
      const StepTrace& step = trace->steps[i];
      ASSERT_EQ(step.alpha.size(), static_cast<Index>(of.source.size()));
      EXPECT_NEAR(step.alpha.sum(), 1, 1e-5);
      EXPECT_EQ(step.word, of.steps[i].word);
      if (i < pair.target.size()) {
        EXPECT_EQ(step.alpha.cast<float>(), alpha.row(static_cast<Index>(i)).transpose());
      } else {
        EXPECT_EQ(step.alpha[step.alpha.size() - 1], 1) << "the end mark comes from the end mark";
      }
      EXPECT_NEAR(std::exp(step.e[0]), step.alpha[0], 1e-12);
    }
  }
}

TEST(AlignmentTrace, TakesATranslationWithoutWords) {
  const auto trace = alignmentTrace(aligner(), decoded({1, {"le"}, {}}, true));
  ASSERT_EQ(trace->steps.size(), 1u);
  EXPECT_EQ(trace->steps[0].alpha, (Vector<double>(2) << 0, 1).finished());
}

TEST(AlignmentTrace, ExplainsTheOtherDirectionWithItsReverseSide) {
  const TextPair pair = generatedPairs(3, 1).back();
  Trace of = decoded({1, pair.target, pair.source}, true);
  of.direction = {Language::english, Language::french};
  const auto trace = alignmentTrace(aligner(), of);
  const Matrix<float> reverse = aligner().align(pair.source, pair.target).reverse;
  ASSERT_EQ(trace->steps.size(), pair.source.size() + 1);
  for (std::size_t j = 0; j < pair.source.size(); ++j)
    EXPECT_EQ(trace->steps[j].alpha.cast<float>(), reverse.row(static_cast<Index>(j)).transpose());
}

TEST(AlignmentTrace, ShowsModel1BesideTheHmm) {
  const TextPair pair = generatedPairs(3, 1).back();
  const Trace of = decoded(pair, true);
  const auto hmm = alignmentTrace(aligner(), of), model1 = alignmentTrace(aligner(), of, Aligner::model1);
  const Matrix<float> alpha = aligner().align(pair.source, pair.target, {}, Aligner::model1).alpha;
  EXPECT_EQ(model1->steps[0].alpha.cast<float>(), alpha.row(0).transpose());
  EXPECT_NE(model1->steps[0].alpha, hmm->steps[0].alpha);
}

TEST(AlignmentTrace, RefusesOtherLanguages) {
  Trace of = decoded(generatedPairs(1, 1)[0], true);
  of.direction = {Language::other, Language::english};
  try {
    alignmentTrace(aligner(), of);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("xx → en"), std::string::npos);
  }
}

}  // namespace
}  // namespace lookback::testing
