// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/glossary.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>

#include "core/lesson/limits.h"
#include "core/lesson/markdown.h"
#include "core/lesson/text_reader.h"
#include "core/lesson/toml_value.h"

namespace lookback::lesson {
namespace {

constexpr const char* kFile = "glossary.toml";
constexpr std::size_t kMostTerms = 300, kMostTerm = 80, kMostMeaning = 800;

GlossaryTerm readTerm(const Value& value, TextReader& texts, const std::optional<std::vector<std::string>>& lessons,
                      Report& report) {
  GlossaryTerm term;
  TableReader table(value, "this term", report);
  term.id = table.text("id", kMostTerm, true).value_or("");
  term.term = texts.read(table, "term", kMostTerm, true);
  term.text = texts.read(table, "text", kMostMeaning, true);
  term.lesson = table.text("lesson", kMostTerm).value_or("");
  const bool known =
      !lessons || term.lesson.empty() || std::find(lessons->begin(), lessons->end(), term.lesson) != lessons->end();
  if (!known) {
    report.error(value.place, fmt::format("There is no lesson \"{}\".", excerpt(term.lesson)),
                 suggestion(term.lesson, *lessons));
    term.lesson.clear();
  }
  table.finish();
  return term;
}

}  // namespace

Glossary parseGlossary(std::string_view toml, const std::optional<std::vector<std::string>>& lessons) {
  Glossary glossary;
  Report report(glossary.problems, kFile);
  const std::optional<std::string> clean = cleanText(toml, report);
  if (!clean) return glossary;
  const std::optional<Value> value = parseToml(*clean, 1, report);
  if (!value) return glossary;
  TableReader table(*value, kFile, report);
  table.integer("format", 1, 1, true);
  glossary.languages = table.texts("languages", kMostLanguages, 3);
  TextReader texts(glossary.languages, report);
  if (const std::vector<Value>* terms = table.list("terms", kMostTerms, true))
    for (const Value& entry : *terms) {
      GlossaryTerm term = readTerm(entry, texts, lessons, report);
      const bool twice = std::any_of(glossary.terms.begin(), glossary.terms.end(),
                                     [&](const GlossaryTerm& other) { return other.id == term.id; });
      if (twice) {
        report.error(entry.place, fmt::format("Two terms have the id \"{}\".", excerpt(term.id)), "Give each its own.");
      } else if (!term.id.empty() && !term.term.empty() && !term.text.empty()) {
        glossary.terms.push_back(std::move(term));
      }
    }
  table.finish();
  return glossary;
}

Glossary loadGlossary(const std::filesystem::path& folder, const std::optional<std::vector<std::string>>& lessons) {
  const std::filesystem::path path = folder / kFile;
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return {};
  const auto size = std::filesystem::file_size(path, error);
  if (error || size > kMostTomlBytes) {
    Glossary glossary;
    Report(glossary.problems, kFile)
        .error({1, 1}, fmt::format("{} cannot be read, or is larger than {} KB.", kFile, kMostTomlBytes / 1024),
               "Keep to short meanings.");
    return glossary;
  }
  std::ifstream file(path, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(size));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  return parseGlossary(bytes, lessons);
}

}  // namespace lookback::lesson
