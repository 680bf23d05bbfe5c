// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training into a store, and what happens when the store gives trouble.
#include <gmock/gmock.h>

#include "tests/cli/small_training.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

class Storing : public SmallTrainings {
 protected:
  std::string rescuedIn(const std::string& place) const {
    for (const auto& entry : std::filesystem::directory_iterator(place)) {
      if (entry.path().filename().string().find(".rescued.") != std::string::npos) return entry.path().string();
    }
    return "";
  }
};

TEST_F(Storing, RecordsCurveCheckpointsAndProbesBesideTheFile) {
  const Outcome outcome = run(
      begin("first", {"--updates", "25", "--evaluate-every", "10", "--note", "for class 7b", "--output", at("model")}));
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_THAT(linesOf(outcome.output), SizeIs(1));
  EXPECT_THAT(outcome.output, AllOf(HasSubstr("run 1 in"), HasSubstr("25 updates"), HasSubstr(at("model"))));
  const json shown = this->shown("first");
  EXPECT_EQ(shown.at("state"), "done");
  EXPECT_EQ(shown.at("note"), "for class 7b");
  EXPECT_EQ(shown.at("corpora").at("train").at("pairs"), 120);
  EXPECT_EQ(shown.at("corpora").at("dev").at("pairs"), 20);
  EXPECT_EQ(shown.at("settings").at("other").at("data"), "train.tsv");
  std::vector<std::uint64_t> updates;
  for (const json& checkpoint : shown.at("checkpoint_list")) updates.push_back(checkpoint.at("update"));
  EXPECT_THAT(updates, ElementsAre(10, 20, 25));
  EXPECT_THAT(shown.at("probes"), SizeIs(12));
  EXPECT_THAT(shown.at("snapshot_updates"), SizeIs(23));  // 1 to 20, 22, 24, and the end
  EXPECT_EQ(runs({"export", "first", "--metrics", at("curve.csv")}).code, 0);
  EXPECT_THAT(linesOf(bytesOfFile(at("curve.csv"))), SizeIs(26));
  EXPECT_EQ(runs({"export", "first", "--checkpoint", "best", "--model", at("again")}).code, 0);
  EXPECT_EQ(withoutMinutes(bytesOfFile(at("again"))), withoutMinutes(bytesOfFile(at("model"))));
  EXPECT_THAT(linesOf(run({"translate", "--model", at("again")}, "le chat noir\n").output), SizeIs(1));
}

TEST_F(Storing, WithoutAFileUsesTheDataFolder) {
  const Arguments environment{"LC_ALL=C", "XDG_DATA_HOME=" + at("data")};
  const Arguments training{"train", "--store",  "--data", at("train.tsv"), "--updates",
                           "3",     "--hidden", "8",      "--embedding",   "6"};
  const Outcome outcome = run(training, "", environment);
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  const json list = json::parse(run({"runs", "list", "--json"}, "", environment).output);
  EXPECT_EQ(list.at("total"), 1);
  EXPECT_EQ(list.at("runs")[0].at("name"), "train");
  EXPECT_EQ(run({"train", "--resume", "1", "--updates", "5"}, "", environment).code, 0);
}

TEST_F(Storing, SomePlaceMustBeGiven) {
  const Outcome nowhere = run({"train", "--data", at("train.tsv"), "--updates", "3"});
  EXPECT_EQ(nowhere.code, 2);
  EXPECT_THAT(nowhere.errors, AllOf(HasSubstr("--output"), HasSubstr("--store")));
  const Outcome nothing = run({"train", "--store", at("store"), "--updates", "3"});
  EXPECT_EQ(nothing.code, 2);
  EXPECT_THAT(nothing.errors, HasSubstr("--data"));
  EXPECT_FALSE(std::filesystem::exists(at("store")));
}

/// "store-from-a-newer-version", "store-damaged", "read-only-place": before the training, once, and nothing changes.
TEST_F(Storing, AStoreThatCannotBeUsedIsRefusedBeforeTheRun) {
  const std::string foreign(5000, 'x');
  writeBytes(at("store"), foreign);
  const Outcome outcome = run(begin("first", {"--updates", "3", "--output", at("model")}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr(at("store")), Not(HasSubstr("update 1"))));
  EXPECT_EQ(bytesOfFile(at("store")), foreign);
  EXPECT_FALSE(std::filesystem::exists(at("model")));
  std::filesystem::remove(at("store"));
  expectDone(begin("first", {"--updates", "3"}));
  std::string bytes = bytesOfFile(at("store"));
  constexpr std::size_t kUserVersion = 60;  // of SQLite's header
  bytes.replace(kUserVersion, 4, "\x7f\xff\xff\xff");
  writeBytes(at("store"), bytes);
  for (const Arguments& arguments : {begin("second", {"--updates", "3"}), resume("first", {"--updates", "6"})}) {
    const Outcome newer = run(arguments);
    EXPECT_EQ(newer.code, 1);
    EXPECT_THAT(newer.errors, HasSubstr("2147483647"));
  }
  EXPECT_EQ(bytesOfFile(at("store")), bytes);
}

