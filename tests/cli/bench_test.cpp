// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench: its figures as others read them. How large they are is no test's business.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace lookback::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(BenchCommand, PrintsEachFigureWithItsQuartiles) {
  const Outcome outcome =
      run({"bench", "--rounds", "1", "--parts", "training,sgemm,decoding", "--threads", "2", "--json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json figures = json::parse(outcome.output);
  EXPECT_EQ(figures["config"], "small");
  EXPECT_EQ(figures["threads"], 2);
  for (const auto& [part, quantity] :
       {std::pair{"training", "words_per_second"}, std::pair{"greedy", "sentences_per_second"},
        std::pair{"beam", "sentences_per_second"}, std::pair{"sgemm", "gflops"}}) {
    const json& figure = figures.at(part).at(quantity);
    EXPECT_GT(figure["median"].get<double>(), 0) << part;
    EXPECT_LE(figure["quartiles"][0].get<double>(), figure["median"].get<double>()) << part;
    EXPECT_GE(figure["quartiles"][1].get<double>(), figure["median"].get<double>()) << part;
  }
  // a share of what the same process could multiply: neither nothing nor several times as much
  const double share = figures["training"]["share_of_sgemm"]["median"].get<double>();
  EXPECT_GT(share, 0.01);
  EXPECT_LT(share, 10);
}

TEST(BenchCommand, CostOfLongSentencesGrowsFasterInAttention) {
  const Outcome outcome = run({"bench", "--rounds", "1", "--parts", "length", "--json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const json length = json::parse(outcome.output)["length"];
  const auto median = [&](const char* figure) { return length.at(figure).at("median").get<double>(); };
  EXPECT_GT(median("attention_exponent"), median("exponent")) << "T_x times T_y beside T_x plus T_y";
  EXPECT_GT(median("attention_400_milliseconds"), median("attention_10_milliseconds"));
}

TEST(BenchCommand, PrintsATableForSpreadsheets) {
  const Outcome outcome = run({"bench", "--rounds", "1", "--parts", "sgemm", "--csv"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, StartsWith("# small, "));
  EXPECT_THAT(outcome.output,
              HasSubstr("figure,median,lower quartile,upper quartile,samples,unit\nsgemm.gflops_one_thread,"));
}

TEST(BenchCommand, RefusesWhatItDoesNotKnow) {
  const Outcome config = run({"bench", "--config", "huge"});
  EXPECT_EQ(config.code, 2);
  EXPECT_THAT(config.errors, HasSubstr("small, medium or paper"));
  const Outcome part = run({"bench", "--parts", "sgem"});
  EXPECT_EQ(part.code, 2);
  EXPECT_THAT(part.errors, HasSubstr("training, sgemm, decoding, interactive, length"));
  const Outcome file = run({"bench", "--write-data", "/nowhere/at/all"});
  EXPECT_EQ(file.code, 1);
  EXPECT_THAT(file.errors, HasSubstr("/nowhere/at/all"));
}

}  // namespace
}  // namespace lookback::testing
