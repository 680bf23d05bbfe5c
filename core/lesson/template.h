// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/lesson/reader.h"

namespace lookback::lesson {

/// A small lesson that lints clean, to begin one's own from: two pages, a widget of each sort, a question with a
/// number. Words are there in English and French; other languages get the English ones to translate. `name` is that of
/// the folder.
LessonSource templateLesson(const std::string& name, const std::vector<std::string>& languages);

}  // namespace lookback::lesson
