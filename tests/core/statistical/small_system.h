// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/data/gold_set.h"
#include "core/statistical/statistical_trainer.h"

namespace lookback::testing {

/// Pairs of words as a loaded corpus in which no word is unknown.
inline LoadedCorpus loadedOf(const std::vector<TextPair>& pairs) {
  LoadedCorpus data;
  VocabularyBuilder source, target;
  for (const TextPair& pair : pairs) {
    source.add(pair.source);
    target.add(pair.target);
  }
  data.source = source.build(1 << 20);
  data.target = target.build(1 << 20);
  for (const TextPair& pair : pairs) data.corpus.add(data.source.ids(pair.source), data.target.ids(pair.target));
  return data;
}

/// Generated French and English sentences.
inline std::vector<TextPair> generatedPairs(int count, std::uint64_t seed) {
  std::vector<TextPair> pairs;
  for (const GoldPair& pair : generateGoldSet("french-english", count, seed, {}).pairs)
    pairs.push_back({pair.line, pair.source, pair.target});
  return pairs;
}

/// Links of every pair of a corpus, as a person would write them.
inline statistical::CorpusLinks linksOf(const std::vector<std::vector<Link>>& pairs) {
  statistical::CorpusLinks links;
  for (const std::vector<Link>& pair : pairs) {
    links.links.insert(links.links.end(), pair.begin(), pair.end());
    links.begin.push_back(links.links.size());
  }
  return links;
}

/// A system that trains in a blink.
inline statistical::StatisticalOptions quickOptions() {
  statistical::StatisticalOptions options;
  options.phrases.longest = 4;
  options.decoder.stack = 20;
  options.tuning.sentences = 40;
  options.tuning.rounds = 3;
  options.tuning.nbest = 20;
  options.tuning.restarts = 2;
  options.tuning.stack = 20;
  return options;
}

}  // namespace lookback::testing
