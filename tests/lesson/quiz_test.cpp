// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include <clocale>
#include <numeric>

#include "core/lesson/check.h"
#include "core/lesson/typical_errors.h"
#include "tests/lesson/lesson_support.h"

namespace lookback::lesson::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The item that `toml` (behind [[quiz]], id and question) describes.
QuizItem item(const std::string& kind, const std::string& toml) {
  const LoadedLesson loaded =
      parse(smallToml("[[quiz]]\nid = \"q\"\nkind = \"" + kind + "\"\nquestion = \"?\"\n" + toml + "\n"),
            "# A\n\n```quiz\nitem = \"q\"\n```\n");
  EXPECT_FALSE(loaded.hasErrors()) << allText(loaded.problems);
  if (loaded.lesson.quiz.empty()) throw std::runtime_error("no item");
  return loaded.lesson.quiz.front();
}

std::string problemsOf(const std::string& kind, const std::string& toml) {
  return allText(
      parse(smallToml("[[quiz]]\nid = \"q\"\nkind = \"" + kind + "\"\nquestion = \"?\"\n" + toml + "\n"), "# A\n")
          .problems);
}

constexpr const char* kToy =
    "toy = { words = [\"la\", \"maison\", \"bleue\"], energies = [2, 4, 1], annotations = [[1, 0], [0, 2], [2, 2]] }\n";

QuizItem weightItem() {
  return item("number", std::string(kToy) + "[[quiz.blanks]]\nof = \"alpha.2\"\nplaces = 2");
}
QuizItem contextItem() {
  return item("number", std::string(kToy) + "[[quiz.blanks]]\nof = \"c.1\"\n[[quiz.blanks]]\nof = \"c.2\"");
}

std::optional<TypicalError> errorIn(const QuizItem& asked, std::vector<std::string> typed, std::size_t blank = 0) {
  const Verdict verdict = check(asked, Typed{std::move(typed)});
  return verdict.parts.at(blank).error;
}

TEST(LessonToy, OpeningNumbersToFourPlaces) {
  const QuizToy toy = quizToy({{"la", "maison", "bleue"}, {2, 4, 1}, {{1, 0}, {0, 2}, {2, 2}}, {}, {}, {}, {}, {}});
  EXPECT_EQ(numberText(toy.step.alpha(0), 4, '.'), "0.1142");
  EXPECT_EQ(numberText(toy.step.alpha(1), 4, '.'), "0.8438");
  EXPECT_EQ(numberText(toy.step.alpha(2), 4, '.'), "0.0420");
  EXPECT_EQ(numberText(toy.step.c(0), 4, '.'), "0.1982");
  EXPECT_EQ(numberText(toy.step.c(1), 4, '.'), "1.7716");
  EXPECT_EQ(workedLine(toy, {"c", 1}, 2, '.'), "0.1142 · 1 + 0.8438 · 0 + 0.0420 · 2 = 0.1982 ≈ 0.20");
  EXPECT_EQ(workedLine(toy, {"alpha", 2}, 2, ','), "54,5982 / 64,7055 = 0,8438 ≈ 0,84");
}

TEST(LessonToy, AdditiveScorerUsesStateAndAnnotation) {
  ToyParts parts{{"a", "b"}, {}, {{1, 0}, {0, 2}}, {1, -1}, {}, {{1, 0}, {0, 1}}, {{1, 0}, {0, 1}}, {2, 1}};
  const Vector<double> e = quizToy(parts).step.e;
  EXPECT_NEAR(e(0), 2 * std::tanh(2.0) + std::tanh(-1.0), 1e-12);
  EXPECT_EQ(workedLine(quizToy(parts), {"e", 1}, 2, '.'), "2 · tanh(2) + 1 · tanh(−1) = 1.1665 ≈ 1.17");
  parts.annotations[1] = {3, 3};  // changing h(2) changes e(2) and no other (F6)
  EXPECT_NE(quizToy(parts).step.e(1), e(1));
  EXPECT_EQ(quizToy(parts).step.e(0), e(0));
}

