// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/word_rules.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/text/unicode.h"

namespace lookback {

namespace {

/// Kept with their dot only before a number: "p. 12", "No. 5".
constexpr std::array<std::u32string_view, 9> kBeforeNumbers = {U"p",   U"pp",  U"no",   U"nos", U"vol",
                                                               U"art", U"fig", U"chap", U"n°"};

bool isDigit(char32_t c) {
  return unicode::kindOf(c) == unicode::Kind::digit;
}
bool isLetter(char32_t c) {
  return unicode::kindOf(c) == unicode::Kind::letter;
}

/// "U.S", "e.g", "J.-C": single letters parted by dots.
bool isDottedInitials(std::u32string_view word) {
  if (word.size() < 3) return false;
  bool letterNext = true;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (letterNext) {
      if (!isLetter(word[i])) return false;
    } else {
      if (word[i] != U'.') return false;
      if (i + 1 < word.size() && word[i + 1] == U'-') ++i;
    }
    letterNext = !letterNext;
  }
  return !letterNext;
}

}  // namespace

std::u32string folded(std::u32string_view word) {
  std::u32string result(word);
  for (char32_t& c : result) c = unicode::simpleFold(c);
  return result;
}

std::vector<std::size_t> wordCuts(std::u32string_view word, Language language) {
  switch (language) {
    case Language::french:
      return french::cuts(word);
    case Language::english:
      return english::cuts(word);
    case Language::other:
      break;
  }
  return {};
}

bool keepsDot(std::u32string_view word, char32_t next, Language language) {
  if (isDottedInitials(word)) return true;
  if (language == Language::other) return false;
  const bool french = language == Language::french;
  if (french ? french::isAbbreviation(word) : english::isAbbreviation(word)) return true;
  if (isDigit(next)) {
    const std::u32string lower = folded(word);
    return std::find(kBeforeNumbers.begin(), kBeforeNumbers.end(), lower) != kBeforeNumbers.end();
  }
  // The initial of a name: "J. Smith", but not the end of "Tom and I."
  const bool isPronoun = word == U"I" && !french;
  return word.size() == 1 && unicode::isUpper(word[0]) && isLetter(next) && !isPronoun;
}

bool leansForward(std::u32string_view token, Language language) {
  return language == Language::french && french::isElision(token);
}

bool leansBackward(std::u32string_view token, Language language) {
  switch (language) {
    case Language::french:
      return french::isClitic(token);
    case Language::english:
      return english::isContraction(token);
    case Language::other:
      break;
  }
  return false;
}

}  // namespace lookback
