// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/pass.h"
#include "core/model/word_vectors.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

/// Columns of the output layer computed at a time: enough to make good use of a pass over W_o, few enough for their
/// logits to stay in the processor's cache.
constexpr Index kOutputBlock = 128;

template <class S>
MatrixView<S> view(Matrix<S>& m) {
  return {m.data(), m.rows(), m.cols(), Eigen::OuterStride<>(m.rows())};
}

template <class S>
ConstMatrixView<S> view(const MatrixMap<S>& m) {
  return {m.data(), m.rows(), m.cols(), Eigen::OuterStride<>(m.rows())};
}

template <class S>
ConstMatrixView<S> rowsOf(const MatrixMap<S>& m, Index first, Index rows) {
  return {m.data() + first, rows, m.cols(), Eigen::OuterStride<>(m.rows())};
}

/// dW += dy x^T and, where the layer has biases, db += dy.
template <class S>
void leaveProduct(PassGradient<S>& left, Matrix<S>& dW, ConstMatrixView<S> dy, ConstMatrixView<S> x,
                  Vector<S>* db = nullptr) {
  left.products.push_back({view(dW), dy, x, db && db->size() > 0 ? db->data() : nullptr});
}

template <class S>
void leaveProducts(PassGradient<S>& left, GatedUnit<S>& dp, const RecurrenceTape<S>& tape) {
  const Index n = dp.units();
  const MatrixMap<S>& dgates = tape.gates;  // after the way back
  leaveProduct<S>(left, dp.W, view(dgates), view(tape.x), &dp.b);
  leaveProduct<S>(left, dp.U_zr, rowsOf(dgates, 0, 2 * n), view(tape.sPrev));
  leaveProduct<S>(left, dp.U, rowsOf(dgates, 2 * n, n), view(tape.rs));
}

template <class S>
void leaveSum(PassGradient<S>& left, Vector<S>& to, const MatrixMap<S>& from) {
  if (to.size() > 0) left.sums.push_back({{to.data(), to.size(), 1, Eigen::OuterStride<>(to.size())}, view(from)});
}

}  // namespace

template <class S>
double Pass<S>::output() {
  const Index columns = m_batch.target.columns();
  MatrixMap<S> logits = m_arena.matrix(m_config.targetWords, std::min(kOutputBlock, columns));
  double loss = 0;
  for (Index first = 0; first < columns; first += kOutputBlock) {
    throwIfStopped(m_stop);
    const Index count = std::min(kOutputBlock, columns - first);
    loss += outputLoss<S>(m_w.output, m_tape.t.middleCols(first, count), targetWords(first, count),
                          logits.leftCols(count), nullptr);
  }
  return loss;
}

template <class S>
double Pass<S>::outputBackward(Parameters<S>& gradient, bool first, bool add, PassGradient<S>& left, MatrixRef<S> dt,
                               AlignedNumbers<S>& scratch) {
  const Index columns = m_batch.target.columns(), block = std::min(kOutputBlock, columns);
  MatrixMap<S> logits = m_arena.matrix(m_config.targetWords, block);
  MatrixMap<S> tOverZ = m_arena.matrix(m_config.l, block);
  MatrixMap<S> inverseZ = m_arena.matrix(block, 1);
  MatrixMap<S> db_w = m_arena.zeros(gradient.output.b_w.size(), 1);
  MatrixMap<S> own = first ? m_arena.matrix(0, 0) : m_arena.matrix(m_config.targetWords, m_config.l);
  double loss = 0;
  for (Index begin = 0; begin < columns; begin += kOutputBlock) {
    throwIfStopped(m_stop);
    const Index count = std::min(kOutputBlock, columns - begin);
    OutputGradient<S> parts{dt.middleCols(begin, count),
                            first ? MatrixRef<S>(gradient.output.W_o) : MatrixRef<S>(own),
                            (first && add) || begin > 0,
                            db_w.col(0),
                            tOverZ.leftCols(count),
                            inverseZ.col(0).head(count),
                            &scratch};
    loss += outputLoss<S>(m_w.output, m_tape.t.middleCols(begin, count), targetWords(begin, count),
                          logits.leftCols(count), &parts);
  }
  if (!first) left.sums.push_back({view(gradient.output.W_o), view(own)});
  leaveSum<S>(left, gradient.output.b_w, db_w);
  return loss;
}

