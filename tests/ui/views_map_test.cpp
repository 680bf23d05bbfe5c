// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/map_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

using ui::SubStep;

class MapViewTest : public ViewsTest {
 protected:
  MapViewTest() : view(model, theme) { place(view, 480, 416); }
  ui::MapCanvas* canvas() const { return static_cast<ui::MapCanvas*>(view.canvas()); }
  QPoint cellPoint(int row, int column) const {
    return view.scene().geometry().cellRect({row, column}).center().toPoint();
  }
  QString readout() const { return ui::plainText(view.scene().readout()); }

  ui::MapView view;
};

TEST_F(MapViewTest, RowsAreTargetWordsAndColumnsSourceWords) {
  EXPECT_EQ(canvas()->rows(), 14);
  EXPECT_EQ(canvas()->columns(), 15);
  EXPECT_EQ(view.scene().rowLabel(5), QStringLiteral("Economic"));
  EXPECT_EQ(view.scene().columnLabel(5), QStringLiteral("économique"));
  EXPECT_EQ(view.scene().targetTitle(), QStringLiteral("target (en)"));
  EXPECT_EQ(view.scene().sourceTitle(), QStringLiteral("source (fr)"));
  EXPECT_DOUBLE_EQ(view.scene().weight({5, 4}), model.trace()->steps[5].alpha[4]);
}

TEST_F(MapViewTest, TableNamesItsCells) {
  QAccessibleInterface* table = accessible(view);
  EXPECT_EQ(table->role(), QAccessible::Table);
  QAccessibleTableInterface* cells = table->tableInterface();
  ASSERT_NE(cells, nullptr);
  EXPECT_EQ(cells->rowCount(), 14);
  EXPECT_EQ(cells->columnCount(), 15);
  EXPECT_EQ(cells->cellAt(6, 4)->text(QAccessible::Name), QStringLiteral("zone, Area, 90 percent"));
  EXPECT_EQ(cells->cellAt(6, 4)->tableCellInterface()->rowIndex(), 6);
  EXPECT_EQ(cells->cellAt(6, 4)->tableCellInterface()->columnIndex(), 4);
  EXPECT_EQ(cells->rowDescription(6), QStringLiteral("Area"));
  EXPECT_EQ(cells->columnDescription(4), QStringLiteral("zone"));
  EXPECT_EQ(cells->cellAt(14, 0), nullptr);
  EXPECT_EQ(table->indexOfChild(cells->cellAt(6, 4)), 6 * 15 + 4);
}

TEST_F(MapViewTest, KeysMoveTheCellCursorOfAllViews) {
  press(view, Qt::Key_Left);
  press(view, Qt::Key_Down);
  EXPECT_EQ(model.source(), 4);
  EXPECT_EQ(model.step(), 7);
  press(view, Qt::Key_End);
  EXPECT_EQ(model.source(), 14);
  press(view, Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(model.step(), 1);
  EXPECT_EQ(model.source(), 0);
  EXPECT_TRUE(view.scene().geometry().shows({0, 0}));
  press(view, Qt::Key_Up);
  EXPECT_EQ(model.step(), 1);
}

TEST_F(MapViewTest, FocusedItemFollowsTheCursor) {
  EXPECT_EQ(canvas()->currentItem(), 5 * 15 + 5);
  press(view, Qt::Key_Left);
  EXPECT_EQ(canvas()->currentItem(), 5 * 15 + 4);
  view.canvas()->setFocus(Qt::TabFocusReason);
  EXPECT_TRUE(accessible(view)->child(5 * 15 + 4)->state().selected);
}

TEST_F(MapViewTest, ClickOnACellSetsStepAndWord) {
  const int row = view.scene().geometry().firstRow;
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, cellPoint(row, 2));
  EXPECT_EQ(model.step(), row + 1);
  EXPECT_EQ(model.source(), 2);
}

