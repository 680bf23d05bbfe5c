// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

namespace lookback {

/// Which words of a reference a translation says in the reference's order: a longest common subsequence of the two,
/// words compared letter for letter. A reference word outside it is lost. Of several longest ones, the one that keeps
/// the earlier reference words. A synonym counts as lost, so this says less than a reader would; it depends on nothing
/// but the two texts.
struct LostWords {
  std::vector<int> outputOf;     // (reference words): place in the translation; -1: lost
  std::vector<int> referenceOf;  // (words of the translation): place in the reference; -1: not in it
  int lost = 0;                  // how many
  int first = -1;                // the first lost word of the reference, from 0; -1: none
  /// Where in the translation the first lost word should have stood: before this word. The number of words if behind
  /// the last one; meaningless without a lost word.
  int gap = 0;
};

LostWords findLostWords(std::span<const std::string> translation, std::span<const std::string> reference);

}  // namespace lookback
