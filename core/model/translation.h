// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <utility>
#include <vector>

#include "core/base/rng.h"
#include "core/model/batch.h"
#include "core/model/config.h"
#include "core/model/gradient_products.h"
#include "core/model/parameters.h"
#include "core/model/weights.h"
#include "core/tensor/arena.h"

namespace lookback {

/// Share of the numbers of word vectors and of the readout that a training pass sets to zero, the rest scaled up to
/// keep the mean (inverted dropout). 0 switches it off.
struct Dropout {
  double embeddings = 0;
  double readout = 0;
  Rng rng{0};
};

/// log p(y | x) of a batch and its exact gradient, by hand. One object a thread: it keeps the working memory, so a
/// second batch of the same size allocates nothing.
template <class S>
class Translation {
 public:
  explicit Translation(const ModelConfig& config) : m_config(config) {}

  /// Looked at every position of every pass; a requested stop throws Error(interrupted) out of it.
  void setStop(std::stop_token stop) { m_stop = std::move(stop); }

  /// Sum over all target words, end marks counted, of -log p(y_i | y_1 ... y_{i-1}, x), in nats. `w` are the weights of
  /// `p`.
  double loss(const Parameters<S>& p, const Weights<S>& w, const Batch& batch);

  /// The same, and all of the gradient's way back that runs along the sentences. What is left for the weights,
  /// `left()`, is added up by a GradientAdder. Of several threads that share a batch, the one with `first` may write
  /// into the gradient already.
  double lossAndBackward(const Parameters<S>& p, const Weights<S>& w, const Batch& batch, Parameters<S>& gradient,
                         Dropout* dropout, bool first, bool add);
  const PassGradient<S>& left() const { return m_left; }

  /// For one caller with parameters at hand: makes the weights ready itself.
  double loss(const Parameters<S>& p, const Batch& batch);
  /// gradient += the derivative of the loss by every parameter.
  double lossAndGradient(const Parameters<S>& p, const Batch& batch, Parameters<S>& gradient,
                         Dropout* dropout = nullptr);

  /// What lossAndGradient also leaves if asked to: dL/dc (2n, N_y), columns as in the batch, of everything that follows
  /// from a context: its own word and the later ones.
  void keepContextGradient(bool keep) { m_keepsContextGradient = keep; }
  const Matrix<S>& contextGradient() const { return m_contextGradient; }

  /// What the decoder needs of the source side: annotations h (2n, M), sentence by sentence in target order (for scorer
  /// `none` the fixed vectors, (n, B)), the scorer's keys (k, M), and s_0 (n, B).
  void encode(const Parameters<S>& p, const Weights<S>& w, const Batch& batch, Matrix<S>& h, Matrix<S>& keys,
              Matrix<S>& s0);

  /// Weights of the last pass: alpha_i (T_x) of target column b at step i (from 0). Not for scorer `none`.
  Eigen::Map<const Vector<S>> alpha(const Batch& batch, Index b, Index i) const;

 private:
  ModelConfig m_config;
  std::stop_token m_stop;
  Arena<S> m_arena;
  std::vector<S> m_alpha;           // for every target column of every position its T_x weights, behind each other
  std::vector<Index> m_alphaStart;  // (N_y + 1)
  PassGradient<S> m_left;
  AlignedNumbers<S> m_scratch;
  bool m_keepsContextGradient = false;
  Matrix<S> m_contextGradient;
};

/// The summed negative log-likelihood and its gradient, in one call (tests, the gradient lens).
template <class S>
double lossAndGradient(const ModelConfig& config, const Parameters<S>& p, const Batch& batch, Parameters<S>& gradient) {
  return Translation<S>(config).lossAndGradient(p, batch, gradient);
}

}  // namespace lookback
