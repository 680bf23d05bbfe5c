// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/published.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

namespace lookback {
namespace {

// The twelve numbers of table 1 (A9), written out here a second time.
TEST(Published, TableOneHasItsTwelveNumbers) {
  const std::map<std::string, std::pair<double, double>> expected = {
      {"RNNencdec-30", {13.93, 24.19}}, {"RNNsearch-30", {21.50, 31.44}},  {"RNNencdec-50", {17.82, 26.71}},
      {"RNNsearch-50", {26.75, 34.16}}, {"RNNsearch-50★", {28.45, 36.15}}, {"Moses", {33.30, 35.63}}};
  ASSERT_EQ(publishedRows().size(), expected.size());
  for (const PublishedRow& row : publishedRows()) {
    const auto found = expected.find(std::string(row.model));
    ASSERT_NE(found, expected.end()) << row.model;
    EXPECT_EQ(row.all, found->second.first) << row.model;
    EXPECT_EQ(row.noUnknown, found->second.second) << row.model;
  }
}

TEST(Published, ComparableToMosesInTheSecondColumnOnly) {
  const PublishedRow& star = publishedRows()[4];
  const PublishedRow& moses = publishedRows()[5];
  EXPECT_LT(star.all, moses.all);
  EXPECT_GT(star.noUnknown, moses.noUnknown);
}

TEST(Published, NamesAgreeWithTrainingLengths) {
  for (const PublishedRow& row : publishedRows()) {
    EXPECT_EQ(row.attention, row.model.starts_with("RNNsearch")) << row.model;
    if (!row.trainingLength) {
      EXPECT_EQ(row.model, "Moses");
      EXPECT_FALSE(row.training);
      continue;
    }
    EXPECT_NE(row.model.find(std::to_string(*row.trainingLength)), std::string_view::npos) << row.model;
    ASSERT_TRUE(row.training) << row.model;
    // Table 2: updates of 80 sentences and passes over the data say the same amount of data, within its rounding.
    const double perEpoch = row.training->updates / row.training->epochs;
    EXPECT_NEAR(perEpoch, 1.32e5, 0.03e5) << row.model;
  }
}

TEST(Published, TableTwoHoursAndLikelihoods) {
  const PublishedTraining& search50 = *publishedRows()[3].training;
  EXPECT_EQ(search50.updates, 2.88e5);
  EXPECT_EQ(search50.epochs, 2.2);
  EXPECT_EQ(search50.hours, 111);
  EXPECT_EQ(search50.trainNll, 40.7);
  EXPECT_EQ(search50.devNll, 38.1);
  const PublishedTraining& star = *publishedRows()[4].training;
  EXPECT_EQ(star.hours, 252);
  EXPECT_EQ(star.devNll, 35.2);
}

}  // namespace
}  // namespace lookback
