// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/base/error.h"
#include "core/model/batch.h"
#include "core/nn/gated_unit.h"
#include "core/tensor/arena.h"

namespace lookback {

/// What a gated unit leaves behind on its way over a packed side of N columns; the backward way needs all of it.
template <class S>
struct RecurrenceTape {
  MatrixMap<S> x;      // (m, N) word vectors
  MatrixMap<S> gates;  // (3n, N) z, r, sTilde
  MatrixMap<S> sPrev;  // (n, N) the state each column started from
  MatrixMap<S> rs;     // (n, N) r * sPrev
  MatrixMap<S> s;      // (n, N)

  RecurrenceTape(Arena<S>& arena, Index m, Index n, Index columns)
      : x(arena.matrix(m, columns)),
        gates(arena.matrix(3 * n, columns)),
        sPrev(arena.matrix(n, columns)),
        rs(arena.matrix(n, columns)),
        s(arena.matrix(n, columns)) {}
};

/// From state 0 through all positions; tape.x is given.
template <class S>
void recur(const GatedUnitWeights<S>& p, const PackedSide& side, RecurrenceTape<S>& tape, const std::stop_token& stop) {
  projectInputs<S>(p, tape.x, tape.gates);
  for (Index t = 0; t < side.positions(); ++t) {
    throwIfStopped(stop);
    const Index first = side.start(t), active = side.active(t);
    auto sPrev = tape.sPrev.middleCols(first, active);
    if (t == 0) {
      sPrev.setZero();
    } else {
      sPrev = tape.s.middleCols(side.start(t - 1), active);
    }
    gatedStep<S>(p, sPrev, tape.gates.middleCols(first, active), tape.rs.middleCols(first, active),
                 tape.s.middleCols(first, active));
  }
}

/// ds (n, N) is the gradient of every state from outside and is used up, tape.gates become their own gradients; dx (m,
/// N) is overwritten.
template <class S>
void recurBackward(const GatedUnitWeights<S>& p, const PackedSide& side, RecurrenceTape<S>& tape, MatrixRef<S> ds,
                   MatrixRef<S> dx, Arena<S>& arena, const std::stop_token& stop) {
  MatrixMap<S> carried = arena.matrix(ds.rows(), side.sentences());
  MatrixMap<S> drs = arena.matrix(ds.rows(), side.sentences());
  for (Index t = side.positions() - 1; t >= 0; --t) {
    throwIfStopped(stop);
    const Index first = side.start(t), active = side.active(t);
    auto dsPrev = carried.leftCols(active);
    gatedStepBackward<S>(p, tape.sPrev.middleCols(first, active), ds.middleCols(first, active),
                         tape.gates.middleCols(first, active), drs.leftCols(active), dsPrev);
    if (t > 0) ds.middleCols(side.start(t - 1), active) += dsPrev;
  }
  p.W.transposedTimes(tape.gates, dx);
}

}  // namespace lookback
