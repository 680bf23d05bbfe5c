// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QWheelEvent>
#include <cmath>

#include "core/decoding/compare.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/pages/compare_desk.h"
#include "ui/pages/compare_dialog.h"
#include "ui/pages/word_menu.h"
#include "ui/views/arcs_view.h"
#include "ui/views/beam_view.h"
#include "ui/views/difference_view.h"

namespace lookback::test {
namespace {

using ui::DecodePage;
using ui::SubStep;

class LanesTest : public WindowTest {
 protected:
  ui::LaneController& lanes() { return window->compare().lanes(); }
  ui::DecodeModel& second() { return window->compare().second(); }
  ui::ArcsView& arcs() { return static_cast<ui::ArcsView&>(*window->page().panes()[0]); }
  void settleLanes() {
    settle();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !second().stale() && (!lanes().isOpen() || lanes().difference()); },
                                kPatienceMs));
  }
  ui::WordMenu* menu() { return window->findChild<ui::WordMenu*>(QStringLiteral("wordMenu")); }
  /// The word menu of the source word at a position, by the key M in the arcs.
  ui::WordMenu* openMenu(int position) {
    arcs().canvas()->setFocus();
    decode().setSource(position);
    press(Qt::Key_M);
    return menu();
  }
  void trigger(ui::WordMenu* menu, const char* name) {
    auto* action = menu->findChild<QAction*>(QLatin1String(name));
    ASSERT_TRUE(action) << name;
    ASSERT_TRUE(action->isEnabled()) << name;
    action->trigger();
    menu->close();
    settleLanes();
  }
  std::vector<std::string> source(ui::DecodeModel& model) { return model.trace()->source; }
};

using Words = std::vector<std::string>;

TEST_F(LanesTest, KeyOpensTheMenuAndADeletedWordMakesASecondLane) {
  start();
  const auto before = decode().trace();
  trigger(openMenu(1), "word.delete");
  EXPECT_EQ(source(second()), (Words{"le", "noir", "dort", ".", "</s>"}));
  EXPECT_EQ(decode().trace(), before);  // the first lane stays
  EXPECT_TRUE(window->page().laneArcs().isVisible());
  EXPECT_EQ(window->page().lower(), DecodePage::Lower::difference);
  ASSERT_TRUE(decode().laneMarks());
  EXPECT_EQ(decode().laneMarks()->source, (std::vector<char>{0, 1, 0, 0, 0, 0}));
  EXPECT_EQ(second().laneMarks()->source, (std::vector<char>{0, 0, 0, 0, 0}));
  actions->get(QStringLiteral("edit.undo"))->trigger();
  settleLanes();
  EXPECT_FALSE(lanes().isOpen());
  EXPECT_FALSE(window->page().laneArcs().isVisible());
  EXPECT_FALSE(decode().comparing());
  EXPECT_EQ(window->page().lower(), DecodePage::Lower::map);
  actions->get(QStringLiteral("edit.redo"))->trigger();
  settleLanes();
  EXPECT_EQ(source(second()), (Words{"le", "noir", "dort", ".", "</s>"}));
}

TEST_F(LanesTest, MouseOpensTheMenuOnTheWordItPointsAt) {
  start();
  const QRectF word = arcs().scene().sourceRect(2);
  const QPoint at = word.center().toPoint() + QPoint(0, 2);
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, arcs().canvas()->mapToGlobal(at));
  QApplication::sendEvent(arcs().canvas(), &event);
  ASSERT_TRUE(menu());
  EXPECT_EQ(decode().source(), 2);
  trigger(menu(), "word.swapLeft");
  EXPECT_EQ(source(second()), (Words{"le", "noir", "chat", "dort", ".", "</s>"}));
}

TEST_F(LanesTest, TheUnknownWordIsReadAsUnknown) {
  start();
  trigger(openMenu(0), "word.unknown");
  EXPECT_EQ(source(second()).front(), "<unk>");
  EXPECT_EQ(second().trace()->sourceIds.front(), Vocabulary::kUnknown);
}

