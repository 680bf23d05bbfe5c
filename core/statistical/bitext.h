// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/team.h"
#include "core/data/corpus.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

/// The empty word of Brown et al. 1993 (e_0): what a word is aligned to that nothing explains. It has the number of the
/// end mark, which never stands inside a side of a corpus.
inline constexpr std::int32_t kNull = Vocabulary::kEnd;

/// A corpus read in one direction. The words x_0 … x_{I-1} are given, the words y_0 … y_{J-1} are explained by them:
/// p(y | x). Reversed, the target side is given. Borrows the corpus.
struct Bitext {
  const Corpus* corpus = nullptr;
  bool reversed = false;
  int givenWords = 0;      // numbers on the given side are below
  int explainedWords = 0;  // likewise

  std::size_t size() const { return corpus->size(); }
  std::span<const std::int32_t> x(std::size_t pair) const {
    return reversed ? corpus->target(pair) : corpus->source(pair);
  }
  std::span<const std::int32_t> y(std::size_t pair) const {
    return reversed ? corpus->source(pair) : corpus->target(pair);
  }
};

/// Sums over a corpus are made in so many parts, which are added in order. The number does not depend on the number of
/// threads, so neither do the bits of a result.
inline constexpr int kParts = 2;

/// Calls work(part) for each part, shared out over the team.
template <class Work>
void forEachPart(Team& team, Work&& work) {
  team.run([&](int member) {
    for (int part = member; part < kParts; part += team.size()) work(part);
  });
}

/// Calls work(first, last) for pieces of [0, count) of at most `piece` each, whoever has time; for work whose result
/// does not depend on who does it.
template <class Work>
void forEachPiece(Team& team, std::size_t count, std::size_t piece, Work&& work) {
  std::atomic<std::size_t> next{0};
  team.run([&](int) {
    for (std::size_t first = next.fetch_add(piece); first < count; first = next.fetch_add(piece))
      work(first, first + piece < count ? first + piece : count);
  });
}

}  // namespace lookback::statistical