TEST_F(MapViewTest, ReadoutGivesTheNumbersOfTheCell) {
  EXPECT_TRUE(readout().startsWith(QStringLiteral("step 6 ← économique 0.6797"))) << readout().toStdString();
  EXPECT_TRUE(readout().contains(QStringLiteral("energy 3.80 · rank 1 of 15 · row entropy 0.38")));
  press(view, Qt::Key_Left);
  EXPECT_TRUE(readout().contains(QStringLiteral("edited by hand, model 0.0597"))) << readout().toStdString();
}

TEST_F(MapViewTest, SummaryCountsWhatIsOutOfView) {
  const auto& g = view.scene().geometry();
  const Vector<double>& alpha = model.trace()->steps[5].alpha;
  const double outside = 1 - alpha.segment(g.firstColumn, g.visibleColumns).sum();
  const QString text = view.scene().summary();
  EXPECT_TRUE(text.startsWith(QStringLiteral("Row sums to 1.0000; ")));
  EXPECT_TRUE(text.contains(QString::number(outside, 'f', 4))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("%1 source words").arg(15 - g.visibleColumns)));
  view.setCellSize(ui::CellSize::fit);
  EXPECT_EQ(view.scene().summary(), QStringLiteral("Row sums to 1.0000, all of it in view."));
}

TEST_F(MapViewTest, TransposeTurnsTableKeysAndExport) {
  press(view, Qt::Key_T);
  ASSERT_TRUE(view.transposed());
  EXPECT_EQ(canvas()->rows(), 15);
  EXPECT_EQ(canvas()->columns(), 14);
  EXPECT_EQ(view.scene().rowLabel(4), QStringLiteral("zone"));
  EXPECT_EQ(accessible(view)->tableInterface()->cellAt(4, 6)->text(QAccessible::Name),
            QStringLiteral("zone, Area, 90 percent"));
  press(view, Qt::Key_Right);
  EXPECT_EQ(model.step(), 7) << "keys follow the screen";
  EXPECT_TRUE(ui::parseCsv(view.exportCsv())[0][0].startsWith(QStringLiteral("source (fr)\\target (en)")));
  press(view, Qt::Key_T);
  EXPECT_FALSE(view.transposed());
}

TEST_F(MapViewTest, CsvReadsBackToTheSameWeights) {
  const QList<QStringList> lines = ui::parseCsv(view.exportCsv());
  ASSERT_EQ(lines.size(), 15);
  ASSERT_EQ(lines[0].size(), 16);
  EXPECT_EQ(lines[0][0], QStringLiteral("target (en)\\source (fr)"));
  for (int i = 0; i < 14; ++i) {
    EXPECT_EQ(lines[i + 1][0], view.scene().rowLabel(i));
    for (int j = 0; j < 15; ++j)
      EXPECT_EQ(lines[i + 1][j + 1].toDouble(), model.trace()->steps[static_cast<std::size_t>(i)].alpha[j]);
  }
}

TEST_F(MapViewTest, LabelsAreNotShifted) {
  // Three source words, four target words, end marks on both sides as they are given.
  auto trace = std::make_shared<Trace>(*diagonalTrace({"la", "maison", "</s>"}, {"the", "house", "red", "</s>"}));
  setEnergies(trace->steps[2], {0, 4, 0}, {0, 4, 0});
  show(trace);
  const QList<QStringList> lines = ui::parseCsv(view.exportCsv());
  ASSERT_EQ(lines.size(), 5);
  EXPECT_EQ(lines[0].mid(1), (QStringList{QStringLiteral("la"), QStringLiteral("maison"), QStringLiteral("</s>")}));
  EXPECT_EQ(lines[3][0], QStringLiteral("red"));
  EXPECT_GT(lines[3][2].toDouble(), 0.9);
  EXPECT_EQ(accessible(view)->tableInterface()->cellAt(2, 1)->text(QAccessible::Name),
            QStringLiteral("maison, red, 96 percent"));
}

