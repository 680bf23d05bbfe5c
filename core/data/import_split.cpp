// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_split.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>

#include "core/base/error.h"
#include "core/base/rng.h"

namespace lookback {

namespace {

using Sentence = std::span<const std::int32_t>;

/// Sets of pairs that grow together.
class Groups {
 public:
  explicit Groups(std::size_t pairs) : m_parent(pairs) { std::iota(m_parent.begin(), m_parent.end(), std::size_t{0}); }

  std::size_t find(std::size_t pair) {
    while (m_parent[pair] != pair) pair = m_parent[pair] = m_parent[m_parent[pair]];
    return pair;
  }
  /// The set is named by its first pair, so that the order of joining does not matter.
  void join(std::size_t a, std::size_t b) {
    a = find(a), b = find(b);
    m_parent[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::size_t> m_parent;
};

/// Joins pairs whose sentences are equal.
void joinEqual(Groups& groups, std::size_t pairs, const std::function<Sentence(std::size_t)>& sentence) {
  std::vector<std::size_t> order(pairs);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const Sentence x = sentence(a), y = sentence(b);
    return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
  });
  for (std::size_t k = 1; k < pairs; ++k) {
    const Sentence x = sentence(order[k - 1]), y = sentence(order[k]);
    if (std::equal(x.begin(), x.end(), y.begin(), y.end())) groups.join(order[k - 1], order[k]);
  }
}

}  // namespace

CorpusSplit splitCorpus(const Corpus& corpus, std::size_t devPairs, std::uint64_t seed, std::stop_token stop) {
  const std::size_t pairs = corpus.size();
  Groups groups(pairs);
  throwIfStopped(stop);
  joinEqual(groups, pairs, [&](std::size_t pair) { return corpus.source(pair); });
  throwIfStopped(stop);
  joinEqual(groups, pairs, [&](std::size_t pair) { return corpus.target(pair); });
  throwIfStopped(stop);

  std::vector<std::size_t> size(pairs, 0), names;
  for (std::size_t pair = 0; pair < pairs; ++pair)
    if (size[groups.find(pair)]++ == 0) names.push_back(groups.find(pair));
  CorpusSplit split;
  split.groups = names.size();
  const auto largest =
      std::max_element(names.begin(), names.end(), [&](std::size_t a, std::size_t b) { return size[a] < size[b]; });
  if (largest != names.end()) names.erase(largest);
  Rng rng(seed);
  shuffle(names, rng);
  std::vector<bool> inDev(pairs, false);
  std::size_t room = devPairs;
  for (const std::size_t group : names) {
    if (size[group] > room) continue;
    inDev[group] = true;
    room -= size[group];
  }
  for (std::size_t pair = 0; pair < pairs; ++pair) (inDev[groups.find(pair)] ? split.dev : split.train).push_back(pair);
  return split;
}

}  // namespace lookback
