// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "core/lesson/assemble.h"
#include "core/lesson/limits.h"

namespace lookback::lesson {
namespace {

/// 5 of "005-by-hand"; 0 where there is none.
int numberOf(std::string_view name) {
  int number = 0;
  for (const char c : name.substr(0, 3)) {
    if (c < '0' || c > '9') return 0;
    number = 10 * number + (c - '0');
  }
  return name.size() >= 3 ? number : 0;
}

void checkName(const std::string& name, Report& report) {
  const bool allowed = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  const bool numbered = name.size() > 4 && name[3] == '-' && numberOf(name) > 0;
  if (!allowed || !numbered)
    report.error({1, 1}, fmt::format("The folder is called \"{}\".", excerpt(name)),
                 "Call it NNN-name: three digits, a hyphen, then small letters, digits and hyphens.");
}

/// The languages whose texts are read: those of lesson.toml, or whatever is there if it names none.
std::vector<std::string> languagesToRead(const Lesson& lesson, const LessonSource& source) {
  if (!lesson.languages.empty()) return lesson.languages;
  std::vector<std::string> languages;
  for (const auto& [language, bytes] : source.texts) languages.push_back(language);
  return languages;
}

void readTexts(const LessonSource& source, const Manifest& manifest, const Surroundings& surroundings, Report& report,
               Parsed& parsed) {
  Lesson& lesson = parsed.loaded.lesson;
  for (const std::string& language : languagesToRead(lesson, source)) {
    Report own = report.forFile(fmt::format("{}/text.{}.md", lesson.name, language));
    const auto bytes = source.texts.find(language);
    if (bytes == source.texts.end()) {
      const bool reported = std::any_of(report.problems().begin(), report.problems().end(),
                                        [&](const Problem& problem) { return problem.file == own.file(); });
      if (!reported)
        own.error({1, 1}, fmt::format("There is no text.{}.md.", language),
                  fmt::format("Write it, or take \"{}\" out of languages in lesson.toml.", language));
      continue;
    }
    if (bytes->second.size() > kMostTextBytes) {
      own.error({1, 1}, fmt::format("The text has {} bytes.", bytes->second.size()),
                fmt::format("Keep to {}; make two lessons of it.", kMostTextBytes));
      continue;
    }
    const std::optional<std::string> text = cleanText(bytes->second, own);
    if (!text) continue;
    RawText raw = parseMarkdown(*text, own);
    for (const ImageUse& image : raw.images) parsed.pictures.push_back({own.file(), image});
    lesson.texts.push_back(assembleText(language, std::move(raw), lesson, manifest, surroundings, own));
  }
  for (const auto& [language, bytes] : source.texts) {
    if (lesson.languages.empty() ||
        std::find(lesson.languages.begin(), lesson.languages.end(), language) != lesson.languages.end())
      continue;
    report.forFile(fmt::format("{}/text.{}.md", lesson.name, language))
        .advise({1, 1}, fmt::format("lesson.toml does not list the language \"{}\".", excerpt(language)),
                "Add it to languages, or this text is not shown.");
  }
}

Manifest readToml(const LessonSource& source, const Surroundings& surroundings, Report& report, Lesson& lesson) {
  if (!source.toml) {
    const bool reported = !report.problems().empty();
    if (!reported) report.error({1, 1}, "There is no lesson.toml.", "Write one; lessons/README.md shows how.");
    return {};
  }
  if (source.toml->size() > kMostTomlBytes) {
    report.error({1, 1}, fmt::format("lesson.toml has {} bytes.", source.toml->size()),
                 fmt::format("Keep to {}.", kMostTomlBytes));
    return {};
  }
  const std::optional<std::string> toml = cleanText(*source.toml, report);
  return toml ? readManifest(*toml, lesson, surroundings, report) : Manifest{};
}

}  // namespace

Parsed parseWithPictures(const LessonSource& source, const Surroundings& surroundings, std::vector<Problem> before) {
  Parsed parsed;
  std::vector<Problem>& problems = parsed.loaded.problems;
  problems = std::move(before);
  Lesson& lesson = parsed.loaded.lesson;
  lesson.name = source.name;
  lesson.number = numberOf(source.name);
  Report report(problems, source.name + "/lesson.toml");
  const Manifest manifest = readToml(source, surroundings, report, lesson);
  checkName(source.name, report);
  readTexts(source, manifest, surroundings, report, parsed);
  checkAgreement(lesson, report);
  sortProblems(problems);
  return parsed;
}

LoadedLesson parseLesson(const LessonSource& source, const Surroundings& surroundings) {
  return parseWithPictures(source, surroundings, {}).loaded;
}

}  // namespace lookback::lesson
