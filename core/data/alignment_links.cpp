// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/alignment_links.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/reader_lines.h"

namespace lookback {

namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::size_t kMostLineBytes = 1 << 24;  // far more links than a pair of sentences can have
constexpr std::size_t kShownBytes = 20;          // of a word that is no link, in a message

struct ParsedLink {
  Link link;
  bool sure = false;
};

/// Takes a number off the front of `text`; absent where there is none or it is too large.
std::optional<int> takeNumber(std::string_view& text) {
  int number = 0;
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<ParsedLink> parseLink(std::string_view word) {
  const std::optional<int> source = takeNumber(word);
  if (!source || word.empty()) return std::nullopt;
  const char kind = word.front();
  word.remove_prefix(1);
  if (kind != '-' && kind != '?' && kind != 'p') return std::nullopt;
  const std::optional<int> target = takeNumber(word);
  if (!target || !word.empty()) return std::nullopt;
  return ParsedLink{{*source, *target}, kind == '-'};
}

void sortUnique(std::vector<Link>& links) {
  std::sort(links.begin(), links.end());
  links.erase(std::unique(links.begin(), links.end()), links.end());
}

}  // namespace

Links orderedLinks(Links links) {
  sortUnique(links.sure);
  sortUnique(links.possible);
  std::vector<Link> onlyPossible;
  std::set_difference(links.possible.begin(), links.possible.end(), links.sure.begin(), links.sure.end(),
                      std::back_inserter(onlyPossible));
  links.possible = std::move(onlyPossible);
  return links;
}

Links parseLinks(std::string_view line) {
  Links links;
  std::size_t begin = line.find_first_not_of(kBlanks);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
    const std::string_view word = line.substr(begin, end - begin);
    const std::optional<ParsedLink> parsed = parseLink(word);
    if (!parsed) {
      throw Error(
          fmt::format("\"{}\" at byte {} is no link; write i-j for a sure and i?j for a possible one, counted from 0",
                      word.substr(0, kShownBytes), begin + 1));
    }
    (parsed->sure ? links.sure : links.possible).push_back(parsed->link);
    begin = line.find_first_not_of(kBlanks, end);
  }
  return orderedLinks(std::move(links));
}

std::string linksText(const Links& links) {
  std::vector<ParsedLink> all;
  for (const Link& link : links.sure) all.push_back({link, true});
  for (const Link& link : links.possible) all.push_back({link, false});
  std::sort(all.begin(), all.end(), [](const ParsedLink& a, const ParsedLink& b) { return a.link < b.link; });
  std::string text;
  for (const ParsedLink& one : all) {
    fmt::format_to(std::back_inserter(text), "{}{}{}{}", text.empty() ? "" : " ", one.link.source, one.sure ? '-' : '?',
                   one.link.target);
  }
  return text;
}

std::vector<Links> readLinks(const std::filesystem::path& path) {
  LineReader reader(path, kMostLineBytes);
  std::vector<Links> all;
  for (Line line; reader.next(line);) {
    if (line.tooLong) throw Error(fmt::format("{}, line {}: too long to be links", reader.file().name(), line.number));
    try {
      all.push_back(parseLinks(line.text));
    } catch (const Error& error) {
      throw Error(fmt::format("{}, line {}: {}", reader.file().name(), line.number, error.what()));
    }
  }
  return all;
}

void writeLinks(const std::filesystem::path& path, std::span<const Links> links) {
  std::string text;
  for (const Links& pair : links) text += linksText(pair) + "\n";
  writeFileAtomically(path, text);
}

}  // namespace lookback
