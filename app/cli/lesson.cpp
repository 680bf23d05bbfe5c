// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/lesson/glossary.h"
#include "core/lesson/reader.h"
#include "core/lesson/schema.h"
#include "core/lesson/template.h"

namespace lookback::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLintFooter = R"(
Examples:
  lookback-cli lesson lint lessons
  lookback-cli lesson lint lessons/005-by-hand
  lookback-cli lesson lint my-lessons --models models --json

FOLDER is a lesson or a folder of lessons, with its glossary.toml if there is one. Each problem is a line FILE:LINE:COLUMN: what is wrong, and what to do. Exit code 1
if there is one; advice alone is 0.)";

constexpr const char* kNewFooter = R"(
Examples:
  lookback-cli lesson new my-lessons/001-first
  lookback-cli lesson new my-lessons/002-second --languages en

Writes lesson.toml and a text a language, which lint without a problem, to change into your own.)";

constexpr const char* kFormatFooter = R"(
Example:
  lookback-cli lesson format > parameters.md

The tables of lessons/README.md: every widget with its parameters, every control, every error that is recognised.)";

struct LintCommand {
  std::string folder, models;
  bool json = false;
};

/// Names of the models to check against: those of --models, else of a folder "models" beside the folder of lessons.
std::optional<std::vector<std::string>> knownModels(const LintCommand& command, const fs::path& lessons) {
  if (!command.models.empty()) {
    if (!fs::is_directory(command.models))
      throw Error(ErrorCode::io,
                  fmt::format("{}: no folder; give --models the folder that holds the models", command.models));
    return lesson::modelNames(command.models);
  }
  std::vector<std::string> names = lesson::modelNames(fs::weakly_canonical(lessons).parent_path() / "models");
  if (names.empty()) return std::nullopt;
  return names;
}

fs::path withoutTrailingSlash(const fs::path& folder) {
  return folder.has_filename() ? folder : folder.parent_path();
}

/// Names of the lessons beside this one, for its links.
std::vector<std::string> neighbours(const fs::path& lessons) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator entry(lessons, error), end; !error && entry != end; entry.increment(error))
    if (lesson::isLessonFolder(entry->path())) names.push_back(pathText(entry->path().filename()));
  return names;
}

Json problemJson(const lesson::Problem& problem, const fs::path& root) {
  return {{"file", pathText(root / problem.file)},
          {"line", problem.place.line},
          {"column", problem.place.column},
          {"severity", problem.severity == lesson::Severity::error ? "error" : "advice"},
          {"sentence", problem.sentence},
          {"remedy", problem.remedy}};
}

Json lintJson(const std::vector<lesson::LoadedLesson>& lessons, const fs::path& root) {
  Json json{{"lessons", Json::array()}, {"problems", Json::array()}};
  for (const lesson::LoadedLesson& loaded : lessons) {
    const lesson::Lesson& one = loaded.lesson;
    json["lessons"].push_back({{"name", one.name},
                               {"title", one.title.in("en")},
                               {"languages", one.languages},
                               {"minutes", one.minutes},
                               {"pages", one.pages.size()},
                               {"questions", one.quiz.size()},
                               {"problems", loaded.problems.size()}});
    for (const lesson::Problem& problem : loaded.problems) json["problems"].push_back(problemJson(problem, root));
  }
  return json;
}

std::string problemLine(lesson::Problem problem, const fs::path& root) {
  problem.file = pathText(root / problem.file);
  if (problem.severity == lesson::Severity::advice) problem.sentence = "advice: " + problem.sentence;
  return problem.text();
}

