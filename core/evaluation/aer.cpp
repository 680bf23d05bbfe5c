// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/aer.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/contract.h"

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

}  // namespace

AlignmentCounts& AlignmentCounts::operator+=(const AlignmentCounts& other) {
  links += other.links;
  sure += other.sure;
  linksSure += other.linksSure;
  linksPossible += other.linksPossible;
  return *this;
}

double AlignmentCounts::errorRate() const {
  return 1.0 - ratio(linksSure + linksPossible, links + sure);
}
double AlignmentCounts::precision() const {
  return ratio(linksPossible, links);
}
double AlignmentCounts::recall() const {
  return ratio(linksSure, sure);
}

AlignmentCounts compareAlignment(const AlignmentLinks& links, const GoldAlignment& gold) {
  const AlignmentLinks A = sortedUnique(links);
  const AlignmentLinks S = sortedUnique(gold.sure);
  AlignmentLinks sureOrPossible = gold.possible;
  sureOrPossible.insert(sureOrPossible.end(), S.begin(), S.end());
  const AlignmentLinks P = sortedUnique(std::move(sureOrPossible));
  return {static_cast<std::int64_t>(A.size()), static_cast<std::int64_t>(S.size()), common(A, S), common(A, P)};
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
