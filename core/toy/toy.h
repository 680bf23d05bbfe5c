// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/nn/layers.h"

namespace lookback {

/// One decoder step small enough to be done by hand, in double: a few words, annotations of a few numbers, and every
/// number editable. Letters as in the paper's Appendix A.
struct Toy {
  std::vector<std::string> words;             // (T_x) source words
  Matrix<double> h;                           // (d, T_x) annotations
  Vector<double> sPrev;                       // (n) s_{i-1}
  Attention<double> attention;                // additive: W_a (n', n), U_a (n', d), v_a (n'), b_a (n'); all of it
                                              // empty: the dot product s_{i-1} . h_j, which needs n = d
  std::vector<std::optional<double>> byHand;  // (T_x) energies a person has set; absent: the scorer's own
  Vector<double> y;                           // (m) E y_{i-1}
  GatedUnit<double> decoder;                  // n units, W (3n, m), C (3n, d)
  ReadoutLayer<double> readout;               // linear: U_o (l, n), V_o (l, m), C_o (l, d)
  OutputLayer<double> output;                 // W_o (K, l), b_w (K)
  std::vector<std::string> targetWords;       // (K)

  Index sourceLength() const { return h.cols(); }
  Index dimensions() const { return h.rows(); }
  bool additive() const { return attention.v_a.size() > 0; }
};

/// What a toy may be; the calculator stays readable within these.
struct ToyLimits {
  static constexpr Index leastWords = 2, mostWords = 6;
  static constexpr Index leastDimensions = 2, mostDimensions = 8;
  static constexpr double largestEnergy = 50;  // exp of it still has a readable size
  static constexpr double largestNumber = 100;
};

/// The opening toy: "la maison bleue" with h = (1, 0), (0, 2), (2, 2) and energies 2, 4, 1 set by hand, so that alpha
/// is 0.1142, 0.8438, 0.0420.
Toy openingToy();

/// A toy that ends at its context: words, annotations `h` (d, T_x), state (n) and scorer are the caller's, the decoder
/// behind it has zeros and writes one empty word. Energies are the scorer's. Throws Error as checkToy does.
Toy bareToy(std::vector<std::string> words, Matrix<double> h, Vector<double> sPrev, Attention<double> attention = {});

/// A toy of other sizes: what exists of `toy` stays, new numbers are drawn from `rng` in steps of 0.1. Throws Error
/// outside ToyLimits.
Toy resizedToy(const Toy& toy, Index words, Index dimensions, Rng rng);

/// Throws Error naming the number for a toy whose shapes do not fit, that leaves ToyLimits or holds a number that is
/// not finite.
void checkToy(const Toy& toy);

/// The four places into which the context goes (A.2.2); a cut one gets the zero vector instead.
struct ContextCuts {
  bool resetGate = false;
  bool updateGate = false;
  bool candidate = false;
  bool readout = false;
  friend bool operator==(const ContextCuts&, const ContextCuts&) = default;
};

/// Everything the step computed, in the paper's order: score, soften, blend, write.
struct ToyStep {
  // score: e_j = v_a . tanh(W_a s_{i-1} + U_a h_j + b_a); with the dot product e_j = s_{i-1} . h_j, and the first five
  // are empty
  Vector<double> Ws;      // (n') W_a s_{i-1}
  Matrix<double> Uh;      // (n', T_x) U_a h
  Matrix<double> pre;     // (n', T_x) Ws + Uh + b_a
  Matrix<double> hidden;  // (n', T_x) tanh(pre)
  Matrix<double> parts;   // (n', T_x) v_a(k) hidden(k, j); a column adds up to scored(j)
  Vector<double> scored;  // (T_x) the scorer's own energies
  Vector<double> e;       // (T_x) as used
  // soften: alpha_j = exp(e_j) / sum
  Vector<double> exponentials;  // (T_x)
  double total = 0;             // their sum
  Vector<double> alpha;         // (T_x)
  // blend: c = sum_j alpha_j h_j
  Matrix<double> weighed;  // (d, T_x) alpha_j h_j
  Vector<double> c;        // (d)
  // write
  Vector<double> z, r, sTilde, s;  // (n)
  Vector<double> t;                // (l)
  Vector<double> logits;           // (K)
  Vector<double> probability;      // (K)
  Index word = 0;                  // the likeliest

  /// What scoring with s_i would give (the order of Luong et al.): another row of energies. (T_x)
  Vector<double> scoredWithNewState;
};

ToyStep computeStep(const Toy& toy, const ContextCuts& cuts = {});

/// What each number of the state and of one annotation adds to each hidden unit of the scorer before its tanh:
/// (n', n + d), W_a(k, i) s(i) and U_a(k, i) h(i, word). Of an additive scorer.
Matrix<double> scorerInputs(const Toy& toy, Index word);

/// What one energy could be with this scorer: |e| <= sum of |v_a|; 0 for the dot product, which has no bound.
double energyBound(const Toy& toy);

}  // namespace lookback
