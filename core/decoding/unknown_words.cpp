// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/unknown_words.h"

#include "core/base/contract.h"

namespace lookback {

std::vector<ReplacedWord> replaceUnknownWords(std::vector<std::string>& target, std::span<const int> targetIds,
                                              std::span<const std::string> source, ConstMatrixRef<float> alpha,
                                              int unknown) {
  LOOKBACK_EXPECTS(targetIds.size() >= target.size());
  std::vector<ReplacedWord> replaced;
  const Index words = std::min<Index>(static_cast<Index>(source.size()), alpha.cols());
  if (words == 0) return replaced;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (targetIds[i] != unknown) continue;
    LOOKBACK_EXPECTS(static_cast<Index>(i) < alpha.rows());
    Index heaviest = 0;
    for (Index j = 1; j < words; ++j) {
      if (alpha(static_cast<Index>(i), j) > alpha(static_cast<Index>(i), heaviest)) heaviest = j;
    }
    target[i] = source[static_cast<std::size_t>(heaviest)];
    replaced.push_back({static_cast<int>(i), static_cast<int>(heaviest)});
  }
  return replaced;
}

}  // namespace lookback
