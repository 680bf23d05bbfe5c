// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/data/reader.h"
#include "core/text/language.h"

namespace lookback {

/// One length of a growing pair, with the translation that is right by construction.
struct GrowthStage {
  std::string source, target;
  int sourceWords = 0, targetWords = 0;  // tokens (tokenizer.h), marks counted
};

/// A sentence pair that grows (L4). Each stage goes on where the one before ends: the words of a stage, without its
/// final mark if clauses are added, are the first words of the next one, on both sides.
struct GrowingPair {
  std::vector<GrowthStage> stages;  // by rising length; never empty
  /// The longest stage of at most `words` source words; the first one if all are longer.
  const GrowthStage& atMost(int words) const;
};

struct GrowthRange {
  int from = 5, to = 60;  // source words of the first and of the last stage
};

/// A statement of the French-English generator to which clause after clause is joined, in the words and the grammar of
/// that corpus. First and last stage have exactly range.from and range.to words. The same seed gives the same pair
/// everywhere. Throws Error unless the direction is French to English or back and 5 <= from < to <= 60.
GrowingPair growGenerated(std::uint64_t seed, Direction direction, GrowthRange range = {});

/// Real text: whole sentences in an order that `seed` decides, one behind the other. The first stage has the length
/// nearest to range.from that a pair has; the last one at most range.to words. Pairs must be in `direction`; those not
/// `chainable` (growing_chain.h) are left out. Throws Error if fewer than two pairs fit.
GrowingPair growChained(std::span<const TextPair> pairs, Direction direction, std::uint64_t seed,
                        GrowthRange range = {});

/// Everyday sentence pairs written for Lookback (short, plain, in no training corpus), to chain where a person has no
/// text at hand.
std::vector<TextPair> everydayPairs(Direction direction);

}  // namespace lookback
