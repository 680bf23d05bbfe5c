// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lookback::lesson {

/// Where something stands in a file; both count from 1, columns in characters (code points), as editors do.
struct Place {
  int line = 1;
  int column = 1;
  friend bool operator==(const Place&, const Place&) = default;
};

enum class Severity {
  error,   // the block or the lesson cannot be shown as written
  advice,  // it can, but a reader will miss something
};

/// Something wrong in a lesson, for the person who writes it.
struct Problem {
  std::string file;  // "005-by-hand/text.en.md"
  Place place;
  Severity severity = Severity::error;
  std::string sentence;  // what is wrong: "The step 0 is below 1."
  std::string remedy;    // what to do: "Give a number from 1 to 200."

  /// "005-by-hand/text.en.md:12:3: The step 0 is below 1. Give a number from 1 to 200."
  std::string text() const;
};

/// Collects the problems of one file; reading goes on after each.
class Report {
 public:
  Report(std::vector<Problem>& problems, std::string file) : m_problems(problems), m_file(std::move(file)) {}

  void error(Place place, std::string sentence, std::string remedy) {
    add(Severity::error, place, std::move(sentence), std::move(remedy));
  }
  void advise(Place place, std::string sentence, std::string remedy) {
    add(Severity::advice, place, std::move(sentence), std::move(remedy));
  }
  const std::string& file() const { return m_file; }
  /// The problems so far, of all files that share the list.
  const std::vector<Problem>& problems() const { return m_problems; }
  /// How many of them are errors.
  std::size_t errors() const;
  /// Another file of the same lesson.
  Report forFile(std::string file) const { return {m_problems, std::move(file)}; }

 private:
  void add(Severity severity, Place place, std::string sentence, std::string remedy);

  std::vector<Problem>& m_problems;
  std::string m_file;
};

/// The one of `known` that a misspelt `word` probably means; empty if none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& known);
/// A remedy for an unknown name: 'Did you mean "stepper"?', or the list of what there is.
std::string suggestion(std::string_view word, const std::vector<std::string>& known);
/// At most 40 characters of what a person wrote, without line breaks, for a sentence about it.
std::string excerpt(std::string_view text);

}  // namespace lookback::lesson
