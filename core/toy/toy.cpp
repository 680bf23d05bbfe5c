// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/toy.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/contract.h"
#include "core/base/error.h"

namespace lookback {

namespace {

Matrix<double> rows(std::initializer_list<std::initializer_list<double>> numbers) {
  Matrix<double> m(static_cast<Index>(numbers.size()), static_cast<Index>(numbers.begin()->size()));
  Index i = 0;
  for (const auto& row : numbers) {
    Index j = 0;
    for (const double number : row) m(i, j++) = number;
    ++i;
  }
  return m;
}

Vector<double> column(std::initializer_list<double> numbers) {
  return Eigen::Map<const Vector<double>>(numbers.begin(), static_cast<Index>(numbers.size()));
}

Vector<double> sigmoid(const Vector<double>& x) {
  return (1 + (-x.array()).exp()).inverse();
}

/// A number of -1 ... 1 in steps of 0.1.
double drawn(Rng& rng) {
  return (static_cast<double>(rng.below(21)) - 10) / 10;
}

/// The leading part of `m` in another size, the rest drawn.
Matrix<double> resized(const Matrix<double>& m, Index rowCount, Index colCount, Rng& rng) {
  Matrix<double> result(rowCount, colCount);
  for (Index j = 0; j < colCount; ++j)
    for (Index i = 0; i < rowCount; ++i) result(i, j) = i < m.rows() && j < m.cols() ? m(i, j) : drawn(rng);
  return result;
}

void checkNumbers(const char* name, const Eigen::Ref<const Matrix<double>>& m, Index rowCount, Index colCount) {
  if (m.rows() != rowCount || m.cols() != colCount)
    throw Error(
        fmt::format("toy: {} has {} x {} numbers, {} x {} are needed", name, m.rows(), m.cols(), rowCount, colCount));
  for (Index j = 0; j < m.cols(); ++j)
    for (Index i = 0; i < m.rows(); ++i)
      if (!(std::abs(m(i, j)) <= ToyLimits::largestNumber))
        throw Error(fmt::format("toy: {}({}, {}) is {}; numbers from -{} to {} can be shown", name, i + 1, j + 1,
                                m(i, j), ToyLimits::largestNumber, ToyLimits::largestNumber));
}

void checkSizes(Index words, Index dimensions) {
  using L = ToyLimits;
  if (words < L::leastWords || words > L::mostWords)
    throw Error(fmt::format("toy: {} words; {} to {} can be shown", words, L::leastWords, L::mostWords));
  if (dimensions < L::leastDimensions || dimensions > L::mostDimensions)
    throw Error(fmt::format("toy: annotations of {} numbers; {} to {} can be shown", dimensions, L::leastDimensions,
                            L::mostDimensions));
}

void scoreAdditively(const Toy& toy, ToyStep& step) {
  const Attention<double>& p = toy.attention;
  step.Ws = p.W_a * toy.sPrev;
  step.Uh = p.U_a * toy.h;
  step.pre = step.Uh.colwise() + (step.Ws + p.b_a);
  step.hidden = step.pre.array().tanh();
  step.parts = p.v_a.asDiagonal() * step.hidden;
  step.scored = step.parts.colwise().sum();
}

void score(const Toy& toy, ToyStep& step) {
  if (toy.additive())
    scoreAdditively(toy, step);
  else
    step.scored = toy.h.transpose() * toy.sPrev;
  step.e = step.scored;
  for (Index j = 0; j < step.e.size(); ++j)
    if (const auto& own = toy.byHand[static_cast<std::size_t>(j)]) step.e(j) = *own;
}

void soften(ToyStep& step) {
  step.exponentials = step.e.array().exp();
  step.total = step.exponentials.sum();
  step.alpha = step.exponentials / step.total;
}

void blend(const Toy& toy, ToyStep& step) {
  step.weighed = toy.h * step.alpha.asDiagonal();
  step.c = step.weighed.rowwise().sum();
}

void write(const Toy& toy, const ContextCuts& cuts, ToyStep& step) {
  const GatedUnit<double>& p = toy.decoder;
  const Index n = p.units();
  const Vector<double> none = Vector<double>::Zero(step.c.size());
  const auto reaching = [&](bool cut) -> const Vector<double>& { return cut ? none : step.c; };
  const Vector<double> Wy = p.W * toy.y + p.b;
  const Vector<double> Us = p.U_zr * toy.sPrev;
  step.z = sigmoid(Wy.head(n) + Us.head(n) + p.C.topRows(n) * reaching(cuts.updateGate));
  step.r = sigmoid(Wy.segment(n, n) + Us.tail(n) + p.C.middleRows(n, n) * reaching(cuts.resetGate));
  const Vector<double> rs = step.r.cwiseProduct(toy.sPrev);
  step.sTilde = (Wy.tail(n) + p.U * rs + p.C.bottomRows(n) * reaching(cuts.candidate)).array().tanh();
  step.s = (1 - step.z.array()) * toy.sPrev.array() + step.z.array() * step.sTilde.array();
  step.t =
      toy.readout.U_o * step.s + toy.readout.V_o * toy.y + toy.readout.C_o * reaching(cuts.readout) + toy.readout.b_o;
  step.logits = toy.output.W_o * step.t + toy.output.b_w;
  step.probability = (step.logits.array() - step.logits.maxCoeff()).exp();
  step.probability /= step.probability.sum();
  step.probability.maxCoeff(&step.word);
  const Attention<double>& a = toy.attention;
  if (!toy.additive()) {
    step.scoredWithNewState = toy.h.transpose() * step.s;
    return;
  }
  const Matrix<double> hidden = (step.Uh.colwise() + (a.W_a * step.s + a.b_a)).array().tanh();
  step.scoredWithNewState = hidden.transpose() * a.v_a;
}

}  // namespace

Toy openingToy() {
  Toy toy;
  toy.words = {"la", "maison", "bleue"};
  toy.h = rows({{1, 0, 2}, {0, 2, 2}});
  toy.sPrev = column({0.5, -1});
  toy.attention.W_a = rows({{1, 0.5}, {-0.5, 1}, {0.3, -0.4}});
  toy.attention.U_a = rows({{-0.4, 0.8}, {0.2, 0.6}, {-0.9, 0.1}});
  toy.attention.v_a = column({2, 1.5, 1});
  toy.attention.b_a = column({0, 0.1, 0.2});
  toy.byHand = {2.0, 4.0, 1.0};
  toy.y = column({0.2, 0.6});
  toy.decoder.W = rows({{0.4, -0.2}, {0.1, 0.3}, {0.5, 0.2}, {-0.3, 0.4}, {0.6, -0.1}, {-0.2, 0.7}});
  toy.decoder.U_zr = rows({{0.3, 0.1}, {-0.2, 0.5}, {0.4, -0.3}, {0.2, 0.2}});
  toy.decoder.U = rows({{0.5, -0.4}, {0.3, 0.6}});
  toy.decoder.C = rows({{0.7, 0.2}, {-0.1, 0.6}, {0.3, -0.5}, {0.4, 0.3}, {-0.8, 0.9}, {0.6, 0.5}});
  toy.decoder.b = Vector<double>::Zero(6);
  toy.readout.U_o = rows({{0.8, -0.3}, {0.2, 0.9}});
  toy.readout.V_o = rows({{0.1, 0.2}, {-0.2, 0.1}});
  toy.readout.C_o = rows({{1, -0.6}, {0.2, 0.7}});
  toy.readout.b_o = Vector<double>::Zero(2);
  toy.output.W_o = rows({{1.2, -1.6}, {-1.8, 0.9}, {0.6, 1.2}});
  toy.output.b_w = column({0.6, 0.9, -1.2});
  toy.targetWords = {"the", "house", "blue"};
  return toy;
}

Toy bareToy(std::vector<std::string> words, Matrix<double> h, Vector<double> sPrev, Attention<double> attention) {
  const auto zeros = [](Index rowCount, Index colCount) { return Matrix<double>::Zero(rowCount, colCount); };
  Toy toy;
  const Index n = sPrev.size(), d = h.rows();
  toy.byHand.resize(words.size());
  toy.words = std::move(words);
  toy.h = std::move(h);
  toy.sPrev = std::move(sPrev);
  toy.attention = std::move(attention);
  toy.y = zeros(1, 1);
  toy.decoder.W = zeros(3 * n, 1);
  toy.decoder.U_zr = zeros(2 * n, n);
  toy.decoder.U = zeros(n, n);
  toy.decoder.C = zeros(3 * n, d);
  toy.decoder.b = zeros(3 * n, 1);
  toy.readout.U_o = zeros(1, n);
  toy.readout.V_o = zeros(1, 1);
  toy.readout.C_o = zeros(1, d);
  toy.readout.b_o = zeros(1, 1);
  toy.output.W_o = zeros(1, 1);
  toy.output.b_w = zeros(1, 1);
  toy.targetWords = {""};
  checkToy(toy);
  return toy;
}

Toy resizedToy(const Toy& toy, Index words, Index dimensions, Rng rng) {
  checkSizes(words, dimensions);
  Toy result = toy;
  const auto T = static_cast<std::size_t>(words);
  result.words.resize(T);
  for (std::size_t j = toy.words.size(); j < T; ++j) result.words[j] = fmt::format("x{}", j + 1);
  result.byHand.resize(T);
  result.h = resized(toy.h, dimensions, words, rng);
  if (toy.additive()) result.attention.U_a = resized(toy.attention.U_a, toy.attention.U_a.rows(), dimensions, rng);
  result.decoder.C = resized(toy.decoder.C, toy.decoder.C.rows(), dimensions, rng);
  result.readout.C_o = resized(toy.readout.C_o, toy.readout.C_o.rows(), dimensions, rng);
  return result;
}

void checkToy(const Toy& toy) {
  checkSizes(toy.sourceLength(), toy.dimensions());
  const Index d = toy.dimensions(), T = toy.sourceLength();
  const Index n = toy.sPrev.size(), hiddenUnits = toy.attention.v_a.size();
  const Index m = toy.y.size(), l = toy.readout.U_o.rows(), K = toy.output.W_o.rows();
  if (static_cast<Index>(toy.words.size()) != T || static_cast<Index>(toy.byHand.size()) != T)
    throw Error(
        fmt::format("toy: {} words and {} energies for {} annotations", toy.words.size(), toy.byHand.size(), T));
  if (static_cast<Index>(toy.targetWords.size()) != K)
    throw Error(fmt::format("toy: {} target words, {} are scored", toy.targetWords.size(), K));
  checkNumbers("h", toy.h, d, T);
  checkNumbers("s", toy.sPrev, n, 1);
  if (toy.additive()) {
    checkNumbers("W_a", toy.attention.W_a, hiddenUnits, n);
    checkNumbers("U_a", toy.attention.U_a, hiddenUnits, d);
    checkNumbers("v_a", toy.attention.v_a, hiddenUnits, 1);
    checkNumbers("b_a", toy.attention.b_a, hiddenUnits, 1);
  } else if (n != d) {
    throw Error(
        fmt::format("toy: the dot product needs a state as long as an annotation; there are {} and {} numbers", n, d));
  }
  checkNumbers("y", toy.y, m, 1);
  checkNumbers("W", toy.decoder.W, 3 * n, m);
  checkNumbers("U_zr", toy.decoder.U_zr, 2 * n, n);
  checkNumbers("U", toy.decoder.U, n, n);
  checkNumbers("C", toy.decoder.C, 3 * n, d);
  checkNumbers("b", toy.decoder.b, 3 * n, 1);
  checkNumbers("U_o", toy.readout.U_o, l, n);
  checkNumbers("V_o", toy.readout.V_o, l, m);
  checkNumbers("C_o", toy.readout.C_o, l, d);
  checkNumbers("b_o", toy.readout.b_o, l, 1);
  checkNumbers("W_o", toy.output.W_o, K, l);
  checkNumbers("b_w", toy.output.b_w, K, 1);
  for (std::size_t j = 0; j < toy.byHand.size(); ++j)
    if (toy.byHand[j] && !(std::abs(*toy.byHand[j]) <= ToyLimits::largestEnergy))
      throw Error(fmt::format("toy: e({}) is {}; energies from -{} to {} can be shown", j + 1, *toy.byHand[j],
                              ToyLimits::largestEnergy, ToyLimits::largestEnergy));
}

ToyStep computeStep(const Toy& toy, const ContextCuts& cuts) {
  ToyStep step;
  score(toy, step);
  soften(step);
  blend(toy, step);
  write(toy, cuts, step);
  return step;
}

Matrix<double> scorerInputs(const Toy& toy, Index word) {
  LOOKBACK_EXPECTS(toy.additive());
  const Attention<double>& p = toy.attention;
  Matrix<double> inputs(p.v_a.size(), toy.sPrev.size() + toy.dimensions());
  inputs.leftCols(toy.sPrev.size()) = p.W_a * toy.sPrev.asDiagonal();
  inputs.rightCols(toy.dimensions()) = p.U_a * toy.h.col(word).asDiagonal();
  return inputs;
}

double energyBound(const Toy& toy) {
  return toy.attention.v_a.cwiseAbs().sum();
}

}  // namespace lookback
