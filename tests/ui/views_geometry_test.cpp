// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/ui/support/sample_trace.h"
#include "ui/views/arc_geometry.h"
#include "ui/views/energy_axis.h"
#include "ui/views/map_geometry.h"
#include "ui/views/token_layout.h"

namespace lookback::ui {
namespace {

using Mode = Threshold::Mode;

TEST(ArcGeometry, WidthAndOpacityFollowTheWeight) {
  EXPECT_DOUBLE_EQ(linkWidth(0), 1);
  EXPECT_DOUBLE_EQ(linkWidth(0.5), 6.5);
  EXPECT_DOUBLE_EQ(linkWidth(1), 12);
  EXPECT_DOUBLE_EQ(linkOpacity(0, true), 0.15);
  EXPECT_DOUBLE_EQ(linkOpacity(1, true), 1);
  EXPECT_DOUBLE_EQ(linkOpacity(1, false), 0.35);
  EXPECT_DOUBLE_EQ(linkOpacity(0.4, false), 0.35 * (0.15 + 0.85 * 0.4));
}

TEST(ArcGeometry, CurveJoinsItsWordsAndLeavesThemStraightDown) {
  const QPointF source(40, 100), target(300, 220);
  const QPainterPath path = linkPath(source, target);
  EXPECT_EQ(path.pointAtPercent(0), source);
  EXPECT_EQ(path.pointAtPercent(1), target);
  EXPECT_NEAR(path.pointAtPercent(0.01).x(), source.x(), 1);
  EXPECT_NEAR(path.pointAtPercent(0.99).x(), target.x(), 1);
}

TEST(ArcGeometry, ThresholdShowsLinksWeakFirst) {
  const auto trace = test::sampleTrace();
  const std::vector<Link> links = linksOfStep(*trace, 6, {Mode::atLeast, 0.05});
  ASSERT_EQ(links.size(), 3u);
  EXPECT_EQ(links[0].source, 6);
  EXPECT_EQ(links[1].source, 4);
  EXPECT_EQ(links[2].source, 5);
  EXPECT_TRUE(links[1].edited);
  EXPECT_FALSE(links[2].edited) << "its weight moved, but nobody touched its energy";
  EXPECT_TRUE(links[2].strongest);
}

TEST(ArcGeometry, CoverTakesTheFewestLinksThatReachTheShare) {
  const auto trace = test::sampleTrace();
  EXPECT_EQ(linksOfStep(*trace, 6, {Mode::cover, 0.67}).size(), 1u);
  EXPECT_EQ(linksOfStep(*trace, 6, {Mode::cover, 0.69}).size(), 2u);
  EXPECT_EQ(linksOfStep(*trace, 6, {Mode::cover, 0.9}).size(), 3u);
}

TEST(ArcGeometry, ShownAndHiddenLinksTogetherAreTheWholeRow) {
  const auto trace = test::sampleTrace();
  for (const Threshold& threshold :
       {Threshold{Mode::atLeast, 0.0}, Threshold{Mode::atLeast, 0.05}, Threshold{Mode::cover, 0.9}}) {
    double mass = 0;
    const std::vector<Link> links = linksOfStep(*trace, 6, threshold);
    for (const Link& link : links) mass += link.alpha;
    const HiddenLinks hidden = hiddenLinks(*trace, 6, threshold);
    EXPECT_EQ(links.size() + static_cast<std::size_t>(hidden.count), trace->source.size());
    EXPECT_NEAR(mass + hidden.mass, 1, 1e-12);
  }
}

TEST(ArcGeometry, RowThatIsNotComputableHasNoLinks) {
  const auto trace = test::notComputableTrace();
  EXPECT_TRUE(linksOfStep(*trace, 2, {}).empty());
  EXPECT_EQ(hiddenLinks(*trace, 2, {}).count, 0);
  EXPECT_FALSE(linksOfStep(*trace, 1, {}).empty());
}

TEST(ArcGeometry, CrossingPairsAreCountedOnce) {
  const auto link = [](int step, int source, bool strongest = true) {
    return Link{step, source, 0.8, false, strongest, false};
  };
  // zone économique européenne -> European Economic Area: three words in reverse order make three crossing pairs.
  std::vector<Link> links = {link(1, 3), link(2, 2), link(3, 1), link(4, 4), link(4, 0, false)};
  EXPECT_EQ(markCrossings(links), 3);
  EXPECT_TRUE(links[0].crossing && links[1].crossing && links[2].crossing);
  EXPECT_FALSE(links[3].crossing);
  std::vector<Link> straight = {link(1, 0), link(2, 0), link(3, 5)};
  EXPECT_EQ(markCrossings(straight), 0) << "two words that read the same one do not cross";
}

TEST(TokenLayout, SpreadsAWholeLineFromEdgeToEdge) {
  const TokenRow row = spreadTokens({20, 40, 30}, 10, 210, 8, 100);
  EXPECT_DOUBLE_EQ(row.left, 10);
  EXPECT_DOUBLE_EQ(row.right, 210);
  EXPECT_DOUBLE_EQ(row.centre[0], 20);
  EXPECT_DOUBLE_EQ(row.centre[1], 20 + 10 + 55 + 20);
}

TEST(TokenLayout, RunsPastTheEdgeRatherThanOverlap) {
  const TokenRow row = spreadTokens({100, 100, 100}, 0, 150, 8, 40);
  for (std::size_t k = 1; k < row.centre.size(); ++k) EXPECT_DOUBLE_EQ(row.centre[k] - row.centre[k - 1], 108);
  EXPECT_DOUBLE_EQ(row.right, 316);
}

TEST(TokenLayout, CentresAShortLine) {
  const TokenRow one = spreadTokens({20}, 0, 200, 8, 40);
  EXPECT_DOUBLE_EQ(one.centre[0], 100);
  const TokenRow two = spreadTokens({20, 20}, 0, 200, 8, 40);
  EXPECT_DOUBLE_EQ(two.centre[0] + two.centre[1], 200);
  EXPECT_DOUBLE_EQ(two.centre[1] - two.centre[0], 60);
  EXPECT_TRUE(spreadTokens({}, 0, 200, 8, 40).centre.empty());
}

constexpr MapMargins kMargins{100, 70, 60, 80};

TEST(MapGeometry, CellsOfFortyPixelsScroll) {
  const MapGeometry g = layOutMap(14, 15, {480, 400}, kMargins, CellSize::forty, 1);
  EXPECT_DOUBLE_EQ(g.cell, 40);
  EXPECT_EQ(g.visibleColumns, 8);
  EXPECT_EQ(g.visibleRows, 6);
  EXPECT_TRUE(g.scrolls());
  EXPECT_TRUE(hasValueText(g.cell, 1));
  EXPECT_FALSE(hasValueText(39, 1));
}

TEST(MapGeometry, FitStaysBetweenFourteenAndSeventyTwo) {
  EXPECT_DOUBLE_EQ(layOutMap(80, 80, {480, 400}, kMargins, CellSize::fit, 1).cell, 14);
  EXPECT_DOUBLE_EQ(layOutMap(2, 2, {480, 400}, kMargins, CellSize::fit, 1).cell, 72);
  const MapGeometry g = layOutMap(10, 10, {480, 400}, kMargins, CellSize::fit, 1);
  EXPECT_DOUBLE_EQ(g.cell, 25);
  EXPECT_FALSE(g.scrolls());
  EXPECT_DOUBLE_EQ(layOutMap(80, 80, {480, 400}, kMargins, CellSize::fit, 2).cell, 28) << "lengths follow the scale";
}

TEST(MapGeometry, PlaceAndCellAreInverse) {
  MapGeometry g = layOutMap(14, 15, {480, 400}, kMargins, CellSize::forty, 1);
  g.scrollTo(5, 3);
  for (int row = g.firstRow; row <= g.lastRow(); ++row)
    for (int column = g.firstColumn; column <= g.lastColumn(); ++column)
      EXPECT_EQ(g.cellAt(g.cellRect({row, column}).center()), (MapCell{row, column}));
  EXPECT_FALSE(g.cellAt({50, 100}).valid());
  EXPECT_FALSE(g.cellAt(g.area().bottomRight() + QPointF(1, 1)).valid());
}

TEST(MapGeometry, ShowsTheCursorAndNeverScrollsPastTheEnds) {
  MapGeometry g = layOutMap(14, 15, {480, 400}, kMargins, CellSize::forty, 1);
  g.show({6, 0});
  EXPECT_EQ(g.firstRow, 1) << "one row for a neighbour";
  g.show({13, 14});
  EXPECT_TRUE(g.shows({13, 14}));
  EXPECT_EQ(g.lastRow(), 13);
  g.scrollTo(-5, 99);
  EXPECT_EQ(g.firstRow, 0);
  EXPECT_EQ(g.lastColumn(), 14);
}

TEST(MapGeometry, LivesInNoRoomAtAll) {
  const MapGeometry g = layOutMap(14, 15, {1, 1}, kMargins, CellSize::fit, 3);
  EXPECT_EQ(g.visibleRows, 1);
  EXPECT_EQ(g.visibleColumns, 1);
}

Vector<double> energies(std::initializer_list<double> values) {
  Vector<double> e(static_cast<Index>(values.size()));
  std::copy(values.begin(), values.end(), e.begin());
  return e;
}

TEST(EnergyAxis, HoldsTheEnergiesAndTheReachableBand) {
  const EnergyAxis axis = energyAxis(energies({-2.4, 3.8}), energies({-2.4, 3.8}), 5.4);
  EXPECT_DOUBLE_EQ(axis.high, 6);
  EXPECT_DOUBLE_EQ(axis.low, -6);
  EXPECT_TRUE(axis.showsBound());
  EXPECT_DOUBLE_EQ(axis.highestUseful(), 5.4);
  const EnergyAxis wide = energyAxis(energies({-2.4, 11}), energies({-2.4, 3.8}), 5.4);
  EXPECT_GE(wide.high, 11) << "a person may go past the bound";
  EXPECT_TRUE(wide.showsBound());
}

TEST(EnergyAxis, BandFarAwayDoesNotFlattenTheSliders) {
  const EnergyAxis axis = energyAxis(energies({-2, 4}), energies({-2, 4}), 60);
  EXPECT_DOUBLE_EQ(axis.high, 6);
  EXPECT_FALSE(axis.showsBound());
  EXPECT_DOUBLE_EQ(axis.highestUseful(), 6);
}

TEST(EnergyAxis, HeightAndEnergyAreInverse) {
  const EnergyAxis axis = energyAxis(energies({-2, 4}), energies({-2, 4}), 0);
  const QRectF track(0, 24, 400, 132);
  for (const double e : {-6.0, -1.25, 0.0, 3.3, 6.0}) EXPECT_NEAR(axis.energyAt(axis.yOf(e, track), track), e, 1e-12);
  EXPECT_GT(axis.yOf(-1, track), axis.yOf(1, track)) << "more is up";
}

TEST(EnergyAxis, FarEnergiesAndWhatIsNoNumber) {
  const double inf = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  const EnergyAxis far = energyAxis(energies({1000, 1000, 999}), energies({1000, 1000, 999}), 0);
  EXPECT_LT(far.low, 999);
  EXPECT_GT(far.high, 1000);
  EXPECT_LT(far.high - far.low, 50) << "a difference of 1 is still to be seen";
  const EnergyAxis some = energyAxis(energies({-inf, nan, 2}), energies({1, nan, 2}), 0);
  EXPECT_DOUBLE_EQ(some.high, 6);
  const EnergyAxis none = energyAxis(energies({nan}), energies({nan}), 0);
  EXPECT_LT(none.low, none.high);
  EXPECT_DOUBLE_EQ(some.yOf(-inf, QRectF(0, 0, 1, 100)), 100);
}

}  // namespace
}  // namespace lookback::ui
