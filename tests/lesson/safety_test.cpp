// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/base/rng.h"
#include "core/lesson/limits.h"
#include "core/lesson/template.h"
#include "tests/lesson/lesson_support.h"
#include "tests/support/temporary_folder.h"

namespace lookback::lesson::testing {
namespace {

namespace fs = std::filesystem;
using ::lookback::testing::TemporaryFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The template as files.
fs::path writeLesson(const fs::path& root, const std::string& name) {
  const LessonSource source = templateLesson(name, {"en", "fr"});
  fs::create_directories(root / name);
  writeFileAtomically(root / name / "lesson.toml", *source.toml);
  for (const auto& [language, text] : source.texts)
    writeFileAtomically(root / name / ("text." + language + ".md"), text);
  return root / name;
}

void append(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::app) << text;
}

TEST(LessonSafety, NothingOutsideIsReferredTo) {
  for (const char* text : {"[x](https://example.org)", "[x](file:///etc/passwd)", "[x](//example.org)", "[x](../other)",
                           "<https://example.org>", "![x](https://example.org/a.png)", "![x](/etc/a.png)",
                           "![x](figures/../../a.png)", "![x](figures/a.svg)", "![x](figures/.a.png)",
                           "[x](javascript:1)", "[x](lesson:../x)", "[x][y]\n\n[y]: http://example.org",
                           "<script>1</script>", "a <img src=x> b", "<!-- x -->", "[x](symbol:zzz.1)"}) {
    const LoadedLesson loaded = parse(smallToml(), "# A\n\n" + std::string(text) + "\n\nAfter.\n");
    EXPECT_TRUE(loaded.hasErrors()) << text;
    const auto& blocks = loaded.lesson.texts.at(0).pages.at(0).blocks;
    EXPECT_TRUE(std::holds_alternative<Broken>(blocks.at(0).content)) << text;
    EXPECT_TRUE(std::holds_alternative<Prose>(blocks.back().content)) << text;
  }
  EXPECT_TRUE(parse(smallToml("notes = \"<b>x</b>\"\n"), "# A\n").hasErrors());
  EXPECT_FALSE(parse(smallToml(), "# A\n\n[x](symbol:alpha.2) [y](lesson:002-b) 2 \\< 3\n").hasErrors());
}

TEST(LessonSafety, BytesThatAreNoTextAreRefusedInPlace) {
  EXPECT_THAT(placesOf(parse(smallToml(), "# A\n\nb\xC3\xA9 \xFFz\n").problems), ElementsAre("text.en.md:3:4"));
  EXPECT_THAT(placesOf(parse(smallToml(), std::string("# A\n\nx\0y\n", 8)).problems), ElementsAre("text.en.md:3:2"));
  EXPECT_THAT(placesOf(parse("format = 1\n\xE0\n", "# A\n").problems), ElementsAre("lesson.toml:2:1"));
  EXPECT_THAT(parse("\xEF\xBB\xBF" + smallToml(), "\xEF\xBB\xBF# A\r\n\r\nText.\r\n").problems, IsEmpty());
}

/// Letters of every range that toml++ 3.3 took for unreachable outside quotes.
TEST(LessonSafety, AnyCharacterOutsideQuotesIsRefusedInPlace) {
  for (const char* letter : {"\u00E9", "\u0411", "\u1E9E", "\u2C60", "\u3042", "\uFE7F", "\U0001F600"})
    EXPECT_THAT(placesOf(parse("format = 1\n" + std::string(letter) + " = 2\n", "# A\n").problems),
                ElementsAre("lesson.toml:2:1"))
        << letter;
  for (const char* header : {"[~", "[~]", "[\u00E9]", "[[~]]", "[a.~]"})
    EXPECT_TRUE(parse("format = 1\n" + std::string(header) + "\n", "# A\n").hasErrors()) << header;
}

TEST(LessonSafety, SizesAreLimited) {
  const auto text = [](const std::string& toml, const std::string& english) {
    return allText(parse(toml, english).problems);
  };
  EXPECT_THAT(text(smallToml(), "# A\n" + std::string(kMostTextBytes, '\n')), HasSubstr("make two lessons"));
  EXPECT_THAT(text(smallToml(std::string(kMostTomlBytes, '\n')), "# A\n"), HasSubstr("lesson.toml has"));
  EXPECT_THAT(text(smallToml(), "# A\n\n" + std::string(kMostLineBytes + 1, 'x')), HasSubstr("Break it into lines"));
  std::string pages, blocks = "# A\n", deep, nested = "x = ";
  for (std::size_t k = 0; k <= kMostPages; ++k) pages += "# P\n";
  EXPECT_THAT(text(smallToml(), pages), HasSubstr("one page too many"));
  for (std::size_t k = 0; k <= kMostBlocks; ++k) blocks += "\nx\n";
  EXPECT_THAT(text(smallToml(), blocks), HasSubstr("one block too many"));
  EXPECT_THAT(text(smallToml(), "# A\n\n" + std::string(60, '>') + " x\n"), HasSubstr("nested too deeply"));
  EXPECT_THAT(text(smallToml("x = " + std::string(40, '[') + std::string(40, ']') + "\n"), "# A\n"),
              HasSubstr("nested too deeply"));
  std::string problems = "# A\n";
  for (int k = 0; k < 150; ++k) problems += "\n<b>x</b> <i>y</i>\n";
  EXPECT_EQ(parse(smallToml(), problems).problems.size(), kMostProblems + 1);
}

/// Inputs that make careless parsers slow or deep; each within the limits, each read in a moment.
TEST(LessonSafety, HostileShapesAreReadQuickly) {
  const auto repeated = [](const std::string& piece, std::size_t bytes, std::size_t perLine) {
    std::string text;
    while (text.size() < bytes) {
      for (std::size_t k = 0; k < perLine && text.size() < bytes; k += piece.size()) text += piece;
      text += "\n";
    }
    return text;
  };
  for (const char* piece :
       {"[", "![", "*a_", "`", "<", ">", "- ", "[a](", "&", "**x ", "_", "1. ", "\\", "~~~", "[x]: y "}) {
    for (const std::size_t perLine : {std::size_t{4000}, std::size_t{60}}) {
      const auto begin = std::chrono::steady_clock::now();
      parse(smallToml(), "# A\n\n" + repeated(piece, 60000, perLine));
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      EXPECT_LT(seconds, 10) << piece;  // most take milliseconds; a busy computer may be slow
    }
  }
  std::string dots = "a";
  while (dots.size() < kMostLineBytes - 10) dots += ".a";
  for (const std::string& toml :
       {dots + " = 1\n", "[" + dots + "]\n" + dots + " = 1\n", "[[" + dots + "]]\n" + dots + " = 1\n",
        "x = " + std::string(2000, '[') + "\n", "x = " + repeated("{a=", 4000, 4000)})
    EXPECT_TRUE(parse(toml, "# A\n").hasErrors());
}

TEST(LessonSafety, FoldersAreReadAndNothingElse) {
  const TemporaryFolder folder;
  const fs::path lesson = writeLesson(folder / "lessons", "001-a");
  EXPECT_THAT(loadLesson(lesson).problems, IsEmpty());
  writeFileAtomically(folder / "secret.md", "# Secret\n\n# B\n");
  fs::remove(lesson / "text.fr.md");
  fs::create_symlink(folder / "secret.md", lesson / "text.fr.md");
  const LoadedLesson loaded = loadLesson(lesson);
  EXPECT_THAT(allText(loaded.problems), HasSubstr("text.fr.md is a link out of the lesson's folder"));
  EXPECT_THAT(loaded.lesson.texts, SizeIs(1));
  fs::remove(lesson / "text.fr.md");
  ASSERT_EQ(::mkfifo((lesson / "text.fr.md").c_str(), 0600), 0);
  EXPECT_THAT(allText(loadLesson(lesson).problems), HasSubstr("is no ordinary file"));
}

TEST(LessonSafety, LinksInsideTheFolderAreFine) {
  const TemporaryFolder folder;
  const fs::path lesson = writeLesson(folder / "lessons", "001-a");
  fs::rename(lesson / "text.fr.md", lesson / "french.md");
  fs::create_symlink("french.md", lesson / "text.fr.md");
  EXPECT_THAT(loadLesson(lesson).problems, IsEmpty());
}

TEST(LessonSafety, PicturesAreCheckedBeforeAnybodyDecodesThem) {
  const TemporaryFolder folder;
  const fs::path lesson = writeLesson(folder / "lessons", "001-a");
  fs::create_directories(lesson / "figures");
  const auto png = [](std::uint32_t width, std::uint32_t height) {
    std::string bytes = "\x89PNG\r\n\x1A\n";
    bytes += std::string("\0\0\0\x0DIHDR", 8);
    for (const std::uint32_t side : {width, height})
      for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(side >> shift & 0xFF);
    return bytes + std::string(20, '\0');
  };
  writeFileAtomically(lesson / "figures" / "good.png", png(640, 480));
  writeFileAtomically(lesson / "figures" / "huge.png", png(100000, 10));
  writeFileAtomically(lesson / "figures" / "fake.png", "<svg/>");
  writeFileAtomically(lesson / "figures" / "large.png", png(10, 10) + std::string(kMostImageBytes, 'x'));
  fs::create_symlink("/etc/passwd", lesson / "figures" / "link.png");
  for (const std::string name : {"good", "huge", "fake", "large", "link", "absent"})
    append(lesson / "text.en.md", "\n![a picture](figures/" + name + ".png)\n");
  const std::string text = allText(loadLesson(lesson).problems);
  EXPECT_THAT(text, ::testing::Not(HasSubstr("good.png")));
  EXPECT_THAT(text, HasSubstr("huge.png is 100000 × 10 pixels"));
  EXPECT_THAT(text, HasSubstr("fake.png does not hold"));
  EXPECT_THAT(text, HasSubstr("large.png has"));
  EXPECT_THAT(text, HasSubstr("link.png is a link out"));
  EXPECT_THAT(text, HasSubstr("There is no figures/absent.png"));
}

TEST(LessonSafety, ABrokenLessonHidesNoOther) {
  const TemporaryFolder folder;
  const fs::path root = folder / "lessons";
  writeLesson(root, "002-b");
  writeFileAtomically(writeLesson(root, "001-a") / "lesson.toml", "\xFF");
  fs::create_directories(root / "notes");
  const std::vector<LoadedLesson> lessons = loadLessons(root);
  ASSERT_THAT(lessons, SizeIs(2));
  EXPECT_TRUE(lessons[0].hasErrors());
  EXPECT_FALSE(lessons[1].hasErrors());
  EXPECT_THROW(loadLessons(root / "absent"), Error);
}

/// What the fuzzer does, in small and the same at every run: bytes of good lessons changed at random places.
TEST(LessonSafety, MutatedLessonsNeverCrash) {
  const LessonSource good = templateLesson("001-a", {"en", "fr"});
  const std::string seed = *good.toml + "\n=====\n" + good.texts.at("en") + "\n=====\n" + good.texts.at("fr");
  Rng rng(20140901);
  const std::string letters = "\n`[]{}()<>#*_\"'=.,!\\-+0123456789ae \xC3\xFF";
  std::size_t clean = 0;
  for (int round = 0; round < 1500; ++round) {
    std::string bytes = seed;
    for (std::uint64_t change = 1 + rng.below(8); change > 0; --change) {
      const std::size_t at = rng.below(bytes.size());
      const std::size_t length = std::min<std::size_t>(1 + rng.below(12), bytes.size() - at);
      const std::uint64_t what = rng.below(4);
      if (what == 0) bytes[at] = letters[rng.below(letters.size())];
      if (what == 1 && bytes.size() > 100) bytes.erase(at, length);
      if (what == 2) bytes.insert(at, bytes.substr(rng.below(bytes.size()), length));
      if (what == 3) bytes.insert(at, length, letters[rng.below(letters.size())]);
    }
    const LoadedLesson loaded = parseLesson(sourceOf(bytes));
    clean += loaded.problems.empty() ? 1 : 0;
    for (const Problem& problem : loaded.problems) {
      ASSERT_GE(problem.place.line, 1) << problem.text();
      ASSERT_GE(problem.place.column, 1) << problem.text();
      ASSERT_FALSE(problem.sentence.empty());
      ASSERT_FALSE(problem.remedy.empty()) << problem.text();
    }
  }
  EXPECT_LT(clean, 700u);  // most changes are noticed; words may change freely
}

}  // namespace
}  // namespace lookback::lesson::testing
