// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/views_fixture.h"
#include "ui/views/arcs_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

using ui::SubStep;

class ArcsViewTest : public ViewsTest {
 protected:
  ArcsViewTest() : view(model, theme) { place(view, 640, 240); }
  QPoint sourcePoint(int position) const {
    return (view.scene().sourceRect(position).center() + QPointF(-scroll(), 2)).toPoint();
  }
  QPoint targetPoint(int step) const {
    return (view.scene().targetRect(step).center() + QPointF(-scroll(), 2)).toPoint();
  }
  int scroll() const { return static_cast<ui::ArcsCanvas*>(view.canvas())->scrolled(); }

  ui::ArcsView view;
};

TEST_F(ArcsViewTest, DrawsNothingInAdvance) {
  for (const ui::Link& link : view.scene().links()) EXPECT_LE(link.step, 6);
  EXPECT_EQ(view.scene().targetsShown(), 6);
  model.setCursor(2, SubStep::write);
  EXPECT_EQ(view.scene().targetsShown(), 2);
  model.setCursor(0, SubStep::write);
  EXPECT_TRUE(view.scene().links().empty());
}

TEST_F(ArcsViewTest, ScoredStepHasNoLinksYet) {
  model.setCursor(6, SubStep::score);
  for (const ui::Link& link : view.scene().links()) EXPECT_LT(link.step, 6);
  EXPECT_TRUE(view.scene().hiddenNote().contains(QStringLiteral("soften")));
  model.setCursor(6, SubStep::soften);
  EXPECT_EQ(view.scene().links().back().step, 6);
}

TEST_F(ArcsViewTest, EarlierStepsLieUnderTheCurrentOne) {
  const auto& links = view.scene().links();
  bool current = false;
  for (const ui::Link& link : links) {
    current = current || link.step == 6;
    EXPECT_EQ(link.step == 6, current);
  }
  EXPECT_EQ(links.back().source, 5) << "the strongest on top";
}

TEST_F(ArcsViewTest, PrintsWhatIsHidden) {
  EXPECT_EQ(view.scene().hiddenNote(), QStringLiteral("12 links of step 6 hidden, together 0.047"));
  view.setThreshold({ui::Threshold::Mode::atLeast, 0.0});
  EXPECT_EQ(view.scene().hiddenNote(), QStringLiteral("No link of step 6 is hidden."));
}

TEST_F(ArcsViewTest, WordsDoNotMoveWhenTheyAreWritten) {
  const double slot = view.scene().targetRect(6).left();
  const double before = view.scene().targetRect(5).center().x();
  model.setCursor(6, SubStep::write);
  EXPECT_DOUBLE_EQ(view.scene().targetRect(5).center().x(), before);
  EXPECT_NEAR(view.scene().targetRect(6).left(), slot, 8);
  model.setCursor(9, SubStep::write);
  EXPECT_DOUBLE_EQ(view.scene().targetRect(5).center().x(), before);
}

TEST_F(ArcsViewTest, EmptySlotOfTheLastWordStaysInside) {
  model.setCursor(14, SubStep::blend);
  EXPECT_LE(view.scene().targetRect(14).right(), view.scene().width());
  EXPECT_GT(view.scene().targetRect(14).left(), view.scene().targetRect(13).center().x());
}

TEST_F(ArcsViewTest, ClickSelectsASourceWord) {
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, sourcePoint(4));
  EXPECT_EQ(model.source(), 4);
  EXPECT_EQ(model.step(), 6);
}

TEST_F(ArcsViewTest, ClickOnATargetWordGoesToItsStep) {
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, targetPoint(3));
  EXPECT_EQ(model.step(), 3);
  EXPECT_EQ(model.subStep(), SubStep::write);
}

TEST_F(ArcsViewTest, ArrowKeysMoveTheSharedCursor) {
  press(view, Qt::Key_Right);
  EXPECT_EQ(model.source(), 6);
  press(view, Qt::Key_Home);
  EXPECT_EQ(model.source(), 0);
  press(view, Qt::Key_Left);
  EXPECT_EQ(model.source(), 0) << "not around the end";
  press(view, Qt::Key_Up);
  EXPECT_EQ(model.step(), 5);
  press(view, Qt::Key_Down);
  EXPECT_EQ(model.step(), 6);
}

TEST_F(ArcsViewTest, LettersChangeThresholdAndReorderings) {
  press(view, Qt::Key_BracketRight);
  EXPECT_DOUBLE_EQ(view.threshold().value, 0.1);
  press(view, Qt::Key_BracketLeft);
  press(view, Qt::Key_BracketLeft);
  EXPECT_DOUBLE_EQ(view.threshold().value, 0.01);
  press(view, Qt::Key_R);
  EXPECT_TRUE(view.showsReorderings());
  // "European" (européenne) against "Economic" (économique).
  EXPECT_EQ(view.scene().crossings(), 1);
  EXPECT_TRUE(view.description().contains(QStringLiteral("1 pair of strongest links crosses")));
}

