// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/kernels/kernels.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/base/rng.h"
#include "core/tensor/types.h"

namespace lookback {
namespace {

/// Every level that this processor has; the others are compiled all the same.
class EachLevel : public testing::TestWithParam<ProcessorLevel> {
 protected:
  const Kernels<float>& k = kernels<float>(GetParam());
  const Kernels<double>& kDouble = kernels<double>(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Kernels, EachLevel, testing::ValuesIn(processorLevels()),
                         [](const auto& level) { return std::string(name(level.param)); });

template <class S>
Matrix<S> random(Index rows, Index cols, std::uint64_t seed) {
  Rng rng(seed);
  Matrix<S> m(rows, cols);
  for (Index i = 0; i < m.size(); ++i) m.data()[i] = static_cast<S>(rng.normal());
  return m;
}

template <class S>
std::vector<S> packed(const Kernels<S>& k, const Matrix<S>& a) {
  const Index panels = (a.rows() + k.panelRows - 1) / k.panelRows;
  std::vector<S> result(static_cast<std::size_t>(panels * k.panelRows * a.cols()), S(99));
  k.pack(a.rows(), a.cols(), a.data(), a.rows(), 0, panels, result.data());
  return result;
}

/// c = a b by three loops in double.
template <class S>
Matrix<double> naive(const Matrix<S>& a, const Matrix<S>& b) {
  Matrix<double> c = Matrix<double>::Zero(a.rows(), b.cols());
  for (Index i = 0; i < a.rows(); ++i)
    for (Index j = 0; j < b.cols(); ++j)
      for (Index t = 0; t < a.cols(); ++t) c(i, j) += static_cast<double>(a(i, t)) * static_cast<double>(b(t, j));
  return c;
}

struct Sizes {
  Index rows, columns, depth;
};
// one of everything, tails of every kind, and a depth and a width that are taken in several parts
const Sizes kSizes[] = {{1, 1, 1},     {7, 3, 5},   {16, 12, 16},  {31, 13, 33},   {33, 25, 7},
                        {100, 40, 64}, {65, 1, 40}, {48, 6, 1030}, {5, 300, 1100}, {70, 200, 513}};

template <class S>
void expectProducts(const Kernels<S>& k, double tolerance) {
  for (const Sizes& size : kSizes) {
    SCOPED_TRACE(testing::Message() << size.rows << " x " << size.columns << ", depth " << size.depth);
    const Matrix<S> a = random<S>(size.rows, size.depth, 1), b = random<S>(size.depth, size.columns, 2);
    const Matrix<S> bias = random<S>(size.rows, 1, 3), before = random<S>(size.rows, size.columns, 4);
    const Matrix<double> expected = naive(a, b);
    const std::vector<S> panels = packed(k, a);
    const double bound = tolerance * (static_cast<double>(size.depth) + 10);  // a rounding for each summand

    Matrix<S> c = Matrix<S>::Constant(size.rows + 3, size.columns, S(7));  // columns with a gap behind them
    const auto multiply = [&](bool add, const S* start) {
      k.multiply(size.rows, size.columns, size.depth, panels.data(), b.data(), size.depth, add, start, c.data(),
                 c.rows());
    };
    multiply(false, nullptr);
    EXPECT_LT((c.topRows(size.rows).template cast<double>() - expected).cwiseAbs().maxCoeff(), bound);
    multiply(false, bias.data());
    EXPECT_LT((c.topRows(size.rows).template cast<double>() - expected -
               bias.template cast<double>().replicate(1, size.columns))
                  .cwiseAbs()
                  .maxCoeff(),
              bound);
    c.topRows(size.rows) = before;
    multiply(true, nullptr);
    EXPECT_LT((c.topRows(size.rows).template cast<double>() - expected - before.template cast<double>())
                  .cwiseAbs()
                  .maxCoeff(),
              bound);
    EXPECT_EQ((c.bottomRows(3).array() - S(7)).abs().maxCoeff(), S(0)) << "wrote beyond its rows";

    const Matrix<S> x = b.transpose();  // (columns, depth)
    std::vector<S> scratch(static_cast<std::size_t>(k.scratch));
    c.topRows(size.rows) = before;
    k.multiplyTransposed(size.rows, size.columns, size.depth, a.data(), size.rows, x.data(), size.columns, true,
                         c.data(), c.rows(), scratch.data());
    EXPECT_LT((c.topRows(size.rows).template cast<double>() - expected - before.template cast<double>())
                  .cwiseAbs()
                  .maxCoeff(),
              bound);
    k.multiplyTransposed(size.rows, size.columns, size.depth, a.data(), size.rows, x.data(), size.columns, false,
                         c.data(), c.rows(), scratch.data());
    EXPECT_LT((c.topRows(size.rows).template cast<double>() - expected).cwiseAbs().maxCoeff(), bound);
    EXPECT_EQ((c.bottomRows(3).array() - S(7)).abs().maxCoeff(), S(0)) << "wrote beyond its rows";
  }
}

TEST_P(EachLevel, ProductsAgreeWithThreeLoops) {
  expectProducts<float>(k, 3e-7);
  expectProducts<double>(kDouble, 1e-15);
}

TEST_P(EachLevel, AColumnDoesNotDependOnItsNeighbours) {
  for (const Index depth : {20, 1500}) {
    const Matrix<float> a = random<float>(70, depth, 1), b = random<float>(depth, 41, 2);
    const std::vector<float> panels = packed(k, a);
    Matrix<float> together(70, 41), alone(70, 1);
    k.multiply(70, 41, depth, panels.data(), b.data(), depth, false, nullptr, together.data(), 70);
    for (const Index column : {0, 11, 12, 40}) {
      k.multiply(70, 1, depth, panels.data(), b.col(column).data(), depth, false, nullptr, alone.data(), 70);
      EXPECT_TRUE((alone.array() == together.col(column).array()).all()) << "column " << column;
    }
  }
}

TEST_P(EachLevel, PackingTheTransposeIsPackingTheTransposedMatrix) {
  for (const Sizes& size : kSizes) {
    const Matrix<float> a = random<float>(size.depth, size.rows, 1);
    std::vector<float> expected = packed<float>(k, a.transpose());
    std::vector<float> panels(expected.size(), 99.0F);
    const Index count = (size.rows + k.panelRows - 1) / k.panelRows;
    for (Index panel = 0; panel < count; ++panel)  // one after the other, as threads would
      k.packTransposed(a.rows(), a.cols(), a.data(), a.rows(), panel, panel + 1, panels.data());
    EXPECT_EQ(panels, expected) << size.rows << " x " << size.depth;
  }
}

TEST_P(EachLevel, FunctionsAreRightToTheLastDigitsOfFloat) {
  constexpr Index n = 2003;
  Matrix<float> x(n, 1);
  for (Index i = 0; i < n; ++i) x(i) = static_cast<float>(i - 1000) * 0.02F;
  x(0) = -1e30F, x(1) = 1e30F, x(2) = 1e-20F, x(3) = -0.0F;
  Matrix<float> t = x;
  k.tanhInPlace(n, t.data());
  for (Index i = 0; i < n; ++i) {
    const double expected = std::tanh(static_cast<double>(x(i)));
    EXPECT_NEAR(t(i), expected, 3e-7 * std::abs(expected)) << x(i);
  }
  Matrix<float> zr(2 * n, 1), sPrev = Matrix<float>::Constant(n, 1, 2), rs(n, 1);
  zr << x, x;
  k.gates(n, zr.data(), sPrev.data(), rs.data());
  for (Index i = 0; i < n; ++i) {
    const double expected = 1 / (1 + std::exp(-static_cast<double>(x(i))));
    EXPECT_NEAR(zr(i), expected, 3e-7 * expected + 1e-37) << x(i);
    EXPECT_EQ(zr(n + i), zr(i));
    EXPECT_EQ(rs(i), 2 * zr(i));
  }
}

TEST_P(EachLevel, ExponentialsAreOverTheLargest) {
  for (const Index n : {1, 3, 16, 17, 70, 1000}) {
    Matrix<float> x = random<float>(n, 1, 5) * 10;
    x(n / 2) = -std::numeric_limits<float>::infinity();
    if (n == 1) x(0) = 3;
    const float largest = x.maxCoeff();
    double sum = 0;
    Matrix<float> e = x;
    float top = 0;
    const float total = k.exponentials(n, e.data(), &top);
    EXPECT_EQ(top, largest);
    EXPECT_EQ(k.maximum(n, x.data()), largest);
    for (Index i = 0; i < n; ++i) {
      const double expected = std::exp(static_cast<double>(x(i)) - static_cast<double>(largest));
      EXPECT_NEAR(e(i), expected, 2e-6 * expected);
      sum += expected;
    }
    EXPECT_NEAR(total, sum, 1e-6 * sum);
    EXPECT_NEAR(k.sumOfExponentials(n, x.data(), largest), sum, 1e-6 * sum);
    if (n > 1) {
      EXPECT_EQ(e(n / 2), 0) << "-inf is impossible, not unlikely";
    }
  }
}

TEST_P(EachLevel, ExponentialsOfNothingAndOfNonsense) {
  const float nothing = -std::numeric_limits<float>::infinity();
  for (const Index n : {2, 40}) {
    Matrix<float> x = Matrix<float>::Constant(n, 1, nothing);
    float top = 0;
    EXPECT_EQ(k.exponentials(n, x.data(), &top), 0);
    EXPECT_TRUE((x.array() == 0).all());
    for (const Index place : {Index(0), n - 1}) {
      for (const float rest : {1.0F, nothing}) {
        x.setConstant(rest);
        x(place) = std::numeric_limits<float>::quiet_NaN();
        EXPECT_TRUE(std::isnan(k.exponentials(n, x.data(), &top))) << "a NaN must not vanish";
      }
    }
  }
}

TEST_P(EachLevel, NotANumberStaysNotANumber) {
  for (Index place = 0; place < 21; ++place) {
    Matrix<float> x = Matrix<float>::Ones(21, 1);
    x(place) = std::numeric_limits<float>::quiet_NaN();
    k.tanhInPlace(21, x.data());
    EXPECT_TRUE(std::isnan(x(place)));
    EXPECT_EQ((x.array() == std::tanh(1.0F)).count() + 1, 21) << "and touches nobody else";
  }
}

TEST_P(EachLevel, AttentionAgreesWithItsEquations) {
  for (const Index size : {1, 7, 16, 45}) {
    for (const Index length : {1, 4, 9}) {
      const Matrix<double> query = random<double>(size, 1, 1), keys = random<double>(size, length, 2),
                           v = random<double>(size, 1, 3), de = random<double>(length, 1, 4);
      const Matrix<double> t = (keys.colwise() + query.col(0)).array().tanh();
      Matrix<double> e(length, 1);
      kDouble.additiveEnergies(size, length, query.data(), keys.data(), v.data(), e.data());
      EXPECT_LT((e - t.transpose() * v).cwiseAbs().maxCoeff(), 1e-13);

      Matrix<double> dquery(size, 1), dkeys = Matrix<double>::Ones(size, length), dv = Matrix<double>::Ones(size, 1);
      kDouble.additiveEnergiesBackward(size, length, query.data(), keys.data(), v.data(), de.data(), dquery.data(),
                                       dkeys.data(), dv.data());
      const Matrix<double> d = ((v * de.transpose()).array() * (1 - t.array().square())).matrix();
      EXPECT_LT((dquery - d.rowwise().sum()).cwiseAbs().maxCoeff(), 1e-13);
      EXPECT_LT((dkeys - d - Matrix<double>::Ones(size, length)).cwiseAbs().maxCoeff(), 1e-13);
      EXPECT_LT((dv - t * de - Matrix<double>::Ones(size, 1)).cwiseAbs().maxCoeff(), 1e-13);

      Matrix<double> c(size, 1), products(length, 1);
      kDouble.weightedSum(size, length, keys.data(), de.data(), false, c.data());
      EXPECT_LT((c - keys * de).cwiseAbs().maxCoeff(), 1e-13);
      kDouble.weightedSum(size, length, keys.data(), de.data(), true, c.data());
      EXPECT_LT((c - 2 * keys * de).cwiseAbs().maxCoeff(), 1e-13);
      kDouble.columnProducts(size, length, keys.data(), query.data(), products.data());
      EXPECT_LT((products - keys.transpose() * query).cwiseAbs().maxCoeff(), 1e-13);
    }
  }
}

TEST_P(EachLevel, FadingIsMultiplyingAgainAndAgain) {
  for (const std::uint64_t times : {1u, 63u, 64u, 65u, 500u, 5000u}) {
    for (const Index n : {1, 16, 128, 130}) {
      Matrix<float> x = random<float>(n, 1, 6), expected = x;
      for (std::uint64_t t = 0; t < times; ++t) expected *= 0.95F;
      k.decay(n, 0.95F, times, x.data());
      EXPECT_TRUE((x.array() == expected.array()).all()) << times << " times, " << n << " numbers";
    }
  }
}

TEST(ProcessorLevel, TheBestOneIsInUse) {
  const std::vector<ProcessorLevel> levels = processorLevels();
  ASSERT_FALSE(levels.empty());
  EXPECT_EQ(levels.front(), ProcessorLevel::baseline);
  if (std::getenv("LOOKBACK_PROCESSOR") == nullptr) {
    EXPECT_EQ(processorLevel(), levels.back());
  }
}

}  // namespace
}  // namespace lookback
