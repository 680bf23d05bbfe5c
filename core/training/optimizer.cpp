// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/optimizer.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/error.h"

namespace lookback {

namespace {

using Numbers = Eigen::Map<Eigen::Array<float, Eigen::Dynamic, 1>>;

/// Numbers handled at a time, so that the five arrays of an update stay in the first-level cache.
constexpr Index kRunSize = 2048;

void checkRange(const char* field, double value, double low, double high) {
  if (!std::isfinite(value) || value < low || value > high)
    throw Error(ErrorCode::wrongUsage, fmt::format("{} is {}; it must lie between {} and {}", field, value, low, high));
}

template <class F>
void forEachRun(Parameters<float>& p, F f) {
  p.visit([&](const std::string&, MatrixRef<float> tensor) {
    const bool whole = tensor.outerStride() == tensor.rows();
    const Index columns = whole ? 1 : tensor.cols(), rows = whole ? tensor.size() : tensor.rows();
    for (Index j = 0; j < columns; ++j)
      for (Index i = 0; i < rows; i += kRunSize)
        f(tensor.data() + j * tensor.outerStride() + i, std::min(kRunSize, rows - i));
  });
}

}  // namespace

double OptimizerOptions::rate() const {
  if (learningRate > 0) return learningRate;
  switch (kind) {
    case OptimizerKind::adadelta: return 1.0;
    case OptimizerKind::adam: return 0.001;
    case OptimizerKind::gradientDescent: return 0.1;
  }
  return 1.0;
}

void checkOptions(const OptimizerOptions& options) {
  checkRange("learning rate", options.learningRate, 0, 1e6);
  checkRange("clip", options.clip, 0, 1e12);
  checkRange("rho", options.rho, 0, 0.999999);
  checkRange("epsilon", options.epsilon, 1e-20, 1);
  checkRange("beta1", options.beta1, 0, 0.999999);
  checkRange("beta2", options.beta2, 0, 0.999999);
}

Optimizer::Optimizer(const ModelConfig& config, const OptimizerOptions& options)
    : m_options(options), m_first(Parameters<float>::zeros(config)), m_second(Parameters<float>::zeros(config)) {
  checkOptions(options);
}

void Optimizer::collect(Parameters<float>& parameters, std::vector<Parameters<float>>& gradients) {
  if (m_collectedFor == &parameters && !m_runs.empty() && m_runs.front().gradients.size() == gradients.size()) return;
  m_runs.clear();
  m_collectedFor = &parameters;
  forEachRun(parameters, [&](float* data, Index size) { m_runs.push_back({data, nullptr, nullptr, {}, size}); });
  std::size_t k = 0;
  forEachRun(m_first, [&](float* data, Index) { m_runs[k++].first = data; });
  k = 0;
  forEachRun(m_second, [&](float* data, Index) { m_runs[k++].second = data; });
  for (Parameters<float>& gradient : gradients) {
    k = 0;
    forEachRun(gradient, [&](float* data, Index) { m_runs[k++].gradients.push_back(data); });
  }
}

/// Adds the threads' shares into the first one; returns the squared norm of runs [begin, end).
double Optimizer::addGradients(std::size_t begin, std::size_t end) {
  double squares = 0;
  for (std::size_t k = begin; k < end; ++k) {
    Numbers sum(m_runs[k].gradients[0], m_runs[k].size);
    for (std::size_t other = 1; other < m_runs[k].gradients.size(); ++other) {
      Numbers share(m_runs[k].gradients[other], m_runs[k].size);
      sum += share;
      share.setZero();
    }
    squares += static_cast<double>(sum.square().sum());
  }
  return squares;
}

void Optimizer::change(std::size_t begin, std::size_t end, float scale, double rate) {
  const auto rho = static_cast<float>(m_options.rho), epsilon = static_cast<float>(m_options.epsilon);
  const auto beta1 = static_cast<float>(m_options.beta1), beta2 = static_cast<float>(m_options.beta2);
  const double updates = static_cast<double>(m_updates);
  const auto adamRate = static_cast<float>(rate / (1 - std::pow(m_options.beta1, updates)));
  const auto correction = static_cast<float>(1 / (1 - std::pow(m_options.beta2, updates)));
  const auto adamEpsilon = static_cast<float>(m_options.adamEpsilon);
  const auto plainRate = static_cast<float>(rate);
  for (std::size_t k = begin; k < end; ++k) {
    const Index size = m_runs[k].size;
    Numbers x(m_runs[k].parameter, size), g(m_runs[k].gradients[0], size), first(m_runs[k].first, size),
        second(m_runs[k].second, size);
    g *= scale;
    switch (m_options.kind) {
      case OptimizerKind::adadelta:
        // E[g^2] = rho E[g^2] + (1 - rho) g^2;  dx = -RMS[dx] / RMS[g] g;  E[dx^2] likewise
        first = rho * first + (1 - rho) * g.square();
        g *= ((second + epsilon) / (first + epsilon)).sqrt();
        second = rho * second + (1 - rho) * g.square();
        x -= plainRate * g;
        break;
      case OptimizerKind::adam:
        first = beta1 * first + (1 - beta1) * g;
        second = beta2 * second + (1 - beta2) * g.square();
        x -= adamRate * first / ((correction * second).sqrt() + adamEpsilon);
        break;
      case OptimizerKind::gradientDescent:
        x -= plainRate * g;
        break;
    }
    g.setZero();
  }
}

double Optimizer::update(Parameters<float>& parameters, std::vector<Parameters<float>>& gradients, double scale,
                         double rateFactor, Team& team) {
  collect(parameters, gradients);
  // Norms are summed over fixed slices, so that they do not depend on the number of threads.
  constexpr std::size_t kSlices = 16;
  std::vector<double> squares(kSlices);
  const auto bound = [&](std::size_t slice) { return m_runs.size() * slice / kSlices; };
  const auto forOwnSlices = [&](int member, auto work) {
    const auto members = static_cast<std::size_t>(team.size());
    for (auto slice = static_cast<std::size_t>(member); slice < kSlices; slice += members) work(slice);
  };
  team.run([&](int member) {
    forOwnSlices(member, [&](std::size_t slice) { squares[slice] = addGradients(bound(slice), bound(slice + 1)); });
  });
  double sum = 0;
  for (const double part : squares) sum += part;
  const double norm = std::sqrt(sum) * scale;
  if (!std::isfinite(norm)) {
    gradients[0].visit([](const std::string&, MatrixRef<float> tensor) { tensor.setZero(); });
    return norm;
  }
  if (m_options.clip > 0 && norm > m_options.clip) scale *= m_options.clip / norm;
  ++m_updates;
  const double rate = m_options.rate() * rateFactor;
  team.run([&](int member) {
    forOwnSlices(member, [&](std::size_t slice) {
      change(bound(slice), bound(slice + 1), static_cast<float>(scale), rate);
    });
  });
  return norm;
}

}  // namespace lookback