TEST_F(MapViewTest, RowThatIsNotComputableIsMarkedAndTheOthersStay) {
  show(notComputableTrace());
  model.setCursor(2, SubStep::write);
  EXPECT_EQ(accessible(view)->tableInterface()->cellAt(1, 1)->text(QAccessible::Name),
            QStringLiteral("b, y, not computable"));
  EXPECT_EQ(accessible(view)->tableInterface()->cellAt(0, 0)->text(QAccessible::Name),
            QStringLiteral("a, x, 97 percent"));
  EXPECT_TRUE(readout().contains(QStringLiteral("not computable")));
  EXPECT_EQ(ui::parseCsv(view.exportCsv())[2].mid(1), (QStringList{"nan", "nan", "nan"}));
  EXPECT_EQ(view.exportNotice(), QStringLiteral("The weights of 1 step are not computable (nan)."));
  view.grab();
}

TEST_F(MapViewTest, StepBackAndForthPaintsNoCell) {
  view.grab();
  const int painted = canvas()->paintedRows();
  model.setCursor(5, SubStep::write);
  view.grab();
  model.setCursor(6, SubStep::write);
  view.grab();
  EXPECT_EQ(canvas()->paintedRows(), painted);
}

TEST_F(MapViewTest, NewResultPaintsOnlyTheRowsThatChanged) {
  view.grab();
  const int painted = canvas()->paintedRows();
  ASSERT_TRUE(view.scene().geometry().shows({5, 5}));
  show(sampleTrace(false));  // without the edit of step 6
  view.grab();
  EXPECT_EQ(canvas()->paintedRows(), painted + 1);
}

TEST_F(MapViewTest, ScreenShowsTheColourOfTheWeight) {
  const QImage picture = view.canvas()->grab().toImage();
  const QPoint inside = view.scene().geometry().cellRect({5, 4}).topLeft().toPoint() + QPoint(4, 34);
  EXPECT_EQ(picture.pixelColor(inside).rgb(), theme.weight(model.trace()->steps[5].alpha[4]).rgb());
}

TEST_F(MapViewTest, EmptyStates) {
  show(fixedVectorTrace(), Scorer::none);
  EXPECT_EQ(accessible(view)->childCount(), 0);
  EXPECT_TRUE(view.description().contains(QStringLiteral("one fixed vector")));
  EXPECT_TRUE(view.exportCsv().isEmpty());
  press(view, Qt::Key_Left);
  view.grab();
  ui::DecodeModel nothing;
  ui::MapView empty(nothing, theme);
  place(empty, 480, 416);
  EXPECT_EQ(empty.description(), QStringLiteral("No sentence yet."));
  empty.grab();
}

TEST_F(MapViewTest, OneTokenTwoHundredTokensAndNoRoom) {
  show(diagonalTrace({"oui"}, {"yes"}));
  model.setCursor(1, SubStep::write);
  EXPECT_EQ(accessible(view)->childCount(), 1);
  EXPECT_EQ(itemText(view, 0), QStringLiteral("oui, yes, 100 percent"));
  view.grab();
  show(longTrace(200, 200));
  EXPECT_EQ(accessible(view)->childCount(), 40000);
  press(view, Qt::Key_End, Qt::ControlModifier);
  EXPECT_TRUE(view.scene().geometry().shows({199, 199}));
  view.setCellSize(ui::CellSize::fit);
  view.grab();
  view.resize(1, 1);
  view.grab();
}

TEST_F(MapViewTest, RightToLeftLabelsBelongToTheirColumns) {
  show(diagonalTrace({"ذهب", "الولد", "</s>"}, {"The", "boy", "</s>"}));
  EXPECT_EQ(view.scene().columnLabel(0), QStringLiteral("ذهب"));
  EXPECT_EQ(itemText(view, 0), QStringLiteral("\u2068ذهب\u2069, The, 97 percent"));
  EXPECT_EQ(ui::parseCsv(view.exportCsv())[0][1], QStringLiteral("ذهب"));
}

}  // namespace
}  // namespace lookback::test
