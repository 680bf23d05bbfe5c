// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace lookback::ui {

/// Where the tokens of one line stand, in logical order from the left; lengths in pixels.
struct TokenRow {
  std::vector<double> centre;  // (tokens)
  std::vector<double> width;   // (tokens)
  double left = 0;             // of the first token
  double right = 0;            // of the last one
};

/// Width of the tokens with `gap` between neighbours.
double lineWidth(const std::vector<double>& widths, double gap);

/// Spreads tokens from `left` to `right` with one gap between all, at least `minGap` (then the line runs past `right`)
/// and at most `maxGap` (then it is centred).
TokenRow spreadTokens(const std::vector<double>& widths, double left, double right, double minGap, double maxGap);

}  // namespace lookback::ui
