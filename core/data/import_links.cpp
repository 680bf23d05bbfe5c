// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_links.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/text/characters.h"
#include "core/text/unicode.h"

namespace lookback {

namespace {

using Parts = std::vector<std::vector<int>>;

/// Lengths of the words between blanks, in letters as the tokeniser sees them.
std::vector<std::size_t> blankLengths(std::string_view text) {
  std::vector<std::size_t> lengths;
  std::u32string word;
  const auto close = [&] {
    if (word.empty()) return;
    const std::size_t length = cleanCharacters(unicode::encode(word)).size();
    if (length > 0) lengths.push_back(length);
    word.clear();
  };
  for (const char32_t c : unicode::decode(text)) {
    if (unicode::kindOf(c) == unicode::Kind::space)
      close();
    else
      word.push_back(c);
  }
  close();
  return lengths;
}

std::size_t letters(const std::string& token) {
  const std::u32string points = unicode::decode(token);
  return static_cast<std::size_t>(
      std::count_if(points.begin(), points.end(), [](char32_t c) { return c != kGlueMark && c != kSpaceMark; }));
}

bool has(const Parts& parts, int position) {
  return position >= 0 && position < static_cast<int>(parts.size());
}

/// Links between words as links between their parts; counts those that point nowhere.
std::vector<Link> spread(const std::vector<Link>& links, const Parts& source, const Parts& target,
                         std::uint64_t& lost) {
  std::vector<Link> spread;
  for (const Link& link : links) {
    if (!has(source, link.source) || !has(target, link.target)) {
      ++lost;
      continue;
    }
    for (const int i : source[static_cast<std::size_t>(link.source)])
      for (const int j : target[static_cast<std::size_t>(link.target)]) spread.push_back({i, j});
  }
  return spread;
}

Parts ownWords(std::size_t count) {
  Parts parts(count);
  for (std::size_t k = 0; k < count; ++k) parts[k] = {static_cast<int>(k)};
  return parts;
}

void flip(std::vector<Link>& links) {
  for (Link& link : links) std::swap(link.source, link.target);
}

}  // namespace

Parts wordsOfBlanks(std::string_view text, const std::vector<std::string>& words) {
  Parts parts;
  std::size_t word = 0, end = words.empty() ? 0 : letters(words[0]), begin = 0, at = 0;
  for (const std::size_t length : blankLengths(text)) {
    std::vector<int> here;
    const std::size_t until = at + length;
    while (word < words.size() && begin < until) {
      here.push_back(static_cast<int>(word));
      if (end > until) break;  // goes on in the next one
      begin = end;
      if (++word < words.size()) end += letters(words[word]);
    }
    parts.push_back(std::move(here));
    at = until;
  }
  const bool allMet = word == words.size() && begin == at;
  return allMet ? parts : Parts();
}

ImportLinks::ImportLinks(const std::filesystem::path& path, bool targetFirst)
    : m_name(pathText(path)), m_targetFirst(targetFirst), m_lines(readLinks(path)) {}

void ImportLinks::add(const ImportPair& pair) {
  Links raw = pair.line <= m_lines.size() ? m_lines[pair.line - 1] : Links();
  if (m_targetFirst != pair.swapped) flip(raw.sure), flip(raw.possible);
  m_links += raw.sure.size() + raw.possible.size();
  const auto take = [&](Candidate& candidate, const Parts& source, const Parts& target) {
    const std::uint64_t before = candidate.lost;
    Links links{spread(raw.sure, source, target, candidate.lost), spread(raw.possible, source, target, candidate.lost)};
    candidate.links.push_back(orderedLinks(std::move(links)));
    if (before == 0 && candidate.lost > 0) candidate.firstLost = pair.line;
  };
  if (raw.sure.empty() && raw.possible.empty()) {
    m_blanks.links.emplace_back();
    m_own.links.emplace_back();
    return;
  }
  take(m_blanks, wordsOfBlanks(pair.sourceText, pair.source), wordsOfBlanks(pair.targetText, pair.target));
  take(m_own, ownWords(pair.source.size()), ownWords(pair.target.size()));
}

std::vector<Links> ImportLinks::finish(std::uint64_t linesRead, ImportLinksReport& report) {
  if (m_lines.size() != linesRead)
    throw Error(
        fmt::format("{} has {} lines and the corpus has {}; a file of links needs one line for each, empty where "
                    "a pair has no links",
                    m_name, m_lines.size(), linesRead));
  report.countsBlanks = m_blanks.lost <= m_own.lost;
  Candidate& chosen = report.countsBlanks ? m_blanks : m_own;
  report.links = m_links;
  report.lost = chosen.lost;
  report.firstLost = chosen.firstLost;
  report.linkedPairs = static_cast<std::uint64_t>(std::count_if(
      chosen.links.begin(), chosen.links.end(), [](const Links& l) { return !l.sure.empty() || !l.possible.empty(); }));
  return std::move(chosen.links);
}

}  // namespace lookback
