// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/decoding/trace.h"

namespace lookback {

/// A word of one sentence and the word of another that stands in its place.
struct Counterpart {
  int a = -1, b = -1;  // positions, from 0; -1: it stands in one sentence only
  bool same = false;   // both are there and the same word
  friend bool operator==(const Counterpart&, const Counterpart&) = default;
};

/// Every word of two sentences once, in order, paired as the fewest replaced, added and left-out words would have it
/// (Levenshtein 1966). Of several ways the one that pairs words as early as it can.
std::vector<Counterpart> counterparts(std::span<const std::string> a, std::span<const std::string> b);

/// The first step (from 1) at which two translations write different words, or only one writes any; 0 if none.
int firstDeparture(const Trace& a, const Trace& b);

/// The weights of one trace less those of another, word by word.
struct TraceDifference {
  std::vector<Counterpart> rows;     // target words
  std::vector<Counterpart> columns;  // source words
  Matrix<double>
      alpha;  // (rows, columns) of b less of a, -1..1; NaN where either has no such row or column, or no weights
  double largest = 0;  // absolute value, of those that are numbers
  /// Of each row: half the sum of the absolute differences, that is the share of weight that moved, 0..1; NaN if any
  /// column counts in one trace only and for rows without counterpart.
  std::vector<double> moved;
};
TraceDifference differenceOf(const Trace& a, const Trace& b);

/// How far each annotation of `b` lies from the one of `a` at the same place, as a share of the length of that one:
/// |h_b(j) - h_a(j)| / |h_a(j)|. Empty where the sentences are not equally long.
std::vector<double> annotationShifts(const Trace& a, const Trace& b);

/// The step (from 1) whose word was least likely; 0 for a trace without steps, the earlier on a tie.
int leastLikelyStep(const Trace& trace);

}  // namespace lookback
