// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/base/error.h"
#include "core/data/generate/french_english.h"
#include "core/data/generate/growing_chain.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

constexpr Direction kDirection{Language::french, Language::english};

TextPair pairOf(const std::string& source, const std::string& target) {
  return {0, tokenise(source, Language::french), tokenise(target, Language::english)};
}

std::vector<TextPair> generated(int pairs) {
  FrenchEnglishGenerator generator(11, {3, 15});
  std::vector<TextPair> made;
  for (int k = 0; k < pairs; ++k) {
    const GeneratedPair pair = generator.next();
    made.push_back(pairOf(pair.french, pair.english));
  }
  return made;
}

TEST(SentenceChainer, ChainsAreTheirPiecesOneBehindTheOther) {
  const std::vector<TextPair> pairs = generated(800);
  SentenceChainer chainer(pairs, kDirection, {5, 60, 3});
  for (int k = 0; k < 500; ++k) {
    const auto chain = chainer.next();
    ASSERT_TRUE(chain);
    std::vector<std::string> source, target;
    for (const std::size_t piece : chain->pieces) {
      ASSERT_TRUE(chainable(pairs.at(piece)));
      source.insert(source.end(), pairs[piece].source.begin(), pairs[piece].source.end());
      target.insert(target.end(), pairs[piece].target.begin(), pairs[piece].target.end());
    }
    EXPECT_EQ(tokenise(chain->source, Language::french), source);
    EXPECT_EQ(tokenise(chain->target, Language::english), target);
    EXPECT_EQ(chain->sourceWords, static_cast<int>(source.size()));
    EXPECT_EQ(chain->targetWords, static_cast<int>(target.size()));
  }
}

TEST(SentenceChainer, AllLengthsOfTheRangeAreAlike) {
  SentenceChainer chainer(generated(2000), kDirection, {6, 45, 9});
  std::map<int, int> lengths;
  constexpr int kChains = 8000;
  for (int k = 0; k < kChains; ++k) ++lengths[chainer.next()->sourceWords];
  EXPECT_EQ(lengths.begin()->first, 6);
  EXPECT_EQ(lengths.rbegin()->first, 45);
  for (const auto& [length, count] : lengths) EXPECT_NEAR(count, kChains / 40, 80) << length;
  EXPECT_GT(chainer.rounds(), 10);
}

TEST(SentenceChainer, SameSeedGivesTheSameChains) {
  SentenceChainer first(generated(300), kDirection, {5, 40, 1}), second(generated(300), kDirection, {5, 40, 1}),
      other(generated(300), kDirection, {5, 40, 2});
  int different = 0;
  for (int k = 0; k < 200; ++k) {
    const auto chain = first.next();
    EXPECT_EQ(chain->source, second.next()->source);
    if (chain->source != other.next()->source) ++different;
  }
  EXPECT_GT(different, 190);
}

TEST(SentenceChainer, OnceUsesNoPairTwiceAndNearlyAll) {
  SentenceChainer chainer(generated(1000), kDirection, {5, 60, 4, true});
  std::set<std::size_t> used;
  while (const auto chain = chainer.next())
    for (const std::size_t piece : chain->pieces) EXPECT_TRUE(used.insert(piece).second) << piece;
  EXPECT_GT(used.size(), chainer.usable() * 95 / 100);
  EXPECT_EQ(chainer.rounds(), 1);
  EXPECT_FALSE(chainer.next());
}

TEST(SentenceChainer, OnlySentencesWithAFinalMarkAndWithoutQuotationMarksAreUsed) {
  EXPECT_TRUE(chainable(pairOf("Va !", "Go!")));
  EXPECT_TRUE(chainable(pairOf("Pourquoi ?", "Why?")));
  EXPECT_FALSE(chainable(pairOf("Une robe rouge", "A red dress.")));
  EXPECT_FALSE(chainable(pairOf("Une robe rouge.", "A red dress")));
  EXPECT_FALSE(chainable(pairOf("Il dit : « Va ! »", "He says: go!")));
  EXPECT_FALSE(chainable(pairOf("Il dit oui.", "He says \"yes\".")));
  EXPECT_FALSE(chainable(TextPair{}));
}

TEST(SentenceChainer, WhatCannotBeMadeIsSaid) {
  const std::vector<TextPair> one{pairOf("Le chat dort bien.", "The cat sleeps well.")};  // 5 words
  EXPECT_THROW(SentenceChainer(one, kDirection, {1, 20}), Error);
  EXPECT_THROW(SentenceChainer(one, kDirection, {20, 10}), Error);
  EXPECT_THROW(SentenceChainer({}, kDirection, {5, 20}), Error);
  EXPECT_THROW(SentenceChainer(one, kDirection, {2, 4}), Error);  // longer than a chain may be
  SentenceChainer tooFew(one, kDirection, {6, 9});
  EXPECT_THROW(tooFew.next(), Error);
  SentenceChainer repeated(one, kDirection, {5, 5});
  EXPECT_EQ(repeated.next()->source, "Le chat dort bien.");
  EXPECT_EQ(repeated.next()->source, "Le chat dort bien.");
}

}  // namespace
}  // namespace lookback
