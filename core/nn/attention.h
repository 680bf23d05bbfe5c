// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/nn/layers.h"

namespace lookback {

/// Which of the scorers of layers.h an Attention holds is told by its tensors.
template <class S>
bool isAdditive(const Attention<S>& p) {
  return p.v_a.size() > 0;
}

/// What the scorer needs of the annotations, computed once a sentence: keys (k, M) from h (2n, M).
///   additive U_a h + b_a (k = n'),  general W_a h (k = n),  dot: forward + backward part (k = n).
template <class S>
void scorerKeys(const Attention<S>& p, ConstMatrixRef<S> h, MatrixRef<S> keys);
/// dh += and dp += from dkeys.
template <class S>
void scorerKeysBackward(const Attention<S>& p, ConstMatrixRef<S> h, ConstMatrixRef<S> dkeys, Attention<S>& dp,
                        MatrixRef<S> dh);

/// What the scorer needs of the states: queries (k, B) from sPrev (n, B). Additive W_a s, else s itself.
template <class S>
void scorerQueries(const Attention<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> queries);
/// dsPrev += from dqueries; W_a's gradient is taken over all positions at once by the caller (additive only).
template <class S>
void scorerQueriesBackward(const Attention<S>& p, ConstMatrixRef<S> dqueries, MatrixRef<S> dsPrev);

/// e_j = a(s_{i-1}, h_j) for the T_x keys of one sentence (eq. 6): `query` (k), `keys` (k, T_x), `e` (T_x).
template <class S>
void energies(const Attention<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, VectorRef<S> e, VectorRef<S> scratch);

/// From de (T_x): dquery (k) overwritten, dkeys (k, T_x) += and dp += . `scratch` (k).
template <class S>
void energiesBackward(const Attention<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, ConstVectorRef<S> de,
                      VectorRef<S> dquery, MatrixRef<S> dkeys, Attention<S>& dp, VectorRef<S> scratch);

}  // namespace lookback
