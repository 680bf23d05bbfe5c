// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/data/corpus.h"

namespace lookback::statistical {

/// Three words in one number that sorts as they do: first, second, third, 21 bits each.
constexpr int kWordBits = 21;
constexpr std::uint64_t packNgram(std::uint64_t u, std::uint64_t v, std::uint64_t w) {
  return u << 2 * kWordBits | v << kWordBits | w;
}

/// N-grams with the counts a(·) of Kneser-Ney; rising by their words.
struct NgramCounts {
  struct Ngram {
    std::uint64_t words = 0;  // packNgram; a bigram has 0 for u, a unigram for u and v
    std::uint64_t count = 0;
  };
  std::vector<Ngram> unigrams;  // without <s>; words that never came are left out
  std::vector<Ngram> bigrams;
  std::vector<Ngram> trigrams;
};

/// Counts one side of a corpus; <s> has the number `words`. Throws Error if there are more than 2^21 - 1 words, and
/// Error(interrupted).
NgramCounts countNgrams(const Corpus& corpus, bool targetSide, int words, const std::stop_token& stop);

/// How many n-grams have the counts 1 … 4.
std::array<std::uint64_t, 4> countsOfCounts(const std::vector<NgramCounts::Ngram>& ngrams);

}  // namespace lookback::statistical
