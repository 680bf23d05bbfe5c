// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The layers with two units, against numbers that were computed outside with 60 digits.
#include <gtest/gtest.h>

#include <type_traits>

#include "core/nn/attention.h"
#include "core/nn/gated_unit.h"
#include "core/tensor/functions.h"

namespace lookback {
namespace {

template <class S>
class PracticeNumbers : public ::testing::Test {
 protected:
  static constexpr double kTolerance = std::is_same_v<S, float> ? 1e-6 : 1e-11;

  static Matrix<S> matrix(Index rows, std::initializer_list<double> byRow) {
    Matrix<S> m(rows, static_cast<Index>(byRow.size()) / rows);
    Index k = 0;
    for (const double value : byRow) {
      m(k / m.cols(), k % m.cols()) = static_cast<S>(value);
      ++k;
    }
    return m;
  }
  static void expectNumbers(const Matrix<S>& found, std::initializer_list<double> wanted) {
    ASSERT_EQ(found.size(), static_cast<Index>(wanted.size()));
    Index k = 0;
    for (const double value : wanted) EXPECT_NEAR(static_cast<double>(found(k++)), value, kTolerance);
  }
};

using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(PracticeNumbers, Scalars);

TYPED_TEST(PracticeNumbers, Softmax) {
  using S = TypeParam;
  const std::vector<std::pair<std::vector<double>, std::vector<double>>> cases{
      {{1000, 1000, 999}, {0.422318798252, 0.422318798252, 0.155362403497, 1000.86199480}},
      {{88.8, 0, -88.8}, {1, 0, 0, 88.8}},
      {{-1000, -1001, -1002}, {0.665240955775, 0.244728471055, 0.0900305731704, -999.592394036}},
      {{710, 709, 0}, {0.731058578630, 0.268941421370, 0, 710.313261688}},
      {{0, 0}, {0.5, 0.5, 0.693147180560}}};
  for (const auto& [energies, wanted] : cases) {
    Vector<S> e(static_cast<Index>(energies.size()));
    for (Index j = 0; j < e.size(); ++j) e[j] = static_cast<S>(energies[static_cast<std::size_t>(j)]);
    const S logSum = softmaxInPlace<S>(e);
    for (Index j = 0; j < e.size(); ++j)
      EXPECT_NEAR(static_cast<double>(e[j]), wanted[static_cast<std::size_t>(j)], TestFixture::kTolerance);
    EXPECT_NEAR(static_cast<double>(logSum), wanted.back(), 1e-4);
    EXPECT_NEAR(static_cast<double>(e.sum()), 1, TestFixture::kTolerance);
  }
}

TYPED_TEST(PracticeNumbers, TwoHundredEqualEnergiesWeighTheSame) {
  using S = TypeParam;
  for (const double energy : {7.25, 0.0, -5000.0}) {
    Vector<S> e = Vector<S>::Constant(200, static_cast<S>(energy));
    softmaxInPlace<S>(e);
    for (Index j = 0; j < e.size(); ++j) EXPECT_EQ(e[j], e[0]);
    EXPECT_NEAR(static_cast<double>(e[0]), 0.005, 1e-9);
  }
}

TYPED_TEST(PracticeNumbers, Attention) {
  using S = TypeParam;
  Attention<S> p;
  p.W_a = TestFixture::matrix(2, {0.5, -0.25, 0.1, 0.3});
  p.U_a = TestFixture::matrix(2, {-0.4, 0.2, 0.6, 0.05});
  p.v_a = TestFixture::matrix(2, {1.5, -2});
  p.b_a = Vector<S>::Zero(2);
  AttentionWeights<S> weights;
  weights.resize(p, Ready::forward);
  weights.assign(p, 0, 1);
  const Matrix<S> state = TestFixture::matrix(2, {0.3, -0.7}), h = TestFixture::matrix(2, {1, 0.5, -0.25, 0, -1, 2});
  Matrix<S> keys(2, 3), queries(2, 1);
  Vector<S> e(3), c(2);
  scorerKeys<S>(weights, h, keys);
  scorerQueries<S>(weights, state, queries);
  energies<S>(weights, queries.col(0), keys, e);
  TestFixture::expectNumbers(e, {-0.906150400041, -0.252061316664, 1.46872985583});
  softmaxInPlace<S>(e);
  TestFixture::expectNumbers(e, {0.0731362208798, 0.140669451855, 0.786194327266});
  context<S>(h, e, c);
  TestFixture::expectNumbers(c, {-0.0530776350092, 1.43171920268});
}

/// The form of 2014: the reset gate acts before the product, and z weighs the new part.
TYPED_TEST(PracticeNumbers, GatedUnit) {
  using S = TypeParam;
  GatedUnit<S> p;
  p.W = TestFixture::matrix(6, {0.3, -0.1, 0.7, 0.2, -0.6, 0.2, 0.1, 0.9, 1, 0.5, -0.5, 0.25});
  p.U_zr = TestFixture::matrix(4, {0.5, 0.1, -0.2, 0.4, 0.3, -0.3, 0.8, 0.05});
  p.U = TestFixture::matrix(2, {0.9, -0.4, 0.35, 0.6});
  p.b = Vector<S>::Zero(6);
  GatedUnitWeights<S> weights;
  weights.resize(p, Ready::forward);
  weights.assign(p, 0, 1);
  const Matrix<S> x = TestFixture::matrix(2, {0.5, -1}), sPrev = TestFixture::matrix(2, {0.2, -0.6});
  Matrix<S> gates(6, 1), rs(2, 1), s(2, 1);
  projectInputs<S>(weights, x, gates);
  gatedStep<S>(weights, sPrev, gates, rs, s);
  TestFixture::expectNumbers(
      gates, {0.571996132932, 0.467545693613, 0.435363708197, 0.327392982932, 0.155663871615, -0.528012997784});
  TestFixture::expectNumbers(s, {0.174639906015, -0.566342787118});
}

}  // namespace
}  // namespace lookback