template <class S>
double Pass<S>::outputAndBackward(Parameters<S>& gradient, bool firstShare, bool add, PassGradient<S>& left,
                                  AlignedNumbers<S>& scratch) {
  const Index columns = m_batch.target.columns(), sentences = m_batch.target.sentences();
  left.clear();
  MatrixMap<S> dt = m_arena.matrix(m_config.l, columns);
  const double loss = outputBackward(gradient, firstShare, add, left, dt, scratch);
  if (m_tape.readoutMask.size() > 0) {
    applyMask<S>(m_tape.readoutMask, dt);
    // tanh's derivative needs t before dropout; where it was dropped dt is 0 and t does not matter
    kernels<S>().scale(m_tape.t.size(), m_readoutKept, m_tape.t.data());
  }
  MatrixMap<S> ds = m_arena.matrix(m_config.n, columns);
  MatrixMap<S> dy = m_arena.matrix(m_config.m, columns);
  MatrixMap<S> dc = m_arena.matrix(m_config.contextSize(), columns);
  readoutBackward<S>(m_w.readout, m_config.readout, m_tape.t, dt, m_tape.tTilde, ds, dy, dc);
  const bool current = m_config.readoutState == ReadoutState::current;
  leaveProduct<S>(left, gradient.readout.U_o, view(m_tape.tTilde),
                  view(current ? m_tape.decoder.s : m_tape.decoder.sPrev), &gradient.readout.b_o);
  leaveProduct<S>(left, gradient.readout.V_o, view(m_tape.tTilde), view(m_tape.decoder.x));
  leaveProduct<S>(left, gradient.readout.C_o, view(m_tape.tTilde), view(m_tape.c));

  MatrixMap<S> dh = m_arena.zeros(m_tape.h.rows(), m_tape.h.cols());
  MatrixMap<S> ds0 = m_arena.matrix(m_config.n, sentences);
  decoderBackward(ds, dc, dh, ds0, gradient, dy, left, scratch);
  m_dc = dc.data();
  applyMask<S>(m_tape.targetMask, dy);
  left.words.push_back({&gradient.targetEmbedding, view(dy), m_batch.wordBefore});

  // s_0 = tanh(W_s h + b_s)
  kernels<S>().tanhBackward(ds0.size(), m_tape.s0.data(), ds0.data(), ds0.data());
  leaveProduct<S>(left, gradient.initialState.W_s, view(ds0), view(m_tape.hFirst), &gradient.initialState.b_s);
  MatrixMap<S> dhFirst = m_arena.matrix(m_config.n, sentences);
  m_w.initialState.W_s.transposedTimes(ds0, dhFirst);
  encoderBackward(dh, dhFirst, gradient, left);
  return loss;
}

template <class S>
void Pass<S>::attendBackward(Index b, Index column, ConstVectorRef<S> dc, VectorRef<S> dquery, MatrixRef<S> dkeys,
                             VectorRef<S> dv_a, VectorRef<S> dalpha) {
  const Index first = sentenceStart(b), length = sentenceLength(b);
  const auto weights = alpha(column);
  auto de = dalpha.head(length);
  // c = h alpha; dh waits for annotationsBackward
  contextBackward<S>(m_tape.h.middleCols(first, length), dc, de);
  // alpha = softmax(e)
  softmaxBackward<S>(weights, de, de);
  // e_j = a(s_{i-1}, h_j)
  energiesBackward<S>(m_w.attention, m_tape.queries.col(column), m_tape.keys.middleCols(first, length), de, dquery,
                      dkeys.middleCols(first, length), dv_a);
}

/// dh += dc alpha^T, a product over all steps of a sentence.
template <class S>
void Pass<S>::annotationsBackward(ConstMatrixRef<S> dc, MatrixRef<S> dh, AlignedNumbers<S>& scratch) {
  const PackedSide& side = m_batch.target;
  MatrixMap<S> dcOfSentence = m_arena.matrix(dc.rows(), side.positions());
  MatrixMap<S> alphaOfSentence = m_arena.matrix(m_batch.source.positions(), side.positions());
  for (Index b = 0; b < side.sentences(); ++b) {
    const Index steps = side.length[static_cast<std::size_t>(b)], length = sentenceLength(b);
    for (Index i = 0; i < steps; ++i) {
      dcOfSentence.col(i) = dc.col(side.start(i) + b);
      alphaOfSentence.col(i).head(length) = alpha(side.start(i) + b);
    }
    weightGradient<S>(dcOfSentence.leftCols(steps), alphaOfSentence.topLeftCorner(length, steps), true,
                      dh.middleCols(sentenceStart(b), length), scratch);
  }
}

