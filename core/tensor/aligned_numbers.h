// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/large_pages.h"
#include "core/tensor/types.h"

namespace lookback {

/// Numbers on a cache line's boundary, in large pages where there are many; not initialised, never shrinks.
template <class S>
class AlignedNumbers {
 public:
  /// Room for `count` numbers; what was there is gone if it had to grow.
  S* reserve(Index count) {
    if (count > m_size) {
      m_data = nullptr;
      const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(S);
      m_data = {static_cast<S*>(allocateLarge(bytes)), Free{bytes}};
      m_size = count;
    }
    return m_data.get();
  }
  S* data() { return m_data.get(); }
  const S* data() const { return m_data.get(); }
  Index size() const { return m_size; }

 private:
  struct Free {
    std::size_t bytes = 0;
    void operator()(S* data) const { freeLarge(data, bytes); }
  };
  std::unique_ptr<S[], Free> m_data;
  Index m_size = 0;
};

}  // namespace lookback
