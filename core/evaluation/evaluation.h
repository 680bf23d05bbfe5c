// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/evaluation/aer.h"
#include "core/evaluation/bleu.h"
#include "core/evaluation/system.h"
#include "core/evaluation/test_set.h"

namespace lookback {

struct EvaluateOptions {
  int threads = 0;  // 0: as many as the computer has
  BleuOptions bleu = {};
  std::stop_token stop = {};  // ends by Error(interrupted), at the next word
  /// Sentences done of all of them; on the calling thread, now and then.
  std::function<void(std::size_t done, std::size_t all)> progress = {};
};

/// What a system made of one sentence, in numbers that add up.
struct EvaluatedSentence {
  std::string translation;
  BleuCounts counts;
  int sourceWords = 0;   // tokens (tokenizer.h), the end mark not counted
  bool finished = true;  // false: the translation was cut at the maximum length
  /// No word of the source and of the references is unknown to the system: the sentence belongs to the second column.
  bool known = true;
  /// Of the translation without the mark <unk>, where `known` (the paper's table 1 forbids it in that column).
  BleuCounts knownCounts;
  AlignmentCounts alignment;  // where the set has links and the system aligns
};

/// Translates a test set and counts, several sentences at a time; the result does not depend on the threads.
/// Throws Error if the set is none (checkTestSet), its direction is not the system's, or a sentence cannot be
/// translated or scored (with its line).
std::vector<EvaluatedSentence> evaluateSystem(const TranslationSystem& system, const TestSet& set,
                                              const EvaluateOptions& options = {});

/// BLEU of some sentences with its 95 % bootstrap interval.
struct ScoredSentences {
  std::size_t sentences = 0;
  BleuScore bleu;
  BleuInterval interval;
};
/// `counts` must not be empty.
ScoredSentences scoreSentences(std::span<const BleuCounts> counts, const BleuOptions& options, int references);

/// The two columns of the paper's table 1, and more.
struct EvaluationSummary {
  ScoredSentences all;
  std::optional<ScoredSentences> known;  // absent: every sentence has an unknown word
  std::size_t cut = 0;                   // translations cut at the maximum length
  std::optional<AlignmentCounts> alignment;
};

/// `references`: how many there are of each sentence, for the signature.
EvaluationSummary summarise(std::span<const EvaluatedSentence> sentences, const BleuOptions& options, int references);

/// Whether one system is better than another on the same sentences, by paired bootstrap (Koehn 2004): both are scored
/// on the same draws. Deterministic. `a` and `b` must be as long as each other, and not empty.
struct PairedComparison {
  double difference = 0;  // score of a - score of b
  BleuInterval interval;  // 95 % of the difference
  double aAbove = 0;      // share of draws in which a scores higher, 0..1
};
PairedComparison comparePaired(std::span<const BleuCounts> a, std::span<const BleuCounts> b, const BleuOptions& options,
                               int resamples = 1000, std::uint64_t seed = 1);

}  // namespace lookback
