// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/text/tokenizer.h"
#include "tests/core/data/reader_support.h"

namespace lookback::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

class Reader : public ::testing::Test {
 protected:
  PairFiles file(std::string_view bytes) {
    writeBytes(m_folder / "pairs", bytes);
    return {m_folder / "pairs", {}, false};
  }
  TemporaryFolder m_folder;
};

TEST_F(Reader, UnpacksAnyNumberOfGzipMembers) {
  EXPECT_THAT(readAll(file(packed("a\tb\nc\t") + packed("d\n") + packed("") + packed("e\tf"))).pairs,
              ElementsAre("1: a = b", "2: c = d", "3: e = f"));
  EXPECT_THAT(readAll(file(packed("a\tb\n") + std::string(1000, '\0'))).pairs, ElementsAre("1: a = b"));
}

TEST_F(Reader, RefusesDamagedGzip) {
  std::string sentences;
  for (int k = 0; k < 1000; ++k) sentences += "phrase " + std::to_string(k) + "\tsentence " + std::to_string(k) + "\n";
  const std::string whole = packed(sentences);
  for (const std::size_t size : {std::size_t{2}, std::size_t{10}, whole.size() / 2, whole.size() - 1}) {
    EXPECT_THAT(refusal([&] { readAll(file(whole.substr(0, size))); }),
                HasSubstr("pairs: the gzip data are cut short"));
  }
  std::string damaged = whole;
  damaged[damaged.size() - 5] ^= 1;  // in the check sum
  EXPECT_THAT(refusal([&] { readAll(file(damaged)); }), HasSubstr("damaged"));
  EXPECT_THAT(refusal([&] { readAll(file(whole + "rest")); }), HasSubstr("something follows the gzip data"));
}

/// As `<(zcat pairs.gz)` and a slow program give it.
TEST_F(Reader, ReadsPipesAsTheyCome) {
  const std::filesystem::path pipe = m_folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& bytes : {packed("a\tb\nc\td\n"), std::string("a\tb\nc\td\n")}) {
    const std::jthread writer([&] {
      const int descriptor = ::open(pipe.c_str(), O_WRONLY);
      for (const char byte : bytes) {
        if (::write(descriptor, &byte, 1) != 1) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
      ::close(descriptor);
    });
    EXPECT_THAT(readAll({pipe, {}, false}).pairs, ElementsAre("1: a = b", "2: c = d"));
  }
  EXPECT_THAT(refusal([&] { readAll({pipe, {}, false}); }), HasSubstr("no program writes"));
  EXPECT_THAT(refusal([&] { readAll({"/dev/zero", {}, false}); }), HasSubstr("it is a device"));
}

/// A pipe whose program is silent does not keep a person from stopping.
TEST_F(Reader, WaitingForAPipeCanBeStopped) {
  const std::filesystem::path pipe = m_folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const int silent = ::open(pipe.c_str(), O_RDWR);
  std::stop_source stop;
  const std::jthread person([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop.request_stop();
  });
  ReadOptions options;
  options.stop = stop.get_token();
  EXPECT_THAT(refusal([&] { readAll({pipe, {}, false}, kFrenchEnglish, options); }), HasSubstr("stopped"));
  ::close(silent);
}

TEST_F(Reader, MissingFilesAndFoldersAreNamed) {
  EXPECT_THAT(refusal([&] {
                readAll({m_folder / "absent.tsv", {}, false});
              }),
              AllOf(HasSubstr("absent.tsv"), HasSubstr("No such file")));
  EXPECT_THAT(refusal([&] { readAll({m_folder.path(), {}, false}); }), HasSubstr("is a folder"));
}

TEST_F(Reader, LinesWithoutATabAreDropped) {
  const Reading reading = readAll(file("a\tb\nno tab here\n   \nc\td\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: a = b", "4: c = d"));
  EXPECT_EQ(reading.report.droppedColumns, 1u);
  EXPECT_EQ(reading.report.droppedEmpty, 1u);
  EXPECT_EQ(reading.report.summary(),
            "4 lines read: 2 pairs kept, 2 dropped (1 with an empty side, 1 without a second column).");
  EXPECT_THAT(refusal([&] { readAll(file("one\ntwo\n")); }), HasSubstr("no usable pair"));
}

