// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/alignment_shape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>

#include "core/evaluation/link_comparison.h"
#include "core/evaluation/rank_correlation.h"
#include "core/evaluation/sentence_facts.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
using Rule = HardenOptions::Rule;

/// "heatmap-labels-not-shifted": la maison </s> by the house red </s>.
Matrix<double> houseRed() {
  std::ifstream file(std::filesystem::path(LOOKBACK_SHARED_DIR) / "cases" / "align" / "matrix.json");
  if (!file) return {};
  const auto rows = nlohmann::json::parse(file).at("weights");
  Matrix<double> alpha(static_cast<Index>(rows.size()), static_cast<Index>(rows[0].size()));
  for (Index i = 0; i < alpha.rows(); ++i)
    for (Index j = 0; j < alpha.cols(); ++j)
      alpha(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  return alpha;
}

TEST(HardenBothWays, KeepsThePairsThatChooseEachOther) {
  Matrix<double> alpha(3, 3);
  alpha << 0.6, 0.3, 0.1,  // reads word 0, which row 1 reads more
      0.7, 0.2, 0.1,       //
      0.1, 0.5, 0.4;
  EXPECT_THAT(hardenAlignment(alpha, 3, 3, {.rule = Rule::intersection}),
              ElementsAre(AlignmentLink{0, 1}, AlignmentLink{1, 2}));
}

TEST(HardenBothWays, EndMarkTakesAWordAwayFromItsReader) {
  Matrix<double> alpha(2, 2);  // one word and the end mark on both sides
  alpha << 0.6, 0.4, 0.8, 0.2;
  EXPECT_THAT(hardenAlignment(alpha, 1, 1), ElementsAre(AlignmentLink{0, 0}));
  EXPECT_THAT(hardenAlignment(alpha, 1, 1, {.rule = Rule::intersection}), IsEmpty());
}

TEST(HardenBothWays, IsPartOfArgmaxAndMirrorsWithTheTable) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> weight(0, 1);
  for (int round = 0; round < 200; ++round) {
    Matrix<double> alpha(1 + round % 5, 1 + round % 7);
    for (Index i = 0; i < alpha.rows(); ++i)
      for (Index j = 0; j < alpha.cols(); ++j) alpha(i, j) = weight(random);
    const int rows = static_cast<int>(alpha.rows()), columns = static_cast<int>(alpha.cols());
    const AlignmentLinks both = hardenAlignment(alpha, columns, rows, {.rule = Rule::intersection});
    const AlignmentLinks rowwise = hardenAlignment(alpha, columns, rows);
    AlignmentLinks columnwise = hardenAlignment(alpha.transpose(), rows, columns);
    for (AlignmentLink& link : columnwise) std::swap(link.source, link.target);
    EXPECT_EQ(both, intersectLinks(rowwise, columnwise));
    EXPECT_FALSE(both.empty()) << "the largest weight of all chooses itself";
  }
}

TEST(Harden, HouseRed) {
  const Matrix<double> alpha = houseRed();
  if (alpha.size() == 0) GTEST_SKIP() << "the shared folder with cases is not there";
  // "house" reads the end mark most, "red" reads "maison".
  EXPECT_THAT(hardenAlignment(alpha, 2, 3), ElementsAre(AlignmentLink{0, 0}, AlignmentLink{1, 2}));
  EXPECT_THAT(hardenAlignment(alpha, 2, 3, {.rule = Rule::intersection}),
              ElementsAre(AlignmentLink{0, 0}, AlignmentLink{1, 2}));
  EXPECT_THAT(hardenAlignment(alpha, 2, 3, {.rule = Rule::threshold, .threshold = 0.2}),
              ElementsAre(AlignmentLink{0, 0}, AlignmentLink{1, 1}, AlignmentLink{1, 2}));
  // One word off: read a row earlier, "house" has its "maison".
  const GoldAlignment gold{{{0, 0}, {1, 1}}, {}};
  EXPECT_NEAR(compareAlignment(hardenAlignment(alpha, 2, 3), gold).errorRate(), 0.5, 1e-12);
  EXPECT_THAT(hardenAlignment(alpha, 2, 3, {.shift = -1}), ElementsAre(AlignmentLink{1, 1}));
  EXPECT_NEAR(meanRowEntropy(alpha, 3), (0.3943978 + 0.8018186 + 0.3943978) / 3 / std::log(3.0), 1e-6);
  EXPECT_EQ(coverageGap(alpha, 2), 0) << "columns add up to 1.07 and 1.18";
  EXPECT_EQ(crossings(hardenAlignment(alpha, 2, 3)), 0);
}

