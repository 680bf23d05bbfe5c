// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/problem.h"
#include "core/lesson/texts.h"

namespace lookback::lesson {

/// A word of the course and what it means, in one or two sentences.
struct GlossaryTerm {
  std::string id;
  Texts term, text;
  std::string lesson;  // where it is explained; may be empty
};

/// The words of lessons/glossary.toml, with what is wrong with the file; what could be read is there.
struct Glossary {
  std::vector<std::string> languages;
  std::vector<GlossaryTerm> terms;
  std::vector<Problem> problems;
};

/// Reads a glossary from memory; never throws. `lessons`: names that terms may lead to, absent: not checked.
Glossary parseGlossary(std::string_view toml, const std::optional<std::vector<std::string>>& lessons = {});
/// Reads glossary.toml of a folder of lessons; a folder without one has an empty glossary.
Glossary loadGlossary(const std::filesystem::path& folder, const std::optional<std::vector<std::string>>& lessons = {});

}  // namespace lookback::lesson
