// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What views keep from one frame to the next must look as if it were drawn anew.
#include "tests/ui/support/views_fixture.h"
#include "ui/views/arc_geometry.h"
#include "ui/views/arcs_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/sentence_chart.h"

namespace lookback::test {
namespace {

using ui::SubStep;

class RepaintTest : public ViewsTest {
 protected:
  /// Walks over the sentence, there and back and by leaps, and compares with a view that was made for the place.
  template <class View>
  void compare(int width, int height) {
    View walked(model, theme);
    place(walked, width, height);
    const auto step = [&](int to, SubStep subStep, int source) {
      model.setCursor(to, subStep);
      model.setSource(source);
      QTest::qWait(0);
      const QImage kept = walked.grab().toImage();
      View fresh(model, theme);
      place(fresh, width, height);
      EXPECT_EQ(kept, fresh.grab().toImage()) << "step " << to << ", sub-step " << static_cast<int>(subStep);
    };
    const int last = static_cast<int>(model.trace()->steps.size());
    for (int i = 0; i <= last; ++i) step(i, SubStep::write, i % 5);
    for (const int i : {last - 1, 2, last, 1}) step(i, SubStep::score, 3);
    theme.setName(ui::ThemeName::dark);
    for (const int i : {3, 4}) step(i, SubStep::write, 2);
    theme.setScale(1.25);
    for (const int i : {5, 6, 4}) step(i, SubStep::write, 2);
  }
};

TEST_F(RepaintTest, Arcs) {
  compare<ui::ArcsView>(640, 260);
}

TEST_F(RepaintTest, ArcsOfALongSentence) {
  show(longTrace(30, 30));
  compare<ui::ArcsView>(900, 260);
}

TEST_F(RepaintTest, Map) {
  compare<ui::MapView>(1100, 1000);  // all cells: where a scrolled map stands depends on the way there
}

TEST_F(RepaintTest, Energies) {
  compare<ui::EnergiesView>(480, 420);
}

TEST_F(RepaintTest, NextWords) {
  compare<ui::NextWordsView>(320, 260);
}

TEST_F(RepaintTest, Chart) {
  compare<ui::SentenceChart>(216, 128);
}

TEST_F(RepaintTest, ArcsFollowReorderingsAndThreshold) {
  ui::ArcsView walked(model, theme);
  place(walked, 640, 260);
  model.setCursor(8, SubStep::write);
  for (const bool crossings : {true, false})
    for (const double least : {0.0, 0.2, 0.05}) {
      walked.setShowReorderings(crossings);
      walked.setThreshold({ui::Threshold::Mode::atLeast, least});
      QTest::qWait(0);
      ui::ArcsView fresh(model, theme);
      fresh.setShowReorderings(crossings);
      fresh.setThreshold({ui::Threshold::Mode::atLeast, least});
      place(fresh, 640, 260);
      EXPECT_EQ(walked.canvas()->grab().toImage(), fresh.canvas()->grab().toImage()) << least;
    }
}

TEST(LinkRegion, HoldsEveryPixelOfTheLink) {
  application();
  for (const double width : {1.0, 5.0, 16.0})
    for (const double to : {30.0, 100.0, 101.5, 380.0}) {
      QImage image(400, 200, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      const QPointF source(100, 30), target(to, 170);
      painter.strokePath(ui::linkPath(source, target), QPen(Qt::black, width, Qt::SolidLine, Qt::FlatCap));
      const QRegion region = ui::linkRegion(source, target, width);
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          ASSERT_TRUE(image.pixel(x, y) == qRgb(255, 255, 255) || region.contains(QPoint(x, y)))
              << x << ", " << y << " of a link to " << to << " drawn " << width << " wide";
    }
}

}  // namespace
}  // namespace lookback::test
