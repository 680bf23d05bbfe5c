// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/decoder.h"

#include <array>
#include <utility>

#include "core/model/batch.h"
#include "core/model/recurrence.h"
#include "core/model/translation.h"
#include "core/nn/attention.h"
#include "core/nn/readout.h"
#include "core/tensor/functions.h"

namespace lookback {

template <class S>
Annotations<S> annotate(const ModelConfig& config, const Parameters<S>& p, std::span<const std::int32_t> words,
                        std::stop_token stop) {
  const std::array<std::span<const std::int32_t>, 1> source = {words}, nothing = {};
  Batch batch;
  batch.assign(source, nothing);
  Translation<S> translation(config);
  translation.setStop(std::move(stop));
  Annotations<S> result;
  Matrix<S> s0;
  translation.encode(p, batch, result.h, result.keys, s0);
  result.s0 = s0.col(0);
  return result;
}

template <class S>
void DecoderStep<S>::reserve(Index columns) {
  m_columns = columns;
  if (columns <= m_s.cols()) return;
  const Index positions = m_annotations.keys.cols();
  m_queries.resize(m_annotations.keys.rows(), columns);
  m_scratch.resize(m_annotations.keys.rows());
  m_e.resize(positions, columns);
  m_alpha.resize(positions, columns);
  m_c.resize(m_config.contextSize(), columns);
  m_y.resize(m_config.m, columns);
  m_gates.resize(3 * m_config.n, columns);
  m_rs.resize(m_config.n, columns);
  m_s.resize(m_config.n, columns);
  m_tTilde.resize(m_config.readoutRows(), columns);
  m_t.resize(m_config.l, columns);
  m_logits.resize(m_config.targetWords, columns);
}

template <class S>
void DecoderStep<S>::score(ConstMatrixRef<S> sPrev) {
  reserve(sPrev.cols());
  if (m_config.scorer == Scorer::none) return;
  auto queries = m_queries.leftCols(m_columns);
  scorerQueries<S>(m_p.attention, sPrev, queries);
  for (Index b = 0; b < m_columns; ++b)
    energies<S>(m_p.attention, queries.col(b), m_annotations.keys, m_e.col(b), m_scratch);
}

template <class S>
void DecoderStep<S>::soften() {
  if (m_config.scorer == Scorer::none) return;
  m_alpha.leftCols(m_columns) = m_e.leftCols(m_columns);
  for (Index b = 0; b < m_columns; ++b) softmaxInPlace(m_alpha.col(b));
}

template <class S>
void DecoderStep<S>::blend() {
  if (m_config.scorer == Scorer::none) {
    m_c.leftCols(m_columns).colwise() = m_annotations.h.col(0);
  } else {
    m_c.leftCols(m_columns).noalias() = m_annotations.h * m_alpha.leftCols(m_columns);
  }
}

template <class S>
void DecoderStep<S>::write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore) {
  auto y = m_y.leftCols(m_columns);
  for (Index b = 0; b < m_columns; ++b) {
    const int word = wordBefore[static_cast<std::size_t>(b)];
    if (word < 0) {
      y.col(b).setZero();  // E y_0 = 0
    } else {
      y.col(b) = m_p.targetEmbedding.col(word);
    }
  }
  auto gates = m_gates.leftCols(m_columns);
  projectInputs<S>(m_p.decoder, y, gates);
  gates.noalias() += m_p.decoder.C * m_c.leftCols(m_columns);
  gatedStep<S>(m_p.decoder, sPrev, gates, m_rs.leftCols(m_columns), m_s.leftCols(m_columns));
  const bool previous = m_config.readoutState == ReadoutState::previous;
  const ConstMatrixRef<S> state = previous ? sPrev : ConstMatrixRef<S>(m_s.leftCols(m_columns));
  readout<S>(m_p.readout, m_config.readout, state, y, m_c.leftCols(m_columns), m_tTilde.leftCols(m_columns),
             m_t.leftCols(m_columns));
  outputLogits<S>(m_p.output, m_t.leftCols(m_columns), m_logits.leftCols(m_columns));
}

template Annotations<float> annotate<float>(const ModelConfig&, const Parameters<float>&, std::span<const std::int32_t>,
                                            std::stop_token);
template Annotations<double> annotate<double>(const ModelConfig&, const Parameters<double>&,
                                              std::span<const std::int32_t>, std::stop_token);
template class DecoderStep<float>;
template class DecoderStep<double>;

}  // namespace lookback
