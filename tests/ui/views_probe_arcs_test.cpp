// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <limits>

#include "tests/ui/support/views_fixture.h"
#include "ui/views/probe_arcs.h"

/// The arcs of a probe sentence on the Train page: which links are drawn, where they stand, how they change.
namespace lookback::test {
namespace {

using ui::ProbeArcs;

class ProbeArcsTest : public ViewsTest {
 protected:
  ProbeArcsTest() {
    probe.source = {"une", "robe", "rouge"};
    probe.reference = {"a", "red", "dress"};
    now.alpha = Matrix<float>(4, 4);          // with the end marks
    now.alpha << 0.90F, 0.04F, 0.03F, 0.03F,  //
        0.01F, 0.30F, 0.68F, 0.01F,           //
        0.02F, 0.80F, 0.10F, 0.08F,           //
        0.00F, 0.01F, 0.04F, 0.95F;
  }
  QImage picture(const store::Snapshot* snapshot, int width = 360) {
    QImage image(width, 140, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    ProbeArcs(probe, snapshot, theme, width).paint(painter, QPointF());
    return image;
  }

  store::Probe probe;
  store::Snapshot now;
};

TEST_F(ProbeArcsTest, DrawsWeightsFromFiveHundredthsWeakFirst) {
  const ProbeArcs arcs(probe, &now, theme, 360);
  ASSERT_EQ(arcs.links().size(), 7U);  // 1 + 2 + 3 + 1 reach 0.05
  for (std::size_t k = 1; k < arcs.links().size(); ++k) EXPECT_LE(arcs.links()[k - 1].alpha, arcs.links()[k].alpha);
  EXPECT_FLOAT_EQ(static_cast<float>(arcs.links().back().alpha), 0.95F);
}

TEST_F(ProbeArcsTest, AdjectiveAndNounCrossOnce) {
  const ProbeArcs arcs(probe, &now, theme, 360);
  EXPECT_EQ(arcs.crossings(), 1);
  for (const ui::Link& link : arcs.links())
    EXPECT_EQ(link.crossing, link.strongest && (link.step == 2 || link.step == 3));
}

TEST_F(ProbeArcsTest, LinksEndAtTheirWords) {
  const ProbeArcs arcs(probe, &now, theme, 360);
  for (const ui::Link& link : arcs.links()) {
    // Four slots of 76 px, centred in 360.
    EXPECT_DOUBLE_EQ(arcs.foot(link).x(), 28 + 76 * (link.source + 0.5));
    EXPECT_DOUBLE_EQ(arcs.head(link).x(), 28 + 76 * (link.step - 0.5));
    EXPECT_LT(arcs.foot(link).y(), arcs.head(link).y());
  }
}

TEST_F(ProbeArcsTest, WithoutSnapshotOnlyWords) {
  EXPECT_TRUE(ProbeArcs(probe, nullptr, theme, 360).links().empty());
  EXPECT_NE(picture(nullptr), picture(&now));
}

TEST_F(ProbeArcsTest, OtherWeightsOtherPicture) {
  store::Snapshot flat = now;
  flat.alpha.setConstant(0.25F);
  EXPECT_EQ(ProbeArcs(probe, &flat, theme, 360).links().size(), 16U);
  EXPECT_NE(picture(&flat), picture(&now));
}

TEST_F(ProbeArcsTest, AWeightThatIsNoNumberDrawsNothing) {
  now.alpha.setConstant(std::numeric_limits<float>::quiet_NaN());
  EXPECT_TRUE(ProbeArcs(probe, &now, theme, 360).links().empty());
}

TEST_F(ProbeArcsTest, ALongSentenceStaysInsideItsRoom) {
  probe.source.assign(59, "mot");
  probe.reference.assign(49, "word");
  now.alpha = Matrix<float>::Constant(50, 60, 1.0F / 60);
  now.alpha.col(0).setConstant(0.5F);
  const ProbeArcs arcs(probe, &now, theme, 360);
  ASSERT_EQ(arcs.links().size(), 50U);
  for (const ui::Link& link : arcs.links()) {
    EXPECT_GE(arcs.foot(link).x(), 0);
    EXPECT_LE(arcs.head(link).x(), 360);
  }
}

}  // namespace
}  // namespace lookback::test
