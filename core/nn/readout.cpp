// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/readout.h"

#include "core/tensor/functions.h"

namespace lookback {

template <class S>
void readout(const ReadoutLayer<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y, ConstMatrixRef<S> c,
             MatrixRef<S> tTilde, MatrixRef<S> t) {
  // t~ = U_o s + V_o E y + C_o c + b_o
  tTilde.noalias() = p.U_o * s;
  tTilde.noalias() += p.V_o * y;
  tTilde.noalias() += p.C_o * c;
  if (p.b_o.size() > 0) tTilde.colwise() += p.b_o;
  switch (kind) {
    case ReadoutKind::maxout:
      for (Index k = 0; k < t.cols(); ++k)
        for (Index i = 0; i < t.rows(); ++i) t(i, k) = std::max(tTilde(2 * i, k), tTilde(2 * i + 1, k));
      break;
    case ReadoutKind::tanh:
      for (Index k = 0; k < t.cols(); ++k) t.col(k).array() = tTilde.col(k).array().tanh();
      break;
    case ReadoutKind::linear:
      t = tTilde;
      break;
  }
}

namespace {

/// d tTilde in place, from dt.
template <class S>
void nonlinearityBackward(ReadoutKind kind, ConstMatrixRef<S> t, ConstMatrixRef<S> dt, MatrixRef<S> tTilde) {
  switch (kind) {
    case ReadoutKind::maxout:
      for (Index k = 0; k < t.cols(); ++k) {
        for (Index i = 0; i < t.rows(); ++i) {
          const bool first = tTilde(2 * i, k) >= tTilde(2 * i + 1, k);
          tTilde(2 * i, k) = first ? dt(i, k) : S(0);
          tTilde(2 * i + 1, k) = first ? S(0) : dt(i, k);
        }
      }
      break;
    case ReadoutKind::tanh:
      for (Index k = 0; k < t.cols(); ++k)
        tTilde.col(k).array() = dt.col(k).array() * (S(1) - t.col(k).array().square());
      break;
    case ReadoutKind::linear:
      tTilde = dt;
      break;
  }
}

}  // namespace

template <class S>
void readoutBackward(const ReadoutLayer<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
                     ConstMatrixRef<S> c, ConstMatrixRef<S> t, ConstMatrixRef<S> dt, MatrixRef<S> tTilde,
                     ReadoutLayer<S>& dp, MatrixRef<S> ds, MatrixRef<S> dy, MatrixRef<S> dc) {
  nonlinearityBackward<S>(kind, t, dt, tTilde);
  const auto& dtTilde = tTilde;
  // t~ = U_o s + V_o E y + C_o c + b_o
  dp.U_o.noalias() += dtTilde * s.transpose();
  dp.V_o.noalias() += dtTilde * y.transpose();
  dp.C_o.noalias() += dtTilde * c.transpose();
  if (dp.b_o.size() > 0) dp.b_o += dtTilde.rowwise().sum();
  ds.noalias() = p.U_o.transpose() * dtTilde;
  dy.noalias() = p.V_o.transpose() * dtTilde;
  dc.noalias() = p.C_o.transpose() * dtTilde;
}

template <class S>
void outputLogits(const OutputLayer<S>& p, ConstMatrixRef<S> t, MatrixRef<S> logits) {
  logits.noalias() = p.W_o * t;
  if (p.b_w.size() > 0) logits.colwise() += p.b_w;
}

template <class S>
double crossEntropy(std::span<const std::int32_t> words, bool gradient, MatrixRef<S> logits) {
  double loss = 0;
  for (Index k = 0; k < logits.cols(); ++k) {
    auto column = logits.col(k);
    const Index word = words[static_cast<std::size_t>(k)];
    const S energy = column(word);
    loss += static_cast<double>(softmaxInPlace(column) - energy);
    if (gradient) column(word) -= S(1);
  }
  return loss;
}

#define LOOKBACK_INSTANTIATE(S)                                                                                           \
  template void readout<S>(const ReadoutLayer<S>&, ReadoutKind, ConstMatrixRef<S>, ConstMatrixRef<S>, ConstMatrixRef<S>, \
                           MatrixRef<S>, MatrixRef<S>);                                                                  \
  template void readoutBackward<S>(const ReadoutLayer<S>&, ReadoutKind, ConstMatrixRef<S>, ConstMatrixRef<S>,            \
                                   ConstMatrixRef<S>, ConstMatrixRef<S>, ConstMatrixRef<S>, MatrixRef<S>,                \
                                   ReadoutLayer<S>&, MatrixRef<S>, MatrixRef<S>, MatrixRef<S>);                          \
  template void outputLogits<S>(const OutputLayer<S>&, ConstMatrixRef<S>, MatrixRef<S>);                                 \
  template double crossEntropy<S>(std::span<const std::int32_t>, bool, MatrixRef<S>);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
