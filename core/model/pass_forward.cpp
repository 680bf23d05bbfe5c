// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/model/pass.h"
#include "core/model/word_vectors.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

bool attends(const ModelConfig& config) {
  return config.scorer != Scorer::none;
}

Index keyRows(const ModelConfig& config) {
  if (config.scorer == Scorer::none) return 0;
  return config.scorer == Scorer::additive ? config.nAlign : config.n;
}

template <class S>
MatrixMap<S> mask(Arena<S>& a, Index rows, Index cols, double rate) {
  return rate > 0 ? a.matrix(rows, cols) : a.matrix(0, 0);
}

template <class S>
void drawMask(double rate, Rng& rng, MatrixMap<S>& mask) {
  // sixteen random bits a number are plenty for a rate
  constexpr std::uint64_t kScale = 1 << 16;
  const auto threshold = static_cast<std::uint64_t>(std::llround(rate * kScale));
  const S kept = static_cast<S>(1.0 / (1.0 - rate));
  std::uint64_t bits = 0;
  for (Index k = 0; k < mask.size(); ++k) {
    if (k % 4 == 0) bits = rng.next();
    mask.data()[k] = (bits % kScale) < threshold ? S(0) : kept;
    bits /= kScale;
  }
}

}  // namespace

template <class S>
Tape<S>::Tape(const ModelConfig& config, const Batch& batch, const Dropout* dropout, Arena<S>& a)
    : encoderForward(a, config.m, config.n, batch.source.columns()),
      encoderBackward(a, config.m, config.n, attends(config) ? batch.source.columns() : 0),
      h(a.matrix(config.contextSize(), attends(config) ? batch.annotationStart.back() : batch.target.sentences())),
      keys(a.matrix(keyRows(config), h.cols())),
      hFirst(a.matrix(config.n, batch.target.sentences())),
      s0(a.matrix(config.n, batch.target.sentences())),
      decoder(a, config.m, config.n, batch.target.columns()),
      queries(a.matrix(keyRows(config), batch.target.columns())),
      c(a.matrix(config.contextSize(), batch.target.columns())),
      tTilde(a.matrix(config.readoutRows(), batch.target.columns())),
      t(a.matrix(config.l, batch.target.columns())),
      sourceMask(mask(a, config.m, batch.source.columns(), dropout ? dropout->embeddings : 0)),
      targetMask(mask(a, config.m, batch.target.columns(), dropout ? dropout->embeddings : 0)),
      readoutMask(mask(a, config.l, batch.target.columns(), dropout ? dropout->readout : 0)) {}

template <class S>
Pass<S>::Pass(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w, const Batch& batch,
              Arena<S>& arena, std::vector<S>& alpha, std::vector<Index>& alphaStart, Dropout* dropout,
              const std::stop_token& stop)
    : m_stop(stop),
      m_config(config),
      m_p(p),
      m_w(w),
      m_batch(batch),
      m_arena(arena),
      m_alpha(alpha),
      m_alphaStart(alphaStart),
      m_readoutKept(static_cast<S>(1 - (dropout ? dropout->readout : 0))),
      m_tape(config, batch, dropout, arena) {
  if (dropout) drawMasks(*dropout);
}

template <class S>
void Pass<S>::drawMasks(Dropout& dropout) {
  drawMask(dropout.embeddings, dropout.rng, m_tape.sourceMask);
  drawMask(dropout.embeddings, dropout.rng, m_tape.targetMask);
  drawMask(dropout.readout, dropout.rng, m_tape.readoutMask);
}

template <class S>
void Pass<S>::forward() {
  encode();
  layOutAlpha();
  decode();
  readout<S>(m_w.readout, m_config.readout, readoutState(), m_tape.decoder.x, m_tape.c, m_tape.tTilde, m_tape.t);
  applyMask<S>(m_tape.readoutMask, m_tape.t);
}

template <class S>
void Pass<S>::encode() {
  const PackedSide& side = m_batch.source;
  lookUp<S>(m_p.sourceEmbedding, side.words, m_tape.encoderForward.x);
  applyMask<S>(m_tape.sourceMask, m_tape.encoderForward.x);
  recur<S>(m_w.encoderForward, side, m_tape.encoderForward, m_stop);
  if (attends()) {
    for (Index t = 0; t < side.positions(); ++t)
      for (Index b = 0; b < side.active(t); ++b)
        m_tape.encoderBackward.x.col(side.start(t) + b) =
            m_tape.encoderForward.x.col(side.start(side.length[static_cast<std::size_t>(b)] - 1 - t) + b);
    recur<S>(m_w.encoderBackward, side, m_tape.encoderBackward, m_stop);
  }
  gatherAnnotations();
  if (attends()) scorerKeys<S>(m_w.attention, m_tape.h, m_tape.keys);
  // s_0 = tanh(W_s h + b_s)
  m_w.initialState.W_s.timesPlus(m_tape.hFirst, m_w.initialState.b_s, m_tape.s0);
  kernels<S>().tanhInPlace(m_tape.s0.size(), m_tape.s0.data());
}

