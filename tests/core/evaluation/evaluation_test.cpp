// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/by_length.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

using ::testing::HasSubstr;
using Unknown = TranslationSystem::Unknown;
using Words = TranslationSystem::Words;

constexpr Direction kNoLanguage{Language::other, Language::other};

/// Translates by a list; what is not in it is left as it is. Writes <unk> for "mystery" where that is allowed.
TranslationSystem listSystem(std::map<std::string, std::string, std::less<>> list) {
  TranslationSystem system;
  system.direction = kNoLanguage;
  system.start = [list] {
    return [list](std::string_view sentence, Unknown unknown, const std::stop_token&) {
      const auto found = list.find(sentence);
      std::string text = found == list.end() ? std::string(sentence) : found->second;
      if (text == "mystery") text = unknown == Unknown::allowed ? "<unk>" : "riddle";
      return SystemOutput{text, text.find("cut") == std::string::npos};
    };
  };
  system.knowsSource = [](const Words& words) { return std::find(words.begin(), words.end(), "rare") == words.end(); };
  system.knowsTarget = system.knowsSource;
  return system;
}

TestSet setOf(std::vector<std::string> sources, std::vector<std::string> references) {
  TestSet set;
  set.name = "small";
  set.direction = kNoLanguage;
  set.sources = std::move(sources);
  set.references = {std::move(references)};
  return set;
}

TEST(Evaluation, AnythingThatTranslatesCanBeScored) {
  const TestSet set = setOf({"un chat noir dort ici", "deux"}, {"a black cat sleeps here", "two"});
  const auto sentences = evaluateSystem(
      listSystem({{"un chat noir dort ici", "a black cat sleeps here"}, {"deux", "two"}}), set, {.threads = 1});
  ASSERT_EQ(sentences.size(), 2u);
  EXPECT_EQ(sentences[0].sourceWords, 5);
  const EvaluationSummary summary = summarise(sentences, {}, 1);
  EXPECT_NEAR(summary.all.bleu.score, 100, 1e-9);
  EXPECT_EQ(summary.cut, 0u);
  EXPECT_FALSE(summary.alignment);
  EXPECT_THAT(summary.all.bleu.signature, HasSubstr("nrefs:1|case:mixed"));
}

TEST(Evaluation, SecondColumnLeavesOutUnknownWordsOfSourceAndReference) {
  const TestSet set = setOf({"a rare thing", "b", "c", "d"}, {"a rare thing", "a rare one", "c", "d"});
  const auto sentences = evaluateSystem(listSystem({}), set, {.threads = 1});
  EXPECT_FALSE(sentences[0].known);  // in the source
  EXPECT_FALSE(sentences[1].known);  // in the reference
  EXPECT_TRUE(sentences[2].known && sentences[3].known);
  EXPECT_EQ(summarise(sentences, {}, 1).known->sentences, 2u);
  const auto none = evaluateSystem(listSystem({}), setOf({"rare"}, {"x"}), {.threads = 1});
  EXPECT_FALSE(summarise(none, {}, 1).known);
}

// Table 1's note: "We disallowed the models to generate [UNK] tokens when only the sentences having no unknown words
// were evaluated."
TEST(Evaluation, SecondColumnForbidsTheUnknownMark) {
  const auto sentences = evaluateSystem(listSystem({}), setOf({"mystery"}, {"riddle"}), {.threads = 1});
  EXPECT_EQ(sentences[0].translation, "<unk>");
  EXPECT_EQ(sentences[0].counts.matches[0], 0);
  EXPECT_EQ(sentences[0].knownCounts.matches[0], 1);
}

TEST(Evaluation, ThreadsDoNotChangeTheResult) {
  TestSet set = setOf({}, {});
  for (int i = 0; i < 200; ++i) {
    set.sources.push_back("word" + std::to_string(i) + " and " + std::to_string(i % 7));
    set.references[0].push_back("word" + std::to_string(i) + " or " + std::to_string(i % 5));
  }
  const auto one = evaluateSystem(listSystem({}), set, {.threads = 1});
  const auto three = evaluateSystem(listSystem({}), set, {.threads = 3});
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].translation, three[i].translation);
    EXPECT_EQ(one[i].counts, three[i].counts);
  }
}

TEST(Evaluation, StopsAndSaysHowFarItIs) {
  TestSet set = setOf({}, {});
  for (int i = 0; i < 50; ++i) {
    set.sources.push_back("a");
    set.references[0].push_back("a");
  }
  std::stop_source stop;
  EvaluateOptions options{.threads = 1};
  options.stop = stop.get_token();
  std::size_t last = 0;
  options.progress = [&](std::size_t done, std::size_t all) {
    EXPECT_EQ(done, last + 1);
    EXPECT_EQ(all, 50u);
    if ((last = done) == 10) stop.request_stop();
  };
  try {
    evaluateSystem(listSystem({}), set, options);
    FAIL() << "it was to stop";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::interrupted);
  }
  EXPECT_EQ(last, 10u);
}

