// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy/practice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>

namespace lookback {
namespace {

using Quantity = SheetCell::Quantity;

Worksheet openingSheet(int places = 2) {
  const Toy toy = openingToy();
  return makeWorksheet(toy.words, computeStep(toy).e, toy.h, places);
}

std::optional<Mistake> mistake(const Worksheet& sheet, Quantity quantity, Index row, Index column, double answer) {
  const Verdict verdict = judge(sheet, sheet.cell(quantity, row, column), answer);
  EXPECT_FALSE(verdict.right) << answer;
  return verdict.mistake;
}

TEST(Rounding, GoesByTheDigitsThatAPersonSees) {
  EXPECT_EQ(digits(0.125, 2), "0.13");
  EXPECT_EQ(digits(1.005, 2), "1.01");
  EXPECT_EQ(digits(-0.125, 2), "-0.13");
  EXPECT_EQ(digits(-0.001, 2), "0.00");
  EXPECT_EQ(digits(0.1, 3), "0.100");
}

TEST(Worksheet, ShowsTheRemainderOfTheRoundedWeights) {
  EXPECT_DOUBLE_EQ(openingSheet(2).remainder, 0.01);  // 0.11 + 0.84 + 0.04 = 0.99 (F2)
  EXPECT_DOUBLE_EQ(openingSheet(4).remainder, 0.0);   // 0.1142 + 0.8438 + 0.0420
}

TEST(Worksheet, WorksThroughTheFourMovesInOrder) {
  const Worksheet sheet = openingSheet(4);
  std::vector<Move> moves;
  for (const SheetCell& cell : sheet.cells)
    if (moves.empty() || moves.back() != moveOf(cell.quantity)) moves.push_back(moveOf(cell.quantity));
  EXPECT_THAT(moves, testing::ElementsAre(Move::score, Move::soften, Move::weigh, Move::sum));
  EXPECT_EQ(sheet.cells.size(), 3u + 3 + 1 + 3 + 6 + 2);
  EXPECT_NEAR(sheet.cell(Quantity::exponential, 0, 1).exact, std::exp(4.0), 1e-12);
  EXPECT_NEAR(sheet.cell(Quantity::context, 1, 0).exact, 1.7716, 5e-5);
}

TEST(Worksheet, KnowsWhatRoundedNumbersLeadTo) {
  // By hand at two places: 7.39, 54.60, 2.72, total 64.71; weights 0.11, 0.84, 0.04; first component 0.11 + 0.08 = 0.19
  const Worksheet sheet = openingSheet(2);
  EXPECT_NEAR(sheet.cell(Quantity::total, 0, 0).onPaper, 64.71, 1e-12);
  EXPECT_NEAR(sheet.cell(Quantity::context, 0, 0).onPaper, 0.19, 1e-12);
  EXPECT_NEAR(sheet.cell(Quantity::context, 0, 0).exact, 0.1982, 1e-4);
  EXPECT_TRUE(accepts(sheet.cell(Quantity::context, 0, 0), 0.19, 2));  // as written down
  EXPECT_TRUE(accepts(sheet.cell(Quantity::context, 0, 0), 0.20, 2));  // as a calculator has it
  EXPECT_FALSE(accepts(sheet.cell(Quantity::context, 0, 0), 0.18, 2));
  EXPECT_FALSE(accepts(sheet.cell(Quantity::context, 0, 0), 0.21, 2));
}

TEST(Worksheet, LeavesOffWordsThatWereTakenOut) {
  Vector<double> e(3);
  e << 2, -std::numeric_limits<double>::infinity(), 1;
  const Worksheet sheet = makeWorksheet({"a", "b", "c"}, e, openingToy().h, 3);
  EXPECT_THAT(sheet.words, testing::ElementsAre("a", "c"));
  EXPECT_NEAR(sheet.cell(Quantity::weight, 0, 0).exact, 0.731, 1e-3);
  EXPECT_EQ(sheet.h.col(1), openingToy().h.col(2));
}

TEST(Worksheet, PicksTheComponentsInWhichTheWordsDiffer) {
  Vector<double> e = Vector<double>::Zero(2);
  Matrix<double> h(4, 2);
  h << 1, 1.1, 0, 3, 5, 5, -2, 2;
  const Worksheet sheet = makeWorksheet({"a", "b"}, e, h, 2, 2);
  EXPECT_THAT(sheet.components, testing::ElementsAre(1, 3));
}

TEST(Practice, NamesTypicalMistakes) {
  const Worksheet sheet = openingSheet(2);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 54.60), Mistake::notNormalised);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 0.57), Mistake::noExponential);  // 4 / 7
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 0.33), Mistake::averaged);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 0.11), Mistake::otherWord);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 1), Mistake::largestTakesAll);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, -0.84), Mistake::signLost);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 0.8), Mistake::tooFewPlaces);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 8.44), Mistake::shiftedPoint);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 0, 8.76), Mistake::inverted);  // 64.705 / 7.389
  EXPECT_EQ(mistake(sheet, Quantity::context, 0, 0, 1), Mistake::averaged);    // (1 + 0 + 2) / 3
  EXPECT_EQ(mistake(sheet, Quantity::context, 0, 0, 3), Mistake::summedUnweighted);
  EXPECT_EQ(mistake(sheet, Quantity::context, 0, 0, 1.77), Mistake::otherComponent);
  EXPECT_EQ(mistake(sheet, Quantity::total, 0, 0, 7), Mistake::noExponential);
  EXPECT_EQ(mistake(sheet, Quantity::weight, 0, 1, 0.62), std::nullopt);
}

