// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "core/lesson/lesson.h"
#include "core/lesson/reader.h"
#include "core/lesson/toml_value.h"

namespace lookback::lesson {

/// What lesson.toml gave besides the lesson itself.
struct Manifest {
  bool read = false;                  // lesson.toml is TOML
  std::set<std::string> brokenItems;  // ids of quiz items that have problems
};

/// Fills title, pages, quiz, ... of `lesson` from the bytes of lesson.toml.
Manifest readManifest(std::string_view toml, Lesson& lesson, const Surroundings& surroundings, Report& report);

}  // namespace lookback::lesson
