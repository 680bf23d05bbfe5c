// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/link_comparison.h"

#include <algorithm>
#include <map>

namespace lookback {

LinkOutcome outcomeOf(LinkKind gold, bool proposed) {
  if (gold == LinkKind::none) return proposed ? LinkOutcome::extra : LinkOutcome::none;
  if (proposed) return LinkOutcome::hit;
  return gold == LinkKind::sure ? LinkOutcome::miss : LinkOutcome::open;
}

std::vector<ComparedLink> compareLinks(const GoldAlignment& gold, const GoldAlignment& own,
                                       const AlignmentLinks& model) {
  std::map<AlignmentLink, ComparedLink> all;
  const auto mark = [&all](const GoldAlignment& links, LinkKind ComparedLink::*kind) {
    for (const AlignmentLink& link : links.possible) all[link].*kind = LinkKind::possible;
    for (const AlignmentLink& link : links.sure) all[link].*kind = LinkKind::sure;
  };
  mark(gold, &ComparedLink::gold);
  mark(own, &ComparedLink::own);
  for (const AlignmentLink& link : model) all[link].model = true;
  std::vector<ComparedLink> compared;
  compared.reserve(all.size());
  for (auto& [link, one] : all) {
    one.link = link;
    compared.push_back(one);
  }
  return compared;
}

OutcomeCounts countOutcomes(const std::vector<ComparedLink>& links) {
  OutcomeCounts counts;
  for (const ComparedLink& one : links) {
    const LinkOutcome outcome = outcomeOf(one.gold, one.model);
    counts.hits += outcome == LinkOutcome::hit;
    counts.misses += outcome == LinkOutcome::miss;
    counts.extras += outcome == LinkOutcome::extra;
    counts.open += outcome == LinkOutcome::open;
  }
  return counts;
}

AlignmentLinks allLinks(const GoldAlignment& alignment) {
  AlignmentLinks links = alignment.sure;
  links.insert(links.end(), alignment.possible.begin(), alignment.possible.end());
  std::sort(links.begin(), links.end());
  links.erase(std::unique(links.begin(), links.end()), links.end());
  return links;
}

}  // namespace lookback
