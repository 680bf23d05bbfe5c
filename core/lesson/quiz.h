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

#include "core/lesson/problem.h"
#include "core/lesson/quiz_toy.h"
#include "core/lesson/texts.h"

/// Quiz items as data. Checking answers: check.h; typical errors: typical_errors.h; when to ask again: review.h.
namespace lookback::lesson {

enum class QuizKind {
  chooseOne,
  chooseMany,
  number,
  order,
  markCells,
  shareTokens,
  match,
  spotError,
  sayAloud,
};
/// "choose-one", as in lesson.toml.
std::string_view name(QuizKind kind);
std::vector<std::string> quizKindNames();
std::optional<QuizKind> quizKind(std::string_view name);

/// Errors that are recognised by name when the numbers of an item tell what a learner did (P10).
enum class TypicalError {
  notNormalised,       // stopped before dividing by the total
  averaged,            // gave every word the same weight
  wrongState,          // scored with the state after the word instead of the one before (M1)
  swappedAxes,         // took rows for columns, or the other component
  wrongWord,           // right, for another source word
  noExponential,       // divided the energies themselves by their sum
  strongestOnly,       // took the heaviest word alone
  energiesForWeights,  // weighed with the energies
  leftOutAnnotation,   // scored with the state alone (F6)
  noTanh,              // left out tanh
  roundedEarly,        // rounded the weights before using them; counts as right, with a remark
  percent,             // gave per cent
  wrongSign,
};
/// "not-normalised", and one sentence in English on what was done. The window has its own sentences in its languages.
std::string_view name(TypicalError error);
std::string_view explanation(TypicalError error);
const std::vector<TypicalError>& typicalErrors();

struct ChoiceBody {
  struct Option {
    Texts text;
    bool right = false;
    Texts says;  // shown to who chose it wrongly (or, for a right one, to who missed it)
  };
  std::vector<Option> options;
};

struct NumberBody {
  struct OwnError {  // one that the author expects
    double value = 0;
    Texts says;
  };
  struct Blank {
    Texts label;           // "c(1)"
    double answer = 0;     // exact
    int places = 2;        // digits asked for after the point
    double tolerance = 0;  // half a unit of the last place, if the item names none
    std::string of;        // the symbol of the toy it is, or empty
    std::vector<OwnError> errors;
    Texts worked;  // the author's worked line; empty: the toy's
  };
  std::optional<QuizToy> toy;
  std::vector<Blank> blanks;
};

struct OrderBody {
  std::vector<Texts> steps;  // in the right order
};

struct CellsBody {
  std::vector<std::string> rows, columns;    // target words, source words
  std::vector<std::pair<int, int>> right;    // (row, column) from 0
  std::vector<std::vector<double>> weights;  // (rows, columns) shown in the cells; may be empty
};

struct TokensBody {
  std::vector<std::string> words;
  std::vector<double> weights;  // the true shares, adding to 1
  int tokens = 10;
  double enough = 0.8;  // overlap from which an answer counts as right
};

struct MatchBody {
  struct Pair {
    Texts left, right;
  };
  std::vector<Pair> pairs;
};

struct SpotBody {
  std::vector<Texts> lines;
  int wrong = 0;  // index of the line with the error
  Texts correction;
};

struct AloudBody {
  Texts modelAnswer;
  std::vector<Texts> points;  // what a good answer mentions
};

struct QuizItem {
  std::string id;
  QuizKind kind = QuizKind::chooseOne;
  Place place;  // in lesson.toml
  Texts question;
  Texts hint;          // first stage, where no error is recognised
  Texts worked;        // second stage: the worked line
  bool review = true;  // whether it comes back after 1, 3 and 7 days
  std::variant<ChoiceBody, NumberBody, OrderBody, CellsBody, TokensBody, MatchBody, SpotBody, AloudBody> body;
};

}  // namespace lookback::lesson
