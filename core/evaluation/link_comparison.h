// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/evaluation/aer.h"

namespace lookback {

/// What people say of one pair of words.
enum class LinkKind : std::uint8_t { none, possible, sure };

/// What a proposed link, or its absence, is worth beside what people say.
enum class LinkOutcome : std::uint8_t {
  none,   // nobody links the pair
  hit,    // proposed, and sure or possible
  miss,   // sure, and not proposed
  extra,  // proposed, and not even possible
  open,   // possible, and not proposed: neither right nor wrong
};
LinkOutcome outcomeOf(LinkKind gold, bool proposed);

/// One pair of words that somebody links: the gold, the learner, the model.
struct ComparedLink {
  AlignmentLink link;
  LinkKind gold = LinkKind::none;
  LinkKind own = LinkKind::none;
  bool model = false;
  friend bool operator==(const ComparedLink&, const ComparedLink&) = default;
};

/// Every pair of words that at least one of the three links, by source and then target position. A sure link stays sure
/// where it is listed as possible too.
std::vector<ComparedLink> compareLinks(const GoldAlignment& gold, const GoldAlignment& own,
                                       const AlignmentLinks& model);

/// How many links end in each way.
struct OutcomeCounts {
  int hits = 0, misses = 0, extras = 0, open = 0;
  friend bool operator==(const OutcomeCounts&, const OutcomeCounts&) = default;
};
/// Of the model's links beside the gold.
OutcomeCounts countOutcomes(const std::vector<ComparedLink>& links);

/// The links of an alignment by people as a proposal: sure and possible ones alike.
AlignmentLinks allLinks(const GoldAlignment& alignment);

}  // namespace lookback
