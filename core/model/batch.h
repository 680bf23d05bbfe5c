// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/tensor/types.h"

namespace lookback {

/// One side of a minibatch. Sentences stand longest first; at position t the active ones are the leading columns, and
/// the columns of all positions follow each other: position t owns [offset[t], offset[t + 1]). Nothing is padded.
struct PackedSide {
  std::vector<int> order;           // column b at position 0 is sentence order[b] of the batch
  std::vector<Index> length;        // (B) in column order, end mark counted
  std::vector<Index> offset;        // (T + 1)
  std::vector<std::int32_t> words;  // (N) by position

  Index columns() const { return offset.back(); }                            // N
  Index positions() const { return static_cast<Index>(offset.size()) - 1; }  // T
  Index sentences() const { return static_cast<Index>(length.size()); }      // B
  Index active(Index t) const { return offset[static_cast<std::size_t>(t) + 1] - offset[static_cast<std::size_t>(t)]; }
  Index start(Index t) const { return offset[static_cast<std::size_t>(t)]; }

  void assign(std::span<const std::span<const std::int32_t>> sentences, std::int32_t endMark);
};

/// Sentence pairs on their way through the model together. Both sides get the end mark here, so T_x is words + 1.
struct Batch {
  PackedSide source, target;
  std::vector<std::int32_t> reversed;    // (N_x) source words, each sentence from its end, packed like source.words
  std::vector<std::int32_t> wordBefore;  // (N_y) y_{i-1}; -1 at the first position, where E y_0 is the zero vector
  std::vector<Index> sourceColumn;       // (B) column of target column b's sentence on the source side
  /// Annotations of target column b's sentence are columns [annotationStart[b], annotationStart[b + 1]) of h.
  std::vector<Index> annotationStart;  // (B + 1)

  Index targetWords() const { return target.columns(); }

  /// Reuses the memory of an earlier batch. Empty sides are allowed (they consist of the end mark).
  void assign(std::span<const std::span<const std::int32_t>> sources,
              std::span<const std::span<const std::int32_t>> targets);
};

}  // namespace lookback
