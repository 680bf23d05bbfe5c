// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/reader_corpus.h"
#include "core/statistical/progress.h"
#include "core/statistical/statistical_model.h"
#include "core/statistical/tuning.h"

namespace lookback::statistical {

struct StatisticalOptions {
  AlignerOptions aligner;
  PhraseOptions phrases;
  DecoderOptions decoder;
  TuningOptions tuning;
  int threads = 2;  // changes nothing but the time
};

/// What a training looked like, beside the model.
struct StatisticalReport {
  std::vector<double> forwardModel1, forwardHmm;  // log-likelihoods before each iteration, natural logarithms
  std::vector<double> reverseModel1, reverseHmm;
  std::vector<double> tuningBleu;   // before each round, on the first sentences of dev
  std::map<Stage, double> seconds;  // of each stage
};

/// Both directions of word alignment; see trainDirection.
struct AlignedCorpus {
  TrainedDirection forward, reverse;
  CorpusLinks links;
};
AlignedCorpus alignCorpus(const LoadedCorpus& data, const AlignerOptions& options, Team& team, std::stop_token stop,
                          const ProgressCallback& progress);

/// Trains a whole phrase-based system: blocks until it is done, so a window calls it on a thread of its own. `data`
/// must be read with vocabularies that have every word (kAllWords). Without dev pairs the weights stay kStartWeights.
/// The same bits for any number of threads. Throws Error(interrupted) soon after a request to stop, and Error for data
/// that are too large.
StatisticalModel trainStatistical(const LoadedCorpus& data, Direction direction, std::span<const TextPair> dev,
                                  const StatisticalOptions& options, std::stop_token stop = {},
                                  const ProgressCallback& progress = {}, StatisticalReport* report = nullptr);

/// No word is left out: for loadCorpus.
inline constexpr VocabularyLimits kAllWords{1 << 21, 1 << 21};

}  // namespace lookback::statistical