TEST(Crossings, ByHand) {
  EXPECT_EQ(crossings({}), 0);
  EXPECT_EQ(crossings({{0, 0}, {1, 1}, {2, 2}}), 0);
  EXPECT_EQ(crossings({{0, 2}, {1, 1}, {2, 0}}), 3);
  EXPECT_EQ(crossings({{0, 1}, {1, 0}, {2, 2}}), 1);
  EXPECT_EQ(crossings({{0, 0}, {0, 1}, {1, 0}, {1, 1}}), 1) << "0-1 and 1-0; links that share a word do not cross";
  EXPECT_EQ(crossings({{0, 1}, {1, 0}, {0, 1}}), 1) << "repeated";
}

TEST(Crossings, AgreesWithCountingPairs) {
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    AlignmentLinks links;
    const int size = round % 12;
    for (int k = 0; k < size; ++k) links.push_back({static_cast<int>(random() % 6), static_cast<int>(random() % 9)});
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    std::int64_t expected = 0;
    for (std::size_t a = 0; a < links.size(); ++a)
      for (std::size_t b = 0; b < a; ++b)
        expected += (links[a].source - links[b].source) * (links[a].target - links[b].target) < 0;
    std::shuffle(links.begin(), links.end(), random);
    EXPECT_EQ(crossings(links), expected);
  }
}

TEST(RowEntropy, ByHand) {
  Matrix<double> alpha(3, 4);
  alpha << 1, 0, 0, 0, 0.5, 0.5, 0, 0, 0.25, 0.25, 0.25, 0.25;
  EXPECT_NEAR(meanRowEntropy(alpha, 3), (0 + 0.5 + 1) / 3, 1e-12);
  EXPECT_NEAR(meanRowEntropy(alpha, 2), 0.25, 1e-12) << "the last row is the end mark's";
  alpha(1, 0) = kNaN;
  EXPECT_NEAR(meanRowEntropy(alpha, 3), 0.5, 1e-12);
  EXPECT_TRUE(std::isnan(meanRowEntropy(alpha, 0)));
  EXPECT_EQ(meanRowEntropy(Matrix<double>::Constant(2, 1, 1.0), 2), 0) << "one position: nothing to spread over";
}

TEST(CoverageGap, ByHand) {
  Matrix<double> alpha(2, 3);
  alpha << 0.5, 0.25, 0.25, 0.25, 0.5, 0.25;
  EXPECT_NEAR(coverageGap(alpha, 2), 0.25, 1e-12);
  EXPECT_NEAR(coverageGap(alpha, 3), (0.25 + 0.25 + 0.5) / 3, 1e-12);
  alpha << 1, 0, 0, 1, 0, 0;
  EXPECT_NEAR(coverageGap(alpha, 3), 2.0 / 3, 1e-12) << "read twice does not make up for not read";
  alpha.row(0).setConstant(kNaN);
  EXPECT_NEAR(coverageGap(alpha, 3), 2.0 / 3, 1e-12);
  EXPECT_EQ(coverageGap(alpha, 0), 0);
}

