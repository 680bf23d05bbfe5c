// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/attention.h"

namespace lookback {

template <class S>
void scorerKeys(const Attention<S>& p, ConstMatrixRef<S> h, MatrixRef<S> keys) {
  if (isAdditive(p)) {
    keys.noalias() = p.U_a * h;
    if (p.b_a.size() > 0) keys.colwise() += p.b_a;
  } else if (p.W_a.size() > 0) {
    keys.noalias() = p.W_a * h;
  } else {
    const Index n = h.rows() / 2;
    keys = h.topRows(n) + h.bottomRows(n);
  }
}

template <class S>
void scorerKeysBackward(const Attention<S>& p, ConstMatrixRef<S> h, ConstMatrixRef<S> dkeys, Attention<S>& dp,
                        MatrixRef<S> dh) {
  if (isAdditive(p)) {
    dp.U_a.noalias() += dkeys * h.transpose();
    if (p.b_a.size() > 0) dp.b_a += dkeys.rowwise().sum();
    dh.noalias() += p.U_a.transpose() * dkeys;
  } else if (p.W_a.size() > 0) {
    dp.W_a.noalias() += dkeys * h.transpose();
    dh.noalias() += p.W_a.transpose() * dkeys;
  } else {
    const Index n = h.rows() / 2;
    dh.topRows(n) += dkeys;
    dh.bottomRows(n) += dkeys;
  }
}

template <class S>
void scorerQueries(const Attention<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> queries) {
  if (isAdditive(p)) {
    queries.noalias() = p.W_a * sPrev;
  } else {
    queries = sPrev;
  }
}

template <class S>
void scorerQueriesBackward(const Attention<S>& p, ConstMatrixRef<S> dqueries, MatrixRef<S> dsPrev) {
  if (isAdditive(p)) {
    dsPrev.noalias() += p.W_a.transpose() * dqueries;
  } else {
    dsPrev += dqueries;
  }
}

template <class S>
void energies(const Attention<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, VectorRef<S> e, VectorRef<S> scratch) {
  if (!isAdditive(p)) {
    e.noalias() = keys.transpose() * query;
    return;
  }
  for (Index j = 0; j < keys.cols(); ++j) {
    scratch.array() = (keys.col(j) + query).array().tanh();
    e(j) = p.v_a.dot(scratch);  // e_j = v_a . tanh(W_a s + U_a h_j)
  }
}

template <class S>
void energiesBackward(const Attention<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, ConstVectorRef<S> de,
                      VectorRef<S> dquery, MatrixRef<S> dkeys, Attention<S>& dp, VectorRef<S> scratch) {
  if (!isAdditive(p)) {
    // e = keys^T query
    dquery.noalias() = keys * de;
    dkeys.noalias() += query * de.transpose();
    return;
  }
  dquery.setZero();
  for (Index j = 0; j < keys.cols(); ++j) {
    // tanh is computed a second time: cheaper than keeping (n', T_x) numbers of every step of every sentence
    scratch.array() = (keys.col(j) + query).array().tanh();
    dp.v_a += de(j) * scratch;
    scratch.array() = de(j) * p.v_a.array() * (S(1) - scratch.array().square());
    dkeys.col(j) += scratch;
    dquery += scratch;
  }
}

#define LOOKBACK_INSTANTIATE(S)                                                                                           \
  template void scorerKeys<S>(const Attention<S>&, ConstMatrixRef<S>, MatrixRef<S>);                                     \
  template void scorerKeysBackward<S>(const Attention<S>&, ConstMatrixRef<S>, ConstMatrixRef<S>, Attention<S>&,          \
                                      MatrixRef<S>);                                                                     \
  template void scorerQueries<S>(const Attention<S>&, ConstMatrixRef<S>, MatrixRef<S>);                                  \
  template void scorerQueriesBackward<S>(const Attention<S>&, ConstMatrixRef<S>, MatrixRef<S>);                          \
  template void energies<S>(const Attention<S>&, ConstVectorRef<S>, ConstMatrixRef<S>, VectorRef<S>, VectorRef<S>);      \
  template void energiesBackward<S>(const Attention<S>&, ConstVectorRef<S>, ConstMatrixRef<S>, ConstVectorRef<S>,        \
                                    VectorRef<S>, MatrixRef<S>, Attention<S>&, VectorRef<S>);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
