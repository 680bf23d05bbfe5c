// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <vector>

#include "core/decoding/trace.h"

namespace lookback::ui {

/// The scale of the energy sliders: round ends, ticks at its ends, its middle and half-way.
struct EnergyAxis {
  double low = -6, high = 6;
  double bound = 0;  // the additive scorer reaches ±bound; 0 for no bound

  double yOf(double energy, const QRectF& track) const;
  double energyAt(double y, const QRectF& track) const;
  double clamped(double energy) const;
  /// Lowest and highest value that a key goes to: the reachable ones if they are on the axis.
  double lowestUseful() const;
  double highestUseful() const;
  std::vector<double> ticks() const;
  /// The end of what can be reached lies on the axis.
  bool showsBound() const { return bound > 0 && bound < high && -bound > low; }
};

/// Fits the axis to the energies (those that are numbers) and, if it is near, to the reachable band.
EnergyAxis energyAxis(ConstVectorRef<double> e, ConstVectorRef<double> modelEnergies, double bound);

}  // namespace lookback::ui
