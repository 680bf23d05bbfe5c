// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// corpus and train.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::SizeIs;

class TrainCommands : public ::testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder / name).string(); }
  std::string write(const std::string& name, const std::string& bytes) {
    writeBytes(folder / name, bytes);
    return at(name);
  }
  std::string generated(const std::string& name, int pairs, const std::string& task = "french-english") {
    const Outcome outcome = run({"corpus", "generate", "--task", task, "--pairs", std::to_string(pairs), "--seed", "1",
                                 "--max-words", "12", "--output", at(name)});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    return at(name);
  }
  static Arguments tiny(const std::string& data, const std::string& output, const Arguments& more) {
    Arguments arguments{"train", "--data",        data, "--output",       output, "--embedding",  "8", "--hidden",
                        "10",    "--scorer-size", "9",  "--readout-size", "7",    "--batch-size", "16"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }

  TemporaryFolder folder;
};

TEST_F(TrainCommands, SameSeedGeneratesTheSameBytes) {
  const Arguments arguments{"corpus", "generate", "--task", "french-english", "--pairs",  "20", "--seed",
                            "5",      "--output", "-",      "--links",        at("links")};
  const Outcome first = run(arguments), second = run(arguments);
  EXPECT_EQ(first.code, 0) << first.errors;
  EXPECT_EQ(first.output, second.output);
  EXPECT_THAT(linesOf(first.output), SizeIs(20));
  EXPECT_THAT(linesOf(bytesOfFile(at("links"))), SizeIs(20));
  for (const std::string& line : linesOf(first.output)) EXPECT_EQ(std::count(line.begin(), line.end(), '\t'), 1);
}

TEST_F(TrainCommands, CheckCountsEveryLine) {
  const std::string data = write("data.tsv", "le chat\tthe cat\nno column\n\tempty\ncaf\xE9\tcoffee\nun\tone\tthird\n");
  const json report = json::parse(run({"corpus", "check", data, "--json"}).output);
  EXPECT_EQ(report.at("lines_read"), 5);
  EXPECT_EQ(report.at("kept"), 2);
  EXPECT_EQ(report.at("dropped"), 3);
  EXPECT_THAT(report.at("problems"), SizeIs(3));
  EXPECT_EQ(report.at("problems")[2].at("line"), 4);
  EXPECT_EQ(run({"corpus", "check", data}).code, 0);
}

/// "line-counts-differ"
TEST_F(TrainCommands, CheckRefusesFilesOfDifferentLength) {
  const std::string five = write("five", "a\nb\nc\nd\ne\n"), four = write("four", "a\nb\nd\ne\n");
  const Outcome outcome = run({"corpus", "check", five, four});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("5"), HasSubstr("4"), HasSubstr("five"), HasSubstr("four")));
}

TEST_F(TrainCommands, SameSeedTrainsTheSameModel) {
  const std::string data = generated("data.tsv", 100);
  const Arguments more{"--updates",        "12", "--dev",     data, "--dev-sentences", "5",
                       "--evaluate-every", "6",  "--threads", "2",  "--metrics"};
  const auto train = [&](const std::string& name) {
    Arguments arguments = tiny(data, at(name), more);
    arguments.push_back(at(name + ".csv"));
    arguments.insert(arguments.end(), {"--name", "model"});
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("12 updates"));
    EXPECT_THAT(outcome.errors, HasSubstr("dev loss"));
    return outcome;
  };
  train("first");
  train("second");
  EXPECT_EQ(bytesOfFile(at("first.csv")), bytesOfFile(at("second.csv")));
  EXPECT_THAT(linesOf(bytesOfFile(at("first.csv"))), SizeIs(13));
  const auto verified = [&](const std::string& name) {
    json report = json::parse(run({"model", "verify", at(name), "--json"}).output);
    EXPECT_EQ(report.at("provenance").at("seed"), "1");
    report.at("provenance").erase("minutes");  // the clock is no part of the model
    return report;
  };
  EXPECT_EQ(verified("first"), verified("second"));
  const std::string first = bytesOfFile(at("first")), second = bytesOfFile(at("second"));
  constexpr std::size_t kTensors = 20000;  // bytes of numbers at the end, far from the provenance
  EXPECT_EQ(first.substr(first.size() - kTensors), second.substr(second.size() - kTensors));
}

