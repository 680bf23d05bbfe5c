// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_languages.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lookback {

namespace {

// Small words that are frequent in one of the two languages and rare in the other, sorted.
constexpr std::array<std::string_view, 39> kFrench = {
    "au",  "aux",  "avec", "c'",  "ce",  "cette", "d'", "dans", "de",   "des",  "du",  "elle", "est",
    "et",  "il",   "ils",  "je",  "l'",  "la",    "le", "les",  "leur", "mais", "ne",  "nous", "ont",
    "pas", "pour", "qu'",  "que", "qui", "s'",    "sa", "son",  "sont", "sur",  "une", "vous", "ça"};
constexpr std::array<std::string_view, 38> kEnglish = {
    "and", "are", "at",   "be",   "but",  "by",    "for", "from", "has",  "have",  "he",   "her",  "his",
    "in",  "is",  "it",   "my",   "not",  "of",    "she", "that", "the",  "their", "they", "this", "to",
    "was", "we",  "were", "what", "when", "which", "who", "will", "with", "would", "you",  "your"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& sorted, std::string_view word) {
  return std::binary_search(sorted.begin(), sorted.end(), word);
}

bool isSmallWord(std::string_view word, Language language) {
  return language == Language::french ? contains(kFrench, word) : contains(kEnglish, word);
}

int hits(const std::vector<std::string>& words, Language language) {
  constexpr std::size_t kLongest = 6;
  int count = 0;
  for (const std::string& word : words) {
    if (word.size() > kLongest) continue;
    std::string lower = word;
    if (lower[0] >= 'A' && lower[0] <= 'Z') lower[0] = static_cast<char>(lower[0] - 'A' + 'a');
    if (isSmallWord(lower, language)) ++count;
  }
  return count;
}

}  // namespace

bool looksSwapped(const std::vector<std::string>& source, const std::vector<std::string>& target, Direction direction) {
  if (direction.source == Language::other || direction.target == Language::other ||
      direction.source == direction.target)
    return false;
  constexpr int kTogether = 3;
  const int foreignSource = hits(source, direction.target) - hits(source, direction.source);
  if (foreignSource < 1) return false;
  const int foreignTarget = hits(target, direction.source) - hits(target, direction.target);
  return foreignTarget >= 1 && foreignSource + foreignTarget >= kTogether;
}

}  // namespace lookback
