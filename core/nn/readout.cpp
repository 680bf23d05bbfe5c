// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/readout.h"

#include <cmath>

#include "core/base/contract.h"
#include "core/tensor/functions.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

namespace {

template <class S>
void nonlinearity(ReadoutKind kind, ConstMatrixRef<S> tTilde, MatrixRef<S> t) {
  switch (kind) {
    case ReadoutKind::maxout:
      for (Index k = 0; k < t.cols(); ++k)
        for (Index i = 0; i < t.rows(); ++i) t(i, k) = std::max(tTilde(2 * i, k), tTilde(2 * i + 1, k));
      break;
    case ReadoutKind::tanh:
      t = tTilde;
      for (Index k = 0; k < t.cols(); ++k) kernels<S>().tanhInPlace(t.rows(), t.col(k).data());
      break;
    case ReadoutKind::linear:
      t = tTilde;
      break;
  }
}

}  // namespace

template <class S>
void readout(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
             ConstMatrixRef<S> c, MatrixRef<S> tTilde, MatrixRef<S> t) {
  // t~ = U_o s + V_o E y + C_o c + b_o
  p.U_o.timesPlus(s, p.b_o, tTilde);
  p.V_o.addTimes(y, tTilde);
  p.C_o.addTimes(c, tTilde);
  nonlinearity<S>(kind, tTilde, t);
}

template <class S>
void readoutWithContext(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> s, ConstMatrixRef<S> y,
                        MatrixRef<S> tTilde, MatrixRef<S> t) {
  p.U_o.addTimes(s, tTilde);
  p.V_o.addTimes(y, tTilde);
  if (p.b_o.size() > 0) tTilde.colwise() += p.b_o;
  nonlinearity<S>(kind, tTilde, t);
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
        kernels<S>().tanhBackward(t.rows(), t.col(k).data(), dt.col(k).data(), tTilde.col(k).data());
      break;
    case ReadoutKind::linear:
      tTilde = dt;
      break;
  }
}

}  // namespace

template <class S>
void readoutBackward(const ReadoutWeights<S>& p, ReadoutKind kind, ConstMatrixRef<S> t, ConstMatrixRef<S> dt,
                     MatrixRef<S> tTilde, MatrixRef<S> ds, MatrixRef<S> dy, MatrixRef<S> dc) {
  nonlinearityBackward<S>(kind, t, dt, tTilde);
  // t~ = U_o s + V_o E y + C_o c + b_o
  p.U_o.transposedTimes(tTilde, ds);
  p.V_o.transposedTimes(tTilde, dy);
  p.C_o.transposedTimes(tTilde, dc);
}

template <class S>
void outputLogits(const OutputWeights<S>& p, ConstMatrixRef<S> t, MatrixRef<S> logits) {
  p.W_o.timesPlus(t, p.b_w, logits);
}

template <class S>
double outputLoss(const OutputWeights<S>& p, ConstMatrixRef<S> t, std::span<const std::int32_t> words,
                  MatrixRef<S> logits, OutputGradient<S>* gradient) {
  LOOKBACK_EXPECTS(static_cast<Index>(words.size()) == t.cols() && logits.cols() == t.cols());
  const Kernels<S>& k = kernels<S>();
  outputLogits<S>(p, t, logits);
  double loss = 0;
  for (Index j = 0; j < t.cols(); ++j) {
    const Index word = words[static_cast<std::size_t>(j)];
    const S energy = logits(word, j);
    S largest = 0;
    S* const e = logits.col(j).data();  // becomes exp(logit - largest): Z times the probability
    const S Z = k.exponentials(logits.rows(), e, &largest);
    loss += static_cast<double>(largest + std::log(Z) - energy);
    if (!gradient) continue;
    // dlogits = p - onehot(word), here Z times as large; 1 / Z is applied to the smaller factors of its products
    e[word] -= Z;
    gradient->tOverZ.col(j) = t.col(j);
    k.scale(t.rows(), S(1) / Z, gradient->tOverZ.col(j).data());
    gradient->inverseZ(j) = S(1) / Z;
    if (gradient->db_w.size() > 0) k.addScaled(logits.rows(), S(1) / Z, e, gradient->db_w.data());
  }
  if (!gradient) return loss;
  // logits = W_o t
  weightGradient<S>(logits, gradient->tOverZ, gradient->add, gradient->dW_o, *gradient->scratch);
  p.W_o.transposedTimes(logits, gradient->dt);
  for (Index j = 0; j < t.cols(); ++j) k.scale(t.rows(), gradient->inverseZ(j), gradient->dt.col(j).data());
  return loss;
}

#define LOOKBACK_INSTANTIATE(S)                                                                                    \
  template void readout<S>(const ReadoutWeights<S>&, ReadoutKind, ConstMatrixRef<S>, ConstMatrixRef<S>,            \
                           ConstMatrixRef<S>, MatrixRef<S>, MatrixRef<S>);                                         \
  template void readoutWithContext<S>(const ReadoutWeights<S>&, ReadoutKind, ConstMatrixRef<S>, ConstMatrixRef<S>, \
                                      MatrixRef<S>, MatrixRef<S>);                                                 \
  template void readoutBackward<S>(const ReadoutWeights<S>&, ReadoutKind, ConstMatrixRef<S>, ConstMatrixRef<S>,    \
                                   MatrixRef<S>, MatrixRef<S>, MatrixRef<S>, MatrixRef<S>);                        \
  template void outputLogits<S>(const OutputWeights<S>&, ConstMatrixRef<S>, MatrixRef<S>);                         \
  template double outputLoss<S>(const OutputWeights<S>&, ConstMatrixRef<S>, std::span<const std::int32_t>,         \
                                MatrixRef<S>, OutputGradient<S>*);
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
