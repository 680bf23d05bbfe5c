// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/model/translation.h"
#include "core/model/weights.h"

namespace lookback {

/// One source sentence, or several behind each other, as the decoder sees them.
template <class S>
struct Annotations {
  Matrix<S> h;     // (2n, M) sentence by sentence, M = T_x for one; for scorer `none` the fixed vectors (n, sentences)
  Matrix<S> keys;  // (k, M) U_a h, computed once
  Matrix<S> s0;    // (n, sentences)
  std::vector<Index> start;  // (sentences + 1) the annotations of sentence k are columns [start[k], start[k + 1]) of h

  Index longest() const;  // T_x of the longest sentence
};

/// What of a step's context is needed: a search wants only what it does to the next state and word, and gets that from
/// C h and C_o h, computed once a sentence.
enum class ContextUse { open, folded };

/// Reads sentences; `words` carry no end mark, it is added here.
template <class S>
void annotate(Translation<S>& reader, const Parameters<S>& p, const Weights<S>& w,
              std::span<const std::span<const std::int32_t>> sentences, Annotations<S>& annotations);
/// The same for one sentence, once.
template <class S>
Annotations<S> annotate(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w,
                        std::span<const std::int32_t> words, std::stop_token stop = {});

/// One decoder step over B hypotheses, in the paper's order and open to hands between its parts: score, soften, blend,
/// write. What a column becomes does not depend on the other columns. The buffers grow to the largest B and stay.
template <class S>
class DecoderStep {
 public:
  DecoderStep(const ModelConfig& config, const Parameters<S>& p, const Weights<S>& w, const Annotations<S>& annotations,
              ContextUse use = ContextUse::open);

  /// To be called when other annotations have been put into the place of those given at first; the buffers stay.
  void restart();

  /// e(j, b) = a(s_{i-1}, h_j) from sPrev (n, B); eq. 6. Nothing for scorer `none`. Column b belongs to sentence
  /// sentences[b], all to the first one if the list is empty.
  void score(ConstMatrixRef<S> sPrev, std::span<const int> sentences = {});
  /// alpha = softmax(e) by columns.
  void soften();
  /// c = h alpha; eq. 5. The fixed vector for scorer `none`. Nothing if the context is folded: then c() is never
  /// filled.
  void blend();
  /// Gates, s_i and readout from c and the words before (-1 at the first step), then logits; eq. 4, A.2.2.
  void write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore);
  /// The same with the logits (K_y, B) put elsewhere.
  void write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore, MatrixRef<S> logits);

  Index columns() const { return m_columns; }
  /// For the columns of the last score(); all may be changed between the parts. Of e and alpha a column of a shorter
  /// sentence than the longest has its last rows unused; alpha is 0 there.
  MatrixRef<S> e() { return m_e.leftCols(m_columns); }                                         // (T_x, B)
  MatrixRef<S> alpha() { return m_alpha.leftCols(m_columns); }                                 // (T_x, B)
  MatrixRef<S> c() { return m_c.leftCols(m_columns); }                                         // (2n, B)
  MatrixRef<S> z() { return m_gates.topRows(m_config.n).leftCols(m_columns); }                 // (n, B)
  MatrixRef<S> r() { return m_gates.middleRows(m_config.n, m_config.n).leftCols(m_columns); }  // (n, B)
  MatrixRef<S> sTilde() { return m_gates.bottomRows(m_config.n).leftCols(m_columns); }         // (n, B)
  MatrixRef<S> s() { return m_s.leftCols(m_columns); }                                         // (n, B)
  MatrixRef<S> t() { return m_t.leftCols(m_columns); }                                         // (l, B)
  MatrixRef<S> logits() { return m_logits.leftCols(m_columns); }                               // (K_y, B)

 private:
  void reserve(Index columns);
  bool folded() const { return m_use == ContextUse::folded; }
  void addFolded(ConstMatrixRef<S> Ch, MatrixRef<S> sums) const;
  Index sentence(Index column) const { return m_sentences.empty() ? 0 : m_sentences[static_cast<std::size_t>(column)]; }
  Index first(Index column) const { return m_annotations.start[static_cast<std::size_t>(sentence(column))]; }
  Index length(Index column) const {
    return m_annotations.start[static_cast<std::size_t>(sentence(column)) + 1] - first(column);
  }

  const ModelConfig& m_config;
  const Parameters<S>& m_p;
  const Weights<S>& m_w;
  const Annotations<S>& m_annotations;
  ContextUse m_use;
  Matrix<S> m_Ch, m_C_oh;  // (3n, M), (2l, M) if folded
  Index m_columns = 0;
  std::vector<int> m_sentences;
  Matrix<S> m_queries, m_e, m_alpha, m_c, m_y, m_gates, m_rs, m_s, m_tTilde, m_t, m_logits;
};

}  // namespace lookback
