// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/translation.h"

#include <cmath>

#include "core/model/recurrence.h"
#include "core/nn/attention.h"
#include "core/nn/readout.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

/// Columns of the output layer computed at a time: their logits stay in the processor's cache.
constexpr Index kOutputBlock = 128;

/// Everything one pass keeps for the way back; letters and shapes as in the paper, columns packed as in PackedSide.
template <class S>
struct Tape {
  RecurrenceTape<S> encoderForward, encoderBackward;
  MatrixMap<S> h;        // (2n, M) annotations, sentence by sentence in target order; RNNencdec (n, B)
  MatrixMap<S> keys;     // (k, M) U_a h
  MatrixMap<S> hFirst;   // (n, B) what s_0 is made of
  MatrixMap<S> s0;       // (n, B)
  RecurrenceTape<S> decoder;
  MatrixMap<S> queries;  // (k, N_y) W_a s_{i-1}
  MatrixMap<S> c;        // (2n, N_y)
  MatrixMap<S> tTilde;   // (2l, N_y)
  MatrixMap<S> t;        // (l, N_y)
  MatrixMap<S> dt;       // (l, N_y)
  MatrixMap<S> sourceMask, targetMask, readoutMask;  // dropout; empty without

  Tape(const ModelConfig& config, const Batch& batch, const Dropout* dropout, Arena<S>& a)
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
        dt(a.matrix(config.l, batch.target.columns())),
        sourceMask(mask(a, config.m, batch.source.columns(), dropout ? dropout->embeddings : 0)),
        targetMask(mask(a, config.m, batch.target.columns(), dropout ? dropout->embeddings : 0)),
        readoutMask(mask(a, config.l, batch.target.columns(), dropout ? dropout->readout : 0)) {}

  static bool attends(const ModelConfig& config) { return config.scorer != Scorer::none; }
  static Index keyRows(const ModelConfig& config) {
    if (config.scorer == Scorer::none) return 0;
    return config.scorer == Scorer::additive ? config.nAlign : config.n;
  }
  static MatrixMap<S> mask(Arena<S>& a, Index rows, Index cols, double rate) {
    return rate > 0 ? a.matrix(rows, cols) : a.matrix(0, 0);
  }
};

/// One pass of one batch, forward and back. The long derivation is split by the parts of the model.
template <class S>
class Pass {
 public:
  Pass(const ModelConfig& config, const Parameters<S>& p, const Batch& batch, Arena<S>& arena, std::vector<S>& alpha,
       std::vector<Index>& alphaStart, Dropout* dropout, const std::stop_token& stop)
      : m_stop(stop), m_config(config), m_p(p), m_batch(batch), m_arena(arena), m_alpha(alpha), m_alphaStart(alphaStart),
        m_tape(config, batch, dropout, arena) {
    if (dropout) drawMasks(*dropout);
  }

  void forward() {
    encode();
    layOutAlpha();
    decode();
    const ConstMatrixRef<S> s = readoutState();
    readout<S>(m_p.readout, m_config.readout, s, m_tape.decoder.x, m_tape.c, m_tape.tTilde, m_tape.t);
    if (m_tape.readoutMask.size() > 0) m_tape.t.array() *= m_tape.readoutMask.array();
  }

  double output(Parameters<S>* gradient);
  void backward(Parameters<S>& gradient);
  void encode();
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

  void drawMasks(Dropout& dropout);
  void gatherAnnotations();
  void layOutAlpha();
  void decode();
  void attend(Index b, Index column, VectorRef<S> scratch);
  void decoderBackward(MatrixRef<S> ds, MatrixRef<S> dc, MatrixRef<S> dh, MatrixRef<S> ds0, Parameters<S>& gradient,
                       MatrixRef<S> dy);
  void attendBackward(Index b, Index column, ConstVectorRef<S> dc, VectorRef<S> dquery, MatrixRef<S> dkeys,
                      MatrixRef<S> dh, Attention<S>& dp, VectorRef<S> scratch, VectorRef<S> dalpha);
  void encoderBackward(ConstMatrixRef<S> dh, ConstMatrixRef<S> dhFirst, Parameters<S>& gradient);

  const std::stop_token& m_stop;
  const ModelConfig& m_config;
  const Parameters<S>& m_p;
  const Batch& m_batch;
  Arena<S>& m_arena;
  std::vector<S>& m_alpha;
  std::vector<Index>& m_alphaStart;
  Tape<S> m_tape;
};

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

