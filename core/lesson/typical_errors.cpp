// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/typical_errors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lookback::lesson {
namespace {

using Numbers = std::vector<double>;

double rounded(double value, int places) {
  const double unit = std::pow(10.0, places);
  return std::round(value * unit) / unit;
}

double mean(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// Everything one blank of a toy can go wrong by.
class Anticipation {
 public:
  Anticipation(const Toy& toy, const ToyNumbers& numbers, const Symbol& symbol, int places)
      : m_toy(toy), m_numbers(numbers), m_symbol(symbol), m_places(places) {}

  std::vector<AnticipatedError> errors() {
    if (m_symbol.name == "alpha") alpha();
    if (m_symbol.name == "c") context();
    if (m_symbol.name == "e") energy();
    if (m_symbol.name == "total") add(TypicalError::noExponential, sum(m_numbers.e));
    if (m_symbol.name == "exp") otherWords(m_numbers.exponentials);
    return std::move(m_errors);
  }

 private:
  std::size_t index() const { return static_cast<std::size_t>(m_symbol.index) - 1; }
  static double sum(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }

  void add(TypicalError error, double value, std::string word = {}) {
    if (std::isfinite(value)) m_errors.push_back({error, value, std::move(word)});
  }

  void otherWords(const Numbers& list) {
    for (std::size_t j = 0; j < list.size(); ++j)
      if (j != index()) add(TypicalError::wrongWord, list[j], j < m_toy.words.size() ? m_toy.words[j] : std::string());
  }

  /// Σ_j weight(j) h(j)_k
  double blend(const Numbers& weights, std::size_t k) const {
    double value = 0;
    for (std::size_t j = 0; j < m_toy.annotations.size() && j < weights.size(); ++j)
      if (k < m_toy.annotations[j].size()) value += weights[j] * m_toy.annotations[j][k];
    return value;
  }

  Numbers newAlpha() const {
    return m_toy.newState.empty() || m_toy.annotations.empty() ? Numbers{}
                                                               : toySoftmax(toyScores(m_toy, m_toy.newState));
  }

  void alpha() {
    const std::size_t j = index();
    add(TypicalError::notNormalised, m_numbers.exponentials[j]);
    add(TypicalError::averaged, 1.0 / static_cast<double>(m_numbers.alpha.size()));
    add(TypicalError::noExponential, m_numbers.e[j] / sum(m_numbers.e));
    if (const Numbers wrong = newAlpha(); j < wrong.size()) add(TypicalError::wrongState, wrong[j]);
    add(TypicalError::percent, 100 * m_numbers.alpha[j]);
    otherWords(m_numbers.alpha);
  }

  void context() {
    const std::size_t k = index();
    Numbers component, early;
    for (const Numbers& h : m_toy.annotations) component.push_back(h[k]);
    for (const double weight : m_numbers.alpha) early.push_back(rounded(weight, m_places));
    add(TypicalError::averaged, mean(component));
    add(TypicalError::notNormalised, blend(m_numbers.exponentials, k));
    add(TypicalError::energiesForWeights, blend(m_numbers.e, k));
    const auto strongest = std::max_element(m_numbers.alpha.begin(), m_numbers.alpha.end()) - m_numbers.alpha.begin();
    add(TypicalError::strongestOnly, component[static_cast<std::size_t>(strongest)]);
    add(TypicalError::roundedEarly, blend(early, k));
    if (const Numbers wrong = newAlpha(); !wrong.empty()) add(TypicalError::wrongState, blend(wrong, k));
    transposed(k);
    for (std::size_t other = 0; other < m_numbers.c.size(); ++other)
      if (other != k) add(TypicalError::swappedAxes, m_numbers.c[other]);
  }

  /// α along the numbers of annotation k, possible where there are as many words as numbers in an annotation.
  void transposed(std::size_t k) {
    if (k >= m_toy.annotations.size() || m_toy.annotations[k].size() != m_numbers.alpha.size()) return;
    const Numbers& row = m_toy.annotations[k];
    add(TypicalError::swappedAxes, std::inner_product(row.begin(), row.end(), m_numbers.alpha.begin(), 0.0));
  }

  void energy() {
    const std::size_t j = index();
    if (!m_toy.newState.empty() && j < m_toy.annotations.size())
      add(TypicalError::wrongState, toyScores(m_toy, m_toy.newState)[j]);
    if (m_toy.additive() && !m_toy.state.empty()) additiveEnergy(j);
    otherWords(m_numbers.e);
  }

  void additiveEnergy(std::size_t j) {
    double stateAlone = 0, linear = 0;
    for (std::size_t k = 0; k < m_toy.v.size(); ++k) {
      const auto product = [](const Numbers& a, const Numbers& b) {
        return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
      };
      const double fromState = product(m_toy.W[k], m_toy.state);
      stateAlone += m_toy.v[k] * std::tanh(fromState);
      linear += m_toy.v[k] * (fromState + product(m_toy.U[k], m_toy.annotations[j]));
    }
    add(TypicalError::leftOutAnnotation, stateAlone);
    add(TypicalError::noTanh, linear);
  }

  const Toy& m_toy;
  const ToyNumbers& m_numbers;
  const Symbol& m_symbol;
  int m_places;
  std::vector<AnticipatedError> m_errors;
};

}  // namespace

std::vector<AnticipatedError> anticipatedErrors(const NumberBody& body, std::size_t blank) {
  const NumberBody::Blank& asked = body.blanks[blank];
  std::vector<AnticipatedError> errors;
  if (body.toy) {
    const std::optional<ToyNumbers> numbers = computeToy(*body.toy);
    const std::optional<Symbol> symbol = parseSymbol(asked.of);
    if (numbers && symbol && toyValue(*numbers, *symbol))
      errors = Anticipation(*body.toy, *numbers, *symbol, asked.places).errors();
  }
  errors.push_back({TypicalError::wrongSign, -asked.answer, {}});
  std::erase_if(errors,
                [&](const AnticipatedError& error) { return std::abs(error.value - asked.answer) <= asked.tolerance; });
  return errors;
}

}  // namespace lookback::lesson