TEST_F(LanesTest, NearWordsAreOfferedWithTheirCosines) {
  start();
  ui::WordMenu* opened = openMenu(1);
  auto* near = opened->findChild<QMenu*>(QStringLiteral("nearWords"));
  ASSERT_TRUE(near);
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return near->actions().size() > 0 && near->actions().first()->isEnabled(); }, kPatienceMs));
  const auto expected = nearestSourceWords(*decode().model(), decode().trace()->sourceIds[1], ui::WordMenu::kNear);
  ASSERT_EQ(near->actions().size(), static_cast<qsizetype>(expected.size()));
  EXPECT_TRUE(near->actions().first()->text().contains(QStringLiteral("cos")));
  near->actions().first()->trigger();
  opened->close();
  settleLanes();
  EXPECT_EQ(source(second())[1], decode().model()->source.word(expected.front().word));
}

TEST_F(LanesTest, WhatCannotBeDoneIsGreyAndTheEndMarkHasNoMenu) {
  start();
  ui::WordMenu* opened = openMenu(0);
  ASSERT_TRUE(opened);
  EXPECT_FALSE(opened->findChild<QAction*>(QStringLiteral("word.swapLeft"))->isEnabled());
  opened->close();
  QTest::qWait(0);
  decode().setCursor(0, SubStep::write);
  EXPECT_FALSE(openMenu(5));
}

TEST_F(LanesTest, LanesShareTheStepAndTheSourceWord) {
  start();
  trigger(openMenu(1), "word.delete");
  decode().setCursor(2, SubStep::blend);
  decode().setSource(3);
  EXPECT_EQ(second().step(), std::min(2, static_cast<int>(second().trace()->steps.size())));
  EXPECT_EQ(second().subStep(), SubStep::blend);
  EXPECT_EQ(second().source(), 2);  // one word less before it
  second().setCursor(1, SubStep::write);
  EXPECT_EQ(decode().step(), 1);
  second().setSource(0);
  EXPECT_EQ(decode().source(), 0);
}

TEST_F(LanesTest, EscapeClosesTheLaneAfterTheMaximisedPane) {
  start();
  trigger(openMenu(1), "word.delete");
  window->page().setMaximised(&window->page().laneArcs());
  press(Qt::Key_Escape);
  EXPECT_EQ(window->page().maximised(), nullptr);
  EXPECT_TRUE(lanes().isOpen());
  press(Qt::Key_Escape);
  EXPECT_FALSE(lanes().isOpen());
  EXPECT_TRUE(window->controller().undoStack().canUndo());
}

TEST_F(LanesTest, AnotherModelReadsTheSameSentence) {
  start();
  window->controller().openLane({.model = "/models/another.safetensors"}, QStringLiteral("compare"));
  settleLanes();
  EXPECT_EQ(source(second()), source(decode()));
  EXPECT_NE(second().model(), decode().model());
  EXPECT_TRUE(lanes().secondTitle().contains(QStringLiteral("another")));
  // The next sentence is read by both.
  window->controller().decodeSentence(QStringLiteral("la zone dort ."));
  settleLanes();
  ASSERT_TRUE(lanes().isOpen());
  ASSERT_TRUE(QTest::qWaitFor([this] { return source(second()).front() == "la"; }, kPatienceMs));
  EXPECT_EQ(source(decode()).front(), "la");
}

TEST_F(LanesTest, AModelThatCannotBeReadLeavesOneLaneAndSaysWhy) {
  start();
  window->controller().openLane({.model = "/models/bad.safetensors"}, QStringLiteral("compare"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return !lanes().isOpen(); }, kPatienceMs));
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("second lane")));
  EXPECT_TRUE(window->banner().text().contains(QStringLiteral("bad.safetensors")));
}