template <class S>
void Pass<S>::drawMasks(Dropout& dropout) {
  drawMask(dropout.embeddings, dropout.rng, m_tape.sourceMask);
  drawMask(dropout.embeddings, dropout.rng, m_tape.targetMask);
  drawMask(dropout.readout, dropout.rng, m_tape.readoutMask);
}

template <class S>
void lookUp(const Matrix<S>& embedding, std::span<const std::int32_t> words, MatrixMap<S>& x) {
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (words[k] < 0) {
      x.col(static_cast<Index>(k)).setZero();
    } else {
      x.col(static_cast<Index>(k)) = embedding.col(words[k]);
    }
  }
}

template <class S>
void lookUpBackward(ConstMatrixRef<S> dx, std::span<const std::int32_t> words, Matrix<S>& dembedding) {
  for (std::size_t k = 0; k < words.size(); ++k)
    if (words[k] >= 0) dembedding.col(words[k]) += dx.col(static_cast<Index>(k));
}

template <class S>
void Pass<S>::encode() {
  const PackedSide& side = m_batch.source;
  lookUp<S>(m_p.sourceEmbedding, side.words, m_tape.encoderForward.x);
  if (m_tape.sourceMask.size() > 0) m_tape.encoderForward.x.array() *= m_tape.sourceMask.array();
  recur<S>(m_p.encoderForward, side, m_tape.encoderForward, m_stop);
  if (attends()) {
    for (Index t = 0; t < side.positions(); ++t)
      for (Index b = 0; b < side.active(t); ++b)
        m_tape.encoderBackward.x.col(side.start(t) + b) =
            m_tape.encoderForward.x.col(side.start(side.length[static_cast<std::size_t>(b)] - 1 - t) + b);
    recur<S>(m_p.encoderBackward, side, m_tape.encoderBackward, m_stop);
  }
  gatherAnnotations();
  if (attends()) scorerKeys<S>(m_p.attention, m_tape.h, m_tape.keys);
  // s_0 = tanh(W_s h + b_s)
  m_tape.s0.noalias() = m_p.initialState.W_s * m_tape.hFirst;
  if (m_p.initialState.b_s.size() > 0) m_tape.s0.colwise() += m_p.initialState.b_s;
  m_tape.s0.array() = m_tape.s0.array().tanh();
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
    for (Index b = 0; b < m_batch.target.active(i); ++b) m_alphaStart.push_back(m_alphaStart.back() + sentenceLength(b));
  m_alpha.resize(static_cast<std::size_t>(m_alphaStart.back()));
}

template <class S>
void Pass<S>::attend(Index b, Index column, VectorRef<S> scratch) {
  const auto h = m_tape.h.middleCols(sentenceStart(b), sentenceLength(b));
  const auto keys = m_tape.keys.middleCols(sentenceStart(b), sentenceLength(b));
  auto weights = alpha(column);
  energies<S>(m_p.attention, m_tape.queries.col(column), keys, weights, scratch);  // eq. 6
  softmaxInPlace(weights);
  m_tape.c.col(column).noalias() = h * weights;  // eq. 5
}

template <class S>
void Pass<S>::decode() {
  const PackedSide& side = m_batch.target;
  RecurrenceTape<S>& tape = m_tape.decoder;
  MatrixMap<S> scratch = m_arena.matrix(m_tape.keys.rows(), 1);
  lookUp<S>(m_p.targetEmbedding, m_batch.wordBefore, tape.x);
  if (m_tape.targetMask.size() > 0) tape.x.array() *= m_tape.targetMask.array();
  projectInputs<S>(m_p.decoder, tape.x, tape.gates);
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
      scorerQueries<S>(m_p.attention, sPrev, m_tape.queries.middleCols(first, active));
      for (Index b = 0; b < active; ++b) attend(b, first + b, scratch.col(0));
    } else {
      c = m_tape.h.leftCols(active);  // the same vector at every step
    }
    auto gates = tape.gates.middleCols(first, active);
    gates.noalias() += m_p.decoder.C * c;
    gatedStep<S>(m_p.decoder, sPrev, gates, tape.rs.middleCols(first, active), tape.s.middleCols(first, active));
  }
}

