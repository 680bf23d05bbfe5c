// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/quiz.h"

#include <array>

namespace lookback::lesson {
namespace {

struct KindName {
  QuizKind kind;
  std::string_view name;
};
constexpr std::array<KindName, 9> kKinds{{{QuizKind::chooseOne, "choose-one"},
                                          {QuizKind::chooseMany, "choose-many"},
                                          {QuizKind::number, "number"},
                                          {QuizKind::order, "order"},
                                          {QuizKind::markCells, "mark-cells"},
                                          {QuizKind::shareTokens, "share-tokens"},
                                          {QuizKind::match, "match"},
                                          {QuizKind::spotError, "spot-error"},
                                          {QuizKind::sayAloud, "say-aloud"}}};

struct ErrorName {
  TypicalError error;
  std::string_view name, explanation;
};
constexpr std::array<ErrorName, 13> kErrors{{
    {TypicalError::notNormalised, "not-normalised",
     "Stopped before dividing by the total, so the weights do not add to 1."},
    {TypicalError::averaged, "averaged", "Gave every source word the same weight, as equal energies would."},
    {TypicalError::wrongState, "wrong-state",
     "Scored with the state after the word; energies come from the state before."},
    {TypicalError::swappedAxes, "swapped-axes", "Took rows for columns: the number of another component."},
    {TypicalError::wrongWord, "wrong-word", "Gave the number of another source word."},
    {TypicalError::noExponential, "no-exponential", "Divided the energies by their sum without exp."},
    {TypicalError::strongestOnly, "strongest-only",
     "Took the strongest source word alone; the others have weight too."},
    {TypicalError::energiesForWeights, "energies-for-weights",
     "Weighed the annotations with the energies before softmax."},
    {TypicalError::leftOutAnnotation, "left-out-annotation",
     "Scored with the state alone; the annotation h(j) is missing."},
    {TypicalError::noTanh, "no-tanh", "Left out tanh."},
    {TypicalError::roundedEarly, "rounded-early", "Rounded the weights before using them; round only at the end."},
    {TypicalError::percent, "percent", "Gave per cent; the weight itself lies between 0 and 1."},
    {TypicalError::wrongSign, "wrong-sign", "Right but for the sign."},
}};

}  // namespace

std::string_view name(QuizKind kind) {
  return kKinds[static_cast<std::size_t>(kind)].name;
}

std::vector<std::string> quizKindNames() {
  std::vector<std::string> names;
  for (const KindName& entry : kKinds) names.emplace_back(entry.name);
  return names;
}

std::optional<QuizKind> quizKind(std::string_view name) {
  for (const KindName& entry : kKinds)
    if (entry.name == name) return entry.kind;
  return std::nullopt;
}

std::string_view name(TypicalError error) {
  return kErrors[static_cast<std::size_t>(error)].name;
}
std::string_view explanation(TypicalError error) {
  return kErrors[static_cast<std::size_t>(error)].explanation;
}

const std::vector<TypicalError>& typicalErrors() {
  static const std::vector<TypicalError> all = [] {
    std::vector<TypicalError> errors;
    for (const ErrorName& entry : kErrors) errors.push_back(entry.error);
    return errors;
  }();
  return all;
}

}  // namespace lookback::lesson
