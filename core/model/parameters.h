// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/rng.h"
#include "core/model/config.h"
#include "core/nn/layers.h"

namespace lookback {

/// All numbers of a model. A gradient is of the same type.
template <class S>
struct Parameters {
  Matrix<S> sourceEmbedding;  // E of the source (m, K_x), a column a word
  Matrix<S> targetEmbedding;  // E of the target (m, K_y)
  GatedUnit<S> encoderForward;
  GatedUnit<S> encoderBackward;  // empty for scorer `none`
  InitialState<S> initialState;
  Attention<S> attention;
  GatedUnit<S> decoder;  // with C
  ReadoutLayer<S> readout;
  OutputLayer<S> output;

  /// All zero, in the sizes of `config`.
  static Parameters zeros(const ModelConfig& config);

  /// Calls f(name, tensor) for every tensor the configuration has, always in the same order; names are the paper's
  /// letters
  /// ("encoder.forward.W_z", "attention.v_a"), tensors are MatrixRef<S> (a vector is a matrix of one column).
  template <class F>
  void visit(F&& f) {
    visitAll(*this, f);
  }
  template <class F>
  void visit(F&& f) const {
    visitAll(const_cast<Parameters&>(*this), f);  // f gets MatrixRef<S>; readers must not write
  }

  template <class T>
  Parameters<T> cast(const ModelConfig& config) const;

 private:
  template <class F>
  static void visitAll(Parameters& p, F& f) {
    visitTensor(f, "source.E", p.sourceEmbedding);
    visitTensor(f, "target.E", p.targetEmbedding);
    p.encoderForward.visit("encoder.forward", f);
    p.encoderBackward.visit("encoder.backward", f);
    p.initialState.visit("decoder.initial", f);
    p.attention.visit("attention", f);
    p.decoder.visit("decoder", f);
    p.readout.visit("readout", f);
    p.output.visit("output", f);
  }
};

/// How numbers start.
struct InitOptions {
  /// The paper's (Appendix B.1): recurrent matrices orthogonal, W_a and U_a N(0, 0.001^2), v_a and biases 0, the rest
  /// N(0, 0.01^2).
  double weights = 0.01;
  double scorer = 0.001;
  double v_a = 0;
  /// Spread that lets small models start quickly: everything N(0, 0.05^2), v_a N(0, 0.1^2), recurrent orthogonal.
  static InitOptions practical() { return {0.05, 0.05, 0.1}; }
};

template <class S>
void initialise(Parameters<S>& parameters, const InitOptions& options, Rng rng);

/// Numbers in all tensors together.
template <class S>
Index parameterCount(const Parameters<S>& parameters);

}  // namespace lookback
