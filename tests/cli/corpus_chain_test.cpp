// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// corpus chain.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using ::testing::HasSubstr;

struct Corpora {
  Corpora() {
    EXPECT_EQ(run({"corpus", "generate", "--task", "french-english", "--pairs", "600", "--max-words", "12", "--seed",
                   "5", "--output", all()})
                  .code,
              0);
    std::string first;
    const auto lines = linesOf(bytesOfFile(folder / "all.tsv"));
    for (std::size_t k = 0; k < lines.size() / 2; ++k) first += lines[k] + "\n";
    writeBytes(folder / "half.tsv", first);
  }
  std::string all() const { return (folder / "all.tsv").string(); }
  std::string half() const { return (folder / "half.tsv").string(); }
  std::string operator[](const char* name) const { return (folder / name).string(); }
  TemporaryFolder folder;
};

TEST(CorpusChainCommand, TheSameSeedGivesTheSameBytes) {
  const Corpora corpora;
  Arguments arguments{"corpus", "chain",  corpora.all(), "--pairs",  "100", "--min-words", "20", "--max-words",
                      "40",     "--seed", "7",           "--output", "-"};
  const Outcome first = run(arguments), second = run(arguments);
  EXPECT_EQ(first.code, 0) << first.errors;
  EXPECT_EQ(first.output, second.output);
  EXPECT_EQ(linesOf(first.output).size(), 100u);
  arguments[10] = "8";
  EXPECT_NE(run(arguments).output, first.output);
  EXPECT_THAT(first.errors, HasSubstr("100 chains of "));
}

/// Training and test of one text: no sentence in common.
TEST(CorpusChainCommand, WithoutLeavesOutWhatAnotherFileHolds) {
  const Corpora corpora;
  const Outcome outcome = run({"corpus", "chain", corpora.all(), "--without", corpora.half(), "--once", "--min-words",
                               "5", "--max-words", "30", "--output", corpora["rest.tsv"]});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  std::string chains = bytesOfFile(corpora.folder / "rest.tsv");
  int found = 0;
  for (const std::string& line : linesOf(bytesOfFile(corpora.folder / "half.tsv"))) {
    const std::string source = line.substr(0, line.find('\t'));
    // as a whole sentence: at the start of a line or behind a final mark
    for (const char* before : {"\n", ". ", "! ", "? "})
      if (("\n" + chains).find(before + source) != std::string::npos) ++found;
  }
  EXPECT_EQ(found, 0);
  const Outcome nothing =
      run({"corpus", "chain", corpora.half(), "--without", corpora.all(), "--once", "--output", "-"});
  EXPECT_EQ(nothing.code, 1);
  EXPECT_THAT(nothing.errors, HasSubstr("--without"));
}

TEST(CorpusChainCommand, ANumberIsNeeded) {
  const Corpora corpora;
  EXPECT_EQ(run({"corpus", "chain", corpora.all(), "--output", "-"}).code, 2);
  EXPECT_EQ(run({"corpus", "chain", corpora.all(), "--pairs", "3", "--max-words", "1", "--output", "-"}).code, 2);
  EXPECT_EQ(run({"corpus", "chain", "nowhere.tsv", "--pairs", "3", "--output", "-"}).code, 1);
}

}  // namespace
}  // namespace lookback::testing
