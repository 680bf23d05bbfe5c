// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/nn/weights.h"

namespace lookback {

/// Which of the scorers of layers.h an Attention holds is told by its tensors.
template <class S>
bool isAdditive(const AttentionWeights<S>& p) {
  return p.v_a.size() > 0;
}

/// What the scorer needs of the annotations, computed once a sentence: keys (k, M) from h (2n, M).
///   additive U_a h + b_a (k = n'),  general W_a h (k = n),  dot: forward + backward part (k = n).
template <class S>
void scorerKeys(const AttentionWeights<S>& p, ConstMatrixRef<S> h, MatrixRef<S> keys);
/// dh += from dkeys.
template <class S>
void scorerKeysBackward(const AttentionWeights<S>& p, ConstMatrixRef<S> dkeys, MatrixRef<S> dh);

/// What the scorer needs of the states: queries (k, B) from sPrev (n, B). Additive W_a s, else s itself.
template <class S>
void scorerQueries(const AttentionWeights<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> queries);
/// dsPrev += from dqueries.
template <class S>
void scorerQueriesBackward(const AttentionWeights<S>& p, ConstMatrixRef<S> dqueries, MatrixRef<S> dsPrev);

/// e_j = a(s_{i-1}, h_j) for the T_x keys of one sentence (eq. 6): `query` (k), `keys` (k, T_x), `e` (T_x).
template <class S>
void energies(const AttentionWeights<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, VectorRef<S> e);

/// From de (T_x): dquery (k) overwritten, dkeys (k, T_x) += and dv_a (k) +=.
template <class S>
void energiesBackward(const AttentionWeights<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys,
                      ConstVectorRef<S> de, VectorRef<S> dquery, MatrixRef<S> dkeys, VectorRef<S> dv_a);

/// c = sum_j alpha_j h_j (eq. 5): `h` (2n, T_x), `alpha` (T_x).
template <class S>
void context(ConstMatrixRef<S> h, ConstVectorRef<S> alpha, VectorRef<S> c);
/// sum += C c where C h is at hand: C sum_j alpha_j h_j = sum_j alpha_j C h_j. `Ch` (rows, T_x).
template <class S>
void addContext(ConstMatrixRef<S> Ch, ConstVectorRef<S> alpha, VectorRef<S> sum);
/// dalpha_j = h_j . dc; what reaches h is a product over all steps of the sentence, dh = dc alpha^T.
template <class S>
void contextBackward(ConstMatrixRef<S> h, ConstVectorRef<S> dc, VectorRef<S> dalpha);

}  // namespace lookback
