// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/aer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/data/alignment_links.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;

AlignmentLinks links(const std::vector<Link>& list) {
  AlignmentLinks result;
  for (const Link& link : list) result.push_back({link.source, link.target});
  return result;
}

AlignmentCounts compare(const std::string& proposed, const std::string& gold) {
  const Links parsed = parseLinks(gold);
  return compareAlignment(links(parseLinks(proposed).sure), {links(parsed.sure), links(parsed.possible)});
}

/// "aer-small": sure links count as possible, listed or not.
TEST(Aer, SmallCase) {
  std::ifstream file(std::filesystem::path(LOOKBACK_SHARED_DIR) / "cases" / "align" / "small.json");
  if (!file) GTEST_SKIP() << "the shared folder with cases is not there";
  const auto json = nlohmann::json::parse(file);
  const auto read = [&](const char* key) {
    AlignmentLinks result;
    for (const auto& link : json.at(key)) result.push_back({link.at(0), link.at(1)});
    return result;
  };
  const AlignmentCounts counts = compareAlignment(read("hypothesis"), {read("sure"), read("possible")});
  EXPECT_NEAR(counts.errorRate(), 0.285714285714, 1e-11);
  EXPECT_NEAR(counts.precision(), 0.75, 1e-11);
  EXPECT_NEAR(counts.recall(), 0.666666666667, 1e-11);
}

TEST(Aer, ByHand) {
  // A = {0-0, 1-1, 2-3, 3-2}; S = {0-0, 1-1, 2-2}; P = S + {2-3, 3-3}: |A n S| = 2, |A n P| = 3.
  const AlignmentCounts counts = compare("0-0 1-1 2-3 3-2", "0-0 1-1 2-2 2?3 3p3");
  EXPECT_EQ(counts.links, 4);
  EXPECT_EQ(counts.sure, 3);
  EXPECT_EQ(counts.linksSure, 2);
  EXPECT_EQ(counts.linksPossible, 3);
  EXPECT_NEAR(counts.errorRate(), 2.0 / 7, 1e-12);
}

TEST(Aer, RepeatedLinksCountOnce) {
  const AlignmentCounts counts = compareAlignment({{0, 0}, {0, 0}}, {{{0, 0}, {0, 0}}, {{0, 0}}});
  EXPECT_EQ(counts.links, 1);
  EXPECT_EQ(counts.sure, 1);
  EXPECT_EQ(counts.errorRate(), 0);
}

TEST(Aer, SumsOverSentences) {
  AlignmentCounts sum = compare("0-0", "0-0");
  sum += compare("1-0", "0-0");
  EXPECT_NEAR(sum.errorRate(), 0.5, 1e-12);
  EXPECT_NEAR(sum.precision(), 0.5, 1e-12);
  EXPECT_NEAR(sum.recall(), 0.5, 1e-12);
}

TEST(Aer, NothingProposedAndNothingSureIsNoError) {
  const AlignmentCounts counts = compareAlignment({}, {});
  EXPECT_EQ(counts.errorRate(), 0);
  EXPECT_EQ(counts.precision(), 1);
  EXPECT_EQ(counts.recall(), 1);
}

Matrix<double> sample() {
  Matrix<double> alpha(3, 4);   // rows target, columns source; the last of both is the end mark
  alpha << 0.7, 0.2, 0.1, 0.0,  //
      0.1, 0.3, 0.6, 0.0,       //
      0.0, 0.2, 0.2, 0.6;
  return alpha;
}

TEST(Harden, ArgmaxLinksEachTargetWordToItsHeaviestSourceWord) {
  EXPECT_THAT(hardenAlignment(sample(), 4, 3),
              ElementsAre(AlignmentLink{0, 0}, AlignmentLink{2, 1}, AlignmentLink{3, 2}));
}

TEST(Harden, WordReadFromTheEndMarkGetsNoLink) {
  EXPECT_THAT(hardenAlignment(sample(), 3, 3), ElementsAre(AlignmentLink{0, 0}, AlignmentLink{2, 1}));
  EXPECT_THAT(hardenAlignment(sample(), 4, 1), ElementsAre(AlignmentLink{0, 0}));
}

TEST(Harden, LeftmostWinsOnATie) {
  EXPECT_THAT(hardenAlignment(Matrix<double>::Constant(1, 3, 1.0 / 3), 3, 1), ElementsAre(AlignmentLink{0, 0}));
}

TEST(Harden, ThresholdGivesSeveralLinksOrNone) {
  HardenOptions options{.rule = HardenOptions::Rule::threshold, .threshold = 0.2};
  EXPECT_EQ(hardenAlignment(sample(), 3, 2, options).size(), 4u);
  options.threshold = 0.9;
  EXPECT_TRUE(hardenAlignment(sample(), 3, 3, options).empty());
}

TEST(Harden, ShiftMovesTheTargetWord) {
  EXPECT_THAT(hardenAlignment(sample(), 4, 3, {.shift = 1}), ElementsAre(AlignmentLink{0, 1}, AlignmentLink{2, 2}));
  EXPECT_THAT(hardenAlignment(sample(), 4, 3, {.shift = -1}), ElementsAre(AlignmentLink{2, 0}, AlignmentLink{3, 1}));
}

TEST(Harden, WeightThatIsNoNumberGivesNoLink) {
  Matrix<double> alpha = sample();
  alpha.row(0).setConstant(std::numeric_limits<double>::quiet_NaN());
  alpha(1, 0) = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THAT(hardenAlignment(alpha, 4, 2), ElementsAre(AlignmentLink{2, 1}));
}

TEST(Harden, EmptyMatrixGivesNoLinks) {
  EXPECT_TRUE(hardenAlignment(Matrix<double>(0, 0), 0, 0).empty());
}

}  // namespace
}  // namespace lookback