TEST_F(TrainCommands, EveryModelTrainsAndTranslates) {
  const std::string data = generated("data.tsv", 40, "dates");
  for (const Arguments& kind :
       {Arguments{"--model", "rnnencdec"}, Arguments{"--scorer", "dot", "--half"}, Arguments{"--scorer", "general"},
        Arguments{"--optimizer", "adam", "--warm-up", "2", "--dropout", "0.2"},
        Arguments{"--direction", "en-fr", "--swap"}}) {
    Arguments more = kind;
    more.insert(more.end(), {"--updates", "3"});
    const Outcome outcome = run(tiny(data, at("model"), more));
    ASSERT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_THAT(linesOf(run({"translate", "--model", at("model")}, "4 mai 1998\n").output), SizeIs(1));
  }
}

/// "length-1", "corpus-smaller-than-batch", "vocabulary-of-one" and one pair only.
TEST_F(TrainCommands, SmallestCorporaTrain) {
  const std::string one = write("one.tsv", "oui\tyes"),
                    three = write("three.tsv", "oui\tyes\nnon\tno\nle chat\tthe cat\n");
  EXPECT_EQ(run(tiny(one, at("model"), {"--updates", "3"})).code, 0);
  EXPECT_EQ(run(tiny(three, at("model"), {"--epochs", "3", "--words", "3"})).code, 0);
  EXPECT_EQ(run({"translate", "--model", at("model"), "--beam", "5"}, "oui\n").code, 0);
  for (const char* bytes : {"", "\n"}) {
    const Outcome outcome = run(tiny(write("empty.tsv", bytes), at("none"), {"--updates", "3"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_FALSE(std::filesystem::exists(folder / "none"));
  }
}

/// "learning-rate-nonsense"
TEST_F(TrainCommands, LearningRatesThatMakeNoSenseAreRefusedBeforeTheRun) {
  const std::string data = write("one.tsv", "oui\tyes\n");
  for (const char* rate : {"nan", "inf", "-0.1", "0", "1e400", "", "abc", "0.1.2"}) {
    const Outcome outcome = run(tiny(data, at("model"), {"--updates", "3", "--learning-rate", rate}));
    EXPECT_NE(outcome.code, 0) << rate;
    EXPECT_FALSE(std::filesystem::exists(folder / "model")) << rate;
    EXPECT_THAT(outcome.errors, HasSubstr("rate")) << rate;
  }
}

/// "divergence-is-caught"
TEST_F(TrainCommands, DivergenceIsSaidAndTheLastFiniteModelKept) {
  const std::string data = generated("data.tsv", 60);
  const Outcome outcome = run(tiny(data, at("model"),
                                   {"--preset", "paper", "--optimizer", "gradient", "--learning-rate", "1000000",
                                    "--clip", "0", "--updates", "400"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("diverged"));
  EXPECT_EQ(run({"model", "verify", at("model")}).code, 0);
}

TEST_F(TrainCommands, PlaceThatCannotBeWrittenIsSaidBeforeTheRun) {
  const std::string data = write("one.tsv", "oui\tyes\n");
  const Outcome outcome = run(tiny(data, at("no/such/folder/model"), {"--updates", "1"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("no/such/folder/model"), ::testing::Not(HasSubstr("update 1"))));
}

/// "ctrl-c"
TEST_F(TrainCommands, InterruptWritesTheModel) {
  const std::string data = generated("data.tsv", 100);
  Program program(folder, tiny(data, at("model"), {"--minutes", "60"}));
  ASSERT_TRUE(program.waitForErrors("update 1"));
  program.interrupt();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("stopped"), HasSubstr(at("model"))));
  EXPECT_EQ(run({"model", "verify", at("model")}).code, 0);
}

TEST_F(TrainCommands, InterruptEndsAGenerationWithoutAFile) {
  Program program(folder,
                  {"corpus", "generate", "--task", "reverse", "--pairs", "1000000000", "--output", at("pairs")});
  for (int tries = 0; tries < 3000 && std::filesystem::is_empty(folder.path()); ++tries) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));  // well into the work; the outcome does not depend on it
  program.interrupt();
  EXPECT_EQ(program.wait().code, 130);
  EXPECT_FALSE(std::filesystem::exists(folder / "pairs"));
}

}  // namespace
}  // namespace lookback::testing
