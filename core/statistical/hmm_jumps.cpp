// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/hmm_jumps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback::statistical {

namespace {

/// No width becomes impossible for good: the next sentence may need it.
constexpr double kLeastWeight = 1e-12;

void normalise(std::vector<double>& weights) {
  double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight = std::max(weight / sum, kLeastWeight);
  sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
}

}  // namespace

JumpCounts::JumpCounts(int longest)
    : jumps(static_cast<std::size_t>(2 * longest)),
      contexts(static_cast<std::size_t>((longest + 1) * (longest + 2) / 2)) {}

JumpCounts& JumpCounts::operator+=(const JumpCounts& other) {
  for (std::size_t k = 0; k < jumps.size(); ++k) jumps[k] += other.jumps[k];
  for (std::size_t k = 0; k < contexts.size(); ++k) contexts[k] += other.contexts[k];
  return *this;
}

Jumps::Jumps(int longest) : m_weights(static_cast<std::size_t>(2 * std::max(1, longest)), 1.0) {
  normalise(m_weights);
}

Jumps::Jumps(std::vector<double> weights) : m_weights(std::move(weights)) {
  const bool good = !m_weights.empty() && m_weights.size() % 2 == 0 &&
                    std::all_of(m_weights.begin(), m_weights.end(), [](double w) { return w > 0 && std::isfinite(w); });
  if (!good) throw Error("the jump widths of its word alignment are not positive numbers");
}

std::size_t Jumps::place(int width) const {
  const int most = longest();
  return static_cast<std::size_t>(std::clamp(width, 1 - most, most) + most - 1);
}

std::vector<double> Jumps::transitions(int given) const {
  std::vector<double> result;
  result.reserve(static_cast<std::size_t>(given * (given + 1)));
  for (int anchor = 0; anchor <= given; ++anchor) {
    double sum = 0;
    for (int i = 0; i < given; ++i) sum += m_weights[place(i - anchor + 1)];
    for (int i = 0; i < given; ++i) result.push_back(m_weights[place(i - anchor + 1)] / sum);
  }
  return result;
}

void Jumps::improve(const JumpCounts& counts, int rounds) {
  LOOKBACK_EXPECTS(counts.jumps.size() == m_weights.size());
  for (int round = 0; round < rounds; ++round) {
    std::vector<double> divisor(m_weights.size());
    for (int given = 1; given <= longest(); ++given) {
      const double* departures = counts.departures(given);
      for (int anchor = 0; anchor <= given; ++anchor) {
        if (departures[anchor] == 0) continue;
        const auto first = static_cast<std::ptrdiff_t>(place(1 - anchor));
        const double sum = std::accumulate(m_weights.begin() + first, m_weights.begin() + first + given, 0.0);
        for (int i = 0; i < given; ++i) divisor[static_cast<std::size_t>(first + i)] += departures[anchor] / sum;
      }
    }
    for (std::size_t d = 0; d < m_weights.size(); ++d)
      if (divisor[d] > 0) m_weights[d] = counts.jumps[d] / divisor[d];
    normalise(m_weights);
  }
}

}  // namespace lookback::statistical
