// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/toy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/nn/attention.h"
#include "core/nn/gated_unit.h"
#include "core/nn/readout.h"
#include "core/toy/hull.h"
#include "core/toy/worksheet.h"

namespace lookback {
namespace {

constexpr double kTight = 1e-12;

Toy randomToy(Index words, Index dimensions, std::uint64_t seed) {
  Toy toy = resizedToy(openingToy(), words, dimensions, Rng(seed));
  Rng rng(seed + 1);
  for (double& number : toy.h.reshaped()) number = rng.normal();
  for (double& number : toy.sPrev) number = rng.normal();
  toy.byHand.assign(static_cast<std::size_t>(words), std::nullopt);
  return toy;
}

TEST(Toy, OpensOnTheNumbersOfTheLesson) {
  const ToyStep step = computeStep(openingToy());
  EXPECT_EQ(digits(step.alpha(0), 4), "0.1142");
  EXPECT_EQ(digits(step.alpha(1), 4), "0.8438");
  EXPECT_EQ(digits(step.alpha(2), 4), "0.0420");
  EXPECT_EQ(digits(step.total, 3), "64.705");
  EXPECT_EQ(digits(step.c(0), 4), "0.1982");
  EXPECT_EQ(digits(step.c(1), 4), "1.7716");
}

TEST(Toy, WritesTheWordItReads) {
  for (Index j = 0; j < 3; ++j) {
    Toy toy = openingToy();
    toy.byHand = {0.0, 0.0, 0.0};
    toy.byHand[static_cast<std::size_t>(j)] = 6.0;
    EXPECT_EQ(computeStep(toy).word, j) << toy.words[static_cast<std::size_t>(j)];
  }
}

TEST(Toy, EnergiesAreThoseOfTheEnginesScorer) {
  const Toy toy = randomToy(5, 4, 3);
  AttentionWeights<double> weights;
  weights.resize(toy.attention, Ready::forward);
  weights.assign(toy.attention, 0, 1);
  Matrix<double> keys(toy.attention.v_a.size(), toy.sourceLength()), query(toy.attention.v_a.size(), 1);
  scorerKeys<double>(weights, toy.h, keys);
  scorerQueries<double>(weights, Matrix<double>(toy.sPrev), query);
  Vector<double> e(toy.sourceLength());
  energies<double>(weights, query.col(0), keys, e);
  EXPECT_LT((computeStep(toy).e - e).cwiseAbs().maxCoeff(), kTight);
}

TEST(Toy, WhatReachesAUnitAddsUpToItsValueBeforeTanh) {
  const Toy toy = randomToy(4, 3, 9);
  const ToyStep step = computeStep(toy);
  for (Index j = 0; j < toy.sourceLength(); ++j) {
    const Vector<double> sums = scorerInputs(toy, j).rowwise().sum() + toy.attention.b_a;
    EXPECT_LT((sums - step.pre.col(j)).cwiseAbs().maxCoeff(), kTight);
  }
}

TEST(Toy, StateAndReadoutAreThoseOfTheEngine) {
  const Toy toy = randomToy(3, 5, 11);
  const ToyStep step = computeStep(toy);
  const Index n = toy.sPrev.size();
  GatedUnitWeights<double> unit;
  unit.resize(toy.decoder, Ready::forward);
  unit.assign(toy.decoder, 0, 1);
  Matrix<double> gates(3 * n, 1), rs(n, 1), s(n, 1);
  projectInputs<double>(unit, Matrix<double>(toy.y), gates);
  unit.C.addTimes(Matrix<double>(step.c), gates);
  gatedStep<double>(unit, Matrix<double>(toy.sPrev), gates, rs, s);
  EXPECT_LT((step.s - s.col(0)).cwiseAbs().maxCoeff(), kTight);
  EXPECT_LT((step.z - gates.col(0).head(n)).cwiseAbs().maxCoeff(), kTight);

  ReadoutWeights<double> layer;
  layer.resize(toy.readout, Ready::forward);
  layer.assign(toy.readout, 0, 1);
  Matrix<double> tTilde(2, 1), t(2, 1);
  readout<double>(layer, ReadoutKind::linear, s, Matrix<double>(toy.y), Matrix<double>(step.c), tTilde, t);
  EXPECT_LT((step.t - t.col(0)).cwiseAbs().maxCoeff(), kTight);
}

TEST(Toy, AnEnergyDependsOnItsAnnotationAndOnThePreviousState) {
  const Toy toy = randomToy(4, 3, 5);
  const ToyStep before = computeStep(toy);
  for (Index j = 0; j < toy.sourceLength(); ++j) {
    Toy changed = toy;
    changed.h(1, j) += 0.5;
    const ToyStep after = computeStep(changed);
    for (Index k = 0; k < toy.sourceLength(); ++k) EXPECT_EQ(after.e(k) != before.e(k), k == j) << j << ' ' << k;
  }
  Toy changed = toy;
  changed.sPrev(0) += 0.5;
  EXPECT_GT((computeStep(changed).e - before.e).cwiseAbs().minCoeff(), 0);
}

TEST(Toy, AddingOneToAllEnergiesChangesNothing) {
  Toy toy = openingToy();
  const ToyStep before = computeStep(toy);
  for (auto& energy : toy.byHand) *energy += 1;
  EXPECT_LT((computeStep(toy).alpha - before.alpha).cwiseAbs().maxCoeff(), kTight);
}

TEST(Toy, EqualEnergiesGiveTheMeanOfTheAnnotations) {
  Toy toy = randomToy(5, 3, 7);
  toy.byHand.assign(5, 1.5);
  EXPECT_LT((computeStep(toy).c - toy.h.rowwise().mean()).cwiseAbs().maxCoeff(), kTight);
}

TEST(Toy, TheContextStaysInTheHull) {
  Rng rng(17);
  for (int round = 0; round < 2000; ++round) {
    Toy toy = randomToy(2 + static_cast<Index>(rng.below(5)), 2, rng.next());
    for (auto& energy : toy.byHand) energy = 6 * rng.normal();
    const ToyStep step = computeStep(toy);
    ASSERT_NEAR(step.alpha.sum(), 1, kTight);
    ASSERT_LT(distanceOutside(toy.h, step.c), 1e-9) << "round " << round;
  }
}

TEST(Toy, EachCutTakesTheContextOutOfOnePlaceOnly) {
  const Toy toy = openingToy();
  const ToyStep whole = computeStep(toy);
  const ToyStep update = computeStep(toy, {.updateGate = true});
  EXPECT_NE(update.z, whole.z);
  EXPECT_EQ(update.r, whole.r);
  EXPECT_EQ(update.sTilde, whole.sTilde);
  const ToyStep reset = computeStep(toy, {.resetGate = true});
  EXPECT_EQ(reset.z, whole.z);
  EXPECT_NE(reset.r, whole.r);
  const ToyStep candidate = computeStep(toy, {.candidate = true});
  EXPECT_EQ(candidate.r, whole.r);
  EXPECT_NE(candidate.sTilde, whole.sTilde);
  const ToyStep readoutCut = computeStep(toy, {.readout = true});
  EXPECT_EQ(readoutCut.s, whole.s);
  EXPECT_NE(readoutCut.t, whole.t);
  // With all four cut the source cannot be seen any more: any annotations give the same word.
  Toy other = toy;
  other.h *= -3;
  const ContextCuts all{true, true, true, true};
  EXPECT_EQ(computeStep(toy, all).probability, computeStep(other, all).probability);
}

TEST(Toy, ResizingKeepsWhatWasThere) {
  const Toy toy = openingToy();
  const Toy larger = resizedToy(toy, 6, 8, Rng(1));
  EXPECT_EQ(larger.h.topLeftCorner(2, 3), toy.h);
  EXPECT_EQ(larger.words[1], "maison");
  EXPECT_NO_THROW(checkToy(larger));
  const Toy back = resizedToy(larger, 3, 2, Rng(2));
  EXPECT_EQ(back.h, toy.h);
  EXPECT_EQ(back.byHand, toy.byHand);
  EXPECT_THROW(resizedToy(toy, 7, 2, Rng(1)), Error);
  EXPECT_THROW(resizedToy(toy, 3, 9, Rng(1)), Error);
}

TEST(Toy, RefusesNumbersThatCannotBeShown) {
  Toy toy = openingToy();
  toy.h(0, 1) = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(checkToy(toy), Error);
  toy = openingToy();
  toy.byHand[2] = 51;
  try {
    checkToy(toy);
    FAIL();
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("e(3) is 51"));
  }
  toy = openingToy();
  toy.attention.v_a.conservativeResize(2);
  EXPECT_THROW(checkToy(toy), Error);
}

TEST(Hull, LeavesOutWhatIsInsideOrRepeated) {
  Matrix<double> points(2, 7);
  points << 0, 2, 2, 0, 1, 1, 0,  //
      0, 0, 2, 2, 1, 0, 0;
  EXPECT_THAT(convexHull(points), testing::ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(convexHull(points.leftCols(1)), testing::ElementsAre(0));
  Matrix<double> line(2, 3);
  line << 0, 1, 2, 0, 1, 2;
  EXPECT_THAT(convexHull(line), testing::ElementsAre(0, 2));
}

TEST(Hull, MeasuresHowFarAPointLiesOutside) {
  Matrix<double> square(2, 4);
  square << 0, 2, 2, 0, 0, 0, 2, 2;
  const auto outside = [&](double x, double y) { return distanceOutside(square, Vector<double>{{x, y}}); };
  EXPECT_EQ(outside(1, 1), 0);
  EXPECT_EQ(outside(2, 1), 0);
  EXPECT_DOUBLE_EQ(outside(3, 1), 1);
  EXPECT_DOUBLE_EQ(outside(5, 6), 5);
}

TEST(BareToy, ScoresByTheDotProductWithoutAScorer) {
  Matrix<double> h(2, 3);
  h << 1, 0, 2, 0, 2, 2;
  Vector<double> state(2);
  state << 1, -1;
  Toy toy = bareToy({"la", "maison", "bleue"}, h, state);
  ToyStep step = computeStep(toy);
  EXPECT_EQ(step.e, (Vector<double>(3) << 1, -2, 0).finished());
  EXPECT_NEAR(step.alpha.sum(), 1, 1e-15);
  toy.h(0, 2) = 5;  // changing one annotation changes its own energy alone (F6)
  const ToyStep after = computeStep(toy);
  EXPECT_EQ(after.e(2), 3);
  EXPECT_EQ(after.e.head(2), step.e.head(2));
  EXPECT_EQ(energyBound(toy), 0);
  EXPECT_THROW(bareToy({"a", "b"}, Matrix<double>::Zero(3, 2), state), Error) << "a state as long as an annotation";
}

}  // namespace
}  // namespace lookback
