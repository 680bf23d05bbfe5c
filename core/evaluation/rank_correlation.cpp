// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "core/base/contract.h"

namespace lookback {
namespace {

/// Ranks from 1, less their mean; equal numbers share theirs.
std::vector<double> centredRanks(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  const double mean = (static_cast<double>(values.size()) + 1) / 2;
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    while (end < order.size() && values[order[end]] == values[order[first]]) ++end;
    const double shared = (static_cast<double>(first + end) + 1) / 2;
    for (; first < end; ++first) ranks[order[first]] = shared - mean;
  }
  return ranks;
}

}  // namespace

double rankCorrelation(std::span<const double> x, std::span<const double> y) {
  LOOKBACK_EXPECTS(x.size() == y.size());
  std::vector<double> a, b;
  for (std::size_t k = 0; k < x.size(); ++k) {
    if (std::isnan(x[k]) || std::isnan(y[k])) continue;
    a.push_back(x[k]);
    b.push_back(y[k]);
  }
  a = centredRanks(a);
  b = centredRanks(b);
  const double ab = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
  const double aa = std::inner_product(a.begin(), a.end(), a.begin(), 0.0);
  const double bb = std::inner_product(b.begin(), b.end(), b.begin(), 0.0);
  if (aa == 0 || bb == 0) return std::numeric_limits<double>::quiet_NaN();
  return ab / std::sqrt(aa * bb);
}

}  // namespace lookback
