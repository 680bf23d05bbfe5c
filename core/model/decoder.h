// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "core/model/config.h"
#include "core/model/parameters.h"

namespace lookback {

/// One source sentence as the decoder sees it.
template <class S>
struct Annotations {
  Matrix<S> h;     // (2n, T_x); the fixed vector (n, 1) for scorer `none`
  Matrix<S> keys;  // (k, T_x) U_a h, computed once
  Vector<S> s0;    // (n)
};

/// Reads a sentence; `words` carry no end mark, it is added here.
template <class S>
Annotations<S> annotate(const ModelConfig& config, const Parameters<S>& p, std::span<const std::int32_t> words,
                        std::stop_token stop = {});

/// One decoder step over B hypotheses of the same sentence, in the paper's order and open to hands between its parts:
/// score, soften, blend, write. The buffers grow to the largest B and stay.
template <class S>
class DecoderStep {
 public:
  DecoderStep(const ModelConfig& config, const Parameters<S>& p, const Annotations<S>& annotations)
      : m_config(config), m_p(p), m_annotations(annotations) {}

  /// e(j, b) = a(s_{i-1}, h_j) from sPrev (n, B); eq. 6. Nothing for scorer `none`.
  void score(ConstMatrixRef<S> sPrev);
  /// alpha = softmax(e) by columns.
  void soften();
  /// c = h alpha; eq. 5. The fixed vector for scorer `none`.
  void blend();
  /// Gates, s_i, readout and logits from c and the words before (-1 at the first step); eq. 4, A.2.2.
  void write(ConstMatrixRef<S> sPrev, std::span<const int> wordBefore);

  Index columns() const { return m_columns; }
  /// For the columns of the last score(); all may be changed between the parts.
  MatrixRef<S> e() { return m_e.leftCols(m_columns); }          // (T_x, B)
  MatrixRef<S> alpha() { return m_alpha.leftCols(m_columns); }  // (T_x, B)
  MatrixRef<S> c() { return m_c.leftCols(m_columns); }          // (2n, B)
  MatrixRef<S> z() { return m_gates.topRows(m_config.n).leftCols(m_columns); }                     // (n, B)
  MatrixRef<S> r() { return m_gates.middleRows(m_config.n, m_config.n).leftCols(m_columns); }      // (n, B)
  MatrixRef<S> sTilde() { return m_gates.bottomRows(m_config.n).leftCols(m_columns); }             // (n, B)
  MatrixRef<S> s() { return m_s.leftCols(m_columns); }          // (n, B)
  MatrixRef<S> t() { return m_t.leftCols(m_columns); }          // (l, B)
  MatrixRef<S> logits() { return m_logits.leftCols(m_columns); }  // (K_y, B)

 private:
  void reserve(Index columns);

  const ModelConfig& m_config;
  const Parameters<S>& m_p;
  const Annotations<S>& m_annotations;
  Index m_columns = 0;
  Matrix<S> m_queries, m_e, m_alpha, m_c, m_y, m_gates, m_rs, m_s, m_tTilde, m_t, m_logits;
  Vector<S> m_scratch;
};

}  // namespace lookback
