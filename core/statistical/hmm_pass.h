// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/statistical/hmm_jumps.h"

namespace lookback::statistical {

/// What an HMM needs to know of one pair of sentences: I given words, J explained ones.
struct HmmProblem {
  int given = 0;                        // I
  int explained = 0;                    // J
  const double* emissions = nullptr;    // t(y_i | x_j), (J, I + 1) by rows; last column NULL
  const double* transitions = nullptr;  // p(j | anchor, I), (I + 1, I) by rows; see Jumps::transitions
  double p0 = 0;                        // probability that a word is explained by NULL
};

/// The network of Och and Ney 2003 (section 2.1.1 with their p_0): at every explained word the HMM either jumps to a
/// given word, with probability 1 - p0, or stays where it is and lets NULL write it, with p0. A state is an anchor (0:
/// before the sentence, j + 1: word j) and who writes; both ways of reaching an anchor have the same future, so the
/// recursions run over I + 1 anchors:
///
///   word_i(j)   = t(y_i | x_j) (1 - p0) Σ_a m_{i-1}(a) p(j | a, I)
///   null_i(a)   = t(y_i | NULL) p0 m_{i-1}(a)
///   m_i(a)      = word_i(a - 1) + null_i(a),   m_{-1} = [1, 0, …]
///
/// scaled at each word so that m_i sums to 1. Keeps its memory from pair to pair; one for each thread.
class HmmPass {
 public:
  /// Both recursions; returns log p(y | x). With p(y | x) = 0 (an impossible word) the result is minus infinity and
  /// there are no posteriors.
  double forwardBackward(const HmmProblem& problem);
  /// p(a_i = j | y, x) of the last forwardBackward: (J, I + 1) by rows, last column NULL; rows sum to 1.
  std::span<const double> posterior() const { return m_posterior; }
  /// Adds the expected jumps of the last forwardBackward.
  void addJumps(const Jumps& jumps, JumpCounts& counts);

  /// The likeliest alignment: for each explained word the given word, or -1 for NULL. The leftmost wins a tie.
  std::vector<int> viterbi(const HmmProblem& problem);

 private:
  double forward();
  void backward();
  void resize(const HmmProblem& problem);
  void viterbiStep(int i, std::vector<double>& best);

  HmmProblem m_problem;
  std::vector<double> m_mass;       // m, (J + 1, I + 1): row i + 1 is m_i
  std::vector<double> m_scale;      // what row i was divided by, (J)
  std::vector<double> m_future;     // b, (J + 1, I + 1): row i + 1 is what follows y_i
  std::vector<double> m_arrival;    // t(y_i | x_j) (1 - p0) b_i(j + 1) / scale, (J, I)
  std::vector<double> m_posterior;  // (J, I + 1)
  std::vector<double> m_jumped;     // expected transitions, (I + 1, I)
  std::vector<int> m_cameFrom;      // viterbi: best anchor before word j wrote y_i, (J, I)
  std::vector<char> m_byNull;       // viterbi: NULL wrote y_i on the best way to this anchor, (J, I + 1)
};

}  // namespace lookback::statistical
