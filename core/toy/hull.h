// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/tensor/types.h"

namespace lookback {

/// The corners of the convex hull of points (2, N), counter-clockwise, as column numbers; the lowest of the leftmost
/// comes first. Points on an edge and repeated points are no corners; points on one line give their two ends, equal
/// points one of them.
std::vector<Index> convexHull(ConstMatrixRef<double> points);

/// How far p (2) lies outside the hull of points (2, N), in the points' unit; 0 inside and on the edge. What c must
/// always give: its weights are not negative and sum to 1 (eq. 5 and 6).
double distanceOutside(ConstMatrixRef<double> points, ConstVectorRef<double> p);

}  // namespace lookback
