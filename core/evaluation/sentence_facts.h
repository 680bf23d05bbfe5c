// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/aer.h"
#include "core/model/model.h"

namespace lookback {

/// What makes a sentence pair worth looking at.
struct SentenceFacts {
  int sourceWords = 0, targetWords = 0;  // without end marks
  int unknownWords = 0;                  // of both sides, that the model's vocabularies lack
  /// Pairs of crossing links: of the sure gold links, or of the model's own links where there is no gold.
  std::int64_t crossings = 0;
  double logProbability = 0;  // of the target given the source, end mark counted, natural logarithm
  // Of the weights along the given target; absent for a model without alignment.
  std::optional<double> rowEntropy;       // see meanRowEntropy; NaN where no row can be computed
  std::optional<double> coverageGap;      // see coverageGap
  std::optional<AlignmentCounts> counts;  // hardened weights beside the gold; absent without gold
};

/// Reads the pair with the model (teacher forcing) and sums it up. `source` and `target` are tokens without end marks,
/// at least one each.
SentenceFacts sentenceFacts(const Model& model, const std::vector<std::string>& source,
                            const std::vector<std::string>& target, const std::optional<GoldAlignment>& gold,
                            const HardenOptions& options = {});

}  // namespace lookback
