// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/thread_rule.h"

#include <gtest/gtest.h>

namespace lookback {
namespace {

ModelConfig sized(int m, int n, int nAlign, int l, int words) {
  ModelConfig config;
  config.m = m, config.n = n, config.nAlign = nAlign, config.l = l;
  config.sourceWords = config.targetWords = words;
  return config;
}

// The configurations whose speeds are in tests/bench/README.md, and what paid there.
TEST(ThreadRule, IsThatOfTheMeasurements) {
  EXPECT_EQ(threadsThatPay(sized(64, 64, 64, 64, 40), 80, 6, 2), 1);
  EXPECT_EQ(threadsThatPay(sized(96, 128, 128, 96, 40), 32, 6, 2), 1);
  EXPECT_EQ(threadsThatPay(sized(96, 128, 128, 96, 40), 80, 6, 2), 1);
  EXPECT_EQ(threadsThatPay(sized(128, 256, 256, 128, 40), 80, 6, 2), 2);
  EXPECT_EQ(threadsThatPay(sized(128, 256, 256, 128, 8000), 80, 11, 2), 2);
}

TEST(ThreadRule, NeverAsksForMoreThanThereAre) {
  EXPECT_EQ(threadsThatPay(sized(620, 1000, 1000, 500, 30000), 80, 20, 1), 1);
  EXPECT_EQ(threadsThatPay(sized(620, 1000, 1000, 500, 30000), 80, 20, 64), 2);
}

TEST(ThreadRule, CountsTheProducts) {
  ModelConfig none = sized(2, 3, 5, 7, 11);
  none.scorer = Scorer::none;
  // encoder 3 * 3 * (2 + 3); gates 3 * 3 * (2 + 3 + 3); readout 14 * 8; output 77; three passes of 13 sentences of 4
  EXPECT_EQ(multiplicationsPerUpdate(none, 13, 4), 3.0 * 13 * 4 * (45 + 72 + 112 + 77));
  Corpus corpus;
  EXPECT_EQ(wordsPerPair(corpus), 0);
  corpus.add(std::vector<std::int32_t>{2, 3}, std::vector<std::int32_t>{4, 5, 6, 7});
  EXPECT_EQ(wordsPerPair(corpus), 4);
}

}  // namespace
}  // namespace lookback
