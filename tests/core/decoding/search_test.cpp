// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <tuple>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "tests/core/decoding/search_table_scorer.h"

namespace lookback::testing {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Random probabilities for every prefix up to `length`; about one in eight is 0, and many are equal.
ProbabilityTable randomTable(int words, int length, Rng& rng) {
  ProbabilityTable table;
  for (int w = 0; w < words; ++w) table.vocabulary.push_back(std::to_string(w));
  table.endWord = static_cast<int>(rng.below(static_cast<std::uint64_t>(words)));
  const auto row = [&] {
    std::vector<float> weights;
    float sum = 0;
    for (int w = 0; w < words; ++w) sum += weights.emplace_back(static_cast<float>(rng.below(8)));
    if (sum == 0) sum = weights[0] = 1;
    for (float& weight : weights) weight /= sum;
    return weights;
  };
  std::vector<std::vector<int>> prefixes{{}};
  for (std::size_t first = 0; static_cast<int>(prefixes[first].size()) < length; ++first) {
    table.rows[prefixes[first]] = row();
    for (int w = 0; w < words; ++w) {
      if (w == table.endWord) continue;
      prefixes.push_back(prefixes[first]);
      prefixes.back().push_back(w);
    }
  }
  table.otherwise = row();
  return table;
}

/// Every finished sentence of positive probability, best score first.
std::vector<std::pair<double, std::vector<int>>> everySentence(const ProbabilityTable& table,
                                                               const SearchOptions& options) {
  std::vector<std::pair<double, std::vector<int>>> found;
  std::vector<std::pair<double, std::vector<int>>> open{{0.0, {}}};
  while (!open.empty()) {
    const auto [sum, words] = open.back();
    open.pop_back();
    const auto& row = table.after(words);
    for (int w = 0; w < static_cast<int>(row.size()); ++w) {
      if (row[static_cast<std::size_t>(w)] == 0) continue;
      auto longer = words;
      longer.push_back(w);
      const double total = sum + static_cast<double>(std::log(row[static_cast<std::size_t>(w)]));
      if (w == table.endWord) {
        found.emplace_back(options.lengthNormalisation ? total / static_cast<double>(longer.size()) : total, longer);
      } else if (static_cast<int>(longer.size()) < options.maxLength) {
        open.emplace_back(total, longer);
      }
    }
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  return found;
}

class RandomTables : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(RandomTables, WideBeamFindsWhatExhaustiveSearchFinds) {
  Rng rng(GetParam());
  const int words = 2 + static_cast<int>(rng.below(3));
  SearchOptions options{.width = 2000, .nbest = 5, .maxLength = 1 + static_cast<int>(rng.below(5))};
  options.lengthNormalisation = rng.below(2) == 1;
  const ProbabilityTable table = randomTable(words, options.maxLength, rng);
  const auto expected = everySentence(table, options);
  const auto found = beam(table, options);
  std::set<std::vector<int>> distinct;
  for (std::size_t k = 0; k < found.size(); ++k) {
    EXPECT_TRUE(distinct.insert(found[k].words).second) << "duplicate";
    if (k >= expected.size()) {
      EXPECT_FALSE(found[k].finished);
      continue;
    }
    EXPECT_TRUE(found[k].finished);
    EXPECT_NEAR(found[k].score, expected[k].first, 1e-5) << "seed " << GetParam() << " hypothesis " << k;
  }
  EXPECT_GE(found.size(), std::min<std::size_t>(5, expected.size()));
}

TEST_P(RandomTables, WidthOneIsGreedy) {
  Rng rng(GetParam());
  const ProbabilityTable table = randomTable(4, 5, rng);
  for (const bool normalised : {false, true}) {
    const SearchOptions options{.width = 1, .nbest = 1, .maxLength = 7, .lengthNormalisation = normalised};
    const Hypothesis simple = greedy(table, options);
    const auto found = beam(table, options);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].words, simple.words) << "seed " << GetParam();
    EXPECT_EQ(found[0].finished, simple.finished);
    EXPECT_NEAR(found[0].logProbability, simple.logProbability, 1e-12);
    EXPECT_NEAR(found[0].score, simple.score, 1e-12);
    EXPECT_EQ(found[0].payload, simple.payload);
  }
}

TEST_P(RandomTables, ReportedScoreIsThatOfTheReturnedWords) {
  Rng rng(GetParam());
  const ProbabilityTable table = randomTable(5, 4, rng);
  for (const Hypothesis& h : beam(table, {.width = 4, .nbest = 4, .maxLength = 6})) {
    double sum = 0;
    ASSERT_EQ(h.logProbabilities.size(), h.words.size());
    for (std::size_t i = 0; i < h.words.size(); ++i) {
      const std::vector<int> prefix(h.words.begin(), h.words.begin() + static_cast<std::ptrdiff_t>(i));
      const double logProbability = std::log(table.after(prefix)[static_cast<std::size_t>(h.words[i])]);
      EXPECT_NEAR(h.logProbabilities[i], logProbability, 1e-6);
      sum += logProbability;
    }
    EXPECT_NEAR(h.logProbability, sum, 1e-6);
    EXPECT_NEAR(h.score, sum / static_cast<double>(h.words.size()), 1e-6);
  }
}

