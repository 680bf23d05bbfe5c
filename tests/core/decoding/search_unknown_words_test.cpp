// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "core/decoding/unknown_words.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;

constexpr int kUnknown = 1;

struct Sentence {
  std::vector<std::string> source{"zyx", "est", "ouvert", "."};
  std::vector<std::string> target{"<unk>", "is", "open", "."};
  std::vector<int> ids{kUnknown, 7, 8, 9, 0};
  Matrix<float> alpha = Matrix<float>::Zero(5, 5);

  Sentence() {
    alpha.row(0) << 0.7f, 0.1f, 0.1f, 0.05f, 0.05f;
    alpha.row(3) << 0.02f, 0.03f, 0.05f, 0.8f, 0.1f;
  }
  std::vector<ReplacedWord> replace() { return replaceUnknownWords(target, ids, source, alpha, kUnknown); }
};

TEST(UnknownWords, UnknownWordTakesTheSpellingOfTheSource) {
  Sentence s;
  EXPECT_THAT(s.replace(), ElementsAre(ReplacedWord{0, 0}));
  EXPECT_THAT(s.target, ElementsAre("zyx", "is", "open", "."));
}

TEST(UnknownWords, EndMarkIsNeverCopied) {
  Sentence s;
  s.ids = {5, kUnknown, 8, 9, 0};
  s.target = {"it", "<unk>", "open", "."};
  s.alpha.row(1) << 0.1f, 0.1f, 0.2f, 0.0f, 0.6f;
  EXPECT_THAT(s.replace(), ElementsAre(ReplacedWord{1, 2}));
}

TEST(UnknownWords, LeftmostWinsOnATie) {
  Sentence s;
  s.alpha.row(0).setConstant(0.2f);
  EXPECT_THAT(s.replace(), ElementsAre(ReplacedWord{0, 0}));
}

TEST(UnknownWords, WithoutWeightsNothingIsReplaced) {
  Sentence s;
  s.alpha.resize(5, 0);
  EXPECT_TRUE(s.replace().empty());
  EXPECT_THAT(s.target, ElementsAre("<unk>", "is", "open", "."));
}

TEST(UnknownWords, KnownWordsAreLeftAlone) {
  Sentence s;
  s.ids[0] = 4;
  EXPECT_TRUE(s.replace().empty());
  EXPECT_EQ(s.target[0], "<unk>");
}

}  // namespace
}  // namespace lookback
