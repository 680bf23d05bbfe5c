// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/corpus.h"
#include "core/model/config.h"

namespace lookback::bench {

/// One of the three sizes that every figure is given for. The PyTorch peer (tests/peers) knows the same ones.
struct Workload {
  std::string name;  // "small", "medium", "paper"
  ModelConfig config;
  int shortest = 0, longest = 0;    // words of a synthetic sentence, end mark not counted
  std::size_t pairs = 0;            // in the synthetic corpus
  int updates = 0;                  // timed in a round
  std::size_t decodedTogether = 0;  // sentences of a round of batched decoding
  std::size_t decodedSingly = 0;    // sentences of a round of one-at-a-time decoding
};

/// Throws Error for a name that is not one of the three.
Workload workload(std::string_view name);

/// Work that the model's equations ask for in one trained target word, in floating-point operations: 2 for each number
/// of a matrix that a word goes through, three times (forward, and back to inputs and to weights). What a program does
/// besides is its own affair. `sourceShare` is source words a target word, end marks counted in both.
double trainingOperations(const ModelConfig& config, double sourceShare);

/// A sentence pair of the synthetic corpus; word k of the source is written "s<k>", of the target "t<k>".
struct SyntheticPair {
  std::vector<int> source, target;
};

/// Bit-exact in any language: SplitMix64 from state 1234; for each pair two lengths in shortest..longest (source,
/// target), then the source words, then the target words, each below K - 3. Every number is next() mod n.
std::vector<SyntheticPair> syntheticPairs(const Workload& workload);

/// The same as word numbers: word k is number k + 2, behind the two marks.
Corpus syntheticCorpus(const Workload& workload);

/// The same as text, "s1 s2<TAB>t1 t2" a line.
void writeSyntheticText(const Workload& workload, std::ostream& out);

/// Real text for the same model: the first pairs of a French-English TSV (gzip or not), as many as the synthetic corpus
/// has, with vocabularies of the workload's sizes at most. Throws Error for a file that cannot be read.
Corpus textCorpus(const Workload& workload, const std::filesystem::path& file);

}  // namespace lookback::bench
