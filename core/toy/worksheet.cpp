// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/worksheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/contract.h"

namespace lookback {

namespace {

using Quantity = SheetCell::Quantity;

/// Numbers of the sheet as they are, and as a person has them who goes on with what was written down.
struct Pair {
  Vector<double> exact, paper;
};

Vector<double> rounded(const Vector<double>& values, int places) {
  return values.unaryExpr([places](double value) { return roundedTo(value, places); });
}

/// The `count` components whose weighted spread over the words is largest, in rising order.
std::vector<Index> mostTelling(ConstVectorRef<double> alpha, ConstMatrixRef<double> h, Index count) {
  std::vector<Index> order(static_cast<std::size_t>(h.rows()));
  for (std::size_t k = 0; k < order.size(); ++k) order[k] = static_cast<Index>(k);
  if (h.rows() <= count) return order;
  const Vector<double> mean = h * alpha;
  const Vector<double> spread = (h.colwise() - mean).array().square().matrix() * alpha;
  std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return spread(a) > spread(b); });
  order.resize(static_cast<std::size_t>(count));
  std::sort(order.begin(), order.end());
  return order;
}

void addCells(Worksheet& sheet, Quantity quantity, const Pair& values) {
  for (Index j = 0; j < values.exact.size(); ++j)
    sheet.cells.push_back({quantity, 0, j, values.exact(j), values.paper(j)});
}

Pair addSoftening(Worksheet& sheet) {
  const Vector<double> eWritten = rounded(sheet.e, sheet.places);
  addCells(sheet, Quantity::energy, {sheet.e, sheet.e});
  const Pair exponentials{sheet.e.array().exp(), eWritten.array().exp()};
  addCells(sheet, Quantity::exponential, exponentials);
  const Vector<double> written = rounded(exponentials.paper, sheet.places);
  const double total = exponentials.exact.sum(), totalPaper = written.sum();
  sheet.cells.push_back({Quantity::total, 0, 0, total, totalPaper});
  // exponentials that all round to nothing leave nothing to divide by; then the exact ones have to do
  Pair alpha{exponentials.exact / total, exponentials.exact / total};
  if (totalPaper > 0) alpha.paper = written / totalPaper;
  addCells(sheet, Quantity::weight, alpha);
  return alpha;
}

void addBlend(Worksheet& sheet, const Pair& alpha) {
  const Vector<double> written = rounded(alpha.paper, sheet.places);
  const Matrix<double> products = sheet.h * alpha.exact.asDiagonal();
  const Matrix<double> hWritten = sheet.h.unaryExpr([&](double x) { return roundedTo(x, sheet.places); });
  const Matrix<double> onPaper = hWritten * written.asDiagonal();
  for (Index k = 0; k < sheet.h.rows(); ++k)
    for (Index j = 0; j < sheet.h.cols(); ++j)
      sheet.cells.push_back({Quantity::product, k, j, products(k, j), onPaper(k, j)});
  for (Index k = 0; k < sheet.h.rows(); ++k) {
    double sum = 0;
    for (Index j = 0; j < sheet.h.cols(); ++j) sum += roundedTo(onPaper(k, j), sheet.places);
    sheet.cells.push_back({Quantity::context, k, 0, products.row(k).sum(), sum});
  }
}

}  // namespace

Move moveOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::energy:
      return Move::score;
    case Quantity::exponential:
    case Quantity::total:
    case Quantity::weight:
      return Move::soften;
    case Quantity::product:
      return Move::weigh;
    case Quantity::context:
      break;
  }
  return Move::sum;
}

const SheetCell& Worksheet::cell(Quantity quantity, Index row, Index column) const {
  const auto found = std::find_if(cells.begin(), cells.end(), [&](const SheetCell& cell) {
    return cell.quantity == quantity && cell.row == row && cell.column == column;
  });
  LOOKBACK_EXPECTS(found != cells.end());
  return *found;
}

double roundedTo(double value, int places) {
  const double unit = std::pow(10.0, places);
  const double scaled = std::abs(value) * unit;
  // 1.005 is stored just below itself; a few units in the last bit decide like the digits that a person sees
  const double up = std::floor(scaled + 0.5 + 4 * std::numeric_limits<double>::epsilon() * scaled);
  return up == 0 ? 0.0 : std::copysign(up / unit, value);
}

std::string digits(double value, int places) {
  return fmt::format("{:.{}f}", roundedTo(value, places), places);
}

Worksheet makeWorksheet(std::vector<std::string> words, ConstVectorRef<double> e, ConstMatrixRef<double> h, int places,
                        Index rows) {
  LOOKBACK_EXPECTS(static_cast<Index>(words.size()) == e.size() && h.cols() == e.size());
  LOOKBACK_EXPECTS(places >= 1 && places <= 6 && rows >= 1);
  std::vector<Index> kept;
  for (Index j = 0; j < e.size(); ++j)
    if (std::isfinite(e(j))) kept.push_back(j);
  LOOKBACK_EXPECTS(!kept.empty());

  Worksheet sheet;
  sheet.places = places;
  for (const Index j : kept) sheet.words.push_back(std::move(words[static_cast<std::size_t>(j)]));
  sheet.e = e(kept);
  const Matrix<double> annotations = h(Eigen::all, kept);
  const Vector<double> exponentials = (sheet.e.array() - sheet.e.maxCoeff()).exp();
  const Vector<double> alpha = exponentials / exponentials.sum();
  sheet.components = mostTelling(alpha, annotations, rows);
  sheet.h = annotations(sheet.components, Eigen::all);
  addBlend(sheet, addSoftening(sheet));
  sheet.remainder = roundedTo(1 - rounded(alpha, places).sum(), places);
  return sheet;
}

bool accepts(const SheetCell& cell, double answer, int places) {
  const double half = 0.5 * std::pow(10.0, -places) * (1 + 1e-9);
  const auto [low, high] = std::minmax(cell.exact, cell.onPaper);
  return answer >= low - half && answer <= high + half;
}

}  // namespace lookback
