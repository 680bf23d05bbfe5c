// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/toy/toy.h"

/// The toy calculator (core/toy) as lessons write it: numbers in lists, names for the numbers of a sheet, worked lines.
namespace lookback::lesson {

/// A toy as a lesson gives it. T_x words; lists are empty where there is nothing.
struct ToyParts {
  std::vector<std::string> words;                // T_x
  std::vector<double> energies;                  // T_x; empty: the scorer's
  std::vector<std::vector<double>> annotations;  // T_x rows; row j is h(j)
  std::vector<double> state;                     // s(i-1)
  std::vector<double> newState;                  // s(i); only to recognise who took it by mistake (M1)
  // The additive scorer e(j) = v · tanh(W s(i-1) + U h(j)); empty: the dot product s(i-1) · h(j).
  std::vector<std::vector<double>> W, U;
  std::vector<double> v;
};

/// What it is in the calculator. Without annotations and without a state they are zero. Throws Error as checkToy does,
/// or where its lists do not fit each other.
Toy toyOf(const ToyParts& parts);

/// softmax of any number of energies: shares that add to 1.
std::vector<double> sharesOf(const std::vector<double>& energies);

/// A toy with what follows from it, for a question.
struct QuizToy {
  Toy toy;
  ToyStep step;
  bool annotated = false;  // else it has no context
  bool scored = false;     // its energies come from a state
  /// α as the state after the word would give it (M1), where the lesson has one.
  std::optional<ToyStep> withNewState;
};
QuizToy quizToy(const ToyParts& parts);

/// A number of the sheet by its name: "e.2", "exp.2", "total", "alpha.2", "c.1"; counted from 1.
struct Symbol {
  std::string name;  // "alpha"
  int index = 0;     // 2; 0 for "total"
};
/// Absent where `text` is no symbol.
std::optional<Symbol> parseSymbol(std::string_view text);
/// Absent if the toy has no such number.
std::optional<double> toyValue(const QuizToy& toy, const Symbol& symbol);
/// How that number is worked out, in one line: "0.1142 · 1 + 0.8438 · 0 + 0.0420 · 2 = 0.1982 ≈ 0.20". `decimalSign` is
/// '.' or ','. Intermediate numbers have four places.
std::string workedLine(const QuizToy& toy, const Symbol& symbol, int places, char decimalSign);

/// A number with that many digits after the decimal sign, and a true minus sign.
std::string numberText(double value, int places, char decimalSign);
/// A number in the fewest digits that mean it (at most six places): "2", "0.25".
std::string shortNumberText(double value, char decimalSign);

}  // namespace lookback::lesson
