// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/data/corpus.h"

namespace lookback {

/// Pairs for training and pairs to judge by, as numbers of pairs in rising order.
struct CorpusSplit {
  std::vector<std::size_t> train;
  std::vector<std::size_t> dev;
  std::size_t groups = 0;  // sets of pairs that hang together by a sentence
};

/// Splits so that no source sentence and no target sentence of dev is in train. Pairs that share a sentence, directly
/// or by others between them, form a group and stay together; groups are drawn in an order that `seed` decides, and a
/// group goes to dev where it fits: dev gets `devPairs` pairs where that can be, and less otherwise. Train always keeps
/// the largest group. Word numbers must tell all words apart (no unknown mark). Throws Error(interrupted).
CorpusSplit splitCorpus(const Corpus& corpus, std::size_t devPairs, std::uint64_t seed, std::stop_token stop = {});

}  // namespace lookback
