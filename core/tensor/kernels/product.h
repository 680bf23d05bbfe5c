// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor/kernels/lanes.h"

// Products of matrices, column-major. The left side comes in panels of two vectors of rows, the right side column by
// column or (for a weight's gradient) row by row. How a number of a result is summed does not depend on which other
// rows and columns are computed with it: over the inner index from its beginning to its end, in parts of kDepth.

namespace lookback::LOOKBACK_LEVEL {

template <class S>
inline constexpr Index kPanelRows = 2 * kLanes<S>;
/// Columns of a tile: as many as leave registers for two vectors of the panel and a number of the right side.
inline constexpr Index kTileColumns = LOOKBACK_REGISTERS >= 32 ? 12 : 6;
/// Inner indices taken at a time, so that a panel stays in the second-level cache.
inline constexpr Index kDepth = 1024;
/// Numbers of the right side taken at a time, for the same reason.
inline constexpr Index kRightSize = 96 * 1024;

/// A panel: kPanelRows rows, all inner indices.
template <class S>
struct LeftSide {
  const S* data;
  Index innerStride;
  const S* next;  // fetched into the cache meanwhile, as much as is read of the panel
};

template <class S>
struct RightSide {
  const S* data;
  Index innerStride;   // from one inner index to the next
  Index columnStride;  // from one column to the next
};

/// Where a tile goes, and what it begins with: what stands there, a bias for each row, or 0.
template <class S>
struct Result {
  S* data;
  Index columnStride;
  Index rows;  // that are there, from this tile on
  bool add;
  const S* bias;  // or null; used where not `add`
};

/// A pair of vectors of one column of a panel: `rows` of them are there.
template <class S>
inline void loadPair(const S* from, Index rows, Lanes<S> (&pair)[2]) {
  constexpr Index V = kLanes<S>;
  if (rows >= 2 * V) {
    pair[0] = load(from);
    pair[1] = load(from + V);
  } else {
    pair[0] = load(from, rows < V ? rows : V);
    pair[1] = rows > V ? load(from + V, rows - V) : Lanes<S>{};
  }
}
template <class S>
inline void storePair(S* to, Index rows, const Lanes<S> (&pair)[2]) {
  constexpr Index V = kLanes<S>;
  if (rows >= 2 * V) {
    store(to, pair[0]);
    store(to + V, pair[1]);
  } else {
    store(to, pair[0], rows < V ? rows : V);
    if (rows > V) store(to + V, pair[1], rows - V);
  }
}

/// c (2 vectors, Columns) = what it begins with + a b. `ByColumns`: the right side lies column by column, else row by
/// row. The sums stay in registers all the way.
template <class S, Index Columns, bool ByColumns>
inline void tile(Index depth, LeftSide<S> a, RightSide<S> b, Result<S> c) {
  constexpr Index V = kLanes<S>, kLine = 64 / static_cast<Index>(sizeof(S));
#pragma GCC unroll 16
  for (Index j = 0; j < Columns; ++j)
#pragma GCC unroll 4
    for (Index i = 0; i < 2 * V; i += kLine) __builtin_prefetch(c.data + j * c.columnStride + i, 1);
  Lanes<S> sums[Columns][2]{};
  const Index inner = ByColumns ? 1 : b.innerStride, column = ByColumns ? b.columnStride : 1;
  for (Index k = 0; k < depth; ++k) {
    const Lanes<S> a0 = load(a.data), a1 = load(a.data + V);
#pragma GCC unroll 4
    for (Index i = 0; i < 2 * V; i += kLine) __builtin_prefetch(a.next + i);
#pragma GCC unroll 16
    for (Index j = 0; j < Columns; ++j) {
      const S x = b.data[j * column];
      sums[j][0] += a0 * x;
      sums[j][1] += a1 * x;
    }
    a.data += a.innerStride;
    a.next += a.innerStride;
    b.data += inner;
  }
#pragma GCC unroll 16
  for (Index j = 0; j < Columns; ++j) {
    S* const to = c.data + j * c.columnStride;
    Lanes<S> before[2]{};
    if (c.add) {
      loadPair(to, c.rows, before);
    } else if (c.bias != nullptr) {
      loadPair(c.bias, c.rows, before);
    }
    sums[j][0] += before[0];
    sums[j][1] += before[1];
    storePair(to, c.rows, sums[j]);
  }
}

template <class S, bool ByColumns>
inline void tileOf(Index columns, Index depth, LeftSide<S> a, RightSide<S> b, Result<S> c) {
  // clang-format off
  switch (columns) {
#define LOOKBACK_TILE(n) case n: return tile<S, n, ByColumns>(depth, a, b, c);
    LOOKBACK_TILE(1) LOOKBACK_TILE(2) LOOKBACK_TILE(3) LOOKBACK_TILE(4) LOOKBACK_TILE(5) LOOKBACK_TILE(6)
#if LOOKBACK_REGISTERS >= 32
    LOOKBACK_TILE(7) LOOKBACK_TILE(8) LOOKBACK_TILE(9) LOOKBACK_TILE(10) LOOKBACK_TILE(11) LOOKBACK_TILE(12)
#endif
#undef LOOKBACK_TILE
  }
  // clang-format on
}

inline Index smaller(Index a, Index b) {
  return a < b ? a : b;
}

/// c (rows, columns) = or += a (rows, depth) b (depth, columns), `a` in panels that follow each other. Without `add` a
/// bias (rows), or null for none, is added to each column.
template <class S>
void multiply(Index rows, Index columns, Index depth, const S* panels, const S* b, Index bStride, bool add,
              const S* bias, S* c, Index cStride) {
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
          // the last group fetches the next panel, the others stay with what they have
          const S* const next = g + 1 == groups && i + R < rows ? panel + R * depth : panel;
          const Index column = first + from;
          tileOf<S, true>(
              to - from, part, {panel, R, next}, {b + k + column * bStride, 1, bStride},
              {c + i + column * cStride, cStride, rows - i, add || k > 0, bias == nullptr ? bias : bias + i});
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
void multiplyTransposed(Index rows, Index columns, Index depth, const S* a, Index aStride, const S* x, Index xStride,
                        bool add, S* c, Index cStride, S* scratch) {
  constexpr Index R = kPanelRows<S>, G = kTileColumns, kPart = kDepth / 2, kAhead = 16;
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
        const S* left = a + i + k * aStride;  // read where it lies, but for a last panel that would reach over the end
        Index leftStride = aStride;
        if (rows - i < R) {
          copyRows<S, R>(rows - i, part, left, aStride, panel);
          left = panel;
          leftStride = R;
        }
        for (Index j = 0; j < here; j += G)  // the first group fetches ahead, the others find the panel in the cache
          tileOf<S, false>(smaller(G, here - j), part, {left, leftStride, j == 0 ? left + kAhead * leftStride : left},
                           {right + j * part, G, 1},
                           {c + i + (first + j) * cStride, cStride, rows - i, add || k > 0, nullptr});
      }
    }
  }
}

}  // namespace lookback::LOOKBACK_LEVEL
