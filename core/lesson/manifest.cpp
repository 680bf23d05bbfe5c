// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/manifest.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/lesson/limits.h"
#include "core/lesson/parameters.h"
#include "core/lesson/quiz_reader.h"

namespace lookback::lesson {
namespace {

constexpr std::int64_t kFormat = 1;

bool isLanguage(std::string_view text) {
  return text.size() >= 2 && text.size() <= 8 &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

std::vector<std::string> readLanguages(TableReader& table, Report& report) {
  std::vector<std::string> languages;
  for (const std::string& language : table.texts("languages", kMostLanguages, 40)) {
    if (!isLanguage(language)) {
      report.error(table.place(), fmt::format("\"{}\" is no language code.", excerpt(language)),
                   "Write codes such as \"en\" and \"fr\".");
    } else if (std::find(languages.begin(), languages.end(), language) == languages.end()) {
      languages.push_back(language);
    }
  }
  if (languages.empty()) report.error(table.place(), "lesson.toml names no language.", "Add languages = [\"en\"].");
  return languages;
}

void readModels(TableReader& table, Lesson& lesson, const Surroundings& surroundings, Report& report) {
  constexpr std::size_t kMostModels = 8;
  const std::vector<Value>* values = table.list("models", kMostModels);
  if (values == nullptr) return;
  for (const Value& value : *values) {
    const auto& known = surroundings.models;
    if (value.kind != Value::Kind::text) {
      report.error(value.place, wrongKind("models", value.kind, Value::Kind::text), "Put it in \"quotes\".");
    } else if (known && std::find(known->begin(), known->end(), value.text) == known->end()) {
      report.error(value.place, fmt::format("There is no model \"{}\".", excerpt(value.text)),
                   suggestion(value.text, *known));
    } else {
      lesson.models.push_back(value.text);
    }
  }
}

PageEntry readPage(const Value& value, TextReader& texts, Report& report) {
  PageEntry page;
  page.place = value.place;
  TableReader table(value, "this page", report);
  page.id = table.text("id", 60, true).value_or("");
  if (const Value* controls = table.find("controls")) page.controls = checkedControls(*controls, nullptr, report);
  page.notes = texts.read(table, "notes", kMostTextLength);
  table.finish();
  return page;
}

void readPages(TableReader& table, Lesson& lesson, TextReader& texts, Report& report) {
  const std::vector<Value>* pages = table.list("pages", kMostPages, true);
  if (pages == nullptr) return;
  for (const Value& value : *pages) {
    PageEntry page = readPage(value, texts, report);
    const bool twice = std::any_of(lesson.pages.begin(), lesson.pages.end(),
                                   [&](const PageEntry& other) { return !page.id.empty() && other.id == page.id; });
    if (twice)
      report.error(page.place, fmt::format("Two pages have the id \"{}\".", excerpt(page.id)), "Give each its own.");
    lesson.pages.push_back(std::move(page));
  }
  if (pages->empty()) report.error(table.place(), "The lesson has no page.", "Add a [[pages]] entry for each heading.");
}

void readQuiz(TableReader& table, Lesson& lesson, TextReader& texts, Manifest& manifest, Report& report) {
  const std::vector<Value>* items = table.list("quiz", kMostItems);
  if (items == nullptr) return;
  for (const Value& value : *items) {
    std::string id;
    for (const Member& member : value.members)
      if (member.key == "id" && member.value.kind == Value::Kind::text) id = member.value.text;
    if (lesson.item(id) != nullptr) {
      report.error(value.place, fmt::format("Two quiz items have the id \"{}\".", excerpt(id)), "Give each its own.");
    } else if (auto item = readQuizItem(value, texts)) {
      lesson.quiz.push_back(std::move(*item));
    } else {
      manifest.brokenItems.insert(id);
    }
  }
}

}  // namespace

Manifest readManifest(std::string_view toml, Lesson& lesson, const Surroundings& surroundings, Report& report) {
  Manifest manifest;
  const std::optional<Value> value = parseToml(toml, 1, report);
  if (!value) return manifest;
  manifest.read = true;
  TableReader table(*value, "lesson.toml", report);
  table.integer("format", kFormat, kFormat, true);
  lesson.languages = readLanguages(table, report);
  TextReader texts(lesson.languages, report);
  constexpr std::size_t kMostTitle = 120, kMostSummary = 400, kMostObjectives = 6;
  lesson.title = texts.read(table, "title", kMostTitle, true);
  lesson.question = texts.read(table, "question", kMostTitle);
  lesson.summary = texts.read(table, "summary", kMostSummary);
  lesson.objectives = texts.readList(table, "objectives", 1, kMostObjectives, kMostSummary);
  constexpr std::int64_t kMostMinutes = 120, kShort = 5, kLong = 10;
  lesson.minutes = static_cast<int>(table.integer("minutes", 1, kMostMinutes, true).value_or(0));
  if (lesson.minutes != 0 && (lesson.minutes < kShort || lesson.minutes > kLong))
    report.advise({1, 1}, fmt::format("The lesson takes {} minutes.", lesson.minutes),
                  "Lessons of 5 to 10 minutes are finished more often.");
  readModels(table, lesson, surroundings, report);
  readPages(table, lesson, texts, report);
  readQuiz(table, lesson, texts, manifest, report);
  table.finish();
  return manifest;
}

}  // namespace lookback::lesson
