// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor/kernels/lanes.h"

// Products of matrices, column-major. The left side comes in panels of two vectors of rows, the right side column by column
// or (for a weight's gradient) row by row. Every number of a result is summed over the inner index from its beginning to its
// end, one after the other: it does not depend on which other rows and columns are computed with it.

namespace lookback::LOOKBACK_LEVEL {

template <class S>
inline constexpr Index kPanelRows = 2 * kLanes<S>;
/// Columns of a tile: as many as leave registers for two vectors of the panel and a number of the right side.
inline constexpr Index kTileColumns = LOOKBACK_REGISTERS >= 32 ? 12 : 6;
/// Inner indices taken at a time, so that a panel stays in the second-level cache.
inline constexpr Index kDepth = 1024;
/// Numbers of the right side taken at a time, for the same reason.
inline constexpr Index kRightSize = 96 * 1024;

template <class S>
struct RightSide {
  const S* data;
  Index innerStride;   // from one inner index to the next
  Index columnStride;  // from one column to the next
};

/// c (2 vectors, Columns) = or += panel (., depth) times the right side. `Panels` panels at once keep the processor busy when there
/// are few columns.
template <class S, Index Panels, Index Columns, bool Unit>
inline void tile(Index depth, const S* panel, Index panelStride, Index nextPanel, RightSide<S> b, bool add, S* c, Index cStride,
                 Index rows) {
  constexpr Index V = kLanes<S>;
  Lanes<S> sums[Panels][Columns][2];
#pragma GCC unroll 16
  for (Index p = 0; p < Panels; ++p)
#pragma GCC unroll 16
    for (Index j = 0; j < Columns; ++j) sums[p][j][0] = sums[p][j][1] = Lanes<S>{};
  if (add) {
#pragma GCC unroll 16
    for (Index p = 0; p < Panels; ++p)
#pragma GCC unroll 16
      for (Index j = 0; j < Columns; ++j) {
        S* const from = c + p * 2 * V + j * cStride;
        const Index left = rows - p * 2 * V;
        if (left >= 2 * V) {
          sums[p][j][0] = load(from);
          sums[p][j][1] = load(from + V);
        } else {
          sums[p][j][0] = load(from, left < V ? left : V);
          if (left > V) sums[p][j][1] = load(from + V, left - V);
        }
      }
  }
  const S* right = b.data;
  const Index inner = Unit ? 1 : b.innerStride, column = Unit ? b.columnStride : 1;
  for (Index k = 0; k < depth; ++k) {
#pragma GCC unroll 16
    for (Index p = 0; p < Panels; ++p) {
      const Lanes<S> a0 = load(panel + p * nextPanel), a1 = load(panel + p * nextPanel + V);
#pragma GCC unroll 16
      for (Index j = 0; j < Columns; ++j) {
        const S x = right[j * column];
        sums[p][j][0] += a0 * x;
        sums[p][j][1] += a1 * x;
      }
    }
    panel += panelStride;
    right += inner;
  }
#pragma GCC unroll 16
  for (Index p = 0; p < Panels; ++p)
#pragma GCC unroll 16
    for (Index j = 0; j < Columns; ++j) {
      S* const to = c + p * 2 * V + j * cStride;
      const Index left = rows - p * 2 * V;
      if (left >= 2 * V) {
        store(to, sums[p][j][0]);
        store(to + V, sums[p][j][1]);
      } else {
        store(to, sums[p][j][0], left < V ? left : V);
        if (left > V) store(to + V, sums[p][j][1], left - V);
      }
    }
}

template <class S, bool Unit>
inline void tileOf(Index columns, Index depth, const S* panel, Index panelStride, RightSide<S> b, bool add, S* c, Index cStride,
                   Index rows) {
  switch (columns) {
#define LOOKBACK_TILE(n) \
  case n: return tile<S, 1, n, Unit>(depth, panel, panelStride, 0, b, add, c, cStride, rows);
    LOOKBACK_TILE(1) LOOKBACK_TILE(2) LOOKBACK_TILE(3) LOOKBACK_TILE(4) LOOKBACK_TILE(5) LOOKBACK_TILE(6)
#if LOOKBACK_REGISTERS >= 32
    LOOKBACK_TILE(7) LOOKBACK_TILE(8) LOOKBACK_TILE(9) LOOKBACK_TILE(10) LOOKBACK_TILE(11) LOOKBACK_TILE(12)
#endif
#undef LOOKBACK_TILE
  }
}

inline Index smaller(Index a, Index b) { return a < b ? a : b; }

/// c (rows, columns) = or += a (rows, depth) b (depth, columns), `a` in panels that follow each other.
template <class S>
void multiply(Index rows, Index columns, Index depth, const S* panels, const S* b, Index bStride, bool add, S* c, Index cStride) {
  constexpr Index R = kPanelRows<S>;
  for (Index k = 0; k < depth; k += kDepth) {
    const Index part = smaller(kDepth, depth - k);
    Index block = kRightSize / part / kTileColumns * kTileColumns;
    if (block < kTileColumns) block = kTileColumns;
    for (Index first = 0; first < columns; first += block) {
      const Index here = smaller(block, columns - first);
      const Index groups = (here + kTileColumns - 1) / kTileColumns;
      for (Index i = 0; i < rows; i += R) {
        const S* const panel = panels + i * depth + k * R;
        for (Index g = 0; g < groups; ++g) {
          const Index from = here * g / groups, to = here * (g + 1) / groups;
          tileOf<S, true>(to - from, part, panel, R, {b + k + (first + from) * bStride, 1, bStride}, add || k > 0,
                    c + i + (first + from) * cStride, cStride, rows - i);
        }
      }
    }
  }
}

/// Copies rows [0, rows) of `depth` columns behind each other, `width` numbers each, the missing ones 0.
template <class S, Index Width>
inline void copyRows(Index rows, Index depth, const S* from, Index stride, S* to) {
  for (Index k = 0; k < depth; ++k, from += stride, to += Width) {
    if (rows == Width) {
      std::memcpy(to, from, Width * sizeof(S));
    } else {
      for (Index i = 0; i < Width; ++i) to[i] = i < rows ? from[i] : S(0);
    }
  }
}

/// Numbers of working memory that multiplyTransposed needs.
template <class S>
constexpr Index transposedScratch() {
  return kRightSize + kTileColumns * kDepth + kPanelRows<S> * kDepth;
}

/// c (rows, columns) = or += a (rows, depth) x^T, x (columns, depth): a weight's gradient from all positions together.
template <class S>
void multiplyTransposed(Index rows, Index columns, Index depth, const S* a, Index aStride, const S* x, Index xStride, bool add,
                        S* c, Index cStride, S* scratch) {
  constexpr Index R = kPanelRows<S>, G = kTileColumns, kPart = kDepth / 2;
  S* const panel = scratch;
  S* const right = scratch + R * kDepth;
  for (Index k = 0; k < depth; k += kPart) {
    const Index part = smaller(kPart, depth - k);
    const Index block = kRightSize / part / G * G;
    for (Index first = 0; first < columns; first += block) {
      const Index here = smaller(block, columns - first);
      for (Index j = 0; j < here; j += G)
        copyRows<S, G>(smaller(G, here - j), part, x + first + j + k * xStride, xStride, right + j * part);
      for (Index i = 0; i < rows; i += R) {
        copyRows<S, R>(smaller(R, rows - i), part, a + i + k * aStride, aStride, panel);
        for (Index j = 0; j < here; j += G)
          tileOf<S, false>(smaller(G, here - j), part, panel, R, {right + j * part, G, 1}, add || k > 0,
                           c + i + (first + j) * cStride, cStride, rows - i);
      }
    }
  }
}

}  // namespace lookback::LOOKBACK_LEVEL
