// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/symmetrise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/base/rng.h"

namespace lookback::testing {
namespace {

using namespace statistical;
using LinkList = std::vector<Link>;

// Rows source, columns target; F forward, R reverse, B both.
//      0 1 2 3
//   0  B . . .
//   1  . F . .
//   2  . R . .        (1,1) is beside (0,0) diagonally: grown. Then (2,1) is beside (1,1) and word 2 has no link:
//   grown. 3  . . . . 4  . . . F        (4,3) touches nothing: only "final" methods take it.
TEST(Symmetrise, GrowsFromTheIntersection) {
  const LinkList forward{{0, 0}, {1, 1}, {4, 3}}, reverse{{0, 0}, {2, 1}};
  const auto by = [&](Symmetrisation method) { return symmetrise(forward, reverse, 5, 4, method); };
  EXPECT_EQ(by(Symmetrisation::intersection), (LinkList{{0, 0}}));
  EXPECT_EQ(by(Symmetrisation::unite), (LinkList{{0, 0}, {1, 1}, {2, 1}, {4, 3}}));
  EXPECT_EQ(by(Symmetrisation::growDiag), (LinkList{{0, 0}, {1, 1}, {2, 1}}));
  EXPECT_EQ(by(Symmetrisation::growDiagFinalAnd), (LinkList{{0, 0}, {1, 1}, {2, 1}, {4, 3}}));
  EXPECT_EQ(by(Symmetrisation::forward), forward);
  EXPECT_EQ(by(Symmetrisation::reverse), reverse);
}

// A neighbour both of whose words have a link already is not taken: (0,1) here.
//      0 1
//   0  B F
//   1  . B
TEST(Symmetrise, GrowingGivesAWordItsFirstLinkOnly) {
  const LinkList forward{{0, 0}, {0, 1}, {1, 1}}, reverse{{0, 0}, {1, 1}};
  EXPECT_EQ(symmetrise(forward, reverse, 2, 2, Symmetrisation::growDiag), (LinkList{{0, 0}, {1, 1}}));
}

// (3,0) shares its target word with (0,0): "final" takes it for its source word, "final-and" does not.
TEST(Symmetrise, FinalAndWantsBothWordsFree) {
  const LinkList forward{{0, 0}}, reverse{{0, 0}, {3, 0}};
  EXPECT_EQ(symmetrise(forward, reverse, 4, 1, Symmetrisation::growDiagFinal), (LinkList{{0, 0}, {3, 0}}));
  EXPECT_EQ(symmetrise(forward, reverse, 4, 1, Symmetrisation::growDiagFinalAnd), (LinkList{{0, 0}}));
}

TEST(Symmetrise, EverySetLiesBetweenIntersectionAndUnion) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    const int sources = 1 + static_cast<int>(rng.below(7)), targets = 1 + static_cast<int>(rng.below(7));
    std::set<Link> f, r;
    for (int i = 0; i < targets; ++i)
      if (rng.below(4) > 0) f.insert({static_cast<int>(rng.below(static_cast<std::uint64_t>(sources))), i});
    for (int j = 0; j < sources; ++j)
      if (rng.below(4) > 0) r.insert({j, static_cast<int>(rng.below(static_cast<std::uint64_t>(targets)))});
    const LinkList forward(f.begin(), f.end()), reverse(r.begin(), r.end());
    const auto by = [&](Symmetrisation method) { return symmetrise(forward, reverse, sources, targets, method); };
    const auto within = [](const LinkList& small, const LinkList& large) {
      EXPECT_TRUE(std::is_sorted(small.begin(), small.end()));
      return std::includes(large.begin(), large.end(), small.begin(), small.end());
    };
    SCOPED_TRACE(seed);
    EXPECT_TRUE(within(by(Symmetrisation::intersection), by(Symmetrisation::growDiag)));
    EXPECT_TRUE(within(by(Symmetrisation::growDiag), by(Symmetrisation::growDiagFinalAnd)));
    EXPECT_TRUE(within(by(Symmetrisation::growDiagFinalAnd), by(Symmetrisation::unite)));
    EXPECT_TRUE(within(by(Symmetrisation::growDiagFinal), by(Symmetrisation::unite)));
    for (const auto method : {Symmetrisation::intersection, Symmetrisation::unite}) {
      EXPECT_EQ(by(method), symmetrise(reverse, forward, sources, targets, method));
      EXPECT_EQ(symmetrise(forward, forward, sources, targets, method), forward);
    }
  }
}

TEST(Symmetrise, NamesReadBack) {
  for (int k = 0; k < 7; ++k) {
    const auto method = static_cast<Symmetrisation>(k);
    EXPECT_EQ(symmetrisationFromName(name(method)), method);
  }
  EXPECT_THROW(symmetrisationFromName("grow"), Error);
}

}  // namespace
}  // namespace lookback::testing
