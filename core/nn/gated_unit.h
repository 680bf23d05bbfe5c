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

/// The same step backwards, from ds (n, B). `gates`, z, r, sTilde on entry, become the gradient of what entered them,
/// and dsPrev (n, B) is overwritten with that of the state before. The weights' gradients are products of the gates'
/// over all positions at once. `drs` (n, B) is working memory.
template <class S>
void gatedStepBackward(const GatedUnitWeights<S>& p, ConstMatrixRef<S> sPrev, ConstMatrixRef<S> ds, MatrixRef<S> gates,
                       MatrixRef<S> drs, MatrixRef<S> dsPrev);

/// gates = W x + b of all positions in one product.
template <class S>
void projectInputs(const GatedUnitWeights<S>& p, ConstMatrixRef<S> x, MatrixRef<S> gates);

}  // namespace lookback
