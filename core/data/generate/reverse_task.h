// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/data/generate/corpus_task.h"

namespace lookback {

/// A sequence of words from a small vocabulary, and the same words backwards: the alignment is the antidiagonal.
class ReverseTask final : public CorpusTask {
 public:
  /// Lengths are spread evenly over [minWords, maxWords]. Throws Error unless 1 <= minWords <= maxWords.
  explicit ReverseTask(std::uint64_t seed, GenerateOptions options = {});
  GeneratedPair next() override;

 private:
  Rng m_rng;
  GenerateOptions m_options;
};

}  // namespace lookback