TEST(Evaluation, RefusesWhatCannotBeScoredByLine) {
  const auto messageOf = [](const TestSet& set) -> std::string {
    try {
      evaluateSystem(listSystem({}), set, {.threads = 2});
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(messageOf(setOf({"a", "b"}, {"a"})), HasSubstr("2 sentences but 1"));
  EXPECT_THAT(messageOf(setOf({}, {})), HasSubstr("no sentence"));
  EXPECT_THAT(messageOf(setOf({"a", "b"}, {"a", ""})), HasSubstr("line 2: the reference is empty"));
  TestSet french = setOf({"a"}, {"a"});
  french.direction = {Language::french, Language::english};
  EXPECT_THAT(messageOf(french), HasSubstr("fr to en"));
}

TEST(Evaluation, AlignmentsAreJudgedWhereTheSetHasLinks) {
  TranslationSystem system = listSystem({});
  system.align = [](const Words& source, const Words&) {
    AlignmentLinks links;
    for (int j = 0; j < static_cast<int>(source.size()); ++j) links.push_back({j, j});
    return links;
  };
  TestSet set = setOf({"a b"}, {"c d"});
  EXPECT_FALSE(summarise(evaluateSystem(system, set, {.threads = 1}), {}, 1).alignment);
  set.gold = {{{{0, 0}}, {}}};
  const EvaluationSummary summary = summarise(evaluateSystem(system, set, {.threads = 1}), {}, 1);
  ASSERT_TRUE(summary.alignment);
  EXPECT_NEAR(summary.alignment->errorRate(), 1 - 2.0 / 3, 1e-12);  // A = {00, 11}, S = {00}
}

TEST(Evaluation, AModelIsASystem) {
  const auto model = modelOf(tinyConfig(), normalParameters<float>(tinyConfig(), 3));
  const TranslationSystem system = modelSystem(model, {.beam = 3});
  const std::string word = model->source.word(Vocabulary::kReserved);
  Translator translator(model);
  const auto translate = system.start();
  EXPECT_EQ(translate(word, Unknown::allowed, {}).text, translator.translate(word, {.beam = 3}).results.front().text);
  EXPECT_EQ(translate(word, Unknown::forbidden, {}).text.find("<unk>"), std::string::npos);
  EXPECT_EQ(translate("", Unknown::allowed, {}).text, "");
  EXPECT_TRUE(system.knowsSource({word}));
  EXPECT_FALSE(system.knowsSource({word, "never-seen"}));
  EXPECT_LE(system.align({word, word}, {model->target.word(2)}).size(), 1u);
  const ModelConfig none = tinyConfig(Scorer::none);
  EXPECT_FALSE(modelSystem(modelOf(none, normalParameters<float>(none, 3))).align);
}

BleuCounts countsOf(const char* translation, const std::string& reference) {
  return bleuCounts(translation, std::span(&reference, 1));
}

TEST(ByLength, BinsHoldTheirOwnSentencesAndAddUp) {
  std::vector<EvaluatedSentence> sentences;
  for (const int words : {1, 5, 6, 10, 11, 50, 51, 400}) {
    EvaluatedSentence sentence;
    sentence.sourceWords = words;
    sentence.counts =
        countsOf("the black cat sleeps here", words > 10 ? "the black cat sleeps" : "the black cat sleeps here");
    sentences.push_back(sentence);
  }
  const std::vector<LengthBin> bins = bleuByLength(sentences);
  ASSERT_EQ(bins.size(), 5u);  // 0-5, 6-10, 11-15, 41-50, over 50
  EXPECT_EQ(bins[0].from, 0);
  EXPECT_EQ(bins[0].to, 5);
  EXPECT_EQ(bins[1].from, 6);
  EXPECT_EQ(bins[4].from, 51);
  EXPECT_EQ(bins[4].to, std::numeric_limits<int>::max());
  std::size_t all = 0;
  for (const LengthBin& bin : bins) all += bin.sentences;
  EXPECT_EQ(all, sentences.size());
  EXPECT_NEAR(bins[0].score, 100, 1e-9);
  EXPECT_NEAR(bins[2].score, bleuFromCounts(sentences[4].counts).score, 1e-9);
  EXPECT_TRUE(bins[0].few());
}

TEST(ByLength, TenSentencesAreNoLongerFew) {
  std::vector<EvaluatedSentence> sentences(9);
  for (auto& sentence : sentences) sentence.counts = countsOf("a b c d", "a b c d");
  EXPECT_TRUE(bleuByLength(sentences)[0].few());
  sentences.push_back(sentences.front());
  EXPECT_FALSE(bleuByLength(sentences)[0].few());
}

std::vector<BleuCounts> someCounts(int wrong) {
  std::vector<BleuCounts> counts;
  for (int i = 0; i < 100; ++i) counts.push_back(countsOf(i % 10 < wrong ? "a b c x y" : "a b c d e", "a b c d e"));
  return counts;
}

TEST(Bootstrap, IntervalsAreTheSameEveryTimeAndHoldTheScore) {
  const std::vector<BleuCounts> counts = someCounts(4);
  const ScoredSentences a = scoreSentences(counts, {}, 1), b = scoreSentences(counts, {}, 1);
  EXPECT_EQ(a.interval.low, b.interval.low);
  EXPECT_EQ(a.interval.high, b.interval.high);
  EXPECT_LT(a.interval.low, a.bleu.score);
  EXPECT_GT(a.interval.high, a.bleu.score);
  // More sentences of the same kind say it more exactly: by the square root of four.
  std::vector<BleuCounts> four;
  for (int k = 0; k < 4; ++k) four.insert(four.end(), counts.begin(), counts.end());
  const ScoredSentences more = scoreSentences(four, {}, 1);
  EXPECT_NEAR((more.interval.high - more.interval.low) / (a.interval.high - a.interval.low), 0.5, 0.1);
}

TEST(Bootstrap, PairsTellBetterFromLucky) {
  const std::vector<BleuCounts> good = someCounts(3), bad = someCounts(5);
  const PairedComparison comparison = comparePaired(good, bad, {});
  EXPECT_GT(comparison.difference, 0);
  EXPECT_GT(comparison.interval.low, 0);
  EXPECT_EQ(comparison.aAbove, 1);
  const PairedComparison reversed = comparePaired(bad, good, {});
  EXPECT_DOUBLE_EQ(reversed.difference, -comparison.difference);
  EXPECT_EQ(reversed.aAbove, 0);
  const PairedComparison same = comparePaired(good, good, {});
  EXPECT_EQ(same.interval.low, 0);
  EXPECT_EQ(same.interval.high, 0);
  EXPECT_EQ(same.aAbove, 0);
}

TEST(Breakdown, WorksOneSentenceThrough) {
  // Papineni's own example of clipping: seven times "the", two of them count.
  const std::vector<std::string> references = {"the cat is on the mat", "there is a cat on the mat"};
  const SentenceBreakdown sentence = breakDown("the the the the the the the", references);
  ASSERT_EQ(sentence.ngrams[0].size(), 1u);
  EXPECT_EQ(sentence.ngrams[0][0].text, "the");
  EXPECT_EQ(sentence.ngrams[0][0].inTranslation, 7);
  EXPECT_EQ(sentence.ngrams[0][0].inReference, 2);
  EXPECT_EQ(sentence.ngrams[0][0].counted(), 2);
  EXPECT_EQ(sentence.references.size(), 2u);
}

TEST(Breakdown, RowsAddUpToTheCountsOfTheScore) {
  const std::vector<std::string> references = {"The agreement was signed in August 1992, was it?"};
  const SentenceBreakdown sentence = breakDown("The accord was signed in August, was it was?", references);
  for (std::size_t k = 0; k < kBleuOrders; ++k) {
    std::int64_t matches = 0, totals = 0;
    std::set<std::string> texts;
    for (const NGramMatch& match : sentence.ngrams[k]) {
      matches += match.counted();
      totals += match.inTranslation;
      texts.insert(match.text);
    }
    EXPECT_EQ(matches, sentence.score.counts.matches[k]);
    EXPECT_EQ(totals, sentence.score.counts.totals[k]);
    EXPECT_EQ(texts.size(), sentence.ngrams[k].size());
  }
  EXPECT_EQ(sentence.ngrams[0][1].text, "accord");  // in the order of the sentence
  EXPECT_NEAR(geometricMean(sentence.score) * sentence.score.brevityPenalty, sentence.score.score, 1e-12);
}

TEST(Breakdown, ChoosesATypicalSentence) {
  std::vector<EvaluatedSentence> sentences(3);
  sentences[0].counts = countsOf("a b", "a b");                          // too short to show a 4-gram
  sentences[1].counts = countsOf("a b c d e f x y", "a b c d e f g h");  // like the whole
  sentences[2].counts = countsOf("a b c d e f g h", "a b c d e f g h");  // perfect
  sentences.push_back(sentences[1]);
  EXPECT_EQ(typicalSentence(sentences), 1u);
  EXPECT_EQ(typicalSentence(std::span(sentences).first(1)), 0u);
}

TEST(TestSets, FingerprintFollowsTheTextAlone) {
  TestSet set = setOf({"a", "b"}, {"c", "d"});
  const std::string before = testSetFingerprint(set);
  EXPECT_EQ(before.size(), 16u);
  set.name = "renamed";
  EXPECT_EQ(testSetFingerprint(set), before);
  TestSet moved = setOf({"a"}, {"b", "c", "d"});  // the same lines, parted elsewhere
  EXPECT_NE(testSetFingerprint(moved), before);
  set.direction = {Language::french, Language::english};
  EXPECT_NE(testSetFingerprint(set), before);
  set.direction = kNoLanguage;
  set.references[0][1] = "D";
  EXPECT_NE(testSetFingerprint(set), before);
}

}  // namespace
}  // namespace lookback
