// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "core/nn/layers.h"

namespace lookback {

/// What follows t~ (layers.h, ReadoutLayer). Maxout takes t_k = max(t~_{2k}, t~_{2k+1}), counted from 0.
enum class ReadoutKind { maxout, tanh, linear };

/// t (l, N) and the values before, tTilde (2l or l, N), from the states s (n, N), word vectors y (m, N) and contexts c.
template <class S>
void readout(const ReadoutLayer<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y, ConstMatrixRef<S> c,
             MatrixRef<S> tTilde, MatrixRef<S> t);

/// tTilde becomes its own gradient. ds, dc are overwritten, dy likewise, dp +=.
template <class S>
void readoutBackward(const ReadoutLayer<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
                     ConstMatrixRef<S> c, ConstMatrixRef<S> t, ConstMatrixRef<S> dt, MatrixRef<S> tTilde,
                     ReadoutLayer<S>& dp, MatrixRef<S> ds, MatrixRef<S> dy, MatrixRef<S> dc);

/// logits (K_y, N) = W_o t + b_w
template <class S>
void outputLogits(const OutputLayer<S>& p, ConstMatrixRef<S> t, MatrixRef<S> logits);

/// Sum over the N columns of -log p(words[k]). `logits` is used up: with `gradient` it holds softmax - onehot afterwards.
template <class S>
double crossEntropy(std::span<const std::int32_t> words, bool gradient, MatrixRef<S> logits);

}  // namespace lookback
