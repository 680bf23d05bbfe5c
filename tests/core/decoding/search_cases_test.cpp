// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Greedy and beam decoding" of the cases from practice: a scorer that reads its probabilities from tables.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>

#include "tests/core/decoding/search_table_scorer.h"

namespace lookback::testing {
namespace {

std::optional<ProbabilityTable> readTable(const std::string& name) {
  std::ifstream file(std::filesystem::path(LOOKBACK_SHARED_DIR) / "cases" / "beam" / name);
  if (!file) return std::nullopt;
  const auto json = nlohmann::json::parse(file);
  ProbabilityTable table;
  table.vocabulary = json.at("vocab");
  std::map<std::string, int> numbers;
  for (std::size_t w = 0; w < table.vocabulary.size(); ++w) numbers[table.vocabulary[w]] = static_cast<int>(w);
  table.endWord = numbers.at(json.at("eos"));
  const auto row = [&](const nlohmann::json& probabilities) {
    std::vector<float> values(table.vocabulary.size(), 0.0f);
    for (const auto& [word, p] : probabilities.items()) values[static_cast<std::size_t>(numbers.at(word))] = p;
    return values;
  };
  table.otherwise = row(json.at("default"));
  for (const auto& [prefix, probabilities] : json.at("rows").items()) {
    std::istringstream words(prefix);
    std::vector<int> key;
    for (std::string word; words >> word;) key.push_back(numbers.at(word));
    table.rows[key] = row(probabilities);
  }
  return table;
}

#define LOOKBACK_TABLE_OR_SKIP(table, name)                                      \
  const auto read##table = readTable(name);                                      \
  if (!read##table) GTEST_SKIP() << "the shared folder with cases is not there"; \
  const ProbabilityTable& table = *read##table

struct Expected {
  std::string words;
  double probability;
  double logProbability;
};

void expectHypothesis(const ProbabilityTable& table, const Hypothesis& hypothesis, const Expected& expected) {
  EXPECT_EQ(text(table, hypothesis.words), expected.words);
  EXPECT_NEAR(std::exp(hypothesis.logProbability), expected.probability, 1e-6);
  EXPECT_NEAR(hypothesis.logProbability, expected.logProbability, 1e-6);
}

SearchOptions plain(int width, int nbest, int maxLength) {
  return {.width = width, .nbest = nbest, .maxLength = maxLength, .lengthNormalisation = false};
}

TEST(SearchCases, BeamBeatsGreedy) {
  LOOKBACK_TABLE_OR_SKIP(table, "greedy_loses.json");
  expectHypothesis(table, greedy(table, plain(1, 1, 6)), {"a b </s>", 0.175, -1.74296930506});
  expectHypothesis(table, beam(table, plain(1, 1, 6)).at(0), {"a b </s>", 0.175, -1.74296930506});
  for (const int width : {2, 3, 5, 16}) {
    expectHypothesis(table, beam(table, plain(width, 1, 6)).at(0), {"b </s>", 0.36, -1.02165124753});
  }
  const auto best = beam(table, plain(16, 4, 6));
  ASSERT_EQ(best.size(), 4u);
  expectHypothesis(table, best[0], {"b </s>", 0.36, -1.02165124753});
  expectHypothesis(table, best[1], {"a b </s>", 0.175, -1.74296930506});
  expectHypothesis(table, best[2], {"a c </s>", 0.15, -1.89711998489});
  expectHypothesis(table, best[3], {"a </s>", 0.125, -2.07944154168});
  for (const Hypothesis& hypothesis : best) EXPECT_TRUE(hypothesis.finished);
}

TEST(SearchCases, LengthNormalisationLiftsTheLongTranslation) {
  LOOKBACK_TABLE_OR_SKIP(table, "length_bias.json");
  SearchOptions options = plain(10, 1, 6);
  const Hypothesis byProbability = beam(table, options).at(0);
  expectHypothesis(table, byProbability, {"a </s>", 0.2, -1.60943791243});
  EXPECT_NEAR(byProbability.score, -1.60943791243, 1e-6);
  options.lengthNormalisation = true;
  const Hypothesis perWord = beam(table, options).at(0);
  expectHypothesis(table, perWord, {"b c d </s>", 0.1764, -1.73500113541});
  EXPECT_NEAR(perWord.score, -0.433750283852, 1e-6) << "the end mark counts as a word";
}

TEST(SearchCases, NothingFollowsTheEndMark) {
  LOOKBACK_TABLE_OR_SKIP(table, "end_mark.json");
  const auto best = beam(table, plain(3, 3, 5));
  ASSERT_EQ(best.size(), 3u);
  expectHypothesis(table, best[0], {"</s>", 0.7, -0.356674943939});
  expectHypothesis(table, best[1], {"b </s>", 0.18, -1.71479842809});
  const std::map<std::string, double> others{
      {"a </s>", -2.99573227355}, {"a a </s>", -2.99573227355}, {"b b </s>", -3.91202300543}};
  const auto third = others.find(text(table, best[2].words));
  ASSERT_NE(third, others.end());
  EXPECT_NEAR(best[2].logProbability, third->second, 1e-6);
  for (const Hypothesis& hypothesis : best) {
    EXPECT_TRUE(hypothesis.finished);
    EXPECT_EQ(std::count(hypothesis.words.begin(), hypothesis.words.end(), table.endWord), 1);
    EXPECT_EQ(hypothesis.words.back(), table.endWord);
  }
}

TEST(SearchCases, BeamMayBeWiderThanTheVocabulary) {
  LOOKBACK_TABLE_OR_SKIP(table, "tiny_vocabulary.json");
  const std::vector<Expected> expected{{"a </s>", 0.3, -1.20397280433},     {"</s>", 0.2, -1.60943791243},
                                       {"b a </s>", 0.168, -1.78379129958}, {"a a </s>", 0.08, -2.52572864431},
                                       {"a b </s>", 0.08, -2.52572864431},  {"b </s>", 0.06, -2.81341071676},
                                       {"b b </s>", 0.024, -3.72970144863}};
  for (const int width : {10, 1000}) {
    const auto best = beam(table, plain(width, width, 3));
    ASSERT_GE(best.size(), expected.size());
    for (std::size_t k = 0; k < expected.size(); ++k) {
      SCOPED_TRACE(k);
      expectHypothesis(table, best[k], expected[k]);  // the two equal ones by lower word number
      EXPECT_TRUE(best[k].finished);
    }
    for (std::size_t k = expected.size(); k < best.size(); ++k) EXPECT_FALSE(best[k].finished);
  }
}

TEST(SearchCases, StopsAtTheMaximumLength) {
  LOOKBACK_TABLE_OR_SKIP(table, "no_end.json");
  const Expected expected{"a a a a a a a a", 0.01679616, -4.08660499013};
  for (const Hypothesis& hypothesis :
       {greedy(table, plain(1, 1, 8)), beam(table, plain(1, 1, 8)).at(0), beam(table, plain(5, 1, 8)).at(0)}) {
    expectHypothesis(table, hypothesis, expected);
    EXPECT_FALSE(hypothesis.finished);
  }
  SearchOptions options = plain(5, 1, 8);
  options.lengthNormalisation = true;
  EXPECT_NEAR(beam(table, options).at(0).score, -0.510825623766, 1e-6);
}

TEST(SearchCases, EqualScoresComeInTheOrderOfWordNumbers) {
  LOOKBACK_TABLE_OR_SKIP(table, "ties.json");
  const std::map<int, std::vector<std::string>> expected{
      {1, {"a a a a"}},
      {2, {"a a a a", "b a a a"}},
      {4, {"</s>", "a a a a", "b a a a", "c a a a"}},
  };
  for (const auto& [width, texts] : expected) {
    for (int run = 0; run < 10; ++run) {
      std::vector<std::string> found;
      for (const Hypothesis& hypothesis : beam(table, plain(width, width, 4)))
        found.push_back(text(table, hypothesis.words));
      EXPECT_EQ(found, texts) << "width " << width;
    }
  }
}

}  // namespace
}  // namespace lookback::testing
