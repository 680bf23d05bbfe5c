// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/gated_unit.h"

namespace lookback {

template <class S>
void gatedStep(const GatedUnit<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> gates, MatrixRef<S> rs, MatrixRef<S> s) {
  const Index n = p.units();
  // z = sigmoid(W_z x + U_z sPrev + ...),  r = sigmoid(W_r x + U_r sPrev + ...)
  auto zr = gates.topRows(2 * n);
  zr.noalias() += p.U_zr * sPrev;
  for (Index b = 0; b < gates.cols(); ++b) {
    auto zrColumn = zr.col(b).array();
    zrColumn = zrColumn.logistic();
    rs.col(b).array() = zrColumn.tail(n) * sPrev.col(b).array();
  }
  // sTilde = tanh(W x + U (r * sPrev) + ...)
  auto sTilde = gates.bottomRows(n);
  sTilde.noalias() += p.U * rs;
  for (Index b = 0; b < gates.cols(); ++b) {
    auto candidate = sTilde.col(b).array();
    candidate = candidate.tanh();
    // s = (1 - z) * sPrev + z * sTilde
    const auto z = gates.col(b).head(n).array();
    s.col(b).array() = sPrev.col(b).array() + z * (candidate - sPrev.col(b).array());
  }
}

template <class S>
void gatedStepBackward(const GatedUnit<S>& p, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> gates, ConstMatrixRef<S> ds,
                       MatrixRef<S> dgates, MatrixRef<S> dsPrev) {
  const Index n = p.units();
  // s = (1 - z) * sPrev + z * sTilde, then through sTilde's tanh and z's sigmoid
  for (Index b = 0; b < ds.cols(); ++b) {
    const auto z = gates.col(b).head(n).array();
    const auto sTilde = gates.col(b).tail(n).array();
    const auto dsb = ds.col(b).array();
    dgates.col(b).head(n).array() = dsb * (sTilde - sPrev.col(b).array()) * z * (S(1) - z);
    dgates.col(b).tail(n).array() = dsb * z * (S(1) - sTilde.square());
  }
  // U (r * sPrev): d(r * sPrev) = U^T dsTilde, kept in dsPrev for a moment
  dsPrev.noalias() = p.U.transpose() * dgates.bottomRows(n);
  for (Index b = 0; b < ds.cols(); ++b) {
    const auto z = gates.col(b).head(n).array();
    const auto r = gates.col(b).segment(n, n).array();
    auto drs = dsPrev.col(b).array();
    dgates.col(b).segment(n, n).array() = drs * sPrev.col(b).array() * r * (S(1) - r);
    drs = drs * r + ds.col(b).array() * (S(1) - z);
  }
  // U_z sPrev, U_r sPrev
  dsPrev.noalias() += p.U_zr.transpose() * dgates.topRows(2 * n);
}

template <class S>
void gatedWeightsBackward(ConstMatrixRef<S> x, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> rs, ConstMatrixRef<S> dgates,
                          GatedUnit<S>& dp) {
  const Index n = dp.units();
  dp.W.noalias() += dgates * x.transpose();
  dp.U_zr.noalias() += dgates.topRows(2 * n) * sPrev.transpose();
  dp.U.noalias() += dgates.bottomRows(n) * rs.transpose();
  if (dp.b.size() > 0) dp.b += dgates.rowwise().sum();
}

#define LOOKBACK_INSTANTIATE(S)                                                                                           \
  template void gatedStep<S>(const GatedUnit<S>&, ConstMatrixRef<S>, MatrixRef<S>, MatrixRef<S>, MatrixRef<S>);          \
  template void gatedStepBackward<S>(const GatedUnit<S>&, ConstMatrixRef<S>, ConstMatrixRef<S>, ConstMatrixRef<S>,       \
                                     MatrixRef<S>, MatrixRef<S>);                                                        \
  template void gatedWeightsBackward<S>(ConstMatrixRef<S>, ConstMatrixRef<S>, ConstMatrixRef<S>, ConstMatrixRef<S>,      \
                                        GatedUnit<S>&);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
