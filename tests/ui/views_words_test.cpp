// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QContextMenuEvent>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/next_words_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

using Kind = Intervention::Kind;
using State = ui::NextWordsScene::State;
using ui::SubStep;

class NextWordsTest : public ViewsTest {
 protected:
  NextWordsTest() : view(model, theme) { place(view, 296, 240); }
  const ui::NextWordsScene& scene() const { return view.scene(); }

  ui::NextWordsView view;
};

TEST_F(NextWordsTest, ComparesModelAndEdit) {
  ASSERT_EQ(scene().state(), State::words) << "an edit is active: a preview before write";
  ASSERT_TRUE(scene().compares());
  ASSERT_EQ(scene().rows().size(), 10u);
  EXPECT_EQ(scene().rows()[1].text, QStringLiteral("Area"));
  EXPECT_DOUBLE_EQ(scene().rows()[1].now, 0.262);
  EXPECT_DOUBLE_EQ(scene().rows()[1].model, 0.061);
  EXPECT_TRUE(scene().rows()[0].chosen);
  EXPECT_EQ(itemText(view, 1), QStringLiteral("Area"));
  EXPECT_EQ(itemText(view, 1, QAccessible::Value), QStringLiteral("26.2 percent, model 6.1 percent"));
  EXPECT_EQ(itemText(view, 0), QStringLiteral("Economic, chosen"));
}

TEST_F(NextWordsTest, OthersHoldTheRest) {
  ASSERT_EQ(scene().visibleRows(), 10);
  EXPECT_EQ(scene().otherWords(), 7990);
  EXPECT_NEAR(scene().others().now, 0.064, 1e-9);
  EXPECT_NEAR(scene().others().model, 0.073, 1e-9);
  view.resize(296, 140);  // fewer rows fit: their words are counted among the others
  QTest::qWait(0);
  ASSERT_LT(scene().visibleRows(), 10);
  EXPECT_EQ(scene().otherWords(), 8000 - scene().visibleRows());
  double shown = scene().others().now;
  for (int k = 0; k < scene().visibleRows(); ++k) shown += scene().rows()[static_cast<std::size_t>(k)].now;
  EXPECT_NEAR(shown, 1, 1e-9);
}

TEST_F(NextWordsTest, WordOutsideTheModelsListHasABound) {
  auto trace = std::make_shared<Trace>(*sampleTrace());
  trace->steps[5].modelCandidates.pop_back();  // "zone" is no longer among the model's likeliest
  show(trace);
  const ui::WordRow& zone = scene().rows().back();
  EXPECT_TRUE(zone.below);
  EXPECT_EQ(scene().modelText(zone), QStringLiteral("≤.004"));
  EXPECT_EQ(itemText(view, 9, QAccessible::Value), QStringLiteral("0.7 percent, model at most 0.4 percent"));
}

TEST_F(NextWordsTest, NothingBeforeWriteWithoutAnEdit) {
  show(sampleTrace(false));
  EXPECT_EQ(scene().state(), State::notChosenYet);
  EXPECT_EQ(view.description(), QStringLiteral("The next word is chosen in the last sub-step, write."));
  EXPECT_EQ(accessible(view)->childCount(), 0);
  press(view, Qt::Key_Return);
  EXPECT_TRUE(requests.empty());
  model.setCursor(6, SubStep::write);
  EXPECT_EQ(scene().state(), State::words);
  EXPECT_FALSE(scene().compares());
  EXPECT_EQ(itemText(view, 0, QAccessible::Value), QStringLiteral("71.2 percent"));
}

TEST_F(NextWordsTest, EnterForcesTheWordUnderTheCursor) {
  press(view, Qt::Key_Down);
  press(view, Qt::Key_Return);
  ASSERT_EQ(requests.size(), 1u);
  EXPECT_EQ(requests[0].intervention.kind, Kind::forceWord);
  EXPECT_EQ(requests[0].intervention.step, 6);
  EXPECT_EQ(requests[0].intervention.word, scene().rows()[1].word);
  press(view, Qt::Key_End);
  press(view, Qt::Key_Enter);
  EXPECT_EQ(requests[1].intervention.word, scene().rows().back().word);
}

TEST_F(NextWordsTest, DoubleClickForcesAWord) {
  QTest::mouseDClick(view.canvas(), Qt::LeftButton, {}, scene().rowRect(2).center().toPoint());
  ASSERT_EQ(requests.size(), 1u);
  EXPECT_EQ(requests[0].intervention.word, scene().rows()[2].word);
}

