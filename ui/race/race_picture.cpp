// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/race_picture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/race/lane_view.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

constexpr int kWidth = 1080, kChartHeight = 260, kLaneGap = 24, kLine = 18, kHead = 24;
constexpr double kLane = (kWidth - (kRaceLanes - 1.0) * kLaneGap) / kRaceLanes;

double wrappedHeight(const QString& text) {
  const QFontMetricsF metrics(exportTheme().font(TextStep::base));
  return metrics.boundingRect(QRectF(0, 0, kWidth, 1e5), Qt::TextWordWrap, text).height();
}

QString sourceOf(const RaceResult& result) {
  return QString::fromStdString(result.stage.source);
}

QString referenceOf(const RaceResult& result) {
  return QString::fromStdString(result.stage.target);
}

double lanesTop(const RaceResult& result) {
  return wrappedHeight(sourceOf(result)) + wrappedHeight(referenceOf(result)) + 2 * kLine;
}

LaneScene sceneOf(const RacePaper& paper, std::size_t lane) {
  return layOutLane(paper.result->lanes[lane], paper.lostWords[lane], exportTheme(), kLane);
}

double tallest(const RacePaper& paper) {
  double height = 0;
  for (std::size_t k = 0; k < kRaceLanes; ++k) height = std::max(height, sceneOf(paper, k).height);
  return height;
}

void paintSentence(QPainter& painter, const RaceResult& result) {
  const Theme& theme = exportTheme();
  const double source = wrappedHeight(sourceOf(result)), reference = wrappedHeight(referenceOf(result));
  painter.setFont(theme.font(TextStep::base));
  painter.setPen(theme.color(Role::source));
  painter.drawText(QRectF(0, 0, kWidth, source + 2), Qt::TextWordWrap, sourceOf(result));
  painter.setPen(theme.color(Role::text));
  painter.drawText(QRectF(0, source + kLine / 2.0, kWidth, reference + 2), Qt::TextWordWrap, referenceOf(result));
}

void paintLaneOf(QPainter& painter, const RacePaper& paper, std::size_t lane) {
  const Theme& theme = exportTheme();
  const auto system = static_cast<RaceSystem>(lane);
  painter.setFont(theme.font(TextStep::base, QFont::DemiBold));
  painter.setPen(theme.color(Role::text));
  painter.drawText(QRectF(0, 0, kLane, kHead), Qt::AlignLeft | Qt::AlignVCenter, laneName(system));
  painter.setFont(theme.font(TextStep::note));
  painter.setPen(theme.color(Role::text2));
  painter.drawText(QRectF(0, kHead - 4, kLane, kHead), Qt::AlignLeft | Qt::AlignVCenter, paper.summaries[lane]);
  painter.translate(0, 2 * kHead);
  paintLane(painter, sceneOf(paper, lane), theme, system);
}

}  // namespace

QSize RacePaper::chartSize() {
  return {kWidth, kChartHeight};
}

QSize RacePaper::size() const {
  const double height = lanesTop(*result) + 2 * kHead + tallest(*this) + (chart.isNull() ? 0 : kLaneGap + kChartHeight);
  return {kWidth, static_cast<int>(std::ceil(height))};
}

void RacePaper::paint(QPainter& painter) const {
  paintSentence(painter, *result);
  const double top = lanesTop(*result);
  for (std::size_t k = 0; k < kRaceLanes; ++k) {
    painter.save();
    painter.translate(static_cast<double>(k) * (kLane + kLaneGap), top);
    paintLaneOf(painter, *this, k);
    painter.restore();
  }
  if (chart.isNull()) return;
  painter.translate(0, top + 2 * kHead + tallest(*this) + kLaneGap);
  painter.drawPicture(0, 0, chart);
}

}  // namespace lookback::ui
