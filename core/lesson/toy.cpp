// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/toy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lookback::lesson {
namespace {

using Numbers = std::vector<double>;

double dot(const Numbers& a, const Numbers& b) {
  return std::inner_product(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin(),
                            0.0);
}

std::string withSign(std::string text, char decimalSign) {
  std::replace(text.begin(), text.end(), '.', decimalSign);
  if (text.starts_with('-')) text = "−" + text.substr(1);
  return text;
}

constexpr int kWorkedPlaces = 4;

/// " = 0.1982 ≈ 0.20"; without the rounding where it says nothing new.
std::string result(double value, int places, char sign) {
  const std::string exact = numberText(value, std::max(kWorkedPlaces, places), sign);
  const std::string rounded = numberText(value, places, sign);
  return places < kWorkedPlaces ? fmt::format(" = {} ≈ {}", exact, rounded) : fmt::format(" = {}", exact);
}

/// Σ a(k) · b(k), written out; negative factors in brackets.
std::string sumOfProducts(const Numbers& a, const Numbers& b, int placesOfA, char sign) {
  std::vector<std::string> terms;
  for (std::size_t k = 0; k < a.size() && k < b.size(); ++k) {
    const std::string left = placesOfA > 0 ? numberText(a[k], placesOfA, sign) : shortNumberText(a[k], sign);
    const std::string right = shortNumberText(b[k], sign);
    terms.push_back(fmt::format("{} · {}", a[k] < 0 ? "(" + left + ")" : left, b[k] < 0 ? "(" + right + ")" : right));
  }
  return fmt::format("{}", fmt::join(terms, " + "));
}

std::string additiveLine(const Toy& toy, const Numbers& h, double e, int places, char sign) {
  std::vector<std::string> terms;
  for (std::size_t k = 0; k < toy.v.size(); ++k) {
    const double inside = dot(toy.W[k], toy.state) + dot(toy.U[k], h);
    const std::string v = shortNumberText(toy.v[k], sign);
    terms.push_back(fmt::format("{} · tanh({})", toy.v[k] < 0 ? "(" + v + ")" : v, shortNumberText(inside, sign)));
  }
  return fmt::format("{}{}", fmt::join(terms, " + "), result(e, places, sign));
}

}  // namespace

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

std::vector<double> toyScores(const Toy& toy, const std::vector<double>& state) {
  Numbers e;
  for (const Numbers& h : toy.annotations) {
    if (!toy.additive()) {
      e.push_back(dot(state, h));
      continue;
    }
    double sum = 0;
    for (std::size_t k = 0; k < toy.v.size(); ++k) sum += toy.v[k] * std::tanh(dot(toy.W[k], state) + dot(toy.U[k], h));
    e.push_back(sum);
  }
  return e;
}

std::vector<double> toySoftmax(const std::vector<double>& e) {
  if (e.empty()) return {};
  const double largest = *std::max_element(e.begin(), e.end());
  Numbers alpha;
  for (const double energy : e) alpha.push_back(std::exp(energy - largest));
  const double total = std::accumulate(alpha.begin(), alpha.end(), 0.0);
  for (double& weight : alpha) weight /= total;
  return alpha;
}

std::optional<ToyNumbers> computeToy(const Toy& toy) {
  ToyNumbers numbers;
  numbers.e = toy.energies.empty() && !toy.state.empty() ? toyScores(toy, toy.state) : toy.energies;
  if (numbers.e.empty()) return std::nullopt;
  for (const double energy : numbers.e) numbers.exponentials.push_back(std::exp(energy));
  numbers.total = std::accumulate(numbers.exponentials.begin(), numbers.exponentials.end(), 0.0);
  if (!std::isfinite(numbers.total)) return std::nullopt;
  numbers.alpha = toySoftmax(numbers.e);
  if (!toy.annotations.empty()) numbers.c.resize(toy.annotations.front().size());
  for (std::size_t j = 0; j < toy.annotations.size() && j < numbers.alpha.size(); ++j)
    for (std::size_t k = 0; k < numbers.c.size() && k < toy.annotations[j].size(); ++k)
      numbers.c[k] += numbers.alpha[j] * toy.annotations[j][k];
  return numbers;
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

std::optional<double> toyValue(const ToyNumbers& numbers, const Symbol& symbol) {
  if (symbol.name == "total") return numbers.total;
  const Numbers& list = symbol.name == "e"       ? numbers.e
                        : symbol.name == "exp"   ? numbers.exponentials
                        : symbol.name == "alpha" ? numbers.alpha
                                                 : numbers.c;
  const auto index = static_cast<std::size_t>(symbol.index);
  if (index < 1 || index > list.size()) return std::nullopt;
  return list[index - 1];
}

std::string workedLine(const Toy& toy, const ToyNumbers& numbers, const Symbol& symbol, int places, char sign) {
  const std::optional<double> value = toyValue(numbers, symbol);
  if (!value) return {};
  const auto j = static_cast<std::size_t>(std::max(symbol.index, 1)) - 1;
  if (symbol.name == "exp")
    return fmt::format("exp({}){}", shortNumberText(numbers.e[j], sign), result(*value, places, sign));
  if (symbol.name == "alpha")
    return fmt::format("{} / {}{}", numberText(numbers.exponentials[j], kWorkedPlaces, sign),
                       numberText(numbers.total, kWorkedPlaces, sign), result(*value, places, sign));
  if (symbol.name == "total") {
    std::vector<std::string> terms;
    for (const double term : numbers.exponentials) terms.push_back(numberText(term, kWorkedPlaces, sign));
    return fmt::format("{}{}", fmt::join(terms, " + "), result(*value, places, sign));
  }
  if (symbol.name == "c") {
    Numbers component;
    for (const Numbers& h : toy.annotations) component.push_back(j < h.size() ? h[j] : 0.0);
    return sumOfProducts(numbers.alpha, component, kWorkedPlaces, sign) + result(*value, places, sign);
  }
  if (toy.state.empty() || j >= toy.annotations.size()) return numberText(*value, places, sign);
  if (toy.additive()) return additiveLine(toy, toy.annotations[j], *value, places, sign);
  return sumOfProducts(toy.state, toy.annotations[j], 0, sign) + result(*value, places, sign);
}

}  // namespace lookback::lesson
