// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/by_length.h"

#include <algorithm>

#include "core/base/contract.h"

namespace lookback {

std::vector<LengthBin> bleuByLength(std::span<const EvaluatedSentence> sentences, const BleuOptions& options,
                                    std::span<const int> upTo) {
  LOOKBACK_EXPECTS(!upTo.empty() && upTo.back() == std::numeric_limits<int>::max());
  std::vector<std::vector<BleuCounts>> counts(upTo.size());
  for (const EvaluatedSentence& sentence : sentences) {
    const auto bin = std::lower_bound(upTo.begin(), upTo.end(), sentence.sourceWords);
    counts[static_cast<std::size_t>(bin - upTo.begin())].push_back(sentence.counts);
  }
  std::vector<LengthBin> bins;
  for (std::size_t k = 0; k < upTo.size(); ++k) {
    if (counts[k].empty()) continue;
    const ScoredSentences scored = scoreSentences(counts[k], options, 1);
    bins.push_back({k == 0 ? 0 : upTo[k - 1] + 1, upTo[k], scored.sentences, scored.bleu.score, scored.interval});
  }
  return bins;
}

}  // namespace lookback
