// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/reader.h"

namespace lookback::lesson::testing {

/// A lesson in one language with one page called "A", for tests that look at one thing in it.
inline std::string smallToml(const std::string& rest = "") {
  return "format = 1\nlanguages = [\"en\"]\ntitle = \"T\"\nminutes = 5\nobjectives = [\"o\"]\nmodels = [\"fr-en\"]\n"
         "[[pages]]\nid = \"a\"\n" +
         rest;
}

inline LoadedLesson parse(const std::string& toml, const std::string& english, const Surroundings& around = {}) {
  return parseLesson({"001-test", toml, {{"en", english}}}, around);
}

/// The problems as "file:line:column", without the folder.
inline std::vector<std::string> placesOf(const std::vector<Problem>& problems) {
  std::vector<std::string> places;
  for (const Problem& problem : problems)
    places.push_back(problem.file.substr(problem.file.find('/') + 1) + ":" + std::to_string(problem.place.line) + ":" +
                     std::to_string(problem.place.column));
  return places;
}

inline std::string allText(const std::vector<Problem>& problems) {
  std::string text;
  for (const Problem& problem : problems) text += problem.text() + "\n";
  return text;
}

/// Bytes as a fuzzer gives them: lesson.toml, a line "=====", the English text, the same line, the French text.
inline LessonSource sourceOf(std::string_view bytes) {
  constexpr std::string_view kCut = "\n=====\n";
  LessonSource source;
  source.name = "001-fuzz";
  const std::size_t first = std::min(bytes.find(kCut), bytes.size());
  source.toml = std::string(bytes.substr(0, first));
  if (first == bytes.size()) return source;
  bytes.remove_prefix(first + kCut.size());
  const std::size_t second = std::min(bytes.find(kCut), bytes.size());
  source.texts["en"] = std::string(bytes.substr(0, second));
  if (second < bytes.size()) source.texts["fr"] = std::string(bytes.substr(second + kCut.size()));
  return source;
}

}  // namespace lookback::lesson::testing
