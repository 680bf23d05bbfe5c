// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/text/vocabulary.h"

namespace lookback {

/// Numbers words in the order in which they come, and counts them.
class WordNumbers {
 public:
  std::int32_t operator()(const std::string& word) {
    const auto [entry, isNew] = m_numbers.try_emplace(word, static_cast<std::int32_t>(m_counts.size()));
    if (isNew) {
      m_counts.push_back(0);
      m_words.push_back(&entry->first);
    }
    ++m_counts[static_cast<std::size_t>(entry->second)];
    return entry->second;
  }

  std::size_t size() const { return m_words.size(); }
  const std::string& word(std::int32_t number) const { return *m_words[static_cast<std::size_t>(number)]; }
  /// How often each word came, by its number.
  std::span<const std::uint64_t> counts() const { return m_counts; }

  VocabularyBuilder counted() const {
    VocabularyBuilder builder;
    for (std::size_t k = 0; k < m_words.size(); ++k) builder.add(*m_words[k], m_counts[k]);
    return builder;
  }

  /// The number in `vocabulary` of each word.
  std::vector<std::int32_t> numbersIn(const Vocabulary& vocabulary) const {
    std::vector<std::int32_t> numbers;
    numbers.reserve(m_words.size());
    for (const std::string* word : m_words) numbers.push_back(vocabulary.id(*word));
    return numbers;
  }

 private:
  std::unordered_map<std::string, std::int32_t> m_numbers;
  std::vector<const std::string*> m_words;  // keys of m_numbers, which stay where they are
  std::vector<std::uint64_t> m_counts;
};

/// Which share of a text a vocabulary of any size does not know; all sizes are worked out at once, so that asking for
/// one costs nothing.
class UnknownCurve {
 public:
  UnknownCurve() = default;
  /// From how often each different word comes.
  explicit UnknownCurve(std::span<const std::uint64_t> counts);

  /// Different words, and words together.
  int types() const { return static_cast<int>(m_known.size()) - 1; }
  std::uint64_t tokens() const { return m_known.back(); }
  /// The size from which on nothing is unknown; sizes count the two marks of Vocabulary.
  int largestSize() const { return types() + Vocabulary::kReserved; }
  /// Words of the text that a vocabulary of this size does not know.
  std::uint64_t unknown(int size) const;
  /// The same as a share, 0..1; 0 of an empty text.
  double unknownShare(int size) const;
  /// The smallest size with at most this share unknown.
  int sizeFor(double share) const;

 private:
  std::vector<std::uint64_t> m_known{0};  // m_known[k]: words of the text among the k commonest
};

}  // namespace lookback
