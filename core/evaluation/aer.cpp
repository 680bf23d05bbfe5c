// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/aer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback {
namespace {

AlignmentLinks sortedUnique(AlignmentLinks links) {
  std::sort(links.begin(), links.end());
  links.erase(std::unique(links.begin(), links.end()), links.end());
  return links;
}

std::int64_t common(const AlignmentLinks& a, const AlignmentLinks& b) {
  AlignmentLinks both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return static_cast<std::int64_t>(both.size());
}

double ratio(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 1.0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// "12-3" -> link and its sign ('-', '?' or 'p').
std::pair<AlignmentLink, char> parseLink(std::string_view word) {
  AlignmentLink link;
  const char* const end = word.data() + word.size();
  const auto [sign, sourceError] = std::from_chars(word.data(), end, link.source);
  if (sourceError == std::errc{} && sign != end && std::string_view("-?p").find(*sign) != std::string_view::npos) {
    const auto [rest, targetError] = std::from_chars(sign + 1, end, link.target);
    if (targetError == std::errc{} && rest == end && link.source >= 0 && link.target >= 0) return {link, *sign};
  }
  throw Error(fmt::format("\"{}\" is not an alignment link; write source-target with positions from 0, for example 0-0 "
                          "(sure) or 0?0 (possible)",
                          word));
}

template <class F>
void forEachWord(std::string_view line, F&& f) {
  constexpr std::string_view kBlanks = " \t\r\n";
  for (std::size_t begin = line.find_first_not_of(kBlanks); begin != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
    f(line.substr(begin, end - begin));
    begin = line.find_first_not_of(kBlanks, end);
  }
}

}  // namespace

AlignmentCounts& AlignmentCounts::operator+=(const AlignmentCounts& other) {
  links += other.links;
  sure += other.sure;
  linksSure += other.linksSure;
  linksPossible += other.linksPossible;
  return *this;
}

double AlignmentCounts::errorRate() const { return 1.0 - ratio(linksSure + linksPossible, links + sure); }
double AlignmentCounts::precision() const { return ratio(linksPossible, links); }
double AlignmentCounts::recall() const { return ratio(linksSure, sure); }

AlignmentCounts compareAlignment(const AlignmentLinks& links, const GoldAlignment& gold) {
  const AlignmentLinks A = sortedUnique(links);
  const AlignmentLinks S = sortedUnique(gold.sure);
  AlignmentLinks sureOrPossible = gold.possible;
  sureOrPossible.insert(sureOrPossible.end(), S.begin(), S.end());
  const AlignmentLinks P = sortedUnique(std::move(sureOrPossible));
  return {static_cast<std::int64_t>(A.size()), static_cast<std::int64_t>(S.size()), common(A, S), common(A, P)};
}

GoldAlignment parseGoldAlignment(std::string_view line) {
  GoldAlignment gold;
  forEachWord(line, [&](std::string_view word) {
    const auto [link, sign] = parseLink(word);
    (sign == '-' ? gold.sure : gold.possible).push_back(link);
  });
  return gold;
}

AlignmentLinks parseAlignment(std::string_view line) {
  AlignmentLinks links;
  forEachWord(line, [&](std::string_view word) { links.push_back(parseLink(word).first); });
  return links;
}

AlignmentLinks hardenAlignment(const Eigen::Ref<const Matrix<double>>& alpha, int sourceWords, int targetWords,
                               const HardenOptions& options) {
  LOOKBACK_EXPECTS(sourceWords >= 0 && sourceWords <= alpha.cols() && targetWords >= 0 && targetWords <= alpha.rows());
  AlignmentLinks links;
  const auto add = [&](Index j, Index i) {
    const AlignmentLink link{static_cast<int>(j), static_cast<int>(i) + options.shift};
    if (link.source < sourceWords && link.target >= 0 && link.target < targetWords) links.push_back(link);
  };
  for (Index i = 0; i < alpha.rows(); ++i) {
    if (options.rule == HardenOptions::Rule::threshold) {
      for (Index j = 0; j < alpha.cols(); ++j) {
        if (alpha(i, j) >= options.threshold) add(j, i);
      }
      continue;
    }
    Index heaviest = -1;  // the first comparison with NaN is false, so such a weight is never chosen
    for (Index j = 0; j < alpha.cols(); ++j) {
      if (alpha(i, j) >= 0 && (heaviest < 0 || alpha(i, j) > alpha(i, heaviest))) heaviest = j;
    }
    if (heaviest >= 0) add(heaviest, i);
  }
  std::sort(links.begin(), links.end());
  return links;
}

}  // namespace lookback
