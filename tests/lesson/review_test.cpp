// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lookback::lesson {
namespace {

using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;

ReviewState after(std::vector<std::pair<Day, bool>> answers) {
  std::vector<ReviewAnswer> list;
  for (const auto& [day, known] : answers) list.push_back({"005-by-hand", "q", day, known});
  return reviewState(list);
}

TEST(LessonReview, ComesBackAfterOneThreeAndSevenDays) {
  EXPECT_EQ(after({{100, true}}).due, 101);
  EXPECT_EQ(after({{100, true}, {101, true}}).due, 104);
  EXPECT_EQ(after({{100, true}, {101, true}, {104, true}}).due, 111);
  const ReviewState done = after({{100, true}, {101, true}, {104, true}, {111, true}});
  EXPECT_EQ(done.stage, 3);
  EXPECT_EQ(done.due, std::nullopt);
}

TEST(LessonReview, TheFirstDayLearnsWhateverTheAnswer) {
  EXPECT_EQ(after({{100, false}}).due, 101);
  EXPECT_EQ(after({{100, false}, {100, true}}).due, 101);
}

TEST(LessonReview, OnlyTheFirstAnswerOfADayCounts) {
  EXPECT_EQ(after({{100, true}, {101, false}, {101, true}}).due, 102);
  EXPECT_EQ(after({{100, true}, {101, true}, {101, false}}).due, 104);
}

TEST(LessonReview, ForgettingBeginsAgain) {
  const ReviewState state = after({{100, true}, {101, true}, {104, false}});
  EXPECT_EQ(state.stage, 0);
  EXPECT_EQ(state.due, 105);
  EXPECT_EQ(after({{100, true}, {101, true}, {104, true}, {111, true}, {200, false}}).due, 201);
}

TEST(LessonReview, LateCountsFromTheDayItWasDoneAndEarlyDoesNot) {
  EXPECT_EQ(after({{100, true}, {120, true}}).due, 123);
  EXPECT_EQ(after({{100, true}, {101, true}, {102, true}}).due, 104);
  EXPECT_EQ(after({{101, true}, {100, true}}).due, 104);  // in any order of days
}

TEST(LessonReview, QueueHoldsWhatIsDueLongestOverdueFirst) {
  const std::vector<ReviewAnswer> answers{
      {"l", "late", 100, true}, {"l", "fresh", 109, true}, {"l", "later", 104, true}, {"k", "today", 110, true}};
  EXPECT_THAT(reviewQueue(answers, 110),
              ElementsAre(Field(&ReviewState::item, "late"), Field(&ReviewState::item, "later"),
                          Field(&ReviewState::item, "fresh")));
  EXPECT_THAT(reviewQueue(answers, 100), IsEmpty());
  EXPECT_EQ(reviewState({}), ReviewState{});
}

TEST(LessonReview, DaysBeginAtTheLearnersMidnight) {
  constexpr std::int64_t kHour = 3'600'000;
  EXPECT_EQ(dayOf(0, 0), 0);
  EXPECT_EQ(dayOf(24 * kHour - 1, 0), 0);
  EXPECT_EQ(dayOf(23 * kHour, 60), 1);
  EXPECT_EQ(dayOf(2 * kHour, -180), -1);
  EXPECT_EQ(dayOf(-1, 0), -1);
}

}  // namespace
}  // namespace lookback::lesson
