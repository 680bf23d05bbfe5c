// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/toy/toy.h"

namespace lookback {

/// How the loss L = -log p(word) of a toy's step would change with its energies (L5):
///   dL/de_j = alpha_j <dL/dc, h_j - c>
struct ToyGradient {
  double loss = 0;          // nats
  Vector<double> dc;        // (d) dL/dc, over all four ways of the context into the decoder that are not cut
  Vector<double> along;     // (T_x) <dL/dc, h_j>
  double alongContext = 0;  // <dL/dc, c>
  Vector<double> de;        // (T_x); below 0: a higher energy makes the word likelier
  /// (T_x) (L(e_j + delta) - L(e_j - delta)) / (2 delta), by computing the whole step twice: it knows nothing of `de`.
  Vector<double> checked;
};

/// `word` counts the toy's target words from 0.
ToyGradient toyGradient(const Toy& toy, const ContextCuts& cuts, Index word, double delta = 1e-4);

/// The toy with its energies one step down the gradient: e_j <- e_j - rate * dL/de_j. They count as set by hand.
Toy learnedToy(const Toy& toy, const ContextCuts& cuts, Index word, double rate);

}  // namespace lookback
