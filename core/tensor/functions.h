// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>
#include <type_traits>

#include "core/tensor/types.h"

namespace lookback {

/// softmax of one column in place (eq. 6): exp(e_j - max) over their sum; returns log sum exp(e). An entry of -inf becomes
/// exactly 0; a column of nothing but -inf becomes 0.
template <class Column>
typename std::decay_t<Column>::Scalar softmaxInPlace(Column&& e) {
  using S = typename std::decay_t<Column>::Scalar;
  const S largest = e.size() > 0 ? e.maxCoeff() : -std::numeric_limits<S>::infinity();
  if (largest == -std::numeric_limits<S>::infinity()) {
    e.setZero();
    return largest;
  }
  e.array() = (e.array() - largest).exp();
  const S sum = e.sum();
  e.array() *= S(1) / sum;
  return largest + std::log(sum);
}

/// de from dalpha where alpha = softmax(e): de = alpha * (dalpha - <alpha, dalpha>).
template <class S>
void softmaxBackward(ConstVectorRef<S> alpha, ConstVectorRef<S> dalpha, VectorRef<S> de) {
  const S mean = alpha.dot(dalpha);
  de.array() = alpha.array() * (dalpha.array() - mean);
}

}  // namespace lookback
