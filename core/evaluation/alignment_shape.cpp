// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/alignment_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/contract.h"

namespace lookback {
namespace {

double rowEntropy(const Eigen::Ref<const Matrix<double>>& alpha, Index i) {
  double entropy = 0;
  for (Index j = 0; j < alpha.cols(); ++j) {
    if (alpha(i, j) > 0) entropy -= alpha(i, j) * std::log(alpha(i, j));
  }
  return std::max(entropy, 0.0);
}

/// Counts of numbers 0..size-1 whose running sums cost log(size) each (a Fenwick tree).
class RunningCounts {
 public:
  explicit RunningCounts(int size) : m_sums(static_cast<std::size_t>(size) + 1, 0) {}
  void add(int number) {
    for (int k = number + 1; k < static_cast<int>(m_sums.size()); k += k & -k) ++m_sums[static_cast<std::size_t>(k)];
  }
  /// How many of the numbers added are at most `number`.
  std::int64_t upTo(int number) const {
    std::int64_t sum = 0;
    for (int k = number + 1; k > 0; k -= k & -k) sum += m_sums[static_cast<std::size_t>(k)];
    return sum;
  }

 private:
  std::vector<std::int64_t> m_sums;
};

}  // namespace

std::int64_t crossings(const AlignmentLinks& links) {
  AlignmentLinks sorted = links;
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  int last = -1;
  for (const AlignmentLink& link : sorted) last = std::max(last, link.target);
  RunningCounts before(last + 1);  // target positions of links with a smaller source position
  std::int64_t added = 0, crossing = 0;
  for (std::size_t first = 0; first < sorted.size();) {
    std::size_t end = first;
    for (; end < sorted.size() && sorted[end].source == sorted[first].source; ++end)
      crossing += added - before.upTo(sorted[end].target);
    for (; first < end; ++first, ++added) before.add(sorted[first].target);
  }
  return crossing;
}

double meanRowEntropy(const Eigen::Ref<const Matrix<double>>& alpha, int targetWords) {
  LOOKBACK_EXPECTS(targetWords >= 0 && targetWords <= alpha.rows());
  if (alpha.cols() == 0) return std::numeric_limits<double>::quiet_NaN();
  const double largest = std::log(static_cast<double>(alpha.cols()));
  double sum = 0;
  int rows = 0;
  for (Index i = 0; i < targetWords; ++i) {
    if (!alpha.row(i).allFinite()) continue;
    if (alpha.cols() > 1) sum += std::min(rowEntropy(alpha, i) / largest, 1.0);
    ++rows;
  }
  return rows == 0 ? std::numeric_limits<double>::quiet_NaN() : sum / rows;
}

double coverageGap(const Eigen::Ref<const Matrix<double>>& alpha, int sourceWords) {
  LOOKBACK_EXPECTS(sourceWords >= 0 && sourceWords <= alpha.cols());
  Vector<double> coverage = Vector<double>::Zero(sourceWords);
  for (Index i = 0; i < alpha.rows(); ++i) {
    if (alpha.row(i).allFinite()) coverage += alpha.row(i).head(sourceWords).transpose();
  }
  return sourceWords == 0 ? 0.0 : (1.0 - coverage.array()).max(0.0).mean();
}

}  // namespace lookback
