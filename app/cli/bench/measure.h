// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace lookback::bench {

/// Seconds of a clock that never goes back.
inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Samples of one figure, for example of "training.words_per_second".
struct Figure {
  std::string key;   // "part.quantity"
  std::string unit;  // as printed
  std::vector<double> samples{};

  /// Value below which the share `part` (0..1) of the samples lies, linear between neighbours. There is at least one
  /// sample.
  double quantile(double part) const;
};

/// A line for each figure: key, median, quartiles, unit, number of samples.
std::string asText(const std::vector<Figure>& figures);

/// The same for a spreadsheet, with a heading line.
std::string asCsv(const std::vector<Figure>& figures);

/// {"part": {"quantity": {"median", "quartiles": [lower, upper], "samples"}}}
nlohmann::json asJson(const std::vector<Figure>& figures);

}  // namespace lookback::bench