TEST_P(RandomTables, PayloadFollowsItsHypothesis) {
  Rng rng(GetParam());
  const ProbabilityTable table = randomTable(4, 5, rng);
  for (const Hypothesis& h : beam(table, {.width = 5, .nbest = 5, .maxLength = 6})) {
    ASSERT_EQ(h.payload.rows(), static_cast<Index>(h.words.size()));
    for (std::size_t i = 0; i < h.words.size(); ++i) {
      EXPECT_EQ(h.payload(static_cast<Index>(i), 0), static_cast<float>(i));
      EXPECT_EQ(h.payload(static_cast<Index>(i), 1), static_cast<float>(i == 0 ? kSentenceStart : h.words[i - 1]));
    }
  }
}

/// With as many results as the beam is wide, the search cannot stop early; what it returns must begin with what the
/// same beam returns for one result, where it can.
TEST_P(RandomTables, StoppingEarlyChangesNothing) {
  Rng rng(GetParam());
  const ProbabilityTable table = randomTable(4, 6, rng);
  for (const bool normalised : {false, true}) {
    SearchOptions options{.width = 4, .nbest = 4, .maxLength = 8, .lengthNormalisation = normalised};
    const auto all = beam(table, options);
    options.nbest = 1;
    const auto first = beam(table, options);
    ASSERT_EQ(first.size(), 1u);
    EXPECT_EQ(first[0].words, all.at(0).words) << "seed " << GetParam();
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTables, ::testing::Range<std::uint64_t>(1, 101));

ProbabilityTable certainEnd() {
  return {.vocabulary = {"</s>", "a", "b"}, .endWord = 0, .rows = {}, .otherwise = {0.9f, 0.06f, 0.04f}};
}

TEST(Search, StopsAsSoonAsNoLiveHypothesisCanWin) {
  const ProbabilityTable table = certainEnd();
  TableScorer scorer(table);
  BeamSearch().run(scorer, {.width = 3, .nbest = 1, .maxLength = 50, .lengthNormalisation = false});
  EXPECT_EQ(scorer.steps, 1);
}

TEST(Search, AllLiveHypothesesAreOneBatch) {
  const ProbabilityTable table{
      .vocabulary = {"</s>", "a", "b", "c"}, .endWord = 0, .rows = {}, .otherwise = {0.01f, 0.33f, 0.33f, 0.33f}};
  TableScorer scorer(table);
  BeamSearch().run(scorer, {.width = 7, .nbest = 1, .maxLength = 6});
  EXPECT_EQ(scorer.steps, 6);
  EXPECT_GE(scorer.largestBatch, 6u);
}

TEST(Search, EmptyTranslationIsAResult) {
  const auto best = beam(certainEnd(), {.width = 2, .nbest = 1, .maxLength = 5});
  ASSERT_EQ(best.size(), 1u);
  EXPECT_THAT(best[0].words, ::testing::ElementsAre(0));
  EXPECT_TRUE(best[0].finished);
}

TEST(Search, ForbiddenWordsAreNotProducedAndTheOthersKeepTheirProbability) {
  const ProbabilityTable table{
      .vocabulary = {"</s>", "<unk>", "a"}, .endWord = 0, .rows = {}, .otherwise = {0.3f, 0.5f, 0.2f}};
  SearchOptions options{.width = 3, .nbest = 3, .maxLength = 3, .lengthNormalisation = false};
  EXPECT_THAT(greedy(table, options).words, ::testing::ElementsAre(1, 1, 1));
  options.forbidden = {1};
  const Hypothesis simple = greedy(table, options);
  EXPECT_THAT(simple.words, ::testing::ElementsAre(0));
  EXPECT_NEAR(simple.logProbability, std::log(0.3), 1e-6);
  for (const Hypothesis& h : beam(table, options)) EXPECT_THAT(h.words, ::testing::Not(::testing::Contains(1)));
}

TEST(Search, WordsOfProbabilityZeroAreNeverProduced) {
  const ProbabilityTable table{.vocabulary = {"</s>", "a", "b"},
                               .endWord = 0,
                               .rows = {{{1}, {1.0f, 0.0f, 0.0f}}},
                               .otherwise = {0.0f, 1.0f, 0.0f}};
  const auto best = beam(table, {.width = 9, .nbest = 9, .maxLength = 4});
  ASSERT_EQ(best.size(), 1u);
  EXPECT_THAT(best[0].words, ::testing::ElementsAre(1, 0));
}

TEST(Search, DeadEndIsReturnedAsCut) {
  const ProbabilityTable table{
      .vocabulary = {"</s>", "a"}, .endWord = 0, .rows = {{{}, {0.0f, 1.0f}}}, .otherwise = {0.0f, 0.0f}};
  for (const Hypothesis& h : {greedy(table, {.maxLength = 4}), beam(table, {.maxLength = 4}).at(0)}) {
    EXPECT_THAT(h.words, ::testing::ElementsAre(1));
    EXPECT_FALSE(h.finished);
  }
}

TEST(Search, NothingAtAllToSayIsAnEmptyCutHypothesis) {
  const ProbabilityTable table{.vocabulary = {"</s>", "a"}, .endWord = 0, .rows = {}, .otherwise = {0.0f, 0.0f}};
  for (const Hypothesis& h : {greedy(table, {.maxLength = 4}), beam(table, {.maxLength = 4}).at(0)}) {
    EXPECT_TRUE(h.words.empty());
    EXPECT_FALSE(h.finished);
  }
}

/// All equal scores, a vocabulary longer than a block of the scan, the best words in different blocks.
TEST(Search, PartialSelectionFindsTheBestWordsOfALargeVocabulary) {
  ProbabilityTable table;
  Rng rng(3);
  for (int w = 0; w < 333; ++w) {
    table.vocabulary.push_back(std::to_string(w));
    table.otherwise.push_back(static_cast<float>(rng.below(40)) / 6000.0f);
  }
  const auto best = beam(table, {.width = 20, .nbest = 20, .maxLength = 1, .lengthNormalisation = false});
  std::vector<std::tuple<float, int>> expected;
  for (int w = 1; w < 333; ++w) expected.emplace_back(-table.otherwise[static_cast<std::size_t>(w)], w);
  std::sort(expected.begin(), expected.end());
  ASSERT_EQ(best.size(), 20u);
  std::vector<int> found, wanted;
  for (const Hypothesis& h : best) {
    if (!h.finished) found.push_back(h.words.at(0));
  }
  for (std::size_t k = 0; k < found.size(); ++k) wanted.push_back(std::get<1>(expected[k]));
  EXPECT_EQ(found, wanted);
}

TEST(Search, SameSearchObjectGivesTheSameResultAgain) {
  Rng rng(8);
  const ProbabilityTable large = randomTable(5, 4, rng);
  const ProbabilityTable small = randomTable(3, 4, rng);
  BeamSearch search;
  for (const ProbabilityTable* table : {&large, &small, &large}) {
    SearchOptions options{.width = 4, .nbest = 4, .maxLength = 6};
    options.endWord = table->endWord;
    TableScorer scorer(*table);
    const auto again = search.run(scorer, options);
    const auto fresh = beam(*table, options);
    ASSERT_EQ(again.size(), fresh.size());
    for (std::size_t k = 0; k < again.size(); ++k) {
      EXPECT_EQ(again[k].words, fresh[k].words);
      EXPECT_EQ(again[k].payload, fresh[k].payload);
    }
  }
}

TEST(Search, StopIsNoticedAtEveryWord) {
  class StoppingScorer final : public StepScorer {
   public:
    explicit StoppingScorer(std::stop_source& stop) : m_stop(stop) {}
    int words() const override { return 2; }
    void step(std::span<const int> lastWords, StepScores scores) override {
      EXPECT_EQ(lastWords.size(), 1u);
      scores.logits.setZero();
      scores.logits.row(0).setConstant(-kInfinity);
      scores.logNormaliser.setZero();
      if (++m_steps == 3) m_stop.request_stop();
    }
    void select(std::span<const int>) override {}
    int m_steps = 0;

   private:
    std::stop_source& m_stop;
  };
  for (const bool useBeam : {false, true}) {
    std::stop_source stop;
    StoppingScorer scorer(stop);
    try {
      if (useBeam) {
        BeamSearch().run(scorer, {.width = 1, .maxLength = 100}, stop.get_token());
      } else {
        greedySearch(scorer, {.maxLength = 100}, stop.get_token());
      }
      FAIL() << "was not stopped";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ErrorCode::interrupted);
    }
    EXPECT_EQ(scorer.m_steps, 3);
  }
}

TEST(Search, ModelWithoutFiniteNumbersIsAnError) {
  class NanScorer final : public StepScorer {
   public:
    int words() const override { return 3; }
    void step(std::span<const int>, StepScores scores) override {
      scores.logits.setConstant(std::numeric_limits<float>::quiet_NaN());
      scores.logNormaliser.setConstant(std::numeric_limits<double>::quiet_NaN());
    }
    void select(std::span<const int>) override {}
  };
  NanScorer scorer;
  EXPECT_THROW(BeamSearch().run(scorer, {.maxLength = 3}), Error);
  EXPECT_THROW(greedySearch(scorer, {.maxLength = 3}), Error);
}

}  // namespace
}  // namespace lookback::testing
