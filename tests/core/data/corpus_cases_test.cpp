// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "tests/core/data/reader_support.h"

// The cases "Corpus import: bytes, lines, columns" and "Corpus text: Unicode", with their bytes written out.
namespace lookback::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using namespace std::string_literals;

class CorpusCases : public ::testing::Test {
 protected:
  PairFiles tsv(std::string_view bytes) {
    writeBytes(m_folder / "pairs.tsv", bytes);
    return {m_folder / "pairs.tsv", {}, false};
  }
  PairFiles parallel(std::string_view first, std::string_view second) {
    writeBytes(m_folder / "a.fr", first);
    writeBytes(m_folder / "a.en", second);
    return {m_folder / "a.fr", m_folder / "a.en", false};
  }
  TemporaryFolder m_folder;
};

void expectSumsUp(const ReadReport& report) {
  EXPECT_EQ(report.linesRead, report.kept + report.dropped());
}

TEST_F(CorpusCases, ByteOrderMarkOnOneSide) {
  const Reading reading = readAll(parallel("\xEF\xBB\xBFle chat dort .\nil pleut .\nle train part .\n",
                                           "the cat sleeps .\nit rains .\nthe train leaves .\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: le chat dort . = the cat sleeps .", "2: il pleut . = it rains .",
                                         "3: le train part . = the train leaves ."));
  EXPECT_EQ(reading.report.invisibleRemoved, 0u);
}

TEST_F(CorpusCases, CarriageReturnsOnOneSide) {
  const std::string crlf = "le chat dort .\r\nil pleut .\r\n";
  const std::string lf = "the cat sleeps .\nit rains .\n";
  EXPECT_THAT(readAll(parallel(crlf, lf)).pairs,
              ElementsAre("1: le chat dort . = the cat sleeps .", "2: il pleut . = it rains ."));
  EXPECT_THAT(readAll(parallel(lf, crlf), kEnglishFrench).pairs,
              ElementsAre("1: the cat sleeps . = le chat dort .", "2: it rains . = il pleut ."));
}

TEST_F(CorpusCases, UnicodeSeparatorsEndNoLine) {
  const Reading reading = readAll(parallel(
      "le\u2028chat dort .\nla\u2029porte .\nil\u0085pleut .\nnous\vpartons .\nelle\flit .\n", "a\nb\nc\nd\ne\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: le chat dort . = a", "2: la porte . = b", "3: il pleut . = c",
                                         "4: nous partons . = d", "5: elle lit . = e"));
}

TEST_F(CorpusCases, DifferentLineCountsAreRefusedWithBothNumbers) {
  const PairFiles files = parallel("un\ndeux\ntrois\nquatre\ncinq\n", "one\ntwo\nthree\nfour\n");
  const std::string message = refusal([&] { readAll(files); });
  EXPECT_THAT(message, HasSubstr("a.fr has 5 lines"));
  EXPECT_THAT(message, HasSubstr("a.en has 4"));
  const PairFiles other = parallel("un\n", "one\ntwo\nthree");
  EXPECT_THAT(refusal([&] { readAll(other); }), HasSubstr("a.fr has 1 lines"));
  EXPECT_THAT(refusal([&] { readAll(other); }), HasSubstr("a.en has 3"));
}

TEST_F(CorpusCases, EmptyLinesAreDroppedAndCounted) {
  const Reading reading = readAll(parallel("un\n\ntrois\n\ncinq\n", "one\n\nthree\nfour\nfive\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: un = one", "3: trois = three", "5: cinq = five"));
  EXPECT_EQ(reading.report.droppedEmpty, 2u);
  EXPECT_EQ(reading.report.linesRead, 5u);
  expectSumsUp(reading.report);
  ASSERT_THAT(reading.report.problems, SizeIs(2));
  EXPECT_THAT(reading.report.problems[0].message, HasSubstr("a.fr, line 2: both sides are empty"));
  EXPECT_THAT(reading.report.problems[1].message, HasSubstr("a.fr, line 4: the source is empty"));
}

TEST_F(CorpusCases, FurtherColumnsAreIgnoredAndCounted) {
  const Reading reading =
      readAll(tsv("the cat\tle chat\tCC-BY 2.0 #1 & #2\nit rains\til pleut\na\tb\tc\td\n"), kEnglishFrench);
  EXPECT_THAT(reading.pairs, ElementsAre("1: the cat = le chat", "2: it rains = il pleut", "3: a = b"));
  EXPECT_EQ(reading.report.extraColumns, 2u);
  EXPECT_THAT(reading.report.summary(), HasSubstr("2 lines have further columns, which were not read"));
}

