// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "tests/core/statistical/small_bitext.h"
#include "tests/core/statistical/small_system.h"

namespace lookback::testing {
namespace {

using namespace statistical;

constexpr std::int32_t a = 2, b = 3, c = 4, p = 2, q = 3;
constexpr double kStep = 0.5 / kScoreSteps + 1e-6;  // scores are rounded

/// Four pairs: "a" – "p" twice, "a" – "q", and "a b" – "p" with both words linked.
PhraseTable smallTable(const PhraseOptions& options = {}) {
  const Corpus corpus = corpusOf({{{a}, {p}}, {{a}, {p}}, {{a}, {q}}, {{a, b}, {p}}});
  Team team(2);
  return buildPhraseTable(corpus, linksOf({{{0, 0}}, {{0, 0}}, {{0, 0}}, {{0, 0}, {1, 0}}}), options, team, {});
}

const PhraseTable::Entry* translation(const PhraseTable& table, const Words& source, const Words& target) {
  for (const PhraseTable::Entry& entry : table.find(source)) {
    const auto words = table.targetWords(entry);
    if (std::equal(words.begin(), words.end(), target.begin(), target.end())) return &entry;
  }
  return nullptr;
}

void expectScores(const PhraseTable& table, const Words& source, const Words& target, double targetGivenSource,
                  double sourceGivenTarget, double lexicalTarget, double lexicalSource) {
  const PhraseTable::Entry* entry = translation(table, source, target);
  ASSERT_NE(entry, nullptr);
  EXPECT_NEAR(entry->scores.targetGivenSource, std::log(targetGivenSource), kStep);
  EXPECT_NEAR(entry->scores.sourceGivenTarget, std::log(sourceGivenTarget), kStep);
  EXPECT_NEAR(entry->scores.lexicalTarget, std::log(lexicalTarget), kStep);
  EXPECT_NEAR(entry->scores.lexicalSource, std::log(lexicalSource), kStep);
}

// Linked words: a–p three times, a–q and b–p once. So w(p|a) = 3/4, w(q|a) = 1/4, w(p|b) = 1, w(a|p) = 3/4, w(b|p) =
// 1/4, w(a|q) = 1. Phrases: a–p twice, a–q and a b–p once.
TEST(PhraseTable, HasTheScoresOfTheHandWorkedExample) {
  const PhraseTable table = smallTable();
  EXPECT_EQ(table.entries().size(), 3u);
  expectScores(table, {a}, {p}, 2.0 / 3, 2.0 / 3, 3.0 / 4, 3.0 / 4);
  expectScores(table, {a}, {q}, 1.0 / 3, 1, 1.0 / 4, 1);
  // The one target word has two links: (3/4 + 1) / 2; each source word has its own.
  expectScores(table, {a, b}, {p}, 1, 1.0 / 3, 7.0 / 8, 3.0 / 16);
  EXPECT_TRUE(table.find(Words{b}).empty());
  EXPECT_TRUE(table.find(Words{c, c}).empty());
}

// "a c" – "p" with only a–p: c comes from NULL, and it is the only word that does.
TEST(PhraseTable, WordsWithoutLinksComeFromNull) {
  const Corpus corpus = corpusOf({{{a, c}, {p}}, {{a}, {q}}});
  Team team(1);
  const PhraseTable table = buildPhraseTable(corpus, linksOf({{{0, 0}}, {{0, 0}}}), {}, team, {});
  expectScores(table, {a, c}, {p}, 1, 1.0 / 2, 1.0 / 2, 1);
  expectScores(table, {a}, {p}, 1.0 / 2, 1.0 / 2, 1.0 / 2, 1);
}

TEST(PhraseTable, ListsTheLikeliestFirstAndKeepsNoMoreThanAsked) {
  const PhraseTable table = smallTable();
  const auto both = table.find(Words{a});
  ASSERT_EQ(both.size(), 2u);
  EXPECT_EQ(table.targetWords(both[0])[0], p);
  PhraseOptions options;
  options.translations = 1;
  const PhraseTable one = smallTable(options);
  ASSERT_EQ(one.find(Words{a}).size(), 1u);
  EXPECT_EQ(one.targetWords(one.find(Words{a})[0])[0], p);
  EXPECT_EQ(one.targets().size(), 1u) << "q is used no more";
}

TEST(PhraseTable, LeavesOutWhatIsRareButForSingleWords) {
  PhraseOptions options;
  options.leastCount = 2;
  const PhraseTable table = smallTable(options);
  EXPECT_TRUE(table.find(Words{a, b}).empty());
  EXPECT_EQ(table.sources().size(), 1u);
  expectScores(table, {a}, {q}, 1.0 / 3, 1, 1.0 / 4, 1);  // scored by all counts
}

TEST(PhraseTable, IsTheSameForAnySizeOfTheTeam) {
  const Corpus corpus = randomCorpus(11, 400, 20, 8);
  std::vector<std::vector<Link>> pairs;
  Rng rng(5);
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    std::vector<Link>& links = pairs.emplace_back();
    for (int j = 0; j < static_cast<int>(corpus.source(k).size()); ++j)
      links.push_back({j, static_cast<int>(rng.below(corpus.target(k).size()))});
  }
  Team one(1), two(2);
  const PhraseTable first = buildPhraseTable(corpus, linksOf(pairs), {}, one, {});
  const PhraseTable second = buildPhraseTable(corpus, linksOf(pairs), {}, two, {});
  ASSERT_EQ(first.entries().size(), second.entries().size());
  ASSERT_GT(first.entries().size(), 100u);
  for (std::size_t k = 0; k < first.entries().size(); ++k) {
    EXPECT_EQ(first.entries()[k].target, second.entries()[k].target);
    EXPECT_EQ(first.entries()[k].scores, second.entries()[k].scores);
  }
}

TEST(PhraseTable, RefusesPartsThatDoNotFit) {
  PhraseNumbers sources, targets;
  sources.add(Words{a});
  targets.add(Words{p});
  EXPECT_NO_THROW(PhraseTable(sources, targets, {0, 1}, {{0, {}}}));
  EXPECT_THROW(PhraseTable(sources, targets, {0, 1}, {{1, {}}}), Error);
  EXPECT_THROW(PhraseTable(sources, targets, {0}, {}), Error);
  EXPECT_THROW(PhraseTable(sources, targets, {0, 2}, {{0, {}}}), Error);
  EXPECT_THROW(PhraseTable(sources, targets, {1, 1}, {{0, {}}}), Error);
}

TEST(PhraseTable, StopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  const Corpus corpus = corpusOf({{{a}, {p}}});
  Team team(1);
  EXPECT_THROW(buildPhraseTable(corpus, linksOf({{{0, 0}}}), {}, team, stop.get_token()), Error);
}

}  // namespace
}  // namespace lookback::testing
