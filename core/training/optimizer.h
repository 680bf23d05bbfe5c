// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/team.h"
#include "core/model/parameters.h"

namespace lookback {

enum class OptimizerKind { adadelta, adam, gradientDescent };

struct OptimizerOptions {
  OptimizerKind kind = OptimizerKind::adadelta;
  /// Gradients longer than this (L2 norm over all parameters) are scaled down to it; 0 switches clipping off. The paper's
  /// value is 1 (Appendix B.2).
  double clip = 1.0;
  /// Adadelta (Zeiler 2012): the paper's rho and epsilon; its learning rate is 1.
  double rho = 0.95;
  double epsilon = 1e-6;
  /// Adam (Kingma and Ba 2015).
  double beta1 = 0.9, beta2 = 0.999, adamEpsilon = 1e-8;
  /// Factor on every change. 0 means the optimizer's own default: 1 for Adadelta, 0.001 for Adam, 0.1 for gradient descent.
  double learningRate = 0;

  double rate() const;
};

/// Throws Error naming the field for a value outside its range (see the message): learning rate not finite or below 0, ...
void checkOptions(const OptimizerOptions& options);

/// Parameters of a training run and what the optimizer remembers of them. All work is split over a team by parameters, so
/// results do not depend on the number of threads.
class Optimizer {
 public:
  Optimizer(const ModelConfig& config, const OptimizerOptions& options);

  /// One update. `gradients` are the shares of the threads, added in order; they are zero afterwards. `scale` turns the sum
  /// over a batch into a mean (1 / sentences); `rateFactor` is the schedule's. Returns the norm of the scaled gradient before
  /// clipping; if it is not finite, nothing is changed.
  double update(Parameters<float>& parameters, std::vector<Parameters<float>>& gradients, double scale, double rateFactor,
                Team& team);

  std::uint64_t updates() const { return m_updates; }
  void setUpdates(std::uint64_t updates) { m_updates = updates; }
  /// What is remembered for every parameter: E[g^2] and E[dx^2] (Adadelta), first and second moment (Adam).
  Parameters<float>& first() { return m_first; }
  Parameters<float>& second() { return m_second; }
  const OptimizerOptions& options() const { return m_options; }

 private:
  /// A stretch of numbers without gaps: the same place in parameters, gradients and memory.
  struct Stretch {
    float* parameter;
    float* first;
    float* second;
    std::vector<float*> gradients;
    Index size;
  };
  void collect(Parameters<float>& parameters, std::vector<Parameters<float>>& gradients);
  double addGradients(std::size_t begin, std::size_t end);
  void change(std::size_t begin, std::size_t end, float scale, double rate);

  OptimizerOptions m_options;
  Parameters<float> m_first, m_second;
  std::uint64_t m_updates = 0;
  std::vector<Stretch> m_runs;
  const void* m_collectedFor = nullptr;
};

}  // namespace lookback
