// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/token_layout.h"

#include <algorithm>
#include <numeric>

namespace lookback::ui {

double lineWidth(const std::vector<double>& widths, double gap) {
  if (widths.empty()) return 0;
  return std::accumulate(widths.begin(), widths.end(), 0.0) + gap * static_cast<double>(widths.size() - 1);
}

TokenRow spreadTokens(const std::vector<double>& widths, double left, double right, double minGap, double maxGap) {
  TokenRow row;
  row.width = widths;
  const double free = right - left - lineWidth(widths, 0);
  const double gaps = widths.size() > 1 ? static_cast<double>(widths.size() - 1) : 1.0;
  const double gap = std::clamp(free / gaps, minGap, maxGap);
  const double total = lineWidth(widths, gap);
  double x = left + std::max(0.0, (right - left - total) / 2);
  row.left = x;
  for (const double width : widths) {
    row.centre.push_back(x + width / 2);
    x += width + gap;
  }
  row.right = row.left + total;
  return row;
}

}  // namespace lookback::ui
