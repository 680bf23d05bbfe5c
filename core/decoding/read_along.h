// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/model/weights.h"

namespace lookback {

/// What a model reads and expects while it is led through a given target.
struct ReadingAlong {
  Matrix<float> energies;  // (T_y, T_x), row i is e_i; empty for RNNencdec
  Matrix<float> alpha;     // (T_y, T_x), row i is alpha_i = softmax(e_i), computed from just these energies
  double logProbability = 0;
};

/// `source` and `target` carry no end mark; the source gets one, the target one more row if `withEnd`. Throws
/// Error(interrupted) on a request to stop.
ReadingAlong readAlong(const ModelConfig& config, const Parameters<float>& p, const Weights<float>& w,
                       std::span<const std::int32_t> source, std::span<const std::int32_t> target, bool withEnd,
                       const std::stop_token& stop);

}  // namespace lookback
