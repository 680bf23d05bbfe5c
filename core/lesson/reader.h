// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/lesson.h"

/// Reads lessons, from strangers too: nothing is executed, nothing outside the lesson's folder is opened, and the
/// limits of limits.h hold whatever the files contain.
namespace lookback::lesson {

/// What exists around a lesson; a list that is absent is not checked against.
struct Surroundings {
  std::optional<std::vector<std::string>> models;   // names of models: "fr-en"
  std::optional<std::vector<std::string>> lessons;  // names of lessons
};

/// A lesson in memory, as the author view has it.
struct LessonSource {
  std::string name;                          // of the folder
  std::optional<std::string> toml;           // bytes of lesson.toml; absent: there is none
  std::map<std::string, std::string> texts;  // language, bytes of text.<lang>.md
};

/// Reads a lesson from memory. Never throws for what the lesson holds; pictures are not looked for.
LoadedLesson parseLesson(const LessonSource& source, const Surroundings& surroundings = {});

/// Reads a lesson from its folder, with pictures checked. Never throws: a folder that cannot be read gives a lesson
/// with a problem.
LoadedLesson loadLesson(const std::filesystem::path& folder, const Surroundings& surroundings = {});

/// Reads every lesson in a folder, by name; each folder with a lesson.toml is one. A broken lesson hides no other.
/// Lessons are checked for links to each other. Throws Error if `folder` is no folder that can be listed.
std::vector<LoadedLesson> loadLessons(const std::filesystem::path& folder, Surroundings surroundings = {});

/// Whether a folder is itself a lesson.
bool isLessonFolder(const std::filesystem::path& folder);

/// Names of the models in a folder: NAME of each NAME.safetensors; empty if there is no such folder.
std::vector<std::string> modelNames(const std::filesystem::path& folder);

}  // namespace lookback::lesson
