// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What moves inside a sub-step (P8): it ends, it never shows an old state or a false number, and it stays away from
// dragging, fast steps, exports and whoever wants no motion.
#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <functional>

#include "tests/ui/support/views_fixture.h"
#include "ui/controllers/player.h"
#include "ui/views/arc_geometry.h"
#include "ui/views/arcs_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"

namespace lookback::test {
namespace {

using ui::SubStep;

/// Long enough for any machine; a motion takes 400 ms.
constexpr int kPatienceMs = 20000;

class MotionTest : public ViewsTest {
 protected:
  MotionTest() { theme.setReducedMotion(false); }

  template <class View>
  QImage fresh(int width, int height) {
    View view(model, theme);
    place(view, width, height);
    return view.canvas()->grab().toImage();
  }

  /// A step into `to` moves, and ends in the picture that a new view shows.
  template <class View>
  void stepInto(SubStep to, int width = 640, int height = 420) {
    View view(model, theme);
    model.setCursor(6, static_cast<SubStep>(static_cast<int>(to) - 1));
    place(view, width, height);
    model.setCursor(6, to);
    ASSERT_TRUE(view.canvas()->motion().running());
    const QImage begun = view.canvas()->grab().toImage();
    const QString said = view.description();
    ASSERT_TRUE(QTest::qWaitFor([&view] { return !view.canvas()->motion().running(); }, kPatienceMs));
    const QImage rest = fresh<View>(width, height);
    EXPECT_NE(begun, rest);
    EXPECT_EQ(view.canvas()->grab().toImage(), rest);
    EXPECT_EQ(said, view.description());
  }