TEST(LessonToy, DotProductWithoutAScorer) {
  const QuizToy toy = quizToy({{"a", "b"}, {}, {{1, 0}, {0, 2}}, {1, -1}, {2, 0}, {}, {}, {}});
  EXPECT_EQ(toy.step.e(0), 1);
  EXPECT_EQ(toy.step.e(1), -2);
  EXPECT_EQ(workedLine(toy, {"e", 2}, 0, '.'), "1 · 0 + (−1) · 2 = −2.0000 ≈ −2");
  EXPECT_EQ(toy.withNewState->e(0), 2);
}

TEST(LessonToy, NegativeNumbersAreWrittenWithAMinusSign) {
  EXPECT_EQ(numberText(-0.004, 2, '.'), "0.00");
  EXPECT_EQ(numberText(-1.5, 1, ','), "−1,5");
  EXPECT_EQ(shortNumberText(-2, '.'), "−2");
  EXPECT_EQ(shortNumberText(0.25, ','), "0,25");
}

TEST(LessonQuiz, NumbersAreReadAsPeopleTypeThem) {
  EXPECT_EQ(readNumber("0.84"), 0.84);
  EXPECT_EQ(readNumber(" 0,84 "), 0.84);
  EXPECT_EQ(readNumber(",5"), 0.5);
  EXPECT_EQ(readNumber("−1"), -1.0);
  EXPECT_EQ(readNumber("+2"), 2.0);
  EXPECT_EQ(readNumber("1/4"), 0.25);
  EXPECT_EQ(readNumber("84 %"), 0.84);
  EXPECT_EQ(readNumber("84\u00A0%"), 0.84);
  for (const char* text : {"", "x", "1e5", "0x1", "nan", "inf", "1.2.3", "1/0", "--1", "1-", "1/", "1 2 x", "%", "."})
    EXPECT_EQ(readNumber(text), std::nullopt) << text;
  EXPECT_EQ(readNumber(std::string(1000, '1')), std::nullopt);
}

TEST(QuizNumbers, PlacesAreCountedAsTheyWereTyped) {
  EXPECT_EQ(typedPlaces("0.84"), 2);
  EXPECT_EQ(typedPlaces("0,8"), 1);
  EXPECT_EQ(typedPlaces("−1"), 0);
  EXPECT_EQ(typedPlaces("84 %"), 2);
  EXPECT_EQ(typedPlaces("84,4 %"), 3);
  EXPECT_EQ(typedPlaces("1/3"), std::nullopt);
  EXPECT_EQ(typedPlaces("x"), std::nullopt);
}

TEST(LessonQuiz, NumbersAreReadTheSameInEveryLocale) {
  const char* changed = std::setlocale(LC_NUMERIC, "fr_FR.UTF-8");
  EXPECT_EQ(readNumber("0.84"), 0.84) << (changed != nullptr ? changed : "no French locale here");
  std::setlocale(LC_NUMERIC, "C");
}

TEST(LessonQuiz, ToleranceFollowsTheRoundingAskedFor) {
  const QuizItem two = weightItem();
  for (const char* typed : {"0.84", "0,84", "0.8438", "0.844", "84 %"})
    EXPECT_TRUE(check(two, Typed{{typed}}).right) << typed;
  for (const char* typed : {"0.83", "0.85", "0.8", "1"}) EXPECT_FALSE(check(two, Typed{{typed}}).right) << typed;
  const QuizItem four = item("number", std::string(kToy) + "[[quiz.blanks]]\nof = \"alpha.2\"\nplaces = 4");
  EXPECT_FALSE(check(four, Typed{{"0.84"}}).right);
  EXPECT_TRUE(check(four, Typed{{"0.8438"}}).right);
  const QuizItem half = item("number", "[[quiz.blanks]]\nanswer = 0.125\nplaces = 2");
  EXPECT_TRUE(check(half, Typed{{"0.12"}}).right);  // a half may be rounded either way
  EXPECT_TRUE(check(half, Typed{{"0.13"}}).right);
  EXPECT_FALSE(check(half, Typed{{"0.14"}}).right);
}

