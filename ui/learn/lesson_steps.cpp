// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_steps.h"

namespace lookback::ui {

std::vector<LessonStep> lessonSteps(const lesson::LessonText& text) {
  std::vector<LessonStep> steps;
  for (std::size_t page = 0; page < text.pages.size(); ++page) {
    const std::size_t first = steps.size();
    steps.push_back({page, 0, 1, {}});
    for (const lesson::Block& block : text.pages[page].blocks) {
      if (!std::holds_alternative<lesson::Rest>(block.content)) {
        steps.back().blocks.push_back(&block);
      } else if (!steps.back().blocks.empty()) {
        steps.push_back({page, steps.size() - first, 1, {}});
      }
    }
    if (steps.size() - first > 1 && steps.back().blocks.empty()) steps.pop_back();  // a line at the end
    for (std::size_t k = first; k < steps.size(); ++k) steps[k].parts = steps.size() - first;
  }
  return steps;
}

}  // namespace lookback::ui
