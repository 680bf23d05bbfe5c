// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/data/reader.h"
#include "core/text/language.h"

namespace lookback {

/// Short sentence pairs set one behind the other, so that real text has the lengths that a corpus of short sentences
/// lacks. The sentences of a chain have nothing to do with each other; there is no alignment.
struct ChainedPair {
  std::string source, target;
  int sourceWords = 0, targetWords = 0;  // tokens (tokenizer.h)
  std::vector<std::size_t> pieces;       // numbers of the pairs, in order
};

struct ChainOptions {
  int minWords = 5, maxWords = 50;  // source tokens of a chain; all lengths between are alike
  std::uint64_t seed = 1;
  bool once = false;  // each pair in one chain at most: sentences to measure on
};

/// Whether a pair may be a link of a chain: both sides end like a sentence (. ? ! …) and hold no quotation mark, whose
/// partner might then lie in another sentence.
bool chainable(const TextPair& pair);

/// Chains pairs. They are dealt from a shuffled deck, which is shuffled again when it is empty; the last sentence of a
/// chain is chosen by its length. The same pairs, options and seed give the same chains everywhere.
class SentenceChainer {
 public:
  /// Pairs that are not `chainable`, or longer than maxWords, are left out. Throws Error unless 2 <= minWords <=
  /// maxWords <= 1000, or if no pair is left.
  SentenceChainer(std::vector<TextPair> pairs, Direction direction, ChainOptions options);

  /// The next chain; absent when `once` is set and no chain of a wanted length can be made of what is left. Throws
  /// Error if the pairs cannot make a chain that long.
  std::optional<ChainedPair> next();

  std::size_t usable() const { return m_usable; }
  /// Chains that use each usable pair kMostUses times, which is as much as repeating can teach.
  std::uint64_t mostChains() const;
  static constexpr int kMostUses = 1000;
  /// How often the deck was shuffled: 1 until a pair can come twice.
  int rounds() const { return m_rounds; }

 private:
  void fill();
  bool deal(int remaining, std::vector<std::size_t>& pieces);
  std::optional<std::size_t> takeOfLength(std::size_t words);
  std::optional<std::size_t> takeAny(std::size_t longest);
  void putBack(const std::vector<std::size_t>& pieces);
  std::optional<ChainedPair> joined(const std::vector<std::size_t>& pieces) const;

  std::vector<TextPair> m_pairs;
  Direction m_direction;
  ChainOptions m_options;
  Rng m_rng;
  std::size_t m_usable = 0;
  int m_rounds = 0;
  std::vector<std::vector<std::size_t>> m_byLength;  // [source tokens]: undealt pairs, shuffled
};

}  // namespace lookback
