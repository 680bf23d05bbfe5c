// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/reader_corpus.h"
#include "core/training/trainer.h"

namespace lookback::cli {

/// The development set: all pairs for the loss, and the first ones as text for BLEU.
struct DevSet {
  Corpus corpus;
  std::vector<std::vector<std::int32_t>> sources;  // word numbers, no end mark
  std::vector<std::string> references;             // the target side, normalised
  std::vector<TextPair> texts;                     // the same pairs in words
  Language target = Language::english;
};

DevSet readDevSet(const PairFiles& files, Direction direction, const LoadedCorpus& data, const ReadOptions& options,
                  int sentences);

/// Greedy BLEU (13a, cased) of the sentences; no function where there are none. `dev`, `config` and `words` must
/// outlive it.
Trainer::Scorer devScorer(const DevSet& dev, const ModelConfig& config, const Vocabulary& words);

}  // namespace lookback::cli
