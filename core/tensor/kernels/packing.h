// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/tensor/kernels/product.h"

// A matrix brought into the panels that product.h reads: kPanelRows rows, column after column; rows that are missing
// are 0.

namespace lookback::LOOKBACK_LEVEL {

/// Panels [firstPanel, lastPanel) of a (rows, columns).
template <class S>
void pack(Index rows, Index columns, const S* a, Index aStride, Index firstPanel, Index lastPanel, S* panels) {
  constexpr Index R = kPanelRows<S>;
  for (Index panel = firstPanel; panel < lastPanel; ++panel)
    copyRows<S, R>(smaller(R, rows - panel * R), columns, a + panel * R, aStride, panels + panel * R * columns);
}

template <class S, std::size_t... I>
inline Lanes<S> interleaveLow(Lanes<S> a, Lanes<S> b, std::index_sequence<I...>) {
  return __builtin_shufflevector(a, b, (I / 2 + (I % 2) * sizeof...(I))...);
}
template <class S, std::size_t... I>
inline Lanes<S> interleaveHigh(Lanes<S> a, Lanes<S> b, std::index_sequence<I...>) {
  return __builtin_shufflevector(a, b, (sizeof...(I) / 2 + I / 2 + (I % 2) * sizeof...(I))...);
}

/// A square of lanes, rows become columns: log2(lanes) times, vector i and the one half the square further on are
/// interleaved.
template <class S>
inline void transposeSquare(Lanes<S> (&square)[kLanes<S>]) {
  constexpr Index V = kLanes<S>;
  constexpr auto kAll = std::make_index_sequence<static_cast<std::size_t>(V)>();
#pragma GCC unroll 4
  for (Index round = 1; round < V; round *= 2) {
    Lanes<S> next[V];
#pragma GCC unroll 8
    for (Index i = 0; i < V / 2; ++i) {
      next[2 * i] = interleaveLow<S>(square[i], square[i + V / 2], kAll);
      next[2 * i + 1] = interleaveHigh<S>(square[i], square[i + V / 2], kAll);
    }
#pragma GCC unroll 16
    for (Index i = 0; i < V; ++i) square[i] = next[i];
  }
}

/// Panels [firstPanel, lastPanel) of the transpose of a (rows, columns): its row i is column i of a.
template <class S>
void packTransposed(Index rows, Index columns, const S* a, Index aStride, Index firstPanel, Index lastPanel,
                    S* panels) {
  constexpr Index V = kLanes<S>, R = kPanelRows<S>;
  for (Index panel = firstPanel; panel < lastPanel; ++panel) {
    for (Index k = 0; k < rows; k += V) {
      const Index inUse = smaller(V, rows - k);
      for (Index half = 0; half < 2; ++half) {
        const Index first = panel * R + half * V;
        Lanes<S> square[V];
        for (Index i = 0; i < V; ++i)
          square[i] = first + i < columns ? load(a + (first + i) * aStride + k, inUse) : Lanes<S>{};
        transposeSquare<S>(square);
        for (Index i = 0; i < inUse; ++i) store(panels + panel * R * rows + (k + i) * R + half * V, square[i]);
      }
    }
  }
}

}  // namespace lookback::LOOKBACK_LEVEL
