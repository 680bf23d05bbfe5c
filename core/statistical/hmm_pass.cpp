// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/hmm_pass.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lookback::statistical {

void HmmPass::resize(const HmmProblem& problem) {
  m_problem = problem;
  const auto I = static_cast<std::size_t>(problem.given), J = static_cast<std::size_t>(problem.explained);
  m_mass.assign((J + 1) * (I + 1), 0.0);
  m_future.assign((J + 1) * (I + 1), 0.0);
  m_scale.assign(J, 0.0);
  m_arrival.assign(J * I, 0.0);
  m_posterior.assign(J * (I + 1), 0.0);
}

double HmmPass::forward() {
  const int I = m_problem.given, J = m_problem.explained, anchors = I + 1;
  const double p0 = m_problem.p0;
  double logLikelihood = 0;
  m_mass[0] = 1;
  for (int i = 0; i < J; ++i) {
    const double* before = m_mass.data() + i * anchors;
    double* mass = m_mass.data() + (i + 1) * anchors;
    const double* t = m_problem.emissions + i * anchors;
    for (int a = 0; a < anchors; ++a) {  // Σ_a m_{i-1}(a) p(j | a, I)
      const double* row = m_problem.transitions + a * I;
      const double weight = before[a];
      for (int j = 0; j < I; ++j) mass[j + 1] += weight * row[j];
    }
    double sum = 0;
    for (int j = 0; j < I; ++j) mass[j + 1] *= t[j] * (1 - p0);
    for (int a = 0; a < anchors; ++a) {
      mass[a] += t[I] * p0 * before[a];
      sum += mass[a];
    }
    if (!(sum > 0)) return -std::numeric_limits<double>::infinity();
    for (int a = 0; a < anchors; ++a) mass[a] /= sum;
    m_scale[static_cast<std::size_t>(i)] = sum;
    logLikelihood += std::log(sum);
  }
  return logLikelihood;
}

void HmmPass::backward() {
  const int I = m_problem.given, J = m_problem.explained, anchors = I + 1;
  const double p0 = m_problem.p0;
  std::fill_n(m_future.data() + J * anchors, anchors, 1.0);
  for (int i = J - 1; i >= 0; --i) {
    const double* after = m_future.data() + (i + 1) * anchors;
    double* future = m_future.data() + i * anchors;
    const double* before = m_mass.data() + i * anchors;
    const double* t = m_problem.emissions + i * anchors;
    double* arrival = m_arrival.data() + i * I;
    double* posterior = m_posterior.data() + i * anchors;
    const double scale = 1 / m_scale[static_cast<std::size_t>(i)];
    for (int j = 0; j < I; ++j) arrival[j] = t[j] * (1 - p0) * after[j + 1] * scale;
    double byNull = 0;
    for (int a = 0; a < anchors; ++a) {
      const double* row = m_problem.transitions + a * I;
      double sum = 0;
      for (int j = 0; j < I; ++j) sum += row[j] * arrival[j];
      for (int j = 0; j < I; ++j) posterior[j] += before[a] * row[j] * arrival[j];
      const double stay = t[I] * p0 * after[a] * scale;
      byNull += before[a] * stay;
      future[a] = sum + stay;
    }
    posterior[I] = byNull;
  }
}

double HmmPass::forwardBackward(const HmmProblem& problem) {
  resize(problem);
  const double logLikelihood = forward();
  if (std::isfinite(logLikelihood)) backward();
  return logLikelihood;
}

void HmmPass::addJumps(const Jumps& jumps, JumpCounts& counts) {
  const int I = m_problem.given, J = m_problem.explained, anchors = I + 1;
  m_jumped.assign(static_cast<std::size_t>(anchors * I), 0.0);
  for (int i = 0; i < J; ++i) {
    const double* before = m_mass.data() + i * anchors;
    const double* arrival = m_arrival.data() + i * I;
    for (int a = 0; a < anchors; ++a) {
      double* jumped = m_jumped.data() + a * I;
      const double weight = before[a];
      for (int j = 0; j < I; ++j) jumped[j] += weight * arrival[j];
    }
  }
  double* departures = counts.departures(I);
  for (int a = 0; a < anchors; ++a) {
    for (int j = 0; j < I; ++j) {
      const double expected = m_jumped[static_cast<std::size_t>(a * I + j)] * m_problem.transitions[a * I + j];
      counts.jumps[jumps.place(j - a + 1)] += expected;
      departures[a] += expected;
    }
  }
}

/// `best`, (I + 1), goes from y_{i-1} to y_i.
void HmmPass::viterbiStep(int i, std::vector<double>& best) {
  const int I = m_problem.given, anchors = I + 1;
  const double* t = m_problem.emissions + i * anchors;
  std::vector<double> next(best.size());
  for (int j = 0; j < I; ++j) {
    int from = 0;
    double most = -1;
    for (int a = 0; a < anchors; ++a) {
      const double way = best[static_cast<std::size_t>(a)] * m_problem.transitions[a * I + j];
      if (way > most) most = way, from = a;
    }
    next[static_cast<std::size_t>(j + 1)] = most * t[j] * (1 - m_problem.p0);
    m_cameFrom[static_cast<std::size_t>(i * I + j)] = from;
  }
  double greatest = 0;
  for (int a = 0; a < anchors; ++a) {
    const auto at = static_cast<std::size_t>(a);
    const double stay = t[I] * m_problem.p0 * best[at];
    const bool byNull = a == 0 || stay > next[at];
    m_byNull[static_cast<std::size_t>(i * anchors + a)] = byNull;
    if (byNull) next[at] = stay;
    greatest = std::max(greatest, next[at]);
  }
  for (double& value : next) value = greatest > 0 ? value / greatest : value;
  best = std::move(next);
}

std::vector<int> HmmPass::viterbi(const HmmProblem& problem) {
  m_problem = problem;
  const int I = problem.given, J = problem.explained, anchors = I + 1;
  m_cameFrom.assign(static_cast<std::size_t>(J * I), 0);
  m_byNull.assign(static_cast<std::size_t>(J * anchors), 0);
  std::vector<double> best(static_cast<std::size_t>(anchors));
  best[0] = 1;
  for (int i = 0; i < J; ++i) viterbiStep(i, best);
  std::vector<int> alignment(static_cast<std::size_t>(J), -1);
  auto anchor = static_cast<int>(std::max_element(best.begin(), best.end()) - best.begin());
  for (int i = J - 1; i >= 0; --i) {
    if (m_byNull[static_cast<std::size_t>(i * anchors + anchor)]) continue;
    alignment[static_cast<std::size_t>(i)] = anchor - 1;
    anchor = m_cameFrom[static_cast<std::size_t>(i * I + anchor - 1)];
  }
  return alignment;
}

}  // namespace lookback::statistical
