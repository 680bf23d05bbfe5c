// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/contract.h"
#include "core/base/rng.h"
#include "core/decoding/session.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

constexpr double kRemoved = -std::numeric_limits<double>::infinity();

double logSumExpOfOthers(ConstVectorRef<double> e, Index position) {
  double largest = kRemoved;
  for (Index j = 0; j < e.size(); ++j)
    if (j != position) largest = std::max(largest, e(j));
  if (largest == kRemoved) return kRemoved;
  double sum = 0;
  for (Index j = 0; j < e.size(); ++j)
    if (j != position) sum += std::exp(e(j) - largest);
  return largest + std::log(sum);
}

/// The energy at which softmax gives `position` the weight a while the others stay: ln(a / (1 - a)) + logsumexp(others).
void setWeight(Index position, double a, VectorRef<double> e) {
  const double others = logSumExpOfOthers(e, position);
  if (others == kRemoved) return;  // the only word left weighs 1 whatever its energy
  if (a <= 0) {
    e(position) = kRemoved;
  } else if (a >= 1) {
    for (Index j = 0; j < e.size(); ++j)
      if (j != position) e(j) = kRemoved;
    if (e(position) == kRemoved) e(position) = 0;
  } else {
    e(position) = std::log(a) - std::log1p(-a) + others;
  }
}

void permute(std::uint64_t seed, VectorRef<double> e) {
  std::vector<double> energies(e.begin(), e.end());
  Rng rng(seed);
  shuffle(energies, rng);
  for (Index j = 0; j < e.size(); ++j) e(j) = energies[static_cast<std::size_t>(j)];
}

}  // namespace

Vector<double> softmaxWeights(ConstVectorRef<double> e) {
  Vector<double> alpha = e;
  softmaxInPlace<double>(alpha);
  return alpha;
}

void applyIntervention(const Intervention& intervention, VectorRef<double> e) {
  using Kind = Intervention::Kind;
  const Index position = intervention.position;
  LOOKBACK_EXPECTS(position >= 0 && position < e.size());
  switch (intervention.kind) {
    case Kind::setEnergy: e(position) = intervention.value; break;
    case Kind::setWeight: setWeight(position, intervention.value, e); break;
    case Kind::equalise: e.setZero(); break;
    case Kind::scale:
      for (double& energy : e)
        if (energy != kRemoved) energy *= intervention.value;  // 0 times -inf would be no number
      break;
    case Kind::shift: e.array() += intervention.value; break;
    case Kind::onlyThis: setWeight(position, 1.0, e); break;
    case Kind::remove: e(position) = kRemoved; break;
    case Kind::permute: permute(static_cast<std::uint64_t>(intervention.value), e); break;
    case Kind::forceWord: break;
  }
}

int firstDifference(std::span<const Intervention> before, std::span<const Intervention> after) {
  int last = 0;
  for (const auto list : {before, after})
    for (const Intervention& intervention : list) last = std::max(last, intervention.step);
  const auto atStep = [](std::span<const Intervention> list, int step) {
    std::vector<Intervention> result;
    for (const Intervention& intervention : list)
      if (intervention.step == step && intervention.enabled) result.push_back(intervention);
    return result;
  };
  for (int step = 1; step <= last; ++step)
    if (atStep(before, step) != atStep(after, step)) return step;
  return std::numeric_limits<int>::max();
}

int firstDifference(const GivenWords& before, const GivenWords& after) {
  if (before.reference != after.reference) return 1;
  const auto [a, b] = std::mismatch(before.words.begin(), before.words.end(), after.words.begin(), after.words.end());
  if (a == before.words.end() && b == after.words.end()) return std::numeric_limits<int>::max();
  return static_cast<int>(a - before.words.begin()) + 1;
}

}  // namespace lookback
