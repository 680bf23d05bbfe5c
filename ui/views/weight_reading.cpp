// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/weight_reading.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace lookback::ui {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
/// Below this two numbers of a trace are the same number, computed twice.
constexpr double kSame = 1e-9;

bool differs(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b))) return false;  // equal infinities too
  if (!std::isfinite(a) || !std::isfinite(b)) return true;
  return std::abs(a - b) > kSame * std::max({1.0, std::abs(a), std::abs(b)});
}

}  // namespace

bool computable(ConstVectorRef<double> alpha) {
  return alpha.size() > 0 && alpha.allFinite();
}

double rowSum(ConstVectorRef<double> alpha) {
  return computable(alpha) ? alpha.sum() : kNaN;
}

double rowEntropy(ConstVectorRef<double> alpha) {
  if (!computable(alpha)) return kNaN;
  double entropy = 0;
  for (const double a : alpha)
    if (a > 0) entropy -= a * std::log(a);
  return std::max(entropy, 0.0);
}

double rowEntropyShare(ConstVectorRef<double> alpha) {
  if (!computable(alpha)) return kNaN;
  if (alpha.size() == 1) return 0;
  return std::min(rowEntropy(alpha) / std::log(static_cast<double>(alpha.size())), 1.0);
}

int rankOf(ConstVectorRef<double> alpha, int position) {
  int rank = 1;
  for (Index j = 0; j < alpha.size(); ++j)
    if (alpha[j] > alpha[position] || (alpha[j] == alpha[position] && j < position)) ++rank;
  return rank;
}

std::vector<int> strongestFirst(ConstVectorRef<double> alpha) {
  if (!computable(alpha)) return {};
  std::vector<int> order(static_cast<std::size_t>(alpha.size()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return alpha[a] > alpha[b]; });
  return order;
}

Vector<double> coverage(const Trace& trace) {
  const Index Tx = static_cast<Index>(trace.source.size());
  Vector<double> sum = Vector<double>::Zero(Tx);
  for (const StepTrace& step : trace.steps)
    if (step.alpha.size() == Tx && computable(step.alpha)) sum += step.alpha;
  return sum;
}

int stepsWithoutWeights(const Trace& trace) {
  return static_cast<int>(std::count_if(trace.steps.begin(), trace.steps.end(),
                                        [](const StepTrace& step) { return !computable(step.alpha); }));
}

bool energyEdited(const StepTrace& step, int position) {
  return position < step.e.size() && position < step.modelEnergies.size() &&
         differs(step.e[position], step.modelEnergies[position]);
}

bool weightEdited(const StepTrace& step, int position) {
  return energyEdited(step, position) && position < step.alpha.size() && position < step.modelAlpha.size() &&
         differs(step.alpha[position], step.modelAlpha[position]);
}

double sumOfPrinted(ConstVectorRef<double> alpha, int decimals) {
  if (!computable(alpha)) return kNaN;
  const double unit = std::pow(10.0, decimals);
  double sum = 0;
  for (const double a : alpha) sum += std::round(a * unit);
  return sum / unit;
}

}  // namespace lookback::ui
