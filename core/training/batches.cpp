// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/batches.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "core/base/contract.h"

namespace lookback {

namespace {

std::size_t work(const Corpus& corpus, std::uint32_t pair) {
  return corpus.source(pair).size() + corpus.target(pair).size() + 2;  // two end marks
}

}  // namespace

BatchPlan::BatchPlan(const Corpus& corpus, std::size_t batchSize, std::uint64_t seed)
    : m_corpus(corpus), m_batchSize(batchSize), m_seed(seed), m_order(corpus.size()) {
  LOOKBACK_EXPECTS(corpus.size() > 0 && batchSize > 0);
  planEpoch();
}

void BatchPlan::planEpoch() {
  Rng rng(m_seed + 0x9E3779B97F4A7C15u * (m_cursor.epoch + 1));
  std::iota(m_order.begin(), m_order.end(), 0u);
  shuffle(m_order, rng);
  m_batches.clear();
  const std::size_t chunk = kBatchesSorted * m_batchSize;
  for (std::size_t first = 0; first < m_order.size(); first += chunk) {
    const std::size_t last = std::min(first + chunk, m_order.size());
    const auto lengths = [&](std::uint32_t pair) {
      return std::tuple(m_corpus.target(pair).size(), m_corpus.source(pair).size(), pair);
    };
    std::sort(m_order.begin() + static_cast<std::ptrdiff_t>(first), m_order.begin() + static_cast<std::ptrdiff_t>(last),
              [&](std::uint32_t a, std::uint32_t b) { return lengths(a) < lengths(b); });
    std::vector<std::span<const std::uint32_t>> cut;
    for (std::size_t k = first; k < last; k += m_batchSize)
      cut.push_back(std::span<const std::uint32_t>(m_order).subspan(k, std::min(m_batchSize, last - k)));
    shuffle(cut, rng);
    m_batches.insert(m_batches.end(), cut.begin(), cut.end());
  }
}

std::span<const std::uint32_t> BatchPlan::next() {
  if (m_cursor.batch == m_batches.size()) {
    ++m_cursor.epoch;
    m_cursor.batch = 0;
    planEpoch();
  }
  return m_batches[m_cursor.batch++];
}

void BatchPlan::jumpTo(const DataCursor& cursor) {
  m_cursor = cursor;
  planEpoch();
  LOOKBACK_EXPECTS(m_cursor.batch <= m_batches.size());
}

void dealOut(const Corpus& corpus, std::span<const std::uint32_t> batch,
             std::vector<std::vector<std::uint32_t>>& shares) {
  // the place in the batch, so that equal ones keep their order
  thread_local std::vector<std::pair<std::size_t, std::size_t>> longestFirst;
  longestFirst.clear();
  for (std::size_t k = 0; k < batch.size(); ++k) longestFirst.emplace_back(work(corpus, batch[k]), k);
  std::sort(longestFirst.begin(), longestFirst.end(),
            [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
  thread_local std::vector<std::size_t> load;
  load.assign(shares.size(), 0);
  for (std::vector<std::uint32_t>& share : shares) share.clear();
  for (const auto& [size, place] : longestFirst) {
    const auto lightest = static_cast<std::size_t>(std::min_element(load.begin(), load.end()) - load.begin());
    shares[lightest].push_back(batch[place]);
    load[lightest] += size;
  }
}

}  // namespace lookback
