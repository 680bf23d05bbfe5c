// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>

#include "core/tensor/kernels/kernels.h"
#include "core/tensor/types.h"

namespace lookback {

/// softmax of one column in place (eq. 6): exp(e_j - max) over their sum; returns log sum exp(e). An entry of -inf
/// becomes exactly 0; a column of nothing but -inf becomes 0.
template <class S>
S softmaxInPlace(VectorRef<S> e) {
  S largest = -std::numeric_limits<S>::infinity();
  if (e.size() == 0) return largest;
  const Kernels<S>& k = kernels<S>();
  const S sum = k.exponentials(e.size(), e.data(), &largest);
  if (sum == S(0)) return largest;
  k.scale(e.size(), S(1) / sum, e.data());
  return largest + std::log(sum);
}

/// de from dalpha where alpha = softmax(e): de = alpha * (dalpha - <alpha, dalpha>).
template <class S>
void softmaxBackward(ConstVectorRef<S> alpha, ConstVectorRef<S> dalpha, VectorRef<S> de) {
  const S mean = alpha.dot(dalpha);
  de.array() = alpha.array() * (dalpha.array() - mean);
}

}  // namespace lookback