TEST_F(LanesTest, ExchangedLanesComeBackWithUndo) {
  start();
  trigger(openMenu(1), "word.delete");
  const Words first = source(decode()), other = source(second());
  decode().setCursor(3, SubStep::write);
  arcs().canvas()->setFocus();
  press(Qt::Key_X);
  settleLanes();
  ASSERT_TRUE(QTest::qWaitFor([&] { return source(decode()) == other && source(second()) == first; }, kPatienceMs));
  EXPECT_EQ(decode().step(), std::min(3, static_cast<int>(decode().trace()->steps.size())));
  actions->get(QStringLiteral("edit.undo"))->trigger();
  ASSERT_TRUE(QTest::qWaitFor([&] { return source(decode()) == first && source(second()) == other; }, kPatienceMs));
}

TEST_F(LanesTest, DifferencesAreTheSecondLessTheFirst) {
  start();
  trigger(openMenu(1), "word.delete");
  ui::DifferenceCanvas& canvas = window->page().difference().differences();
  ASSERT_GT(canvas.rows(), 0);
  canvas.activateItem(0);
  const Counterpart row = canvas.difference()->rows[0];
  if (row.a >= 0 && row.b >= 0) {
    const double expected = second().trace()->steps[static_cast<std::size_t>(row.b)].alpha[0] -
                            decode().trace()->steps[static_cast<std::size_t>(row.a)].alpha[0];
    EXPECT_EQ(canvas.difference()->alpha(0, 0), expected);
  }
  // The deleted word's column cannot be compared.
  EXPECT_TRUE(std::isnan(canvas.difference()->alpha(0, 1)));
  EXPECT_TRUE(canvas.columnLabel(1).startsWith(QStringLiteral("−")));
  canvas.setFocus();
  QTest::keyClick(&canvas, Qt::Key_Right);
  EXPECT_EQ(canvas.cell().column, 1);
  EXPECT_EQ(decode().source(), 1);
  QTest::keyClick(&canvas, Qt::Key_Down);
  EXPECT_EQ(canvas.cell().row, 1);
  EXPECT_TRUE(canvas.description().contains(QStringLiteral("lane B")));
  EXPECT_TRUE(window->page().difference().exportCsv().contains(QStringLiteral("nan")));
}

TEST_F(LanesTest, DifferencesOfALongSentenceScrollByWheelAndPage) {
  start(QStringLiteral("le chat noir dort . la zone dort . le chat noir dort . la zone dort ."));
  window->controller().openLane({.model = "/models/another.safetensors"}, QStringLiteral("compare"));
  settleLanes();
  ui::DifferenceCanvas& canvas = window->page().difference().differences();
  ASSERT_GT(canvas.rows(), canvas.geometry().visibleRows) << "else nothing has to scroll";
  EXPECT_GE(canvas.geometry().visibleRows, 6) << "rows in view at 1280 by 800";
  auto* bar = canvas.findChild<QWidget*>(QStringLiteral("difference.scrollDown"));
  ASSERT_TRUE(bar);
  EXPECT_TRUE(bar->isVisible());
  canvas.activateItem(0);
  const int before = canvas.geometry().firstRow, step = decode().step();
  QWheelEvent turn(QPointF(40, 120), canvas.mapToGlobal(QPointF(40, 120)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                   Qt::NoScrollPhase, false);
  QApplication::sendEvent(&canvas, &turn);
  EXPECT_GT(canvas.geometry().firstRow, before);
  EXPECT_EQ(decode().step(), step) << "the wheel moves the view, not the cursor";
  canvas.setFocus();
  QTest::keyClick(&canvas, Qt::Key_PageDown);
  EXPECT_EQ(canvas.cell().row, canvas.geometry().visibleRows - 1);
  QTest::keyClick(&canvas, Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(canvas.cell(), (ui::MapCell{canvas.rows() - 1, canvas.columns() - 1}));
  QTest::keyClick(&canvas, Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(canvas.cell(), (ui::MapCell{0, 0}));
}

TEST_F(LanesTest, AForcedReferenceRunsAboveTheFreeLane) {
  start();
  const auto free = decode().trace();
  QString reference = QString::fromStdString(decode().model()->target.word(4)) + QLatin1Char(' ') +
                      QString::fromStdString(decode().model()->target.word(3));
  window->controller().forceReference(reference);
  settleLanes();
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().trace()->steps.size() == 3; }, kPatienceMs));
  EXPECT_TRUE(lanes().forces());
  for (const StepTrace& step : decode().trace()->steps) EXPECT_TRUE(step.given);
  EXPECT_EQ(second().trace()->target, free->target);
  ASSERT_TRUE(decode().laneMarks());
  EXPECT_EQ(decode().laneMarks()->departure, firstDeparture(*decode().trace(), *free));
  EXPECT_TRUE(lanes().summary().contains(QStringLiteral("log p")));
  EXPECT_EQ(lanes().firstTitle(), QStringLiteral("reference forced"));
  // One lane again is the model's own.
  arcs().canvas()->setFocus();
  press(Qt::Key_Escape);
  settleLanes();
  ASSERT_TRUE(QTest::qWaitFor([&] { return decode().trace()->target == free->target; }, kPatienceMs));
}

