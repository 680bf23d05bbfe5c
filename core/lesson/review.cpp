// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/review.h"

#include <algorithm>
#include <map>

namespace lookback::lesson {
namespace {

constexpr std::int64_t kMillisecondsAMinute = 60'000;
constexpr std::int64_t kMinutesADay = 24 * 60;

std::int64_t floorDivide(std::int64_t a, std::int64_t b) {
  return a / b - (a % b < 0 ? 1 : 0);
}

}  // namespace

Day dayOf(std::int64_t milliseconds, int minutesEast) {
  return floorDivide(floorDivide(milliseconds, kMillisecondsAMinute) + minutesEast, kMinutesADay);
}

ReviewState reviewState(std::span<const ReviewAnswer> answers) {
  ReviewState state;
  if (answers.empty()) return state;
  state.lesson = answers.front().lesson;
  state.item = answers.front().item;
  std::map<Day, bool> firstOfDay;
  for (const ReviewAnswer& answer : answers) firstOfDay.emplace(answer.day, answer.known);
  constexpr int kStages = static_cast<int>(kReviewDays.size());
  for (const auto& [day, known] : firstOfDay) {
    const bool learning = !state.due && state.stage == 0;
    if (learning || !known) {
      state.stage = 0;
    } else if (state.stage < kStages && day >= *state.due) {
      ++state.stage;
    } else {
      continue;
    }
    if (state.stage < kStages) {
      state.due = day + kReviewDays[static_cast<std::size_t>(state.stage)];
    } else {
      state.due.reset();
    }
  }
  return state;
}

std::vector<ReviewState> reviewQueue(std::span<const ReviewAnswer> answers, Day today) {
  std::map<std::pair<std::string, std::string>, std::vector<ReviewAnswer>> items;
  for (const ReviewAnswer& answer : answers) items[{answer.lesson, answer.item}].push_back(answer);
  std::vector<ReviewState> queue;
  for (const auto& [key, own] : items) {
    const ReviewState state = reviewState(own);
    if (state.due && *state.due <= today) queue.push_back(state);
  }
  std::stable_sort(queue.begin(), queue.end(),
                   [](const ReviewState& a, const ReviewState& b) { return *a.due < *b.due; });
  return queue;
}

}  // namespace lookback::lesson
