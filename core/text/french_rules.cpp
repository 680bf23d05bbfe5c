// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string>

#include "core/text/word_rules.h"

namespace lookback::french {

namespace {

using std::u32string_view;

/// What loses its vowel before a vowel: "l'eau", "qu'il". Not "aujourd'", "quelqu'", "presqu'", "grand'": those make
/// words.
constexpr std::array<u32string_view, 14> kElided = {U"c", U"ç", U"d",  U"j",     U"l",      U"m",      U"n",
                                                    U"s", U"t", U"qu", U"jusqu", U"lorsqu", U"puisqu", U"quoiqu"};

/// Pronouns and particles tied to the word before them: "dis-le-moi", "est-ce", "cet homme-là".
constexpr std::array<u32string_view, 21> kTied = {U"je",  U"tu",    U"il",  U"elle", U"on",  U"nous", U"vous",
                                                  U"ils", U"elles", U"ce",  U"moi",  U"toi", U"lui",  U"leur",
                                                  U"le",  U"la",    U"les", U"y",    U"en",  U"ci",   U"là"};

/// Those that take a -t- after a vowel: "a-t-il".
constexpr std::array<u32string_view, 5> kAfterT = {U"il", U"elle", U"on", U"ils", U"elles"};

/// Nouns that merely look as if they ended in a pronoun.
constexpr std::array<u32string_view, 4> kWhole = {U"rendez-vous", U"garde-à-vous", U"chez-moi", U"chez-toi"};

/// Titles and the like, always written with a dot. Exact spelling: "m" in "5 m." is no title.
constexpr std::array<u32string_view, 12> kAbbreviations = {U"M",   U"MM",  U"Me", U"Dr",  U"Pr", U"St",
                                                           U"Ste", U"etc", U"cf", U"env", U"av", U"ap"};

template <std::size_t N>
bool contains(const std::array<u32string_view, N>& list, u32string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

/// Cuts tied pronouns off the end of lower[begin, end): "dis-le-moi" at its two hyphens, "a-t-il" before "-t-il".
void cutTied(u32string_view lower, std::size_t begin, std::size_t end, std::vector<std::size_t>& cuts) {
  while (!contains(kWhole, lower.substr(begin, end - begin))) {
    const std::size_t hyphen = lower.substr(0, end).rfind(U'-');
    if (hyphen == u32string_view::npos || hyphen <= begin) return;
    const u32string_view tied = lower.substr(hyphen + 1, end - hyphen - 1);
    if (!contains(kTied, tied)) return;
    const bool afterT = hyphen >= begin + 3 && lower.substr(hyphen - 2, 2) == U"-t" && contains(kAfterT, tied);
    end = afterT ? hyphen - 2 : hyphen;
    cuts.push_back(end);
  }
}

}  // namespace

std::vector<std::size_t> cuts(u32string_view word) {
  const bool simple = word.find(U'\'') == u32string_view::npos && word.find(U'-') == u32string_view::npos;
  if (simple) return {};
  const std::u32string lower = folded(word);
  std::vector<std::size_t> result;
  std::size_t begin = 0;
  for (std::size_t at = lower.find(U'\''); at != std::u32string::npos; at = lower.find(U'\'', at + 1)) {
    const u32string_view before = u32string_view(lower).substr(begin, at - begin);
    const std::size_t hyphen = before.rfind(U'-');
    const u32string_view last = hyphen == u32string_view::npos ? u32string_view() : before.substr(hyphen + 1);
    if (contains(kElided, before)) {
      result.push_back(at + 1);
    } else if (hyphen != u32string_view::npos && hyphen > 0 && (last == U"m" || last == U"t")) {
      result.push_back(begin + hyphen);  // "va-t'en": "va" "-t'" "en"
      cutTied(lower, begin, begin + hyphen, result);
      result.push_back(at + 1);
    } else {
      continue;
    }
    begin = at + 1;
  }
  cutTied(lower, begin, lower.size(), result);
  std::sort(result.begin(), result.end());
  if (!result.empty() && result.back() == word.size()) result.pop_back();
  return result;
}

bool isElision(u32string_view token) {
  if (token.size() < 2 || token.back() != U'\'') return false;
  const std::u32string lower = folded(token.substr(0, token.size() - 1));
  return contains(kElided, lower) || lower == U"-m" || lower == U"-t";
}

bool isClitic(u32string_view token) {
  if (token.size() < 2 || token.front() != U'-') return false;
  const std::u32string lower = folded(token.substr(1));
  if (lower == U"m'" || lower == U"t'") return true;
  const u32string_view rest = lower;
  return contains(kTied, rest) || (rest.substr(0, 2) == U"t-" && contains(kAfterT, rest.substr(2)));
}

bool isAbbreviation(u32string_view word) {
  return contains(kAbbreviations, word);
}

}  // namespace lookback::french