/// The output layer, block by block: logits, loss, and at once what flows back, so that no (K_y, N_y) matrix is kept.
template <class S>
double Pass<S>::output(Parameters<S>* gradient) {
  const Index columns = m_batch.target.columns();
  MatrixMap<S> logits = m_arena.matrix(m_config.targetWords, std::min(columns, kOutputBlock));
  double loss = 0;
  for (Index first = 0; first < columns; first += kOutputBlock) {
    throwIfStopped(m_stop);
    const Index size = std::min(kOutputBlock, columns - first);
    const auto t = m_tape.t.middleCols(first, size);
    const auto words = std::span(m_batch.target.words).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(size));
    auto block = logits.leftCols(size);
    outputLogits<S>(m_p.output, t, block);
    loss += crossEntropy<S>(words, gradient != nullptr, block);
    if (!gradient) continue;
    gradient->output.W_o.noalias() += block * t.transpose();
    if (gradient->output.b_w.size() > 0) gradient->output.b_w += block.rowwise().sum();
    m_tape.dt.middleCols(first, size).noalias() = m_p.output.W_o.transpose() * block;
  }
  return loss;
}

template <class S>
void Pass<S>::attendBackward(Index b, Index column, ConstVectorRef<S> dc, VectorRef<S> dquery, MatrixRef<S> dkeys,
                             MatrixRef<S> dh, Attention<S>& dp, VectorRef<S> scratch, VectorRef<S> dalpha) {
  const Index first = sentenceStart(b), length = sentenceLength(b);
  const auto weights = alpha(column);
  const auto h = m_tape.h.middleCols(first, length);
  auto de = dalpha.head(length);
  // c = h alpha
  de.noalias() = h.transpose() * dc;
  dh.middleCols(first, length).noalias() += dc * weights.transpose();
  // alpha = softmax(e)
  softmaxBackward<S>(weights, de, de);
  // e_j = a(s_{i-1}, h_j)
  energiesBackward<S>(m_p.attention, m_tape.queries.col(column), m_tape.keys.middleCols(first, length), de, dquery,
                      dkeys.middleCols(first, length), dp, scratch);
}

template <class S>
void Pass<S>::decoderBackward(MatrixRef<S> ds, MatrixRef<S> dc, MatrixRef<S> dh, MatrixRef<S> ds0,
                              Parameters<S>& gradient, MatrixRef<S> dy) {
  const PackedSide& side = m_batch.target;
  const RecurrenceTape<S>& tape = m_tape.decoder;
  const bool previous = m_config.readoutState == ReadoutState::previous;
  MatrixMap<S> dgates = m_arena.matrix(tape.gates.rows(), tape.gates.cols());
  MatrixMap<S> dqueries = m_arena.matrix(m_tape.queries.rows(), m_tape.queries.cols());
  MatrixMap<S> dkeys = m_arena.zeros(m_tape.keys.rows(), m_tape.keys.cols());
  MatrixMap<S> scratch = m_arena.matrix(m_tape.keys.rows(), 1);
  MatrixMap<S> dalpha = m_arena.matrix(m_batch.source.positions(), 1);
  MatrixMap<S> dsNow = m_arena.zeros(m_config.n, side.sentences());
  MatrixMap<S> dsPrev = m_arena.zeros(m_config.n, side.sentences());

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
    auto dgatesi = dgates.middleCols(first, active);
    gatedStepBackward<S>(m_p.decoder, tape.sPrev.middleCols(first, active), tape.gates.middleCols(first, active), dsi,
                         dgatesi, dsPrevi);
    if (previous) dsPrevi += ds.middleCols(first, active);
    // C_z c, C_r c, C c
    auto dci = dc.middleCols(first, active);
    dci.noalias() += m_p.decoder.C.transpose() * dgatesi;
    if (!attends()) {
      dh.leftCols(active) += dci;
      continue;
    }
    for (Index b = 0; b < active; ++b)
      attendBackward(b, first + b, dci.col(b), dqueries.col(first + b), dkeys, dh, gradient.attention, scratch.col(0),
                     dalpha.col(0));
    scorerQueriesBackward<S>(m_p.attention, dqueries.middleCols(first, active), dsPrevi);
  }
  ds0 = dsPrev;

  gatedWeightsBackward<S>(tape.x, tape.sPrev, tape.rs, dgates, gradient.decoder);
  gradient.decoder.C.noalias() += dgates * m_tape.c.transpose();
  dy.noalias() += m_p.decoder.W.transpose() * dgates;
  if (!attends()) return;
  if (isAdditive(m_p.attention)) gradient.attention.W_a.noalias() += dqueries * tape.sPrev.transpose();
  scorerKeysBackward<S>(m_p.attention, m_tape.h, dkeys, gradient.attention, dh);
}

