// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/ngram_counts.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

namespace {

using Ngram = NgramCounts::Ngram;
constexpr std::uint64_t kWordMask = (std::uint64_t{1} << kWordBits) - 1;

/// Equal keys become one with their number.
std::vector<Ngram> counted(std::vector<std::uint64_t> keys) {
  std::sort(keys.begin(), keys.end());
  std::vector<Ngram> result;
  for (const std::uint64_t key : keys) {
    if (result.empty() || result.back().words != key) result.push_back({key, 0});
    ++result.back().count;
  }
  return result;
}

/// The keys of all n-grams but their first words: one for each different word before.
std::vector<std::uint64_t> continuations(const std::vector<Ngram>& longer, std::uint64_t mask) {
  std::vector<std::uint64_t> keys;
  keys.reserve(longer.size());
  for (const Ngram& ngram : longer) keys.push_back(ngram.words & mask);
  return keys;
}

}  // namespace

NgramCounts countNgrams(const Corpus& corpus, bool targetSide, int words, const std::stop_token& stop) {
  if (static_cast<std::uint64_t>(words) >= kWordMask) {
    throw Error(fmt::format("the language model can tell {} words apart and the corpus has {}; use fewer pairs",
                            kWordMask - 1, words));
  }
  const auto begin = static_cast<std::uint64_t>(words);
  std::vector<std::uint64_t> trigrams, bigrams;  // bigrams: those that begin with <s>
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    if (k % 4096 == 0) throwIfStopped(stop);
    std::uint64_t u = 0, v = begin;
    bool first = true;
    const auto add = [&](std::int32_t number) {
      const auto w = static_cast<std::uint64_t>(number);
      first ? bigrams.push_back(packNgram(0, v, w)) : trigrams.push_back(packNgram(u, v, w));
      first = false;
      u = v;
      v = w;
    };
    for (const std::int32_t word : targetSide ? corpus.target(k) : corpus.source(k)) add(word);
    add(Vocabulary::kEnd);
  }
  NgramCounts counts;
  counts.trigrams = counted(std::move(trigrams));
  const std::vector<std::uint64_t> inner = continuations(counts.trigrams, (kWordMask << kWordBits) | kWordMask);
  bigrams.insert(bigrams.end(), inner.begin(), inner.end());
  counts.bigrams = counted(std::move(bigrams));
  counts.unigrams = counted(continuations(counts.bigrams, kWordMask));
  return counts;
}

std::array<std::uint64_t, 4> countsOfCounts(const std::vector<Ngram>& ngrams) {
  std::array<std::uint64_t, 4> t{};
  for (const Ngram& ngram : ngrams)
    if (ngram.count <= t.size()) ++t[ngram.count - 1];
  return t;
}

}  // namespace lookback::statistical