TEST(CompareLinks, GoldLearnerAndModelSideBySide) {
  const GoldAlignment gold{{{0, 0}, {1, 1}}, {{1, 1}, {1, 2}, {2, 2}}};
  const GoldAlignment own{{{0, 0}}, {{2, 2}}};
  const std::vector<ComparedLink> all = compareLinks(gold, own, {{0, 0}, {1, 2}, {3, 3}});
  const LinkKind none = LinkKind::none, possible = LinkKind::possible, sure = LinkKind::sure;
  EXPECT_THAT(all,
              ElementsAre(ComparedLink{{0, 0}, sure, sure, true}, ComparedLink{{1, 1}, sure, none, false},
                          ComparedLink{{1, 2}, possible, none, true}, ComparedLink{{2, 2}, possible, possible, false},
                          ComparedLink{{3, 3}, none, none, true}));
  EXPECT_EQ(countOutcomes(all), (OutcomeCounts{2, 1, 1, 1}));
  EXPECT_THAT(allLinks(own), ElementsAre(AlignmentLink{0, 0}, AlignmentLink{2, 2}));
}

TEST(CompareLinks, Outcomes) {
  EXPECT_EQ(outcomeOf(LinkKind::none, false), LinkOutcome::none);
  EXPECT_EQ(outcomeOf(LinkKind::none, true), LinkOutcome::extra);
  EXPECT_EQ(outcomeOf(LinkKind::possible, false), LinkOutcome::open);
  EXPECT_EQ(outcomeOf(LinkKind::possible, true), LinkOutcome::hit);
  EXPECT_EQ(outcomeOf(LinkKind::sure, false), LinkOutcome::miss);
  EXPECT_EQ(outcomeOf(LinkKind::sure, true), LinkOutcome::hit);
}

TEST(RankCorrelation, ByHand) {
  const std::vector<double> x{1, 2, 3, 4};
  EXPECT_NEAR(rankCorrelation(x, std::vector<double>{10, 30, 20, 40}), 0.8, 1e-12);  // 1 - 6 * 2 / (4 * 15)
  EXPECT_NEAR(rankCorrelation(x, std::vector<double>{9, 7, 5, -3}), -1, 1e-12);
  EXPECT_NEAR(rankCorrelation(std::vector<double>{1, 1, 2}, std::vector<double>{1, 2, 3}), 1.5 / std::sqrt(3.0), 1e-12);
  EXPECT_NEAR(rankCorrelation(std::vector<double>{1, kNaN, 2}, std::vector<double>{1, 9, 3}), 1, 1e-12);
  EXPECT_TRUE(std::isnan(rankCorrelation(x, std::vector<double>{5, 5, 5, 5})));
  EXPECT_TRUE(std::isnan(rankCorrelation({}, {})));
}

TEST(SentenceFactsOf, CountWhatTheModelReads) {
  const auto model = modelOf(tinyConfig(), normalParameters<float>(tinyConfig(), 5));
  const std::vector<std::string> source{"s2", "s3", "other"}, target{"t2", "strange"};
  const SentenceFacts facts = sentenceFacts(*model, source, target, GoldAlignment{{{0, 1}, {2, 0}}, {}});
  EXPECT_EQ(facts.sourceWords, 3);
  EXPECT_EQ(facts.targetWords, 2);
  EXPECT_EQ(facts.unknownWords, 2);
  EXPECT_EQ(facts.crossings, 1) << "of the gold";
  ASSERT_TRUE(facts.counts && facts.rowEntropy && facts.coverageGap);
  EXPECT_EQ(facts.counts->sure, 2);
  EXPECT_GT(*facts.rowEntropy, 0);
  EXPECT_LT(*facts.rowEntropy, 1);
  EXPECT_LT(facts.logProbability, 0);
  const SentenceFacts without = sentenceFacts(*model, source, target, std::nullopt);
  EXPECT_FALSE(without.counts);
  EXPECT_EQ(without.rowEntropy, facts.rowEntropy);
}

TEST(SentenceFactsOf, ModelWithoutAlignmentStillKnowsLengthAndGold) {
  const auto model = modelOf(tinyConfig(Scorer::none), normalParameters<float>(tinyConfig(Scorer::none), 5));
  const SentenceFacts facts = sentenceFacts(*model, {"s2"}, {"t2"}, GoldAlignment{{{0, 0}}, {}});
  EXPECT_FALSE(facts.rowEntropy || facts.coverageGap || facts.counts);
  EXPECT_EQ(facts.sourceWords, 1);
}

}  // namespace
}  // namespace lookback
