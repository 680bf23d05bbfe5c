// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "core/nn/weights.h"

namespace lookback {

/// What follows t~ (layers.h, ReadoutLayer). Maxout takes t_k = max(t~_{2k}, t~_{2k+1}), counted from 0.
enum class ReadoutKind { maxout, tanh, linear };

/// t (l, N) and the values before, tTilde (2l or l, N), from the states s (n, N), word vectors y (m, N) and contexts c.
template <class S>
void readout(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
             ConstMatrixRef<S> c, MatrixRef<S> tTilde, MatrixRef<S> t);

/// The same from a tTilde that already holds C_o c.
template <class S>
void readoutWithContext(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
                        MatrixRef<S> tTilde, MatrixRef<S> t);

/// tTilde becomes its own gradient; ds, dy, dc are overwritten. The weights' gradients are products of tTilde with s,
/// y, c.
template <class S>
void readoutBackward(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> t, ConstMatrixRef<S> dt,
                     MatrixRef<S> tTilde, MatrixRef<S> ds, MatrixRef<S> dy, MatrixRef<S> dc);

/// logits (K_y, N) = W_o t + b_w
template <class S>
void outputLogits(const OutputWeights<S>& p, ConstMatrixRef<S> t, MatrixRef<S> logits);

/// Where the output layer's backward way puts its results.
template <class S>
struct OutputGradient {
  MatrixRef<S> dt;    // (l, N), overwritten
  MatrixRef<S> dW_o;  // (K_y, l), = or += by `add`
  bool add;
  VectorRef<S> db_w;      // (K_y), +=; empty without biases
  MatrixRef<S> tOverZ;    // (l, N), working memory
  VectorRef<S> inverseZ;  // (N), working memory
  AlignedNumbers<S>* scratch;
};

/// Sum over the N columns of -log p(words[k]), p = softmax(W_o t + b_w), and with `gradient` the way back. `logits`
/// (K_y, N) is working memory.
template <class S>
double outputLoss(const OutputWeights<S>& p, ConstMatrixRef<S> t, std::span<const std::int32_t> words,
                  MatrixRef<S> logits, OutputGradient<S>* gradient);

}  // namespace lookback
