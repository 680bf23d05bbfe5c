// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/data/alignment_links.h"

namespace lookback::statistical {

/// How the links of both directions become one set (Och and Ney 2003, section 4; Koehn et al. 2003). Each method's
/// links lie between the intersection and the union.
enum class Symmetrisation {
  forward,        // as the forward direction has them: at most one a target word
  reverse,        // at most one a source word
  intersection,   // links of both
  unite,          // links of either
  growDiag,       // the intersection, and links of the union that touch it (diagonally too) and give a word its first
  growDiagFinal,  // then links of either direction that give a word its first
  growDiagFinalAnd,  // then those only that give both their words their first
};

/// "forward", "reverse", "intersection", "union", "grow-diag", "grow-diag-final", "grow-diag-final-and".
std::string_view name(Symmetrisation method);
/// The reverse; Error(wrongUsage) lists the allowed ones.
Symmetrisation symmetrisationFromName(std::string_view name);

/// One set from two; all sorted by source, then target word, without repeats. Positions lie in 0 … sourceWords - 1 and
/// 0 … targetWords - 1.
std::vector<Link> symmetrise(std::span<const Link> forward, std::span<const Link> reverse, int sourceWords,
                             int targetWords, Symmetrisation method);

}  // namespace lookback::statistical
