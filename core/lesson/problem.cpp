// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/problem.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/lesson/limits.h"
#include "core/text/unicode.h"

namespace lookback::lesson {
namespace {

/// Number of single-letter changes between two short words.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string Problem::text() const {
  return fmt::format("{}:{}:{}: {}{}{}", file, place.line, place.column, sentence, remedy.empty() ? "" : " ", remedy);
}

void Report::add(Severity severity, Place place, std::string sentence, std::string remedy) {
  if (m_problems.size() > kMostProblems) return;
  if (m_problems.size() == kMostProblems) {
    sentence = "There are more problems than these.";
    remedy = "Mend some of them and look again.";
  }
  m_problems.push_back({m_file, place, severity, std::move(sentence), std::move(remedy)});
}

std::size_t Report::errors() const {
  return static_cast<std::size_t>(std::count_if(m_problems.begin(), m_problems.end(), [](const Problem& problem) {
    return problem.severity == Severity::error;
  }));
}

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  constexpr std::size_t kLongest = 40;
  if (word.empty() || word.size() > kLongest) return {};
  std::string best;
  std::size_t least = std::max<std::size_t>(word.size() >= 5 ? 2 : 1, word.size() / 3) + 1;
  for (const std::string& candidate : known) {
    if (candidate.size() > kLongest) continue;
    const std::size_t distance = editDistance(word, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

std::string suggestion(std::string_view word, const std::vector<std::string>& known) {
  constexpr std::size_t kMostListed = 24;
  const std::string near = nearest(word, known);
  if (!near.empty()) return fmt::format("Did you mean \"{}\"?", near);
  if (known.empty()) return "There is none yet.";
  if (known.size() > kMostListed) return "lessons/README.md lists them all.";
  return fmt::format("There {} {}.", known.size() == 1 ? "is only" : "are", fmt::join(known, ", "));
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t kCharacters = 40;
  std::u32string characters = unicode::decode(text.substr(0, kCharacters * 4 + 4));
  std::replace_if(
      characters.begin(), characters.end(), [](char32_t c) { return c < U' '; }, U' ');
  if (characters.size() <= kCharacters) return unicode::encode(characters);
  return unicode::encode(characters.substr(0, kCharacters - 1)) + "…";
}

}  // namespace lookback::lesson
