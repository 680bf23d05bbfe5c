// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(Usage, HelpAndVersionAreResults) {
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_THAT(help.output, HasSubstr("translate"));
  EXPECT_EQ(help.errors, "");
  const Outcome version = run({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_EQ(version.output, "lookback-cli 0.1.0\n");
}

TEST(Usage, EveryCommandTeachesByExample) {
  for (const Arguments& command : {Arguments{"statistical", "train"},
                                   Arguments{"statistical", "align"},
                                   Arguments{"statistical", "translate"},
                                   Arguments{"statistical", "evaluate"},
                                   Arguments{"translate"},
                                   Arguments{"align"},
                                   Arguments{"trace"},
                                   Arguments{"train"},
                                   Arguments{"evaluate"},
                                   Arguments{"bleu"},
                                   Arguments{"aer"},
                                   Arguments{"corpus", "check"},
                                   Arguments{"corpus", "generate"},
                                   Arguments{"model", "info"},
                                   Arguments{"model", "verify"},
                                   Arguments{"runs", "list"},
                                   Arguments{"runs", "show"},
                                   Arguments{"runs", "diff"},
                                   Arguments{"runs", "export"},
                                   Arguments{"runs", "delete"},
                                   Arguments{"runs", "check"}}) {
    Arguments arguments = command;
    arguments.push_back("--help");
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0);
    std::string words = "  lookback-cli";
    for (const std::string& word : command) words += ' ' + word;
    EXPECT_THAT(outcome.output, HasSubstr("Example"));
    EXPECT_THAT(outcome.output, HasSubstr(words));
  }
}

TEST(Usage, WrongCallsGiveTwoAndNoResult) {
  for (const Arguments& arguments :
       {Arguments{}, Arguments{"frobnicate"}, Arguments{"--frobnicate"}, Arguments{"bleu"},
        Arguments{"bleu", "--hypothesis"}, Arguments{"corpus"}, Arguments{"model", "verify"},
        Arguments{"translate", "--model", "x", "--beam", "0"}, Arguments{"translate", "--model", "x", "--beam", "two"},
        Arguments{"translate", "--model", "x", "--beam", "2", "--nbest", "3"},
        Arguments{"bleu", "--hypothesis", "x", "--reference", "y", "--tokenize", "zh"},
        Arguments{"corpus", "generate", "--task", "x", "--output", "-"}}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 2) << ::testing::PrintToString(arguments);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, StartsWith("lookback-cli: "));
  }
}

/// Every option that takes a number refuses what is none, before anything is read or written.
TEST(Usage, NumbersAreFiniteAndInRange) {
  const std::vector<std::pair<Arguments, std::string>> options{
      {{"statistical", "train", "--data", "x", "--output", "y"}, "--p0"},
      {{"statistical", "train", "--data", "x", "--output", "y"}, "--lexicon-least"},
      {{"align", "--model", "x", "--source", "y", "--target", "z"}, "--threshold"},
      {{"bleu", "--hypothesis", "x", "--reference", "y", "--smooth", "floor"}, "--smooth-value"},
      {{"train", "--data", "x", "--output", "y"}, "--minutes"},
      {{"train", "--data", "x", "--output", "y"}, "--learning-rate"},
      {{"train", "--data", "x", "--output", "y"}, "--final-rate"},
      {{"train", "--data", "x", "--output", "y"}, "--clip"},
      {{"train", "--data", "x", "--output", "y"}, "--dropout"}};
  for (const auto& [command, option] : options) {
    for (const char* value : {"nan", "-nan", "inf", "-inf", "1e400", "-1", "1e300", "abc", "0.1.2", ""}) {
      Arguments arguments = command;
      arguments.insert(arguments.end(), {option, value});
      const Outcome outcome = run(arguments);
      EXPECT_EQ(outcome.code, 2) << ::testing::PrintToString(arguments);
      EXPECT_EQ(outcome.output, "");
      EXPECT_THAT(outcome.errors, HasSubstr(option));
      EXPECT_LT(outcome.errors.size(), 200u) << outcome.errors;
    }
  }
}

