// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/team.h"
#include "core/model/parameters.h"
#include "core/tensor/weight.h"

namespace lookback {

/// What a pass leaves behind for the gradient of a matrix: dW += dy x^T over its N positions, and db += the sum of dy's
/// columns. Nothing in the recurrences needs these products, so they wait until all threads are through with their
/// sentences; then the threads share each of them by rows, and no number of a gradient is ever added up twice.
template <class S>
struct GradientProduct {
  MatrixView<S> dW;       // (rows, columns)
  ConstMatrixView<S> dy;  // (rows, N)
  ConstMatrixView<S> x;   // (columns, N)
  S* db = nullptr;        // (rows), or none
};

/// Numbers that a pass has added up by itself: to += from.
template <class S>
struct GradientSum {
  MatrixView<S> to;
  ConstMatrixView<S> from;
};

/// Word vectors: column words[k] of dE += column k of dx; -1 stands for no word.
template <class S>
struct WordGradient {
  Matrix<S>* dE = nullptr;
  ConstMatrixView<S> dx;
  std::span<const std::int32_t> words;
};

/// All that a pass leaves behind; it lives in the pass's working memory until the next one.
template <class S>
struct PassGradient {
  std::vector<GradientProduct<S>> products;
  std::vector<GradientSum<S>> sums;
  std::vector<WordGradient<S>> words;

  void clear() {
    products.clear();
    sums.clear();
    words.clear();
  }
};

/// The gradient of a batch from what the threads' passes left behind, each in its share of the sentences. Shares are
/// added in order, so the result depends on how the sentences were dealt out, but not on the speed of any thread. With
/// `add`, everything is added to what the gradient holds; without, the first share overwrites it (but word vectors are
/// always added: only those of the batch's words change).
template <class S>
class GradientAdder {
 public:
  void run(std::span<const PassGradient<S>* const> shares, bool add, Team& team);

 private:
  void product(std::span<const PassGradient<S>* const> shares, std::size_t index, int part, int parts, bool add,
               AlignedNumbers<S>& scratch);

  std::vector<AlignedNumbers<S>> m_scratch;  // one a thread
};

}  // namespace lookback