TEST_F(Reader, SidesCanBeSwapped) {
  PairFiles files = file("il pleut !\tdon't\n");
  files.swapSides = true;
  EXPECT_THAT(readAll(files, kEnglishFrench).pairs, ElementsAre("1: do n't = il pleut !"));
}

TEST_F(Reader, SwappedParallelFilesAreNamedRightly) {
  writeBytes(m_folder / "x.fr", "un\n\n");
  writeBytes(m_folder / "x.en", "one\ntwo\n");
  const Reading reading = readAll({m_folder / "x.fr", m_folder / "x.en", true}, kEnglishFrench);
  EXPECT_THAT(reading.pairs, ElementsAre("1: one = un"));
  EXPECT_THAT(reading.report.problems.at(0).message, HasSubstr("x.fr, line 2: the target is empty"));
}

TEST_F(Reader, TokenLimitCountsEitherSide) {
  ReadOptions options;
  options.maxTokens = 3;
  const Reading reading = readAll(file("a b c\td\na b c d\te\nf\tg h i j\n"), kFrenchEnglish, options);
  EXPECT_THAT(reading.pairs, ElementsAre("1: a b c = d"));
  EXPECT_EQ(reading.report.droppedLong, 2u);
  EXPECT_THAT(reading.report.problems.at(1).message, HasSubstr("line 3: the target has 4 words, more than 3"));
  options.maxTokens = 0;
  EXPECT_THAT(readAll(file("a b c d e\tf\n"), kFrenchEnglish, options).pairs, SizeIs(1));
}

TEST_F(Reader, ProblemsAreCountedBeyondThoseKept) {
  std::string bytes = "a\tb\n";
  for (int k = 0; k < 10; ++k) bytes += "x\t\n";
  ReadOptions options;
  options.maxProblems = 3;
  const Reading reading = readAll(file(bytes), kFrenchEnglish, options);
  EXPECT_THAT(reading.report.problems, SizeIs(3));
  EXPECT_EQ(reading.report.droppedEmpty, 10u);
}

TEST_F(Reader, EndsAtTheNumberOfPairsAskedFor) {
  ReadOptions options;
  options.maxPairs = 2;
  const Reading reading = readAll(file("a\tb\n\nc\td\ne\tf\n"), kFrenchEnglish, options);
  EXPECT_THAT(reading.pairs, SizeIs(2));
  EXPECT_FALSE(reading.report.complete);
  EXPECT_EQ(reading.report.linesRead, reading.report.kept + reading.report.dropped());
}

