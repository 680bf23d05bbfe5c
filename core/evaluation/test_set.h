// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/aer.h"
#include "core/text/language.h"

namespace lookback {

/// Sentences to score systems on. The text is as people wrote it, not cut into words.
struct TestSet {
  std::string name;  // "newstest2013"
  Direction direction;
  std::vector<std::string> sources;                  // (N)
  std::vector<std::vector<std::string>> references;  // [k][i]: the k-th translation of sentence i by people
  /// Links between the words (tokenizer.h) of source i and of its first reference, (N); empty: nobody drew any.
  std::vector<GoldAlignment> gold{};
};

/// Throws Error, with both counts, unless every source has a reference of each kind and there is one at all.
void checkTestSet(const TestSet& set);

/// 16 hexadecimal digits that tell test sets apart by direction, sources and references (M11: scores on different sets
/// must not be compared). The name and the links do not count.
std::string testSetFingerprint(const TestSet& set);

/// 64 bits of FNV-1a over `bytes`; `seed` chains pieces. Tells apart what differs by accident.
std::uint64_t fingerprintOf(std::string_view bytes, std::uint64_t seed = 0xCBF29CE484222325u);

}  // namespace lookback
