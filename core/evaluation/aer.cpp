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

/// The first largest weight of a row or column; -1 without any. The first comparison with NaN is false, so such a
/// weight is never chosen.
template <class Line>
Index heaviest(const Line& weights) {
  Index best = -1;
  for (Index k = 0; k < weights.size(); ++k) {
    if (weights(k) >= 0 && (best < 0 || weights(k) > weights(best))) best = k;
  }
  return best;
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

AlignmentLinks intersectLinks(const AlignmentLinks& a, const AlignmentLinks& b) {
  const AlignmentLinks first = sortedUnique(a), second = sortedUnique(b);
  AlignmentLinks both;
  std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
  return both;
}

AlignmentLinks hardenAlignment(const Eigen::Ref<const Matrix<double>>& alpha, int sourceWords, int targetWords,
                               const HardenOptions& options) {
  LOOKBACK_EXPECTS(sourceWords >= 0 && sourceWords <= alpha.cols() && targetWords >= 0 && targetWords <= alpha.rows());
  const bool bothWays = options.rule == HardenOptions::Rule::intersection;
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
    const Index j = heaviest(alpha.row(i));
    if (j >= 0 && (!bothWays || heaviest(alpha.col(j)) == i)) add(j, i);
  }
  std::sort(links.begin(), links.end());
  return links;
}

}  // namespace lookback
