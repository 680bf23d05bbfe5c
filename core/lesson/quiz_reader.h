// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/lesson/quiz.h"
#include "core/lesson/text_reader.h"

namespace lookback::lesson {

/// One [[quiz]] entry of lesson.toml; absent, with its problems reported, where it cannot be asked.
std::optional<QuizItem> readQuizItem(const Value& entry, TextReader& texts);

}  // namespace lookback::lesson