TEST(LessonQuiz, TypicalErrorsAreRecognisedByName) {
  using enum TypicalError;
  const QuizItem weight = weightItem();
  EXPECT_EQ(errorIn(weight, {"54.6"}), notNormalised);
  EXPECT_EQ(errorIn(weight, {"0.33"}), averaged);
  EXPECT_EQ(errorIn(weight, {"0.57"}), noExponential);
  EXPECT_EQ(errorIn(weight, {"84.4"}), percent);
  EXPECT_EQ(errorIn(weight, {"0.11"}), wrongWord);
  EXPECT_EQ(check(weight, Typed{{"0.11"}}).parts[0].otherWord, "la");
  EXPECT_EQ(errorIn(weight, {"-0.84"}), wrongSign);
  EXPECT_EQ(errorIn(weight, {"0.7"}), std::nullopt);
  EXPECT_EQ(errorIn(weight, {"0.84"}), std::nullopt);
  const QuizItem context = contextItem();
  EXPECT_EQ(errorIn(context, {"1.00", "1.77"}), averaged);
  EXPECT_EQ(errorIn(context, {"1.77", "0.20"}), swappedAxes);
  EXPECT_EQ(errorIn(context, {"4", "1.77"}), energiesForWeights);
  EXPECT_EQ(errorIn(context, {"12.83", "1.77"}), notNormalised);
  EXPECT_EQ(errorIn(context, {"0", "1.77"}), strongestOnly);
  EXPECT_EQ(errorIn(context, {"0.20", "2"}, 1), strongestOnly);
}

TEST(LessonQuiz, RoundingEarlyIsRightWithARemark) {
  const Verdict verdict = check(contextItem(), Typed{{"0.19", "1.76"}});
  EXPECT_TRUE(verdict.right);
  EXPECT_EQ(verdict.parts[0].error, TypicalError::roundedEarly);
  EXPECT_EQ(verdict.parts[1].error, TypicalError::roundedEarly);
}

TEST(LessonQuiz, SwappedAxesOfASquareToy) {
  const QuizItem square = item("number",
                               "toy = { words = [\"x\", \"y\"], energies = [0, 1], annotations = [[1, 5], [2, 9]] }\n"
                               "[[quiz.blanks]]\nof = \"c.1\"");
  // weights 0.2689, 0.7311: right 1·0.2689 + 2·0.7311 = 1.73; along the row (1, 5) 3.92; the other component 7.92
  EXPECT_TRUE(check(square, Typed{{"1.73"}}).right);
  EXPECT_EQ(errorIn(square, {"3.92"}), TypicalError::swappedAxes);
  EXPECT_EQ(errorIn(square, {"7.92"}), TypicalError::swappedAxes);
}

TEST(LessonQuiz, WrongStateAndHalfScorersAreRecognised) {
  using enum TypicalError;
  const QuizItem dot =
      item("number",
           "toy = { words = [\"x\", \"y\"], annotations = [[1, 0], [0, 2]], state = [1, -1], new-state = [2, 0] }\n"
           "[[quiz.blanks]]\nof = \"e.1\"\nplaces = 0");
  EXPECT_TRUE(check(dot, Typed{{"1"}}).right);
  EXPECT_EQ(errorIn(dot, {"2"}), wrongState);
  const QuizItem additive = item("number",
                                 "toy = { words = [\"x\", \"y\"], annotations = [[1, 0], [0, 2]], state = [1, -1], W = "
                                 "[[1, 0], [0, 1]], U = [[1, 0], [0, "
                                 "1]], v = [2, 1] }\n[[quiz.blanks]]\nof = \"e.1\"\nplaces = 2");
  EXPECT_TRUE(check(additive, Typed{{"1.17"}}).right);        // 2 tanh 2 + tanh(-1) = 1.1665
  EXPECT_EQ(errorIn(additive, {"3"}), noTanh);                // 2 · 2 - 1
  EXPECT_EQ(errorIn(additive, {"0.76"}), leftOutAnnotation);  // 2 tanh 1 + tanh(-1)
}

