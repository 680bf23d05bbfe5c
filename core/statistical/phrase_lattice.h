// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/statistical/features.h"
#include "core/statistical/language_model.h"
#include "core/statistical/phrase_options.h"

namespace lookback::statistical {

/// The longest sentence that is translated.
inline constexpr int kMostSourceWords = 256;

/// Which source words are translated, a bit each.
struct Coverage {
  bool has(int word) const { return (bits[static_cast<std::size_t>(word) / 64] >> (word % 64) & 1) != 0; }
  void add(int word) { bits[static_cast<std::size_t>(word) / 64] |= std::uint64_t{1} << (word % 64); }
  friend bool operator==(const Coverage&, const Coverage&) = default;

  std::array<std::uint64_t, kMostSourceWords / 64> bits{};
};

/// All partial translations that have the same future: the same words translated, the same last words for the language
/// model, the same place from which the next jump is measured. They are recombined: only the best is extended, the
/// others stay as arcs for the list of the n best.
struct SearchNode {
  Coverage coverage;
  LanguageModel::State state = 0;
  int end = 0;       // one beyond the source words of the last phrase
  int firstGap = 0;  // the first word that is not translated
  double score = 0;  // λ · h of the best way here
  double total = 0;  // score and the future cost of what is left
  int arcs = -1;     // first in SearchLattice::arcs
};

/// One way into a node: from another by one more phrase.
struct SearchArc {
  int from = 0;
  int option = 0;
  int next = -1;             // another way into the same node
  double languageModel = 0;  // log p of the words that the phrase adds, </s> counted at the end
  double score = 0;          // λ · h of the phrase there
};

/// What a search looked at. Node 0 is the start, node 1 the goal: all words translated and </s> written.
struct SearchLattice {
  static constexpr int kStart = 0, kGoal = 1;
  std::vector<SearchNode> nodes;
  std::vector<SearchArc> arcs;
};

/// One way through a lattice.
struct Derivation {
  double score = 0;  // λ · features
  FeatureVector features{};
  std::vector<int> options;  // of the sentence's PhraseOptionTable, in the order of the translation
};

/// The best derivations of the goal, best first: each node lists its ways best first when asked, by the recursive
/// enumeration of Jiménez and Marzal 1999 (Huang and Chiang 2005, algorithm 3, where every arc has one tail).
/// Derivations that write the same words as a better one are left out; at most `count` of the rest.
std::vector<Derivation> bestDerivations(const SearchLattice& lattice, const PhraseOptionTable& options, int count);

}  // namespace lookback::statistical
