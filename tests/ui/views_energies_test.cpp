// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QRegularExpression>
#include <cmath>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/energies_view.h"
#include "ui/views/view_export.h"

namespace lookback::test {
namespace {

using Kind = Intervention::Kind;
using ui::SubStep;

class EnergiesViewTest : public ViewsTest {
 protected:
  EnergiesViewTest() : view(model, theme) { place(view, 456, 416); }
  const ui::EnergiesScene& scene() const { return view.scene(); }
  void trigger(const char* name) { view.findChild<QAction*>(QLatin1String(name))->trigger(); }
  bool enabled(const char* name) const { return view.findChild<QAction*>(QLatin1String(name))->isEnabled(); }

  ui::EnergiesView view;
};

TEST_F(EnergiesViewTest, DraggingASliderAsksForItsEnergyAndFollowsAtOnce) {
  const QPointF knob = scene().knob(4);
  const double before = scene().energy(4);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, knob.toPoint());
  QTest::mouseMove(view.canvas(), (knob + QPointF(0, -20)).toPoint());
  ASSERT_FALSE(requests.empty());
  EXPECT_EQ(requests.back().intervention.kind, Kind::setEnergy);
  EXPECT_EQ(requests.back().intervention.step, 6);
  EXPECT_EQ(requests.back().intervention.position, 4);
  EXPECT_TRUE(requests.back().dragging);
  EXPECT_GT(requests.back().intervention.value, before);
  EXPECT_DOUBLE_EQ(scene().energy(4), requests.back().intervention.value) << "the decoder has not answered";
  EXPECT_GT(scene().weight(4), model.trace()->steps[5].alpha[4]);
  EXPECT_LT(scene().weight(5), model.trace()->steps[5].alpha[5]) << "the others give way";
  EXPECT_NEAR(scene().weights().sum(), 1, 1e-12);
  QTest::mouseRelease(view.canvas(), Qt::LeftButton, {}, (knob + QPointF(0, -20)).toPoint());
  EXPECT_FALSE(requests.back().dragging) << "letting go ends the undo step";
  EXPECT_EQ(model.source(), 4);
}

TEST_F(EnergiesViewTest, PictureStaysWithTheHandUntilTheAnswerComes) {
  const QPointF knob = scene().knob(4);
  model.setStale(false);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, knob.toPoint());
  QTest::mouseMove(view.canvas(), (knob + QPointF(0, -20)).toPoint());
  model.setStale(true);
  const double held = scene().energy(4);
  show(sampleTrace(false));  // an older answer
  EXPECT_DOUBLE_EQ(scene().energy(4), held);
  QTest::mouseRelease(view.canvas(), Qt::LeftButton, {}, (knob + QPointF(0, -20)).toPoint());
  EXPECT_DOUBLE_EQ(scene().energy(4), held) << "still being worked on";
  show(sampleTrace());
  model.setStale(false);
  EXPECT_DOUBLE_EQ(scene().energy(4), 2.6) << "what the model says now";
}

TEST_F(EnergiesViewTest, AnotherStepDropsWhatTheHandHeld) {
  const QPointF knob = scene().knob(4);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, knob.toPoint());
  QTest::mouseMove(view.canvas(), (knob + QPointF(0, -20)).toPoint());
  model.setCursor(3, SubStep::blend);
  EXPECT_DOUBLE_EQ(scene().energy(4), model.trace()->steps[2].e[4]);
}

TEST_F(EnergiesViewTest, DraggingABarAsksForItsWeightAndPushesTheOthers) {
  const QPointF bar(scene().knob(5).x(), scene().bars().bottom() - 5);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, bar.toPoint());
  QTest::mouseMove(view.canvas(), (bar + QPointF(0, 12)).toPoint());
  ASSERT_FALSE(requests.empty());
  const Intervention asked = requests.back().intervention;
  EXPECT_EQ(asked.kind, Kind::setWeight);
  EXPECT_EQ(asked.position, 5);
  EXPECT_LT(asked.value, 0.68);
  EXPECT_NEAR(scene().weight(5), asked.value, 1e-9) << "the weight that was asked for is reached";
  EXPECT_NEAR(scene().weights().sum(), 1, 1e-12);
  const Vector<double>& before = model.trace()->steps[5].alpha;
  EXPECT_NEAR(scene().weight(4) / scene().weight(6), before[4] / before[6], 1e-9)
      << "the others keep their proportions";
  QTest::mouseRelease(view.canvas(), Qt::LeftButton, {}, bar.toPoint());
}