TEST(LessonQuiz, OwnErrorsOfTheAuthorComeFirst) {
  const QuizItem own = item(
      "number", std::string(kToy) + "[[quiz.blanks]]\nof = \"alpha.2\"\nerrors = [{ value = 0.33, says = \"Flat!\" }]");
  const Verdict verdict = check(own, Typed{{"0.33"}});
  EXPECT_EQ(verdict.parts[0].says.in("en"), "Flat!");
  EXPECT_EQ(verdict.parts[0].error, std::nullopt);
}

TEST(LessonQuiz, AnticipatedErrorsNeverEqualTheAnswer) {
  const QuizItem flat =
      item("number", "toy = { words = [\"x\", \"y\"], energies = [1, 1] }\n[[quiz.blanks]]\nof = \"alpha.1\"");
  for (const AnticipatedError& error : anticipatedErrors(std::get<NumberBody>(flat.body), 0))
    EXPECT_GT(std::abs(error.value - 0.5), 0.005) << name(error.error);
}

TEST(LessonQuiz, FeedbackComesInTwoStages) {
  const QuizItem context = contextItem();
  const Verdict verdict = check(context, Typed{{"1.00", "1.77"}});
  EXPECT_DOUBLE_EQ(verdict.score, 0.5);
  const Feedback first = feedback(context, verdict, 1, "en");
  EXPECT_EQ(first.stage, 1);
  EXPECT_THAT(first.wrongParts, ElementsAre(0));
  EXPECT_THAT(first.worked, IsEmpty());
  const Feedback second = feedback(context, verdict, 2, "fr");
  EXPECT_EQ(second.stage, 2);
  ASSERT_THAT(second.worked, SizeIs(2));
  EXPECT_EQ(second.worked[0], "c(1) = 0,1142 · 1 + 0,8438 · 0 + 0,0420 · 2 = 0,1982 ≈ 0,20");
}

TEST(LessonQuiz, UnreadableAndMissingNumbersAreSaid) {
  const Verdict verdict = check(contextItem(), Typed{{"two"}});
  EXPECT_FALSE(verdict.parts[0].readable);
  EXPECT_FALSE(verdict.parts[1].readable);
  EXPECT_EQ(verdict.score, 0);
}

TEST(LessonQuiz, ChoosingOneAndMany) {
  const std::string options =
      "options = [{ text = \"a\", right = true }, { text = \"b\", says = \"no b\" }, { text = \"c\", says = \"x\"";
  const QuizItem one = item("choose-one", options + " }]");
  EXPECT_TRUE(check(one, Chosen{{0}}).right);
  const Verdict wrong = check(one, Chosen{{1}});
  EXPECT_EQ(wrong.score, 0);
  EXPECT_EQ(wrong.parts[1].says.in("en"), "no b");
  EXPECT_THAT(feedback(one, wrong, 1, "en").wrongParts, ElementsAre(1));  // does not tell that 0 is right
  EXPECT_EQ(check(one, Chosen{{0, 1}}).score, 0);
  const QuizItem many = item("choose-many", options + ", right = true }]");
  EXPECT_TRUE(check(many, Chosen{{2, 0}}).right);
  EXPECT_DOUBLE_EQ(check(many, Chosen{{0}}).score, 0.5);
  EXPECT_EQ(check(many, Chosen{{0}}).missing, 1);
  EXPECT_THAT(feedback(many, check(many, Chosen{{0}}), 1, "en").wrongParts, IsEmpty());
  EXPECT_EQ(check(many, Chosen{{0, 1, 2}}).score, 0.5);
  EXPECT_EQ(check(many, Chosen{{1}}).score, 0);
  EXPECT_EQ(check(many, Chosen{{-1, 99}}).score, 0);
}

