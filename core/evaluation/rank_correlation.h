// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace lookback {

/// Spearman's rank correlation of pairs (x_k, y_k), -1..1: 1 where they rise together, -1 where one falls as the other
/// rises. Equal numbers share the mean of their ranks. NaN for fewer than two pairs, or where all x or all y are equal.
/// `x` and `y` are as long as each other; a pair that holds NaN is left out.
double rankCorrelation(std::span<const double> x, std::span<const double> y);

}  // namespace lookback
