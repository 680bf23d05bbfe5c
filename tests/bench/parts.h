// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/data/corpus.h"
#include "core/model/parameters.h"
#include "tests/bench/measure.h"
#include "tests/bench/workload.h"

namespace lookback::bench {

/// Something that is timed in rounds, so that figures of several parts (and of a peer) come from the same minutes.
class Part {
 public:
  virtual ~Part() = default;
  /// Works for one round and adds samples to the figures. The first call may warm up first.
  virtual void round() = 0;
  virtual std::vector<Figure> figures() const = 0;
};

/// What this computer multiplies in float: products of 1024 x 1024 matrices, one thread and all of `threads` at once.
/// sgemm.gflops_one_thread, sgemm.gflops
std::unique_ptr<Part> sgemmPart(int threads);

/// Updates with the paper's recipe (Adadelta, clipping, 80 sentences), end marks counted as target words.
/// <name>.words_per_second, a sample an update
std::unique_ptr<Part> trainingPart(const std::string& name, const Workload& workload, const Corpus& corpus,
                                   int threads);

/// Greedy and beam (12) decoding of as many words as the source has: greedy.sentences_per_second and
/// beam_together.sentences_per_second with sentences of its own for every thread, greedy_single.sentences_per_second
/// and beam.sentences_per_second one sentence after the other on one thread.
std::unique_ptr<Part> decodingPart(const Workload& workload, const Corpus& corpus, int threads);

/// The session behind the sliders: interactive.step_milliseconds, interactive.sentence_milliseconds,
/// interactive.flip_marks_milliseconds
std::unique_ptr<Part> interactivePart(const Workload& workload);

/// A random model that never writes the end mark, so that decoding always does the same work.
Parameters<float> endlessParameters(const ModelConfig& config);

}  // namespace lookback::bench
