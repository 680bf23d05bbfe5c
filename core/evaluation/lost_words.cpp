// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/lost_words.h"

#include <algorithm>

namespace lookback {

LostWords findLostWords(std::span<const std::string> translation, std::span<const std::string> reference) {
  const std::size_t rows = reference.size(), columns = translation.size();
  // longest(i, j): words in common of reference[i..] and translation[j..] in order.
  std::vector<int> table((rows + 1) * (columns + 1), 0);
  const auto longest = [&](std::size_t i, std::size_t j) -> int& { return table[i * (columns + 1) + j]; };
  for (std::size_t i = rows; i-- > 0;)
    for (std::size_t j = columns; j-- > 0;)
      longest(i, j) =
          reference[i] == translation[j] ? longest(i + 1, j + 1) + 1 : std::max(longest(i + 1, j), longest(i, j + 1));
  LostWords found;
  found.outputOf.assign(rows, -1);
  found.referenceOf.assign(columns, -1);
  std::size_t j = 0;
  for (std::size_t i = 0; i < rows; ++i) {
    // The first place at which this word can be said without giving up the longest.
    std::size_t place = j;
    while (place < columns && !(reference[i] == translation[place] && longest(i + 1, place + 1) + 1 == longest(i, j)))
      ++place;
    if (place < columns) {
      found.outputOf[i] = static_cast<int>(place);
      found.referenceOf[place] = static_cast<int>(i);
      j = place + 1;
      continue;
    }
    ++found.lost;
    if (found.first >= 0) continue;
    found.first = static_cast<int>(i);
    found.gap = static_cast<int>(j);
  }
  return found;
}

}  // namespace lookback
