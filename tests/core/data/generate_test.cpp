// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <unordered_set>

#include "core/base/error.h"
#include "core/data/generate/french_english.h"
#include "core/data/generate/writer_english.h"
#include "core/data/generate/writer_french.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

constexpr std::uint64_t kSeed = 20150519;

bool operator==(const GeneratedPair& a, const GeneratedPair& b) {
  return a.french == b.french && a.english == b.english && a.links == b.links && a.possible == b.possible;
}

TEST(FrenchEnglishGenerator, SameSeedGivesTheSamePairs) {
  FrenchEnglishGenerator first(kSeed), second(kSeed), other(kSeed + 1);
  int different = 0;
  for (int i = 0; i < 2000; ++i) {
    const GeneratedPair pair = first.next();
    ASSERT_TRUE(pair == second.next()) << "pair " << i << ": " << pair.french;
    if (!(pair == other.next())) ++different;
  }
  EXPECT_GT(different, 1900);
}

// Recipes of shipped models name a seed, so its pairs must be the same everywhere. When the grammar or the lexicon
// changes on purpose, the number changes with them.
TEST(FrenchEnglishGenerator, PairsOfASeedArePinned) {
  std::uint64_t hash = 14695981039346656037u;  // FNV-1a, 64 bits
  FrenchEnglishGenerator generator(kSeed);
  for (int i = 0; i < 1000; ++i) {
    const GeneratedPair pair = generator.next();
    for (const char c : pair.french + "\t" + pair.english + "\n") {
      hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    }
  }
  EXPECT_EQ(hash, 11852340386659716582u);
}

TEST(FrenchEnglishGenerator, WritesTheTokensOfTheTokeniser) {
  generate::Planner planner(kSeed);
  for (int i = 0; i < 100000; ++i) {
    const generate::Sentence tree = planner.sentence(4 + i % 40);
    const generate::Pieces french = generate::FrenchWriter::sentence(tree);
    const generate::Pieces english = generate::EnglishWriter::sentence(tree);
    const std::string f = generate::join(french, Language::french), e = generate::join(english, Language::english);
    ASSERT_EQ(tokenise(f, Language::french), generate::texts(french)) << f;
    ASSERT_EQ(tokenise(e, Language::english), generate::texts(english)) << e;
    if (i % 10 != 0) continue;
    ASSERT_EQ(normalise(f, Language::french), f);
    ASSERT_EQ(normalise(e, Language::english), e);
  }
}

TEST(FrenchEnglishGenerator, LinksLieInsideTheSentencesAndCoverThem) {
  FrenchEnglishGenerator generator(kSeed);
  double covered = 0, tokens = 0;
  for (int i = 0; i < 10000; ++i) {
    const GeneratedPair pair = generator.next();
    const auto french = static_cast<int>(tokenise(pair.french, Language::french).size());
    const auto english = static_cast<int>(tokenise(pair.english, Language::english).size());
    std::set<int> left, right;
    auto links = pair.links;
    ASSERT_TRUE(std::ranges::is_sorted(pair.possible));
    links.insert(links.end(), pair.possible.begin(), pair.possible.end());
    for (const auto& [f, e] : links) {
      ASSERT_TRUE(f >= 0 && f < french && e >= 0 && e < english) << pair.french << " | " << pair.english;
      left.insert(f);
      right.insert(e);
    }
    ASSERT_TRUE(std::ranges::is_sorted(pair.links));
    std::ranges::sort(links);
    ASSERT_TRUE(std::ranges::adjacent_find(links) == links.end());  // none is both sure and possible
    EXPECT_GE(2 * static_cast<int>(left.size()), french) << pair.french << " | " << pair.english;
    EXPECT_GE(2 * static_cast<int>(right.size()), english) << pair.french << " | " << pair.english;
    covered += static_cast<double>(left.size() + right.size());
    tokens += french + english;
  }
  EXPECT_GT(covered / tokens, 0.9);
}

TEST(FrenchEnglishGenerator, KeepsToTheLengthsAskedFor) {
  for (const GenerateOptions options : {GenerateOptions{3, 50}, GenerateOptions{3, 8}, GenerateOptions{30, 50},
                                        GenerateOptions{12, 12}, GenerateOptions{50, 50}}) {
    FrenchEnglishGenerator generator(kSeed, options);
    for (int i = 0; i < 300; ++i) {
      const GeneratedPair pair = generator.next();
      const auto length = static_cast<int>(tokenise(pair.french, Language::french).size());
      ASSERT_GE(length, options.minWords) << pair.french;
      ASSERT_LE(length, options.maxWords) << pair.french;
    }
  }
}

