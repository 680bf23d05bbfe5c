// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/data/corpus.h"
#include "core/data/reader.h"
#include "core/text/vocabulary.h"

namespace lookback {

/// Sizes of the vocabularies to build, the two marks included (the paper has 30 000 words a side).
struct VocabularyLimits {
  int source = 30000;
  int target = 30000;
};

/// Pairs as numbers, with what the numbers mean and what became of the file's lines.
struct LoadedCorpus {
  Corpus corpus;
  Vocabulary source;
  Vocabulary target;
  std::vector<std::uint64_t> lines;  // of each pair, from 1
  ReadReport report;
  double unknownSource = 0.0;  // share of words the vocabulary lacks, 0..1
  double unknownTarget = 0.0;
};

/// Reads a corpus and builds its vocabularies, in one pass: words get numbers as they come, and new ones by falling
/// count at the end, so that a pair costs 4 bytes a word (12 while the list of words grows) and 24 for its bounds and
/// line. Throws what readPairs throws; then nothing of the file remains.
LoadedCorpus loadCorpus(const PairFiles& files, Direction direction, const VocabularyLimits& limits = {},
                        const ReadOptions& options = {});

/// The same with given vocabularies, for instance those of a model or of the training data.
LoadedCorpus loadCorpus(const PairFiles& files, Direction direction, Vocabulary source, Vocabulary target,
                        const ReadOptions& options = {});

}  // namespace lookback
