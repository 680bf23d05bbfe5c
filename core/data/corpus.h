// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace lookback {

/// Sentence pairs as word numbers: 4 bytes a token and two offsets a pair, so two million pairs fit in memory.
/// Sides carry no end mark; the model adds it.
class Corpus {
 public:
  void add(std::span<const std::int32_t> source, std::span<const std::int32_t> target) {
    m_tokens.insert(m_tokens.end(), source.begin(), source.end());
    m_bounds.push_back(m_tokens.size());
    m_tokens.insert(m_tokens.end(), target.begin(), target.end());
    m_bounds.push_back(m_tokens.size());
  }

  /// Gives every word its new number: source word k becomes sourceNumbers[k], likewise on the target side.
  void renumber(std::span<const std::int32_t> sourceNumbers, std::span<const std::int32_t> targetNumbers) {
    for (std::size_t slice = 0; slice + 1 < m_bounds.size(); ++slice) {
      const std::span<const std::int32_t> numbers = slice % 2 == 0 ? sourceNumbers : targetNumbers;
      for (std::uint64_t k = m_bounds[slice]; k < m_bounds[slice + 1]; ++k) {
        m_tokens[k] = numbers[static_cast<std::size_t>(m_tokens[k])];
      }
    }
  }

  /// Words of both sides together.
  std::size_t tokenCount() const { return m_tokens.size(); }
  std::size_t size() const { return (m_bounds.size() - 1) / 2; }
  std::span<const std::int32_t> source(std::size_t pair) const { return slice(2 * pair); }
  std::span<const std::int32_t> target(std::size_t pair) const { return slice(2 * pair + 1); }

 private:
  std::span<const std::int32_t> slice(std::size_t bound) const {
    return std::span(m_tokens).subspan(m_bounds[bound], m_bounds[bound + 1] - m_bounds[bound]);
  }

  std::vector<std::int32_t> m_tokens;      // source 0, target 0, source 1, ...
  std::vector<std::uint64_t> m_bounds{0};  // slice k is [m_bounds[k], m_bounds[k + 1])
};

}  // namespace lookback
