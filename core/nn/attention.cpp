// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/attention.h"

#include "core/base/contract.h"
#include "core/tensor/functions.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

template <class S>
void scorerKeys(const AttentionWeights<S>& p, ConstMatrixRef<S> h, MatrixRef<S> keys) {
  if (isAdditive(p)) {
    p.U_a.timesPlus(h, p.b_a, keys);
  } else if (p.W_a.rows() > 0) {
    p.W_a.times(h, keys);
  } else {
    const Index n = h.rows() / 2;
    keys = h.topRows(n) + h.bottomRows(n);
  }
}

template <class S>
void scorerKeysBackward(const AttentionWeights<S>& p, ConstMatrixRef<S> dkeys, MatrixRef<S> dh) {
  if (isAdditive(p)) {
    p.U_a.addTransposedTimes(dkeys, dh);
  } else if (p.W_a.rows() > 0) {
    p.W_a.addTransposedTimes(dkeys, dh);
  } else {
    const Index n = dh.rows() / 2;
    dh.topRows(n) += dkeys;
    dh.bottomRows(n) += dkeys;
  }
}

template <class S>
void scorerQueries(const AttentionWeights<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> queries) {
  if (isAdditive(p)) {
    p.W_a.times(sPrev, queries);
  } else {
    queries = sPrev;
  }
}

template <class S>
void scorerQueriesBackward(const AttentionWeights<S>& p, ConstMatrixRef<S> dqueries, MatrixRef<S> dsPrev) {
  if (isAdditive(p)) {
    p.W_a.addTransposedTimes(dqueries, dsPrev);
  } else {
    dsPrev += dqueries;
  }
}

template <class S>
void energies(const AttentionWeights<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys, VectorRef<S> e) {
  LOOKBACK_EXPECTS(keys.outerStride() == keys.rows() && e.size() == keys.cols());
  if (isAdditive(p)) {
    // e_j = v_a . tanh(W_a s + U_a h_j)
    kernels<S>().additiveEnergies(keys.rows(), keys.cols(), query.data(), keys.data(), p.v_a.data(), e.data());
  } else {
    kernels<S>().columnProducts(keys.rows(), keys.cols(), keys.data(), query.data(), e.data());
  }
}

template <class S>
void energiesBackward(const AttentionWeights<S>& p, ConstVectorRef<S> query, ConstMatrixRef<S> keys,
                      ConstVectorRef<S> de, VectorRef<S> dquery, MatrixRef<S> dkeys, VectorRef<S> dv_a) {
  LOOKBACK_EXPECTS(keys.outerStride() == keys.rows() && dkeys.outerStride() == keys.rows() && de.size() == keys.cols());
  const Kernels<S>& k = kernels<S>();
  if (isAdditive(p)) {
    k.additiveEnergiesBackward(keys.rows(), keys.cols(), query.data(), keys.data(), p.v_a.data(), de.data(),
                               dquery.data(), dkeys.data(), dv_a.data());
    return;
  }
  // e = keys^T query
  k.weightedSum(keys.rows(), keys.cols(), keys.data(), de.data(), false, dquery.data());
  k.addOuter(keys.rows(), keys.cols(), query.data(), de.data(), dkeys.data());
}

template <class S>
void context(ConstMatrixRef<S> h, ConstVectorRef<S> alpha, VectorRef<S> c) {
  LOOKBACK_EXPECTS(h.outerStride() == h.rows() && alpha.size() == h.cols() && c.size() == h.rows());
  kernels<S>().weightedSum(h.rows(), h.cols(), h.data(), alpha.data(), false, c.data());
}

template <class S>
void addContext(ConstMatrixRef<S> Ch, ConstVectorRef<S> alpha, VectorRef<S> sum) {
  LOOKBACK_EXPECTS(Ch.outerStride() == Ch.rows() && alpha.size() == Ch.cols() && sum.size() == Ch.rows());
  kernels<S>().weightedSum(Ch.rows(), Ch.cols(), Ch.data(), alpha.data(), true, sum.data());
}

template <class S>
void contextBackward(ConstMatrixRef<S> h, ConstVectorRef<S> dc, VectorRef<S> dalpha) {
  LOOKBACK_EXPECTS(h.outerStride() == h.rows() && dalpha.size() == h.cols() && dc.size() == h.rows());
  kernels<S>().columnProducts(h.rows(), h.cols(), h.data(), dc.data(), dalpha.data());
}

#define LOOKBACK_INSTANTIATE(S)                                                                              \
  template void scorerKeys<S>(const AttentionWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);                  \
  template void scorerKeysBackward<S>(const AttentionWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);          \
  template void scorerQueries<S>(const AttentionWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);               \
  template void scorerQueriesBackward<S>(const AttentionWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);       \
  template void energies<S>(const AttentionWeights<S>&, ConstVectorRef<S>, ConstMatrixRef<S>, VectorRef<S>); \
  template void energiesBackward<S>(const AttentionWeights<S>&, ConstVectorRef<S>, ConstMatrixRef<S>,        \
                                    ConstVectorRef<S>, VectorRef<S>, MatrixRef<S>, VectorRef<S>);            \
  template void context<S>(ConstMatrixRef<S>, ConstVectorRef<S>, VectorRef<S>);                              \
  template void addContext<S>(ConstMatrixRef<S>, ConstVectorRef<S>, VectorRef<S>);                           \
  template void contextBackward<S>(ConstMatrixRef<S>, ConstVectorRef<S>, VectorRef<S>);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
