// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/nn/weights.h"

namespace lookback {

/// One step of the gated unit for B columns.
/// `gates` (3n, B) holds W x + b (and C c in the decoder) on entry and z, r, sTilde on return; `rs` (n, B) gets r *
/// sPrev.
template <class S>
void gatedStep(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, MatrixRef<S> gates, MatrixRef<S> rs,
               MatrixRef<S> s);

/// The same step backwards, from ds (n, B) to the gradient of what entered the gates, dgates (3n, B), and of the state
/// before, dsPrev (n, B); both are overwritten. The weights' gradients are products of dgates over all positions at
/// once.
template <class S>
void gatedStepBackward(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> gates,
                       ConstMatrixRef<S> ds, MatrixRef<S> dgates, MatrixRef<S> dsPrev);

/// gates = W x + b of all positions in one product.
template <class S>
void projectInputs(const GatedUnitWeights<S>& p, ConstMatrixRef<S> x, MatrixRef<S> gates);

}  // namespace lookback
