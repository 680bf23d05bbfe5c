// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;

TEST(LessonCommand, NewLessonsLintClean) {
  const TemporaryFolder folder;
  const std::string lesson = (folder / "my" / "001-first").string();
  EXPECT_EQ(run({"lesson", "new", lesson}).code, 0);
  const Outcome lint = run({"lesson", "lint", lesson});
  EXPECT_EQ(lint.code, 0);
  EXPECT_EQ(lint.output, "1 lesson, 0 problems\n");
  EXPECT_EQ(run({"lesson", "new", lesson}).code, 1);
  EXPECT_EQ(run({"lesson", "new", (folder / "bad name").string()}).code, 2);
}

TEST(LessonCommand, APlaceThatCannotBeWrittenIsRefusedInWords) {
  const TemporaryFolder folder;
  writeBytes(folder / "file", "x");
  for (const std::string& place : {std::string("/proc/001-first"), (folder / "file" / "001-first").string()}) {
    const Outcome refused = run({"lesson", "new", place});
    EXPECT_EQ(refused.code, 1) << place;
    EXPECT_THAT(refused.errors, HasSubstr("the folder cannot be made"));
    EXPECT_THAT(refused.errors, HasSubstr("choose a place that you can write in"));
    EXPECT_THAT(refused.errors, ::testing::Not(HasSubstr("filesystem error")));
  }
}

TEST(LessonCommand, ProblemsHaveFileLineAndColumn) {
  const TemporaryFolder folder;
  const auto lesson = folder / "my" / "001-first";
  run({"lesson", "new", lesson.string()});
  std::string text = bytesOfFile(lesson / "text.fr.md");
  text.replace(text.find("step = 4"), 8, "step = 0");
  writeBytes(lesson / "text.fr.md", text);
  const Outcome lint = run({"lesson", "lint", (folder / "my").string()});
  EXPECT_EQ(lint.code, 1);
  EXPECT_THAT(lint.output,
              HasSubstr((lesson / "text.fr.md").string() + ":7:8: \"step\" is 0. Give a number from 1 to 200."));
  const Outcome json = run({"lesson", "lint", lesson.string(), "--json"});
  EXPECT_EQ(json.code, 1);
  const auto parsed = nlohmann::json::parse(json.output);
  EXPECT_EQ(parsed["problems"][0]["line"], 7);
  EXPECT_EQ(parsed["problems"][0]["column"], 8);
  EXPECT_EQ(parsed["problems"][0]["severity"], "error");
  EXPECT_EQ(parsed["lessons"][0]["name"], "001-first");
}

TEST(LessonCommand, FoldersWithoutLessonsAreRefused) {
  const TemporaryFolder folder;
  EXPECT_EQ(run({"lesson", "lint", folder.path().string()}).code, 1);
  EXPECT_EQ(run({"lesson", "lint", (folder / "absent").string()}).code, 1);
  EXPECT_THAT(run({"lesson", "format"}).output, HasSubstr("### `stepper`"));
}

}  // namespace
}  // namespace lookback::testing
