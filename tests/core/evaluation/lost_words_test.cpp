// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lost_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "core/base/rng.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;
using Words = std::vector<std::string>;

Words split(const std::string& text) {
  std::istringstream in(text);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

LostWords lost(const std::string& translation, const std::string& reference) {
  return findLostWords(split(translation), split(reference));
}

TEST(LostWords, EqualTextsLoseNothing) {
  const LostWords found = lost("the cat sleeps .", "the cat sleeps .");
  EXPECT_EQ(found.lost, 0);
  EXPECT_EQ(found.first, -1);
  EXPECT_THAT(found.outputOf, ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(found.referenceOf, ElementsAre(0, 1, 2, 3));
}

TEST(LostWords, TheFirstLostWordAndItsPlaceAreFound) {
  const LostWords found = lost("the cat the cat .", "the cat sleeps on the mat .");
  EXPECT_EQ(found.first, 2);  // "sleeps"
  EXPECT_EQ(found.gap, 2);    // before the second "the"
  EXPECT_EQ(found.lost, 3);   // sleeps, on, mat
  EXPECT_THAT(found.outputOf, ElementsAre(0, 1, -1, -1, 2, -1, 4));
  EXPECT_THAT(found.referenceOf, ElementsAre(0, 1, 4, -1, 6));
}

TEST(LostWords, OrderCounts) {
  const LostWords found = lost("b a", "a b");
  EXPECT_EQ(found.lost, 1);
  EXPECT_EQ(found.first, 1);  // the earlier word is kept
  EXPECT_EQ(found.gap, 2);
}

TEST(LostWords, NothingSaidOrNothingAsked) {
  const LostWords silent = lost("", "a b");
  EXPECT_EQ(silent.lost, 2);
  EXPECT_EQ(silent.first, 0);
  EXPECT_EQ(silent.gap, 0);
  const LostWords free = lost("a b", "");
  EXPECT_EQ(free.lost, 0);
  EXPECT_EQ(free.first, -1);
  EXPECT_THAT(free.referenceOf, ElementsAre(-1, -1));
}

/// Against all subsequences of short texts over few words.
TEST(LostWords, NoSubsequenceIsLonger) {
  Rng rng(7);
  for (int round = 0; round < 400; ++round) {
    const auto draw = [&] {
      Words words(rng.below(9));
      for (std::string& word : words) word = std::string(1, static_cast<char>('a' + rng.below(3)));
      return words;
    };
    const Words translation = draw(), reference = draw();
    int best = 0;
    for (unsigned mask = 0; mask < (1u << reference.size()); ++mask) {
      std::size_t place = 0;
      int length = 0;
      bool inOrder = true;
      for (std::size_t i = 0; i < reference.size() && inOrder; ++i) {
        if (!(mask >> i & 1u)) continue;
        while (place < translation.size() && translation[place] != reference[i]) ++place;
        inOrder = place++ < translation.size();
        ++length;
      }
      if (inOrder) best = std::max(best, length);
    }
    const LostWords found = findLostWords(translation, reference);
    EXPECT_EQ(static_cast<int>(reference.size()) - found.lost, best);
    int before = -1;
    for (std::size_t i = 0; i < reference.size(); ++i) {
      if (found.outputOf[i] < 0) continue;
      EXPECT_GT(found.outputOf[i], before);
      before = found.outputOf[i];
      EXPECT_EQ(translation[static_cast<std::size_t>(before)], reference[i]);
      EXPECT_EQ(found.referenceOf[static_cast<std::size_t>(before)], static_cast<int>(i));
    }
  }
}

}  // namespace
}  // namespace lookback
