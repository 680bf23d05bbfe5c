// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/optimizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/error.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

namespace {

/// Numbers handled at a time, so that the arrays of an update stay in the first-level cache.
constexpr Index kStretch = 2048;
/// Parts of an update that threads take in turn. Norms are summed by parts, so that they do not depend on the number of
/// threads.
constexpr std::size_t kSlices = 64;

void checkRange(const char* field, double value, double low, double high) {
  if (!std::isfinite(value) || value < low || value > high)
    throw Error(ErrorCode::wrongUsage, fmt::format("{} is {}; it must lie between {} and {}", field, value, low, high));
}

bool isWordVectors(const std::string& name) {
  return name == "source.E" || name == "target.E";
}

template <class F>
void forEachStretch(Parameters<float>& p, F f) {
  p.visit([&](const std::string& name, MatrixRef<float> tensor) {
    if (isWordVectors(name)) return;
    const bool whole = tensor.outerStride() == tensor.rows();
    const Index columns = whole ? 1 : tensor.cols(), rows = whole ? tensor.size() : tensor.rows();
    for (Index j = 0; j < columns; ++j)
      for (Index i = 0; i < rows; i += kStretch)
        f(tensor.data() + j * tensor.outerStride() + i, std::min(kStretch, rows - i));
  });
}

}  // namespace

