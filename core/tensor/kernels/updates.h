// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tensor/kernels/lanes.h"

// The optimizers' changes, float only: gradient and both memories are read once.

namespace lookback::LOOKBACK_LEVEL {

/// E[g^2] = rho E[g^2] + (1 - rho) g^2;  dx = -RMS[dx] / RMS[g] g;  E[dx^2] likewise (Zeiler 2012). g is scaled first.
inline void adadelta(Index n, float scale, float rate, float rho, float epsilon, const float* g, float* x, float* g2,
                     float* dx2) {
  forLanes<float>(n, [&](Index i, Index count) {
    const Lanes<float> d = load(g + i, count) * scale;
    const Lanes<float> first = rho * load(g2 + i, count) + (1 - rho) * (d * d);
    const Lanes<float> second = load(dx2 + i, count);
    const Lanes<float> step = d * squareRoot((second + epsilon) / (first + epsilon));
    store(g2 + i, first, count);
    store(dx2 + i, rho * second + (1 - rho) * (step * step), count);
    store(x + i, load(x + i, count) - rate * step, count);
  });
}

/// What `times` updates with a gradient of 0 leave of Adadelta's memories: each multiplies them by rho, and rounds.
inline void decay(Index n, float rho, std::uint64_t times, float* x) {
  constexpr Index kTogether = 8;  // vectors, so that one product need not wait for another
  constexpr std::uint64_t kAtOnce = 64;
  for (Index i = 0; i < n; i += kTogether * kLanes<float>) {
    Lanes<float> values[kTogether]{}, before[kTogether]{};
    const auto inUse = [&](Index u) {
      const Index left = n - i - u * kLanes<float>;
      return left < 0 ? 0 : left < kLanes<float> ? left : kLanes<float>;
    };
    for (Index u = 0; u < kTogether; ++u) values[u] = load(x + i + u * kLanes<float>, inUse(u));
    bool moves = true;  // not once all are 0, or so small that rounding brings them back
    for (std::uint64_t done = 0; done < times && moves; done += kAtOnce) {
      const std::uint64_t here = times - done < kAtOnce ? times - done : kAtOnce;
      for (std::uint64_t k = 0; k < here; ++k)
        for (Index u = 0; u < kTogether; ++u) {
          before[u] = values[u];
          values[u] = rho * values[u];
        }
      moves = false;
      for (Index u = 0; u < kTogether; ++u)
        for (Index lane = 0; lane < kLanes<float>; ++lane) moves = moves || values[u][lane] != before[u][lane];
    }
    for (Index u = 0; u < kTogether; ++u) store(x + i + u * kLanes<float>, values[u], inUse(u));
  }
}

/// First and second moment, corrected for their start (Kingma and Ba 2015): `rate` is already divided by 1 - beta1^t.
inline void adam(Index n, float scale, float rate, float correction, float beta1, float beta2, float epsilon,
                 const float* g, float* x, float* m, float* v) {
  forLanes<float>(n, [&](Index i, Index count) {
    const Lanes<float> d = load(g + i, count) * scale;
    const Lanes<float> first = beta1 * load(m + i, count) + (1 - beta1) * d;
    const Lanes<float> second = beta2 * load(v + i, count) + (1 - beta2) * (d * d);
    store(m + i, first, count);
    store(v + i, second, count);
    store(x + i, load(x + i, count) - rate * first / (squareRoot(correction * second) + epsilon), count);
  });
}

}  // namespace lookback::LOOKBACK_LEVEL
