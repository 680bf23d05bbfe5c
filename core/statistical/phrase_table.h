// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/team.h"
#include "core/data/corpus.h"
#include "core/statistical/word_aligner.h"

namespace lookback::statistical {

/// Different sequences of words, numbered as they come. Numbers of words are at least 0.
class PhraseNumbers {
 public:
  PhraseNumbers();
  /// The number of a phrase, a new one if it is new.
  std::uint32_t add(std::span<const std::int32_t> words);
  /// Its number, or kNone.
  std::uint32_t find(std::span<const std::int32_t> words) const;
  std::span<const std::int32_t> words(std::uint32_t number) const {
    return std::span(m_words).subspan(m_begin[number], m_begin[number + 1] - m_begin[number]);
  }
  std::size_t size() const { return m_begin.size() - 1; }

  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

 private:
  std::size_t slotOf(std::span<const std::int32_t> words) const;
  void grow();

  std::vector<std::int32_t> m_words;   // of all phrases, one after the other
  std::vector<std::uint32_t> m_begin;  // one more than there are phrases
  std::vector<std::uint32_t> m_slots;  // open addressing; number + 1, 0 is free
};

/// Scores are whole multiples of 1 / kScoreSteps, so that a model in memory and in a file are the same; none is below
/// -65535 / kScoreSteps, that is -32.
inline constexpr float kScoreSteps = 2048;

/// The four scores of a phrase pair (Koehn et al. 2003), natural logarithms, all at most 0.
struct PhraseScores {
  float targetGivenSource = 0;  // φ(ȳ | x̄) = count(x̄, ȳ) / count(x̄)
  float sourceGivenTarget = 0;  // φ(x̄ | ȳ)
  float lexicalTarget =
      0;  // p_w(ȳ | x̄, a) = Π_i 1/|{j: (i, j) in a}| Σ w(y_i | x_j), the best of the pair's alignments
  float lexicalSource = 0;  // p_w(x̄ | ȳ, a)
  friend bool operator==(const PhraseScores&, const PhraseScores&) = default;
};

/// Translations of source phrases.
class PhraseTable {
 public:
  struct Entry {
    std::uint32_t target = 0;  // see targetWords
    PhraseScores scores;
  };

  PhraseTable() = default;
  /// From its parts, as a file holds them: `begin` rises from 0 to the number of entries and has one more than there
  /// are source phrases. Throws Error without the name of the file if numbers do not fit together.
  PhraseTable(PhraseNumbers sources, PhraseNumbers targets, std::vector<std::uint32_t> begin,
              std::vector<Entry> entries);

  /// Translations of a source phrase, likeliest φ(ȳ | x̄) first; none if it is not in the table.
  std::span<const Entry> find(std::span<const std::int32_t> source) const;
  std::span<const std::int32_t> targetWords(const Entry& entry) const { return m_targets.words(entry.target); }

  const PhraseNumbers& sources() const { return m_sources; }
  const PhraseNumbers& targets() const { return m_targets; }
  std::span<const std::uint32_t> begin() const { return m_begin; }
  std::span<const Entry> entries() const { return m_entries; }

 private:
  PhraseNumbers m_sources, m_targets;
  std::vector<std::uint32_t> m_begin{0};
  std::vector<Entry> m_entries;
};

struct PhraseOptions {
  int longest = 7;        // words a side
  int translations = 20;  // of one source phrase at most, the likeliest
  int leastCount = 1;     // pairs seen more seldom are left out, unless both phrases are single words
};

/// Extracts the phrase pairs of a linked corpus and scores them. The same bits for any size of the team. Throws
/// Error(interrupted) on request.
PhraseTable buildPhraseTable(const Corpus& corpus, const CorpusLinks& links, const PhraseOptions& options, Team& team,
                             std::stop_token stop);

}  // namespace lookback::statistical