template <class S>
void Pass<S>::encoderBackward(ConstMatrixRef<S> dh, ConstMatrixRef<S> dhFirst, Parameters<S>& gradient) {
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
  recurBackward<S>(m_p.encoderForward, side, m_tape.encoderForward, dsForward, gradient.encoderForward, dx, m_arena,
                   m_stop);
  if (attends()) {
    MatrixMap<S> dxReversed = m_arena.matrix(m_config.m, side.columns());
    recurBackward<S>(m_p.encoderBackward, side, m_tape.encoderBackward, dsBackward, gradient.encoderBackward, dxReversed,
                     m_arena, m_stop);
    for (Index t = 0; t < side.positions(); ++t)
      for (Index b = 0; b < side.active(t); ++b)
        dx.col(side.start(side.length[static_cast<std::size_t>(b)] - 1 - t) + b) += dxReversed.col(side.start(t) + b);
  }
  if (m_tape.sourceMask.size() > 0) dx.array() *= m_tape.sourceMask.array();
  lookUpBackward<S>(dx, side.words, gradient.sourceEmbedding);
}

template <class S>
void Pass<S>::backward(Parameters<S>& gradient) {
  const Index columns = m_batch.target.columns(), sentences = m_batch.target.sentences();
  MatrixMap<S> ds = m_arena.matrix(m_config.n, columns);
  MatrixMap<S> dy = m_arena.matrix(m_config.m, columns);
  MatrixMap<S> dc = m_arena.matrix(m_config.contextSize(), columns);
  if (m_tape.readoutMask.size() > 0) {
    m_tape.dt.array() *= m_tape.readoutMask.array();
    m_tape.t.array() *= m_tape.readoutMask.array().max(S(1e-30)).inverse();  // tanh's derivative needs t before dropout
  }
  readoutBackward<S>(m_p.readout, m_config.readout, readoutState(), m_tape.decoder.x, m_tape.c, m_tape.t, m_tape.dt,
                     m_tape.tTilde, gradient.readout, ds, dy, dc);

  MatrixMap<S> dh = m_arena.zeros(m_tape.h.rows(), m_tape.h.cols());
  MatrixMap<S> ds0 = m_arena.matrix(m_config.n, sentences);
  decoderBackward(ds, dc, dh, ds0, gradient, dy);
  if (m_tape.targetMask.size() > 0) dy.array() *= m_tape.targetMask.array();
  lookUpBackward<S>(dy, m_batch.wordBefore, gradient.targetEmbedding);

  // s_0 = tanh(W_s h + b_s)
  ds0.array() *= S(1) - m_tape.s0.array().square();
  gradient.initialState.W_s.noalias() += ds0 * m_tape.hFirst.transpose();
  if (gradient.initialState.b_s.size() > 0) gradient.initialState.b_s += ds0.rowwise().sum();
  MatrixMap<S> dhFirst = m_arena.matrix(m_config.n, sentences);
  dhFirst.noalias() = m_p.initialState.W_s.transpose() * ds0;
  encoderBackward(dh, dhFirst, gradient);
}

}  // namespace

template <class S>
double Translation<S>::loss(const Parameters<S>& p, const Batch& batch) {
  m_arena.reset();
  Pass<S> pass(m_config, p, batch, m_arena, m_alpha, m_alphaStart, nullptr, m_stop);
  pass.forward();
  return pass.output(nullptr);
}

template <class S>
double Translation<S>::lossAndGradient(const Parameters<S>& p, const Batch& batch, Parameters<S>& gradient,
                                       Dropout* dropout) {
  m_arena.reset();
  Pass<S> pass(m_config, p, batch, m_arena, m_alpha, m_alphaStart, dropout, m_stop);
  pass.forward();
  const double loss = pass.output(&gradient);
  pass.backward(gradient);
  return loss;
}

template <class S>
void Translation<S>::encode(const Parameters<S>& p, const Batch& batch, Matrix<S>& h, Matrix<S>& keys, Matrix<S>& s0) {
  m_arena.reset();
  Pass<S> pass(m_config, p, batch, m_arena, m_alpha, m_alphaStart, nullptr, m_stop);
  pass.encode();
  h = pass.tape().h;
  keys = pass.tape().keys;
  s0 = pass.tape().s0;
}

template <class S>
Eigen::Map<const Vector<S>> Translation<S>::alpha(const Batch& batch, Index b, Index i) const {
  const auto k = static_cast<std::size_t>(batch.target.start(i) + b);
  return {m_alpha.data() + m_alphaStart[k], m_alphaStart[k + 1] - m_alphaStart[k]};
}

template class Translation<float>;
template class Translation<double>;

}  // namespace lookback