double OptimizerOptions::rate() const {
  if (learningRate > 0) return learningRate;
  switch (kind) {
    case OptimizerKind::adadelta:
      return 1.0;
    case OptimizerKind::adam:
      return 0.001;
    case OptimizerKind::gradientDescent:
      return 0.1;
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
  m_source.updatesSeen.resize(static_cast<std::size_t>(config.sourceWords));
  m_target.updatesSeen.resize(static_cast<std::size_t>(config.targetWords));
  m_squares.resize(kSlices);
}

void Optimizer::collect(Parameters<float>& parameters, Parameters<float>& gradient) {
  if (m_collectedFor[0] == parameters.output.W_o.data() && m_collectedFor[1] == gradient.output.W_o.data()) return;
  m_collectedFor = {parameters.output.W_o.data(), gradient.output.W_o.data()};
  m_stretches.clear();
  forEachStretch(parameters, [&](float* data, Index size) {
    m_stretches.push_back({data, nullptr, nullptr, nullptr, size});
  });
  std::size_t k = 0;
  forEachStretch(gradient, [&](float* data, Index) { m_stretches[k++].gradient = data; });
  k = 0;
  forEachStretch(m_first, [&](float* data, Index) { m_stretches[k++].first = data; });
  k = 0;
  forEachStretch(m_second, [&](float* data, Index) { m_stretches[k++].second = data; });
  m_weightStretches = m_stretches.size();
}

void Optimizer::addWords(Matrix<float>& parameters, Matrix<float>& gradient, Matrix<float>& first,
                         Matrix<float>& second, std::span<const std::int32_t> words, WordMemory& memory) {
  const auto add = [&](Index word) {
    const std::uint64_t missed = m_updates - memory.updatesSeen[static_cast<std::size_t>(word)];
    m_stretches.push_back({parameters.col(word).data(), gradient.col(word).data(), first.col(word).data(),
                           second.col(word).data(), parameters.rows(), missed});
  };
  if (lazy()) {
    for (const std::int32_t word : words) add(word);
  } else {
    for (Index word = 0; word < parameters.cols(); ++word) add(word);
  }
}

/// Lets the memories of all words fade to where they would be had every update changed them.
void Optimizer::catchUp() {
  if (m_options.kind != OptimizerKind::adadelta) return;
  const auto fade = [&](Matrix<float>& memory, const std::vector<std::uint64_t>& seen) {
    for (Index word = 0; word < memory.cols(); ++word)
      kernels<float>().decay(memory.rows(), static_cast<float>(m_options.rho),
                             m_updates - seen[static_cast<std::size_t>(word)], memory.col(word).data());
  };
  fade(m_first.sourceEmbedding, m_source.updatesSeen);
  fade(m_second.sourceEmbedding, m_source.updatesSeen);
  fade(m_first.targetEmbedding, m_target.updatesSeen);
  fade(m_second.targetEmbedding, m_target.updatesSeen);
  for (WordMemory* memory : {&m_source, &m_target}) memory->updatesSeen.assign(memory->updatesSeen.size(), m_updates);
}

double Optimizer::squares(std::size_t begin, std::size_t end) const {
  double sum = 0;
  for (std::size_t k = begin; k < end; ++k)
    sum += kernels<float>().squares(m_stretches[k].size, m_stretches[k].gradient);
  return sum;
}

void Optimizer::change(std::size_t begin, std::size_t end, float scale, double rate) const {
  const Kernels<float>& kernel = kernels<float>();
  const auto rho = static_cast<float>(m_options.rho), epsilon = static_cast<float>(m_options.epsilon);
  const auto beta1 = static_cast<float>(m_options.beta1), beta2 = static_cast<float>(m_options.beta2);
  const double updates = static_cast<double>(m_updates);
  const auto adamRate = static_cast<float>(rate / (1 - std::pow(m_options.beta1, updates)));
  const auto correction = static_cast<float>(1 / (1 - std::pow(m_options.beta2, updates)));
  const auto adamEpsilon = static_cast<float>(m_options.adamEpsilon);
  const auto plainRate = static_cast<float>(rate);
  for (std::size_t k = begin; k < end; ++k) {
    const Stretch& s = m_stretches[k];
    switch (m_options.kind) {
      case OptimizerKind::adadelta:
        if (s.missed > 0) {
          kernel.decay(s.size, rho, s.missed, s.first);
          kernel.decay(s.size, rho, s.missed, s.second);
        }
        kernel.adadelta(s.size, scale, plainRate, rho, epsilon, s.gradient, s.parameter, s.first, s.second);
        break;
      case OptimizerKind::adam:
        kernel.adam(s.size, scale, adamRate, correction, beta1, beta2, adamEpsilon, s.gradient, s.parameter, s.first,
                    s.second);
        break;
      case OptimizerKind::gradientDescent:
        kernel.addScaled(s.size, -plainRate * scale, s.gradient, s.parameter);
        break;
    }
    if (k >= m_weightStretches) std::fill(s.gradient, s.gradient + s.size, 0.0F);
  }
}

double Optimizer::update(Parameters<float>& parameters, Parameters<float>& gradient, const TouchedWords& touched,
                         double scale, double rateFactor, Team& team) {
  collect(parameters, gradient);
  m_stretches.resize(m_weightStretches);
  addWords(parameters.sourceEmbedding, gradient.sourceEmbedding, m_first.sourceEmbedding, m_second.sourceEmbedding,
           touched.source, m_source);
  addWords(parameters.targetEmbedding, gradient.targetEmbedding, m_first.targetEmbedding, m_second.targetEmbedding,
           touched.target, m_target);
  const auto forSlices = [&](auto work) {
    std::atomic<std::size_t> next{0};
    team.run([&](int) {
      for (std::size_t slice = next++; slice < kSlices; slice = next++)
        work(slice, m_stretches.size() * slice / kSlices, m_stretches.size() * (slice + 1) / kSlices);
    });
  };
  forSlices([&](std::size_t slice, std::size_t begin, std::size_t end) { m_squares[slice] = squares(begin, end); });
  double sum = 0;
  for (const double part : m_squares) sum += part;
  const double norm = std::sqrt(sum) * scale;
  if (!std::isfinite(norm)) {
    gradient.sourceEmbedding.setZero();
    gradient.targetEmbedding.setZero();
    return norm;
  }
  if (m_options.clip > 0 && norm > m_options.clip) scale *= m_options.clip / norm;
  ++m_updates;
  for (const std::int32_t word : touched.source) m_source.updatesSeen[static_cast<std::size_t>(word)] = m_updates;
  for (const std::int32_t word : touched.target) m_target.updatesSeen[static_cast<std::size_t>(word)] = m_updates;
  const double rate = m_options.rate() * rateFactor;
  forSlices(
      [&](std::size_t, std::size_t begin, std::size_t end) { change(begin, end, static_cast<float>(scale), rate); });
  return norm;
}

}  // namespace lookback
