// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/energy_axis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace lookback::ui {
namespace {

constexpr double kSmallestReach = 6;
/// Air beyond the largest energy.
constexpr double kAir = 1.1;
/// A reachable band up to this many times what the energies need is drawn whole.
constexpr double kNear = 1.8;
/// Energies this far from 0, and close together, get an axis of their own instead of one around 0.
constexpr double kFar = 60, kTogether = 0.25;

/// The smallest round number that is at least `value`: 3, 4, 5, 6, 8, 10, 15, 20, 25 and these times ten.
double roundUp(double value) {
  constexpr std::array<double, 9> kRound = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8};
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  for (const double r : kRound)
    if (r * decade >= value * (1 - 1e-12)) return r * decade;
  return 10 * decade;
}

}  // namespace

double EnergyAxis::yOf(double energy, const QRectF& track) const {
  return track.bottom() - (clamped(energy) - low) / (high - low) * track.height();
}

double EnergyAxis::energyAt(double y, const QRectF& track) const {
  return clamped(low + (track.bottom() - y) / std::max(track.height(), 1.0) * (high - low));
}

double EnergyAxis::clamped(double energy) const {
  return std::clamp(energy, low, high);
}
double EnergyAxis::lowestUseful() const {
  return showsBound() ? -bound : low;
}
double EnergyAxis::highestUseful() const {
  return showsBound() ? bound : high;
}

std::vector<double> EnergyAxis::ticks() const {
  const double quarter = (high - low) / 4;
  return {low, low + quarter, low + 2 * quarter, low + 3 * quarter, high};
}

EnergyAxis energyAxis(ConstVectorRef<double> e, ConstVectorRef<double> modelEnergies, double bound) {
  double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
  const auto take = [&](ConstVectorRef<double> values) {
    for (const double value : values) {
      if (!std::isfinite(value)) continue;
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
  };
  take(e);
  take(modelEnergies);
  EnergyAxis axis;
  axis.bound = bound;
  if (lowest > highest) return axis;
  const double largest = std::max(std::abs(lowest), std::abs(highest));
  if (largest > kFar && highest - lowest < kTogether * largest) {
    const double reach = 2 * roundUp(std::max(kSmallestReach, (highest - lowest) / 2 * kAir) / 2);
    const double middle = std::round((lowest + highest) / 2);
    axis.low = middle - reach;
    axis.high = middle + reach;
    return axis;
  }
  double needed = std::max(kSmallestReach, largest * kAir);
  if (bound > 0 && bound <= kNear * needed) needed = std::max(needed, bound * kAir);
  const double reach = 2 * roundUp(needed / 2);
  axis.low = -reach;
  axis.high = reach;
  return axis;
}

}  // namespace lookback::ui
