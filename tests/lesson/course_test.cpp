// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "core/base/file_io.h"
#include "core/lesson/glossary.h"
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

/// Every word has a meaning in both languages, and leads to a lesson that is there.
TEST(Course, GlossaryIsWhole) {
  std::vector<std::string> names;
  for (const LoadedLesson& loaded : loadLessons(LOOKBACK_SOURCE_DIR "/lessons")) names.push_back(loaded.lesson.name);
  const Glossary glossary = loadGlossary(LOOKBACK_SOURCE_DIR "/lessons", names);
  EXPECT_EQ(allText(glossary.problems), "");
  EXPECT_GE(glossary.terms.size(), 20u);
  for (const GlossaryTerm& term : glossary.terms)
    for (const char* language : {"en", "fr"}) {
      EXPECT_TRUE(term.term.speaks(language)) << term.id;
      EXPECT_TRUE(term.text.speaks(language)) << term.id;
    }
}

TEST(Glossary, ProblemsHaveTheirPlaceAndHideNoOtherTerm) {
  const std::string head = "format = 1\nlanguages = [\"en\"]\n";
  const Glossary glossary =
      parseGlossary(head +
                        "[[terms]]\nid = \"a\"\nterm = \"A\"\ntext = \"<b>no</b>\"\n"
                        "[[terms]]\nid = \"b\"\nterm = \"B\"\ntext = \"yes\"\nlesson = \"no-such\"\n"
                        "[[terms]]\nid = \"b\"\nterm = \"B\"\ntext = \"again\"\n",
                    std::vector<std::string>{"001-first"});
  ASSERT_FALSE(glossary.terms.empty());
  EXPECT_EQ(glossary.terms.back().id, "b");
  EXPECT_EQ(glossary.problems.size(), 3u) << allText(glossary.problems);
  EXPECT_FALSE(parseGlossary("terms = 3").problems.empty());
  EXPECT_TRUE(loadGlossary(LOOKBACK_SOURCE_DIR "/lessons/001-black-box").terms.empty()) << "there is none";
}

/// A line between blocks parts a page in steps, and both languages have it at the same place.
TEST(Lesson, LinesPartAPage) {
  const LoadedLesson loaded = parse(smallToml(), "# A\n\nOne.\n\n---\n\nTwo.\n");
  EXPECT_EQ(allText(loaded.problems), "");
  const auto& blocks = loaded.lesson.texts.front().pages.front().blocks;
  ASSERT_EQ(blocks.size(), 3u);
  EXPECT_TRUE(std::holds_alternative<Rest>(blocks[1].content));
  EXPECT_EQ(blocks[1].place.line, 5);
  std::string toml = smallToml();
  toml.replace(toml.find("[\"en\"]"), 6, "[\"en\", \"fr\"]");
  const LoadedLesson two =
      parseLesson({"001-test", toml, {{"en", "# A\n\nOne.\n\n---\n\nTwo.\n"}, {"fr", "# A\n\nUn.\n\nDeux.\n"}}});
  EXPECT_NE(allText(two.problems).find("the end of a step"), std::string::npos) << allText(two.problems);
}

}  // namespace
}  // namespace lookback::lesson::testing
