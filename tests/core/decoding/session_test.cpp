// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/session.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/decoding/translator.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

using Kind = Intervention::Kind;
constexpr char kSentence[] = "w2 w3 w4 w5 w6";

DecodingSession session(Scorer scorer = Scorer::additive, std::uint64_t seed = 1) {
  return DecodingSession(tinyModel(scorer, seed), kSentence, {.maxLength = 12});
}

void expectSameTrace(const Trace& a, const Trace& b) {
  ASSERT_EQ(a.target, b.target);
  for (std::size_t k = 0; k < a.steps.size(); ++k) {
    EXPECT_EQ(a.steps[k].alpha, b.steps[k].alpha);
    EXPECT_EQ(a.steps[k].s, b.steps[k].s);
    EXPECT_EQ(a.steps[k].logProbability, b.steps[k].logProbability);
  }
}

TEST(Session, EveryStepIsAStepOfTheModel) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general}) {
    const DecodingSession s = session(scorer);
    ASSERT_FALSE(s.trace().steps.empty());
    for (const StepTrace& step : s.trace().steps) {
      EXPECT_NEAR(step.alpha.sum(), 1, 1e-12);
      // c = sum of alpha_j h_j;  s = (1 - z) sPrev + z sTilde
      EXPECT_LT((step.c - s.trace().h * step.alpha.cast<float>()).norm(), 1e-5);
      const Vector<float> expected = (1 - step.z.array()) * step.sPrev.array() + step.z.array() * step.sTilde.array();
      EXPECT_LT((step.s - expected).norm(), 1e-5);
      EXPECT_EQ(step.candidates.front().word, step.word);
      EXPECT_FALSE(step.edited);
    }
  }
}

TEST(Session, EnergiesOfTheAdditiveScorerStayInTheirBand) {
  const DecodingSession s = session();
  for (const StepTrace& step : s.trace().steps) EXPECT_LE(step.e.cwiseAbs().maxCoeff(), s.trace().energyBound);
}

TEST(Session, AnEditChangesItsStepAndLeavesTheStepsBefore) {
  DecodingSession s = session();
  const Trace before = s.trace();
  s.apply({.kind = Kind::setEnergy, .step = 3, .position = 1, .value = 9});
  EXPECT_EQ(s.trace().steps[1].s, before.steps[1].s);
  EXPECT_TRUE(s.trace().steps[2].edited);
  EXPECT_EQ(s.trace().steps[2].e(1), 9);
  EXPECT_EQ(s.trace().steps[2].modelEnergies, before.steps[2].modelEnergies);
  EXPECT_NE(s.trace().steps[2].s, before.steps[2].s);
  EXPECT_EQ(s.trace().steps[2].modelCandidates.front().word, before.steps[2].candidates.front().word);
}

TEST(Session, PuttingTheModelsEnergyBackRestoresTheContinuationExactly) {
  DecodingSession s = session();
  const Trace before = s.trace();
  s.apply({.kind = Kind::setEnergy, .step = 2, .position = 0, .value = -20});
  s.apply({.kind = Kind::setEnergy, .step = 2, .position = 0, .value = before.steps[1].modelEnergies(0)});
  expectSameTrace(s.trace(), before);
}

TEST(Session, UndoAndRedoWalkTheWholeHistory) {
  DecodingSession s = session();
  const Trace original = s.trace();
  s.apply({.kind = Kind::equalise, .step = 1});
  s.apply({.kind = Kind::forceWord, .step = 2, .word = 5});
  const Trace edited = s.trace();
  EXPECT_TRUE(s.undo());
  EXPECT_TRUE(s.undo());
  EXPECT_FALSE(s.undo());
  expectSameTrace(s.trace(), original);
  EXPECT_TRUE(s.redo());
  EXPECT_TRUE(s.redo());
  EXPECT_FALSE(s.redo());
  expectSameTrace(s.trace(), edited);
}

TEST(Session, AForcedWordIsWrittenAndDecodingGoesOnFromIt) {
  DecodingSession s = session();
  const Trace before = s.trace();
  const int forced = before.steps[1].word == 7 ? 8 : 7;
  s.apply({.kind = Kind::forceWord, .step = 2, .word = forced});
  EXPECT_EQ(s.trace().steps[1].word, forced);
  EXPECT_TRUE(s.trace().steps[1].forced);
  EXPECT_EQ(s.trace().steps[1].alpha, before.steps[1].alpha);
  ASSERT_GT(s.trace().steps.size(), 2u);
  EXPECT_NE(s.trace().steps[2].s, before.steps[2].s);
}

TEST(Session, ForcingTheEndMarkEndsTheSentence) {
  DecodingSession s = session();
  s.apply({.kind = Kind::forceWord, .step = 2, .word = Vocabulary::kEnd});
  EXPECT_EQ(s.trace().steps.size(), 2u);
  EXPECT_TRUE(s.trace().finished);
}

