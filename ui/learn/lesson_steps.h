// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/lesson/lesson.h"

namespace lookback::ui {

/// What the player shows at a time: a page, or the part of one between two lines (---).
struct LessonStep {
  std::size_t page = 0;  // index in LessonText::pages
  std::size_t part = 0, parts = 1;
  std::vector<const lesson::Block*> blocks;  // of the text; without Rest
};

/// The steps of a lesson in reading order; a page without anything is one too. They point into `text`.
std::vector<LessonStep> lessonSteps(const lesson::LessonText& text);

}  // namespace lookback::ui
