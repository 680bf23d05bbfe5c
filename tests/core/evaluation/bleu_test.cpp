// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bleu.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <optional>

#include "core/base/error.h"

namespace lookback {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Lines = std::vector<std::string>;

const BleuOptions kNoSmoothing{.smoothing = BleuSmoothing::none};
const BleuOptions kWhiteSpace{.tokenizer = BleuTokenizer::none, .smoothing = BleuSmoothing::none};
const BleuOptions kFloor{.smoothing = BleuSmoothing::floor};
const BleuOptions kAddK{.smoothing = BleuSmoothing::addK};

BleuOptions folded(BleuOptions options) {
  options.foldCase = true;
  return options;
}

struct Row {
  BleuOptions options;
  double score;
  std::array<std::int64_t, 4> matches, totals;
  std::array<double, 4> precisions;
  double brevityPenalty;
  std::int64_t hypothesisLength, referenceLength;
};

void expectScore(const BleuScore& found, const Row& row) {
  SCOPED_TRACE(found.signature);
  EXPECT_NEAR(found.score, row.score, 1e-6);
  EXPECT_EQ(found.counts.matches, row.matches);
  EXPECT_EQ(found.counts.totals, row.totals);
  for (std::size_t k = 0; k < 4; ++k) EXPECT_NEAR(found.precisions[k], row.precisions[k], 1e-6) << "order " << k + 1;
  EXPECT_NEAR(found.brevityPenalty, row.brevityPenalty, 1e-9);
  EXPECT_EQ(found.counts.hypothesisLength, row.hypothesisLength);
  EXPECT_EQ(found.counts.referenceLength, row.referenceLength);
  EXPECT_EQ(found.explanation.empty(), found.score > 0);
}

std::optional<Lines> readCase(const std::string& name) {
  std::ifstream file(std::filesystem::path(LOOKBACK_SHARED_DIR) / "cases" / name);
  if (!file) return std::nullopt;
  Lines lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

/// The tables of the cases "BLEU"; the texts stay in the shared folder.
class BleuCases : public ::testing::Test {
 protected:
  void expectRows(const std::string& hypothesis, const std::string& reference, const std::vector<Row>& rows) {
    const auto system = readCase(hypothesis);
    const auto references = readCase(reference);
    if (!system || !references) GTEST_SKIP() << "the shared folder with cases is not there";
    for (const Row& row : rows) expectScore(corpusBleu(*system, std::vector<Lines>{*references}, row.options), row);
  }
};

TEST_F(BleuCases, Plain) {
  const std::array<double, 4> precisions{87.5, 71.42857143, 55.55555556, 40};
  expectRows(
      "bleu/plain.hyp", "bleu/plain.ref",
      {{{}, 61.0473583581, {21, 15, 10, 6}, {24, 21, 18, 15}, precisions, 1, 24, 24},
       {kNoSmoothing, 61.0473583581, {21, 15, 10, 6}, {24, 21, 18, 15}, precisions, 1, 24, 24},
       {kFloor, 61.0473583581, {21, 15, 10, 6}, {24, 21, 18, 15}, precisions, 1, 24, 24},
       {kAddK, 63.3622548741, {21, 15, 10, 6}, {24, 21, 18, 15}, {87.5, 72.72727273, 57.89473684, 43.75}, 1, 24, 24},
       {kWhiteSpace, 65.6464624855, {18, 13, 9, 6}, {21, 18, 15, 12}, {85.71428571, 72.22222222, 60, 50}, 1, 21, 21}});
}

TEST_F(BleuCases, SomeEmpty) {
  const std::array<double, 4> precisions{84.61538462, 72.72727273, 55.55555556, 42.85714286};
  expectRows("bleu/some_empty.hyp", "bleu/some_empty.ref",
             {{{}, 38.9969578477, {11, 8, 5, 3}, {13, 11, 9, 7}, precisions, 0.6303131866, 13, 19},
              {kNoSmoothing, 38.9969578477, {11, 8, 5, 3}, {13, 11, 9, 7}, precisions, 0.6303131866, 13, 19},
              {kWhiteSpace,
               32.3241920013,
               {9, 6, 3, 1},
               {11, 9, 7, 5},
               {81.81818182, 66.66666667, 42.85714286, 20},
               0.6951439284,
               11,
               15}});
}

TEST_F(BleuCases, ThreeTokenSentences) {
  const std::array<double, 4> precisions{100, 100, 100, 0};
  expectRows("bleu/short.hyp", "bleu/short.ref",
             {{{}, 0, {9, 6, 3, 0}, {9, 6, 3, 0}, precisions, 1, 9, 9},
              {kNoSmoothing, 0, {9, 6, 3, 0}, {9, 6, 3, 0}, precisions, 1, 9, 9},
              {{.effectiveOrder = true}, 100, {9, 6, 3, 0}, {9, 6, 3, 0}, precisions, 1, 9, 9},
              {kWhiteSpace, 0, {6, 3, 0, 0}, {6, 3, 0, 0}, {100, 100, 0, 0}, 1, 6, 6}});
}

TEST_F(BleuCases, No4GramMatch) {
  expectRows(
      "bleu/no4.hyp", "bleu/no4.ref",
      {{{}, 9.5520408068, {6, 1, 0, 0}, {13, 11, 9, 7}, {46.15384615, 9.09090909, 5.55555556, 3.57142857}, 1, 13, 13},
       {kNoSmoothing, 0, {6, 1, 0, 0}, {13, 11, 9, 7}, {46.15384615, 9.09090909, 0, 0}, 1, 13, 13},
       {kFloor,
        5.0800579430,
        {6, 1, 0, 0},
        {13, 11, 9, 7},
        {46.15384615, 9.09090909, 1.11111111, 1.42857143},
        1,
        13,
        13},
       {kAddK, 17.6092826791, {6, 1, 0, 0}, {13, 11, 9, 7}, {46.15384615, 16.66666667, 10, 12.5}, 1, 13, 13},
       {kWhiteSpace, 0, {4, 0, 0, 0}, {11, 9, 7, 5}, {36.36363636, 0, 0, 0}, 1, 11, 11}});
}

TEST_F(BleuCases, Brevity) {
  const std::array<double, 4> precisions{100, 85.71428571, 80, 66.66666667};
  expectRows("bleu/brevity.hyp", "bleu/brevity.ref",
             {{{}, 33.8044165897, {9, 6, 4, 2}, {9, 7, 5, 3}, precisions, 0.4111122905, 9, 17},
              {kNoSmoothing, 33.8044165897, {9, 6, 4, 2}, {9, 7, 5, 3}, precisions, 0.4111122905, 9, 17},
              {kWhiteSpace, 42.2166074253, {9, 6, 4, 2}, {9, 7, 5, 3}, precisions, 0.5134171190, 9, 15}});
  expectRows(
      "bleu/brevity.ref", "bleu/brevity.hyp",
      {{{}, 32.9914863634, {9, 6, 4, 2}, {17, 15, 13, 11}, {52.94117647, 40, 30.76923077, 18.18181818}, 1, 17, 9}});
}

TEST_F(BleuCases, Tokens) {
  const std::array<double, 4> precisions{85, 80.55555556, 75, 67.85714286};
  expectRows(
      "bleu/tokens.hyp", "bleu/tokens.ref",
      {{{}, 76.8321195194, {34, 29, 24, 19}, {40, 36, 32, 28}, precisions, 1, 40, 35},
       {kNoSmoothing, 76.8321195194, {34, 29, 24, 19}, {40, 36, 32, 28}, precisions, 1, 40, 35},
       {kWhiteSpace, 22.2949492337, {12, 7, 3, 1}, {20, 16, 12, 8}, {60, 43.75, 25, 12.5}, 0.7408182207, 20, 26}});
}

TEST_F(BleuCases, CaseFolding) {
  const std::array<double, 4> kept{33.33333333, 30, 25, 16.66666667};
  const std::array<double, 4> all{100, 100, 100, 100};
  expectRows("bleu/case.hyp", "bleu/case.ref",
             {{{}, 25.4066374077, {4, 3, 2, 1}, {12, 10, 8, 6}, kept, 1, 12, 12},
              {kNoSmoothing, 25.4066374077, {4, 3, 2, 1}, {12, 10, 8, 6}, kept, 1, 12, 12},
              {kWhiteSpace, 25.4066374077, {4, 3, 2, 1}, {12, 10, 8, 6}, kept, 1, 12, 12},
              {folded({}), 100, {12, 10, 8, 6}, {12, 10, 8, 6}, all, 1, 12, 12},
              {folded(kNoSmoothing), 100, {12, 10, 8, 6}, {12, 10, 8, 6}, all, 1, 12, 12},
              {folded(kWhiteSpace), 100, {12, 10, 8, 6}, {12, 10, 8, 6}, all, 1, 12, 12}});
}

TEST(BleuTokens, ThirteenA) {
  EXPECT_THAT(bleuTokens("Prices rose 3.14 percent, to 1,000.50 euros."),
              ElementsAre("Prices", "rose", "3.14", "percent", ",", "to", "1,000.50", "euros", "."));
  EXPECT_THAT(bleuTokens("See pages 20-30 (\"annex\")."),
              ElementsAre("See", "pages", "20", "-", "30", "(", "\"", "annex", "\"", ")", "."));
  EXPECT_THAT(bleuTokens("It&apos;s R&amp;D time &quot;now&quot;."),
              ElementsAre("It", "&", "apos", ";", "s", "R", "&", "D", "time", "\"", "now", "\"", "."));
  EXPECT_THAT(bleuTokens("The so-called expert paid $5."),
              ElementsAre("The", "so-called", "expert", "paid", "$", "5", "."));
}

TEST(BleuTokens, RunsOfPeriodsComeApartInPairs) {
  EXPECT_THAT(bleuTokens("wait..."), ElementsAre("wait", ".", ".", "."));
  EXPECT_THAT(bleuTokens("a.b"), ElementsAre("a", ".", "b"));
  EXPECT_THAT(bleuTokens("3..4"), ElementsAre("3", ".", ".", "4"));
  EXPECT_THAT(bleuTokens(".5 5."), ElementsAre(".", "5", "5", "."));
}

TEST(BleuTokens, ThirteenALeavesOtherScriptsAlone) {
  EXPECT_THAT(bleuTokens("« L’été. »"), ElementsAre("«", "L’été", ".", "»"));
}

TEST(BleuTokens, UnicodeWhiteSpaceSplits) {
  for (const BleuTokenizer tokenizer : {BleuTokenizer::mteval13a, BleuTokenizer::none, BleuTokenizer::international}) {
    EXPECT_THAT(bleuTokens("a\u00A0b\u202Fc\u2028d\u3000e\x1F"
                           "f \t\n",
                           {.tokenizer = tokenizer}),
                ElementsAre("a", "b", "c", "d", "e", "f"));
  }
}

TEST(BleuTokens, International) {
  const BleuOptions options{.tokenizer = BleuTokenizer::international};
  EXPECT_THAT(bleuTokens("« L’été », 3,5 €!", options), ElementsAre("«", "L", "’", "été", "»", ",", "3,5", "€", "!"));
  EXPECT_THAT(bleuTokens("1,000.50+x=½…", options), ElementsAre("1,000.50", "+", "x", "=", "½…"));
  EXPECT_THAT(bleuTokens("(a)", options), ElementsAre("(", "a", ")"));
  EXPECT_THAT(bleuTokens("-5", options), ElementsAre("-5"));
}

TEST(BleuTokens, Characters) {
  EXPECT_THAT(bleuTokens("l'œil 👁", {.tokenizer = BleuTokenizer::characters}),
              ElementsAre("l", "'", "œ", "i", "l", "👁"));
}

TEST(BleuTokens, LowerCaseKnowsAccentsAndTheFinalSigma) {
  EXPECT_THAT(bleuTokens("ÉCOLE Œuvre ΣΟΦΟΣ STRASSE ß", folded({})),
              ElementsAre("école", "œuvre", "σοφος", "strasse", "ß"));
}

TEST(Bleu, IdenticalTextScores100) {
  const Lines lines{"The cat sat on the mat.", "It purred."};
  for (const BleuTokenizer tokenizer :
       {BleuTokenizer::mteval13a, BleuTokenizer::none, BleuTokenizer::international, BleuTokenizer::characters}) {
    EXPECT_NEAR(corpusBleu(lines, std::vector<Lines>{lines}, {.tokenizer = tokenizer}).score, 100, 1e-9);
  }
}

/// By hand: hypothesis "a b c d e", reference "a b c d f": 4/5, 3/4, 2/3, 1/2 and no penalty.
TEST(Bleu, SmallExampleByHand) {
  const BleuScore found = corpusBleu(Lines{"a b c d e"}, std::vector<Lines>{{"a b c d f"}});
  EXPECT_NEAR(found.score, 100 * std::pow(0.8 * 0.75 * 2 / 3 * 0.5, 0.25), 1e-9);
  EXPECT_EQ(found.explanation, "");
}

TEST(Bleu, MatchesAreClipped) {
  const BleuCounts counts = bleuCounts("the the the the", Lines{"the cat the mat"});
  EXPECT_THAT(counts.matches, ElementsAre(2, 0, 0, 0));
  EXPECT_THAT(counts.totals, ElementsAre(4, 3, 2, 1));
}

TEST(Bleu, SeveralReferencesTakeTheLargestCountAndTheClosestLength) {
  const BleuCounts counts =
      bleuCounts("the the cat sat", Lines{"the cat", "the the mat is on the floor", "a dog sat down there x"});
  EXPECT_THAT(counts.matches, ElementsAre(4, 2, 0, 0));  // "the the" of the second, "the cat" of the first
  EXPECT_EQ(counts.referenceLength, 2) << "2 and 6 are equally close to 4; the shorter counts";
}

TEST(Bleu, ReferencesMayDifferInNumber) {
  const BleuScore found =
      corpusBleu(Lines{"a b c d", "e f g h"}, std::vector<Lines>{{"a b c d", "e f g h"}, {"a b", ""}});
  EXPECT_NEAR(found.score, 100, 1e-9);
  EXPECT_THAT(found.signature, HasSubstr("nrefs:var"));
}

TEST(Bleu, CountsOfSentencesAddUpToTheCorpus) {
  const Lines system{"the small cat sat down", "", "a b c d e f"};
  const Lines reference{"the small cat lay down", "it rained", "a b d c e f"};
  BleuCounts sum;
  for (std::size_t i = 0; i < system.size(); ++i) sum += bleuCounts(system[i], std::span(&reference[i], 1));
  const BleuScore corpus = corpusBleu(system, std::vector<Lines>{reference});
  EXPECT_EQ(sum, corpus.counts);
  EXPECT_EQ(bleuFromCounts(sum).score, corpus.score);
}

TEST(Bleu, SentenceScoreWithEffectiveOrder) {
  const BleuScore found = sentenceBleu("Good night.", Lines{"Good night."}, {.effectiveOrder = true});
  EXPECT_NEAR(found.score, 100, 1e-9);
  EXPECT_EQ(found.signature, "nrefs:1|case:mixed|eff:yes|tok:13a|smooth:exp|version:lookback-0.1.0");
}

/// add-k makes 1/1 out of an order without n-grams; sacreBLEU does the same.
TEST(Bleu, AddKFillsAnOrderThatDoesNotExist) {
  EXPECT_NEAR(corpusBleu(Lines{"Good night."}, std::vector<Lines>{{"Good night."}}, kAddK).score, 100, 1e-9);
}

TEST(Bleu, SmoothingValuesAreUsed) {
  const BleuOptions options{.smoothing = BleuSmoothing::floor, .smoothingValue = 0.5};
  const BleuScore found = corpusBleu(Lines{"a b x d"}, std::vector<Lines>{{"a b c d"}}, options);
  EXPECT_THAT(found.precisions, ElementsAre(75.0, ::testing::DoubleNear(100.0 / 3, 1e-9), 25.0, 50.0));
}

TEST(Bleu, ZeroIsExplained) {
  const auto explain = [](const std::string& hypothesis, const std::string& reference,
                          const BleuOptions& options = {}) {
    const BleuScore found = corpusBleu(Lines{hypothesis}, std::vector<Lines>{{reference}}, options);
    EXPECT_EQ(found.score, 0);
    return found.explanation;
  };
  EXPECT_THAT(explain("Good night.", "Good night."), HasSubstr("no 4-gram exists"));
  EXPECT_THAT(explain("a b c d e", "v w x y z"), HasSubstr("no word of the translation is in the reference"));
  EXPECT_THAT(explain("", "a b"), HasSubstr("has no words"));
  EXPECT_THAT(explain("a b c d e", "a x b y c", kNoSmoothing),
              HasSubstr("no 2-gram of the translation is in the reference"));
}

TEST(Bleu, DifferentNumbersOfLinesAreRefusedWithBothCounts) {
  try {
    corpusBleu(Lines{"one fine day", "two fine days", "three fine days"}, std::vector<Lines>{{"1", "2", "3", "4"}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("3 lines"));
    EXPECT_THAT(error.what(), HasSubstr("has 4"));
  }
}

TEST(Bleu, EmptyReferenceIsRefusedWithItsLine) {
  try {
    corpusBleu(Lines{"a", "b"}, std::vector<Lines>{{"a", ""}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("line 2"));
  }
  EXPECT_THROW(corpusBleu(Lines{}, std::vector<Lines>{{}}), Error);
}

TEST(BleuSignature, NamesTheDefinition) {
  EXPECT_EQ(bleuSignature({}, 1), "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:lookback-0.1.0");
  EXPECT_EQ(bleuSignature(folded(kFloor), 2),
            "nrefs:2|case:lc|eff:no|tok:13a|smooth:floor[0.10]|version:lookback-0.1.0");
  EXPECT_EQ(bleuSignature({.tokenizer = BleuTokenizer::international, .smoothing = BleuSmoothing::addK}, 0),
            "nrefs:var|case:mixed|eff:no|tok:intl|smooth:add-k[1.00]|version:lookback-0.1.0");
}

TEST(BleuNames, GoThereAndBack) {
  for (const char* text : {"13a", "none", "intl", "char"}) EXPECT_EQ(name(bleuTokenizerFromName(text)), text);
  for (const char* text : {"exp", "floor", "add-k", "none"}) EXPECT_EQ(name(bleuSmoothingFromName(text)), text);
  EXPECT_THROW(bleuTokenizerFromName("zh"), Error);
  EXPECT_THROW(bleuSmoothingFromName("x"), Error);
}

/// "accents-composed-and-not"
TEST(Bleu, ComposedAndDecomposedLettersAreTheSame) {
  EXPECT_EQ(bleuTokens("e\u0301te\u0301"), bleuTokens("\u00E9t\u00E9"));
  const auto decomposed = readCase("unicode/forms.hyp"), composed = readCase("unicode/forms.ref");
  if (!decomposed || !composed) GTEST_SKIP() << "the shared folder with cases is not there";
  for (const BleuTokenizer tokenizer :
       {BleuTokenizer::mteval13a, BleuTokenizer::none, BleuTokenizer::international, BleuTokenizer::characters}) {
    EXPECT_NEAR(corpusBleu(*decomposed, std::vector<Lines>{*composed}, {.tokenizer = tokenizer}).score, 100, 1e-9);
  }
}

std::vector<BleuCounts> manySentences(int matchesOutOf5) {
  std::vector<BleuCounts> sentences;
  for (int i = 0; i < 200; ++i) {
    const bool matched = i % 5 < matchesOutOf5;
    sentences.push_back(bleuCounts(matched ? "a b c d e" : "a b c x y", Lines{"a b c d e"}));
  }
  return sentences;
}

TEST(BleuInterval, HoldsTheScoreAndNarrowsWithTheNumberOfSentences) {
  const std::vector<BleuCounts> sentences = manySentences(3);
  BleuCounts sum;
  for (const BleuCounts& one : sentences) sum += one;
  const double score = bleuFromCounts(sum).score;
  const BleuInterval all = bootstrapBleu(sentences, {});
  const BleuInterval few = bootstrapBleu(std::span(sentences).first(20), {});
  EXPECT_LT(all.low, score);
  EXPECT_GT(all.high, score);
  EXPECT_GT(few.high - few.low, 2 * (all.high - all.low));
  EXPECT_GT(all.high - all.low, 1);
}

TEST(BleuInterval, SameSeedGivesTheSameInterval) {
  const std::vector<BleuCounts> sentences = manySentences(2);
  const BleuInterval first = bootstrapBleu(sentences, {}), second = bootstrapBleu(sentences, {});
  EXPECT_EQ(first.low, second.low);
  EXPECT_EQ(first.high, second.high);
}

TEST(BleuInterval, OneSentenceHasNoSpread) {
  const std::vector<BleuCounts> sentence{bleuCounts("a b c d x", Lines{"a b c d e"})};
  const BleuInterval interval = bootstrapBleu(sentence, {});
  EXPECT_EQ(interval.low, interval.high);
}

}  // namespace
}  // namespace lookback
