// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_table.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/statistical/phrase_extraction.h"
#include "core/statistical/word_translations.h"

namespace lookback::statistical {

namespace {

constexpr std::size_t kPairsAtOnce = 8192;

std::uint64_t hashOf(std::span<const std::int32_t> words) {
  std::uint64_t hash = 0x9E3779B97F4A7C15u;
  for (const std::int32_t word : words) {
    hash = (hash ^ static_cast<std::uint64_t>(word)) * 0xBF58476D1CE4E5B9u;
    hash ^= hash >> 29;
  }
  return hash;
}

/// One phrase pair found in the corpus, or several of the same.
struct Found {
  std::uint32_t source = 0, target = 0;
  float lexicalTarget = 0, lexicalSource = 0;  // the best
  bool samePair(const Found& other) const { return source == other.source && target == other.target; }
  friend bool operator<(const Found& a, const Found& b) {
    return a.source != b.source ? a.source < b.source : a.target < b.target;
  }
};

/// The phrase pairs of pairs [first, last), with lexical weights but without numbers.
struct Batch {
  struct Item {
    std::size_t pair;
    PhraseSpan span;
    float lexicalTarget, lexicalSource;
  };
  std::vector<Item> items;
};

Batch extractBatch(const Corpus& corpus, const CorpusLinks& links, const WordTranslations& words, int longest,
                   std::size_t first, std::size_t last) {
  Batch batch;
  for (std::size_t k = first; k < last; ++k) {
    const WordTranslations::Weights weights = words.of(k);
    const auto sum = [](const std::vector<double>& values, int begin, int end) {
      double total = 0;
      for (int i = begin; i < end; ++i) total += values[static_cast<std::size_t>(i)];
      return static_cast<float>(total);
    };
    for (const PhraseSpan& span : extractPhrases(links.of(k), static_cast<int>(corpus.source(k).size()),
                                                 static_cast<int>(corpus.target(k).size()), longest)) {
      batch.items.push_back({k, span, sum(weights.target, span.targetBegin, span.targetEnd),
                             sum(weights.source, span.sourceBegin, span.sourceEnd)});
    }
  }
  return batch;
}

std::span<const std::int32_t> slice(std::span<const std::int32_t> words, int begin, int end) {
  return words.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

/// Gives the phrases of a batch their numbers: one member of the team the sources, another the targets, each in order.
void numberBatch(const Corpus& corpus, const Batch& batch, PhraseNumbers& sources, PhraseNumbers& targets,
                 std::vector<Found>& found, Team& team) {
  const std::size_t before = found.size();
  found.resize(before + batch.items.size());
  forEachPiece(team, 2, 1, [&](std::size_t side, std::size_t) {
    for (std::size_t k = 0; k < batch.items.size(); ++k) {
      const Batch::Item& item = batch.items[k];
      const PhraseSpan& span = item.span;
      if (side == 0) {
        found[before + k].source = sources.add(slice(corpus.source(item.pair), span.sourceBegin, span.sourceEnd));
      } else {
        found[before + k].target = targets.add(slice(corpus.target(item.pair), span.targetBegin, span.targetEnd));
      }
    }
  });
  for (std::size_t k = 0; k < batch.items.size(); ++k) {
    found[before + k].lexicalTarget = batch.items[k].lexicalTarget;
    found[before + k].lexicalSource = batch.items[k].lexicalSource;
  }
}

/// Sorts in two halves at a time; the result is that of one sort because only the key decides and ties are merged later
/// with operations that do not depend on order.
void sortFound(std::vector<Found>& found, Team& team) {
  const auto middle = found.begin() + static_cast<std::ptrdiff_t>(found.size() / 2);
  forEachPiece(team, 2, 1, [&](std::size_t half, std::size_t) {
    half == 0 ? std::sort(found.begin(), middle) : std::sort(middle, found.end());
  });
  std::inplace_merge(found.begin(), middle, found.end());
}

float rounded(float score) {
  constexpr float kMost = 65535;
  return -std::min(kMost, std::round(-score * kScoreSteps)) / kScoreSteps;
}

/// Keeps the likeliest translations of each source phrase, and only the phrases that are still used.
class TableBuilder {
 public:
  TableBuilder(const PhraseNumbers& sources, const PhraseNumbers& targets, const PhraseOptions& options)
      : m_allSources(sources),
        m_allTargets(targets),
        m_number(targets.size(), PhraseNumbers::kNone),
        m_options(options) {}

  bool wants(const Found& pair, std::size_t count) const {
    const bool words = m_allSources.words(pair.source).size() == 1 && m_allTargets.words(pair.target).size() == 1;
    return words || count >= static_cast<std::size_t>(m_options.leastCount);
  }

  /// The next source phrase, with what is wanted of its translations.
  void add(std::uint32_t source, std::vector<PhraseTable::Entry>& translations) {
    if (translations.empty()) return;
    m_sources.add(m_allSources.words(source));
    const auto better = [](const PhraseTable::Entry& a, const PhraseTable::Entry& b) {
      const PhraseScores &x = a.scores, &y = b.scores;
      if (x.targetGivenSource != y.targetGivenSource) return x.targetGivenSource > y.targetGivenSource;
      if (x.lexicalTarget != y.lexicalTarget) return x.lexicalTarget > y.lexicalTarget;
      return a.target < b.target;
    };
    std::sort(translations.begin(), translations.end(), better);
    if (translations.size() > static_cast<std::size_t>(m_options.translations))
      translations.resize(static_cast<std::size_t>(m_options.translations));
    for (PhraseTable::Entry entry : translations) {
      std::uint32_t& number = m_number[entry.target];
      if (number == PhraseNumbers::kNone) number = m_targets.add(m_allTargets.words(entry.target));
      entry.target = number;
      PhraseScores& s = entry.scores;
      s = {rounded(s.targetGivenSource), rounded(s.sourceGivenTarget), rounded(s.lexicalTarget),
           rounded(s.lexicalSource)};
      m_entries.push_back(entry);
    }
    m_begin.push_back(static_cast<std::uint32_t>(m_entries.size()));
  }

  PhraseTable table() { return {std::move(m_sources), std::move(m_targets), std::move(m_begin), std::move(m_entries)}; }

 private:
  const PhraseNumbers &m_allSources, &m_allTargets;
  std::vector<std::uint32_t> m_number;  // in m_targets of each of m_allTargets
  PhraseOptions m_options;
  PhraseNumbers m_sources, m_targets;
  std::vector<std::uint32_t> m_begin{0};
  std::vector<PhraseTable::Entry> m_entries;
};

/// The end of the run of equal source phrases (or equal pairs) that begins at `first`.
template <class Same>
std::size_t runEnd(const std::vector<Found>& found, std::size_t first, Same&& same) {
  std::size_t last = first + 1;
  while (last < found.size() && same(found[first], found[last])) ++last;
  return last;
}

PhraseTable score(const std::vector<Found>& found, const PhraseNumbers& sources, const PhraseNumbers& targets,
                  const PhraseOptions& options) {
  std::vector<std::uint32_t> targetCount(targets.size());
  for (const Found& one : found) ++targetCount[one.target];
  TableBuilder builder(sources, targets, options);
  std::vector<PhraseTable::Entry> translations;
  for (std::size_t first = 0; first < found.size();) {
    const std::size_t end = runEnd(found, first, [](const Found& a, const Found& b) { return a.source == b.source; });
    translations.clear();
    for (std::size_t k = first; k < end;) {
      const std::size_t last = runEnd(found, k, [](const Found& a, const Found& b) { return a.samePair(b); });
      const auto count = static_cast<double>(last - k);
      PhraseScores scores{static_cast<float>(std::log(count / static_cast<double>(end - first))),
                          static_cast<float>(std::log(count / targetCount[found[k].target])), found[k].lexicalTarget,
                          found[k].lexicalSource};
      for (std::size_t same = k; same < last; ++same) {
        scores.lexicalTarget = std::max(scores.lexicalTarget, found[same].lexicalTarget);
        scores.lexicalSource = std::max(scores.lexicalSource, found[same].lexicalSource);
      }
      if (builder.wants(found[k], last - k)) translations.push_back({found[k].target, scores});
      k = last;
    }
    builder.add(found[first].source, translations);
    first = end;
  }
  return builder.table();
}

}  // namespace

PhraseNumbers::PhraseNumbers() : m_begin{0}, m_slots(16) {}

std::size_t PhraseNumbers::slotOf(std::span<const std::int32_t> words) const {
  const std::size_t mask = m_slots.size() - 1;
  for (std::size_t slot = hashOf(words) & mask;; slot = (slot + 1) & mask) {
    if (m_slots[slot] == 0) return slot;
    const auto there = this->words(m_slots[slot] - 1);
    if (std::equal(there.begin(), there.end(), words.begin(), words.end())) return slot;
  }
}

std::uint32_t PhraseNumbers::find(std::span<const std::int32_t> words) const {
  const std::uint32_t there = m_slots[slotOf(words)];
  return there == 0 ? kNone : there - 1;
}

std::uint32_t PhraseNumbers::add(std::span<const std::int32_t> words) {
  const std::size_t slot = slotOf(words);
  if (m_slots[slot] != 0) return m_slots[slot] - 1;
  m_words.insert(m_words.end(), words.begin(), words.end());
  m_begin.push_back(static_cast<std::uint32_t>(m_words.size()));
  m_slots[slot] = static_cast<std::uint32_t>(size());
  if (2 * size() > m_slots.size()) grow();
  return static_cast<std::uint32_t>(size() - 1);
}

void PhraseNumbers::grow() {
  m_slots.assign(2 * m_slots.size(), 0);
  for (std::uint32_t number = 0; number < size(); ++number) m_slots[slotOf(words(number))] = number + 1;
}

PhraseTable::PhraseTable(PhraseNumbers sources, PhraseNumbers targets, std::vector<std::uint32_t> begin,
                         std::vector<Entry> entries)
    : m_sources(std::move(sources)),
      m_targets(std::move(targets)),
      m_begin(std::move(begin)),
      m_entries(std::move(entries)) {
  if (m_begin.size() != m_sources.size() + 1 || m_begin.front() != 0 || m_begin.back() != m_entries.size() ||
      !std::is_sorted(m_begin.begin(), m_begin.end()))
    throw Error("the translations of its phrases do not fit together");
  for (const Entry& entry : m_entries) {
    if (entry.target >= m_targets.size()) throw Error("a phrase has a translation that is not there");
  }
}

std::span<const PhraseTable::Entry> PhraseTable::find(std::span<const std::int32_t> source) const {
  const std::uint32_t number = m_sources.find(source);
  if (number == PhraseNumbers::kNone) return {};
  return std::span(m_entries).subspan(m_begin[number], m_begin[number + 1] - m_begin[number]);
}

PhraseTable buildPhraseTable(const Corpus& corpus, const CorpusLinks& links, const PhraseOptions& options, Team& team,
                             std::stop_token stop) {
  const WordTranslations words(corpus, links);
  PhraseNumbers sources, targets;
  std::vector<Found> found;
  const auto members = static_cast<std::size_t>(team.size());
  for (std::size_t first = 0; first < corpus.size(); first += kPairsAtOnce * members) {
    throwIfStopped(stop);
    std::vector<Batch> batches(members);
    team.run([&](int member) {
      const std::size_t begin = std::min(corpus.size(), first + kPairsAtOnce * static_cast<std::size_t>(member));
      const std::size_t end = std::min(corpus.size(), begin + kPairsAtOnce);
      batches[static_cast<std::size_t>(member)] = extractBatch(corpus, links, words, options.longest, begin, end);
    });
    for (const Batch& batch : batches) numberBatch(corpus, batch, sources, targets, found, team);
  }
  throwIfStopped(stop);
  sortFound(found, team);
  return score(found, sources, targets, options);
}

}  // namespace lookback::statistical