TEST(Practice, RecognisesTheNewStateInPlaceOfTheOldOne) {
  Toy toy = openingToy();
  toy.byHand.assign(3, std::nullopt);
  const ToyStep step = computeStep(toy);
  Worksheet sheet = makeWorksheet(toy.words, step.e, toy.h, 2);
  sheet.withNewState = step.scoredWithNewState;
  EXPECT_EQ(mistake(sheet, Quantity::energy, 0, 2, step.scoredWithNewState(2)), Mistake::wrongState);
}

TEST(Practice, AcceptsEveryRightAnswerAtEveryRounding) {
  for (int places = 1; places <= 4; ++places)
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const Exercise exercise = makeExercise(Rung::alone, seed, places);
      for (const std::size_t blank : exercise.blanks) {
        const SheetCell& cell = exercise.sheet.cells[blank];
        EXPECT_TRUE(judge(exercise.sheet, cell, roundedTo(cell.exact, places)).right) << seed;
        EXPECT_TRUE(judge(exercise.sheet, cell, roundedTo(cell.onPaper, places)).right) << seed;
      }
    }
}

TEST(Practice, HasNoAnswerForNonsense) {
  const Worksheet sheet = openingSheet();
  const SheetCell& cell = sheet.cell(Quantity::weight, 0, 0);
  EXPECT_FALSE(judge(sheet, cell, std::numeric_limits<double>::quiet_NaN()).right);
  EXPECT_FALSE(judge(sheet, cell, std::numeric_limits<double>::infinity()).right);
}

TEST(Practice, BlanksFollowTheRung) {
  EXPECT_TRUE(makeExercise(Rung::watch, 5).blanks.empty());
  EXPECT_EQ(makeExercise(Rung::complete, 5).blanks.size(), 1u);
  const Exercise alone = makeExercise(Rung::alone, 5);
  EXPECT_EQ(alone.blanks.size(), alone.sheet.cells.size() - 3);  // all but the energies
}

TEST(Practice, TheSameSeedGivesTheSameExerciseAndOthersOthers) {
  std::set<std::vector<double>> seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Exercise a = makeExercise(Rung::complete, seed), b = makeExercise(Rung::complete, seed);
    EXPECT_EQ(a.sheet.cells, b.sheet.cells);
    EXPECT_EQ(a.blanks, b.blanks);
    std::vector<double> numbers(a.sheet.e.begin(), a.sheet.e.end());
    numbers.insert(numbers.end(), a.sheet.h.reshaped().begin(), a.sheet.h.reshaped().end());
    seen.insert(numbers);
  }
  EXPECT_GE(seen.size(), 49u);
}

}  // namespace
}  // namespace lookback
