// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/evaluation/aer.h"
#include "core/tensor/types.h"

namespace lookback {

/// Pairs of links that cross: one is further left in the source and further right in the target than the other. Links
/// that share a word do not cross. Repeated links count once.
std::int64_t crossings(const AlignmentLinks& links);

/// Mean over the first `targetWords` rows of `alpha` (T_y, T_x) of the entropy -sum alpha ln alpha as a share of its
/// maximum ln T_x: 0 for rows that read one word, 1 for rows that read all alike. 0 for a single column. Rows that hold
/// NaN or an infinity are left out; NaN if no row is left.
double meanRowEntropy(const Eigen::Ref<const Matrix<double>>& alpha, int targetWords);

/// How much of the source was not read: mean over the first `sourceWords` columns of max(0, 1 - sum over all rows). 0
/// where every word was read at least once in all, 1 where nothing was. Rows that hold NaN or an infinity are left out;
/// 0 without source words.
double coverageGap(const Eigen::Ref<const Matrix<double>>& alpha, int sourceWords);

}  // namespace lookback
