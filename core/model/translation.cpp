// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/translation.h"

#include <array>

#include "core/model/pass.h"

namespace lookback {

template <class S>
double Translation<S>::loss(const Parameters<S>& p, const Weights<S>& w, const Batch& batch) {
  m_arena.reset();
  Pass<S> pass(m_config, p, w, batch, m_arena, m_alpha, m_alphaStart, nullptr, m_stop);
  pass.forward();
  return pass.output();
}

template <class S>
double Translation<S>::lossAndBackward(const Parameters<S>& p, const Weights<S>& w, const Batch& batch,
                                       Parameters<S>& gradient, Dropout* dropout, bool first, bool add) {
  m_arena.reset();
  Pass<S> pass(m_config, p, w, batch, m_arena, m_alpha, m_alphaStart, dropout, m_stop);
  pass.forward();
  const double loss = pass.outputAndBackward(gradient, first, add, m_left, m_scratch);
  if (m_keepsContextGradient) m_contextGradient = pass.contextGradient();
  return loss;
}

template <class S>
double Translation<S>::loss(const Parameters<S>& p, const Batch& batch) {
  return loss(p, Weights<S>(p, Ready::forward), batch);
}

template <class S>
double Translation<S>::lossAndGradient(const Parameters<S>& p, const Batch& batch, Parameters<S>& gradient,
                                       Dropout* dropout) {
  const double loss = lossAndBackward(p, Weights<S>(p, Ready::both), batch, gradient, dropout, true, true);
  const std::array<const PassGradient<S>*, 1> shares{&m_left};
  Team alone(1);
  GradientAdder<S>().run(shares, true, alone);
  return loss;
}

template <class S>
void Translation<S>::encode(const Parameters<S>& p, const Weights<S>& w, const Batch& batch, Matrix<S>& h,
                            Matrix<S>& keys, Matrix<S>& s0) {
  m_arena.reset();
  Pass<S> pass(m_config, p, w, batch, m_arena, m_alpha, m_alphaStart, nullptr, m_stop);
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