TEST_F(NextWordsTest, ForcedWordIsPinnedAndInSightHoweverUnlikely) {
  auto trace = std::make_shared<Trace>(*sampleTrace(false));
  StepTrace& step = trace->steps[5];
  step.forced = true;
  step.word = 500;
  step.logProbability = std::log(1e-5);
  show(trace);
  ASSERT_EQ(scene().rows().size(), 11u);
  const auto pinned =
      std::find_if(scene().rows().begin(), scene().rows().end(), [](const ui::WordRow& row) { return row.pinned; });
  ASSERT_NE(pinned, scene().rows().end());
  const int at = static_cast<int>(pinned - scene().rows().begin());
  EXPECT_NEAR(pinned->now, 1e-5, 1e-12);
  EXPECT_LT(at, scene().visibleRows());
  EXPECT_TRUE(view.canvas()->itemName(at).endsWith(QStringLiteral(", forced by hand")));
  static_cast<ui::NextWordsCanvas*>(view.canvas())->setCursorRow(at);
  press(view, Qt::Key_Return);
  EXPECT_TRUE(requests.empty()) << "it is written already";
  view.grab();
}

TEST_F(NextWordsTest, ForcedWordIsTakenOutWhereItWasForced) {
  int unforced = 0;
  QObject::connect(&model, &ui::DecodeModel::unforceRequested, &model, [&](int step) { unforced = step; });
  const auto action = [&](const char* name) { return view.findChild<QAction*>(QLatin1String(name)); };
  press(view, Qt::Key_Delete);
  EXPECT_EQ(unforced, 0) << "no word is forced";
  EXPECT_FALSE(action("words.release")->isEnabled());
  auto trace = std::make_shared<Trace>(*sampleTrace(false));
  trace->steps[5].forced = true;
  show(trace);
  EXPECT_TRUE(action("words.release")->isEnabled());
  EXPECT_FALSE(action("words.force")->isEnabled()) << "the cursor stands on the forced word";
  press(view, Qt::Key_Delete);
  EXPECT_EQ(unforced, 6);
  press(view, Qt::Key_Down);
  EXPECT_TRUE(action("words.force")->isEnabled());
}

TEST_F(NextWordsTest, MenuOfARowForcesItsWord) {
  const QPoint row = scene().rowRect(3).center().toPoint();
  QTest::mousePress(view.canvas(), Qt::RightButton, {}, row);
  QContextMenuEvent open(QContextMenuEvent::Mouse, row, view.canvas()->mapToGlobal(row));
  QCoreApplication::sendEvent(view.canvas(), &open);
  auto* menu = view.findChild<QMenu*>(QStringLiteral("words.menu"));
  ASSERT_NE(menu, nullptr);
  ASSERT_EQ(menu->actions().size(), 2);
  menu->actions()[0]->trigger();
  ASSERT_EQ(requests.size(), 1u);
  EXPECT_EQ(requests[0].intervention.word, scene().rows()[3].word);
  menu->close();
}

TEST_F(NextWordsTest, ModelWithoutAttentionHasWordsToo) {
  show(fixedVectorTrace(), Scorer::none);
  model.setCursor(3, SubStep::write);
  EXPECT_EQ(scene().state(), State::words);
  EXPECT_EQ(itemText(view, 0), QStringLiteral("on, chosen"));
}

TEST_F(NextWordsTest, EmptyStates) {
  model.setCursor(0, SubStep::write);
  EXPECT_EQ(scene().state(), State::noStep);
  view.grab();
  ui::DecodeModel nothing;
  ui::NextWordsView empty(nothing, theme);
  place(empty, 296, 240);
  EXPECT_EQ(empty.description(), QStringLiteral("No sentence yet."));
  empty.grab();
}

TEST_F(NextWordsTest, CsvReadsBack) {
  const QList<QStringList> lines = ui::parseCsv(view.exportCsv());
  ASSERT_EQ(lines.size(), 12);
  EXPECT_EQ(lines[1], (QStringList{"Economic", "0.521", "0.712", "1", "0"}));
  double sum = 0;
  for (int k = 1; k < 12; ++k) sum += lines[k][1].toDouble();
  EXPECT_NEAR(sum, 1, 1e-12);
}

}  // namespace
}  // namespace lookback::test
