// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/generate/corpus_task.h"
#include "core/data/generate/planner.h"

namespace lookback {

/// French–English sentence pairs from a grammar, with gold links (conventions: corpus_task.h).
///
/// Lengths: eight of ten pairs have the everyday 5 to 15 French tokens as far as the range allows, the rest (all, where
/// the range lies outside 5 to 15, or `evenly` is set) are spread evenly over [minWords, maxWords]. Where short ones
/// are asked for, one in twelve is a phrase of at most 9 tokens instead, with or without a final mark: "Une robe
/// rouge.", "La maison bleue".
///
/// Sentences reserved for demonstrations (french_english.cpp) are never given.
class FrenchEnglishGenerator final : public CorpusTask {
 public:
  /// Throws Error unless 3 <= minWords <= maxWords <= 60.
  explicit FrenchEnglishGenerator(std::uint64_t seed, GenerateOptions options = {});
  GeneratedPair next() override;

 private:
  int wantedLength();

  generate::Planner m_planner;
  GenerateOptions m_options;
};

}  // namespace lookback