/// h_j = [forward state at j; backward state at j]; the backward encoder reached j after T_x - 1 - j steps.
template <class S>
void Pass<S>::gatherAnnotations() {
  const PackedSide& side = m_batch.source;
  const Index n = m_config.n;
  for (Index b = 0; b < m_batch.target.sentences(); ++b) {
    const Index column = m_batch.sourceColumn[static_cast<std::size_t>(b)];
    const Index last = side.length[static_cast<std::size_t>(column)] - 1;
    if (!attends()) {
      m_tape.h.col(b) = m_tape.encoderForward.s.col(side.start(last) + column);
      m_tape.hFirst.col(b) = m_tape.h.col(b);
      continue;
    }
    for (Index j = 0; j <= last; ++j) {
      auto annotation = m_tape.h.col(sentenceStart(b) + j);
      annotation.head(n) = m_tape.encoderForward.s.col(side.start(j) + column);
      annotation.tail(n) = m_tape.encoderBackward.s.col(side.start(last - j) + column);
    }
    m_tape.hFirst.col(b) = m_tape.h.col(sentenceStart(b)).tail(n);
  }
}

template <class S>
void Pass<S>::layOutAlpha() {
  m_alphaStart.assign(1, 0);
  if (!attends()) return;
  for (Index i = 0; i < m_batch.target.positions(); ++i)
    for (Index b = 0; b < m_batch.target.active(i); ++b)
      m_alphaStart.push_back(m_alphaStart.back() + sentenceLength(b));
  m_alpha.resize(static_cast<std::size_t>(m_alphaStart.back()));
}

template <class S>
void Pass<S>::attend(Index b, Index column) {
  const auto h = m_tape.h.middleCols(sentenceStart(b), sentenceLength(b));
  const auto keys = m_tape.keys.middleCols(sentenceStart(b), sentenceLength(b));
  auto weights = alpha(column);
  energies<S>(m_w.attention, m_tape.queries.col(column), keys, weights);  // eq. 6
  softmaxInPlace<S>(weights);
  context<S>(h, weights, m_tape.c.col(column));  // eq. 5
}

template <class S>
void Pass<S>::decode() {
  const PackedSide& side = m_batch.target;
  RecurrenceTape<S>& tape = m_tape.decoder;
  lookUp<S>(m_p.targetEmbedding, m_batch.wordBefore, tape.x);
  applyMask<S>(m_tape.targetMask, tape.x);
  projectInputs<S>(m_w.decoder, tape.x, tape.gates);
  for (Index i = 0; i < side.positions(); ++i) {
    throwIfStopped(m_stop);
    const Index first = side.start(i), active = side.active(i);
    auto sPrev = tape.sPrev.middleCols(first, active);
    auto c = m_tape.c.middleCols(first, active);
    if (i == 0) {
      sPrev = m_tape.s0;
    } else {
      sPrev = tape.s.middleCols(side.start(i - 1), active);
    }
    if (attends()) {
      scorerQueries<S>(m_w.attention, sPrev, m_tape.queries.middleCols(first, active));
      for (Index b = 0; b < active; ++b) attend(b, first + b);
    } else {
      c = m_tape.h.leftCols(active);
    }
    auto gates = tape.gates.middleCols(first, active);
    m_w.decoder.C.addTimes(c, gates);  // C_z c, C_r c, C c
    gatedStep<S>(m_w.decoder, sPrev, gates, tape.rs.middleCols(first, active), tape.s.middleCols(first, active));
  }
}

template struct Tape<float>;
template struct Tape<double>;
#define LOOKBACK_INSTANTIATE(S)                                                                                \
  template Pass<S>::Pass(const ModelConfig&, const Parameters<S>&, const Weights<S>&, const Batch&, Arena<S>&, \
                         std::vector<S>&, std::vector<Index>&, Dropout*, const std::stop_token&);              \
  template void Pass<S>::encode();                                                                             \
  template void Pass<S>::forward();
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
