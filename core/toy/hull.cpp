// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/hull.h"

#include <algorithm>
#include <limits>

#include "core/base/contract.h"

namespace lookback {

namespace {

/// Twice the area of the triangle o, a, b; above 0 if it turns left.
double turn(const Eigen::Vector2d& o, const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
  return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

double distanceToSegment(const Eigen::Vector2d& a, const Eigen::Vector2d& b, const Eigen::Vector2d& p) {
  const Eigen::Vector2d ab = b - a;
  const double length = ab.squaredNorm();
  const double along = length > 0 ? std::clamp((p - a).dot(ab) / length, 0.0, 1.0) : 0.0;
  return (p - a - along * ab).norm();
}

}  // namespace

// Andrew's monotone chain: points from left to right for the lower side, back for the upper one.
std::vector<Index> convexHull(ConstMatrixRef<double> points) {
  LOOKBACK_EXPECTS(points.rows() == 2 && points.cols() > 0);
  std::vector<Index> order(static_cast<std::size_t>(points.cols()));
  for (std::size_t k = 0; k < order.size(); ++k) order[k] = static_cast<Index>(k);
  const auto leftOf = [&](Index a, Index b) {
    return points(0, a) != points(0, b) ? points(0, a) < points(0, b) : points(1, a) < points(1, b);
  };
  const auto same = [&](Index a, Index b) { return points.col(a) == points.col(b); };
  std::stable_sort(order.begin(), order.end(), leftOf);
  order.erase(std::unique(order.begin(), order.end(), same), order.end());
  if (order.size() < 3) return order;

  std::vector<Index> hull;
  const auto walk = [&](auto first, auto last) {
    const std::size_t base = hull.size();
    for (auto k = first; k != last; ++k) {
      while (hull.size() >= base + 2 &&
             turn(points.col(hull[hull.size() - 2]), points.col(hull.back()), points.col(*k)) <= 0)
        hull.pop_back();
      hull.push_back(*k);
    }
    hull.pop_back();  // the end begins the other side
  };
  walk(order.begin(), order.end());
  walk(order.rbegin(), order.rend());
  return hull;
}

double distanceOutside(ConstMatrixRef<double> points, ConstVectorRef<double> p) {
  const std::vector<Index> hull = convexHull(points);
  bool inside = hull.size() > 2;
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t k = 0; k < hull.size(); ++k) {
    const Eigen::Vector2d a = points.col(hull[k]), b = points.col(hull[(k + 1) % hull.size()]);
    inside = inside && turn(a, b, p) >= 0;
    nearest = std::min(nearest, distanceToSegment(a, b, p));
  }
  return inside ? 0 : nearest;
}

}  // namespace lookback
