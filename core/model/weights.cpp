// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/weights.h"

namespace lookback {

template <class S>
Weights<S>::Weights(const Parameters<S>& p, Ready ready) {
  encoderForward.resize(p.encoderForward, ready);
  encoderBackward.resize(p.encoderBackward, ready);
  initialState.resize(p.initialState, ready);
  attention.resize(p.attention, ready);
  decoder.resize(p.decoder, ready);
  readout.resize(p.readout, ready);
  output.resize(p.output, ready);
  assign(p);
}

template <class S>
void Weights<S>::assign(const Parameters<S>& p, int member, int members) {
  encoderForward.assign(p.encoderForward, member, members);
  encoderBackward.assign(p.encoderBackward, member, members);
  initialState.assign(p.initialState, member, members);
  attention.assign(p.attention, member, members);
  decoder.assign(p.decoder, member, members);
  readout.assign(p.readout, member, members);
  output.assign(p.output, member, members);
}

template <class S>
void Weights<S>::assign(const Parameters<S>& p, Team& team) {
  team.run([&](int member) { assign(p, member, team.size()); });
}

template struct Weights<float>;
template struct Weights<double>;

}  // namespace lookback
