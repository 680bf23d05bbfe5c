// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/cli/program.h"

namespace lookback::testing {

/// A model file but for the minutes of training in it: the clock is no part of the model.
inline std::string withoutMinutes(std::string bytes) {
  constexpr std::size_t kLength = 8;  // bytes of the header's length, before it
  std::uint64_t length = 0;
  std::memcpy(&length, bytes.data(), kLength);
  std::string header = bytes.substr(kLength, length);
  header = std::regex_replace(header, std::regex("\"provenance.minutes\":\"[0-9.]+\""), "");
  header.erase(header.find_last_not_of(' ') + 1);
  return header + bytes.substr(kLength + length);
}

/// Trainings that take a second, and a store for them.
class SmallTrainings : public ::testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder / name).string(); }

  std::string generated(const std::string& name, int pairs, int seed = 1) {
    const Outcome outcome = run({"corpus", "generate", "--task", "french-english", "--pairs", std::to_string(pairs),
                                 "--seed", std::to_string(seed), "--max-words", "10", "--output", at(name)});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    return at(name);
  }

  /// A new run called `name` in the store, with 120 pairs to train on and 20 to evaluate on.
  Arguments begin(const std::string& name, const Arguments& more) const {
    Arguments arguments{"train",
                        "--data",
                        at("train.tsv"),
                        "--dev",
                        at("dev.tsv"),
                        "--store",
                        at("store"),
                        "--name",
                        name,
                        "--embedding",
                        "8",
                        "--hidden",
                        "10",
                        "--scorer-size",
                        "9",
                        "--readout-size",
                        "7",
                        "--batch-size",
                        "16"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    if (std::find(more.begin(), more.end(), "--threads") == more.end())
      arguments.insert(arguments.end(), {"--threads", "1"});  // quicker at this size
    return arguments;
  }
  Arguments resume(const std::string& reference, const Arguments& more = {}) const {
    Arguments arguments{"train", "--resume", reference, "--store", at("store")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }
  Outcome runs(Arguments arguments) const {
    arguments.insert(arguments.begin(), "runs");
    arguments.insert(arguments.end(), {"--store", at("store")});
    return run(arguments);
  }
  nlohmann::json shown(const std::string& name) const {
    return nlohmann::json::parse(runs({"show", name, "--json"}).output);
  }
  std::uint64_t runCount() const { return nlohmann::json::parse(runs({"list", "--json"}).output).at("total"); }

  static void expectDone(const Arguments& arguments) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
  }
  /// The whole curves and both the last and the best model are the same to the last bit.
  void expectSameRun(const std::string& one, const std::string& other) {
    const auto diff = nlohmann::json::parse(runs({"diff", one, other, "--json"}).output);
    EXPECT_EQ(diff.at("same_curves"), true) << "the same up to update " << diff.at("same_up_to");
    for (const char* const which : {"last", "best"}) {
      EXPECT_TRUE(exported(one, which) == exported(other, which)) << which;  // too long to be shown
    }
  }
  /// A checkpoint's model file, without its name and minutes.
  std::string exported(const std::string& name, const std::string& checkpoint) {
    const Outcome outcome = runs({"export", name, "--checkpoint", checkpoint, "--model", at("exported"), "--force"});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    return modelBytes("exported");
  }
  /// A model file, without its name and minutes.
  std::string modelBytes(const std::string& name) const {
    return std::regex_replace(withoutMinutes(bytesOfFile(at(name))), std::regex("\"name\":\"[^\"]*\""), "");
  }

  void SetUp() override {
    generated("train.tsv", 120, 1);
    generated("dev.tsv", 20, 2);
  }

  TemporaryFolder folder;
};

}  // namespace lookback::testing
