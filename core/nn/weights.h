// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/nn/layers.h"
#include "core/tensor/weight.h"

namespace lookback {

// The layers of layers.h with their matrices made ready for products (core/tensor/weight.h). They are copies: after the
// parameters change, `assign` takes the numbers over again. Several threads may share an `assign`, see Weight.

template <class S>
struct GatedUnitWeights {
  Weight<S> W, U_zr, U, C;
  Vector<S> b;

  Index units() const { return U.rows(); }
  void resize(const GatedUnit<S>& p, Ready ready);
  void assign(const GatedUnit<S>& p, int member, int members);
};

template <class S>
struct InitialStateWeights {
  Weight<S> W_s;
  Vector<S> b_s;

  void resize(const InitialState<S>& p, Ready ready);
  void assign(const InitialState<S>& p, int member, int members);
};

template <class S>
struct AttentionWeights {
  Weight<S> W_a, U_a;
  Vector<S> v_a, b_a;

  void resize(const Attention<S>& p, Ready ready);
  void assign(const Attention<S>& p, int member, int members);
};

template <class S>
struct ReadoutWeights {
  Weight<S> U_o, V_o, C_o;
  Vector<S> b_o;

  void resize(const ReadoutLayer<S>& p, Ready ready);
  void assign(const ReadoutLayer<S>& p, int member, int members);
};

template <class S>
struct OutputWeights {
  Weight<S> W_o;
  Vector<S> b_w;

  void resize(const OutputLayer<S>& p, Ready ready);
  void assign(const OutputLayer<S>& p, int member, int members);
};

}  // namespace lookback
