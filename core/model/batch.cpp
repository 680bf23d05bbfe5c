// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/batch.h"

#include <algorithm>
#include <numeric>

#include "core/base/contract.h"
#include "core/text/vocabulary.h"

namespace lookback {

void PackedSide::assign(std::span<const std::span<const std::int32_t>> sentences, std::int32_t endMark) {
  order.resize(sentences.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int a, int b) {  // equal ones keep their order
    const std::size_t lengthA = sentences[static_cast<std::size_t>(a)].size();
    const std::size_t lengthB = sentences[static_cast<std::size_t>(b)].size();
    return lengthA != lengthB ? lengthA > lengthB : a < b;
  });
  length.clear();
  for (const int sentence : order)
    length.push_back(static_cast<Index>(sentences[static_cast<std::size_t>(sentence)].size()) + 1);

  offset.assign(1, 0);
  words.clear();
  for (std::size_t t = 0; !length.empty() && t < static_cast<std::size_t>(length.front()); ++t) {
    for (std::size_t b = 0; b < order.size() && static_cast<std::size_t>(length[b]) > t; ++b) {
      const auto& sentence = sentences[static_cast<std::size_t>(order[b])];
      words.push_back(t < sentence.size() ? sentence[t] : endMark);
    }
    offset.push_back(static_cast<Index>(words.size()));
  }
}

void Batch::assign(std::span<const std::span<const std::int32_t>> sources,
                   std::span<const std::span<const std::int32_t>> targets) {
  LOOKBACK_EXPECTS(sources.size() == targets.size() && !sources.empty());
  source.assign(sources, Vocabulary::kEnd);
  target.assign(targets, Vocabulary::kEnd);

  reversed.resize(source.words.size());
  for (Index t = 0; t < source.positions(); ++t) {
    for (Index b = 0; b < source.active(t); ++b) {
      const Index mirrored = source.length[static_cast<std::size_t>(b)] - 1 - t;
      reversed[static_cast<std::size_t>(source.start(t) + b)] =
          source.words[static_cast<std::size_t>(source.start(mirrored) + b)];
    }
  }

  wordBefore.assign(target.words.size(), -1);
  for (Index t = 1; t < target.positions(); ++t)
    for (Index b = 0; b < target.active(t); ++b)
      wordBefore[static_cast<std::size_t>(target.start(t) + b)] =
          target.words[static_cast<std::size_t>(target.start(t - 1) + b)];

  thread_local std::vector<Index> columnOfSentence;
  columnOfSentence.resize(sources.size());
  for (std::size_t b = 0; b < source.order.size(); ++b)
    columnOfSentence[static_cast<std::size_t>(source.order[b])] = static_cast<Index>(b);
  sourceColumn.clear();
  annotationStart.assign(1, 0);
  for (const int sentence : target.order) {
    const Index column = columnOfSentence[static_cast<std::size_t>(sentence)];
    sourceColumn.push_back(column);
    annotationStart.push_back(annotationStart.back() + source.length[static_cast<std::size_t>(column)]);
  }
}

}  // namespace lookback