  static std::vector<SubStep> parts() { return {SubStep::score, SubStep::soften, SubStep::blend, SubStep::write}; }
};

TEST(Motion, TakesLessTimeTheFasterStepsCome) {
  EXPECT_EQ(ui::Motion::duration(10'000), 400);
  EXPECT_EQ(ui::Motion::duration(500), 400);
  EXPECT_EQ(ui::Motion::duration(300), 240);  // playing at 1
  EXPECT_EQ(ui::Motion::duration(150), 120);  // at 2
  EXPECT_EQ(ui::Motion::duration(75), 0);     // at 4
  EXPECT_EQ(ui::Motion::duration(33), 0);     // a key that is held
}

TEST(Motion, OnlyAStepForwardMoves) {
  const auto first = [](int fromStep, SubStep from, int toStep, SubStep to) {
    return ui::firstNewPart({fromStep, from}, {toStep, to});
  };
  EXPECT_EQ(first(3, SubStep::score, 3, SubStep::soften), SubStep::soften);
  EXPECT_EQ(first(3, SubStep::write, 4, SubStep::score), SubStep::score);
  EXPECT_EQ(first(0, SubStep::write, 1, SubStep::score), SubStep::score);
  EXPECT_EQ(first(3, SubStep::write, 4, SubStep::write), SubStep::score);  // a whole word
  EXPECT_EQ(first(3, SubStep::score, 3, SubStep::write), SubStep::soften);
  EXPECT_EQ(first(3, SubStep::soften, 3, SubStep::score), std::nullopt);
  EXPECT_EQ(first(3, SubStep::write, 5, SubStep::score), std::nullopt);
  EXPECT_EQ(first(3, SubStep::score, 4, SubStep::write), std::nullopt);
  EXPECT_EQ(first(4, SubStep::write, 3, SubStep::write), std::nullopt);
}

TEST_F(MotionTest, EnergiesRise) {
  stepInto<ui::EnergiesView>(SubStep::soften);
  model.setCursor(5, SubStep::write);
  ui::EnergiesView view(model, theme);
  place(view, 480, 420);
  model.setCursor(6, SubStep::score);
  const QImage begun = view.canvas()->grab().toImage();
  ASSERT_TRUE(QTest::qWaitFor([&view] { return !view.canvas()->motion().running(); }, kPatienceMs));
  EXPECT_NE(begun, view.canvas()->grab().toImage());
  EXPECT_EQ(view.canvas()->grab().toImage(), fresh<ui::EnergiesView>(480, 420));
}

TEST_F(MotionTest, ArcsGrowAndCarry) {
  stepInto<ui::ArcsView>(SubStep::soften);
  stepInto<ui::ArcsView>(SubStep::blend);
}

TEST_F(MotionTest, TheRowOfTheMapArrives) {
  stepInto<ui::MapView>(SubStep::soften, 1100, 1000);
}

TEST_F(MotionTest, TheNextWordsGrow) {
  stepInto<ui::NextWordsView>(SubStep::write);
}

/// How often a widget is painted.
class PaintCount final : public QObject {
 public:
  explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
  int count = 0;

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) ++count;
    return false;
  }
};

TEST_F(MotionTest, OnlyWhatMovesIsPaintedAgain) {
  ui::MapView map(model, theme);
  ui::NextWordsView words(model, theme);
  place(map, 900, 700);
  place(words, 320, 260);
  PaintCount maps(*map.canvas()), lists(*words.canvas());
  model.setCursor(6, SubStep::write);
  ASSERT_TRUE(words.canvas()->motion().running());
  ASSERT_TRUE(QTest::qWaitFor([&] { return !words.canvas()->motion().running(); }, kPatienceMs));
  QTest::qWait(0);
  EXPECT_LE(maps.count, 1) << "the cursor's sub-step is another one";
  EXPECT_GE(lists.count, 2);
}

TEST_F(MotionTest, WithReducedMotionEverythingIsThereAtOnce) {
  theme.setReducedMotion(true);
  ui::EnergiesView view(model, theme);
  place(view, 480, 420);
  model.setCursor(6, SubStep::score);
  model.setCursor(6, SubStep::soften);
  EXPECT_FALSE(view.canvas()->motion().running());
  EXPECT_EQ(view.canvas()->grab().toImage(), fresh<ui::EnergiesView>(480, 420));
}

TEST_F(MotionTest, ReducingMotionEndsWhatMoves) {
  ui::ArcsView view(model, theme);
  model.setCursor(6, SubStep::score);
  place(view, 480, 420);
  model.setCursor(6, SubStep::soften);
  ASSERT_TRUE(view.canvas()->motion().running());
  theme.setReducedMotion(true);
  EXPECT_FALSE(view.canvas()->motion().running());
}

TEST_F(MotionTest, SteppingQuicklyNeverShowsAnOldState) {
  ui::ArcsView arcs(model, theme);
  ui::EnergiesView energies(model, theme);
  place(arcs, 640, 260);
  place(energies, 480, 420);
  ui::Player player(model);
  for (int k = 2; k < 7; ++k) {
    for (int step = 0; step < k; ++step) player.step();  // the first of them may move, until the second comes
    EXPECT_FALSE(arcs.canvas()->motion().running()) << k;
    EXPECT_EQ(arcs.canvas()->motion().progress(), ui::StepProgress());
    EXPECT_EQ(arcs.canvas()->grab().toImage(), fresh<ui::ArcsView>(640, 260)) << k;
    EXPECT_EQ(energies.canvas()->grab().toImage(), fresh<ui::EnergiesView>(480, 420)) << k;
  }
}

TEST_F(MotionTest, ALeapAndAWayBackDoNotMove) {
  ui::MapView view(model, theme);
  place(view, 900, 700);
  for (const auto& [step, part] : {std::pair(2, SubStep::write), std::pair(8, SubStep::soften),
                                   std::pair(8, SubStep::score), std::pair(7, SubStep::write)}) {
    model.setCursor(step, part);
    EXPECT_FALSE(view.canvas()->motion().running()) << step;
  }
  model.setSource(2);
  EXPECT_FALSE(view.canvas()->motion().running());
}

TEST_F(MotionTest, WhatIsNotOnScreenDoesNotMove) {
  ui::ArcsView view(model, theme);
  model.setCursor(6, SubStep::write);
  EXPECT_FALSE(view.canvas()->motion().running());
}

TEST_F(MotionTest, DraggingIsNotAnimated) {
  ui::EnergiesView view(model, theme);
  model.setCursor(6, SubStep::score);
  place(view, 480, 420);
  model.setCursor(6, SubStep::soften);
  ASSERT_TRUE(view.canvas()->motion().running());
  const QPointF knob = view.scene().knob(2);
  QTest::mousePress(view.canvas(), Qt::LeftButton, {}, knob.toPoint());
  for (int up = 5; up <= 30; up += 5) {
    QTest::mouseMove(view.canvas(), (knob - QPointF(0, up)).toPoint());
    EXPECT_FALSE(view.canvas()->motion().running()) << up;
  }
  QTest::mouseRelease(view.canvas(), Qt::LeftButton, {}, (knob - QPointF(0, 30)).toPoint());
  EXPECT_FALSE(view.canvas()->motion().running());
  EXPECT_FALSE(requests.empty());
}

TEST_F(MotionTest, ANewResultEndsWhatMoves) {
  ui::ArcsView view(model, theme);
  model.setCursor(6, SubStep::score);
  place(view, 640, 260);
  model.setCursor(6, SubStep::soften);
  ASSERT_TRUE(view.canvas()->motion().running());
  show(sampleTrace());
  EXPECT_FALSE(view.canvas()->motion().running());
}

TEST_F(MotionTest, AnExportShowsTheFinalState) {
  ui::ArcsView arcs(model, theme);
  ui::MapView map(model, theme);
  model.setCursor(6, SubStep::score);
  place(arcs, 640, 260);
  place(map, 900, 700);
  model.setCursor(6, SubStep::soften);
  const auto exported = [](const ui::PaneView& view) {
    QImage image(view.exportSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    view.renderTo(painter, image.size());
    return image;
  };
  ASSERT_TRUE(arcs.canvas()->motion().running() && map.canvas()->motion().running());
  const QImage moving = exported(arcs), movingMap = exported(map);
  ASSERT_TRUE(QTest::qWaitFor([&] { return !arcs.canvas()->motion().running() && !map.canvas()->motion().running(); },
                              kPatienceMs));
  EXPECT_EQ(moving, exported(arcs));
  EXPECT_EQ(movingMap, exported(map));
}

/// Every word and number that a picture writes, in its order.
QStringList texts(const std::function<void(QPainter&)>& paint) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&bytes);
  generator.setSize({640, 420});
  QPainter painter(&generator);
  paint(painter);
  painter.end();
  QStringList all;
  static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
  for (auto match = text.globalMatch(QString::fromUtf8(bytes.data())); match.hasNext();)
    all << match.next().captured(1);
  return all;
}

TEST_F(MotionTest, NumbersAreThoseOfTheStepFromTheStart) {
  model.setCursor(6, SubStep::write);
  ui::EnergiesScene energies(model, theme, {640, 420});
  ui::NextWordsScene words(model, theme, {640, 420});
  const ui::ArcsScene arcs(model, theme, {}, {640, 420});
  const auto all = [&](double share) {
    ui::StepProgress progress;
    for (const SubStep part : parts()) progress.set(part, share);
    energies.setProgress(progress);
    words.setProgress(progress);
    return texts([&](QPainter& painter) { energies.paint(painter, false); }) +
           texts([&](QPainter& painter) { words.paint(painter, -1, false, true); }) + texts([&](QPainter& painter) {
             arcs.paintRest(painter, {0, 0, 640, 420}, progress);
           });
  };
  const QStringList rest = all(1);
  EXPECT_GT(rest.size(), 40);
  for (const double share : {0.0, 0.2, 0.5, 0.99}) EXPECT_EQ(all(share), rest) << share;
}

TEST(LinkPath, APartOfItLiesOnTheWhole) {
  const QPointF source(100, 30), target(380, 170);
  const QPainterPath whole = ui::linkPath(source, target);
  for (const double part : {0.0, 0.1, 0.5, 0.9}) {
    const QPointF end = ui::linkPath(source, target, part).currentPosition();
    // A cubic Bezier curve by its definition.
    const double u = 1 - part, bend = 0.625 * (target.y() - source.y());
    const QPointF expected = u * u * u * source + 3 * u * u * part * (source + QPointF(0, bend)) +
                             3 * u * part * part * (target - QPointF(0, bend)) + part * part * part * target;
    EXPECT_NEAR(end.x(), expected.x(), 1e-9);
    EXPECT_NEAR(end.y(), expected.y(), 1e-9);
  }
  EXPECT_EQ(whole.currentPosition(), target);
}

}  // namespace
}  // namespace lookback::test
