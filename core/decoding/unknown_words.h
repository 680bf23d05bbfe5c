// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/tensor/types.h"

namespace lookback {

/// One unknown mark of the output and the source word put in its place.
struct ReplacedWord {
  int target = 0;  // position in the output, from 0
  int source = 0;  // position in the source, from 0
  friend bool operator==(const ReplacedWord&, const ReplacedWord&) = default;
};

/// Puts into the place of every word of `target` whose number is `unknown` the source word it reads most from, in the
/// source's own spelling (Luong et al. 2015b, without their dictionary). `source` are the words without the end mark;
/// weight on the end mark does not count. `alpha` is (T_y, T_x): row i belongs to target word i, the leading columns to
/// `source`. With no weights (scorer `none`: alpha has no columns) or no source word everything stays as it is. The
/// leftmost wins on a tie.
std::vector<ReplacedWord> replaceUnknownWords(std::vector<std::string>& target, std::span<const int> targetIds,
                                              std::span<const std::string> source, ConstMatrixRef<float> alpha,
                                              int unknown);

}  // namespace lookback