TEST(LessonQuiz, OrderingGivesCreditForPairs) {
  const QuizItem order = item("order", "steps = [\"a\", \"b\", \"c\"]");
  EXPECT_TRUE(check(order, Ordered{{0, 1, 2}}).right);
  EXPECT_DOUBLE_EQ(check(order, Ordered{{0, 2, 1}}).score, 2.0 / 3);
  EXPECT_EQ(check(order, Ordered{{0, 2, 1}}).firstWrong(), 1);
  EXPECT_EQ(check(order, Ordered{{2, 1, 0}}).score, 0);
  EXPECT_EQ(check(order, Ordered{{0, 0, 0}}).score, 0);
  EXPECT_FALSE(check(order, Ordered{{0, 1}}).right);
}

TEST(LessonQuiz, MarkingCells) {
  const QuizItem cells =
      item("mark-cells", "rows = [\"a\", \"b\"]\ncolumns = [\"x\", \"y\"]\ncells = [[1, 2], [2, 1]]");
  EXPECT_TRUE(check(cells, Marked{{{0, 1}, {1, 0}}}).right);
  const Verdict half = check(cells, Marked{{{0, 1}, {0, 1}}});
  EXPECT_DOUBLE_EQ(half.score, 0.5);
  EXPECT_EQ(half.missing, 1);
  EXPECT_EQ(check(cells, Marked{{{0, 0}, {0, 1}, {1, 0}}}).score, 0.5);
  EXPECT_EQ(check(cells, Marked{{{7, 7}}}).score, 0);
}

TEST(LessonQuiz, SharingOutTokensScoresTheOverlap) {
  const QuizItem tokens = item("share-tokens", "words = [\"la\", \"maison\", \"bleue\"]\nenergies = [2, 4, 1]");
  const Verdict good = check(tokens, Shared{{1, 9, 0}});
  EXPECT_NEAR(good.score, 0.1 + 0.8438, 1e-4);
  EXPECT_TRUE(good.right);
  const Verdict flat = check(tokens, Shared{{4, 3, 3}});
  EXPECT_NEAR(flat.score, 0.1142 + 0.3 + 0.0420, 1e-4);
  EXPECT_FALSE(flat.right);
  EXPECT_NEAR(flat.parts[1].difference, 0.3 - 0.8438, 1e-4);
  EXPECT_FALSE(check(tokens, Shared{{1, 1, 1}}).parts[0].readable);
  EXPECT_EQ(check(tokens, Shared{{-1, 11, 0}}).score, 0);
}

TEST(LessonQuiz, MatchingSpottingAndSaying) {
  const QuizItem match = item("match", "pairs = [{ left = \"a\", right = \"1\" }, { left = \"b\", right = \"2\" }]");
  EXPECT_TRUE(check(match, Matched{{0, 1}}).right);
  EXPECT_DOUBLE_EQ(check(match, Matched{{0, -1}}).score, 0.5);
  const QuizItem spot = item("spot-error", "lines = [\"a\", \"b\"]\nwrong = 2\ncorrection = \"c\"");
  EXPECT_TRUE(check(spot, Spotted{1}).right);
  EXPECT_FALSE(check(spot, Spotted{0}).right);
  EXPECT_THAT(feedback(spot, check(spot, Spotted{0}), 2, "en").worked, ElementsAre("c"));
  const QuizItem say = item("say-aloud", "answer = \"x\"\npoints = [\"p\"]");
  EXPECT_FALSE(check(say, Rated{1, ""}).right);
  EXPECT_TRUE(check(say, Rated{2, ""}).right);
  EXPECT_EQ(check(say, Rated{99, ""}).score, 1);
}

TEST(LessonQuiz, AnAnswerOfAnotherKindIsSimplyNotRight) {
  EXPECT_FALSE(check(weightItem(), Chosen{{0}}).right);
  EXPECT_EQ(check(weightItem(), Chosen{{0}}).firstWrong(), -1);
}

