// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/data/alignment_links.h"

namespace lookback::statistical {

/// A phrase pair in a pair of sentences; ends are one beyond the last word.
struct PhraseSpan {
  int sourceBegin = 0, sourceEnd = 0;
  int targetBegin = 0, targetEnd = 0;
  friend auto operator<=>(const PhraseSpan&, const PhraseSpan&) = default;
};

/// All phrase pairs that agree with the links (Koehn et al. 2003, section 3; Och and Ney 2004, equation 4): at least
/// one link joins the phrases, and no link leads from inside one to outside the other. Words without links may stand
/// inside and at the edges. At most `longest` words a side. By source begin, then end, then target begin, then end.
std::vector<PhraseSpan> extractPhrases(std::span<const Link> links, int sourceWords, int targetWords, int longest);

}  // namespace lookback::statistical
