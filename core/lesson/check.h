// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/lesson/quiz.h"

/// Checking of answers. All indices are those of the item as written, whatever order it was shown in.
namespace lookback::lesson {

struct Chosen {
  std::vector<int> options;  // choose one, choose many
};
struct Typed {
  std::vector<std::string> numbers;  // as typed, one a blank
};
struct Ordered {
  std::vector<int> steps;  // indices of the steps in the order given
};
struct Marked {
  std::vector<std::pair<int, int>> cells;  // (row, column) from 0
};
struct Shared {
  std::vector<int> tokens;  // one number a word
};
struct Matched {
  std::vector<int> rights;  // for each left side the index of the right side put to it; -1: none
};
struct Spotted {
  int line = -1;
};
struct Rated {
  int rating = 0;  // 0: could not say it; 1: parts; 2: most; 3: all of it
  std::string said;
};
inline constexpr int kBestRating = 3;
inline constexpr int kGoodRating = 2;  // from which it counts as known

using Answer = std::variant<Chosen, Typed, Ordered, Marked, Shared, Matched, Spotted, Rated>;

/// One part of an answer: an option, a blank, a position, a marked cell, a word, a left side, a line.
struct PartVerdict {
  bool right = false;
  bool readable = true;               // false: a blank that holds no number
  std::optional<TypicalError> error;  // recognised in a blank; roundedEarly counts as right, the others do not
  std::string otherWord;              // of TypicalError::wrongWord: the word it would be right for
  Texts says;                         // the author's words on this error
  bool tooFewPlaces = false;          // a blank that is right, but rounded further than asked
  double difference = 0;              // of a blank: given − answer; of a word: share given − weight
};

struct Verdict {
  bool right = false;
  double score = 0;  // 0..1, with partial credit
  std::vector<PartVerdict> parts;
  int missing = 0;  // right options or cells that were not marked (say how many, not which, at first)
  /// Index of the first part that is not right; -1 if all are.
  int firstWrong() const;
};

/// Judges an answer. One of another kind or with too few parts counts as not right; it is never an error.
Verdict check(const QuizItem& item, const Answer& answer);

/// What a learner is shown: after the first try where it is wrong, after the second (or on request) how it is done.
struct Feedback {
  int stage = 1;                // 1 or 2
  std::vector<int> wrongParts;  // both stages; for choose one and many only those that were chosen wrongly
  int missing = 0;
  std::string hint;                 // stage 1: the author's hint, in the learner's language; may be empty
  std::vector<std::string> worked;  // stage 2: one line a blank, or the author's; the right order, pairs, cells
};
/// `attempt` counts from 1; a learner who asks for the worked line passes 2.
Feedback feedback(const QuizItem& item, const Verdict& verdict, int attempt, std::string_view language);

/// A number as people type it: "0.84", "0,84", "−1", " .5", "1/3", "84 %" (0.84). Absent where it is none.
std::optional<double> readNumber(std::string_view text);
/// Digits after the point of a number as it was typed, as a plain number: 2 for "0.84" and for "84 %"; absent for a
/// fraction and for what is no number.
std::optional<int> typedPlaces(std::string_view text);

/// In which order `count` parts of an item are shown: the same for the same seed and id everywhere. Never the order as
/// written for an "order" item with two or more parts.
std::vector<int> shownOrder(const QuizItem& item, std::uint64_t seed);
/// How many parts of an item are shuffled: options, steps, right sides; 0 for other kinds.
int shuffledParts(const QuizItem& item);

/// An answer with how it came about, as the store's table "answer" keeps it.
struct AnswerRecord {
  QuizKind kind = QuizKind::chooseOne;
  Answer answer;
  std::uint64_t seed = 0;  // of the shuffling
  int attempt = 1;
  bool asked = false;  // the worked line was seen before answering
};
/// JSON for the store and back; absent for what is no such record.
std::string recordText(const AnswerRecord& record);
std::optional<AnswerRecord> readRecord(std::string_view json);

}  // namespace lookback::lesson
