// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/model1.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/statistical/lexicon.h"
#include "tests/core/statistical/small_bitext.h"

namespace lookback::testing {
namespace {

using namespace statistical;

constexpr std::int32_t a = 2, b = 3, p = 2, q = 3;

/// "a b" is "p q" and "a" is "p".
Corpus twoPairs() {
  return corpusOf({{{a, b}, {p, q}}, {{a}, {p}}});
}

TEST(Cooccurrence, KnowsEveryPairOfWordsAndItsPlaces) {
  const Corpus corpus = randomCorpus(7, 40, 9, 6);
  const Bitext bitext = bitextOf(corpus, 9);
  Team team(2);
  const Cooccurrence table(bitext, team, {});
  std::set<std::pair<int, int>> met;
  for (std::size_t k = 0; k < bitext.size(); ++k) {
    const auto x = bitext.x(k), y = bitext.y(k);
    for (std::size_t i = 0; i < y.size(); ++i) {
      for (std::size_t j = 0; j <= x.size(); ++j) {
        const std::int32_t given = j < x.size() ? x[j] : kNull;
        met.emplace(given, y[i]);
        const std::uint32_t entry = table.grid(k)[i * (x.size() + 1) + j];
        EXPECT_EQ(table.explained[entry], y[i]);
        EXPECT_GE(entry, table.rowBegin[static_cast<std::size_t>(given)]);
        EXPECT_LT(entry, table.rowBegin[static_cast<std::size_t>(given) + 1]);
      }
    }
  }
  EXPECT_EQ(table.entries(), met.size());
  for (std::size_t x = 0; x < table.rows(); ++x)
    EXPECT_TRUE(
        std::is_sorted(table.explained.begin() + table.rowBegin[x], table.explained.begin() + table.rowBegin[x + 1]));
}

// All numbers by hand. Start: t = 1/2 everywhere (the explained side has two words).
//   Iteration 1. "p" and "q" of the first pair pick a, b or NULL with 1/3 each; "p" of the second picks a or NULL with
//   1/2.
//     c(p|a) = 1/3 + 1/2 = 5/6, c(q|a) = 1/3        t(p|a) = 5/7, t(q|a) = 2/7, and NULL is like a
//     c(p|b) = c(q|b) = 1/3                          t(p|b) = t(q|b) = 1/2
//   Iteration 2. p of pair 1: 5/7 + 1/2 + 5/7 = 27/14, so a has 10/27 and b 7/27; q: 2/7 + 1/2 + 2/7 = 15/14, a 4/15, b
//   7/15.
//     c(p|a) = 10/27 + 1/2 = 235/270, c(q|a) = 4/15 = 72/270    t(p|a) = 235/307
//     c(p|b) = 7/27 = 35/135, c(q|b) = 7/15 = 63/135            t(p|b) = 5/14
TEST(Model1, FollowsTheHandComputedExample) {
  const Corpus corpus = twoPairs();
  const Bitext bitext{&corpus, false, 4, 4};
  Team team(1);
  const Cooccurrence table(bitext, team, {});
  std::vector<double> t = uniformTranslations(table, 2);
  EXPECT_NEAR(improveModel1(bitext, table, t, team, {}), 3 * std::log(0.5), 1e-12);
  const Lexicon once(table, t, 0);
  EXPECT_NEAR(once(p, a), 5.0 / 7, 1e-7);
  EXPECT_NEAR(once(q, a), 2.0 / 7, 1e-7);
  EXPECT_NEAR(once(p, b), 1.0 / 2, 1e-7);
  EXPECT_NEAR(once(p, kNull), 5.0 / 7, 1e-7);
  // log p: the first pair (27/14) / 3 · (15/14) / 3, the second (10/7) / 2
  EXPECT_NEAR(improveModel1(bitext, table, t, team, {}), std::log(27.0 / 42) + std::log(15.0 / 42) + std::log(5.0 / 7),
              1e-12);
  const Lexicon twice(table, t, 0);
  EXPECT_NEAR(twice(p, a), 235.0 / 307, 1e-7);
  EXPECT_NEAR(twice(q, kNull), 72.0 / 307, 1e-7);
  EXPECT_NEAR(twice(p, b), 5.0 / 14, 1e-7);
  EXPECT_NEAR(twice(q, b), 9.0 / 14, 1e-7);
}

TEST(Model1, ReversedReadsTheOtherWay) {
  const Corpus corpus = corpusOf({{{2, 3}, {4}}, {{3}, {5}}});
  const Corpus mirrored = corpusOf({{{4}, {2, 3}}, {{5}, {3}}});
  Team team(1);
  const Bitext one{&corpus, true, 6, 4}, other{&mirrored, false, 6, 4};
  const Cooccurrence first(one, team, {}), second(other, team, {});
  std::vector<double> t = uniformTranslations(first, 2), u = uniformTranslations(second, 2);
  trainModel1(one, first, t, 4, team, {}, {});
  trainModel1(other, second, u, 4, team, {}, {});
  EXPECT_EQ(t, u);
}

TEST(Model1, LikelihoodNeverFallsAndRowsSumToOne) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE(seed);
    const Corpus corpus = randomCorpus(seed, 1 + static_cast<int>(seed), 3 + static_cast<int>(seed % 9), 7);
    const Bitext bitext = bitextOf(corpus, 12);
    Team team(2);
    const Cooccurrence table(bitext, team, {});
    std::vector<double> t = uniformTranslations(table, 10);
    const std::vector<double> logs = trainModel1(bitext, table, t, 12, team, {}, {});
    for (std::size_t k = 1; k < logs.size(); ++k) EXPECT_GE(logs[k], logs[k - 1] - 1e-10 * (1 + std::abs(logs[k - 1])));
    for (std::size_t x = 0; x < table.rows(); ++x) {
      double sum = 0;
      for (std::uint32_t e = table.rowBegin[x]; e < table.rowBegin[x + 1]; ++e) sum += t[e];
      EXPECT_NEAR(sum, table.rowBegin[x] < table.rowBegin[x + 1] ? 1 : 0, 1e-12);
    }
  }
}

