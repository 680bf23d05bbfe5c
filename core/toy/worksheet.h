// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/toy/toy.h"

namespace lookback {

/// The four moves of a by-hand calculation.
enum class Move { score, soften, weigh, sum };

/// A number on the sheet. Which one is said by `quantity`, `row` and `column`, both from 0.
struct SheetCell {
  enum class Quantity {
    energy,       // e_j, column j                       score
    exponential,  // exp e_j, column j                   soften
    total,        // sum of the exponentials             soften
    weight,       // alpha_j, column j                   soften
    product,      // alpha_j h_j, component row          weigh
    context,      // c, component row                    sum
  };
  Quantity quantity = Quantity::energy;
  Index row = 0;
  Index column = 0;
  double exact = 0;    // computed without rounding
  double onPaper = 0;  // computed from the rounded numbers that stand before it on the sheet, as a person does
  friend bool operator==(const SheetCell&, const SheetCell&) = default;
};

Move moveOf(SheetCell::Quantity quantity);

/// A by-hand calculation of one context vector: energies to softmax weights to blend, every number in the order of
/// writing. Where the energies come from a toy scorer, its tanh layer is in ToyStep.
struct Worksheet {
  std::vector<std::string> words;              // (T_x)
  Vector<double> e;                            // (T_x); never -inf: positions taken out are left off the sheet
  std::optional<Vector<double>> withNewState;  // (T_x) energies that s_i instead of s_{i-1} would give, if known
  Matrix<double> h;                            // (rows, T_x) the components of the annotations that are worked
  std::vector<Index> components;               // (rows) which of the 2n these are, from 0
  int places = 2;                              // decimal places written
  std::vector<SheetCell> cells;                // score, soften, weigh, sum
  double remainder = 0;                        // 1 less the sum of the rounded weights: shown, never hidden (F2)

  const SheetCell& cell(SheetCell::Quantity quantity, Index row, Index column) const;
};

/// Rounded to `places`, halves away from zero, as it is taught; what `{:.*f}` would print of 0.125 differs.
double roundedTo(double value, int places);
/// The digits of that, "0.10" for 0.1 at two places and never "-0.00".
std::string digits(double value, int places);

/// The sheet of one step: e (T_x), h (d, T_x). Positions at -inf are left off. Of more than `rows` components those
/// that differ most over the words with weight are worked. `places` 1..6.
Worksheet makeWorksheet(std::vector<std::string> words, ConstVectorRef<double> e, ConstMatrixRef<double> h, int places,
                        Index rows = ToyLimits::mostDimensions);

/// Whether an answer is right: it is what the exact or the paper value rounds to, give or take what lies between the
/// two. Nothing finer than the places asked for is expected.
bool accepts(const SheetCell& cell, double answer, int places);

}  // namespace lookback
