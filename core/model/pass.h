// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/model/batch.h"
#include "core/model/config.h"
#include "core/model/gradient_products.h"
#include "core/model/recurrence.h"
#include "core/model/translation.h"
#include "core/model/weights.h"
#include "core/nn/attention.h"
#include "core/nn/readout.h"
#include "core/tensor/arena.h"

namespace lookback {

/// Everything one pass keeps for the way back; letters and shapes as in the paper, columns packed as in PackedSide.
template <class S>
struct Tape {
  RecurrenceTape<S> encoderForward, encoderBackward;
  MatrixMap<S> h;       // (2n, M) annotations, sentence by sentence in target order; RNNencdec (n, B)
  MatrixMap<S> keys;    // (k, M) U_a h
  MatrixMap<S> hFirst;  // (n, B) what s_0 is made of
  MatrixMap<S> s0;      // (n, B)
  RecurrenceTape<S> decoder;
  MatrixMap<S> queries;                              // (k, N_y) W_a s_{i-1}
  MatrixMap<S> c;                                    // (2n, N_y)
  MatrixMap<S> tTilde;                               // (2l, N_y)
  MatrixMap<S> t;                                    // (l, N_y)
  MatrixMap<S> sourceMask, targetMask, readoutMask;  // dropout; empty without

  Tape(const ModelConfig& config, const Batch& batch, const Dropout* dropout, Arena<S>& a);
};

/// One pass of one batch, forward and back. The long derivation is split by direction: pass_forward.cpp,
/// pass_backward.cpp.
template <class S>
class Pass {
 public:
  Pass(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w, const Batch& batch, Arena<S>& arena,
       std::vector<S>& alpha, std::vector<Index>& alphaStart, Dropout* dropout, const std::stop_token& stop);

  void encode();
  /// encode, the decoder with the words given, and the readout.
  void forward();
  /// The output layer by blocks of columns; returns the summed loss.
  double output();
  /// The same with its way back and that of everything before. `first` writes the output layer's gradient where it
  /// belongs (adding to it if `add`), other shares of a batch keep theirs.
  double outputAndBackward(Parameters<S>& gradient, bool first, bool add, PassGradient<S>& left,
                           AlignedNumbers<S>& scratch);
  /// After outputAndBackward: dL/dc (2n, N_y), all that reaches a context from its own word and from later ones.
  Eigen::Map<const Matrix<S>> contextGradient() const {
    return {m_dc, m_config.contextSize(), m_batch.target.columns()};
  }

  const Tape<S>& tape() const { return m_tape; }

 private:
  bool attends() const { return m_config.scorer != Scorer::none; }
  ConstMatrixRef<S> readoutState() const {
    if (m_config.readoutState == ReadoutState::current) return m_tape.decoder.s;
    return m_tape.decoder.sPrev;
  }
  Eigen::Map<Vector<S>> alpha(Index column) {
    const auto k = static_cast<std::size_t>(column);
    return {m_alpha.data() + m_alphaStart[k], m_alphaStart[k + 1] - m_alphaStart[k]};
  }
  Index sentenceStart(Index b) const { return m_batch.annotationStart[static_cast<std::size_t>(b)]; }
  Index sentenceLength(Index b) const { return sentenceStart(b + 1) - sentenceStart(b); }
  std::span<const std::int32_t> targetWords(Index first, Index count) const {
    return std::span(m_batch.target.words).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
  }

  void drawMasks(Dropout& dropout);
  void gatherAnnotations();
  void layOutAlpha();
  void decode();
  void attend(Index b, Index column);

  double outputBackward(Parameters<S>& gradient, bool first, bool add, PassGradient<S>& left, MatrixRef<S> dt,
                        AlignedNumbers<S>& scratch);
  void decoderBackward(MatrixRef<S> ds, MatrixRef<S> dc, MatrixRef<S> dh, MatrixRef<S> ds0, Parameters<S>& gradient,
                       MatrixRef<S> dy, PassGradient<S>& left, AlignedNumbers<S>& scratch);
  void attendBackward(Index b, Index column, ConstVectorRef<S> dc, VectorRef<S> dquery, MatrixRef<S> dkeys,
                      VectorRef<S> dv_a, VectorRef<S> dalpha);
  void annotationsBackward(ConstMatrixRef<S> dc, MatrixRef<S> dh, AlignedNumbers<S>& scratch);
  void encoderBackward(ConstMatrixRef<S> dh, ConstMatrixRef<S> dhFirst, Parameters<S>& gradient, PassGradient<S>& left);

  const std::stop_token& m_stop;
  const ModelConfig& m_config;
  const Parameters<S>& m_p;
  const Weights<S>& m_w;
  const Batch& m_batch;
  Arena<S>& m_arena;
  std::vector<S>& m_alpha;
  std::vector<Index>& m_alphaStart;
  S m_readoutKept;  // 1 less the readout's dropout
  Tape<S> m_tape;
  const S* m_dc = nullptr;  // in the arena
};

}  // namespace lookback
