// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(Usage, UnknownCommandIsNamed) {
  EXPECT_THAT(run({"frobnicate"}).errors, HasSubstr("\"frobnicate\""));
}

}  // namespace
}  // namespace lookback::testing
