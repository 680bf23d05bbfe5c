// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// When an item is asked again: one, three and seven days after it was known. A pure function of answers and date.
namespace lookback::lesson {

/// Days since 1 January 1970 in the learner's own time zone.
using Day = std::int64_t;
/// `milliseconds` since 1970 in UTC, at a place that is `minutesEast` ahead of UTC.
Day dayOf(std::int64_t milliseconds, int minutesEast);

inline constexpr std::array<int, 3> kReviewDays{1, 3, 7};

/// One stored answer, as far as the schedule needs it.
struct ReviewAnswer {
  std::string lesson, item;
  Day day = 0;
  bool known = false;  // right, or rated well
};

struct ReviewState {
  std::string lesson, item;
  int stage = 0;           // reviews passed: 0, 1, 2; 3: done
  std::optional<Day> due;  // absent once done
  friend bool operator==(const ReviewState&, const ReviewState&) = default;
};

/// Where an item stands after its answers (of one item, those of a day in the order given). Of several answers on one
/// day the first counts, since the later ones have seen the feedback. The first day learns the item and makes it due on
/// the next; a review on or after the due day, if known, moves it one stage on, and if not, back to the beginning.
/// Answers before the due day change nothing unless they are not known.
ReviewState reviewState(std::span<const ReviewAnswer> answers);

/// The items due on `today`, the longest overdue first.
std::vector<ReviewState> reviewQueue(std::span<const ReviewAnswer> answers, Day today);

}  // namespace lookback::lesson
