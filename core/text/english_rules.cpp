// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <string>

#include "core/text/unicode.h"
#include "core/text/word_rules.h"

namespace lookback::english {

namespace {

using std::u32string_view;

constexpr std::array<u32string_view, 7> kContracted = {U"n't", U"'s", U"'m", U"'re", U"'ve", U"'ll", U"'d"};

/// Titles and the like, always written with a dot ("No." and "Sat." are sentences as well, so they are absent).
constexpr std::array<u32string_view, 21> kAbbreviations = {U"Mr", U"Mrs", U"Ms",   U"Dr",  U"Prof", U"St", U"Mt",
                                                           U"Jr", U"Sr",  U"Inc",  U"Ltd", U"Corp", U"Co", U"Gen",
                                                           U"Lt", U"Col", U"Capt", U"Sgt", U"etc",  U"vs", U"Rev"};

bool endsWith(u32string_view word, u32string_view end) {
  return word.size() >= end.size() && word.substr(word.size() - end.size()) == end;
}

}  // namespace

std::vector<std::size_t> cuts(u32string_view word) {
  if (word.find(U'\'') == u32string_view::npos) return {};
  const std::u32string lower = folded(word);
  std::vector<std::size_t> result;
  u32string_view rest = lower;
  for (bool found = true; found;) {  // "couldn't've" falls apart twice
    found = false;
    for (const u32string_view end : kContracted) {
      if (rest.size() <= end.size() || !endsWith(rest, end)) continue;
      rest.remove_suffix(end.size());
      result.push_back(rest.size());
      found = true;
      break;
    }
  }
  std::reverse(result.begin(), result.end());
  return result;
}

bool isContraction(u32string_view token) {
  const std::u32string lower = folded(token);
  return std::find(kContracted.begin(), kContracted.end(), lower) != kContracted.end();
}

bool isAbbreviation(u32string_view word) {
  return std::find(kAbbreviations.begin(), kAbbreviations.end(), word) != kAbbreviations.end();
}

}  // namespace lookback::english
