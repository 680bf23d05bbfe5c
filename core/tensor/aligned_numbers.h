// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <new>

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
      const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(S);
      const std::align_val_t alignment{pageAlignment(bytes)};
      m_data = {static_cast<S*>(::operator new[](bytes, alignment)), Free{alignment}};
      preferLargePages(m_data.get(), bytes);
      m_size = count;
    }
    return m_data.get();
  }
  S* data() { return m_data.get(); }
  const S* data() const { return m_data.get(); }
  Index size() const { return m_size; }

 private:
  struct Free {
    std::align_val_t alignment{};
    void operator()(S* data) const { ::operator delete[](data, alignment); }
  };
  std::unique_ptr<S[], Free> m_data;
  Index m_size = 0;
};

}  // namespace lookback
