// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rng.h"
#include "core/data/corpus.h"

namespace lookback {

/// Place in the shuffled data: enough, with the seed, to go on with the same batches.
struct DataCursor {
  std::uint64_t epoch = 0;  // passes completed
  std::uint64_t batch = 0;  // of this pass, next to be used
  friend bool operator==(const DataCursor&, const DataCursor&) = default;
};

/// The order in which a corpus is used. As in the paper's Appendix B.2: pairs are shuffled, every 20 batches' worth of
/// them is sorted by length and cut into batches, so that a batch holds sentences of like length. The batches of such a
/// chunk are then shuffled.
class BatchPlan {
 public:
  static constexpr std::size_t kBatchesSorted = 20;

  BatchPlan(const Corpus& corpus, std::size_t batchSize, std::uint64_t seed);

  /// Pairs of the next batch, at most batchSize of them.
  std::span<const std::uint32_t> next();
  std::uint64_t batchesPerEpoch() const { return m_batches.size(); }
  DataCursor cursor() const { return m_cursor; }
  void jumpTo(const DataCursor& cursor);

 private:
  void planEpoch();

  const Corpus& m_corpus;
  std::size_t m_batchSize;
  std::uint64_t m_seed;
  DataCursor m_cursor;
  std::vector<std::uint32_t> m_order;                     // pair numbers
  std::vector<std::span<const std::uint32_t>> m_batches;  // of this pass, in order of use
};

/// Deals the sentences of one batch out to the threads, one of `shares` each, so that each has about the same work: the
/// pairs, longest first, go to the share with the least work so far (work: source plus target words).
void dealOut(const Corpus& corpus, std::span<const std::uint32_t> batch,
             std::vector<std::vector<std::uint32_t>>& shares);

}  // namespace lookback
