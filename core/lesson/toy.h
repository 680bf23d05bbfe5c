// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The calculator for a few words: energies, weights and context by hand, in double, with every step to show. It is no
/// model and shares nothing with one.
namespace lookback::lesson {

/// What is given. Word j has annotation h(j); T_x words.
struct Toy {
  std::vector<std::string> words;                // T_x
  std::vector<double> energies;                  // T_x; empty: computed from the state
  std::vector<std::vector<double>> annotations;  // T_x rows; row j is h(j)
  std::vector<double> state;                     // s(i-1)
  std::vector<double> newState;                  // s(i); only to recognise who took it by mistake (M1)
  // The additive scorer e(j) = v · tanh(W s(i-1) + U h(j)); empty: the dot product s(i-1) · h(j).
  std::vector<std::vector<double>> W, U;
  std::vector<double> v;

  bool additive() const { return !v.empty(); }
};

/// What follows from a Toy.
struct ToyNumbers {
  std::vector<double> e, exponentials, alpha;  // T_x each
  double total = 0;                            // of the exponentials
  std::vector<double> c;                       // the context Σ α(j) h(j); empty without annotations
};

/// Absent if neither energies nor a state with annotations is given, or if an exponential is too large for a number.
std::optional<ToyNumbers> computeToy(const Toy& toy);
/// e(j) of each word with `state` as the state.
std::vector<double> toyScores(const Toy& toy, const std::vector<double>& state);
/// softmax(e): exp(e(j)) / Σ exp(e(k)), safe for any finite energies.
std::vector<double> toySoftmax(const std::vector<double>& e);

/// A number of the sheet by its name: "e.2", "exp.2", "total", "alpha.2", "c.1"; counted from 1.
struct Symbol {
  std::string name;  // "alpha"
  int index = 0;     // 2; 0 for "total"
};
/// Absent where `text` is no symbol.
std::optional<Symbol> parseSymbol(std::string_view text);
/// Absent if the toy has no such number.
std::optional<double> toyValue(const ToyNumbers& numbers, const Symbol& symbol);
/// How that number is worked out, in one line: "0.1142 · 1 + 0.8438 · 0 + 0.0420 · 2 = 0.1982 ≈ 0.20". `decimalSign` is
/// '.' or
/// ','. Intermediate numbers have four places.
std::string workedLine(const Toy& toy, const ToyNumbers& numbers, const Symbol& symbol, int places, char decimalSign);

/// A number with that many digits after the decimal sign, and a true minus sign.
std::string numberText(double value, int places, char decimalSign);
/// A number in the fewest digits that mean it (at most six places): "2", "0.25".
std::string shortNumberText(double value, char decimalSign);

}  // namespace lookback::lesson