TEST(FrenchEnglishGenerator, SpreadsLongSentencesEvenly) {
  FrenchEnglishGenerator generator(kSeed, {20, 49});
  std::array<int, 3> bins{};
  for (int i = 0; i < 6000; ++i) {
    const auto length = tokenise(generator.next().french, Language::french).size();
    ++bins[(length - 20) / 10];
  }
  for (const int count : bins) EXPECT_NEAR(count, 2000, 300);
}

TEST(FrenchEnglishGenerator, SpreadsAllLengthsWhereAskedTo) {
  const auto bins = [](bool evenly) {
    FrenchEnglishGenerator generator(kSeed, {.minWords = 10, .maxWords = 59, .evenly = evenly});
    std::array<int, 5> counts{};
    for (int i = 0; i < 5000; ++i) ++counts[(tokenise(generator.next().french, Language::french).size() - 10) / 10];
    return counts;
  };
  for (const int count : bins(true)) EXPECT_NEAR(count, 1000, 150);
  EXPECT_GT(bins(false)[0], 4000);
}

TEST(FrenchEnglishGenerator, RefusesLengthsItCannotMeet) {
  EXPECT_THROW(FrenchEnglishGenerator(1, {2, 10}), Error);
  EXPECT_THROW(FrenchEnglishGenerator(1, {10, 9}), Error);
  EXPECT_THROW(FrenchEnglishGenerator(1, {10, 61}), Error);
}

TEST(FrenchEnglishGenerator, WritesPhrasesAloneInTheTokensOfTheTokeniser) {
  generate::Planner planner(kSeed);
  int unmarked = 0, asides = 0, adjectives = 0;
  constexpr int kFragments = 20000;
  for (int i = 0; i < kFragments; ++i) {
    const generate::Sentence tree = planner.fragment(3 + i % 7);
    ASSERT_TRUE(tree.clauses.empty());
    ASSERT_NE(tree.phrase == nullptr, tree.aside == nullptr);
    unmarked += tree.unmarked ? 1 : 0;
    asides += tree.aside ? 1 : 0;
    adjectives += tree.phrase && !tree.phrase->adjectives.empty() ? 1 : 0;
    const generate::Pieces french = generate::FrenchWriter::sentence(tree);
    const generate::Pieces english = generate::EnglishWriter::sentence(tree);
    const std::string f = generate::join(french, Language::french), e = generate::join(english, Language::english);
    ASSERT_EQ(tokenise(f, Language::french), generate::texts(french)) << f;
    ASSERT_EQ(tokenise(e, Language::english), generate::texts(english)) << e;
    const bool marked = f.ends_with('.') || f.ends_with('!') || f.ends_with('?');
    ASSERT_EQ(marked, !tree.unmarked) << f;
    if (marked) {
      ASSERT_EQ(e.back(), f.back()) << f << " | " << e;
      const std::pair<int, int> ends(static_cast<int>(french.size()) - 1, static_cast<int>(english.size()) - 1);
      ASSERT_EQ(generate::linksBetween(french, english).back(), ends) << f;
    }
  }
  EXPECT_NEAR(unmarked, kFragments * 0.3, 300);
  EXPECT_NEAR(asides, kFragments * 0.2, 300);
  EXPECT_GT(adjectives, kFragments * 0.4);
}

TEST(FrenchEnglishGenerator, MixesPhrasesInWhereShortOnesAreAskedFor) {
  const auto unmarked = [](GenerateOptions options) {
    FrenchEnglishGenerator generator(kSeed, options);
    int count = 0;
    for (int i = 0; i < 10000; ++i) {
      const std::string french = generator.next().french;
      count += french.ends_with('.') || french.ends_with('!') || french.ends_with('?') ? 0 : 1;
    }
    return count;
  };
  EXPECT_NEAR(unmarked({}), 390, 120);  // a third of one in twelve, and a few sentences
  EXPECT_LT(unmarked({20, 50}), 30);    // a phrase cannot be as long
}

