// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/team.h"
#include "core/statistical/bitext.h"

namespace lookback::statistical {

/// Which words stand in a pair of sentences together, and where. Every (x, y) that occurs is an entry with a number, so
/// that a table t(y | x) is one array beside it; and every cell of every pair's grid of words knows its entry, so that
/// EM looks nothing up.
///
/// A corpus of C cells needs 4 C bytes, and 4 for each entry. Tatoeba's 150 000 pairs have 17 million cells.
struct Cooccurrence {
  /// Throws Error if the corpus has more than 2^30 cells (4 GiB of numbers), and Error(interrupted).
  Cooccurrence(const Bitext& bitext, Team& team, std::stop_token stop);

  std::size_t rows() const { return rowBegin.size() - 1; }
  std::size_t entries() const { return explained.size(); }
  /// The entries of pair k, (J, I + 1) by rows: column j < I is x_j, the last column is NULL.
  const std::uint32_t* grid(std::size_t pair) const { return cells.data() + cellBegin[pair]; }

  std::vector<std::uint32_t> rowBegin;   // entries of given word x are [rowBegin[x], rowBegin[x + 1])
  std::vector<std::int32_t> explained;   // y of each entry; rising inside a row
  std::vector<std::uint64_t> cellBegin;  // of each pair in `cells`; one more than there are pairs
  std::vector<std::uint32_t> cells;
  std::vector<std::uint64_t> partBegin;  // parts of equal work: pairs [partBegin[p], partBegin[p + 1])
};

}  // namespace lookback::statistical
