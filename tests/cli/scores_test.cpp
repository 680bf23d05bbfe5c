// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bleu and aer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

/// A folder with files by name.
struct Files {
  explicit Files(std::initializer_list<std::pair<std::string, std::string>> contents) {
    for (const auto& [name, bytes] : contents) writeBytes(folder / name, bytes);
  }
  std::string operator[](const std::string& name) const { return (folder / name).string(); }
  TemporaryFolder folder;
};

TEST(BleuCommand, PrintsScoreAndSignature) {
  const Files files({{"hyp", "a b c d e\n"}, {"ref", "a b c d f\n"}});
  const Outcome outcome = run({"bleu", "--hypothesis", files["hyp"], "--reference", files["ref"]});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(outcome.errors, "");
  EXPECT_EQ(outcome.output,
            "BLEU 66.87  precisions 80.0/75.0/66.7/50.0  brevity penalty 1.000  ratio 1.000  lengths 5/5\n"
            "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:lookback-0.1.0\n");
}

TEST(BleuCommand, JsonHasTheAgreedFields) {
  const Files files({{"hyp", "the cat sat\r\nGood night .\r\n"},
                     {"a", "the cat sat down\nGood night.\n"},
                     {"b", "a cat sat\nGood night\n"}});
  const Outcome outcome = run({"bleu", "--hypothesis", "-", "--reference", files["a"], files["b"], "--json",
                               "--lowercase", "--smooth", "floor", "--smooth-value", "0.2"},
                              bytesOfFile(files["hyp"]));
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json score = json::parse(outcome.output);
  EXPECT_EQ(score.at("precisions").size(), 4u);
  EXPECT_EQ(score.at("hypothesis_length"), 6);
  EXPECT_EQ(score.at("reference_length"), 6);
  EXPECT_EQ(score.at("brevity_penalty"), 1.0);
  EXPECT_EQ(score.at("signature"), "nrefs:2|case:lc|eff:no|tok:13a|smooth:floor[0.20]|version:lookback-0.1.0");
  EXPECT_TRUE(score.at("score").is_number());
}

/// "bleu-three-token-sentences"
TEST(BleuCommand, ZeroIsExplained) {
  const Files files{{"hyp", "Good night.\nThank you.\n"}};
  const Arguments arguments{"bleu", "--hypothesis", files["hyp"], "--reference", files["hyp"]};
  const Outcome outcome = run(arguments);
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("BLEU 0.00"));
  EXPECT_THAT(outcome.output, HasSubstr("no 4-gram exists"));
  Arguments effective = arguments;
  effective.push_back("--effective-order");
  EXPECT_THAT(run(effective).output, HasSubstr("BLEU 100.00"));
  effective.back() = "--sentence";
  EXPECT_EQ(run(effective).output, "100.00\n100.00\n");
}

/// "bleu-line-counts-differ"
TEST(BleuCommand, DifferentLineCountsAreRefused) {
  const Files files({{"three", "one fine day\ntwo\nthree\n"}, {"four", "1\n2\n3\n4\n"}});
  const Outcome outcome = run({"bleu", "--hypothesis", files["three"], "--reference", files["four"], "--json"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("3 lines"));
  EXPECT_THAT(outcome.errors, HasSubstr("has 4"));
}

TEST(BleuCommand, BadInputIsRefusedByFileAndLine) {
  const Files files({{"latin1", "fine\ncaf\xE9\n"}, {"good", "a\nb\n"}, {"nothing", ""}, {"gap", "a\n\n"}});
  const auto refusal = [&](const std::string& hypothesis, const std::string& reference) {
    const Outcome outcome = run({"bleu", "--hypothesis", hypothesis, "--reference", reference});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.output, "");
    return outcome.errors;
  };
  EXPECT_THAT(refusal(files["latin1"], files["good"]), HasSubstr("latin1, line 2 is not valid UTF-8 at byte 4"));
  EXPECT_THAT(refusal(files["good"], files["absent"]), HasSubstr("absent"));
  EXPECT_THAT(refusal(files["nothing"], files["nothing"]), HasSubstr("0 lines"));
  EXPECT_THAT(refusal(files["good"], files["gap"]), HasSubstr("line 2"));
}

TEST(AerCommand, JsonHasTheAgreedFields) {
  const Files files({{"gold", "0-0 1-1 2-2 2?3 3p3\n\n"}, {"links", "0-0 1-1 2-3 3-2\n\n"}});
  const Outcome outcome = run({"aer", "--gold", files["gold"], "--links", files["links"], "--json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json score = json::parse(outcome.output);
  EXPECT_NEAR(score.at("aer").get<double>(), 0.285714285714, 1e-11);
  EXPECT_NEAR(score.at("precision").get<double>(), 0.75, 1e-11);
  EXPECT_NEAR(score.at("recall").get<double>(), 0.666666666667, 1e-11);
  EXPECT_THAT(run({"aer", "--gold", files["gold"], "--links", files["links"]}).output, HasSubstr("AER 0.2857"));
}

TEST(AerCommand, ShiftMovesTheLinks) {
  const Files files({{"gold", "0-0 1-1\n"}, {"links", "0-1 1-2\n"}});
  const auto aer = [&](const std::string& shift) {
    return json::parse(
               run({"aer", "--gold", files["gold"], "--links", files["links"], "--json", "--shift", shift}).output)
        .at("aer")
        .get<double>();
  };
  EXPECT_EQ(aer("0"), 1);
  EXPECT_EQ(aer("-1"), 0);
}

TEST(AerCommand, BadInputIsRefused) {
  const Files files({{"gold", "0-0\n1-1\n"}, {"short", "0-0\n"}, {"bad", "0-0\n0-0 1:1\n"}, {"nothing", ""}});
  const auto refusal = [&](const std::string& gold, const std::string& links) {
    const Outcome outcome = run({"aer", "--gold", gold, "--links", links});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.output, "");
    return outcome.errors;
  };
  EXPECT_THAT(refusal(files["gold"], files["short"]), HasSubstr("2 lines"));
  EXPECT_THAT(refusal(files["gold"], files["bad"]), HasSubstr("line 2"));
  EXPECT_THAT(refusal(files["nothing"], files["nothing"]), HasSubstr("nothing"));
}

}  // namespace
}  // namespace lookback::testing