TEST_F(CorpusCases, QuotesAreText) {
  const Reading reading = readAll(tsv("\"come in , she said .\t\" entrez , dit-elle .\nit rains .\til pleut .\n"
                                      "a 5\" screen\tun écran de 5\"\n\"\t\"\nthe train .\tle train .\n"),
                                  kEnglishFrench);
  ASSERT_THAT(reading.pairs, SizeIs(5));
  EXPECT_EQ(reading.pairs[0], "1: \" come in , she said . = \" entrez , dit -elle .");
  EXPECT_EQ(reading.pairs[1], "2: it rains . = il pleut .");
  EXPECT_EQ(reading.pairs[3], "4: \" = \"");
  EXPECT_THAT(reading.pairs[2], HasSubstr("\""));
}

TEST_F(CorpusCases, TabsInsideParallelTextAreSpaces) {
  const Reading reading = readAll(parallel("le\tchat dort .\n\til pleut .\t\nle train\t\tpart .\n", "a\tb\nc\nd\t.\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: le chat dort . = a b", "2: il pleut . = c", "3: le train part . = d ."));
}

TEST_F(CorpusCases, Latin1LineIsReportedWithLineAndByte) {
  const std::string bytes =
      "le café .\tthe coffee shop .\nune \xE9"
      "cole ferm\xE9"
      "e\ta school\nil pleut .\tit rains .\n";
  const Reading reading = readAll(tsv(bytes));
  EXPECT_THAT(reading.pairs, ElementsAre("1: le café . = the coffee shop .", "3: il pleut . = it rains ."));
  ASSERT_THAT(reading.report.problems, SizeIs(1));
  const LineProblem& problem = reading.report.problems[0];
  EXPECT_EQ(problem.kind, LineProblemKind::notUtf8);
  EXPECT_EQ(problem.line, 2u);
  EXPECT_EQ(problem.byteOfLine, 4u);
  EXPECT_EQ(problem.byteOfFile, bytes.find('\xE9'));
  EXPECT_THAT(problem.message, HasSubstr("pairs.tsv, line 2: not valid UTF-8 at byte 5"));
  EXPECT_EQ(reading.report.droppedInvalid, 1u);
  expectSumsUp(reading.report);
}

TEST_F(CorpusCases, NulBytesDropTheirLineOnly) {
  const Reading reading = readAll(tsv("le ch\0at dort .\tthe cat .\n\0\0\0\t\0\nil pleut .\tit rains .\n"s));
  EXPECT_THAT(reading.pairs, ElementsAre("3: il pleut . = it rains ."));
  EXPECT_EQ(reading.report.droppedNul, 2u);
  EXPECT_EQ(reading.report.problems.at(0).byteOfLine, 5u);
  expectSumsUp(reading.report);
}

TEST_F(CorpusCases, LongLinesAreDropped) {
  std::string row;
  while (row.size() < 1'000'000) row += "mot ";
  const Reading reading = readAll(tsv("a\tb\n" + row + "\tword\nc\td\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: a = b", "3: c = d"));
  EXPECT_EQ(reading.report.droppedLong, 1u);
  EXPECT_EQ(reading.report.problems.at(0).line, 2u);
  ReadOptions small;
  small.maxLineBytes = 100;
  const Reading unseen = readAll(tsv("a\tb\n" + row + "\tword\nc\td\n"), kFrenchEnglish, small);
  EXPECT_THAT(unseen.pairs, ElementsAre("1: a = b", "3: c = d"));
  EXPECT_EQ(unseen.report.droppedOversized, 1u);
  EXPECT_THAT(unseen.report.problems.at(0).message, HasSubstr("line 2: the line has 1000005 bytes, more than 100"));
  expectSumsUp(unseen.report);
}

TEST_F(CorpusCases, EmptyFilesAreRefusedAndOnePairIsEnough) {
  for (const char* bytes : {"", "\n", "\n\n", "\xEF\xBB\xBF", " \r\n"}) {
    EXPECT_THAT(refusal([&] { readAll(tsv(bytes)); }), HasSubstr("pairs.tsv: empty")) << '"' << bytes << '"';
  }
  EXPECT_THAT(readAll(tsv("le chat dort .\tthe cat sleeps .")).pairs,
              ElementsAre("1: le chat dort . = the cat sleeps ."));
}

TEST_F(CorpusCases, EntitiesStayAsTheyAre) {
  const Reading reading = readAll(tsv("it &apos;s fine &amp; good .\tc&apos;est bien &amp; bon .\n"
                                      "l&#8217;accord | fin\t[a] | b\n"),
                                  kEnglishFrench);
  EXPECT_THAT(reading.pairs, ElementsAre("1: it &apos;s fine &amp; good . = c&apos;est bien &amp; bon .",
                                         "2: l&#8217;accord | fin = [ a ] | b"));
}