TEST_F(EnergiesViewTest, WeightsStayInsideTheSimplexHoweverFarTheMouseGoes) {
  const QPointF bar(scene().knob(5).x(), scene().bars().bottom() - 5);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, bar.toPoint());
  for (const double away : {-5000.0, 5000.0}) {
    QTest::mouseMove(view.canvas(), (bar + QPointF(0, away)).toPoint());
    EXPECT_GT(scene().weight(5), 0);
    EXPECT_LT(scene().weight(5), 1);
    EXPECT_NEAR(scene().weights().sum(), 1, 1e-12);
  }
  QTest::mouseRelease(view.canvas(), Qt::LeftButton, {}, bar.toPoint());
}

TEST_F(EnergiesViewTest, ClickSelectsWithoutEditing) {
  QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, scene().knob(9).toPoint());
  EXPECT_EQ(model.source(), 9);
  EXPECT_TRUE(requests.empty());
}

TEST_F(EnergiesViewTest, KeysChangeTheEnergyInSteps) {
  press(view, Qt::Key_Up);
  EXPECT_NEAR(requests.back().intervention.value, 3.9, 1e-9);
  EXPECT_FALSE(requests.back().dragging) << "letting the key go ends the undo step";
  press(view, Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_NEAR(requests.back().intervention.value, 2.9, 1e-9);
  press(view, Qt::Key_PageUp);
  EXPECT_NEAR(requests.back().intervention.value, 3.4, 1e-9);
  press(view, Qt::Key_End);
  EXPECT_NEAR(requests.back().intervention.value, 5.4, 1e-9) << "the end of the reachable band";
  press(view, Qt::Key_Home);
  EXPECT_NEAR(requests.back().intervention.value, -5.4, 1e-9);
  for (const Request& request : requests) EXPECT_EQ(request.intervention.position, 5);
}

TEST_F(EnergiesViewTest, HeldKeyIsOneMovement) {
  QTest::keyPress(view.canvas(), Qt::Key_Up);
  QTest::keyPress(view.canvas(), Qt::Key_Up);
  QTest::keyPress(view.canvas(), Qt::Key_Up);
  for (const Request& request : requests) EXPECT_TRUE(request.dragging);
  QTest::keyRelease(view.canvas(), Qt::Key_Up);
  EXPECT_FALSE(requests.back().dragging);
  EXPECT_NEAR(requests.back().intervention.value, 4.1, 1e-9);
}

TEST_F(EnergiesViewTest, KeysChangeTheWeightToo) {
  press(view, Qt::Key_7);
  EXPECT_EQ(requests.back().intervention.kind, Kind::setWeight);
  EXPECT_DOUBLE_EQ(requests.back().intervention.value, 0.7);
  EXPECT_NEAR(scene().weight(5), 0.7, 1e-9);
  press(view, Qt::Key_Up, Qt::ControlModifier);
  EXPECT_NEAR(requests.back().intervention.value, 0.71, 1e-9);
  press(view, Qt::Key_0);
  EXPECT_EQ(requests.back().intervention.kind, Kind::remove);
}

TEST_F(EnergiesViewTest, LeftAndRightChooseTheWord) {
  press(view, Qt::Key_Left);
  EXPECT_EQ(model.source(), 4);
  press(view, Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(model.source(), 14);
  EXPECT_TRUE(requests.empty());
}

TEST_F(EnergiesViewTest, LockedSliderDoesNotMove) {
  press(view, Qt::Key_L);
  EXPECT_TRUE(model.isLocked(5));
  press(view, Qt::Key_Up);
  drag(view.canvas(), scene().knob(5), scene().knob(5) + QPointF(0, 30));
  EXPECT_TRUE(requests.empty());
  EXPECT_TRUE(view.findChild<QAction*>(QStringLiteral("energies.lock"))->isChecked());
  EXPECT_TRUE(itemText(view, 5, QAccessible::Value).endsWith(QStringLiteral("locked")));
  press(view, Qt::Key_L);
  EXPECT_FALSE(model.isLocked(5));
}

TEST_F(EnergiesViewTest, ButtonsAskForWhatTheySay) {
  const auto last = [this] { return requests.back().intervention; };
  trigger("energies.equalise");
  EXPECT_EQ(last().kind, Kind::equalise);
  trigger("energies.sharpen");
  EXPECT_EQ(last().kind, Kind::scale);
  EXPECT_DOUBLE_EQ(last().value, 2);
  trigger("energies.flatten");
  EXPECT_DOUBLE_EQ(last().value, 0.5);
  trigger("energies.onlyThis");
  EXPECT_EQ(last().kind, Kind::onlyThis);
  EXPECT_EQ(last().position, 5);
  trigger("energies.zeroStrongest");
  EXPECT_EQ(last().kind, Kind::remove);
  EXPECT_EQ(last().position, 5);
  trigger("energies.permute");
  EXPECT_EQ(last().kind, Kind::permute);
  for (const Request& request : requests) EXPECT_EQ(request.intervention.step, 6);
}

TEST_F(EnergiesViewTest, PermuteGivesAnotherOrderEachTime) {
  trigger("energies.permute");
  model.setInterventions({requests.back().intervention});
  const double first = requests.back().intervention.value;
  trigger("energies.permute");
  EXPECT_NE(requests.back().intervention.value, first);
}

TEST_F(EnergiesViewTest, ResetsAreThereOnlyWhenThereIsAnEdit) {
  EXPECT_FALSE(enabled("energies.resetWord"));
  EXPECT_FALSE(enabled("energies.resetStep"));
  model.setInterventions({{.kind = Kind::setEnergy, .step = 6, .position = 4, .value = 2.6}});
  EXPECT_FALSE(enabled("energies.resetWord")) << "of another word";
  EXPECT_TRUE(enabled("energies.resetStep"));
  model.setSource(4);
  EXPECT_TRUE(enabled("energies.resetWord"));
  press(view, Qt::Key_Delete);
  trigger("energies.resetStep");
  EXPECT_EQ(resets, (std::vector<std::pair<int, int>>{{6, 4}, {6, -1}}));
}

TEST_F(EnergiesViewTest, ShiftAsksForItsNumber) {
  trigger("energies.shift");
  auto* field = view.findChild<QWidget*>(QStringLiteral("energies.shiftBy.value"));
  ASSERT_NE(field, nullptr);
  EXPECT_TRUE(field->isVisible());
  QTest::keyClick(field->parentWidget(), Qt::Key_Return);
  EXPECT_EQ(requests.back().intervention.kind, Kind::shift);
  EXPECT_DOUBLE_EQ(requests.back().intervention.value, 1);
  EXPECT_FALSE(field->isVisible());
}

TEST_F(EnergiesViewTest, SumIsPrintedAsItIs) {
  EXPECT_EQ(view.sumText(), QStringLiteral("Σα = 1.000"));
  show(notComputableTrace());
  model.setCursor(2, SubStep::blend);
  EXPECT_EQ(view.sumText(), QStringLiteral("Σα is not computable"));
  view.grab();
}

TEST_F(EnergiesViewTest, SlidersHaveNamesAndValues) {
  QAccessibleInterface* slider = accessible(view)->child(4);
  EXPECT_EQ(slider->role(), QAccessible::Slider);
  EXPECT_EQ(slider->text(QAccessible::Name), QStringLiteral("zone"));
  EXPECT_EQ(slider->text(QAccessible::Value),
            QStringLiteral("energy 2.60, weight 20 percent, edited by hand, model 1.20"));
  QAccessibleValueInterface* value = slider->valueInterface();
  ASSERT_NE(value, nullptr);
  EXPECT_DOUBLE_EQ(value->currentValue().toDouble(), 2.6);
  EXPECT_DOUBLE_EQ(value->maximumValue().toDouble(), 5.4);
  value->setCurrentValue(1.5);
  EXPECT_EQ(requests.back().intervention.kind, Kind::setEnergy);
  EXPECT_DOUBLE_EQ(requests.back().intervention.value, 1.5);
  EXPECT_EQ(requests.back().intervention.position, 4);
}

TEST_F(EnergiesViewTest, UnknownWordSaysSo) {
  auto trace = std::make_shared<Trace>(*sampleTrace());
  trace->sourceIds[5] = Vocabulary::kUnknown;
  show(trace);
  EXPECT_EQ(itemText(view, 5), QStringLiteral("économique, unknown to the model"));
  EXPECT_EQ(itemText(view, 4), QStringLiteral("zone"));
}

TEST_F(EnergiesViewTest, FlagsCoverNoKnobHoweverLowThePane) {
  const int words = static_cast<int>(scene().columns());
  std::vector<ui::EnergiesScene::Flag> named;
  for (const int height : {200, 240, 300, 420}) {
    view.resize(480, height);
    for (int position = 0; position < words; ++position) {
      model.setSource(position);
      std::vector<FlipMark> marks;
      for (int j = 0; j < words; ++j)
        for (const double off : {-1.5, 0.4, 3.0}) marks.push_back({j, scene().energy(j) + off, 3, 4});
      model.setFlipMarks(marks);
      QTest::qWait(0);
      for (const auto& flag : scene().flags()) {
        if (!flag.box) continue;
        named.push_back(flag);
        for (int j = 0; j < words; ++j)
          EXPECT_FALSE(flag.box->intersects(scene().knobRect(j))) << "height " << height << ", knob " << j;
      }
    }
  }
  EXPECT_GT(named.size(), 100u) << "and most have room for their words";
}

TEST_F(EnergiesViewTest, FlagNamesTheWordOnTheOtherSide) {
  const int economic = 7, area = 8;  // in the sample's vocabulary
  model.setSource(4);
  const FlipMark mark{4, 3.3, economic, area};
  model.setFlipMarks({mark});
  EXPECT_EQ(scene().flagText(mark), QStringLiteral("Area"));
  EXPECT_TRUE(view.description().contains(QStringLiteral("From 3.30 on the word is Area.")));
  EXPECT_EQ(scene().flagText({4, 1.0, economic, area}), QStringLiteral("Economic")) << "the slider is above this one";
}

TEST_F(EnergiesViewTest, ScoredStepHasNoWeightsUnlessAnEditIsTried) {
  model.setCursor(6, SubStep::score);
  EXPECT_TRUE(scene().showsWeights());
  show(sampleTrace(false));
  EXPECT_FALSE(scene().showsWeights());
  EXPECT_TRUE(view.sumText().isEmpty());
  model.setCursor(6, SubStep::soften);
  EXPECT_TRUE(scene().showsWeights());
}

TEST_F(EnergiesViewTest, LargeEnergiesSoftenExactly) {
  auto trace = std::make_shared<Trace>(*diagonalTrace({"a", "b", "c"}, {"x"}));
  setEnergies(trace->steps[0], {1000, 1000, 998}, {1000, 1000, 998});
  trace->energyBound = 0;
  show(trace);
  model.setCursor(1, SubStep::blend);
  model.setSource(2);
  press(view, Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_DOUBLE_EQ(scene().energy(2), 999);
  EXPECT_NEAR(scene().weight(0), 0.422318798252, 1e-11);
  EXPECT_NEAR(scene().weight(2), 0.155362403497, 1e-11);
}

TEST_F(EnergiesViewTest, EmptyStates) {
  model.setCursor(0, SubStep::write);
  EXPECT_TRUE(scene().empty());
  EXPECT_FALSE(enabled("energies.equalise"));
  EXPECT_EQ(view.description(), QStringLiteral("No step yet."));
  show(fixedVectorTrace(), Scorer::none);
  model.setCursor(3, SubStep::write);
  EXPECT_TRUE(view.description().contains(QStringLiteral("one fixed vector")));
  EXPECT_EQ(accessible(view)->childCount(), 0);
  press(view, Qt::Key_Up);
  EXPECT_TRUE(requests.empty());
  view.grab();
}

TEST_F(EnergiesViewTest, OneTokenAndTwoHundredTokens) {
  show(diagonalTrace({"oui"}, {"yes"}));
  model.setCursor(1, SubStep::blend);
  EXPECT_FALSE(enabled("energies.onlyThis"));
  press(view, Qt::Key_7);
  EXPECT_TRUE(requests.empty()) << "a single word weighs 1 whatever happens";
  view.grab();
  show(longTrace(200, 200));
  press(view, Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(model.source(), 199);
  EXPECT_GE(scene().columnRect(0).width(), 24);
  EXPECT_TRUE(scene().columnRect(199).intersects(scene().track())) << "scrolled into view";
  view.grab();
}

TEST_F(EnergiesViewTest, CsvReadsBack) {
  const QList<QStringList> lines = ui::parseCsv(view.exportCsv());
  ASSERT_EQ(lines.size(), 16);
  EXPECT_EQ(lines[5][1], QStringLiteral("zone"));
  EXPECT_EQ(lines[5][2].toDouble(), 2.6);
  EXPECT_EQ(lines[5][3].toDouble(), model.trace()->steps[5].alpha[4]);
  EXPECT_EQ(lines[5][4].toDouble(), 1.2);
  EXPECT_EQ(lines[5][6], QStringLiteral("1"));
}

TEST_F(EnergiesViewTest, ButtonsNeverLeaveTheirPane) {
  for (const int width : {220, 330, 456, 1200}) {
    view.resize(width, 420);
    QTest::qWait(0);
    const auto buttons = view.findChildren<QPushButton*>(QRegularExpression(QStringLiteral("energies\\..*\\.button")));
    ASSERT_EQ(buttons.size(), 10);
    for (const QPushButton* button : buttons) {
      const QRect place(button->mapTo(&view, QPoint(0, 0)), button->size());
      EXPECT_TRUE(view.rect().contains(place)) << width << ' ' << button->objectName().toStdString();
      EXPECT_GE(button->width(), button->sizeHint().width() - 1) << "no clipped words";
    }
  }
}

}  // namespace
}  // namespace lookback::test
