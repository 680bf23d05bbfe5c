// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Resuming to the same bits: after the end, Ctrl+C, SIGKILL, and from an older checkpoint.
#include <gmock/gmock.h>

#include <cstdlib>
#include <random>

#include "tests/cli/small_training.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using Clock = std::chrono::steady_clock;

class Resuming : public SmallTrainings {};

const Arguments kAdadelta{"--threads", "2"},
    kAdam{"--optimizer", "adam", "--learning-rate", "0.01", "--dropout", "0.1", "--threads", "1"};

Arguments with(Arguments arguments, const Arguments& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

/// "resume-equals-uninterrupted"
TEST_F(Resuming, GoesOnAfterTheEndWithTheNumbersOfALongerRun) {
  for (const Arguments& recipe : {kAdadelta, kAdam}) {
    const std::string whole = "whole" + std::to_string(recipe.size()), parts = "parts" + std::to_string(recipe.size());
    const Arguments common = with(recipe, {"--evaluate-every", "10"});
    expectDone(begin(whole, with(common, {"--updates", "40", "--output", at("whole")})));
    expectDone(begin(parts, with(common, {"--updates", "20", "--output", at("parts")})));
    expectDone(resume(parts, {"--updates", "40", "--output", at("parts")}));
    expectSameRun(whole, parts);
    EXPECT_TRUE(modelBytes("whole") == modelBytes("parts"));
    EXPECT_EQ(shown(parts).at("settings").at("training").at("updates"), 40);
    EXPECT_EQ(shown(parts).at("snapshot_updates").size(), shown(whole).at("snapshot_updates").size());
  }
}

/// "resume-equals-uninterrupted", as it is fed there
TEST_F(Resuming, SevenPairsInBatchesOfTwoGiveTheSameStepsAfterResuming) {
  const std::string pairs = LOOKBACK_SHARED_DIR "/cases/text/seven_pairs.tsv";
  if (!std::filesystem::exists(pairs)) GTEST_SKIP() << pairs << " is not there";
  const auto training = [&](const std::string& name, const std::string& updates) {
    return Arguments{"train", "--data",       pairs,   "--store",     at("store"), "--name",
                     name,    "--updates",    updates, "--optimizer", "adam",      "--hidden",
                     "10",    "--batch-size", "2",     "--threads",   "1"};
  };
  expectDone(training("whole", "40"));
  expectDone(training("parts", "20"));
  expectDone(resume("parts", {"--updates", "40"}));
  expectSameRun("whole", "parts");
  EXPECT_EQ(shown("parts").at("updates"), 40);
  EXPECT_EQ(runCount(), 2u);
}

/// "ctrl-c", "resume-equals-uninterrupted"
TEST_F(Resuming, GoesOnAfterCtrlC) {
  const Arguments common{"--updates", "1000", "--evaluate-every", "10"};
  expectDone(begin("whole", common));
  Program program(folder, begin("parts", common));
  ASSERT_TRUE(program.waitForErrors("after update 20"));
  program.interrupt();
  const Outcome outcome = program.wait();
  ASSERT_EQ(outcome.code, 130);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("run 2 in"), HasSubstr("--resume 2 --store")));
  EXPECT_EQ(shown("parts").at("state"), "stopped");
  EXPECT_EQ(shown("parts").at("checkpoint_list").back().at("update"), shown("parts").at("updates"));
  expectDone(resume("parts"));
  EXPECT_EQ(shown("parts").at("state"), "done");
  expectSameRun("whole", "parts");
}