TEST_F(LanesTest, DialogOpensALaneByKeysAlone) {
  start();
  arcs().canvas()->setFocus();
  press(Qt::Key_K, Qt::ControlModifier);
  auto* dialog = window->findChild<ui::CompareDialog*>(QStringLiteral("compareDialog"));
  ASSERT_TRUE(dialog);
  dialog->findChild<QComboBox*>(QStringLiteral("compare.with"))->setCurrentIndex(2);
  auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("compare.sentence"));
  EXPECT_EQ(field->text(), QStringLiteral("le chat noir dort ."));
  field->setText(QStringLiteral("la zone dort ."));
  QTest::keyClick(field, Qt::Key_Return);
  settleLanes();
  ASSERT_TRUE(lanes().isOpen());
  EXPECT_EQ(source(second()).front(), "la");
}

TEST_F(LanesTest, PlayingStopsWhereAWordIsMarkedAndTheMarkIsListed) {
  start();
  decode().setCursor(2, SubStep::write);
  press(Qt::Key_F9);
  EXPECT_TRUE(decode().breakpoints().contains(2));
  arcs().canvas()->setFocus();
  EXPECT_TRUE(arcs().description().contains(QStringLiteral("Playing stops here")));
  decode().setCursor(0, SubStep::write);
  window->player().setSpeed(4);
  window->player().play();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !window->player().isPlaying(); }, kPatienceMs));
  EXPECT_EQ(decode().step(), 2);
  EXPECT_EQ(decode().subStep(), SubStep::write);
  press(Qt::Key_F9, Qt::ShiftModifier);
  auto* list = window->findChild<QMenu*>(QStringLiteral("stopsMenu"));
  ASSERT_TRUE(list);
  QStringList entries;
  for (const QAction* action : list->actions()) entries << action->text();
  EXPECT_EQ(entries.filter(QStringLiteral("Step 2")).size(), 1) << entries.join(u'|').toStdString();
  list->close();
  // Another sentence has other words.
  window->controller().decodeSentence(QStringLiteral("la zone dort ."));
  settle();
  EXPECT_TRUE(decode().breakpoints().empty());
}

TEST_F(LanesTest, TheLeastLikelyWordIsFoundByKey) {
  start();
  arcs().canvas()->setFocus();
  press(Qt::Key_P);
  EXPECT_TRUE(arcs().showsProbabilities());
  press(Qt::Key_W);
  const auto& steps = decode().trace()->steps;
  for (const StepTrace& step : steps)
    EXPECT_GE(step.logProbability, steps[static_cast<std::size_t>(decode().step() - 1)].logProbability);
  window->page().panes()[3]->setFocus();
  decode().setCursor(1, SubStep::write);
  press(Qt::Key_W);
  EXPECT_EQ(decode().step(), leastLikelyStep(*decode().trace()));
}

