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
void gatedStepBackward(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> ds, MatrixRef<S> gates,
                       MatrixRef<S> drs, MatrixRef<S> dsPrev) {
  const Kernels<S>& k = kernels<S>();
  const Index n = p.units();
  // s = (1 - z) * sPrev + z * sTilde, then through sTilde's tanh and z's sigmoid
  for (Index b = 0; b < ds.cols(); ++b) {
    S* const z = gates.col(b).data();
    k.newStateBackward(n, sPrev.col(b).data(), ds.col(b).data(), z, z + 2 * n, dsPrev.col(b).data());
  }
  // U (r * sPrev), then through r's sigmoid
  p.U.transposedTimes(gates.bottomRows(n), drs);
  for (Index b = 0; b < ds.cols(); ++b)
    k.gatesBackward(n, sPrev.col(b).data(), drs.col(b).data(), gates.col(b).data() + n, dsPrev.col(b).data());
  // U_z sPrev, U_r sPrev
  p.U_zr.addTransposedTimes(gates.topRows(2 * n), dsPrev);
}

template <class S>
void projectInputs(const GatedUnitWeights<S>& p, ConstMatrixRef<S> x, MatrixRef<S> gates) {
  p.W.timesPlus(x, p.b, gates);
}

#define LOOKBACK_INSTANTIATE(S)                                                                                        \
  template void gatedStep<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>, MatrixRef<S>, MatrixRef<S>); \
  template void gatedStepBackward<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, ConstMatrixRef<S>, MatrixRef<S>,   \
                                     MatrixRef<S>, MatrixRef<S>);                                                      \
  template void projectInputs<S>(const GatedUnitWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
