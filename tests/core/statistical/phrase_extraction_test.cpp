// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_extraction.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/rng.h"

namespace lookback::testing {
namespace {

using namespace statistical;
using ::testing::ElementsAre;

// "la maison bleue" and "the blue house": the – la, blue – bleue, house – maison. "la maison" reaches "the" and "house"
// with "blue" between them, which belongs to "bleue": no phrase pair.
TEST(PhraseExtraction, FollowsTheHandWorkedExample) {
  const std::vector<Link> links{{0, 0}, {1, 2}, {2, 1}};
  EXPECT_THAT(extractPhrases(links, 3, 3, 7),
              ElementsAre(PhraseSpan{0, 1, 0, 1}, PhraseSpan{0, 3, 0, 3}, PhraseSpan{1, 2, 2, 3},
                          PhraseSpan{1, 3, 1, 3}, PhraseSpan{2, 3, 1, 2}));
}

// "ne mange pas" and "does not eat": ne – not, pas – not, mange – eat; "does" has no link, so it may go with any phrase
// that it touches.
TEST(PhraseExtraction, WordsWithoutLinksMayStandAtTheEdges) {
  const std::vector<Link> links{{0, 1}, {1, 2}, {2, 1}};
  EXPECT_THAT(extractPhrases(links, 3, 3, 7),
              ElementsAre(PhraseSpan{0, 3, 0, 3}, PhraseSpan{0, 3, 1, 3}, PhraseSpan{1, 2, 2, 3}));
}

TEST(PhraseExtraction, NothingComesFromNoLinks) {
  EXPECT_TRUE(extractPhrases({}, 3, 4, 7).empty());
}

/// The definition, word for word.
bool agrees(const std::vector<Link>& links, const PhraseSpan& span) {
  bool joined = false;
  for (const Link link : links) {
    const bool inSource = link.source >= span.sourceBegin && link.source < span.sourceEnd;
    const bool inTarget = link.target >= span.targetBegin && link.target < span.targetEnd;
    if (inSource != inTarget) return false;
    joined = joined || inSource;
  }
  return joined;
}

TEST(PhraseExtraction, FindsExactlyThePairsThatAgree) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(seed);
    Rng rng(seed);
    const int sources = 1 + static_cast<int>(rng.below(6)), targets = 1 + static_cast<int>(rng.below(6));
    const int longest = 1 + static_cast<int>(rng.below(6));
    std::vector<Link> links;
    for (int j = 0; j < sources; ++j)
      for (int i = 0; i < targets; ++i)
        if (rng.below(4) == 0) links.push_back({j, i});
    std::vector<PhraseSpan> expected;
    for (int j = 0; j < sources; ++j)
      for (int k = j + 1; k <= std::min(sources, j + longest); ++k)
        for (int i = 0; i < targets; ++i)
          for (int l = i + 1; l <= std::min(targets, i + longest); ++l)
            if (agrees(links, {j, k, i, l})) expected.push_back({j, k, i, l});
    EXPECT_EQ(extractPhrases(links, sources, targets, longest), expected);
  }
}

}  // namespace
}  // namespace lookback::testing
