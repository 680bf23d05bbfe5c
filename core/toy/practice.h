// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/toy/worksheet.h"

namespace lookback {

/// The three rungs of the arithmetic trainer (P9): watch one calculation, finish one with a number missing, do a whole
/// one.
enum class Rung { watch, complete, alone };

/// Errors that people make, recognised by name (P10).
enum class Mistake {
  notNormalised,     // exp e_j left undivided
  noExponential,     // e_j over the sum of the energies
  largestTakesAll,   // 1 for the largest energy, 0 for the others
  averaged,          // every word weighs the same
  summedUnweighted,  // annotations added without their weights
  otherWord,         // the number of another source word
  otherComponent,    // another component of c: rows and columns swapped
  wrongState,        // scored with s_i instead of s_{i-1}
  inverted,          // total over exponential
  signLost,          // right but for the sign
  tooFewPlaces,      // right, rounded too roughly
  shiftedPoint,      // right but for a factor of 10 or 100
};

struct Verdict {
  bool right = false;
  std::optional<Mistake> mistake;  // absent: wrong in a way of its own
};

/// Judges an answer to one cell of a sheet.
Verdict judge(const Worksheet& sheet, const SheetCell& cell, double answer);

/// A calculation to be done: a sheet and which of its cells (by number) are blank.
struct Exercise {
  Worksheet sheet;
  std::vector<std::size_t> blanks;  // rising; none on the rung `watch`
};

/// A new exercise with small whole numbers: 3 words, 2 dimensions, energies -1..4 that differ, annotations -2..3. The
/// same seed gives the same exercise.
Exercise makeExercise(Rung rung, std::uint64_t seed, int places = 2);

/// The blanks of a rung on any sheet (from a step of a real model, too).
std::vector<std::size_t> chooseBlanks(const Worksheet& sheet, Rung rung, std::uint64_t seed);

}  // namespace lookback
