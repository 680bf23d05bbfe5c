// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/beam_tree.h"

#include <gtest/gtest.h>

#include <set>

#include "core/base/error.h"
#include "core/decoding/translator.h"
#include "tests/core/decoding/search_table_scorer.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

using Fate = BeamNode::Fate;
constexpr char kSentence[] = "w2 w3 w4 w5 w6";

/// After "a" the words are even, after "b" the end is likely: the second best start wins.
testing::ProbabilityTable table() {
  testing::ProbabilityTable t;
  t.vocabulary = {"</s>", "a", "b", "c"};
  t.rows[{}] = {0.05f, 0.5f, 0.4f, 0.05f};
  t.rows[{1}] = {0.25f, 0.25f, 0.25f, 0.25f};
  t.rows[{2}] = {0.9f, 0.04f, 0.03f, 0.03f};
  t.otherwise = {0.7f, 0.1f, 0.1f, 0.1f};
  return t;
}

TEST(BeamJournal, HoldsWhatWasKeptAndWhatJustMissedTheBeam) {
  const testing::ProbabilityTable t = table();
  testing::TableScorer scorer(t);
  BeamJournal journal;
  journal.prunedAStep = 2;
  SearchOptions options;
  options.width = 2, options.maxLength = 4, options.endWord = 0, options.lengthNormalisation = false;
  const Hypothesis best = BeamSearch().run(scorer, options, {}, &journal).front();
  EXPECT_EQ(testing::text(t, best.words), "b </s>");

  ASSERT_GE(journal.nodes.size(), 4u);
  const auto& n = journal.nodes;
  EXPECT_EQ(n[0].word, 1);  // a and b in the beam, </s> and c pruned
  EXPECT_EQ(n[1].word, 2);
  EXPECT_EQ(n[0].fate, BeamJournal::Fate::kept);
  EXPECT_EQ(n[2].word, 0);  // the lower number on a tie
  EXPECT_EQ(n[2].fate, BeamJournal::Fate::pruned);
  EXPECT_EQ(n[3].fate, BeamJournal::Fate::pruned);
  EXPECT_NEAR(n[0].sum, std::log(0.5), 1e-6);
  EXPECT_EQ(n[4].parent, 1);  // "b </s>": 0.36
  EXPECT_EQ(n[4].fate, BeamJournal::Fate::finished);
  EXPECT_NEAR(n[4].sum, std::log(0.4 * 0.9), 1e-6);
  EXPECT_NEAR(n[4].logProbability, std::log(0.9), 1e-6);
  EXPECT_EQ(journal.ends.front(), 4);
}

TEST(BeamJournal, ChangesNothingInTheResult) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Translator translator(tinyModel(seed % 2 ? Scorer::additive : Scorer::none, seed));
    const std::vector<std::int32_t> words{2, 5, 3, 9};
    for (const int beam : {2, 5, 12}) {
      TranslateOptions options;
      options.beam = beam, options.nbest = beam, options.maxLength = 14;
      const auto plain = translator.search(words, options);
      BeamJournal journal;
      const auto noted = translator.search(words, options, {}, &journal);
      ASSERT_EQ(plain.size(), noted.size());
      for (std::size_t k = 0; k < plain.size(); ++k) {
        EXPECT_EQ(plain[k].words, noted[k].words) << "seed " << seed;
        EXPECT_EQ(plain[k].logProbabilities, noted[k].logProbabilities);
        EXPECT_EQ(plain[k].score, noted[k].score);
        EXPECT_EQ(plain[k].payload, noted[k].payload);
      }
    }
  }
}

TEST(BeamTree, BestEndIsWhatTheTranslatorWrites) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto model = tinyModel(Scorer::additive, seed);
    const auto read = readSentence(model, kSentence);
    for (const int width : {1, 3, 12}) {
      const auto tree = growBeamTree(*read, {.width = width, .maxLength = 15});
      TranslateOptions options;
      options.beam = width, options.maxLength = 15;
      const Translated written = Translator(model).translate(kSentence, options);
      ASSERT_GE(tree->best(), 0);
      EXPECT_EQ(wordsTo(*tree, tree->best()), written.results.front().ids) << "seed " << seed << " width " << width;
      EXPECT_NEAR(tree->nodes[static_cast<std::size_t>(tree->best())].score, written.results.front().score, 1e-9);
    }
  }
}

TEST(BeamTree, IsATree) {
  const auto tree = growBeamTree(*readSentence(tinyModel(), kSentence), {.width = 4, .prunedAStep = 2, .maxLength = 9});
  ASSERT_EQ(tree->firstOfStep.front(), 0);
  ASSERT_EQ(tree->firstOfStep.back(), static_cast<int>(tree->nodes.size()));
  std::set<int> children;
  for (int step = 1; step <= tree->steps(); ++step) {
    int inBeam = 0, pruned = 0;
    const int first = tree->firstOfStep[static_cast<std::size_t>(step - 1)];
    for (int k = first; k < tree->firstOfStep[static_cast<std::size_t>(step)]; ++k) {
      const BeamNode& node = tree->nodes[static_cast<std::size_t>(k)];
      EXPECT_EQ(node.step, step);
      EXPECT_EQ(node.rank, k - first + 1);
      (node.fate == Fate::pruned ? pruned : inBeam) += 1;
      if (node.fate == Fate::pruned) {
        EXPECT_EQ(node.bestEnd, -1);
      }
      double before = 0;
      if (node.parent >= 0) {
        const BeamNode& parent = tree->nodes[static_cast<std::size_t>(node.parent)];
        EXPECT_EQ(parent.step, step - 1);
        before = parent.sum;
      }
      EXPECT_NEAR(node.sum, before + node.logProbability, 1e-9);
      for (const int child : node.children) EXPECT_TRUE(children.insert(child).second);
      const bool goesOn = std::any_of(node.children.begin(), node.children.end(), [&](int child) {
        return tree->nodes[static_cast<std::size_t>(child)].fate != Fate::pruned;
      });
      EXPECT_EQ(goesOn, node.fate == Fate::kept);
    }
    EXPECT_LE(inBeam, 4);
    EXPECT_LE(pruned, 2);
  }
}

TEST(BeamTree, WidthOneIsWhatGreedyDecodingWrites) {
  const auto read = readSentence(tinyModel(), kSentence);
  const auto tree = growBeamTree(*read, {.width = 1, .maxLength = 12});
  const auto trace = decode(*read, {}, {.maxLength = 12});
  std::vector<int> words;
  for (const StepTrace& step : trace->steps) words.push_back(step.word);
  EXPECT_EQ(wordsTo(*tree, tree->best()), words);
}

TEST(BeamTree, FollowingAHypothesisGivesItsProbability) {
  const auto read = readSentence(tinyModel(), kSentence);
  const auto tree = growBeamTree(*read, {.width = 4, .maxLength = 9});
  for (const int end : tree->ends) {
    const auto trace = decode(*read, {}, {.maxLength = 9, .given = {wordsTo(*tree, end)}});
    EXPECT_NEAR(trace->logProbability, tree->nodes[static_cast<std::size_t>(end)].sum, 1e-4);
  }
}

TEST(BeamTree, CanBeStopped) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(growBeamTree(*readSentence(tinyModel(), kSentence), {}, stop.get_token()), Error);
}

}  // namespace
}  // namespace lookback
