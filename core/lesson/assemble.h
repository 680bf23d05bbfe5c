// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/lesson.h"
#include "core/lesson/manifest.h"
#include "core/lesson/markdown.h"
#include "core/lesson/reader.h"

namespace lookback::lesson {

/// Makes the pages of one language from its Markdown: widgets against their schemas, quiz blocks against the lesson's
/// items. A block with problems becomes Broken.
LessonText assembleText(std::string_view language, RawText raw, const Lesson& lesson, const Manifest& manifest,
                        const Surroundings& surroundings, Report& report);

/// Reports where two languages of a lesson differ in more than words, quiz items that no page asks, and controls of a
/// page that no widget on it can have.
void checkAgreement(const Lesson& lesson, const Report& report);

/// What parseLesson does, with the pictures that the texts use.
struct Parsed {
  LoadedLesson loaded;
  struct Picture {
    std::string file;  // of the text: "005-by-hand/text.en.md"
    ImageUse use;
  };
  std::vector<Picture> pictures;
};
/// Parses from memory and adds to the problems in `before` (what reading the files brought up).
Parsed parseWithPictures(const LessonSource& source, const Surroundings& surroundings, std::vector<Problem> before);

/// Puts problems in order: by file, line, column.
void sortProblems(std::vector<Problem>& problems);

}  // namespace lookback::lesson