TEST(Session, ShiftingAllEnergiesChangesNothing) {
  DecodingSession s = session();
  const Trace before = s.trace();
  s.apply({.kind = Kind::shift, .step = 1, .value = 1});
  EXPECT_EQ(s.trace().target, before.target);
  EXPECT_LT((s.trace().steps[0].alpha - before.steps[0].alpha).cwiseAbs().maxCoeff(), 1e-15);
}

TEST(Session, EqualEnergiesGiveTheMeanOfAllAnnotations) {  // F4
  DecodingSession s = session();
  s.apply({.kind = Kind::equalise, .step = 1});
  const Vector<float> mean = s.trace().h.rowwise().mean();
  EXPECT_LT((s.trace().steps[0].c - mean).norm(), 1e-5);
}

TEST(Session, ADisabledInterventionActsAsIfItWereNotThere) {
  DecodingSession s = session();
  const Trace before = s.trace();
  s.apply({.kind = Kind::remove, .step = 1, .position = 2});
  EXPECT_EQ(s.trace().steps[0].alpha(2), 0);
  s.setEnabled(0, false);
  expectSameTrace(s.trace(), before);
}

TEST(Session, RefusesStepsPositionsAndWordsThatAreNotThere) {
  DecodingSession s = session();
  EXPECT_THROW(s.apply({.kind = Kind::setEnergy, .step = 0}), Error);
  EXPECT_THROW(s.apply({.kind = Kind::setEnergy, .step = 99}), Error);
  EXPECT_THROW(s.apply({.kind = Kind::setEnergy, .step = 1, .position = 6}), Error);
  EXPECT_THROW(s.apply({.kind = Kind::forceWord, .step = 1, .word = 15}), Error);
  EXPECT_THROW(session(Scorer::none).apply({.kind = Kind::equalise, .step = 1}), Error);
  EXPECT_THROW(DecodingSession(tinyModel(), "  "), Error);
}

TEST(Session, TheFixedVectorIsTheSameAtEveryStep) {
  const DecodingSession s = session(Scorer::none);
  for (const StepTrace& step : s.trace().steps) {
    EXPECT_EQ(step.c, s.trace().h.col(0));
    EXPECT_EQ(step.alpha.size(), 0);
  }
}

TEST(Session, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const auto sentence = readSentence(tinyModel(), kSentence);
  EXPECT_THROW(decode(*sentence, {}, {}, nullptr, 1, source.get_token()), Error);
}

TEST(Interventions, KeepTheWeightsOnTheSimplexAndTheContextInTheHull) {  // A1
  Rng rng(20261129);
  for (int round = 0; round < 10000; ++round) {
    const Index size = 1 + static_cast<Index>(rng.below(12));
    Vector<double> e(size);
    for (double& energy : e) energy = 20 * (rng.uniform() - 0.5);
    for (int edits = 0; edits < 4; ++edits) {
      constexpr Kind kKinds[] = {Kind::setEnergy, Kind::setWeight, Kind::equalise, Kind::scale,
                                 Kind::shift,     Kind::onlyThis,  Kind::remove,   Kind::permute};
      Intervention edit{.kind = kKinds[rng.below(8)],
                        .position = static_cast<int>(rng.below(static_cast<std::uint64_t>(size)))};
      edit.value = edit.kind == Kind::setWeight ? rng.uniform()
                   : edit.kind == Kind::permute ? 7
                                                : 6 * (rng.uniform() - 0.5);
      applyIntervention(edit, e);
    }
    const Vector<double> alpha = softmaxWeights(e);
    EXPECT_GE(alpha.minCoeff(), 0);
    const bool allRemoved = e.maxCoeff() == -std::numeric_limits<double>::infinity();
    EXPECT_NEAR(alpha.sum(), allRemoved ? 0 : 1, 1e-12) << "round " << round;
  }
}

TEST(Interventions, ADraggedWeightIsReached) {  // A1
  Rng rng(5);
  for (int round = 0; round < 1000; ++round) {
    Vector<double> e(6);
    for (double& energy : e) energy = 10 * (rng.uniform() - 0.5);
    const Vector<double> before = softmaxWeights(e);
    const double asked = rng.uniform();
    applyIntervention({.kind = Kind::setWeight, .position = 2, .value = asked}, e);
    const Vector<double> after = softmaxWeights(e);
    EXPECT_NEAR(after(2), asked, 1e-9);
    EXPECT_NEAR(after(0) / after(5), before(0) / before(5), 1e-9 * before(0) / before(5));
  }
}

