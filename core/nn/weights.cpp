// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/weights.h"

namespace lookback {

namespace {

template <class S>
void resizeTo(const Matrix<S>& from, Ready ready, Weight<S>& weight) {
  if (from.size() > 0) weight.resize(from.rows(), from.cols(), ready);
}

template <class S>
void take(const Matrix<S>& from, int member, int members, Weight<S>& weight) {
  if (from.size() > 0) weight.assign(from, member, members);
}

/// Vectors are short: member 0 copies them alone.
template <class S>
void take(const Vector<S>& from, int member, Vector<S>& vector) {
  if (member == 0) vector = from;
}

}  // namespace

template <class S>
void GatedUnitWeights<S>::resize(const GatedUnit<S>& p, Ready ready) {
  resizeTo(p.W, ready, W);
  resizeTo(p.U_zr, ready, U_zr);
  resizeTo(p.U, ready, U);
  resizeTo(p.C, ready, C);
}

template <class S>
void GatedUnitWeights<S>::assign(const GatedUnit<S>& p, int member, int members) {
  take(p.W, member, members, W);
  take(p.U_zr, member, members, U_zr);
  take(p.U, member, members, U);
  take(p.C, member, members, C);
  take(p.b, member, b);
}

template <class S>
void InitialStateWeights<S>::resize(const InitialState<S>& p, Ready ready) {
  resizeTo(p.W_s, ready, W_s);
}

template <class S>
void InitialStateWeights<S>::assign(const InitialState<S>& p, int member, int members) {
  take(p.W_s, member, members, W_s);
  take(p.b_s, member, b_s);
}

template <class S>
void AttentionWeights<S>::resize(const Attention<S>& p, Ready ready) {
  resizeTo(p.W_a, ready, W_a);
  resizeTo(p.U_a, ready, U_a);
}

template <class S>
void AttentionWeights<S>::assign(const Attention<S>& p, int member, int members) {
  take(p.W_a, member, members, W_a);
  take(p.U_a, member, members, U_a);
  take(p.v_a, member, v_a);
  take(p.b_a, member, b_a);
}

template <class S>
void ReadoutWeights<S>::resize(const ReadoutLayer<S>& p, Ready ready) {
  resizeTo(p.U_o, ready, U_o);
  resizeTo(p.V_o, ready, V_o);
  resizeTo(p.C_o, ready, C_o);
}

template <class S>
void ReadoutWeights<S>::assign(const ReadoutLayer<S>& p, int member, int members) {
  take(p.U_o, member, members, U_o);
  take(p.V_o, member, members, V_o);
  take(p.C_o, member, members, C_o);
  take(p.b_o, member, b_o);
}

template <class S>
void OutputWeights<S>::resize(const OutputLayer<S>& p, Ready ready) {
  resizeTo(p.W_o, ready, W_o);
}

template <class S>
void OutputWeights<S>::assign(const OutputLayer<S>& p, int member, int members) {
  take(p.W_o, member, members, W_o);
  take(p.b_w, member, b_w);
}

#define LOOKBACK_INSTANTIATE(S)           \
  template struct GatedUnitWeights<S>;    \
  template struct InitialStateWeights<S>; \
  template struct AttentionWeights<S>;    \
  template struct ReadoutWeights<S>;      \
  template struct OutputWeights<S>;
LOOKBACK_INSTANTIATE(float)
LOOKBACK_INSTANTIATE(double)
#undef LOOKBACK_INSTANTIATE

}  // namespace lookback
