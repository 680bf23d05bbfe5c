// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_words.h"

#include <algorithm>
#include <functional>

namespace lookback {

UnknownCurve::UnknownCurve(std::span<const std::uint64_t> counts) {
  std::vector<std::uint64_t> falling(counts.begin(), counts.end());
  std::sort(falling.begin(), falling.end(), std::greater<>());
  m_known.reserve(falling.size() + 1);
  for (const std::uint64_t count : falling) m_known.push_back(m_known.back() + count);
}

std::uint64_t UnknownCurve::unknown(int size) const {
  const int words = std::clamp(size - Vocabulary::kReserved, 0, types());
  return tokens() - m_known[static_cast<std::size_t>(words)];
}

double UnknownCurve::unknownShare(int size) const {
  return tokens() == 0 ? 0.0 : static_cast<double>(unknown(size)) / static_cast<double>(tokens());
}

int UnknownCurve::sizeFor(double share) const {
  int low = Vocabulary::kReserved, high = largestSize();
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (unknownShare(middle) <= share)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

}  // namespace lookback
