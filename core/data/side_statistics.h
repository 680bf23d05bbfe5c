// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// Sums over the words of one side, to tell a text whose words are not parted by spaces.
class SideStatistics {
 public:
  void add(const std::vector<std::string>& tokens);
  /// A sentence about it, or nothing. `sentences` > 0.
  std::optional<std::string> warning(std::string_view side, std::uint64_t sentences) const;

 private:
  void add(std::string_view token);

  std::uint64_t m_words = 0;  // tokens with a letter
  std::uint64_t m_letters = 0;
  std::uint64_t m_unspaced = 0;  // letters of scripts that put no spaces between words
};

}  // namespace lookback
