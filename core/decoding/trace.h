// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/tensor/types.h"
#include "core/text/language.h"

namespace lookback {

struct Candidate {
  int word = 0;              // number in the target vocabulary
  double probability = 0;    // p(word | words before, x)
};

/// Everything one decoder step computed, in the paper's letters. With scorer `none` the energies and weights are empty.
struct StepTrace {
  int word = 0;               // y_i
  double logProbability = 0;  // of `word` under the distribution of this step
  bool forced = false;        // chosen by a person, not by the model
  bool edited = false;        // e or alpha were changed by a person
  bool given = false;         // a word of a reference or of a chosen hypothesis (see GivenWords)

  Vector<double> modelEnergies;  // (T_x) what the model scored, before any edit of this step
  Vector<double> e;              // (T_x) as used; -inf for a position taken out
  Vector<double> modelAlpha;     // (T_x) softmax of modelEnergies
  Vector<double> alpha;          // (T_x) as used; sums to 1
  Vector<float> c;               // (2n; n for the fixed vector) context
  Vector<float> sPrev;           // (n) s_{i-1}
  Vector<float> r, z;            // (n) reset and update gate
  Vector<float> sTilde;          // (n) candidate state
  Vector<float> s;               // (n) s_i
  Vector<float> t;               // (l) readout, the input of the output layer

  std::vector<Candidate> candidates;       // the likeliest words, best first, with the edits of this step
  std::vector<Candidate> modelCandidates;  // the same without them; equal to `candidates` where nothing was edited
};

/// One sentence on its way through one model. Immutable once published.
struct Trace {
  Direction direction;
  std::string sentence;                    // as typed, normalised
  std::vector<std::string> source;         // (T_x) tokens in the original spelling; the last is "</s>"
  std::vector<std::int32_t> sourceIds;     // (T_x)
  std::vector<std::string> target;         // (T_y) words of `steps`; the last is "</s>" if finished
  std::vector<StepTrace> steps;            // (T_y)
  Matrix<float> h;                         // (2n, T_x) annotations; the fixed vector as one column for scorer `none`
  Vector<float> sInitial;                  // (n) s_0
  double energyBound = 0;                  // additive scorer: |e| cannot exceed this, sum of |v_a|; 0 where there is no bound
  double logProbability = 0;               // of all words written
  bool finished = false;                   // ends with the end mark; false: cut at the maximum length
};

}  // namespace lookback
