// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/statistical/cooccurrence.h"

namespace lookback::statistical {

/// t(y | x): with which probability a word is explained by each word, and by NULL. Only words that met in the corpus
/// have an entry, and only if their probability is worth keeping.
class Lexicon {
 public:
  /// What a pair of words has that is not in the table.
  static constexpr double kUnseen = 1e-7;

  Lexicon() = default;
  /// From the probability of each entry of `table`, in its order; entries below `least` are left out.
  Lexicon(const Cooccurrence& table, std::span<const double> t, double least);
  /// From its parts, as a file holds them: rowBegin (X + 1) rises from 0 to the number of entries, words rise inside a
  /// row, probabilities lie in [0, 1]. Throws Error without the name of the file if that is not so.
  Lexicon(std::vector<std::uint32_t> rowBegin, std::vector<std::int32_t> words, std::vector<float> probabilities);

  /// t(y | x); x may be kNull. kUnseen for numbers beyond the table.
  double operator()(std::int32_t y, std::int32_t x) const;

  std::span<const std::uint32_t> rowBegin() const { return m_rowBegin; }
  std::span<const std::int32_t> words() const { return m_words; }
  std::span<const float> probabilities() const { return m_probabilities; }

 private:
  std::vector<std::uint32_t> m_rowBegin{0};
  std::vector<std::int32_t> m_words;  // y
  std::vector<float> m_probabilities;
};

}  // namespace lookback::statistical
