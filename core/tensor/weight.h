// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor/aligned_numbers.h"
#include "core/tensor/types.h"

namespace lookback {

/// Which of W x and W^T dy a Weight is made ready for.
enum class Ready { forward, both };

/// A matrix of parameters W (rows, cols) made ready for products: laid out in the order in which the inner loops read
/// it (core/tensor/kernels/product.h). That costs one pass over W, so it is done once an update, or once a loaded
/// model.
template <class S>
class Weight {
 public:
  /// Takes over W's numbers. A team may share the work: each member calls this with its number, after one has called
  /// `resize`.
  void assign(ConstMatrixRef<S> W, int member = 0, int members = 1);
  void resize(Index rows, Index cols, Ready ready);

  Index rows() const { return m_rows; }
  Index cols() const { return m_cols; }

  /// y (rows, N) = W x
  void times(ConstMatrixRef<S> x, MatrixRef<S> y) const { multiply(m_forward, m_rows, m_cols, x, false, nullptr, y); }
  /// y = W x + b; an empty b (rows) stands for none
  void timesPlus(ConstMatrixRef<S> x, const Vector<S>& b, MatrixRef<S> y) const {
    multiply(m_forward, m_rows, m_cols, x, false, &b, y);
  }
  /// y += W x
  void addTimes(ConstMatrixRef<S> x, MatrixRef<S> y) const { multiply(m_forward, m_rows, m_cols, x, true, nullptr, y); }
  /// dx (cols, N) = W^T dy
  void transposedTimes(ConstMatrixRef<S> dy, MatrixRef<S> dx) const {
    multiply(m_transposed, m_cols, m_rows, dy, false, nullptr, dx);
  }
  /// dx += W^T dy
  void addTransposedTimes(ConstMatrixRef<S> dy, MatrixRef<S> dx) const {
    multiply(m_transposed, m_cols, m_rows, dy, true, nullptr, dx);
  }

 private:
  static void multiply(const AlignedNumbers<S>& panels, Index rows, Index depth, ConstMatrixRef<S> x, bool add,
                       const Vector<S>* bias, MatrixRef<S> y);

  Index m_rows = 0, m_cols = 0;
  AlignedNumbers<S> m_forward, m_transposed;
};

/// dW (rows, columns) = or += dy (rows, N) x^T (N, columns): a weight's gradient from N positions together.
/// `scratch` is working memory of one thread.
template <class S>
void weightGradient(ConstMatrixRef<S> dy, ConstMatrixRef<S> x, bool add, MatrixRef<S> dW, AlignedNumbers<S>& scratch);

}  // namespace lookback