/// The best so far and how long ago it was come back too: the end by patience is the same.
TEST_F(Resuming, RemembersWhatWasBestAndStopsByPatienceAtTheSameUpdate) {
  const Arguments common{"--optimizer", "adam", "--learning-rate", "0.05", "--evaluate-every", "4", "--patience", "4"};
  expectDone(begin("whole", with(common, {"--updates", "2000"})));
  const json whole = shown("whole");
  ASSERT_EQ(whole.at("reason"), "no better evaluation any more");
  const std::uint64_t end = whole.at("updates");
  std::uint64_t best = 0;
  for (const json& checkpoint : whole.at("checkpoint_list")) {
    if (checkpoint.at("best")) best = checkpoint.at("update");
  }
  ASSERT_EQ(best + 16, end);
  const std::string middle = std::to_string(best + 8);  // two evaluations have brought nothing better
  expectDone(begin("parts", with(common, {"--updates", middle})));
  expectDone(resume("parts", {"--updates", "2000", "--output", at("model")}));
  const json parts = shown("parts");
  EXPECT_EQ(parts.at("updates"), end);
  EXPECT_EQ(parts.at("reason"), whole.at("reason"));
  EXPECT_EQ(parts.at("best_bleu"), whole.at("best_bleu"));
  EXPECT_TRUE(exported("whole", "best") == exported("parts", "best"));
  EXPECT_EQ(json::parse(run({"model", "verify", at("model"), "--json"}).output).at("provenance").at("updates"),
            std::to_string(best));
}

TEST_F(Resuming, AnOlderCheckpointBecomesABranch) {
  const Arguments common{"--updates", "40", "--evaluate-every", "10"};
  expectDone(begin("whole", common));
  const json before = shown("whole");
  expectDone(resume("whole@20", {"--name", "branch", "--note", "again"}));
  json after = shown("whole");
  EXPECT_EQ(before, after);
  const json branch = shown("branch");
  EXPECT_EQ(branch.at("parent"), before.at("id"));
  EXPECT_EQ(branch.at("fork_update"), 20);
  EXPECT_EQ(branch.at("note"), "again");
  expectSameRun("whole", "branch");
}

TEST_F(Resuming, ARunAtItsEndSaysHowToGoOn) {
  expectDone(begin("whole", {"--updates", "10"}));
  const Outcome outcome = run(resume("whole"));
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("raise --updates"));
  EXPECT_EQ(shown("whole").at("updates"), 10);
  EXPECT_EQ(shown("whole").at("state"), "done");
}

TEST_F(Resuming, RefusesCorporaThatChangedAndChangesNothing) {
  expectDone(begin("whole", {"--updates", "20", "--evaluate-every", "10"}));
  const json before = shown("whole");
  const std::string train = bytesOfFile(at("train.tsv")), dev = bytesOfFile(at("dev.tsv"));
  const auto refused = [&](const std::string& what, const Arguments& more = {}) {
    for (const char* const reference : {"whole", "whole@10"}) {
      const Outcome outcome = run(resume(reference, with(more, {"--updates", "30"})));
      EXPECT_EQ(outcome.code, 1);
      EXPECT_EQ(outcome.output, "");
      EXPECT_THAT(outcome.errors, AllOf(HasSubstr(what), HasSubstr("has changed")));
    }
    EXPECT_EQ(shown("whole"), before);
    EXPECT_EQ(runCount(), 1u);
  };
  writeBytes(at("train.tsv"), train + "le chat\tthe cat\n");
  refused("train.tsv");
  writeBytes(at("train.tsv"), train.substr(train.find('\n') + 1) + train.substr(0, train.find('\n') + 1));
  refused("train.tsv");
  writeBytes(at("train.tsv"), train);
  writeBytes(at("dev.tsv"), dev.substr(0, dev.rfind('\t') + 1) + "xylophone\n");  // a word that no vocabulary has
  const Outcome once = run(resume("whole", {"--updates", "30"}));
  EXPECT_EQ(once.code, 1);
  writeBytes(at("dev.tsv"), dev);
  writeBytes(at("moved.tsv"), train);
  std::filesystem::remove(at("train.tsv"));
  const Outcome gone = run(resume("whole", {"--updates", "30"}));
  EXPECT_EQ(gone.code, 1);
  EXPECT_THAT(gone.errors, HasSubstr("train.tsv"));
  refused("dev.tsv", {"--data", at("dev.tsv")});
  expectDone(resume("whole", {"--updates", "30", "--data", at("moved.tsv")}));
}

