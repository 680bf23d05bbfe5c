// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/decoder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/model/batch.h"
#include "core/model/translation.h"
#include "core/model/word_vectors.h"
#include "core/nn/attention.h"
#include "core/nn/gated_unit.h"
#include "core/nn/readout.h"
#include "core/tensor/functions.h"

namespace lookback {

template <class S>
Index Annotations<S>::longest() const {
  Index most = 0;
  for (std::size_t k = 1; k < start.size(); ++k) most = std::max(most, start[k] - start[k - 1]);
  return most;
}

template <class S>
void annotate(Translation<S>& reader, const Parameters<S>& p, const Weights<S>& w,
              std::span<const std::span<const std::int32_t>> sentences, Annotations<S>& annotations) {
  const std::vector<std::span<const std::int32_t>> nothing(sentences.size());
  Batch batch;
  batch.assign(sentences, nothing);  // targets of one length keep their order
  reader.encode(p, w, batch, annotations.h, annotations.keys, annotations.s0);
  annotations.start = batch.annotationStart;
}

template <class S>
Annotations<S> annotate(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w,
                        std::span<const std::int32_t> words, std::stop_token stop) {
  const std::array<std::span<const std::int32_t>, 1> sentence = {words};
  Translation<S> reader(config);
  reader.setStop(std::move(stop));
  Annotations<S> annotations;
  annotate<S>(reader, p, w, sentence, annotations);
  return annotations;
}

template <class S>
DecoderStep<S>::DecoderStep(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w,
                            const Annotations<S>& annotations, ContextUse use)
    : m_config(config), m_p(p), m_w(w), m_annotations(annotations), m_use(use) {
  restart();
}

template <class S>
void DecoderStep<S>::restart() {
  if (m_s.cols() > 0 && m_config.scorer != Scorer::none) {
    m_e.resize(m_annotations.longest(), m_s.cols());
    m_alpha.resize(m_annotations.longest(), m_s.cols());
  }
  const Index M = m_annotations.h.cols();
  if (!folded() || M == 0) return;  // 0: nothing has been read yet
  if (m_Ch.cols() < M) {
    m_Ch.resize(3 * m_config.n, M);
    m_C_oh.resize(m_config.readoutRows(), M);
  }
  m_w.decoder.C.times(m_annotations.h, m_Ch.leftCols(M));
  m_w.readout.C_o.times(m_annotations.h, m_C_oh.leftCols(M));
}

/// sums += C c for every column.
template <class S>
void DecoderStep<S>::addFolded(ConstMatrixRef<S> Ch, MatrixRef<S> sums) const {
  for (Index b = 0; b < m_columns; ++b) {
    if (m_config.scorer == Scorer::none) {
      sums.col(b) += Ch.col(sentence(b));
    } else {
      addContext<S>(Ch.middleCols(first(b), length(b)), m_alpha.col(b).head(length(b)), sums.col(b));
    }
  }
}

template <class S>
void DecoderStep<S>::reserve(Index columns) {
  m_columns = columns;
  if (columns <= m_s.cols()) return;
  const Index positions = m_config.scorer == Scorer::none ? 0 : m_annotations.longest();
  m_queries.resize(m_annotations.keys.rows(), columns);
  m_e.resize(positions, columns);
  m_alpha.resize(positions, columns);
  m_c.resize(folded() ? 0 : m_config.contextSize(), columns);
  m_y.resize(m_config.m, columns);
  m_gates.resize(3 * m_config.n, columns);
  m_rs.resize(m_config.n, columns);
  m_s.resize(m_config.n, columns);
  m_tTilde.resize(m_config.readoutRows(), columns);
  m_t.resize(m_config.l, columns);
}

template <class S>
void DecoderStep<S>::score(ConstMatrixRef<S> sPrev, std::span<const int> sentences) {
  reserve(sPrev.cols());
  m_sentences.assign(sentences.begin(), sentences.end());
  if (m_config.scorer == Scorer::none) return;
  auto queries = m_queries.leftCols(m_columns);
  scorerQueries<S>(m_w.attention, sPrev, queries);
  for (Index b = 0; b < m_columns; ++b)
    energies<S>(m_w.attention, queries.col(b), m_annotations.keys.middleCols(first(b), length(b)),
                m_e.col(b).head(length(b)));
}

template <class S>
void DecoderStep<S>::soften() {
  if (m_config.scorer == Scorer::none) return;
  for (Index b = 0; b < m_columns; ++b) {
    m_alpha.col(b).head(length(b)) = m_e.col(b).head(length(b));
    m_alpha.col(b).tail(m_alpha.rows() - length(b)).setZero();
    softmaxInPlace<S>(m_alpha.col(b).head(length(b)));
  }
}

template <class S>
void DecoderStep<S>::blend() {
  if (folded()) return;
  for (Index b = 0; b < m_columns; ++b) {
    if (m_config.scorer == Scorer::none) {
      m_c.col(b) = m_annotations.h.col(sentence(b));
    } else {
      context<S>(m_annotations.h.middleCols(first(b), length(b)), m_alpha.col(b).head(length(b)), m_c.col(b));
    }
  }
}

template <class S>
void DecoderStep<S>::write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore) {
  if (m_logits.cols() < m_columns) m_logits.resize(m_config.targetWords, m_s.cols());
  write(sPrev, wordBefore, m_logits.leftCols(m_columns));
}

template <class S>
void DecoderStep<S>::write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore, MatrixRef<S> logits) {
  const auto y = m_y.leftCols(m_columns);
  const auto c = m_c.leftCols(m_columns);
  auto gates = m_gates.leftCols(m_columns);
  lookUp<S>(m_p.targetEmbedding, wordBefore, y);  // E y_0 = 0
  projectInputs<S>(m_w.decoder, y, gates);
  if (folded()) {
    addFolded(m_Ch, gates);
  } else {
    m_w.decoder.C.addTimes(c, gates);
  }
  gatedStep<S>(m_w.decoder, sPrev, gates, m_rs.leftCols(m_columns), m_s.leftCols(m_columns));
  const bool previous = m_config.readoutState == ReadoutState::previous;
  const ConstMatrixRef<S> state = previous ? sPrev : ConstMatrixRef<S>(m_s.leftCols(m_columns));
  auto tTilde = m_tTilde.leftCols(m_columns);
  if (folded()) {
    tTilde.setZero();
    addFolded(m_C_oh, tTilde);
    readoutWithContext<S>(m_w.readout, m_config.readout, state, y, tTilde, m_t.leftCols(m_columns));
  } else {
    readout<S>(m_w.readout, m_config.readout, state, y, c, tTilde, m_t.leftCols(m_columns));
  }
  outputLogits<S>(m_w.output, m_t.leftCols(m_columns), logits);
}

#define LOOKBACK_INSTANTIATE(S)                                                                    \
  template struct Annotations<S>;                                                                  \
  template void annotate<S>(Translation<S>&, const Parameters<S>&, const Weights<S>&,              \
                            std::span<const std::span<const std::int32_t>>, Annotations<S>&);      \
  template Annotations<S> annotate<S>(const ModelConfig&, const Parameters<S>&, const Weights<S>&, \
                                      std::span<const std::int32_t>, std::stop_token);             \
  template class DecoderStep<S>;
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
