// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/typical_errors.h"

#include <algorithm>
#include <cmath>

namespace lookback::lesson {
namespace {

double rounded(double value, int places) {
  const double unit = std::pow(10.0, places);
  return std::round(value * unit) / unit;
}

/// Everything one blank of a toy can go wrong by.
class Anticipation {
 public:
  Anticipation(const QuizToy& toy, const Symbol& symbol, int places)
      : m_toy(toy), m_step(toy.step), m_symbol(symbol), m_places(places) {}

  std::vector<AnticipatedError> errors() {
    if (m_symbol.name == "alpha") alpha();
    if (m_symbol.name == "c") context();
    if (m_symbol.name == "e") energy();
    if (m_symbol.name == "total") add(TypicalError::noExponential, m_step.e.sum());
    if (m_symbol.name == "exp") otherWords(m_step.exponentials);
    return std::move(m_errors);
  }

 private:
  Index index() const { return m_symbol.index - 1; }

  void add(TypicalError error, double value, std::string word = {}) {
    if (std::isfinite(value)) m_errors.push_back({error, value, std::move(word)});
  }

  void otherWords(const Vector<double>& list) {
    for (Index j = 0; j < list.size(); ++j)
      if (j != index()) add(TypicalError::wrongWord, list(j), m_toy.toy.words[static_cast<std::size_t>(j)]);
  }

  void alpha() {
    const Index j = index();
    add(TypicalError::notNormalised, m_step.exponentials(j));
    add(TypicalError::averaged, 1.0 / static_cast<double>(m_step.alpha.size()));
    add(TypicalError::noExponential, m_step.e(j) / m_step.e.sum());
    if (m_toy.withNewState) add(TypicalError::wrongState, m_toy.withNewState->alpha(j));
    add(TypicalError::percent, 100 * m_step.alpha(j));
    otherWords(m_step.alpha);
  }

  void context() {
    const Index k = index();
    const Vector<double> component = m_toy.toy.h.row(k);  // h(j)_k over the words
    const Vector<double> early = m_step.alpha.unaryExpr([this](double weight) { return rounded(weight, m_places); });
    add(TypicalError::averaged, component.mean());
    add(TypicalError::notNormalised, m_step.exponentials.dot(component));
    add(TypicalError::energiesForWeights, m_step.e.dot(component));
    Index strongest = 0;
    m_step.alpha.maxCoeff(&strongest);
    add(TypicalError::strongestOnly, component(strongest));
    add(TypicalError::roundedEarly, early.dot(component));
    if (m_toy.withNewState) add(TypicalError::wrongState, m_toy.withNewState->alpha.dot(component));
    // α along the numbers of annotation k, possible where there are as many words as numbers in an annotation.
    if (k < m_toy.toy.sourceLength() && m_toy.toy.dimensions() == m_step.alpha.size())
      add(TypicalError::swappedAxes, m_toy.toy.h.col(k).dot(m_step.alpha));
    for (Index other = 0; other < m_step.c.size(); ++other)
      if (other != k) add(TypicalError::swappedAxes, m_step.c(other));
  }

  void energy() {
    const Index j = index();
    if (m_toy.withNewState) add(TypicalError::wrongState, m_toy.withNewState->scored(j));
    if (m_toy.toy.additive() && m_toy.scored) additiveEnergy(j);
    otherWords(m_step.e);
  }

  void additiveEnergy(Index j) {
    const Attention<double>& scorer = m_toy.toy.attention;
    const Vector<double> fromState = scorer.W_a * m_toy.toy.sPrev;
    add(TypicalError::leftOutAnnotation, scorer.v_a.dot(fromState.array().tanh().matrix()));
    add(TypicalError::noTanh, scorer.v_a.dot(m_step.pre.col(j)));
  }

  const QuizToy& m_toy;
  const ToyStep& m_step;
  const Symbol& m_symbol;
  int m_places;
  std::vector<AnticipatedError> m_errors;
};

}  // namespace

std::vector<AnticipatedError> anticipatedErrors(const NumberBody& body, std::size_t blank) {
  const NumberBody::Blank& asked = body.blanks[blank];
  std::vector<AnticipatedError> errors;
  if (body.toy) {
    const std::optional<Symbol> symbol = parseSymbol(asked.of);
    if (symbol && toyValue(*body.toy, *symbol)) errors = Anticipation(*body.toy, *symbol, asked.places).errors();
  }
  errors.push_back({TypicalError::wrongSign, -asked.answer, {}});
  std::erase_if(errors,
                [&](const AnticipatedError& error) { return std::abs(error.value - asked.answer) <= asked.tolerance; });
  return errors;
}

}  // namespace lookback::lesson