template <class S>
void Pass<S>::decoderBackward(MatrixRef<S> ds, MatrixRef<S> dc, MatrixRef<S> dh, MatrixRef<S> ds0,
                              Parameters<S>& gradient, MatrixRef<S> dy, PassGradient<S>& left,
                              AlignedNumbers<S>& scratch) {
  const PackedSide& side = m_batch.target;
  RecurrenceTape<S>& tape = m_tape.decoder;
  const bool previous = m_config.readoutState == ReadoutState::previous;
  MatrixMap<S> dqueries = m_arena.matrix(m_tape.queries.rows(), m_tape.queries.cols());
  MatrixMap<S> dkeys = m_arena.zeros(m_tape.keys.rows(), m_tape.keys.cols());
  MatrixMap<S> dv_a = m_arena.zeros(gradient.attention.v_a.size(), 1);
  MatrixMap<S> dalpha = m_arena.matrix(m_batch.source.positions(), 1);
  MatrixMap<S> dsNow = m_arena.zeros(m_config.n, side.sentences());
  MatrixMap<S> dsPrev = m_arena.zeros(m_config.n, side.sentences());
  MatrixMap<S> drs = m_arena.matrix(m_config.n, side.sentences());

  for (Index i = side.positions() - 1; i >= 0; --i) {
    throwIfStopped(m_stop);
    const Index first = side.start(i), active = side.active(i);
    // what reaches s_i: from step i + 1 (columns that went on) and, by default, from the readout of step i
    auto dsi = dsNow.leftCols(active);
    const Index later = i + 1 < side.positions() ? side.active(i + 1) : 0;
    dsi.leftCols(later) = dsPrev.leftCols(later);
    dsi.rightCols(active - later).setZero();
    if (!previous) dsi += ds.middleCols(first, active);

    auto dsPrevi = dsPrev.leftCols(active);
    auto dgatesi = tape.gates.middleCols(first, active);  // once gatedStepBackward is through with them
    gatedStepBackward<S>(m_w.decoder, tape.sPrev.middleCols(first, active), dsi, dgatesi, drs.leftCols(active),
                         dsPrevi);
    if (previous) dsPrevi += ds.middleCols(first, active);
    // C_z c, C_r c, C c
    auto dci = dc.middleCols(first, active);
    m_w.decoder.C.addTransposedTimes(dgatesi, dci);
    if (!attends()) {
      dh.leftCols(active) += dci;
      continue;
    }
    for (Index b = 0; b < active; ++b)
      attendBackward(b, first + b, dci.col(b), dqueries.col(first + b), dkeys, dv_a.col(0), dalpha.col(0));
    scorerQueriesBackward<S>(m_w.attention, dqueries.middleCols(first, active), dsPrevi);
  }
  ds0 = dsPrev;

  leaveProducts<S>(left, gradient.decoder, tape);
  leaveProduct<S>(left, gradient.decoder.C, view(tape.gates), view(m_tape.c));
  m_w.decoder.W.addTransposedTimes(tape.gates, dy);
  if (!attends()) return;
  annotationsBackward(dc, dh, scratch);
  scorerKeysBackward<S>(m_w.attention, dkeys, dh);
  leaveSum<S>(left, gradient.attention.v_a, dv_a);
  if (m_config.scorer == Scorer::additive) {
    leaveProduct<S>(left, gradient.attention.W_a, view(dqueries), view(tape.sPrev));
    leaveProduct<S>(left, gradient.attention.U_a, view(dkeys), view(m_tape.h), &gradient.attention.b_a);
  } else if (m_config.scorer == Scorer::general) {
    leaveProduct<S>(left, gradient.attention.W_a, view(dkeys), view(m_tape.h));
  }
}

template <class S>
void Pass<S>::encoderBackward(ConstMatrixRef<S> dh, ConstMatrixRef<S> dhFirst, Parameters<S>& gradient,
                              PassGradient<S>& left) {
  const PackedSide& side = m_batch.source;
  const Index n = m_config.n;
  MatrixMap<S> dsForward = m_arena.zeros(n, side.columns());
  MatrixMap<S> dsBackward = m_arena.zeros(n, attends() ? side.columns() : 0);
  for (Index b = 0; b < m_batch.target.sentences(); ++b) {
    const Index column = m_batch.sourceColumn[static_cast<std::size_t>(b)];
    const Index last = side.length[static_cast<std::size_t>(column)] - 1;
    if (!attends()) {
      dsForward.col(side.start(last) + column) = dh.col(b) + dhFirst.col(b);
      continue;
    }
    for (Index j = 0; j <= last; ++j) {
      const auto dannotation = dh.col(sentenceStart(b) + j);
      dsForward.col(side.start(j) + column) = dannotation.head(n);
      dsBackward.col(side.start(last - j) + column) = dannotation.tail(n);
    }
    dsBackward.col(side.start(last) + column) += dhFirst.col(b);
  }

  MatrixMap<S> dx = m_arena.matrix(m_config.m, side.columns());
  recurBackward<S>(m_w.encoderForward, side, m_tape.encoderForward, dsForward, dx, m_arena, m_stop);
  leaveProducts<S>(left, gradient.encoderForward, m_tape.encoderForward);
  if (attends()) {
    MatrixMap<S> dxReversed = m_arena.matrix(m_config.m, side.columns());
    recurBackward<S>(m_w.encoderBackward, side, m_tape.encoderBackward, dsBackward, dxReversed, m_arena, m_stop);
    leaveProducts<S>(left, gradient.encoderBackward, m_tape.encoderBackward);
    for (Index t = 0; t < side.positions(); ++t)
      for (Index b = 0; b < side.active(t); ++b)
        kernels<S>().add(m_config.m, dxReversed.col(side.start(t) + b).data(),
                         dx.col(side.start(side.length[static_cast<std::size_t>(b)] - 1 - t) + b).data());
  }
  applyMask<S>(m_tape.sourceMask, dx);
  left.words.push_back({&gradient.sourceEmbedding, view(dx), side.words});
}

#define LOOKBACK_INSTANTIATE(S)      \
  template double Pass<S>::output(); \
  template double Pass<S>::outputAndBackward(Parameters<S>&, bool, bool, PassGradient<S>&, AlignedNumbers<S>&);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
