// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor/kernels/lanes.h"

// What the layers of core/nn do number by number, in one pass over memory each. Letters as in the paper.

namespace lookback::LOOKBACK_LEVEL {

/// y += x
template <class S>
void add(Index n, const S* x, S* y) {
  forLanes<S>(n, [&](Index i, Index count) { store(y + i, load(y + i, count) + load(x + i, count), count); });
}

/// y *= x
template <class S>
void scaleBy(Index n, const S* x, S* y) {
  forLanes<S>(n, [&](Index i, Index count) { store(y + i, load(y + i, count) * load(x + i, count), count); });
}

template <class S>
void tanhInPlace(Index n, S* x) {
  forLanes<S>(n, [&](Index i, Index count) { store(x + i, hyperbolicTangent(load(x + i, count)), count); });
}

/// dx = dy (1 - y^2) where y = tanh(x)
template <class S>
void tanhBackward(Index n, const S* y, const S* dy, S* dx) {
  forLanes<S>(n, [&](Index i, Index count) {
    const Lanes<S> t = load(y + i, count);
    store(dx + i, load(dy + i, count) * (S(1) - t * t), count);
  });
}

/// sums (rows) += the columns of x (rows, columns)
template <class S>
void addColumns(Index rows, Index columns, const S* x, Index stride, S* sums) {
  forLanes<S>(rows, [&](Index i, Index count) {
    Lanes<S> total = load(sums + i, count);
    for (Index j = 0; j < columns; ++j) total += load(x + i + j * stride, count);
    store(sums + i, total, count);
  });
}

// ---- gated unit (Appendix A.1.1) ----

/// z, r (2n below each other) = sigmoid of themselves; rs = r * sPrev
template <class S>
void gates(Index n, S* zr, const S* sPrev, S* rs) {
  forLanes<S>(n, [&](Index i, Index count) {
    store(zr + i, logistic(load(zr + i, count)), count);
    const Lanes<S> r = logistic(load(zr + n + i, count));
    store(zr + n + i, r, count);
    store(rs + i, r * load(sPrev + i, count), count);
  });
}

/// sTilde = tanh of itself; s = (1 - z) * sPrev + z * sTilde
template <class S>
void newState(Index n, const S* z, const S* sPrev, S* sTilde, S* s) {
  forLanes<S>(n, [&](Index i, Index count) {
    const Lanes<S> candidate = hyperbolicTangent(load(sTilde + i, count)), before = load(sPrev + i, count);
    store(sTilde + i, candidate, count);
    store(s + i, before + load(z + i, count) * (candidate - before), count);
  });
}

/// From ds through s = (1 - z) * sPrev + z * sTilde: z and sTilde become the gradients of what entered their sigmoid
/// and tanh, dsPrev what reaches sPrev past the update gate.
template <class S>
void newStateBackward(Index n, const S* sPrev, const S* ds, S* z, S* sTilde, S* dsPrev) {
  forLanes<S>(n, [&](Index i, Index count) {
    const Lanes<S> gate = load(z + i, count), candidate = load(sTilde + i, count), d = load(ds + i, count);
    store(z + i, d * (candidate - load(sPrev + i, count)) * gate * (S(1) - gate), count);
    store(sTilde + i, d * gate * (S(1) - candidate * candidate), count);
    store(dsPrev + i, d * (S(1) - gate), count);
  });
}

/// From d(r * sPrev): r becomes the gradient of what entered its sigmoid, dsPrev gets the part that comes this way
/// added.
template <class S>
void gatesBackward(Index n, const S* sPrev, const S* drs, S* r, S* dsPrev) {
  forLanes<S>(n, [&](Index i, Index count) {
    const Lanes<S> reset = load(r + i, count), d = load(drs + i, count);
    store(r + i, d * load(sPrev + i, count) * reset * (S(1) - reset), count);
    store(dsPrev + i, load(dsPrev + i, count) + d * reset, count);
  });
}

// ---- attention (equations 5 and 6) ----

/// e_j = v . tanh(query + key_j), keys (k, positions)
template <class S>
void additiveEnergies(Index k, Index positions, const S* query, const S* keys, const S* v, S* e) {
  for (Index j = 0; j < positions; ++j, keys += k) {
    Lanes<S> total{};
    forLanes<S>(k, [&](Index i, Index count) {
      total += load(v + i, count) * hyperbolicTangent(load(query + i, count) + load(keys + i, count));
    });
    e[j] = sum<S>(total);
  }
}

/// From de: dquery overwritten, dkeys += and dv +=. tanh is computed a second time: cheaper than keeping (k, positions)
/// numbers of every step of every sentence.
template <class S>
void additiveEnergiesBackward(Index k, Index positions, const S* query, const S* keys, const S* v, const S* de,
                              S* dquery, S* dkeys, S* dv) {
  forLanes<S>(k, [&](Index i, Index count) {
    const Lanes<S> q = load(query + i, count), weight = load(v + i, count);
    Lanes<S> dq{}, dweight = load(dv + i, count);
    for (Index j = 0; j < positions; ++j) {
      const Lanes<S> t = hyperbolicTangent(q + load(keys + i + j * k, count));
      dweight += de[j] * t;
      const Lanes<S> d = de[j] * weight * (S(1) - t * t);
      dq += d;
      S* const dkey = dkeys + i + j * k;
      store(dkey, load(dkey, count) + d, count);
    }
    store(dquery + i, dq, count);
    store(dv + i, dweight, count);
  });
}

/// c (rows) = or += h alpha, h (rows, positions)
template <class S>
void weightedSum(Index rows, Index positions, const S* h, const S* alpha, bool add, S* c) {
  constexpr Index V = kLanes<S>, kTogether = 8;
  Index i = 0;
  for (; i + kTogether * V <= rows; i += kTogether * V) {
    Lanes<S> total[kTogether]{};
    if (add) {
      for (Index u = 0; u < kTogether; ++u) total[u] = load(c + i + u * V);
    }
    for (Index j = 0; j < positions; ++j)
#pragma GCC unroll 8
      for (Index u = 0; u < kTogether; ++u) total[u] += alpha[j] * load(h + i + u * V + j * rows);
#pragma GCC unroll 8
    for (Index u = 0; u < kTogether; ++u) store(c + i + u * V, total[u]);
  }
  for (; i < rows; i += V) {
    const Index count = rows - i < V ? rows - i : V;
    Lanes<S> total = add ? load(c + i, count) : Lanes<S>{};
    for (Index j = 0; j < positions; ++j) total += alpha[j] * load(h + i + j * rows, count);
    store(c + i, total, count);
  }
}

/// d_j = h_j . dc: what reaches the weights of c = h alpha, and the energies e_j = query . key_j
template <class S>
void columnProducts(Index rows, Index positions, const S* h, const S* dc, S* d) {
  constexpr Index kTogether = 4;
  Index j = 0;
  for (; j + kTogether <= positions; j += kTogether, h += kTogether * rows) {
    Lanes<S> total[kTogether]{};
    forLanes<S>(rows, [&](Index i, Index count) {
      const Lanes<S> x = load(dc + i, count);
#pragma GCC unroll 4
      for (Index u = 0; u < kTogether; ++u) total[u] += x * load(h + u * rows + i, count);
    });
    for (Index u = 0; u < kTogether; ++u) d[j + u] = sum<S>(total[u]);
  }
  for (; j < positions; ++j, h += rows) {
    Lanes<S> total{};
    forLanes<S>(rows, [&](Index i, Index count) { total += load(dc + i, count) * load(h + i, count); });
    d[j] = sum<S>(total);
  }
}

/// dkeys (k, positions) += query de^T
template <class S>
void addOuter(Index k, Index positions, const S* query, const S* de, S* dkeys) {
  for (Index j = 0; j < positions; ++j, dkeys += k)
    forLanes<S>(k, [&](Index i, Index count) {
      store(dkeys + i, load(dkeys + i, count) + de[j] * load(query + i, count), count);
    });
}

// ---- softmax ----

/// x = exp(x - max x); returns their sum, the largest in `maximum`. All 0 (and a sum of 0) where nothing but -inf
/// stands.
template <class S>
S exponentials(Index n, S* x, S* maximum) {
  constexpr S kNothing = -__builtin_huge_val();
  Lanes<S> most = all<S>(kNothing);
  Index i = 0;
  for (; i + kLanes<S> <= n; i += kLanes<S>) most = larger<S>(most, load(x + i));
  S top = largest<S>(most);
  for (; i < n; ++i) top = x[i] > top ? x[i] : top;
  *maximum = top;
  if (top == kNothing) {
    bool known = true;  // a NaN is not less than anything; it must not pass for an empty column
    for (i = 0; i < n; ++i) known = known && x[i] == kNothing;
    if (known) {
      for (i = 0; i < n; ++i) x[i] = S(0);
      return S(0);
    }
  }
  Lanes<S> total[4]{};
  for (i = 0; i + 4 * kLanes<S> <= n; i += 4 * kLanes<S>)
#pragma GCC unroll 4
    for (Index u = 0; u < 4; ++u) {
      const Lanes<S> y = exponential(load(x + i + u * kLanes<S>) - top);
      store(x + i + u * kLanes<S>, y);
      total[u] += y;
    }
  S rest = 0;
  for (; i < n; i += kLanes<S>) {
    const Index count = n - i < kLanes<S> ? n - i : kLanes<S>;
    const Lanes<S> y = exponential(load(x + i, count) - top);
    store(x + i, y, count);
    for (Index k = 0; k < count; ++k) rest += y[k];
  }
  return sum<S>((total[0] + total[1]) + (total[2] + total[3])) + rest;
}

/// The largest of n >= 1 numbers.
template <class S>
S maximum(Index n, const S* x) {
  S top = x[0];
  Lanes<S> most = all<S>(top);
  Index i = 0;
  for (; i + kLanes<S> <= n; i += kLanes<S>) most = larger<S>(most, load(x + i));
  top = largest<S>(most);
  for (; i < n; ++i) top = x[i] > top ? x[i] : top;
  return top;
}

/// Sum of exp(x - top).
template <class S>
S sumOfExponentials(Index n, const S* x, S top) {
  Lanes<S> total[4]{};
  Index i = 0;
  for (; i + 4 * kLanes<S> <= n; i += 4 * kLanes<S>)
#pragma GCC unroll 4
    for (Index u = 0; u < 4; ++u) total[u] += exponential(load(x + i + u * kLanes<S>) - top);
  S rest = 0;
  for (; i < n; i += kLanes<S>) {
    const Index count = n - i < kLanes<S> ? n - i : kLanes<S>;
    const Lanes<S> y = exponential(load(x + i, count) - top);
    for (Index k = 0; k < count; ++k) rest += y[k];
  }
  return sum<S>((total[0] + total[1]) + (total[2] + total[3])) + rest;
}

/// x *= factor
template <class S>
void scale(Index n, S factor, S* x) {
  forLanes<S>(n, [&](Index i, Index count) { store(x + i, load(x + i, count) * factor, count); });
}

/// y += factor x
template <class S>
void addScaled(Index n, S factor, const S* x, S* y) {
  forLanes<S>(n, [&](Index i, Index count) { store(y + i, load(y + i, count) + factor * load(x + i, count), count); });
}

/// Sum of squares.
template <class S>
double squares(Index n, const S* x) {
  Lanes<S> total[4]{};
  Index i = 0;
  for (; i + 4 * kLanes<S> <= n; i += 4 * kLanes<S>)
#pragma GCC unroll 4
    for (Index u = 0; u < 4; ++u) {
      const Lanes<S> y = load(x + i + u * kLanes<S>);
      total[u] += y * y;
    }
  double rest = 0;
  for (; i < n; ++i) rest += static_cast<double>(x[i] * x[i]);
  return static_cast<double>(sum<S>((total[0] + total[1]) + (total[2] + total[3]))) + rest;
}

}  // namespace lookback::LOOKBACK_LEVEL
