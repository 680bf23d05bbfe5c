// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/side_statistics.h"

#include <fmt/format.h>

#include "core/text/unicode.h"

namespace lookback {

void SideStatistics::add(const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) add(token);
}

void SideStatistics::add(std::string_view token) {
  std::uint64_t count = 0;
  for (const char32_t c : unicode::decode(token)) {
    if (unicode::kindOf(c) != unicode::Kind::letter) continue;
    ++count;
    if (unicode::isOfUnspacedScript(c)) ++m_unspaced;
  }
  m_letters += count;
  if (count > 0) ++m_words;
}

std::optional<std::string> SideStatistics::warning(std::string_view side, std::uint64_t sentences) const {
  constexpr double kFewWords = 1.5;
  constexpr double kManyLetters = 12.0;
  if (m_words == 0) return std::nullopt;
  const double wordsEach = static_cast<double>(m_words) / static_cast<double>(sentences);
  const double lettersEach = static_cast<double>(m_letters) / static_cast<double>(m_words);
  const bool unspacedScript = 2 * m_unspaced > m_letters;
  if (!unspacedScript && !(wordsEach < kFewWords && lettersEach > kManyLetters)) return std::nullopt;
  return fmt::format(
      "The average {} sentence has {:.1f} words of {:.1f} letters: words seem not to be parted by spaces; put "
      "spaces between them first.",
      side, wordsEach, lettersEach);
}

}  // namespace lookback
