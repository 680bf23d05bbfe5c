// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <limits>
#include <span>
#include <vector>

#include "core/evaluation/evaluation.h"

namespace lookback {

/// Upper ends of the bins, in source words without the end mark. Finer where a class's own sentences are; the last bin
/// holds everything longer.
inline constexpr std::array<int, 8> kLengthBins{5, 10, 15, 20, 30, 40, 50, std::numeric_limits<int>::max()};
/// A bin with fewer sentences says little: it is drawn hollow.
inline constexpr std::size_t kFewSentences = 10;

/// BLEU of the sentences from `from` to `to` source words, both counted in.
struct LengthBin {
  int from = 0;
  int to = 0;  // std::numeric_limits<int>::max(): no upper end
  std::size_t sentences = 0;
  double score = 0;       // 0..100
  BleuInterval interval;  // 95 %, by bootstrap
  bool few() const { return sentences < kFewSentences; }
};

/// The paper's figure 2 for these sentences, of all of them, unknown words or not; bins without a sentence are left
/// out. `upTo` are rising upper ends, the last one without limit.
std::vector<LengthBin> bleuByLength(std::span<const EvaluatedSentence> sentences, const BleuOptions& options = {},
                                    std::span<const int> upTo = kLengthBins);

}  // namespace lookback
