// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/practice.h"

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"

namespace lookback {

namespace {

using Quantity = SheetCell::Quantity;

/// Whether `answer` is `value` at the places of the sheet.
bool matches(double answer, double value, int places) {
  return std::abs(answer - value) <= 0.5 * std::pow(10.0, -places) * (1 + 1e-9);
}

/// One way to be wrong and the number it leads to.
struct Candidate {
  Mistake mistake;
  double value;
};

void addWeightMistakes(const Worksheet& sheet, const SheetCell& cell, std::vector<Candidate>& candidates) {
  const Index j = cell.column, T = sheet.e.size();
  const double sum = sheet.e.sum();
  candidates.push_back({Mistake::notNormalised, std::exp(sheet.e(j))});
  if (sum != 0) candidates.push_back({Mistake::noExponential, sheet.e(j) / sum});
  candidates.push_back({Mistake::inverted, 1 / cell.exact});
  candidates.push_back({Mistake::averaged, 1 / static_cast<double>(T)});
  for (Index other = 0; other < T; ++other)
    if (other != j) candidates.push_back({Mistake::otherWord, sheet.cell(Quantity::weight, 0, other).exact});
  candidates.push_back({Mistake::largestTakesAll, sheet.e(j) == sheet.e.maxCoeff() ? 1.0 : 0.0});
}

void addProductMistakes(const Worksheet& sheet, const SheetCell& cell, std::vector<Candidate>& candidates) {
  const Index k = cell.row, j = cell.column;
  candidates.push_back({Mistake::notNormalised, std::exp(sheet.e(j)) * sheet.h(k, j)});
  candidates.push_back({Mistake::averaged, sheet.h(k, j) / static_cast<double>(sheet.e.size())});
  candidates.push_back({Mistake::summedUnweighted, sheet.h(k, j)});
  for (Index other = 0; other < sheet.h.rows(); ++other)
    if (other != k) candidates.push_back({Mistake::otherComponent, sheet.cell(Quantity::product, other, j).exact});
  for (Index other = 0; other < sheet.h.cols(); ++other)
    if (other != j) candidates.push_back({Mistake::otherWord, sheet.cell(Quantity::product, k, other).exact});
}

void addContextMistakes(const Worksheet& sheet, const SheetCell& cell, std::vector<Candidate>& candidates) {
  const Index k = cell.row;
  const Vector<double> row = sheet.h.row(k);
  candidates.push_back({Mistake::averaged, row.mean()});
  candidates.push_back({Mistake::summedUnweighted, row.sum()});
  candidates.push_back({Mistake::notNormalised, sheet.e.array().exp().matrix().dot(row)});
  if (sheet.e.sum() != 0) candidates.push_back({Mistake::noExponential, sheet.e.dot(row) / sheet.e.sum()});
  Index largest = 0;
  sheet.e.maxCoeff(&largest);
  candidates.push_back({Mistake::largestTakesAll, row(largest)});
  for (Index other = 0; other < sheet.h.rows(); ++other)
    if (other != k) candidates.push_back({Mistake::otherComponent, sheet.cell(Quantity::context, other, 0).exact});
}

void addOtherExponentials(const Worksheet& sheet, const SheetCell& cell, std::vector<Candidate>& candidates) {
  candidates.push_back({Mistake::noExponential, sheet.e(cell.column)});
  for (Index other = 0; other < sheet.e.size(); ++other)
    if (other != cell.column) candidates.push_back({Mistake::otherWord, std::exp(sheet.e(other))});
}

void addEnergyMistakes(const Worksheet& sheet, const SheetCell& cell, std::vector<Candidate>& candidates) {
  if (sheet.withNewState) candidates.push_back({Mistake::wrongState, (*sheet.withNewState)(cell.column)});
  for (Index other = 0; other < sheet.e.size(); ++other)
    if (other != cell.column) candidates.push_back({Mistake::otherWord, sheet.e(other)});
}

std::vector<Candidate> mistakesOf(const Worksheet& sheet, const SheetCell& cell) {
  std::vector<Candidate> candidates{{Mistake::signLost, -cell.exact}};
  switch (cell.quantity) {
    case Quantity::energy:
      addEnergyMistakes(sheet, cell, candidates);
      break;
    case Quantity::exponential:
      addOtherExponentials(sheet, cell, candidates);
      break;
    case Quantity::total:
      candidates.push_back({Mistake::noExponential, sheet.e.sum()});
      break;
    case Quantity::weight:
      addWeightMistakes(sheet, cell, candidates);
      break;
    case Quantity::product:
      addProductMistakes(sheet, cell, candidates);
      break;
    case Quantity::context:
      addContextMistakes(sheet, cell, candidates);
      break;
  }
  for (const double factor : {10.0, 100.0}) {
    candidates.push_back({Mistake::shiftedPoint, cell.exact * factor});
    candidates.push_back({Mistake::shiftedPoint, cell.exact / factor});
  }
  return candidates;
}

}  // namespace

Verdict judge(const Worksheet& sheet, const SheetCell& cell, double answer) {
  if (accepts(cell, answer, sheet.places)) return {true, std::nullopt};
  if (!std::isfinite(answer)) return {};
  for (const Candidate& candidate : mistakesOf(sheet, cell))
    if (candidate.value != 0 || candidate.mistake == Mistake::largestTakesAll)
      if (matches(answer, candidate.value, sheet.places)) return {false, candidate.mistake};
  for (int places = sheet.places - 1; places >= 0; --places)
    if (answer == roundedTo(cell.exact, places)) return {false, Mistake::tooFewPlaces};
  return {};
}

std::vector<std::size_t> chooseBlanks(const Worksheet& sheet, Rung rung, std::uint64_t seed) {
  std::vector<std::size_t> blanks;
  if (rung == Rung::watch) return blanks;
  for (std::size_t k = 0; k < sheet.cells.size(); ++k)
    if (sheet.cells[k].quantity != Quantity::energy) blanks.push_back(k);
  if (rung == Rung::alone) return blanks;
  // A number missing: one whose value does not already stand elsewhere as 0 times something.
  std::vector<std::size_t> worthwhile;
  for (const std::size_t k : blanks)
    if (roundedTo(sheet.cells[k].exact, sheet.places) != 0) worthwhile.push_back(k);
  if (worthwhile.empty()) worthwhile = blanks;
  Rng rng(seed);
  return {worthwhile[rng.below(worthwhile.size())]};
}

Exercise makeExercise(Rung rung, std::uint64_t seed, int places) {
  constexpr Index kWords = 3, kDimensions = 2;
  Rng rng(seed);
  std::vector<double> energies{-1, 0, 1, 2, 3, 4};
  shuffle(energies, rng);
  const Vector<double> e = Eigen::Map<const Vector<double>>(energies.data(), kWords);
  Matrix<double> h(kDimensions, kWords);
  do {
    for (double& number : h.reshaped()) number = static_cast<double>(rng.below(6)) - 2;
  } while ((h.rowwise().maxCoeff() - h.rowwise().minCoeff()).minCoeff() == 0);  // every component must vary
  Exercise exercise{makeWorksheet({"x1", "x2", "x3"}, e, h, places), {}};
  exercise.blanks = chooseBlanks(exercise.sheet, rung, rng.next());
  return exercise;
}

}  // namespace lookback