TEST(FrenchEnglishGenerator, HasThousandsOfWordsAndFewRepeats) {
  FrenchEnglishGenerator generator(kSeed);
  std::unordered_set<std::string> french, english, pairs;
  constexpr std::size_t kPairs = 50000, kRead = 20000;
  for (std::size_t i = 0; i < kPairs; ++i) {
    const GeneratedPair pair = generator.next();
    pairs.insert(pair.french + "\t" + pair.english);
    if (i >= kRead) continue;
    for (const std::string& token : tokenise(pair.french, Language::french)) french.insert(token);
    for (const std::string& token : tokenise(pair.english, Language::english)) english.insert(token);
  }
  EXPECT_GT(french.size() + english.size(), 3000u);
  EXPECT_GT(pairs.size(), kPairs * 85 / 100);
}

TEST(FrenchEnglishGenerator, NeverGivesAReservedSentenceButAllItsPieces) {
  const std::set<std::string> reserved{
      "L'accord sur la zone économique européenne a été signé en août 1992.",
      "The agreement on the European Economic Area was signed in August 1992.",
      "La destruction de l'équipement signifie que la Syrie ne peut plus produire de nouvelles armes chimiques.",
      "Il convient de noter que l'environnement marin est le moins connu de l'environnement."};
  std::vector<std::pair<std::string, int>> pieces;
  for (const char* piece : {"accord sur l", "zone économique européenne", "été signé", "en août", "1992",
                            "destruction de", "l'équipement", "signifie que", "Syrie", "ne peut plus", "nouvelles",
                            "armes chimiques", "l convient de noter que", "environnement marin", "le moins", "connu"}) {
    pieces.emplace_back(piece, 0);
  }
  FrenchEnglishGenerator generator(kSeed);
  for (int i = 0; i < 200000; ++i) {
    const GeneratedPair pair = generator.next();
    ASSERT_FALSE(reserved.contains(pair.french)) << pair.french;
    ASSERT_FALSE(reserved.contains(pair.english)) << pair.english;
    for (auto& [piece, count] : pieces) count += pair.french.find(piece) != std::string::npos ? 1 : 0;
  }
  for (const auto& [piece, count] : pieces) EXPECT_GE(count, 100) << piece;
}

TEST(CorpusTask, FactoryKnowsItsNamesAndListsThemOtherwise) {
  for (const std::string& name : corpusTaskNames()) {
    const GeneratedPair pair = makeCorpusTask(name, 5)->next();
    EXPECT_FALSE(pair.french.empty() || pair.english.empty() || pair.links.empty()) << name;
  }
  try {
    makeCorpusTask("backwards", 1);
    FAIL() << "an unknown task was accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::wrongUsage);
    for (const std::string& name : corpusTaskNames()) EXPECT_THAT(error.what(), testing::HasSubstr(name));
  }
}

TEST(CorpusTask, ReverseLinksTheAntidiagonal) {
  const auto task = makeCorpusTask("reverse", 3, {2, 6});
  for (int i = 0; i < 200; ++i) {
    const GeneratedPair pair = task->next();
    std::vector<std::string> source = tokenise(pair.french, Language::other);
    const std::vector<std::string> target = tokenise(pair.english, Language::other);
    ASSERT_TRUE(source.size() >= 2 && source.size() <= 6);
    ASSERT_EQ(pair.links.size(), source.size());
    for (const auto& [f, e] : pair.links) {
      EXPECT_EQ(source[static_cast<std::size_t>(f)], target[static_cast<std::size_t>(e)]);
    }
    std::ranges::reverse(source);
    EXPECT_EQ(source, target);
  }
}

TEST(CorpusTask, DatesLinkEachPartToItsNumber) {
  const auto task = makeCorpusTask("dates", 3);
  for (int i = 0; i < 2000; ++i) {
    const GeneratedPair pair = task->next();
    const std::vector<std::string> source = tokenise(pair.french, Language::other);
    const std::vector<std::string> target = tokenise(pair.english, Language::other);
    ASSERT_EQ(target.size(), 3u) << pair.english;
    ASSERT_EQ(pair.links.size(), 3u);
    for (const auto& [f, e] : pair.links) {
      ASSERT_LT(static_cast<std::size_t>(f), source.size());
      const std::string& word = source[static_cast<std::size_t>(f)];
      if (e == 0) {
        EXPECT_EQ(word, target[0]);
      } else if (e == 2) {
        EXPECT_EQ(std::stoi(word), std::stoi(target[2]));
      }
    }
  }
}

}  // namespace
}  // namespace lookback
