// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "tests/ui/support/views_fixture.h"
#include "ui/commands/decode_commands.h"
#include "ui/controllers/player.h"

namespace lookback::test {
namespace {

using Kind = Intervention::Kind;
using ui::SubStep;

Intervention energy(int step, int position, double value) {
  return {.kind = Kind::setEnergy, .step = step, .position = position, .value = value};
}

class DecodeModelTest : public testing::Test {
 protected:
  DecodeModelTest() {
    application();
    model.setResult(sampleModel(), sampleTrace(), sampleTrace());
  }
  ui::DecodeModel model;
};

TEST_F(DecodeModelTest, CursorStaysInTheSentence) {
  model.setCursor(99, SubStep::score);
  EXPECT_EQ(model.step(), 14);
  EXPECT_EQ(model.subStep(), SubStep::score);
  model.setCursor(-3, SubStep::score);
  EXPECT_EQ(model.step(), 0);
  EXPECT_EQ(model.subStep(), SubStep::write);
  EXPECT_EQ(model.current(), nullptr);
  model.setSource(99);
  EXPECT_EQ(model.source(), 14);
  model.setSource(-9);
  EXPECT_EQ(model.source(), -1);
}

TEST_F(DecodeModelTest, SaysAChangeOnceAndNothingElse) {
  QSignalSpy cursor(&model, &ui::DecodeModel::cursorChanged);
  model.setCursor(3, SubStep::blend);
  model.setCursor(3, SubStep::blend);
  EXPECT_EQ(cursor.size(), 1);
}

TEST_F(DecodeModelTest, ShorterSentencePullsTheCursorIn) {
  model.setCursor(14, SubStep::write);
  model.setSource(14);
  QSignalSpy cursor(&model, &ui::DecodeModel::cursorChanged);
  const auto shorter = diagonalTrace({"le", "chat", "</s>"}, {"the", "cat", "</s>"});
  model.setResult(sampleModel(), shorter, shorter);
  EXPECT_EQ(model.step(), 3);
  EXPECT_EQ(model.source(), 2);
  EXPECT_EQ(cursor.size(), 1);
}

TEST_F(DecodeModelTest, AnotherStepHasOtherFlipMarks) {
  model.setCursor(6, SubStep::blend);
  model.setFlipMarks({{4, 3.3, 1, 2}});
  model.setCursor(6, SubStep::write);
  EXPECT_EQ(model.flipMarks().size(), 1u);
  model.setCursor(7, SubStep::write);
  EXPECT_TRUE(model.flipMarks().empty());
}

TEST_F(DecodeModelTest, LocksBelongToASentence) {
  model.setLocked(4, true);
  model.setLocked(99, true);
  EXPECT_TRUE(model.isLocked(4));
  EXPECT_FALSE(model.isLocked(99));
  const auto other = diagonalTrace({"le", "chat", "noir", "dort", ".", "</s>"}, {"the", "cat", "</s>"});
  model.setResult(sampleModel(), other, other);
  EXPECT_FALSE(model.isLocked(4));
}

TEST_F(DecodeModelTest, StepsThroughThePapersOrderAndBack) {
  ui::Player player(model);
  player.first();
  std::vector<SubStep> seen;
  while (player.canStep()) {
    player.step();
    seen.push_back(model.subStep());
  }
  ASSERT_EQ(seen.size(), 14u * 4);
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_EQ(static_cast<int>(seen[i]), static_cast<int>(i % 4));
  int back = 0;
  while (player.canBack()) {
    player.back();
    ++back;
  }
  EXPECT_EQ(back, 14 * 4);
  EXPECT_EQ(model.step(), 0);
}

TEST_F(DecodeModelTest, FixedVectorHasNothingToScore) {
  const auto fixed = fixedVectorTrace();
  model.setResult(sampleModel(Scorer::none), fixed, fixed);
  ui::Player player(model);
  player.first();
  player.step();
  EXPECT_EQ(model.subStep(), SubStep::blend);
  player.step();
  EXPECT_EQ(model.subStep(), SubStep::write);
  player.back();
  player.back();
  EXPECT_EQ(model.step(), 0);
}

TEST_F(DecodeModelTest, PlayStopsAtABreakpointAndAtTheEnd) {
  ui::Player player(model);
  player.setSpeed(4);
  player.first();
  player.toggleBreakpoint(2);
  player.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !player.isPlaying(); }, 20000));
  EXPECT_EQ(model.step(), 2);
  EXPECT_TRUE(model.wordWritten());
  model.setCursor(14, SubStep::blend);
  player.play();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !player.isPlaying(); }, 20000));
  EXPECT_EQ(model.step(), 14);
  player.playBackwards();
  EXPECT_TRUE(player.isReversed());
  ASSERT_TRUE(QTest::qWaitFor([&] { return model.step() < 14; }, 20000));
  player.pause();
}

TEST(Interventions, NewValueOfASliderReplacesTheOldOne) {
  std::vector<Intervention> list = {energy(6, 4, 1), {.kind = Kind::scale, .step = 6, .value = 2}, energy(7, 4, 1)};
  list = ui::withIntervention(list, {.kind = Kind::setWeight, .step = 6, .position = 4, .value = 0.5});
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(list[0].kind, Kind::scale);
  EXPECT_EQ(list[1].step, 7);
  EXPECT_EQ(list[2].kind, Kind::setWeight);
}

TEST(Interventions, OneForcedWordAStep) {
  std::vector<Intervention> list = ui::withIntervention({}, {.kind = Kind::forceWord, .step = 2, .word = 5});
  list = ui::withIntervention(list, {.kind = Kind::forceWord, .step = 2, .word = 6});
  list = ui::withIntervention(list, energy(2, 1, 3));
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].word, 6);
}

TEST(Interventions, SharpeningTwiceStacks) {
  std::vector<Intervention> list;
  for (int i = 0; i < 2; ++i) list = ui::withIntervention(list, {.kind = Kind::scale, .step = 1, .value = 2});
  EXPECT_EQ(list.size(), 2u);
  for (int i = 0; i < 2; ++i) list = ui::withIntervention(list, {.kind = Kind::equalise, .step = 1});
  EXPECT_EQ(list.size(), 3u);
}

TEST(Interventions, ResetTakesOutAStepAWordOrAll) {
  const std::vector<Intervention> list = {
      energy(1, 0, 1), energy(1, 2, 1), {.kind = Kind::forceWord, .step = 1, .word = 3}, energy(2, 0, 1)};
  EXPECT_EQ(ui::withoutInterventions(list, 1, 2).size(), 3u);
  EXPECT_EQ(ui::withoutInterventions(list, 1).size(), 1u);
  EXPECT_TRUE(ui::withoutInterventions(list, 0).empty());
}

TEST(Edits, ForcedWordIsTakenOutAlone) {
  const Intervention forced{.kind = Kind::forceWord, .step = 3, .word = 7};
  const std::vector<Intervention> list = {
      energy(3, 1, 2.0), forced, {.kind = Kind::forceWord, .step = 4, .word = 8}, energy(4, 0, 1.0)};
  EXPECT_EQ(ui::withoutForcedWord(list, 3), (std::vector<Intervention>{list[0], list[2], list[3]}));
  EXPECT_EQ(ui::withoutForcedWord(list, 5), list);
}

}  // namespace
}  // namespace lookback::test
