// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generate/growing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/data/generate/growing_chain.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

constexpr Direction kForwards{Language::french, Language::english}, kBackwards{Language::english, Language::french};

using Tokens = std::vector<std::string>;

bool beginsWith(const Tokens& longer, const Tokens& shorter, std::size_t leftOut) {
  return longer.size() > shorter.size() &&
         std::equal(shorter.begin(), shorter.end() - static_cast<std::ptrdiff_t>(leftOut), longer.begin());
}

void expectGrowth(const GrowingPair& pair, const Direction& direction, std::size_t leftOut) {
  Tokens source, target;
  for (const GrowthStage& stage : pair.stages) {
    const Tokens nextSource = tokenise(stage.source, direction.source),
                 nextTarget = tokenise(stage.target, direction.target);
    ASSERT_EQ(stage.sourceWords, static_cast<int>(nextSource.size())) << stage.source;
    ASSERT_EQ(stage.targetWords, static_cast<int>(nextTarget.size())) << stage.target;
    if (!source.empty()) {
      EXPECT_TRUE(beginsWith(nextSource, source, leftOut)) << stage.source;
      EXPECT_TRUE(beginsWith(nextTarget, target, leftOut)) << stage.target;
    }
    source = nextSource;
    target = nextTarget;
  }
}

TEST(GrowingPair, EachLongerOneExtendsTheShorterByAClause) {
  for (const Direction& direction : {kForwards, kBackwards}) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      SCOPED_TRACE(seed);
      const GrowingPair pair = growGenerated(seed, direction);
      expectGrowth(pair, direction, 1);  // the final mark moves on
      EXPECT_EQ(pair.stages.front().sourceWords, 5);
      EXPECT_EQ(pair.stages.back().sourceWords, 60);
      for (std::size_t k = 1; k < pair.stages.size(); ++k)
        EXPECT_LE(pair.stages[k].sourceWords - pair.stages[k - 1].sourceWords, 9);
    }
  }
}

TEST(GrowingPair, SameSeedGivesTheSamePair) {
  std::set<std::string> sentences;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const GrowingPair first = growGenerated(seed, kForwards), second = growGenerated(seed, kForwards);
    ASSERT_EQ(first.stages.size(), second.stages.size());
    for (std::size_t k = 0; k < first.stages.size(); ++k) {
      EXPECT_EQ(first.stages[k].source, second.stages[k].source);
      EXPECT_EQ(first.stages[k].target, second.stages[k].target);
    }
    sentences.insert(first.stages.back().source);
  }
  EXPECT_EQ(sentences.size(), 40u);
}

TEST(GrowingPair, TheLongestStageThatFitsIsFound) {
  const GrowingPair pair{{{"a", "A", 5, 5}, {"b", "B", 9, 8}, {"c", "C", 16, 15}}};
  EXPECT_EQ(pair.atMost(2).source, "a");
  EXPECT_EQ(pair.atMost(5).source, "a");
  EXPECT_EQ(pair.atMost(8).source, "a");
  EXPECT_EQ(pair.atMost(9).source, "b");
  EXPECT_EQ(pair.atMost(60).source, "c");
}

TEST(GrowingPair, OtherRangesAreMetExactly) {
  const GrowingPair pair = growGenerated(3, kForwards, {8, 33});
  EXPECT_EQ(pair.stages.front().sourceWords, 8);
  EXPECT_EQ(pair.stages.back().sourceWords, 33);
  EXPECT_THROW(growGenerated(3, kForwards, {4, 33}), Error);
  EXPECT_THROW(growGenerated(3, kForwards, {9, 9}), Error);
  EXPECT_THROW(growGenerated(3, kForwards, {5, 61}), Error);
  EXPECT_THROW(growGenerated(3, {Language::other, Language::english}), Error);
}

TEST(GrowingPair, RealSentencesStandOneBehindTheOther) {
  for (const Direction& direction : {kForwards, kBackwards}) {
    const std::vector<TextPair> pairs = everydayPairs(direction);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const GrowingPair pair = growChained(pairs, direction, seed);
      expectGrowth(pair, direction, 0);
      EXPECT_LE(pair.stages.front().sourceWords, 6);
      EXPECT_LE(pair.stages.back().sourceWords, 60);
      EXPECT_GE(pair.stages.back().sourceWords, 50);
    }
    EXPECT_NE(growChained(pairs, direction, 1).stages.back().source,
              growChained(pairs, direction, 2).stages.back().source);
  }
  EXPECT_THROW(growChained({}, kForwards, 1), Error);
}

TEST(GrowingPair, EverydaySentencesCanAllBeChained) {
  const std::vector<TextPair> pairs = everydayPairs(kForwards);
  EXPECT_GE(pairs.size(), 30u);
  std::set<Tokens> sources;
  for (const TextPair& pair : pairs) {
    EXPECT_TRUE(chainable(pair)) << detokenise(pair.source, Language::french);
    EXPECT_TRUE(sources.insert(pair.source).second);
  }
  EXPECT_THROW(everydayPairs({Language::other, Language::other}), Error);
}

}  // namespace
}  // namespace lookback
