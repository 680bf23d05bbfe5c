// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/rng.h"
#include "core/statistical/bitext.h"

namespace lookback::testing {

using Words = std::vector<std::int32_t>;

inline Corpus corpusOf(const std::vector<std::pair<Words, Words>>& pairs) {
  Corpus corpus;
  for (const auto& [source, target] : pairs) corpus.add(source, target);
  return corpus;
}

/// Words 2 … words - 1, sides of 1 … longest words.
inline Corpus randomCorpus(std::uint64_t seed, int pairs, int words, int longest) {
  Rng rng(seed);
  Corpus corpus;
  const auto side = [&] {
    Words result(1 + rng.below(static_cast<std::uint64_t>(longest)));
    for (std::int32_t& word : result)
      word = static_cast<std::int32_t>(2 + rng.below(static_cast<std::uint64_t>(words - 2)));
    return result;
  };
  for (int k = 0; k < pairs; ++k) {
    const Words source = side(), target = side();
    corpus.add(source, target);
  }
  return corpus;
}

inline statistical::Bitext bitextOf(const Corpus& corpus, int words, bool reversed = false) {
  return {&corpus, reversed, words, words};
}

}  // namespace lookback::testing
