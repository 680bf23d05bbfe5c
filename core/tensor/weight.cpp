// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/weight.h"

#include "core/base/contract.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

namespace {

template <class S>
Index panels(Index rows) {
  return (rows + kernels<S>().panelRows - 1) / kernels<S>().panelRows;
}

}  // namespace

template <class S>
void Weight<S>::resize(Index rows, Index cols, Ready ready) {
  m_rows = rows;
  m_cols = cols;
  const Index height = kernels<S>().panelRows;
  m_forward.reserve(panels<S>(rows) * height * cols);
  if (ready == Ready::both) m_transposed.reserve(panels<S>(cols) * height * rows);
}

template <class S>
void Weight<S>::assign(ConstMatrixRef<S> W, int member, int members) {
  LOOKBACK_EXPECTS(W.rows() == m_rows && W.cols() == m_cols);
  const Kernels<S>& k = kernels<S>();
  const auto bound = [&](Index count, int part) { return count * part / members; };
  const Index down = panels<S>(m_rows), across = panels<S>(m_cols);
  k.pack(m_rows, m_cols, W.data(), W.outerStride(), bound(down, member), bound(down, member + 1), m_forward.data());
  if (m_transposed.data() == nullptr) return;
  k.packTransposed(m_rows, m_cols, W.data(), W.outerStride(), bound(across, member), bound(across, member + 1),
                   m_transposed.data());
}

template <class S>
void Weight<S>::multiply(const AlignedNumbers<S>& panels, Index rows, Index depth, ConstMatrixRef<S> x, bool add,
                         const Vector<S>* bias, MatrixRef<S> y) {
  const S* const b = bias != nullptr && bias->size() > 0 ? bias->data() : nullptr;
  LOOKBACK_EXPECTS(x.rows() == depth && y.rows() == rows && x.cols() == y.cols() && panels.data() != nullptr);
  kernels<S>().multiply(rows, x.cols(), depth, panels.data(), x.data(), x.outerStride(), add, b, y.data(),
                        y.outerStride());
}

template <class S>
void weightGradient(ConstMatrixRef<S> dy, ConstMatrixRef<S> x, bool add, MatrixRef<S> dW, AlignedNumbers<S>& scratch) {
  LOOKBACK_EXPECTS(dy.rows() == dW.rows() && x.rows() == dW.cols() && dy.cols() == x.cols());
  const Kernels<S>& k = kernels<S>();
  k.multiplyTransposed(dW.rows(), dW.cols(), dy.cols(), dy.data(), dy.outerStride(), x.data(), x.outerStride(), add,
                       dW.data(), dW.outerStride(), scratch.reserve(k.scratch));
}

template class Weight<float>;
template class Weight<double>;
template void weightGradient<float>(ConstMatrixRef<float>, ConstMatrixRef<float>, bool, MatrixRef<float>,
                                    AlignedNumbers<float>&);
template void weightGradient<double>(ConstMatrixRef<double>, ConstMatrixRef<double>, bool, MatrixRef<double>,
                                     AlignedNumbers<double>&);

}  // namespace lookback
