// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_extraction.h"

#include <algorithm>

namespace lookback::statistical {

namespace {

/// What the links of each word reach: first and last word on the other side. A word without links reaches nothing:
/// first is beyond last.
struct Reach {
  explicit Reach(int words)
      : first(static_cast<std::size_t>(words), kNowhere), last(static_cast<std::size_t>(words), -1) {}
  void add(int word, int other) {
    const auto k = static_cast<std::size_t>(word);
    first[k] = std::min(first[k], other);
    last[k] = std::max(last[k], other);
  }
  bool linked(int word) const { return last[static_cast<std::size_t>(word)] >= 0; }

  static constexpr int kNowhere = 1 << 30;
  std::vector<int> first, last;
};

/// Whether all links of target words [begin, end) lead into source words [sourceBegin, sourceEnd).
bool staysInside(const Reach& target, int begin, int end, int sourceBegin, int sourceEnd) {
  for (int i = begin; i < end; ++i) {
    const auto k = static_cast<std::size_t>(i);
    if (target.linked(i) && (target.first[k] < sourceBegin || target.last[k] >= sourceEnd)) return false;
  }
  return true;
}

}  // namespace

std::vector<PhraseSpan> extractPhrases(std::span<const Link> links, int sourceWords, int targetWords, int longest) {
  Reach source(sourceWords), target(targetWords);
  for (const Link link : links) {
    source.add(link.source, link.target);
    target.add(link.target, link.source);
  }
  std::vector<PhraseSpan> phrases;
  for (int begin = 0; begin < sourceWords; ++begin) {
    int first = Reach::kNowhere, last = -1;  // what the source phrase reaches
    for (int end = begin + 1; end <= std::min(sourceWords, begin + longest); ++end) {
      first = std::min(first, source.first[static_cast<std::size_t>(end - 1)]);
      last = std::max(last, source.last[static_cast<std::size_t>(end - 1)]);
      if (last < 0 || last - first >= longest || !staysInside(target, first, last + 1, begin, end)) continue;
      // The smallest target phrase, and wider ones as long as the words at its edges have no links.
      for (int from = first; from >= 0 && last - from < longest; --from) {
        if (from < first && target.linked(from)) break;
        for (int to = last; to < targetWords && to - from < longest; ++to) {
          if (to > last && target.linked(to)) break;
          phrases.push_back({begin, end, from, to + 1});
        }
      }
    }
  }
  std::sort(phrases.begin(), phrases.end());
  return phrases;
}

}  // namespace lookback::statistical
