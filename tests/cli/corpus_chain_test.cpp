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
  const Outcome endless = run({"corpus", "chain", corpora.all(), "--pairs", "900000000", "--output", "-"});
  EXPECT_EQ(endless.code, 1);
  EXPECT_EQ(endless.output, "");
  EXPECT_THAT(endless.errors, ::testing::HasSubstr("ask for at most"));
  EXPECT_EQ(run({"corpus", "chain", "nowhere.tsv", "--pairs", "3", "--output", "-"}).code, 1);
}

/// What a command reads, and a store, stay what they are.
TEST(OutputGuard, NothingIsWrittenOverWhatIsReadOrOverAStore) {
  const Corpora corpora;
  const std::string before = bytesOfFile(corpora.folder / "all.tsv");
  const std::vector<Arguments> calls = {
      {"corpus", "chain", corpora.all(), "--pairs", "10", "--output", corpora.all()},
      {"train", "--data", corpora.all(), "--updates", "1", "--output", corpora.all()},
      {"train", "--data", corpora.all(), "--updates", "1", "--output", corpora["m"], "--metrics", corpora.all()},
      {"statistical", "train", "--data", corpora.all(), "--output", corpora.all()}};
  for (const Arguments& call : calls) {
    const Outcome outcome = run(call);
    EXPECT_EQ(outcome.code, 1) << call[0];
    EXPECT_THAT(outcome.errors, HasSubstr("would be written over"));
    EXPECT_EQ(bytesOfFile(corpora.folder / "all.tsv"), before);
  }
  std::string store("SQLite format 3");
  store += std::string("\0and the runs of a year", 24);
  writeBytes(corpora.folder / "runs.lookback", store);
  const Outcome outcome =
      run({"corpus", "generate", "--task", "reverse", "--pairs", "3", "--output", corpora["runs.lookback"]});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("a store of runs"));
  EXPECT_EQ(bytesOfFile(corpora.folder / "runs.lookback"), store);
}

}  // namespace
}  // namespace lookback::testing
