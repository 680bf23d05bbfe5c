// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/compare.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lookback {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// cost(i, j): fewest edits that make b[j..] of a[i..].
Matrix<int> editCosts(std::span<const std::string> a, std::span<const std::string> b) {
  const auto rows = static_cast<Index>(a.size()), columns = static_cast<Index>(b.size());
  Matrix<int> cost(rows + 1, columns + 1);
  for (Index i = rows; i >= 0; --i) {
    for (Index j = columns; j >= 0; --j) {
      if (i == rows || j == columns) {
        cost(i, j) = static_cast<int>(rows - i + columns - j);
        continue;
      }
      const bool same = a[static_cast<std::size_t>(i)] == b[static_cast<std::size_t>(j)];
      cost(i, j) = std::min({cost(i + 1, j + 1) + (same ? 0 : 1), cost(i + 1, j) + 1, cost(i, j + 1) + 1});
    }
  }
  return cost;
}

double difference(const Trace& a, const Trace& b, const Counterpart& row, const Counterpart& column) {
  if (row.a < 0 || row.b < 0 || column.a < 0 || column.b < 0) return kNone;
  const Vector<double>& before = a.steps[static_cast<std::size_t>(row.a)].alpha;
  const Vector<double>& after = b.steps[static_cast<std::size_t>(row.b)].alpha;
  if (column.a >= before.size() || column.b >= after.size()) return kNone;
  return after[column.b] - before[column.a];
}

}  // namespace

std::vector<Counterpart> counterparts(std::span<const std::string> a, std::span<const std::string> b) {
  const Matrix<int> cost = editCosts(a, b);
  std::vector<Counterpart> pairs;
  std::size_t i = 0, j = 0;
  while (i < a.size() || j < b.size()) {
    const auto at = [&](std::size_t row, std::size_t column) {
      return cost(static_cast<Index>(row), static_cast<Index>(column));
    };
    const bool both = i < a.size() && j < b.size();
    const bool same = both && a[i] == b[j];
    if (both && at(i, j) == at(i + 1, j + 1) + (same ? 0 : 1)) {
      pairs.push_back({static_cast<int>(i++), static_cast<int>(j++), same});
    } else if (i < a.size() && at(i, j) == at(i + 1, j) + 1) {
      pairs.push_back({static_cast<int>(i++), -1, false});
    } else {
      pairs.push_back({-1, static_cast<int>(j++), false});
    }
  }
  return pairs;
}

int firstDeparture(const Trace& a, const Trace& b) {
  const auto [x, y] = std::mismatch(a.target.begin(), a.target.end(), b.target.begin(), b.target.end());
  if (x == a.target.end() && y == b.target.end()) return 0;
  return static_cast<int>(x - a.target.begin()) + 1;
}

TraceDifference differenceOf(const Trace& a, const Trace& b) {
  TraceDifference result;
  result.rows = counterparts(a.target, b.target);
  result.columns = counterparts(a.source, b.source);
  result.alpha.resize(static_cast<Index>(result.rows.size()), static_cast<Index>(result.columns.size()));
  for (Index i = 0; i < result.alpha.rows(); ++i) {
    double moved = 0;
    for (Index j = 0; j < result.alpha.cols(); ++j) {
      const double d =
          difference(a, b, result.rows[static_cast<std::size_t>(i)], result.columns[static_cast<std::size_t>(j)]);
      result.alpha(i, j) = d;
      moved += std::abs(d) / 2;
      if (std::isfinite(d)) result.largest = std::max(result.largest, std::abs(d));
    }
    result.moved.push_back(moved);
  }
  return result;
}

std::vector<double> annotationShifts(const Trace& a, const Trace& b) {
  std::vector<double> shifts;
  if (a.h.rows() != b.h.rows() || a.h.cols() != b.h.cols()) return shifts;
  for (Index j = 0; j < a.h.cols(); ++j) {
    const double length = a.h.col(j).cast<double>().norm();
    const double moved = (b.h.col(j) - a.h.col(j)).cast<double>().norm();
    shifts.push_back(length > 0 ? moved / length : 0);
  }
  return shifts;
}

int leastLikelyStep(const Trace& trace) {
  const auto worst =
      std::min_element(trace.steps.begin(), trace.steps.end(),
                       [](const StepTrace& x, const StepTrace& y) { return x.logProbability < y.logProbability; });
  return worst == trace.steps.end() ? 0 : static_cast<int>(worst - trace.steps.begin()) + 1;
}

}  // namespace lookback
