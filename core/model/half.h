// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "core/tensor/types.h"

namespace lookback {

/// IEEE binary16, the "F16" of model files: 1 sign bit, 5 exponent bits, 10 bits of fraction.
inline constexpr float kLargestHalf = 65504.0f;

/// The nearest half, ties to even; subnormals exact, numbers from 65520 on become infinite.
inline std::uint16_t halfFromFloat(float value) {
  return std::bit_cast<std::uint16_t>(Eigen::half(value).x);
}

/// Exact.
inline float floatFromHalf(std::uint16_t bits) {
  return Eigen::half_impl::half_to_float(Eigen::half_impl::raw_uint16_to_half(bits));
}

}  // namespace lookback
