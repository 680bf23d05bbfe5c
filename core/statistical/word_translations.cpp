// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/word_translations.h"

#include <algorithm>
#include <cmath>

namespace lookback::statistical {

namespace {

std::uint64_t keyOf(std::int32_t source, std::int32_t target) {
  return static_cast<std::uint64_t>(source) << 32 | static_cast<std::uint64_t>(target);
}

/// Calls visit(source word, target word) for each link of a pair, then for each word without one with NULL.
template <class Visit>
void forEachLink(const Corpus& corpus, const CorpusLinks& links, std::size_t pair, Visit&& visit) {
  const auto x = corpus.source(pair), y = corpus.target(pair);
  std::vector<bool> sourceLinked(x.size()), targetLinked(y.size());
  for (const Link link : links.of(pair)) {
    const auto j = static_cast<std::size_t>(link.source), i = static_cast<std::size_t>(link.target);
    sourceLinked[j] = targetLinked[i] = true;
    visit(x[j], y[i]);
  }
  for (std::size_t j = 0; j < x.size(); ++j)
    if (!sourceLinked[j]) visit(x[j], kNull);
  for (std::size_t i = 0; i < y.size(); ++i)
    if (!targetLinked[i]) visit(kNull, y[i]);
}

void count(std::vector<std::uint32_t>& counts, std::int32_t word) {
  if (static_cast<std::size_t>(word) >= counts.size()) counts.resize(static_cast<std::size_t>(word) + 1);
  ++counts[static_cast<std::size_t>(word)];
}

}  // namespace

WordTranslations::WordTranslations(const Corpus& corpus, const CorpusLinks& links) : m_corpus(corpus), m_links(links) {
  std::vector<std::uint64_t> all;
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    forEachLink(corpus, links, k, [&](std::int32_t source, std::int32_t target) {
      all.push_back(keyOf(source, target));
      count(m_sourceLinks, source);
      count(m_targetLinks, target);
    });
  }
  std::sort(all.begin(), all.end());
  for (std::size_t first = 0; first < all.size();) {
    const auto last = std::upper_bound(all.begin() + static_cast<std::ptrdiff_t>(first), all.end(), all[first]);
    const auto end = static_cast<std::size_t>(last - all.begin());
    m_keys.push_back(all[first]);
    m_counts.push_back(static_cast<std::uint32_t>(end - first));
    first = end;
  }
}

double WordTranslations::share(std::uint64_t link, std::uint32_t of) const {
  const auto at = std::lower_bound(m_keys.begin(), m_keys.end(), link) - m_keys.begin();
  return static_cast<double>(m_counts[static_cast<std::size_t>(at)]) / of;
}

WordTranslations::Weights WordTranslations::of(std::size_t pair) const {
  const auto x = m_corpus.source(pair), y = m_corpus.target(pair);
  Weights weights{std::vector<double>(y.size()), std::vector<double>(x.size())};
  std::vector<int> sourceLinks(x.size()), targetLinks(y.size());
  for (const Link link : m_links.of(pair)) {
    const auto j = static_cast<std::size_t>(link.source), i = static_cast<std::size_t>(link.target);
    const std::uint64_t key = keyOf(x[j], y[i]);
    weights.target[i] += share(key, m_sourceLinks[static_cast<std::size_t>(x[j])]);
    weights.source[j] += share(key, m_targetLinks[static_cast<std::size_t>(y[i])]);
    ++targetLinks[i];
    ++sourceLinks[j];
  }
  for (std::size_t i = 0; i < y.size(); ++i) {
    const double sum = targetLinks[i] > 0 ? weights.target[i] : share(keyOf(kNull, y[i]), m_sourceLinks[kNull]);
    weights.target[i] = std::log(sum / std::max(1, targetLinks[i]));
  }
  for (std::size_t j = 0; j < x.size(); ++j) {
    const double sum = sourceLinks[j] > 0 ? weights.source[j] : share(keyOf(x[j], kNull), m_targetLinks[kNull]);
    weights.source[j] = std::log(sum / std::max(1, sourceLinks[j]));
  }
  return weights;
}

}  // namespace lookback::statistical
