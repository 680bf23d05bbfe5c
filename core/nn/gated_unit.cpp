// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/gated_unit.h"

#include "core/tensor/functions.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

template <class S>
void gatedStep(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> gates, MatrixRef<S> rs,
               MatrixRef<S> s) {
  const Kernels<S>& k = kernels<S>();
  const Index n = p.units();
  // z = sigmoid(W_z x + U_z sPrev + ...),  r = sigmoid(W_r x + U_r sPrev + ...),  rs = r * sPrev
  p.U_zr.addTimes(sPrev, gates.topRows(2 * n));
  for (Index b = 0; b < gates.cols(); ++b) k.gates(n, gates.col(b).data(), sPrev.col(b).data(), rs.col(b).data());
  // sTilde = tanh(W x + U (r * sPrev) + ...),  s = (1 - z) * sPrev + z * sTilde
  p.U.addTimes(rs, gates.bottomRows(n));
  for (Index b = 0; b < gates.cols(); ++b) {
    S* const z = gates.col(b).data();
    k.newState(n, z, sPrev.col(b).data(), z + 2 * n, s.col(b).data());
  }
}

template <class S>
void gatedStepBackward(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> gates,
                       ConstMatrixRef<S> ds, MatrixRef<S> dgates, MatrixRef<S> dsPrev) {
  const Kernels<S>& k = kernels<S>();
  const Index n = p.units();
  // s = (1 - z) * sPrev + z * sTilde, then through sTilde's tanh and z's sigmoid
  for (Index b = 0; b < ds.cols(); ++b) {
    const S* const z = gates.col(b).data();
    S* const dz = dgates.col(b).data();
    k.newStateBackward(n, z, z + 2 * n, sPrev.col(b).data(), ds.col(b).data(), dz, dz + 2 * n);
  }
  // U (r * sPrev): d(r * sPrev) = U^T dsTilde, kept in dsPrev for a moment
  p.U.transposedTimes(dgates.bottomRows(n), dsPrev);
  for (Index b = 0; b < ds.cols(); ++b) {
    const S* const z = gates.col(b).data();
    k.gatesBackward(n, z, z + n, sPrev.col(b).data(), ds.col(b).data(), dsPrev.col(b).data(), dgates.col(b).data() + n);
  }
  // U_z sPrev, U_r sPrev
  p.U_zr.addTransposedTimes(dgates.topRows(2 * n), dsPrev);
}

template <class S>
void projectInputs(const GatedUnitWeights<S>& p, ConstMatrixRef<S> x, MatrixRef<S> gates) {
  p.W.timesPlus(x, p.b, gates);
}

#define LOOKBACK_INSTANTIATE(S)                                                                                        \
  template void gatedStep<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>, MatrixRef<S>, MatrixRef<S>); \
  template void gatedStepBackward<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, ConstMatrixRef<S>,                 \
                                     ConstMatrixRef<S>, MatrixRef<S>, MatrixRef<S>);                                   \
  template void projectInputs<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