int runLint(const LintCommand& command) {
  const fs::path folder = withoutTrailingSlash(command.folder);
  const bool single = lesson::isLessonFolder(folder);
  const fs::path root = single ? fs::absolute(folder).parent_path() : folder;
  lesson::Surroundings surroundings{knownModels(command, root), std::nullopt};
  std::vector<lesson::LoadedLesson> lessons;
  if (single) {
    surroundings.lessons = neighbours(root);
    lessons.push_back(lesson::loadLesson(folder, surroundings));
  } else {
    lessons = lesson::loadLessons(folder, surroundings);
  }
  if (lessons.empty())
    throw Error(fmt::format("{}: holds no lesson; each is a folder with a lesson.toml", pathText(folder)));
  const fs::path shown = single ? folder.parent_path() : folder;
  const lesson::Glossary glossary = single ? lesson::Glossary{} : lesson::loadGlossary(folder, neighbours(folder));
  const bool errors = !glossary.problems.empty() ||
                      std::any_of(lessons.begin(), lessons.end(), [](const auto& one) { return one.hasErrors(); });
  if (command.json) {
    Json json = lintJson(lessons, shown);
    for (const lesson::Problem& problem : glossary.problems) json["problems"].push_back(problemJson(problem, shown));
    print(pretty(json));
    return errors ? kRefused : kDone;
  }
  std::size_t problems = glossary.problems.size();
  for (const lesson::Problem& problem : glossary.problems) print(problemLine(problem, shown));
  for (const lesson::LoadedLesson& loaded : lessons) {
    problems += loaded.problems.size();
    for (const lesson::Problem& problem : loaded.problems) print(problemLine(problem, shown));
  }
  print(fmt::format("{} {}, {} {}", lessons.size(), lessons.size() == 1 ? "lesson" : "lessons", problems,
                    problems == 1 ? "problem" : "problems"));
  return errors ? kRefused : kDone;
}

struct NewCommand {
  std::string folder;
  std::vector<std::string> languages{"en", "fr"};
};

int runNew(const NewCommand& command) {
  const fs::path folder = withoutTrailingSlash(command.folder);
  const lesson::LessonSource source = lesson::templateLesson(pathText(folder.filename()), command.languages);
  const lesson::LoadedLesson trial = lesson::parseLesson(source);
  if (trial.hasErrors()) throw Error(ErrorCode::wrongUsage, trial.problems.front().text());
  std::error_code ignored;  // a place that cannot be looked into is refused below, in words
  if (fs::exists(folder, ignored))
    throw Error(fmt::format("{}: is there already; choose another name", pathText(folder)));
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    throw Error(ErrorCode::io, fmt::format("{}: the folder cannot be made ({}); choose a place that you can write in",
                                           pathText(folder), error.message()));
  writeFileAtomically(folder / "lesson.toml", *source.toml);
  for (const auto& [language, text] : source.texts)
    writeFileAtomically(folder / fmt::format("text.{}.md", language), text);
  print(fmt::format("{}: a lesson to change into your own", pathText(folder)));
  return kDone;
}

void addLint(CLI::App& lesson, Run& run) {
  const auto command = std::make_shared<LintCommand>();
  CLI::App* sub = lesson.add_subcommand("lint", "Check a lesson, or a folder of them");
  sub->footer(kLintFooter);
  sub->add_option("folder", command->folder, "A lesson, or a folder of lessons")->required()->type_name("FOLDER");
  sub->add_option("--models", command->models, "Where the models lie; default: models beside the folder of lessons")
      ->type_name("FOLDER");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback([command, &run] { run = [command](Interrupt&) { return runLint(*command); }; });
}

void addNew(CLI::App& lesson, Run& run) {
  const auto command = std::make_shared<NewCommand>();
  CLI::App* sub = lesson.add_subcommand("new", "Begin a lesson");
  sub->footer(kNewFooter);
  sub->add_option("folder", command->folder, "NNN-name, with the folder it shall lie in")
      ->required()
      ->type_name("FOLDER");
  sub->add_option("--languages", command->languages, "Of the texts")->delimiter(',')->capture_default_str();
  sub->callback([command, &run] { run = [command](Interrupt&) { return runNew(*command); }; });
}

void addFormat(CLI::App& lesson, Run& run) {
  CLI::App* sub = lesson.add_subcommand("format", "Print all widgets, parameters and controls");
  sub->footer(kFormatFooter);
  sub->callback([&run] {
    run = [](Interrupt&) {
      print(lesson::documentationTables());
      return kDone;
    };
  });
}

}  // namespace

void addLesson(CLI::App& app, Run& run) {
  CLI::App* sub = app.add_subcommand("lesson", "Check lessons, or begin one");
  sub->require_subcommand(1);
  addLint(*sub, run);
  addNew(*sub, run);
  addFormat(*sub, run);
}

}  // namespace lookback::cli
