// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <limits>

#include "ui/models/training_model.h"

/// What the Train page says of a run, by its rules.
namespace lookback::test {
namespace {

using Kind = ui::Diagnosis::Kind;

class DiagnosisTest : public ::testing::Test {
 protected:
  DiagnosisTest() { run.begin(QStringLiteral("run"), true); }
  void train(int updates, float loss) {
    ui::TrainingNews news;
    for (int k = 0; k < updates; ++k) news.updates.push_back({++m_update, 0, 0, loss, 1, 10});
    if (run.frames().empty()) news.frames.push_back(std::make_shared<ui::ProbeFrame>());
    run.add(std::move(news));
  }
  ui::TrainingModel run;

 private:
  std::uint64_t m_update = 0;
};

TEST_F(DiagnosisTest, RisingLossIsDiverging) {
  train(40, 0.5F);
  EXPECT_NE(ui::diagnose(run).kind, Kind::bad);
  train(20, 0.9F);
  EXPECT_EQ(ui::diagnose(run).kind, Kind::bad);
  EXPECT_TRUE(ui::diagnose(run).finding.contains(QStringLiteral("Diverging: loss 0.90, it was 0.50")));
}

TEST_F(DiagnosisTest, OneUnluckyBatchIsNot) {
  train(60, 0.0F);
  train(1, 9.4F);
  train(10, 0.0F);
  EXPECT_NE(ui::diagnose(run).kind, Kind::bad) << ui::diagnose(run).finding.toStdString();
}

TEST_F(DiagnosisTest, ALossThatIsNoNumberHasDiverged) {
  train(3, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(ui::diagnose(run).kind, Kind::bad);
}

}  // namespace
}  // namespace lookback::test