TEST_F(Reader, StopsOnRequestAndTellsProgress) {
  std::string bytes;
  for (int k = 0; k < 50'000; ++k) bytes += "un deux trois\tone two three\n";
  std::stop_source stop;
  ReadOptions options;
  options.stop = stop.get_token();
  std::uint64_t calls = 0;
  ReadProgress last;
  options.progress = [&](const ReadProgress& progress) {
    ++calls;
    last = progress;
    if (progress.lines >= 10'000) stop.request_stop();
  };
  try {
    readAll(file(bytes), kFrenchEnglish, options);
    FAIL() << "not stopped";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::interrupted);
  }
  EXPECT_GE(calls, 5u);
  EXPECT_LT(last.lines, 20'000u);
  EXPECT_EQ(last.bytesTotal, bytes.size());
  EXPECT_LE(last.bytesRead, last.bytesTotal);
}

TEST_F(Reader, LinesAreCutAtLineFeedsOnly) {
  writeBytes(m_folder / "lines",
             "\xEF\xBB\xBF"
             "ab\r\n\r\nc\rd\n12345\n123456\r\n\xEF\xBB\xBFx");
  LineReader reader(m_folder / "lines", 5);
  std::vector<std::string> seen;
  for (Line line; reader.next(line);) {
    seen.push_back(std::to_string(line.number) + "@" + std::to_string(line.offset) +
                   (line.tooLong ? " too long" : " " + std::string(line.text)));
  }
  EXPECT_THAT(seen, ElementsAre("1@3 ab", "2@7 ", "3@9 c\rd", "4@13 12345", "5@19 too long", "6@27 \xEF\xBB\xBFx"));
}

TEST_F(Reader, LineEndsAtChunkBordersAreSeen) {
  for (const std::size_t size : {65534u, 65535u, 65536u, 65537u}) {
    const std::string word(size, 'x');
    writeBytes(m_folder / "lines", word + "\r\n" + word + "\nend");
    LineReader reader(m_folder / "lines", 1 << 20);
    Line line;
    ASSERT_TRUE(reader.next(line));
    EXPECT_EQ(line.text, word);
    ASSERT_TRUE(reader.next(line));
    EXPECT_EQ(line.text, word);
    ASSERT_TRUE(reader.next(line));
    EXPECT_EQ(line.text, "end");
    EXPECT_FALSE(reader.next(line));
  }
}

/// Bytes with a liking for those that mean something to a reader.
rc::Gen<std::string> fileBytes() {
  const auto byte = rc::gen::weightedOneOf<char>(
      {{4, rc::gen::elementOf(std::string("ab \t\n\r\xC3\xA9\xEF\xBB\xBF") + '\0')}, {1, rc::gen::arbitrary<char>()}});
  return rc::gen::container<std::string>(byte);
}

RC_GTEST_PROP(ReaderProperties, AnyBytesAreReadOrRefused, ()) {
  const TemporaryFolder folder;
  std::string bytes = *fileBytes();
  if (*rc::gen::arbitrary<bool>()) bytes = packed(bytes);
  if (*rc::gen::inRange(0, 4) == 0) bytes = "\x1F\x8B" + bytes;
  writeBytes(folder / "a", bytes);
  writeBytes(folder / "b", *fileBytes());
  ReadOptions options;
  options.maxLineBytes = *rc::gen::inRange<std::size_t>(0, 50);
  for (const PairFiles& files : {PairFiles{folder / "a", {}, false}, PairFiles{folder / "a", folder / "b", true}}) {
    try {
      const Reading reading = readAll(files, kFrenchEnglish, options);
      RC_ASSERT(reading.report.linesRead == reading.report.kept + reading.report.dropped());
      RC_ASSERT(reading.report.kept == reading.pairs.size());
      RC_ASSERT(reading.report.problems.size() == reading.report.dropped());
    } catch (const Error& error) {
      RC_ASSERT(std::string_view(error.what()).size() > 0);
    }
  }
}

TEST(RealText, TatoebaRoundTripsAndNeedsHardlyAnyMark) {
  const std::filesystem::path train = std::filesystem::path(LOOKBACK_SHARED_DIR) / "data/tatoeba.fr-en.train.tsv.gz";
  if (!std::filesystem::exists(train)) GTEST_SKIP() << "no corpus in " LOOKBACK_SHARED_DIR;
  std::uint64_t marked = 0;
  const auto check = [&](const std::vector<std::string>& tokens, Language language) {
    const std::string sentence = detokenise(tokens, language);
    ASSERT_EQ(normalise(sentence, language), sentence);
    ASSERT_EQ(tokenise(sentence, language), tokens);
    for (const std::string& token : tokens) {
      if (token.find("￭") != std::string::npos || token.find("▁") != std::string::npos) ++marked;
    }
  };
  ReadOptions options;
  options.maxTokens = 0;
  const ReadReport report = readPairs({train, {}, false}, kFrenchEnglish, options, [&](const TextPair& pair) {
    check(pair.source, Language::french);
    check(pair.target, Language::english);
  });
  EXPECT_EQ(report.kept, 156'348u);
  EXPECT_EQ(report.dropped(), 0u);
  EXPECT_LT(marked, 60u);
}

}  // namespace
}  // namespace lookback::testing
