// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/lesson/problem.h"
#include "core/lesson/quiz.h"
#include "core/lesson/schema.h"
#include "core/lesson/texts.h"

/// A lesson as plain data: what lessons/<nnn-name>/lesson.toml and text.<lang>.md say.
namespace lookback::lesson {

using Matrix = std::vector<std::vector<double>>;
using ParameterValue =
    std::variant<bool, std::int64_t, double, std::string, std::vector<std::string>, std::vector<double>, Matrix>;

/// The parameters of a widget by name, every one of the right type and in its range; defaults are filled in, so absent
/// means that there is none.
class Parameters {
 public:
  struct Entry {
    ParameterValue value;
    Place place;          // of the value, or of the fence for a default
    bool written = true;  // false: a default
  };

  const Entry* find(std::string_view name) const;
  void set(std::string_view name, Entry entry) { m_entries.insert_or_assign(std::string(name), std::move(entry)); }
  /// Written in the lesson, not a default.
  bool has(std::string_view name) const;
  Place placeOf(std::string_view name, Place otherwise) const;

  // Each returns false, 0 or empty where there is no such parameter; of another type is a bug.
  bool flag(std::string_view name) const;
  std::int64_t integer(std::string_view name) const;
  double number(std::string_view name) const;
  const std::string& text(std::string_view name) const;
  const std::vector<std::string>& words(std::string_view name) const;
  const std::vector<double>& numbers(std::string_view name) const;
  const Matrix& matrix(std::string_view name) const;

  const std::map<std::string, Entry, std::less<>>& entries() const { return m_entries; }

 private:
  std::map<std::string, Entry, std::less<>> m_entries;
};

/// Text between widgets.
struct Prose {
  std::string markdown;  // as written: CommonMark, without raw HTML and outside references
  std::string html;      // the same, ready to show; links are lesson:NAME or symbol:NAME, images figures/NAME
};

struct Widget {
  WidgetKind kind = WidgetKind::stepper;
  Parameters parameters;
  std::string model;                  // to run; empty: none
  std::vector<std::string> controls;  // that exist on it: its own list, or those of the page it can have
  std::string caption, notes;
};

struct QuizBlock {
  std::string item;  // id of a QuizItem of the lesson
};

/// A line (---) in the text: the page goes on in another step, with other widgets beside the text.
struct Rest {};

/// A block that cannot be shown; its problems stand in its place.
struct Broken {
  std::string source;  // as written
  std::vector<Problem> problems;
};

struct Block {
  Place place;  // of its first line in the text
  std::variant<Prose, Widget, QuizBlock, Rest, Broken> content;
};

struct Page {
  std::string id;
  std::string title;  // in the language of the text
  Place place;
  std::vector<std::string> controls;  // that exist on the page (P3)
  std::string notes;                  // for the presenter, in the language of the text
  std::vector<Block> blocks;
};

/// What lesson.toml says of one page; the k-th heading of each text belongs to the k-th of these.
struct PageEntry {
  std::string id;
  Place place;
  std::vector<std::string> controls;
  Texts notes;
};

/// The lesson in one language.
struct LessonText {
  std::string language;
  std::string file;  // "text.en.md"
  std::vector<Page> pages;
};

struct Lesson {
  std::string name;              // of its folder: "005-by-hand"
  int number = 0;                // 5; 0 where the name has none
  std::filesystem::path folder;  // empty for one that was read from memory
  Texts title, question, summary;
  std::vector<Texts> objectives;
  int minutes = 0;
  std::vector<std::string> models;     // the first is what widgets run that name none
  std::vector<std::string> languages;  // in the order of lesson.toml
  std::vector<PageEntry> pages;
  std::vector<QuizItem> quiz;
  std::vector<LessonText> texts;  // in the order of `languages`; a language whose text cannot be read is left out

  /// The text in that language, or in the first there is; null if there is none.
  const LessonText* text(std::string_view language) const;
  const QuizItem* item(std::string_view id) const;
};

/// A lesson with what is wrong with it. Whatever could be read is there.
struct LoadedLesson {
  Lesson lesson;
  std::vector<Problem> problems;  // by file, line and column

  bool hasErrors() const;
  /// Whether there is anything to show.
  bool usable() const { return !lesson.texts.empty(); }
};

}  // namespace lookback::lesson
