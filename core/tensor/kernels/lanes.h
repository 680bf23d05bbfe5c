// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Only for the files that are compiled once a processor level (level.cpp): everything here has a name of its own for
// each level, and nothing of the standard library that would leave a shared copy behind may be used.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace lookback::LOOKBACK_LEVEL {

using Index = std::ptrdiff_t;

/// Numbers the processor handles at once.
template <class S>
inline constexpr Index kLanes = LOOKBACK_VECTOR_BYTES / static_cast<Index>(sizeof(S));

template <class S>
struct LanesOf {
  using Type __attribute__((vector_size(LOOKBACK_VECTOR_BYTES))) = S;
};
template <class S>
using Lanes = typename LanesOf<S>::Type;

template <class S>
inline Lanes<S> load(const S* from) {
  Lanes<S> x;
  std::memcpy(&x, from, sizeof x);
  return x;
}

template <class S>
inline void store(S* to, Lanes<S> x) {
  std::memcpy(to, &x, sizeof x);
}

/// The first `count` lanes; the others are 0.
template <class S>
inline Lanes<S> loadFirst(const S* from, Index count) {
  Lanes<S> x{};
  std::memcpy(&x, from, static_cast<std::size_t>(count) * sizeof(S));
  return x;
}

template <class S>
inline void storeFirst(S* to, Lanes<S> x, Index count) {
  std::memcpy(to, &x, static_cast<std::size_t>(count) * sizeof(S));
}

template <class S>
inline Lanes<S> all(S value) {
  return Lanes<S>{} + value;
}

/// Sum of the lanes, by halves.
template <class S>
inline S sum(Lanes<S> x) {
  S values[kLanes<S>];
  store(values, x);
  for (Index half = kLanes<S> / 2; half > 0; half /= 2)
    for (Index i = 0; i < half; ++i) values[i] += values[i + half];
  return values[0];
}

template <class S>
inline Lanes<S> larger(Lanes<S> a, Lanes<S> b) {
  return a > b ? a : b;
}

template <class S>
inline S largest(Lanes<S> x) {
  S values[kLanes<S>];
  store(values, x);
  for (Index half = kLanes<S> / 2; half > 0; half /= 2)
    for (Index i = 0; i < half; ++i) values[i] = values[i] > values[i + half] ? values[i] : values[i + half];
  return values[0];
}

/// x = n ln 2 + r with whole n and |r| <= ln 2 / 2; returns e^r - 1 by its series, 2^n in `power`.
inline Lanes<float> expMinusOneOfRest(Lanes<float> x, Lanes<float>& power) {
  constexpr float kLog2E = 1.44269504088896341F;
  constexpr float kLn2High = 0.693359375F,
                  kLn2Low = -2.12194440e-4F;  // the first has few digits, so n times it is exact
  constexpr float kRound = 12582912.0F;       // 1.5 * 2^23: adding it drops the digits after the point
  const Lanes<float> shifted = x * kLog2E + kRound;
  const Lanes<float> n = shifted - kRound;
  const Lanes<float> r = (x - n * kLn2High) - n * kLn2Low;
  using Bits __attribute__((vector_size(LOOKBACK_VECTOR_BYTES))) = std::int32_t;
  Bits exponent;
  std::memcpy(&exponent, &shifted, sizeof exponent);
  exponent = (exponent << 23) + (127 << 23);  // the low bits of `shifted` are n
  std::memcpy(&power, &exponent, sizeof power);
  Lanes<float> series = all(1.0F / 5040);
  series = series * r + 1.0F / 720;
  series = series * r + 1.0F / 120;
  series = series * r + 1.0F / 24;
  series = series * r + 1.0F / 6;
  series = series * r + 0.5F;
  return (series * r) * r + r;
}

/// e^x; 0 below -87.3, and nothing above e^88 (no caller asks for more).
inline Lanes<float> exponential(Lanes<float> x) {
  constexpr float kSmallest = -87.3F, kLargest = 88.0F;
  const Lanes<float> bounded = x > kLargest ? all(kLargest) : x;
  Lanes<float> power;
  const Lanes<float> rest = expMinusOneOfRest(bounded < kSmallest ? all(kSmallest) : bounded, power);
  const Lanes<float> result = power * rest + power;
  return x < kSmallest ? Lanes<float>{} : result;
}

/// tanh x = t / (t + 2), t = e^2x - 1; keeps all digits near 0.
inline Lanes<float> hyperbolicTangent(Lanes<float> x) {
  constexpr float kSaturated = 9.1F;  // tanh is 1 in float from here on
  Lanes<float> bounded = x > kSaturated ? all(kSaturated) : x;
  bounded = bounded < -kSaturated ? all(-kSaturated) : bounded;
  Lanes<float> power;
  const Lanes<float> rest = expMinusOneOfRest(bounded + bounded, power);
  const Lanes<float> t = power * rest + (power - 1.0F);
  return t / (t + 2.0F);
}

inline Lanes<float> logistic(Lanes<float> x) {
  return 1.0F / (1.0F + exponential(-x));
}

// double serves the gradient tests: exact rather than quick
inline Lanes<double> exponential(Lanes<double> x) {
  for (Index i = 0; i < kLanes<double>; ++i) x[i] = __builtin_exp(x[i]);
  return x;
}
inline Lanes<double> hyperbolicTangent(Lanes<double> x) {
  for (Index i = 0; i < kLanes<double>; ++i) x[i] = __builtin_tanh(x[i]);
  return x;
}
inline Lanes<double> logistic(Lanes<double> x) {
  return 1.0 / (1.0 + exponential(-x));
}

inline Lanes<float> squareRoot(Lanes<float> x) {
  for (Index i = 0; i < kLanes<float>; ++i) x[i] = __builtin_sqrtf(x[i]);
  return x;
}

/// Calls f(offset, lanes in use) for n numbers: whole vectors, then the rest.
template <class S, class F>
inline void forLanes(Index n, F f) {
  Index i = 0;
  for (; i + kLanes<S> <= n; i += kLanes<S>) f(i, kLanes<S>);
  if (i < n) f(i, n - i);
}

template <class S>
inline Lanes<S> load(const S* from, Index count) {
  return count == kLanes<S> ? load(from) : loadFirst(from, count);
}
template <class S>
inline void store(S* to, Lanes<S> x, Index count) {
  if (count == kLanes<S>) {
    store(to, x);
  } else {
    storeFirst(to, x, count);
  }
}

}  // namespace lookback::LOOKBACK_LEVEL
