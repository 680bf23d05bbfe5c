// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/bench/measure.h"
#include "app/cli/bench/workload.h"
#include "core/data/corpus.h"
#include "core/model/parameters.h"

namespace lookback::bench {

/// Something that is timed in rounds, so that figures of several parts (and of a peer) come from the same minutes.
class Part {
 public:
  virtual ~Part() = default;
  /// Works for one round and adds samples to the figures. The first call may warm up first.
  virtual void round() = 0;
  virtual std::vector<Figure> figures() const = 0;
};

/// What this computer multiplies in float: C = A B of 1024 x 1024 matrices, one thread and one such product on each of
/// `threads` at once. sgemm.gflops_one_thread, sgemm.gflops
std::unique_ptr<Part> sgemmPart(int threads);

/// Updates with the paper's recipe (Adadelta, clipping, 80 sentences), end marks counted as target words.
/// <name>.words_per_second, a sample an update; <name>.peak_mebibytes, what the trainer added to the process at most
std::unique_ptr<Part> trainingPart(const std::string& name, const Workload& workload, const Corpus& corpus,
                                   int threads);

/// Decoding of as many words as the source has. greedy.sentences_per_second: batches of 80 dealt out to the threads;
/// greedy_single.sentences_per_second and beam.sentences_per_second: one sentence at a time on each thread, the latter
/// with twelve hypotheses; ..._one_thread: the same on one thread alone.
std::unique_ptr<Part> decodingPart(const Workload& workload, const Corpus& corpus, int threads);

/// The session behind the sliders: interactive.step_milliseconds, interactive.sentence_milliseconds,
/// interactive.flip_marks_milliseconds
std::unique_ptr<Part> interactivePart(const Workload& workload);

/// What a sentence of 10 ... 400 words (and a translation as long) costs to read and rescore, and how much of that is
/// attention, which looks at every pair of words: length.words_<n>_milliseconds, length.attention_<n>_milliseconds,
/// length.exponent and length.attention_exponent (of the cost as a power of the length, from 100 to 400 words), and
/// length.attention_overtakes, the length from which attention costs more than the three recurrences
std::unique_ptr<Part> lengthPart(const Workload& workload);

/// A random model that never writes the end mark, so that decoding always does the same work.
Parameters<float> endlessParameters(const ModelConfig& config);

}  // namespace lookback::bench