TEST_F(LanesTest, BeamIsWalkedAndAHypothesisShownAndTakenBack) {
  start();
  const auto greedy = decode().trace();
  window->page().panes()[2]->setFocus();
  press(Qt::Key_B);
  ASSERT_EQ(window->page().lower(), DecodePage::Lower::beam);
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().beam() != nullptr; }, kPatienceMs));
  ui::BeamCanvas& beam = window->page().beam().beam();
  EXPECT_TRUE(beam.hasFocus());
  EXPECT_EQ(decode().beam()->width, 5);
  press(Qt::Key_Home);
  EXPECT_EQ(decode().beam()->nodes[static_cast<std::size_t>(beam.cursor())].step, 1);
  const int first = beam.cursor();
  press(Qt::Key_Right);
  EXPECT_EQ(decode().beam()->nodes[static_cast<std::size_t>(beam.cursor())].parent, first);
  EXPECT_EQ(decode().step(), 2);
  press(Qt::Key_Left);
  EXPECT_EQ(beam.cursor(), first);
  press(Qt::Key_End);
  // The second best hypothesis drives every pane.
  ASSERT_GE(decode().beam()->ends.size(), 2u);
  beam.setCursorNode(decode().beam()->ends[1]);
  const std::vector<int> wanted = wordsTo(*decode().beam(), beam.cursor());
  press(Qt::Key_Return);
  settle();
  ASSERT_EQ(decode().hypothesis(), wanted);
  for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_EQ(decode().trace()->steps[i].word, wanted[i]);
  EXPECT_NEAR(decode().trace()->steps[0].alpha.sum(), 1, 1e-9);
  actions->get(QStringLiteral("edit.undo"))->trigger();
  settle();
  EXPECT_TRUE(decode().hypothesis().empty());
  EXPECT_EQ(decode().trace()->target, greedy->target);
}

TEST_F(LanesTest, BeamBecomesWiderByKeyUpToTwelve) {
  start();
  window->page().setLower(DecodePage::Lower::beam);
  ui::BeamView& view = window->page().beam();
  view.setFocus();
  for (int i = 0; i < 20; ++i) QTest::keyClicks(view.canvas(), QStringLiteral("+"));
  EXPECT_EQ(view.beamWidth(), 12);
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().beam() && decode().beam()->width == 12; }, kPatienceMs));
  EXPECT_EQ(QAccessible::queryAccessibleInterface(view.canvas())->role(), QAccessible::Tree);
  EXPECT_EQ(QAccessible::queryAccessibleInterface(view.canvas())->childCount(),
            static_cast<int>(decode().beam()->nodes.size()));
  EXPECT_TRUE(view.beam().itemName(0).contains(QStringLiteral("Step 1")));
  for (int i = 0; i < 20; ++i) QTest::keyClicks(view.canvas(), QStringLiteral("-"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().beam() && decode().beam()->width == 1; }, kPatienceMs));
  EXPECT_TRUE(view.exportCsv().contains(QStringLiteral("finished")) ||
              view.exportCsv().contains(QStringLiteral("open")));
}

TEST_F(LanesTest, AnEditLeavesTheHypothesisFromItsStepOn) {
  start();
  window->page().setLower(DecodePage::Lower::beam);
  ASSERT_TRUE(QTest::qWaitFor([this] { return decode().beam() != nullptr; }, kPatienceMs));
  decode().requestHypothesis(wordsTo(*decode().beam(), decode().beam()->ends.back()));
  settle();
  decode().requestIntervention({.kind = Intervention::Kind::setEnergy, .step = 2, .position = 1, .value = 4});
  settle();
  EXPECT_TRUE(decode().trace()->steps[0].given);
  EXPECT_FALSE(decode().trace()->steps[1].given);
}

}  // namespace
}  // namespace lookback::test
