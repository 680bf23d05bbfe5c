// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/bleu.h"
#include "core/evaluation/evaluation.h"

namespace lookback {

/// One n-gram of a translation: how often it stands there, how often at most in one reference, and so how many of its
/// occurrences count as matches (clipping).
struct NGramMatch {
  std::string text;  // tokens joined by a space
  std::int64_t inTranslation = 0, inReference = 0;
  std::int64_t counted() const { return inTranslation < inReference ? inTranslation : inReference; }
};

/// BLEU of one sentence worked through.
struct SentenceBreakdown {
  std::vector<std::string> translation;              // tokens that BLEU counts
  std::vector<std::vector<std::string>> references;  // likewise; those with text
  /// [order - 1], each in the order of first occurrence in the translation; sums of counted() and inTranslation are
  /// matches and totals of `score.counts`.
  std::array<std::vector<NGramMatch>, kBleuOrders> ngrams;
  BleuScore score;  // with effective order: a short sentence has no 4-gram
};
SentenceBreakdown breakDown(std::string_view translation, std::span<const std::string> references,
                            const BleuOptions& options = {});

/// exp of the mean of the precisions' logarithms, 0..100: BLEU is this times the brevity penalty. 0 if a precision is.
double geometricMean(const BleuScore& score);

/// The sentence to work through first: of those with a matching 4-gram and a usual length (6 to 20 tokens) the one
/// whose own score is nearest to that of all; if there is none, the first. `sentences` must not be empty.
std::size_t typicalSentence(std::span<const EvaluatedSentence> sentences, const BleuOptions& options = {});

}  // namespace lookback
