// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/file_io.h"
#include "tests/lesson/lesson_support.h"

namespace lookback::lesson::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::filesystem::path kLessons = std::filesystem::path(LOOKBACK_SOURCE_DIR) / "lessons";

std::vector<LoadedLesson> course() {
  return loadLessons(kLessons, {modelNames(std::filesystem::path(LOOKBACK_SOURCE_DIR) / "models"), std::nullopt});
}

TEST(Course, HasNothingToComplainAboutInBothLanguages) {
  const std::vector<LoadedLesson> lessons = course();
  EXPECT_FALSE(lessons.empty());
  for (const LoadedLesson& loaded : lessons) {
    EXPECT_THAT(loaded.problems, IsEmpty()) << allText(loaded.problems);
    EXPECT_THAT(loaded.lesson.languages, ElementsAre("en", "fr")) << loaded.lesson.name;
    EXPECT_EQ(loaded.lesson.texts.size(), 2u) << loaded.lesson.name;
    EXPECT_GE(loaded.lesson.minutes, 5) << loaded.lesson.name;
    EXPECT_LE(loaded.lesson.minutes, 10) << loaded.lesson.name;
    EXPECT_FALSE(loaded.lesson.quiz.empty()) << loaded.lesson.name;
  }
}

/// Real before toy before formula (P12): a lesson with both opens on a model.
TEST(Course, RealComesBeforeToy) {
  for (const LoadedLesson& loaded : course()) {
    bool model = false, toy = false;
    if (loaded.lesson.name == "006-three-lines") continue;  // goes on from the toy of lesson 5
    for (const Page& page : loaded.lesson.texts.front().pages)
      for (const Block& block : page.blocks)
        if (const auto* widget = std::get_if<Widget>(&block.content)) {
          model = model || !widget->model.empty() || widget->kind == WidgetKind::race;
          const bool isToy = widget->parameters.has("energies") || widget->parameters.has("annotations");
          EXPECT_TRUE(model || !isToy || toy) << loaded.lesson.name << ":" << block.place.line;
          toy = toy || isToy;
        }
  }
}

/// No wording that takes a weight for a reason (F9, M6), unless to warn of it.
TEST(Course, WeightsAreNeverCalledReasons) {
  for (const LoadedLesson& loaded : course())
    for (const LessonText& text : loaded.lesson.texts) {
      const std::string whole = readFile(loaded.lesson.folder / text.file, 1 << 20);
      for (const char* phrase : {"attention explains", "explained by the weight", "l'attention explique"})
        EXPECT_EQ(whole.find(phrase), std::string::npos) << loaded.lesson.name << "/" << text.file << ": " << phrase;
    }
}

TEST(Course, DocumentationHasTheTablesOfTheSchema) {
  const std::string readme = readFile(kLessons / "README.md", 1 << 20);
  EXPECT_THAT(readme, HasSubstr(documentationTables()))
      << "Run `lookback-cli lesson format` and put what it prints at the end of lessons/README.md.";
}

}  // namespace
}  // namespace lookback::lesson::testing