TEST(LessonQuiz, ShufflingIsTheSameForASeed) {
  const QuizItem order = item("order", "steps = [\"a\", \"b\", \"c\", \"d\", \"e\"]");
  EXPECT_THAT(shownOrder(order, 7), ElementsAre(4, 0, 1, 2, 3));
  EXPECT_EQ(shownOrder(order, 7), shownOrder(order, 7));
  const QuizItem two = item("order", "steps = [\"a\", \"b\"]");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<int> shown = shownOrder(order, seed);
    EXPECT_FALSE(std::is_sorted(shown.begin(), shown.end()));  // would give the answer away
    std::sort(shown.begin(), shown.end());
    EXPECT_THAT(shown, ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(shownOrder(two, seed), ElementsAre(1, 0));
  }
  EXPECT_THAT(shownOrder(weightItem(), 1), IsEmpty());
}

TEST(LessonQuiz, AnswersSurviveTheStore) {
  const std::vector<std::pair<QuizKind, Answer>> answers{
      {QuizKind::chooseOne, Chosen{{2}}},           {QuizKind::chooseMany, Chosen{{0, 2}}},
      {QuizKind::number, Typed{{"0,84", "é\""}}},   {QuizKind::order, Ordered{{1, 0}}},
      {QuizKind::markCells, Marked{{{0, 1}}}},      {QuizKind::shareTokens, Shared{{4, 6}}},
      {QuizKind::match, Matched{{1, -1}}},          {QuizKind::spotError, Spotted{3}},
      {QuizKind::sayAloud, Rated{2, "in my words"}}};
  for (const auto& [kind, answer] : answers) {
    const std::string text = recordText({kind, answer, 42, 2, true});
    const std::optional<AnswerRecord> back = readRecord(text);
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(recordText(*back), text);
    EXPECT_EQ(back->seed, 42u);
    EXPECT_EQ(back->attempt, 2);
    EXPECT_TRUE(back->asked);
  }
  for (const char* text : {"", "{}", "[]", "{\"kind\":\"number\",\"answer\":3}", "{\"kind\":\"x\",\"answer\":[]}"})
    EXPECT_FALSE(readRecord(text)) << text;
}

TEST(LessonQuiz, ItemsThatCannotBeAskedAreRefused) {
  EXPECT_THAT(problemsOf("chose-one", ""), HasSubstr("Did you mean \"choose-one\"?"));
  EXPECT_THAT(problemsOf("choose-one", "options = [{ text = \"a\", right = true }, { text = \"b\", right = true }]"),
              HasSubstr("2 options are marked as right"));
  EXPECT_THAT(problemsOf("choose-one", "options = [{ text = \"a\", right = true }, { text = \"b\" }]"),
              HasSubstr("has no feedback"));
  EXPECT_THAT(problemsOf("number", std::string(kToy) + "[[quiz.blanks]]\nof = \"alpha.9\""),
              HasSubstr("no number \"alpha.9\""));
  EXPECT_THAT(problemsOf("number", "[[quiz.blanks]]\nplaces = 2"), HasSubstr("either \"of\" or \"answer\""));
  EXPECT_THAT(problemsOf("number", "toy = { words = [\"a\", \"b\"], energies = [1] }\n[[quiz.blanks]]\nanswer = 1"),
              HasSubstr("one energy a word"));
  EXPECT_THAT(problemsOf("mark-cells", "rows = [\"a\"]\ncolumns = [\"x\"]\ncells = [[2, 1]]"),
              HasSubstr("no such cell"));
  EXPECT_THAT(problemsOf("share-tokens", "words = [\"a\", \"b\"]\nweights = [0.5, 0.9]"), HasSubstr("no shares of 1"));
  EXPECT_THAT(problemsOf("spot-error", "lines = [\"a\", \"b\"]\nwrong = 3\ncorrection = \"c\""),
              HasSubstr("from 1 to 2"));
  EXPECT_THAT(problemsOf("say-aloud", "answer = { fr = \"x\" }"), HasSubstr("none of the lesson's languages"));
}

}  // namespace
}  // namespace lookback::lesson::testing
