// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/decoding/session.h"

namespace lookback {

/// One partial translation of a beam search: its last word, and all before it by way of `parent`.
struct BeamNode {
  enum class Fate {
    kept,      // in the beam, and went on
    dead,      // in the beam, but none of its continuations was
    finished,  // an end mark
    open,      // still in the beam when the search ended
    pruned,    // just missed the beam
  };
  int step = 0;  // from 1
  int word = 0;
  std::string text;           // of the word
  int parent = -1;            // -1 for the first step
  double logProbability = 0;  // of the word given those before it
  double sum = 0;             // of all words up to here
  double score = 0;           // sum / words: what it would be ranked by if it ended here
  int rank = 0;               // by `sum` among those of its step, from 1; those pruned come last
  Fate fate = Fate::kept;
  std::vector<int> children;  // best first
  /// The best of the hypotheses that go through here; -1 if none of them came to an end.
  int bestEnd = -1;
};

/// All of a beam search.
struct BeamTree {
  int width = 0;
  std::vector<BeamNode> nodes;   // step by step, within a step by rank
  std::vector<int> firstOfStep;  // (steps + 1) where the nodes of each step begin; the last is nodes.size()
  std::vector<int> ends;         // of the hypotheses, best first: finished ones before open ones
  int steps() const { return static_cast<int>(firstOfStep.size()) - 1; }
  /// The hypothesis that the search returns; -1 if there is none.
  int best() const { return ends.empty() ? -1 : ends.front(); }
};

struct BeamTreeOptions {
  int width = 5;
  int prunedAStep = 3;  // of those that just missed the beam
  int maxLength = 0;    // as in DecodeOptions
};

/// Searches as Translator does by default, and keeps what it saw. Throws Error(interrupted) when `stop` is requested.
std::shared_ptr<const BeamTree> growBeamTree(const ReadSentence& sentence, const BeamTreeOptions& options = {},
                                             std::stop_token stop = {});

/// The words from the first one to a node: what decode() follows if they are given.
std::vector<int> wordsTo(const BeamTree& tree, int node);

}  // namespace lookback