TEST_F(Resuming, RefusesWhatTheRunDecides) {
  expectDone(begin("whole", {"--updates", "20"}));
  const auto refused = [&](const Arguments& more, const std::string& what) {
    const Outcome outcome = run(resume("whole", more));
    EXPECT_EQ(outcome.code, 2) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr(what));
  };
  refused({"--seed", "2"}, "--seed");
  refused({"--threads", "1"}, "--threads");
  refused({"--batch-size", "8"}, "--batch-size");
  refused({"--updates", "10"}, "20 are done already");
  EXPECT_EQ(run(resume("nobody")).code, 2);
  EXPECT_EQ(run(resume("whole@17")).code, 2);
  EXPECT_EQ(run({"train", "--resume", "whole", "--store", at("none")}).code, 1);
  EXPECT_FALSE(std::filesystem::exists(at("none")));
}

TEST_F(Resuming, ARunThatIsBeingTrainedIsLeftAlone) {
  Program program(folder, begin("busy", {"--minutes", "60", "--evaluate-every", "10"}));
  ASSERT_TRUE(program.waitForErrors("after update 40"));  // then the first checkpoint is stored
  const Outcome outcome = run(resume("busy"));
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("is being trained right now"));
  program.interrupt();
  EXPECT_EQ(program.wait().code, 130);
}

int trialCount() {
  const char* const text = std::getenv("LOOKBACK_RESUME_TRIALS");
  constexpr int kFew = 2;  // for every day; `LOOKBACK_RESUME_TRIALS=20 cli_tests --gtest_filter='*SIGKILL*'`
  return text != nullptr ? std::atoi(text) : kFew;
}

/// "killed-while-saving", "resume-equals-uninterrupted"
TEST_F(Resuming, AfterSIGKILLAtRandomMomentsGivesTheFileOfAnUninterruptedRun) {
  const std::uint64_t seed = std::getenv("LOOKBACK_RESUME_TRIALS") != nullptr ? std::random_device{}() : 20261130;
  std::printf("seed %lu\n", seed);
  std::mt19937_64 random(seed);
  constexpr int kKills = 4;
  int killed = 0, beforeTheFirstCheckpoint = 0;
  std::vector<std::string> wholes;
  std::chrono::microseconds longest{};
  for (const Arguments& recipe : {kAdadelta, kAdam}) {
    const auto started = Clock::now();
    wholes.push_back("whole" + std::to_string(wholes.size()));
    expectDone(
        begin(wholes.back(), with(recipe, {"--updates", "80", "--evaluate-every", "3", "--output", at("whole")})));
    longest = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - started);
    std::filesystem::rename(at("whole"), at(wholes.back()));
  }
  for (int trial = 0; trial < trialCount(); ++trial) {
    const std::string name = "trial" + std::to_string(trial), whole = wholes[static_cast<std::size_t>(trial % 2)];
    const Arguments recipe = trial % 2 == 0 ? kAdadelta : kAdam;
    const Arguments first =
        begin(name, with(recipe, {"--updates", "80", "--evaluate-every", "3", "--output", at(name)}));
    const auto hasCheckpoint = [&] {
      const Outcome outcome = runs({"show", name, "--json"});
      return outcome.code == 0 && !json::parse(outcome.output).at("checkpoint_list").empty();
    };
    for (int kill = 0; kill < kKills; ++kill) {
      const bool begun = kill > 0 && hasCheckpoint();
      if (!begun && runs({"show", name}).code == 0) {  // killed too early: nothing to go on from
        ++beforeTheFirstCheckpoint;
        EXPECT_EQ(runs({"delete", name, "--purge"}).code, 0);
      }
      Program program(folder, begun ? resume(name, {"--output", at(name)}) : first);
      std::this_thread::sleep_for(
          std::chrono::microseconds(random() % static_cast<std::uint64_t>(longest.count() / 2)));
      program.kill();
      if (program.wait().code == 1000 + SIGKILL) ++killed;
    }
    const bool begun = hasCheckpoint();
    if (!begun && runs({"show", name}).code == 0) runs({"delete", name, "--purge"});
    expectDone(begun ? resume(name, {"--output", at(name)}) : first);
    expectSameRun(whole, name);
    EXPECT_TRUE(modelBytes(whole) == modelBytes(name)) << "seed " << seed << ", trial " << trial;
  }
  EXPECT_EQ(runs({"check"}).code, 0);
  std::printf("%d trials, %d kills, %d of them before the first checkpoint\n", trialCount(), killed,
              beforeTheFirstCheckpoint);
  EXPECT_GT(killed, 0);
}

}  // namespace
}  // namespace lookback::testing
