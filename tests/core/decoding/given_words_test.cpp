// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <limits>

#include "core/base/error.h"
#include "core/decoding/session.h"
#include "core/decoding/translator.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

using Kind = Intervention::Kind;
constexpr char kSentence[] = "w2 w3 w4 w5 w6";

std::vector<int> wordsOf(const Trace& trace) {
  std::vector<int> words;
  for (const StepTrace& step : trace.steps) words.push_back(step.word);
  return words;
}

TEST(GivenWords, AReferenceIsWrittenToItsEndAndScoredAsThePairIs) {
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    const auto model = tinyModel(scorer);
    const GivenWords reference = referenceWords(*model, "w7 w3 w9 w9");
    EXPECT_EQ(reference.words, (std::vector<int>{7, 3, 9, 9, Vocabulary::kEnd}));
    const auto trace = decode(*readSentence(model, kSentence), {}, {.given = reference});
    EXPECT_EQ(wordsOf(*trace), reference.words);
    EXPECT_TRUE(trace->finished);
    for (const StepTrace& step : trace->steps) EXPECT_TRUE(step.given);
    EXPECT_NEAR(trace->logProbability, scorePair(*model, kSentence, "w7 w3 w9 w9").logProbability, 1e-4);
  }
}

TEST(GivenWords, ThatTheModelWouldChooseItselfChangeNothing) {
  const auto read = readSentence(tinyModel(), kSentence);
  const auto own = decode(*read, {}, {.maxLength = 12});
  const auto given = decode(*read, {}, {.maxLength = 12, .given = {wordsOf(*own)}});
  ASSERT_EQ(given->target, own->target);
  for (std::size_t k = 0; k < own->steps.size(); ++k) {
    EXPECT_EQ(given->steps[k].s, own->steps[k].s);
    EXPECT_EQ(given->steps[k].logProbability, own->steps[k].logProbability);
  }
}

TEST(GivenWords, AHypothesisThatEndsEarlyGoesOnGreedily) {
  const auto read = readSentence(tinyModel(), kSentence);
  const auto trace = decode(*read, {}, {.maxLength = 12, .given = {{9, 3}}});
  ASSERT_GT(trace->steps.size(), 2u);
  EXPECT_EQ(trace->steps[0].word, 9);
  EXPECT_EQ(trace->steps[1].word, 3);
  EXPECT_FALSE(trace->steps[2].given);
  EXPECT_EQ(trace->steps[2].word, trace->steps[2].candidates.front().word);
}

TEST(GivenWords, AHypothesisIsLeftWhereAPersonChangesItAndAReferenceIsNot) {
  const auto read = readSentence(tinyModel(), kSentence);
  const std::vector<int> words{9, 3, 9, 3, 9};
  const std::vector<Intervention> edits{{.kind = Kind::setEnergy, .step = 3, .position = 1, .value = 9}};
  const auto left = decode(*read, edits, {.maxLength = 12, .given = {words}});
  for (std::size_t k = 0; k < left->steps.size(); ++k) EXPECT_EQ(left->steps[k].given, k < 2) << k;
  const auto kept = decode(*read, edits, {.maxLength = 12, .given = {words, true}});
  ASSERT_GE(kept->steps.size(), words.size());
  for (std::size_t k = 0; k < words.size(); ++k) EXPECT_EQ(kept->steps[k].word, words[k]);

  const std::vector<Intervention> forced{{.kind = Kind::forceWord, .step = 2, .word = 5}};
  const auto other = decode(*read, forced, {.maxLength = 12, .given = {words, true}});
  EXPECT_EQ(other->steps[1].word, 5);
  EXPECT_TRUE(other->steps[1].forced);
  EXPECT_FALSE(other->steps[1].given);
  EXPECT_EQ(other->steps[2].word, 9);
}

TEST(GivenWords, PuttingTheModelsEnergyBackRestoresTheHypothesis) {
  const auto read = readSentence(tinyModel(), kSentence);
  const DecodeOptions options{.maxLength = 12, .given = {{9, 3, 9, 3, 9}}};
  const auto before = decode(*read, {}, options);
  const std::vector<Intervention> moved{{.kind = Kind::setEnergy, .step = 2, .position = 0, .value = -20}};
  const auto away = decode(*read, moved, options, before.get(), 2);
  EXPECT_FALSE(away->steps[1].given);
  const std::vector<Intervention> back{
      {.kind = Kind::setEnergy, .step = 2, .position = 0, .value = before->steps[1].modelEnergies(0)}};
  const auto again = decode(*read, back, options, away.get(), 2);
  ASSERT_EQ(again->target, before->target);
  for (std::size_t k = 0; k < before->steps.size(); ++k) EXPECT_EQ(again->steps[k].s, before->steps[k].s);
}

TEST(GivenWords, ContinuingFromAnEarlierTraceIsTheSameAsFromTheStart) {
  const auto read = readSentence(tinyModel(), kSentence);
  const GivenWords before{{9, 3, 9}}, after{{9, 3, 4, 4}};
  EXPECT_EQ(firstDifference(before, after), 3);
  const auto first = decode(*read, {}, {.maxLength = 12, .given = before});
  const auto quick = decode(*read, {}, {.maxLength = 12, .given = after}, first.get(), firstDifference(before, after));
  const auto whole = decode(*read, {}, {.maxLength = 12, .given = after});
  ASSERT_EQ(quick->target, whole->target);
  for (std::size_t k = 0; k < whole->steps.size(); ++k) {
    EXPECT_EQ(quick->steps[k].s, whole->steps[k].s);
    EXPECT_EQ(quick->steps[k].given, whole->steps[k].given);
  }
}

TEST(GivenWords, DifferFromTheFirstWordThatDoes) {
  EXPECT_EQ(firstDifference(GivenWords{{1, 2}}, GivenWords{{1, 2}}), std::numeric_limits<int>::max());
  EXPECT_EQ(firstDifference(GivenWords{{1, 2}}, GivenWords{{1, 2, 3}}), 3);
  EXPECT_EQ(firstDifference(GivenWords{{1, 2}, true}, GivenWords{{1, 2}, false}), 1);
}

TEST(GivenWords, AnEmptyReferenceSaysWhatToDo) {
  try {
    referenceWords(*tinyModel(), "  ");
    FAIL() << "taken";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("type at least one word"), std::string::npos);
  }
}

}  // namespace
}  // namespace lookback