TEST_F(CorpusCases, ScriptsWithoutSpacesAreWarnedOf) {
  const Reading reading = readAll(tsv("今天下雨了。\tit rained today .\n電車は八時に出ます。\tthe train leaves .\n"),
                                  {Language::other, Language::english});
  ASSERT_THAT(reading.report.warnings, SizeIs(1));
  EXPECT_THAT(reading.report.warnings[0], HasSubstr("source sentence has 1.0 words of 7.0 letters"));
  EXPECT_THAT(reading.report.summary(), HasSubstr("spaces"));
  EXPECT_THAT(readAll(tsv("oui\tyes\nattention\tcareful\n")).report.warnings, IsEmpty());
}

TEST_F(CorpusCases, InvisibleCharactersAreCounted) {
  const Reading reading = readAll(tsv("la por\u200Bte\tthe door\nla por\u00ADte\tthe\u2060 door\n"));
  EXPECT_THAT(reading.pairs, ElementsAre("1: la porte = the door", "2: la porte = the door"));
  EXPECT_EQ(reading.report.invisibleRemoved, 3u);
}

TEST_F(CorpusCases, SharedFilesGiveTheSame) {
  if (casePath("import").empty()) GTEST_SKIP() << "no cases in " LOOKBACK_SHARED_DIR;
  const auto import = [](std::string_view name) { return casePath("import/" + std::string(name)); };
  const auto both = [&](const std::string& name) {
    return PairFiles{import(name + ".fr"), import(name + ".en"), false};
  };
  EXPECT_THAT(readAll(both("bom")).pairs, SizeIs(3));
  EXPECT_THAT(readAll(both("crlf")).pairs, SizeIs(5));
  EXPECT_THAT(readAll(both("separators")).pairs, SizeIs(5));
  EXPECT_THAT(readAll(both("empty")).pairs, SizeIs(3));
  EXPECT_THAT(readAll(both("tabs")).pairs, SizeIs(3));
  EXPECT_THAT(readAll({import("members.fr.gz"), import("members.en.gz"), false}).pairs, SizeIs(5));
  EXPECT_THAT(refusal([&] { readAll({import("five.fr"), import("four.en"), false}); }), HasSubstr("has 5 lines"));
  EXPECT_THAT(readAll({import("three_columns.tsv"), {}, false}, kEnglishFrench).pairs, SizeIs(3));
  EXPECT_THAT(readAll({import("quotes.tsv"), {}, false}, kEnglishFrench).pairs, SizeIs(5));
  EXPECT_THAT(readAll({import("latin1.tsv"), {}, false}).pairs, SizeIs(2));
  EXPECT_THAT(readAll({import("nul.tsv"), {}, false}).pairs, SizeIs(1));
  EXPECT_THAT(readAll({import("long_line.tsv.gz"), {}, false}).pairs, SizeIs(2));
  EXPECT_THAT(readAll({import("single.tsv"), {}, false}).pairs, SizeIs(1));
  EXPECT_THAT(readAll({import("entities.tsv"), {}, false}).pairs, SizeIs(4));
  for (const char* name : {"zero.tsv", "newline.tsv"}) {
    EXPECT_THAT(refusal([&] { readAll({import(name), {}, false}); }), HasSubstr("empty"));
  }
  EXPECT_THAT(readAll({casePath("unicode/cjk.tsv"), {}, false}, {Language::other, Language::english}).report.warnings,
              SizeIs(1));
}

TEST_F(CorpusCases, SharedSpellingsGiveTheSameTokens) {
  if (casePath("unicode").empty()) GTEST_SKIP() << "no cases in " LOOKBACK_SHARED_DIR;
  const auto sources = [](const char* name) {
    std::vector<std::string> sentences;
    readPairs({casePath(name), {}, false}, kFrenchEnglish, {},
              [&](const TextPair& p) { sentences.push_back(joined(p.source)); });
    return sentences;
  };
  const std::vector<std::string> forms = sources("unicode/forms.tsv");
  const std::vector<std::string> apostrophes = sources("unicode/apostrophe.tsv");
  for (const auto* pairs : {&forms, &apostrophes}) {
    for (std::size_t k = 0; k + 1 < pairs->size(); k += 2) EXPECT_EQ((*pairs)[k], (*pairs)[k + 1]);
  }
  const std::vector<std::string> spaces = sources("unicode/nbsp.tsv");
  ASSERT_THAT(spaces, SizeIs(9));
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(spaces[k], spaces[k + 3]);
    EXPECT_EQ(spaces[k], spaces[k + 6]);
  }
  for (const std::string& sentence : sources("unicode/zero_width.tsv")) EXPECT_EQ(sentence, "la porte");
}

}  // namespace
}  // namespace lookback::testing
