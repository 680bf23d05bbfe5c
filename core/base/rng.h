// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

namespace lookback {

/// The program's only source of randomness: SplitMix64, so that a seed means the same numbers on every computer.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) : m_state(seed) {}

  std::uint64_t next() {
    m_state += 0x9E3779B97F4A7C15u;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  /// A whole number in [0, n). The bias for n far below 2^64 is immeasurable.
  std::uint64_t below(std::uint64_t n) { return next() % n; }

  /// A number in [0, 1).
  double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  /// A standard normal number (Box and Muller; one of the pair is dropped to keep the state one word).
  double normal() {
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
  }

  std::uint64_t state() const { return m_state; }
  void setState(std::uint64_t state) { m_state = state; }

 private:
  std::uint64_t m_state;
};

/// Fisher–Yates; unlike std::shuffle the result is the same with every standard library.
template <class Container>
void shuffle(Container& items, Rng& rng) {
  using std::swap;
  for (std::size_t i = items.size(); i > 1; --i) swap(items[i - 1], items[rng.below(i)]);
}

}  // namespace lookback
