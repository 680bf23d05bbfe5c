// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "core/tensor/aligned_numbers.h"
#include "core/tensor/types.h"

namespace lookback {

/// A matrix in an arena. Columns of consecutive positions lie behind each other.
template <class S>
using MatrixMap = Eigen::Map<Matrix<S>, Eigen::AlignedMax>;

/// Working memory of one thread: hands out matrices until `reset` takes them all back. Once it has seen its largest
/// batch it allocates nothing any more. What it hands out is not initialised.
template <class S>
class Arena {
 public:
  MatrixMap<S> matrix(Index rows, Index cols) {
    const Index size = roundUp(rows * cols);
    if (m_blocks.empty() || m_used + size > m_blocks.back().size()) grow(size);
    S* data = m_blocks.back().data() + m_used;
    m_used += size;
    m_total += size;
    return MatrixMap<S>(data, rows, cols);
  }

  MatrixMap<S> zeros(Index rows, Index cols) {
    MatrixMap<S> result = matrix(rows, cols);
    result.setZero();
    return result;
  }

  void reset() {
    if (m_blocks.size() > 1) {  // next time everything fits in one block
      const Index needed = m_total + m_total / 16;
      m_blocks.clear();
      m_used = m_total = 0;
      grow(needed);
    }
    m_used = m_total = 0;
  }

 private:
  static constexpr Index kSmallestBlock = 1 << 16;

  /// The next matrix begins on a cache line, too.
  static Index roundUp(Index count) {
    constexpr Index kStep = 64 / static_cast<Index>(sizeof(S));
    return (std::max<Index>(count, 1) + kStep - 1) / kStep * kStep;
  }

  void grow(Index size) {
    m_blocks.emplace_back().reserve(std::max(size, kSmallestBlock));
    m_used = 0;
  }

  std::vector<AlignedNumbers<S>> m_blocks;
  Index m_used = 0;   // in the last block
  Index m_total = 0;  // since the last reset
};

}  // namespace lookback
