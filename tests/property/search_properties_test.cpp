// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "core/decoding/session.h"
#include "core/decoding/translator.h"
#include "tests/support/naive_rnnsearch.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

constexpr int kWords = 4, kLongest = 4;  // 4^4 sentences at most: all of them can be tried
constexpr std::array kScorers{Scorer::additive, Scorer::dot, Scorer::general, Scorer::none};

ModelConfig tinyTarget(std::uint64_t seed) {
  ModelConfig config = tinyConfig(kScorers[seed % kScorers.size()]);
  config.targetWords = kWords;
  return config;
}

struct Best {
  std::vector<int> words;
  double logProbability = -INFINITY;
};

/// The likeliest finished sentence of at most kLongest words (end mark counted), by trying every one with the naive
/// model.
void tryAll(const naive::Rnnsearch& oracle, const std::vector<int>& source, std::vector<int>& words, Best& best) {
  const double logProbability = -oracle.forward(source, words).loss;
  if (logProbability > best.logProbability) {
    best = {words, logProbability};
    best.words.push_back(Vocabulary::kEnd);
  }
  if (static_cast<int>(words.size()) + 1 >= kLongest) return;
  for (int word = 1; word < kWords; ++word) {
    words.push_back(word);
    tryAll(oracle, source, words, best);
    words.pop_back();
  }
}

TEST(SearchProperties, ABeamWiderThanEverythingFindsTheExactBest) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const ModelConfig config = tinyTarget(seed);
    const Parameters<double> p = normalParameters<double>(config, seed, 1.0);
    const std::vector<int> source{2, 5, 3};
    Best best;
    std::vector<int> words;
    tryAll(naive::Rnnsearch(config, p), source, words, best);

    Translator translator(modelOf(config, p.cast<float>(config)));
    TranslateOptions options;
    options.beam = 1000;
    options.maxLength = kLongest;
    options.lengthNormalisation = false;
    const Hypothesis found = translator.search(source, options).front();
    EXPECT_EQ(found.words, best.words) << "seed " << seed;
    EXPECT_NEAR(found.logProbability, best.logProbability, 1e-4) << "seed " << seed;
  }
}

TEST(SearchProperties, BeamOfOneWritesWhatTheSteppedDecoderWrites) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const ModelConfig config = tinyTarget(seed);
    const auto model = modelOf(config, normalParameters<float>(config, seed, 1.0));
    const std::vector<int> source{6, 2, 4};
    DecodeOptions stepped;
    stepped.maxLength = 7;
    const auto trace = decode(*readSentence(model, sentenceOf("s", source)), {}, stepped);
    TranslateOptions options;
    options.beam = 1;
    options.maxLength = 7;
    const Hypothesis found = Translator(model).search(source, options).front();
    ASSERT_EQ(found.words.size(), trace->steps.size()) << "seed " << seed;
    for (std::size_t i = 0; i < found.words.size(); ++i)
      EXPECT_EQ(found.words[i], trace->steps[i].word) << "seed " << seed;
    EXPECT_EQ(found.finished, trace->finished);
    EXPECT_NEAR(found.logProbability, trace->logProbability, 1e-5);
  }
}

}  // namespace
}  // namespace lookback