TEST(Model1, HasTheSameBitsWithAnyNumberOfThreads) {
  const Corpus corpus = randomCorpus(3, 300, 40, 9);
  const Bitext bitext = bitextOf(corpus, 40);
  std::vector<std::vector<double>> results;
  std::vector<std::vector<double>> logs;
  for (const int threads : {1, 2, 3}) {
    Team team(threads);
    const Cooccurrence table(bitext, team, {});
    results.push_back(uniformTranslations(table, 38));
    logs.push_back(trainModel1(bitext, table, results.back(), 5, team, {}, {}));
  }
  EXPECT_EQ(results[0], results[1]);
  EXPECT_EQ(results[0], results[2]);
  EXPECT_EQ(logs[0], logs[1]);
  EXPECT_EQ(logs[0], logs[2]);
}

TEST(Model1, StopsOnRequest) {
  const Corpus corpus = twoPairs();
  const Bitext bitext{&corpus, false, 4, 4};
  Team team(2);
  const Cooccurrence table(bitext, team, {});
  std::vector<double> t = uniformTranslations(table, 2);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(improveModel1(bitext, table, t, team, stop.get_token()), Error);
}

TEST(Lexicon, GivesUnseenPairsAFloorAndRefusesNonsense) {
  const Lexicon lexicon({0, 0, 2}, {3, 5}, {0.25f, 0.75f});
  EXPECT_EQ(lexicon(3, 1), 0.25);
  EXPECT_EQ(lexicon(4, 1), Lexicon::kUnseen);
  EXPECT_EQ(lexicon(3, 0), Lexicon::kUnseen);
  EXPECT_EQ(lexicon(3, 9), Lexicon::kUnseen);
  EXPECT_THROW(Lexicon({0, 1}, {3, 5}, {0.25f, 0.75f}), Error);
  EXPECT_THROW(Lexicon({0, 2}, {5, 3}, {0.25f, 0.75f}), Error);
  EXPECT_THROW(Lexicon({0, 2}, {3, 5}, {0.25f, 1.75f}), Error);
  EXPECT_THROW(Lexicon({0, 2, 1, 2}, {3, 5}, {0.25f, 0.75f}), Error);
}

}  // namespace
}  // namespace lookback::testing