TEST(Softmax, MatchesTheWorkedNumbers) {  // F2 and the tables of large energies
  const auto weights = [](std::initializer_list<double> list) {
    Vector<double> e(static_cast<Index>(list.size()));
    std::copy(list.begin(), list.end(), e.begin());
    return softmaxWeights(e);
  };
  EXPECT_NEAR(weights({2, 4, 1})(0), 0.1142, 5e-5);
  EXPECT_NEAR(weights({2, 4, 1})(1), 0.8438, 5e-5);
  EXPECT_NEAR(weights({2, 4, 1})(2), 0.0420, 5e-5);
  EXPECT_NEAR(weights({1000, 1000, 999})(0), 0.422318798252, 1e-12);
  EXPECT_NEAR(weights({1000, 1000, 999})(2), 0.155362403497, 1e-12);
  EXPECT_NEAR(weights({-1000, -1001, -1002})(0), 0.665240955775, 1e-12);
  EXPECT_NEAR(weights({710, 709, 0})(1), 0.268941421370, 1e-12);
  const Vector<double> equal = softmaxWeights(Vector<double>::Constant(200, 7.25));
  EXPECT_TRUE((equal.array() == equal(0)).all());
  EXPECT_NEAR(equal(0), 0.005, 1e-12);
}

TEST(FlipMarks, TellWhereTheWrittenWordChanges) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto sentence = readSentence(tinyModel(Scorer::additive, seed), kSentence);
    const auto trace = decode(*sentence, {}, {.maxLength = 12});
    for (const FlipMark& mark : flipMarks(*sentence, *trace, 1, 12)) {
      ++found;
      const auto wordAt = [&](double energy) {
        const Intervention edit{.kind = Kind::setEnergy, .step = 1, .position = mark.position, .value = energy};
        return decode(*sentence, std::span(&edit, 1), {.maxLength = 12})->steps[0].word;
      };
      EXPECT_NE(mark.below, mark.above);
      EXPECT_EQ(wordAt(mark.energy - 2e-3), mark.below);
      EXPECT_EQ(wordAt(mark.energy + 2e-3), mark.above);
    }
  }
  EXPECT_GT(found, 3);
}

TEST(Translator, GreedyWritesWhatTheSessionWrites) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    const auto model = tinyModel(scorer, 3);
    Translator translator(model);
    const Translated translated = translator.translate(kSentence, {.beam = 1, .maxLength = 12});
    const DecodingSession s(model, kSentence, {.maxLength = 12});
    std::vector<int> words;
    for (const StepTrace& step : s.trace().steps) words.push_back(step.word);
    EXPECT_EQ(translated.results[0].ids, words);
    EXPECT_NEAR(translated.results[0].logProbability, s.trace().logProbability, 1e-4);
  }
}

TEST(Translator, SentencesInStepBecomeWhatEachBecomesAlone) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    const auto model = tinyModel(scorer, 5);
    Translator translator(model);
    const std::vector<std::vector<std::int32_t>> texts = {{2, 3}, {6, 5, 4, 3, 2, 2, 3}, {4}, {5, 5, 5}, {3, 2, 6, 4}};
    const std::vector<std::span<const std::int32_t>> sentences(texts.begin(), texts.end());
    TranslateOptions options{.beam = 1};
    const std::vector<int> lengths{12, 3, 12, 1, 20};
    const std::vector<Hypothesis> together = translator.searchGreedily(sentences, options, {}, lengths);
    ASSERT_EQ(together.size(), texts.size());
    for (std::size_t k = 0; k < texts.size(); ++k) {
      options.maxLength = lengths[k];
      const Hypothesis alone = translator.search(texts[k], options).front();
      EXPECT_EQ(together[k].words, alone.words);
      EXPECT_EQ(together[k].logProbabilities, alone.logProbabilities) << "to the same bits";
      EXPECT_EQ(together[k].finished, alone.finished);
      ASSERT_EQ(together[k].payload.rows(), alone.payload.rows());
      ASSERT_EQ(together[k].payload.cols(), alone.payload.cols());
      EXPECT_TRUE((together[k].payload.array() == alone.payload.array()).all());
    }
  }
}

TEST(Translator, ReportsTheScoreOfTheWordsItReturns) {
  const auto model = tinyModel(Scorer::additive, 4);
  Translator translator(model);
  int compared = 0;
  for (const TranslationResult& result :
       translator.translate(kSentence, {.beam = 6, .nbest = 6, .maxLength = 20}).results) {
    if (!result.finished) continue;
    std::vector<std::string> words = result.words;
    const ScoredPair scored = scorePair(*model, {"w2", "w3", "w4", "w5", "w6"}, words);
    EXPECT_NEAR(scored.logProbability, result.logProbability, 1e-4);
    EXPECT_LT((scored.alpha - result.alpha).cwiseAbs().maxCoeff(), 1e-4);
    ++compared;
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace lookback
