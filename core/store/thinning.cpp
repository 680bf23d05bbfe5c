// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdint>

#include "core/base/contract.h"
#include "core/store/store.h"

namespace lookback::store {
namespace {

/// Which stretch of the geometric series, counted from `first`, an update lies in: one stretch spans a factor `ratio`.
std::int64_t stretchOf(std::uint64_t update, std::uint64_t first, double ratio) {
  if (update == 0) return -1;
  const double base = first == 0 ? 1 : static_cast<double>(first);
  return static_cast<std::int64_t>(std::floor(std::log(static_cast<double>(update) / base) / std::log(ratio)));
}

}  // namespace

// Of each stretch the first stays. What comes later never changes which one that is, so thinning after every checkpoint
// keeps the same ones as thinning once at the end.
std::vector<bool> keptByThinning(std::span<const std::uint64_t> updates, std::span<const std::uint64_t> bestOf,
                                 std::span<const bool> pinned, std::uint64_t best, const Thinning& thinning) {
  LOOKBACK_EXPECTS(bestOf.size() == updates.size() && pinned.size() == updates.size());
  LOOKBACK_EXPECTS(thinning.ratio > 1 && thinning.newest >= 1);
  std::vector<bool> kept(updates.size());
  std::int64_t present = INT64_MIN;
  for (std::size_t k = 0; k < updates.size(); ++k) {
    const std::int64_t stretch = stretchOf(updates[k], updates.front(), thinning.ratio);
    const bool newest = k + static_cast<std::size_t>(thinning.newest) >= updates.size();
    kept[k] = stretch != present || newest || pinned[k] || updates[k] == best;
    present = stretch;
  }
  for (std::size_t k = updates.size(); k-- > 0;) {  // a best one lies before, so one pass from the end finds all
    if (!kept[k]) continue;
    for (std::size_t j = 0; j < k; ++j) kept[j] = kept[j] || updates[j] == bestOf[k];
  }
  return kept;
}

}  // namespace lookback::store
