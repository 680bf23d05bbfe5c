// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/widget_toy.h"

#include <algorithm>
#include <cmath>

namespace lookback::lesson {
namespace {

constexpr double kLeastWeight = 1e-9;  // of a weight that the lesson gives as 0

lookback::Matrix<double> rowsOf(const Matrix& numbers) {
  lookback::Matrix<double> m(static_cast<Index>(numbers.size()),
                             static_cast<Index>(numbers.empty() ? 0 : numbers.front().size()));
  for (Index i = 0; i < m.rows(); ++i)
    for (Index j = 0; j < m.cols(); ++j) m(i, j) = numbers[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
  return m;
}

Vector<double> columnOf(const std::vector<double>& numbers) {
  return Eigen::Map<const Vector<double>>(numbers.data(), static_cast<Index>(numbers.size()));
}

}  // namespace

bool scores(const Parameters& parameters) {
  return parameters.has("state");
}

lookback::Toy toyOf(const Parameters& parameters) {
  const std::vector<std::string>& words = parameters.words("words");
  lookback::Matrix<double> h = rowsOf(parameters.matrix("annotations")).transpose();
  if (h.size() == 0) h = lookback::Matrix<double>::Zero(ToyLimits::leastDimensions, static_cast<Index>(words.size()));
  Attention<double> attention;
  if (parameters.has("v")) {
    attention.W_a = rowsOf(parameters.matrix("W"));
    attention.U_a = rowsOf(parameters.matrix("U"));
    attention.v_a = columnOf(parameters.numbers("v"));
    attention.b_a = Vector<double>::Zero(attention.v_a.size());
  }
  Vector<double> state = Vector<double>::Zero(h.rows());
  if (scores(parameters)) state = columnOf(parameters.numbers("state"));
  lookback::Toy toy = bareToy(words, std::move(h), std::move(state), std::move(attention));
  const std::vector<double>& energies = parameters.numbers("energies");
  const std::vector<double>& weights = parameters.numbers("weights");
  for (std::size_t j = 0; j < toy.byHand.size(); ++j) {
    if (j < energies.size()) toy.byHand[j] = energies[j];
    if (j < weights.size()) toy.byHand[j] = std::log(std::max(weights[j], kLeastWeight));
  }
  checkToy(toy);
  return toy;
}

}  // namespace lookback::lesson
