// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training, translating, aligning and scoring with a whole phrase-based system.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/evaluation/evaluation.h"
#include "core/statistical/phrase_system.h"
#include "core/text/tokenizer.h"
#include "tests/core/statistical/small_system.h"

namespace lookback::testing {
namespace {

using namespace statistical;

const LoadedCorpus& data() {
  static const LoadedCorpus corpus = loadedOf(generatedPairs(400, 1));
  return corpus;
}

std::shared_ptr<const StatisticalModel> trained(int threads = 2, Aligner aligner = Aligner::hmm) {
  StatisticalOptions options = quickOptions();
  options.threads = threads;
  options.aligner.aligner = aligner;
  return std::make_shared<const StatisticalModel>(trainStatistical(data(), {}, generatedPairs(30, 2), options));
}

const std::shared_ptr<const StatisticalModel>& model() {
  static const auto shared = trained();
  return shared;
}

TEST(PhraseSystem, TranslatesWhatItLearned) {
  const PhraseTranslator translator(model());
  BleuCounts counts;
  for (const TextPair& pair : generatedPairs(60, 1)) {
    const PhraseTranslation translation = translator.translate(pair.source).front();
    counts += bleuCounts(translation.text, std::vector<std::string>{detokenise(pair.target, Language::english)});
    EXPECT_NEAR(translation.score, dot(translation.features, model()->weights), 1e-4);
    EXPECT_EQ(translation.features[kWords] + 0.0, static_cast<double>(translation.words.size()));
    std::vector<int> covered(pair.source.size());
    for (const PhraseSpan& phrase : translation.phrases)
      for (int j = phrase.sourceBegin; j < phrase.sourceEnd; ++j) ++covered[static_cast<std::size_t>(j)];
    EXPECT_TRUE(std::all_of(covered.begin(), covered.end(), [](int times) { return times == 1; }));
  }
  EXPECT_GT(bleuFromCounts(counts).score, 80);
}

TEST(PhraseSystem, CopiesWordsItNeverSaw) {
  const PhraseTranslator translator(model());
  const PhraseTranslation translation = translator.translate("Xyzzy !").front();
  EXPECT_NE(std::find(translation.words.begin(), translation.words.end(), "Xyzzy"), translation.words.end());
  ASSERT_EQ(translation.copied.size(), 1u);
  EXPECT_EQ(translation.words[static_cast<std::size_t>(translation.copied[0])], "Xyzzy");
}

TEST(PhraseSystem, ListsDifferentTranslationsBestFirst) {
  const PhraseTranslator translator(model());
  const auto translations = translator.translate(generatedPairs(1, 1)[0].source, 10);
  ASSERT_GT(translations.size(), 1u);
  for (std::size_t k = 1; k < translations.size(); ++k) {
    EXPECT_LE(translations[k].score, translations[k - 1].score);
    for (std::size_t before = 0; before < k; ++before) EXPECT_NE(translations[k].words, translations[before].words);
  }
}

TEST(PhraseSystem, RefusesWhatItCannotTranslate) {
  const PhraseTranslator translator(model());
  EXPECT_THROW(translator.translate(" "), Error);
  EXPECT_THROW(translator.translate(std::vector<std::string>(257, "le")), Error);
}

TEST(WordAlignment, PosteriorsAreProbabilities) {
  for (const Aligner aligner : {Aligner::hmm, Aligner::model1}) {
    const PhraseTranslator translator(aligner == Aligner::hmm ? model() : trained(2, aligner));
    for (const TextPair& pair : generatedPairs(30, 9)) {
      const WordAlignment alignment = translator.align(pair.source, pair.target);
      const auto sources = static_cast<Index>(pair.source.size()), targets = static_cast<Index>(pair.target.size());
      ASSERT_EQ(alignment.alpha.rows(), targets);
      ASSERT_EQ(alignment.alpha.cols(), sources + 1);
      ASSERT_EQ(alignment.reverse.rows(), sources);
      ASSERT_EQ(alignment.reverse.cols(), targets + 1);
      EXPECT_LT((alignment.alpha.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-5f);
      EXPECT_LT((alignment.reverse.rowwise().sum().array() - 1).abs().maxCoeff(), 1e-5f);
      EXPECT_GE(alignment.alpha.minCoeff(), 0);
      const Matrix<float> posteriors = translator.posteriors(pair.source, pair.target);
      ASSERT_EQ(posteriors.cols(), sources);
      EXPECT_EQ((posteriors - alignment.alpha.leftCols(sources)).cwiseAbs().maxCoeff(), 0);
      for (const Link link : alignment.links) {
        EXPECT_TRUE(link.source >= 0 && link.source < sources && link.target >= 0 && link.target < targets);
      }
    }
  }
}

TEST(WordAlignment, TakesWordsItNeverSawAndEmptySides) {
  const PhraseTranslator translator(model());
  const Matrix<float> unseen = translator.posteriors({"Xyzzy", "."}, {"Plugh", "."});
  EXPECT_LT((unseen.rowwise().sum().array() - 1).maxCoeff(), 1e-5f);
  EXPECT_GT(unseen(1, 1), 0.5f) << "the full stop is known";
  EXPECT_EQ(translator.posteriors({}, {"a", "b"}).rows(), 2);
  EXPECT_EQ(translator.posteriors({"a"}, {}).rows(), 0);
  EXPECT_TRUE(translator.align({}, {"a"}).links.empty());
}

/// On sentences of the training corpus the links are nearly those by which the sentences were made.
TEST(WordAlignment, FindsTheLinksOfGeneratedSentences) {
  const PhraseTranslator translator(model());
  AlignmentCounts forward, joined, both;
  for (const GoldPair& pair : generateGoldSet("french-english", 200, 1, {}).pairs) {
    GoldAlignment gold;
    for (const Link link : pair.gold.sure) gold.sure.push_back({link.source, link.target});
    for (const Link link : pair.gold.possible) gold.possible.push_back({link.source, link.target});
    const auto count = [&](Symmetrisation method) {
      AlignmentLinks links;
      for (const Link link : translator.align(pair.source, pair.target, method).links)
        links.push_back({link.source, link.target});
      return compareAlignment(links, gold);
    };
    forward += count(Symmetrisation::forward);
    joined += count(Symmetrisation::growDiagFinalAnd);
    both += count(Symmetrisation::intersection);
  }
  EXPECT_LT(forward.errorRate(), 0.2);
  EXPECT_LT(joined.errorRate(), 0.2);
  EXPECT_GT(joined.recall(), both.recall());
  EXPECT_GT(both.precision(), 0.9);
}

TEST(StatisticalTraining, GivesTheSameBitsForAnyNumberOfThreads) {
  const auto one = trained(1);
  EXPECT_EQ(one->weights, model()->weights);
  EXPECT_EQ(one->languageModel.parts().trigrams, model()->languageModel.parts().trigrams);
  ASSERT_EQ(one->phrases.entries().size(), model()->phrases.entries().size());
  EXPECT_TRUE(std::equal(one->forward.lexicon.probabilities().begin(), one->forward.lexicon.probabilities().end(),
                         model()->forward.lexicon.probabilities().begin()));
}

TEST(StatisticalTraining, TellsItsStagesInOrderAndNeverALowerLikelihood) {
  std::vector<Progress> told;
  trainStatistical(data(), {}, generatedPairs(10, 2), quickOptions(), {},
                   [&](const Progress& progress) { told.push_back(progress); });
  Stage stage = Stage::model1;
  bool reversed = false;
  double before = -HUGE_VAL;
  for (const Progress& progress : told) {
    if (progress.stage != stage || progress.reversed != reversed) before = -HUGE_VAL;
    if (progress.stage == Stage::model1 && stage == Stage::hmm)
      EXPECT_TRUE(progress.reversed && !reversed);
    else
      EXPECT_GE(progress.stage, stage);
    stage = progress.stage;
    reversed = progress.reversed;
    if (stage > Stage::hmm || progress.round == 0) continue;
    EXPECT_GE(progress.logLikelihood, before);
    before = progress.logLikelihood;
  }
  EXPECT_EQ(stage, Stage::tuning);
}

TEST(StatisticalTraining, StopsOnRequestAtEveryStage) {
  std::vector<Stage> stages;
  trainStatistical(data(), {}, generatedPairs(10, 2), quickOptions(), {},
                   [&](const Progress& progress) { stages.push_back(progress.stage); });
  for (const std::size_t after : {std::size_t{0}, stages.size() / 3, stages.size() - 2}) {
    std::stop_source stop;
    std::size_t reports = 0;
    const auto stopAt = [&](const Progress&) {
      if (reports++ == after) stop.request_stop();
    };
    EXPECT_THROW(trainStatistical(data(), {}, generatedPairs(10, 2), quickOptions(), stop.get_token(), stopAt), Error);
    EXPECT_LE(reports, after + 2);
  }
}

TEST(PhraseSystem, IsScoredLikeAnyOther) {
  TestSet set;
  set.name = "generated";
  set.references.resize(1);
  for (const GoldPair& pair : generateGoldSet("french-english", 50, 1, {}).pairs) {
    set.sources.push_back(detokenise(pair.source, Language::french));
    set.references[0].push_back(detokenise(pair.target, Language::english));
    GoldAlignment& gold = set.gold.emplace_back();
    for (const Link link : pair.gold.sure) gold.sure.push_back({link.source, link.target});
  }
  set.sources.push_back("Xyzzy.");
  set.references[0].push_back("Xyzzy.");
  set.gold.emplace_back();
  const auto sentences = evaluateSystem(phraseSystem(model()), set);
  const EvaluationSummary summary = summarise(sentences, {}, 1);
  EXPECT_GT(summary.all.bleu.score, 80);
  ASSERT_TRUE(summary.known);
  EXPECT_EQ(summary.known->sentences, 50u) << "the last one has a word it never saw";
  EXPECT_EQ(sentences[0].counts, sentences[0].knownCounts)
      << "<unk> is never written, so forbidding it changes nothing";
  ASSERT_TRUE(summary.alignment);
  EXPECT_LT(summary.alignment->errorRate(), 0.3);
}

TEST(PhraseSystem, SaysHowItDecodes) {
  EXPECT_EQ(decodingText({100, 2, 6, 20}), "stack 100, jumps up to 6 words");
  EXPECT_EQ(decodingText({30, 2, -1, 20}), "stack 30, jumps of any width");
  EXPECT_EQ(phraseFacts(*model()).at("system"), "phrase-based");
}

}  // namespace
}  // namespace lookback::testing
