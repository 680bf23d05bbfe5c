// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/statistical/phrase_lattice.h"

namespace lookback::statistical {

struct DecoderOptions {
  int stack = 100;          // partial translations kept for each number of translated words
  double beam = 2;          // and only those at most so far below the best, in units of the score
  int distortionLimit = 6;  // source words that a jump may skip; negative: any number; 0: from left to right
  int translations = 20;    // of each source phrase at most
  friend bool operator==(const DecoderOptions&, const DecoderOptions&) = default;
};

/// Looks for the translation with the greatest λ · h, phrase by phrase (Koehn et al. 2003, section 2.3; Koehn 2004):
/// partial translations stand in stacks by the number of source words they have translated; those with the same future
/// are recombined; of each stack the best are extended, judged with the future cost of what is left.
///
/// A jump from the end of one phrase to the begin of the next may be at most `distortionLimit` wide, and so may the way
/// back to the first word that is not translated; therefore every partial translation can be finished.
///
/// Throws Error for more than kMostSourceWords words or none, and Error(interrupted).
SearchLattice searchPhrases(const PhraseOptionTable& options, const LanguageModel& model, const FeatureVector& weights,
                            const DecoderOptions& decoder, std::stop_token stop = {});

}  // namespace lookback::statistical
