// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/vocabulary.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback {

namespace {

/// The marks are numbers, not words: their spellings in a text are words nobody knows.
bool spellsMark(std::string_view word) {
  return word == Vocabulary::kEndText || word == Vocabulary::kUnknownText;
}

}  // namespace

Vocabulary::Vocabulary() : m_words{std::string(kEndText), std::string(kUnknownText)} {}

Vocabulary::Vocabulary(std::vector<std::string> words) : Vocabulary() {
  m_words.reserve(words.size() + kReserved);
  m_ids.reserve(words.size());
  for (std::string& word : words) {
    const int number = size();
    if (word.empty())
      throw Error(fmt::format("the vocabulary has an empty word at number {}; use another file", number));
    if (spellsMark(word)) {
      throw Error(
          fmt::format("the vocabulary lists the mark \"{}\" again at number {}; use another file", word, number));
    }
    const auto [entry, isNew] = m_ids.emplace(word, number);
    if (!isNew) {
      throw Error(fmt::format("the vocabulary lists the word \"{}\" twice, at numbers {} and {}; use another file",
                              word, entry->second, number));
    }
    m_words.push_back(std::move(word));
  }
}

int Vocabulary::id(std::string_view word) const {
  const auto entry = m_ids.find(word);
  return entry == m_ids.end() ? kUnknown : entry->second;
}

const std::string& Vocabulary::word(int id) const {
  LOOKBACK_EXPECTS(id >= 0 && id < size());
  return m_words[static_cast<std::size_t>(id)];
}

std::vector<std::string> Vocabulary::words() const {
  return {m_words.begin() + kReserved, m_words.end()};
}

std::vector<std::int32_t> Vocabulary::ids(const std::vector<std::string>& tokens) const {
  std::vector<std::int32_t> numbers;
  numbers.reserve(tokens.size());
  for (const std::string& token : tokens) numbers.push_back(id(token));
  return numbers;
}

void VocabularyBuilder::add(const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) add(token, 1);
}

void VocabularyBuilder::add(std::string_view word, std::uint64_t count) {
  if (count == 0) return;
  Entry& entry = m_entries[std::string(word)];
  if (entry.count == 0) entry.first = m_tokens;
  entry.count += count;
  m_tokens += count;
}

Vocabulary VocabularyBuilder::build(int limit) const {
  if (limit < Vocabulary::kReserved) {
    throw Error(ErrorCode::wrongUsage,
                fmt::format("a vocabulary limit of {} leaves no room for the two marks; use at least {}", limit,
                            Vocabulary::kReserved + 1));
  }
  std::vector<std::pair<const std::string*, Entry>> ranked;
  ranked.reserve(m_entries.size());
  for (const auto& [word, entry] : m_entries) {
    if (!word.empty() && !spellsMark(word)) ranked.emplace_back(&word, entry);
  }
  std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
    return a.second.count != b.second.count ? a.second.count > b.second.count : a.second.first < b.second.first;
  });
  const std::size_t room = static_cast<std::size_t>(limit - Vocabulary::kReserved);
  std::vector<std::string> words;
  words.reserve(std::min(room, ranked.size()));
  for (std::size_t k = 0; k < std::min(room, ranked.size()); ++k) words.push_back(*ranked[k].first);
  return Vocabulary(std::move(words));
}

double VocabularyBuilder::unknownShare(const Vocabulary& vocabulary) const {
  if (m_tokens == 0) return 0.0;
  std::uint64_t unknown = 0;
  for (const auto& [word, entry] : m_entries) {
    if (vocabulary.id(word) == Vocabulary::kUnknown) unknown += entry.count;
  }
  return static_cast<double>(unknown) / static_cast<double>(m_tokens);
}

}  // namespace lookback
