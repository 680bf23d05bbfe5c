// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/model/model.h"
#include "core/tensor/types.h"

namespace lookback {

/// Which loss an energy is asked about, in nats.
enum class LossScope {
  word,      // L = -log p(y_i | ...) of the step's own word
  sentence,  // L = the sum over this word and all later ones, which stay as they are
};

/// How the loss of a step would change with its energies (L5):
///   dL/de_j = alpha_j <dL/dc, h_j - c>
/// All in double.
struct EnergyGradient {
  double loss = 0;          // L
  Vector<double> alpha;     // (T_x)
  Vector<double> dc;        // (2n) dL/dc
  Vector<double> along;     // (T_x) <dL/dc, h_j>: what the loss would gain if c moved towards h_j
  double alongContext = 0;  // <dL/dc, c>
  Vector<double> de;        // (T_x); below 0: a higher energy makes the words written likelier
};

/// The gradients of one sentence pair under one model with attention. The words of the translation are given (teacher
/// forcing), so a person's forced words count and edited energies do not.
class GradientLens {
 public:
  /// `source` and `target` are word numbers, the target's end mark counted if it has one. Throws Error for a model
  /// without attention, or an empty side.
  GradientLens(const Model& model, std::vector<std::int32_t> source, std::vector<std::int32_t> target);
  ~GradientLens();
  GradientLens(GradientLens&&) noexcept;
  GradientLens& operator=(GradientLens&&) noexcept;

  /// Of step i, from 1.
  EnergyGradient at(int step, LossScope scope) const;

  /// The loss of the step with e(position) moved by `delta` and everything else computed again: forward only, so it
  /// knows nothing of the gradient it checks.
  double lossWithEnergy(int step, LossScope scope, int position, double delta) const;
  /// (L(e + delta) - L(e - delta)) / (2 delta), which differs from de by terms of delta squared.
  double finiteDifference(int step, LossScope scope, int position, double delta = 1e-4) const;

 private:
  struct Data;
  std::unique_ptr<Data> m_data;
};

/// What one update did to a model.
struct LearnedOnce {
  std::shared_ptr<const Model> model;  // the copy that has learned
  double lossBefore = 0;               // of the pair, nats a target word
  double lossAfter = 0;
  double gradientNorm = 0;  // before clipping
};

/// One step down the gradient of one pair, on a copy: theta <- theta - rate * g, g clipped to norm 1 as in training.
/// Word numbers without end marks. Throws Error for an empty side.
LearnedOnce learnOnce(const Model& model, std::span<const std::int32_t> source, std::span<const std::int32_t> target,
                      double rate = 0.1);

}  // namespace lookback