TEST_F(Storing, AStoreThatVanishesMeansAnotherFileAtTheEnd) {
  std::filesystem::create_directory(folder / "models");
  Program program(folder,
                  begin("first", {"--minutes", "60", "--evaluate-every", "20", "--output", at("models/model")}));
  ASSERT_TRUE(program.waitForErrors("after update 20"));
  for (const char* const file : {"store", "store-wal", "store-shm"}) std::filesystem::remove(at(file));
  ASSERT_TRUE(program.waitForErrors("training goes on in memory"));
  program.interrupt();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  const std::string rescued = rescuedIn(at("models"));
  ASSERT_NE(rescued, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr(rescued), HasSubstr("--store")));
  EXPECT_EQ(run({"runs", "check", "--store", rescued}).code, 0);
  const json shown = json::parse(run({"runs", "show", "first", "--json", "--store", rescued}).output);
  EXPECT_EQ(shown.at("state"), "stopped");
  EXPECT_EQ(shown.at("checkpoint_list").back().at("update"), shown.at("updates"));
  const std::string further = std::to_string(shown.at("updates").get<int>() + 20);
  expectDone({"train", "--resume", "first", "--store", rescued, "--updates", further});
}

TEST_F(Storing, NoPlaceAtAllIsSaidAndIsAFailure) {
  const auto here = std::filesystem::current_path();
  const Arguments nowhere{"LC_ALL=C", "TMPDIR=/proc"};
  std::filesystem::current_path("/proc");  // nobody can write there, the present folder
  Program program(folder, begin("first", {"--minutes", "60", "--evaluate-every", "20"}), "", nowhere);
  std::filesystem::current_path(here);
  ASSERT_TRUE(program.waitForErrors("after update 20"));
  for (const char* const file : {"store", "store-wal", "store-shm"}) std::filesystem::remove(at(file));
  ASSERT_TRUE(program.waitForErrors("training goes on in memory"));
  program.interrupt();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("could not be stored anywhere"), HasSubstr("--store OTHER")));
}

/// "second-instance"
TEST_F(Storing, TwoTrainingsAndAListShareAStore) {
  const Arguments common{"--updates", "300", "--evaluate-every", "10"};
  const TemporaryFolder one, two;
  Program first(one, begin("first", common)), second(two, begin("second", common));
  ASSERT_TRUE(first.waitForErrors("recording run"));
  for (int k = 0; k < 10; ++k) {
    const Outcome list = runs({"list"});
    EXPECT_EQ(list.code, 0) << list.errors;
  }
  EXPECT_EQ(first.wait().code, 0);
  EXPECT_EQ(second.wait().code, 0);
  expectSameRun("first", "second");
  EXPECT_EQ(shown("first").at("updates"), 300);
}

/// "divergence-is-caught"
TEST_F(Storing, ADivergedRunIsStoredAsSuchWithItsLastGoodCheckpoint) {
  const Outcome outcome = run(begin("first", {"--optimizer", "gradient", "--learning-rate", "1000", "--clip", "0",
                                              "--updates", "200", "--evaluate-every", "1"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("diverged"));
  const json shown = this->shown("first");
  EXPECT_EQ(shown.at("state"), "diverged");
  const std::uint64_t last = shown.at("checkpoint_list").back().at("update");
  EXPECT_LT(last, shown.at("updates").get<std::uint64_t>());
  EXPECT_EQ(runs({"export", "first", "--checkpoint", "last", "--model", at("model")}).code, 0);
  EXPECT_EQ(run({"model", "verify", at("model")}).code, 0);
}

TEST_F(Storing, DiffNamesChangedSettingsFirst) {
  const Arguments common{"--updates", "12", "--evaluate-every", "6"};
  Arguments other = common;
  other.insert(other.end(), {"--seed", "2", "--optimizer", "adam"});
  expectDone(begin("first", common));
  expectDone(begin("same", common));
  expectDone(begin("other", other));
  const json same = json::parse(runs({"diff", "first", "same", "--json"}).output);
  EXPECT_THAT(same.at("changed"), SizeIs(0));
  EXPECT_EQ(same.at("same_curves"), true);
  const json changed = json::parse(runs({"diff", "first", "other", "--json"}).output);
  std::vector<std::string> names;
  for (const json& setting : changed.at("changed")) names.push_back(setting.at("setting"));
  EXPECT_THAT(names, ElementsAre("training.optimizer", "training.seed"));
  EXPECT_EQ(changed.at("same_up_to"), nullptr);
  const std::string text = runs({"diff", "first", "other"}).output;
  EXPECT_LT(text.find("training.seed: 1 -> 2"), text.find("results"));
  EXPECT_EQ(runs({"diff", "first"}).code, 2);
  EXPECT_EQ(runs({"diff", "first", "nobody"}).code, 2);
  generated("train.tsv", 100, 3);
  expectDone(begin("other data", common));
  EXPECT_THAT(runs({"diff", "first", "other data"}).output, HasSubstr("corpus.train: train.tsv (120 pairs"));
}

}  // namespace
}  // namespace lookback::testing