TEST(Usage, WholeNumbersAreReadAsTheyAreWritten) {
  for (const char* value : {"010", "0x10", "99999999999999999999999", "1.5", "-1", "nan", ""}) {
    const Outcome outcome =
        run({"corpus", "generate", "--task", "reverse", "--pairs", "3", "--output", "-", "--seed", value});
    EXPECT_EQ(outcome.code, 2) << value;
    EXPECT_EQ(outcome.output, "");
  }
  for (const char* value : {"0", "-1", "1e400", "99999999999999999999999"}) {
    const Outcome outcome = run({"corpus", "generate", "--task", "reverse", "--output", "-", "--pairs", value});
    EXPECT_EQ(outcome.code, 2) << value;
    EXPECT_LT(outcome.errors.size(), 200u) << outcome.errors;
  }
}

TEST(Usage, NoNameIsEmpty) {
  for (const Arguments& arguments :
       {Arguments{"translate", "--model", ""}, Arguments{"train", "--data", "", "--output", "x"},
        Arguments{"train", "--data", "x", "--output", ""}, Arguments{"train", "--data", "x", "--store", ""},
        Arguments{"train", "--data", "x", "--store="}, Arguments{"runs", "list", "--store", ""},
        Arguments{"runs", "show", ""}, Arguments{"lesson", "lint", ""}, Arguments{"corpus", "check", ""},
        Arguments{"bleu", "--hypothesis", "", "--reference", "x"},
        Arguments{"corpus", "generate", "--pairs", "1", "--output", "-", "--links", ""}}) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 2) << ::testing::PrintToString(arguments);
    EXPECT_THAT(outcome.errors, HasSubstr("empty"));
  }
}

TEST(Usage, TwoResultsNeverGoIntoOneFile) {
  const TemporaryFolder folder;
  const std::string file = (folder / "pairs").string(), sameFile = (folder / "./pairs").string();
  const Outcome outcome = run({"corpus", "generate", "--pairs", "2", "--output", file, "--links", sameFile});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("one file"));
  EXPECT_FALSE(std::filesystem::exists(file));
}

/// As with `ulimit -f`: the system would end the program without a word.
TEST(Usage, ALimitOnFilesIsSaid) {
  rlimit old{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  const TemporaryFolder folder;
  writeBytes(folder / "pairs", "old");
  const rlimit small{20000, old.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const Outcome outcome = run({"corpus", "generate", "--pairs", "20000", "--output", (folder / "pairs").string()});
  ::setrlimit(RLIMIT_FSIZE, &old);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("too large"));
  EXPECT_EQ(bytesOfFile(folder / "pairs"), "old");
}

/// A model file that cannot be written at an evaluation ends no training; the end says that it is not there.
TEST(Usage, ATrainingGoesOnWhereTheDiskIsFull) {
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs").string(), model = (folder / "model.safetensors").string();
  ASSERT_EQ(run({"corpus", "generate", "--task", "reverse", "--pairs", "200", "--output", pairs}).code, 0);
  rlimit old{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &old), 0);
  const rlimit small{5000, old.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const Outcome outcome = run({"train", "--data",           pairs, "--dev",     pairs, "--dev-sentences",
                               "20",    "--embedding",      "8",   "--hidden",  "8",   "--scorer-size",
                               "8",     "--readout-size",   "8",   "--threads", "1",   "--updates",
                               "6",     "--evaluate-every", "2",   "--output",  model});
  ::setrlimit(RLIMIT_FSIZE, &old);
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("training goes on"));
  EXPECT_THAT(outcome.errors, HasSubstr("after update 6"));
  EXPECT_FALSE(std::filesystem::exists(model));
}

TEST(Usage, UnknownCommandIsNamed) {
  EXPECT_THAT(run({"frobnicate"}).errors, HasSubstr("\"frobnicate\""));
}

}  // namespace
}  // namespace lookback::testing