TEST_F(ArcsViewTest, ListNamesEveryLinkStrongestOfTheStepFirst) {
  QAccessibleInterface* list = accessible(view);
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(list->role(), QAccessible::List);
  EXPECT_EQ(list->text(QAccessible::Name), QStringLiteral("Arcs"));
  EXPECT_FALSE(list->text(QAccessible::Help).isEmpty());
  EXPECT_EQ(list->childCount(), static_cast<int>(view.scene().links().size()));
  EXPECT_EQ(itemText(view, 0), QStringLiteral("Step 6, not written yet, reads from économique, 68 percent"));
  EXPECT_EQ(itemText(view, 1), QStringLiteral("Step 6, not written yet, reads from zone, 20 percent, edited by hand"));
  model.setCursor(6, SubStep::write);
  EXPECT_EQ(itemText(view, 0), QStringLiteral("Step 6, Economic, reads from économique, 68 percent"));
  EXPECT_EQ(list->child(9999), nullptr);
}

TEST_F(ArcsViewTest, DescriptionFollowsTheDataAndNamesUnknownWords) {
  EXPECT_TRUE(view.description().contains(QStringLiteral("Step 6 is not written yet.")));
  EXPECT_TRUE(view.description().contains(QStringLiteral("économique")));
  auto trace = std::make_shared<Trace>(*sampleTrace());
  trace->sourceIds[5] = Vocabulary::kUnknown;
  show(trace);
  EXPECT_TRUE(view.description().contains(QStringLiteral("économique, unknown to the model, is selected")));
  EXPECT_TRUE(view.description().contains(QStringLiteral("Unknown to the model: économique.")));
}

TEST_F(ArcsViewTest, CsvHoldsEveryLinkAndReadsBack) {
  const QList<QStringList> lines = ui::parseCsv(view.exportCsv());
  ASSERT_EQ(lines.size(), 1 + 6 * 15);
  for (const QStringList& fields : lines) ASSERT_EQ(fields.size(), 8);
  const QStringList& zone = lines[1 + 5 * 15 + 4];
  EXPECT_EQ(zone[1], QStringLiteral("Economic"));
  EXPECT_EQ(zone[3], QStringLiteral("zone"));
  EXPECT_EQ(zone[4].toDouble(), model.trace()->steps[5].alpha[4]);
  EXPECT_EQ(zone[6], QStringLiteral("1"));
  EXPECT_EQ(zone[7], QStringLiteral("1"));
}

TEST_F(ArcsViewTest, EmptyStatesSayWhatToDo) {
  ui::DecodeModel nothing;
  ui::ArcsView empty(nothing, theme);
  place(empty, 640, 240);
  EXPECT_EQ(accessible(empty)->childCount(), 0);
  EXPECT_EQ(empty.description(), QStringLiteral("No sentence yet."));
  press(empty, Qt::Key_Right);
  show(fixedVectorTrace(), Scorer::none);
  model.setCursor(1, SubStep::write);
  EXPECT_TRUE(view.description().contains(QStringLiteral("no alignment")));
  EXPECT_TRUE(view.description().contains(QStringLiteral("Step 1 writes")));  // the words are there all the same
  EXPECT_TRUE(view.scene().hiddenNote().contains(QStringLiteral("one fixed vector")));
  EXPECT_EQ(accessible(view)->childCount(), 0);
}

TEST_F(ArcsViewTest, OneTokenAndTwoHundredTokens) {
  show(diagonalTrace({"oui"}, {"yes"}));
  model.setCursor(1, SubStep::write);
  EXPECT_EQ(view.scene().links().size(), 1u);
  EXPECT_EQ(view.scene().hiddenNote(), QStringLiteral("No link of step 1 is hidden."));
  show(longTrace(200, 200));
  model.setCursor(150, SubStep::write);
  EXPECT_GT(view.scene().width(), 640);
  const double x = view.scene().targetRect(150).center().x() - scroll();
  EXPECT_GT(x, 0);
  EXPECT_LT(x, 640) << "the current word is scrolled into view";
  view.grab();
}

TEST_F(ArcsViewTest, RowThatIsNotComputableSaysSo) {
  show(notComputableTrace());
  model.setCursor(2, SubStep::write);
  EXPECT_TRUE(view.scene().hiddenNote().contains(QStringLiteral("not computable")));
  view.grab();
}

}  // namespace
}  // namespace lookback::test
