// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/quiz_toy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"

namespace lookback::lesson {
namespace {

constexpr int kWorkedPlaces = 4;

Matrix<double> rowsOf(const std::vector<std::vector<double>>& numbers) {
  Matrix<double> m(static_cast<Index>(numbers.size()),
                   static_cast<Index>(numbers.empty() ? 0 : numbers.front().size()));
  for (Index i = 0; i < m.rows(); ++i) {
    const std::vector<double>& row = numbers[static_cast<std::size_t>(i)];
    if (static_cast<Index>(row.size()) != m.cols()) throw Error("toy: rows of different lengths");
    for (Index j = 0; j < m.cols(); ++j) m(i, j) = row[static_cast<std::size_t>(j)];
  }
  return m;
}

Vector<double> columnOf(const std::vector<double>& numbers) {
  return Eigen::Map<const Vector<double>>(numbers.data(), static_cast<Index>(numbers.size()));
}

std::string withSign(std::string text, char decimalSign) {
  std::replace(text.begin(), text.end(), '.', decimalSign);
  if (text.starts_with('-')) text = "−" + text.substr(1);
  return text;
}

/// " = 0.1982 ≈ 0.20"; without the rounding where it says nothing new.
std::string result(double value, int places, char sign) {
  const std::string exact = numberText(value, std::max(kWorkedPlaces, places), sign);
  const std::string rounded = numberText(value, places, sign);
  return places < kWorkedPlaces ? fmt::format(" = {} ≈ {}", exact, rounded) : fmt::format(" = {}", exact);
}

std::string inBrackets(double value, std::string text) {
  return value < 0 ? "(" + text + ")" : text;
}

/// Σ a(k) · b(k), written out; negative factors in brackets.
std::string sumOfProducts(const Vector<double>& a, const Vector<double>& b, int placesOfA, char sign) {
  std::vector<std::string> terms;
  for (Index k = 0; k < std::min(a.size(), b.size()); ++k) {
    const std::string left = placesOfA > 0 ? numberText(a(k), placesOfA, sign) : shortNumberText(a(k), sign);
    terms.push_back(fmt::format("{} · {}", inBrackets(a(k), left), inBrackets(b(k), shortNumberText(b(k), sign))));
  }
  return fmt::format("{}", fmt::join(terms, " + "));
}

std::string additiveLine(const QuizToy& toy, Index j, int places, char sign) {
  std::vector<std::string> terms;
  const Vector<double>& v = toy.toy.attention.v_a;
  for (Index k = 0; k < v.size(); ++k)
    terms.push_back(fmt::format("{} · tanh({})", inBrackets(v(k), shortNumberText(v(k), sign)),
                                shortNumberText(toy.step.pre(k, j), sign)));
  return fmt::format("{}{}", fmt::join(terms, " + "), result(toy.step.e(j), places, sign));
}

const Vector<double>* listOf(const QuizToy& toy, const std::string& name) {
  if (name == "e") return &toy.step.e;
  if (name == "exp") return &toy.step.exponentials;
  if (name == "alpha") return &toy.step.alpha;
  return toy.annotated ? &toy.step.c : nullptr;
}

}  // namespace

Toy toyOf(const ToyParts& parts) {
  Matrix<double> h = rowsOf(parts.annotations).transpose();
  if (h.size() == 0) h = Matrix<double>::Zero(ToyLimits::leastDimensions, static_cast<Index>(parts.words.size()));
  Attention<double> attention;
  if (!parts.v.empty()) {
    attention.W_a = rowsOf(parts.W);
    attention.U_a = rowsOf(parts.U);
    attention.v_a = columnOf(parts.v);
    attention.b_a = Vector<double>::Zero(attention.v_a.size());
  }
  Vector<double> state = parts.state.empty() ? Vector<double>(Vector<double>::Zero(h.rows())) : columnOf(parts.state);
  Toy toy = bareToy(parts.words, std::move(h), std::move(state), std::move(attention));
  for (std::size_t j = 0; j < std::min(toy.byHand.size(), parts.energies.size()); ++j)
    toy.byHand[j] = parts.energies[j];
  checkToy(toy);
  return toy;
}

std::vector<double> sharesOf(const std::vector<double>& energies) {
  const Vector<double> e = columnOf(energies);
  if (e.size() == 0) return {};
  const Vector<double> exponentials = (e.array() - e.maxCoeff()).exp();
  const Vector<double> alpha = exponentials / exponentials.sum();
  return {alpha.begin(), alpha.end()};
}

QuizToy quizToy(const ToyParts& parts) {
  QuizToy made;
  made.toy = toyOf(parts);
  made.step = computeStep(made.toy);
  made.annotated = !parts.annotations.empty();
  made.scored = !parts.state.empty();
  if (parts.newState.empty()) return made;
  ToyParts after = parts;
  after.state = parts.newState;
  after.energies.clear();
  made.withNewState = computeStep(toyOf(after));
  return made;
}

std::string numberText(double value, int places, char decimalSign) {
  std::string text = fmt::format("{:.{}f}", value, places);
  if (text.find_first_of("123456789") == text.npos && text.starts_with('-')) text.erase(0, 1);  // no "-0.00"
  return withSign(std::move(text), decimalSign);
}

std::string shortNumberText(double value, char decimalSign) {
  std::string text = fmt::format("{:.6f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  if (text == "-0") text = "0";
  return withSign(std::move(text), decimalSign);
}

std::optional<Symbol> parseSymbol(std::string_view text) {
  if (text == "total") return Symbol{"total", 0};
  const std::size_t point = text.find('.');
  if (point == text.npos) return std::nullopt;
  const std::string_view name = text.substr(0, point), index = text.substr(point + 1);
  const bool known = name == "e" || name == "exp" || name == "alpha" || name == "c";
  if (!known || index.size() != 1 || index[0] < '1' || index[0] > '9') return std::nullopt;
  return Symbol{std::string(name), index[0] - '0'};
}

std::optional<double> toyValue(const QuizToy& toy, const Symbol& symbol) {
  if (symbol.name == "total") return toy.step.total;
  const Vector<double>* list = listOf(toy, symbol.name);
  if (list == nullptr || symbol.index < 1 || symbol.index > list->size()) return std::nullopt;
  return (*list)(symbol.index - 1);
}

std::string workedLine(const QuizToy& toy, const Symbol& symbol, int places, char sign) {
  const std::optional<double> value = toyValue(toy, symbol);
  if (!value) return {};
  const Index j = std::max(symbol.index, 1) - 1;
  const ToyStep& step = toy.step;
  if (symbol.name == "exp")
    return fmt::format("exp({}){}", shortNumberText(step.e(j), sign), result(*value, places, sign));
  if (symbol.name == "alpha")
    return fmt::format("{} / {}{}", numberText(step.exponentials(j), kWorkedPlaces, sign),
                       numberText(step.total, kWorkedPlaces, sign), result(*value, places, sign));
  if (symbol.name == "total") {
    std::vector<std::string> terms;
    // One place more than the total, or the printed numbers would add up to another one.
    for (const double term : step.exponentials) terms.push_back(numberText(term, kWorkedPlaces + 1, sign));
    return fmt::format("{}{}", fmt::join(terms, " + "), result(*value, places, sign));
  }
  if (symbol.name == "c")
    return sumOfProducts(step.alpha, toy.toy.h.row(j), kWorkedPlaces, sign) + result(*value, places, sign);
  if (!toy.scored || toy.toy.byHand[static_cast<std::size_t>(j)]) return numberText(*value, places, sign);
  if (toy.toy.additive()) return additiveLine(toy, j, places, sign);
  return sumOfProducts(toy.toy.sPrev, toy.toy.h.col(j), 0, sign) + result(*value, places, sign);
}

}  // namespace lookback::lesson
