// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/contract.h"

namespace lookback::bench {

double Figure::quantile(double part) const {
  LOOKBACK_EXPECTS(!samples.empty());
  std::vector<double> sorted = samples;
  std::sort(sorted.begin(), sorted.end());
  const double place = part * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

std::string asText(const std::vector<Figure>& figures) {
  std::string text = fmt::format("{:<50}{:>12}{:>12}{:>12}  {}\n", "", "median", "quartiles", "", "unit (samples)");
  for (const Figure& figure : figures)
    text += fmt::format("{:<50}{:>12.2f}{:>12.2f}{:>12.2f}  {} ({})\n", figure.key, figure.quantile(0.5),
                        figure.quantile(0.25), figure.quantile(0.75), figure.unit, figure.samples.size());
  return text;
}

std::string asCsv(const std::vector<Figure>& figures) {
  std::string text = "figure,median,lower quartile,upper quartile,samples,unit\n";
  for (const Figure& figure : figures)
    text += fmt::format("{},{},{},{},{},\"{}\"\n", figure.key, figure.quantile(0.5), figure.quantile(0.25),
                        figure.quantile(0.75), figure.samples.size(), figure.unit);
  return text;
}

nlohmann::json asJson(const std::vector<Figure>& figures) {
  nlohmann::json result = nlohmann::json::object();
  for (const Figure& figure : figures) {
    const std::size_t dot = figure.key.find('.');
    result[figure.key.substr(0, dot)][figure.key.substr(dot + 1)] = {
        {"median", figure.quantile(0.5)},
        {"quartiles", {figure.quantile(0.25), figure.quantile(0.75)}},
        {"samples", figure.samples.size()}};
  }
  return result;
}

}  // namespace lookback::bench
