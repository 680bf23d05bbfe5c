// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/team.h"
#include "core/model/parameters.h"

namespace lookback {

enum class OptimizerKind { adadelta, adam, gradientDescent };

struct OptimizerOptions {
  OptimizerKind kind = OptimizerKind::adadelta;
  /// Gradients longer than this (L2 norm over all parameters) are scaled down to it; 0 switches clipping off. The
  /// paper's value is 1 (Appendix B.2).
  double clip = 1.0;
  /// Adadelta (Zeiler 2012): the paper's rho and epsilon; its learning rate is 1.
  double rho = 0.95;
  double epsilon = 1e-6;
  /// Adam (Kingma and Ba 2015).
  double beta1 = 0.9, beta2 = 0.999, adamEpsilon = 1e-8;
  /// Factor on every change. 0 means the optimizer's own default: 1 for Adadelta, 0.001 for Adam, 0.1 for gradient
  /// descent.
  double learningRate = 0;

  double rate() const;
};

/// Throws Error naming the field for a value outside its range (see the message): learning rate not finite or below 0,
/// ...
void checkOptions(const OptimizerOptions& options);

/// Words whose vectors a batch uses: sorted, each once. All other columns of a word vectors' gradient are 0.
struct TouchedWords {
  std::vector<std::int32_t> source, target;
};

/// Changes parameters by their gradient, and remembers what it needs of the past. All work is split over a team by
/// parameters, so results do not depend on the number of threads.
///
/// A vocabulary is far larger than a batch, so vectors of words that a batch does not use are left alone where that
/// changes nothing: with a gradient of 0 Adadelta changes no parameter, and its memories only fade by rho an update,
/// which is made up for when the word comes again, to the same bits. Adam moves every parameter at every update.
class Optimizer {
 public:
  Optimizer(const ModelConfig& config, const OptimizerOptions& options);

  /// One update. `scale` turns the gradient of a batch's sum into a mean (1 / sentences); `rateFactor` is the
  /// schedule's. Returns the norm of the scaled gradient before clipping; if it is not finite, nothing is changed. The
  /// word vectors' gradient is 0 afterwards, the rest of it is left as it is.
  double update(Parameters<float>& parameters, Parameters<float>& gradient, const TouchedWords& touched, double scale,
                double rateFactor, Team& team);

  /// Another factor on every change from now on.
  void setLearningRate(double rate) { m_options.learningRate = rate; }

  std::uint64_t updates() const { return m_updates; }
  /// What is remembered for every parameter: E[g^2] and E[dx^2] (Adadelta), first and second moment (Adam).
  const Parameters<float>& first() { return catchUp(), m_first; }
  const Parameters<float>& second() { return catchUp(), m_second; }
  /// Goes on from memories of a run of so many updates; `fill` writes them into first and second.
  template <class Fill>
  void restore(std::uint64_t updates, Fill fill) {
    fill(m_first, m_second);
    m_updates = updates;
    for (WordMemory* memory : {&m_source, &m_target}) memory->updatesSeen.assign(memory->updatesSeen.size(), updates);
  }
  const OptimizerOptions& options() const { return m_options; }

 private:
  /// A stretch of numbers without gaps: the same place in parameters, gradient and memories.
  struct Stretch {
    float* parameter;
    float* gradient;
    float* first;
    float* second;
    Index size;
    std::uint64_t missed = 0;  // updates since the memories were last changed
  };
  /// One of the two tables of word vectors.
  struct WordMemory {
    std::vector<std::uint64_t> updatesSeen;  // (K) by the memories of a word
  };
  bool lazy() const { return m_options.kind != OptimizerKind::adam; }
  void collect(Parameters<float>& parameters, Parameters<float>& gradient);
  void addWords(Matrix<float>& parameters, Matrix<float>& gradient, Matrix<float>& first, Matrix<float>& second,
                std::span<const std::int32_t> words, WordMemory& memory);
  void catchUp();
  double squares(std::size_t begin, std::size_t end) const;
  void change(std::size_t begin, std::size_t end, float scale, double rate) const;

  OptimizerOptions m_options;
  Parameters<float> m_first, m_second;
  std::uint64_t m_updates = 0;
  WordMemory m_source, m_target;
  std::vector<Stretch> m_stretches;  // the weights', then those of this update's words
  std::size_t m_weightStretches = 0;
  std::array<const float*, 2> m_collectedFor{};
  std::vector<double> m_squares;  // (slices)
};

}  // namespace lookback
