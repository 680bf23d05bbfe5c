// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <vector>

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
    const std::size_t size = roundUp(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    if (m_blocks.empty() || m_used + size > m_blocks.back().size) grow(size);
    S* data = m_blocks.back().data.get() + m_used;
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
      const std::size_t needed = m_total + m_total / 8;
      m_blocks.clear();
      m_used = m_total = 0;
      grow(needed);
    }
    m_used = m_total = 0;
  }

 private:
  static constexpr std::size_t kAlignment = 64;
  static constexpr std::size_t kSmallestBlock = 1 << 16;
  struct Free {
    void operator()(S* data) const { ::operator delete[](data, std::align_val_t(kAlignment)); }
  };
  struct Block {
    std::unique_ptr<S[], Free> data;
    std::size_t size = 0;
  };

  static std::size_t roundUp(std::size_t count) {
    constexpr std::size_t kStep = kAlignment / sizeof(S);
    return (std::max<std::size_t>(count, 1) + kStep - 1) / kStep * kStep;
  }

  void grow(std::size_t size) {
    size = std::max(size, m_blocks.empty() ? kSmallestBlock : m_blocks.back().size);
    void* memory = ::operator new[](size * sizeof(S), std::align_val_t(kAlignment));
    m_blocks.push_back({std::unique_ptr<S[], Free>(static_cast<S*>(memory)), size});
    m_used = 0;
  }

  std::vector<Block> m_blocks;
  std::size_t m_used = 0;   // in the last block
  std::size_t m_total = 0;  // since the last reset
};

}  // namespace lookback
