// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/team.h"
#include "core/model/parameters.h"
#include "core/nn/weights.h"

namespace lookback {

/// The parameters of a model made ready for products; word vectors, which are only looked up, stay with the parameters.
template <class S>
struct Weights {
  GatedUnitWeights<S> encoderForward, encoderBackward;
  InitialStateWeights<S> initialState;
  AttentionWeights<S> attention;
  GatedUnitWeights<S> decoder;
  ReadoutWeights<S> readout;
  OutputWeights<S> output;

  Weights() = default;
  Weights(const Parameters<S>& p, Ready ready);

  /// Takes over the numbers of parameters of the same sizes.
  void assign(const Parameters<S>& p) { assign(p, 0, 1); }
  void assign(const Parameters<S>& p, Team& team);

 private:
  void assign(const Parameters<S>& p, int member, int members);
};

}  // namespace lookback
