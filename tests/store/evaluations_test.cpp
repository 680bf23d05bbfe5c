// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scores kept with their test sets.
#include "core/store/evaluations.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/store/store.h"
#include "tests/support/temporary_folder.h"

namespace lookback::store {
namespace {

EvaluationText someText(const std::string& translation = "a cat sleeps here") {
  EvaluationText text;
  text.set.name = "small";
  text.set.direction = {Language::french, Language::english};
  text.set.sources = {"un chat dort ici", "« deux »\t"};
  text.set.references = {{"a cat sleeps here", "two"}};
  text.set.gold = {{{{0, 0}, {1, 1}}, {{2, 2}}}, {}};
  EvaluatedSentence first, second;
  first.translation = translation;
  first.sourceWords = 4;
  first.counts = bleuCounts(translation, std::span(&text.set.references[0][0], 1));
  first.knownCounts = first.counts;
  first.alignment = {.links = 3, .sure = 2, .linksSure = 1, .linksPossible = 2};
  second.translation = "<unk>";
  second.sourceWords = 3;
  second.counts = bleuCounts("<unk>", std::span(&text.set.references[0][1], 1));
  second.known = false;
  second.finished = false;
  text.sentences = {first, second};
  return text;
}

EvaluationRecord recordOf(const EvaluationText& text) {
  EvaluationRecord record;
  record.system = "file:0123";
  record.name = "RNNsearch, fr-en";
  record.decoding = "beam 5";
  record.facts = {{"pairs", "216343"}, {"minutes", "19.9"}};
  record.testSet = testSetFingerprint(text.set);
  record.summary = summarise(text.sentences, record.bleu, 1);
  record.byLength = bleuByLength(text.sentences);
  record.at = 1234;
  return record;
}

class EvaluationsTest : public ::testing::Test {
 protected:
  testing::TemporaryFolder folder;
  Store store{folder.path() / "runs.lookback"};
};

TEST_F(EvaluationsTest, ComeBackAsTheyWereSaved) {
  const EvaluationText text = someText();
  const EvaluationRecord record = recordOf(text);
  const EvaluationId id = store.saveEvaluation(record, text);
  const std::vector<EvaluationRecord> all = store.evaluations();
  ASSERT_EQ(all.size(), 1u);
  const EvaluationRecord& back = all[0];
  EXPECT_EQ(back.id, id);
  EXPECT_EQ(back.name, record.name);
  EXPECT_EQ(back.facts, record.facts);
  EXPECT_EQ(back.testSet, record.testSet);
  EXPECT_EQ(back.testSetName, "small");
  EXPECT_EQ(back.direction, text.set.direction);
  EXPECT_EQ(back.at, 1234);
  EXPECT_EQ(back.summary.all.bleu.score, record.summary.all.bleu.score);  // the same bits
  EXPECT_EQ(back.summary.all.interval.low, record.summary.all.interval.low);
  EXPECT_EQ(back.summary.all.bleu.signature, record.summary.all.bleu.signature);
  ASSERT_TRUE(back.summary.known);
  EXPECT_EQ(back.summary.known->sentences, 1u);
  EXPECT_EQ(back.summary.cut, 1u);
  EXPECT_EQ(back.summary.alignment->errorRate(), record.summary.alignment->errorRate());
  ASSERT_EQ(back.byLength.size(), record.byLength.size());
  EXPECT_EQ(back.byLength[0].interval.high, record.byLength[0].interval.high);

  const EvaluationText again = store.evaluationText(id);
  EXPECT_EQ(again.set.sources, text.set.sources);
  EXPECT_EQ(again.set.references, text.set.references);
  EXPECT_EQ(again.set.gold[0].possible, text.set.gold[0].possible);
  EXPECT_EQ(testSetFingerprint(again.set), record.testSet);
  ASSERT_EQ(again.sentences.size(), 2u);
  EXPECT_EQ(again.sentences[0].counts, text.sentences[0].counts);
  EXPECT_EQ(again.sentences[0].knownCounts, text.sentences[0].knownCounts);
  EXPECT_FALSE(again.sentences[1].known || again.sentences[1].finished);
  EXPECT_EQ(again.sentences[1].translation, "<unk>");
}

TEST_F(EvaluationsTest, TheSameOnceMoreReplacesAndAnotherDecodingDoesNot) {
  const EvaluationText text = someText(), better = someText("a cat sleeps there");
  store.saveEvaluation(recordOf(text), text);
  const EvaluationId second = store.saveEvaluation(recordOf(better), better);
  ASSERT_EQ(store.evaluations().size(), 1u);
  EXPECT_EQ(store.evaluationText(second).sentences[0].translation, "a cat sleeps there");
  EvaluationRecord greedy = recordOf(text);
  greedy.decoding = "beam 1";
  store.saveEvaluation(greedy, text);
  EvaluationRecord other = recordOf(text);
  other.bleu.foldCase = true;  // another definition of the score
  store.saveEvaluation(other, text);
  EXPECT_EQ(store.evaluations().size(), 3u);
  ASSERT_EQ(store.testSets().size(), 1u);  // shared
  EXPECT_EQ(store.testSets()[0].sentences, 2u);
  EXPECT_EQ(store.testSet(store.testSets()[0].fingerprint).sources, text.set.sources);
  store.removeEvaluation(second);
  EXPECT_EQ(store.evaluations().size(), 2u);
  EXPECT_THROW(store.evaluationText(second), Error);
  EXPECT_THROW(store.testSet("none"), Error);
}

TEST(EvaluationTexts, OfAnotherShapeAreRefused) {
  EvaluationRecord record;
  TestSet set;
  EXPECT_THROW(readSummary("{}", record), Error);
  EXPECT_THROW(readSummary("[", record), Error);
  EXPECT_THROW(sentencesFrom("[[1]]"), Error);
  EXPECT_THROW(readTestSet("{\"sources\": 3}", set), Error);
}

}  // namespace
}  // namespace lookback::store
