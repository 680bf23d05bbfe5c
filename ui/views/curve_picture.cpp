// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/curve_picture.h"

#include <qcustomplot.h>

#include <QPicture>
#include <algorithm>
#include <cmath>

#include "ui/views/marks.h"
#include "ui/views/pane_canvas.h"

namespace lookback::ui {
namespace {

constexpr double kMargin = 0.02;  // of the x range, at both ends
constexpr int kMarkers = 9;       // on a line of many points
constexpr double kMarkerSize = 8, kLineWidth = 2, kThinWidth = 1.2;
constexpr int kWidth = 720, kHeight = 360, kTitle = 26, kLegendRow = 20, kSwatch = 40, kLegendWidth = 340;

QCPScatterStyle scatter(const LineStyle& style, const Theme& theme) {
  const QColor color = lineColor(style, theme);
  constexpr int kRing = 6;
  const QBrush fill = markerFilled(style.marker) ? QBrush(color)
                      : style.marker == kRing    ? QBrush(theme.color(Role::surface))
                                                 : QBrush(Qt::NoBrush);
  return QCPScatterStyle(markerPath(style.marker), QPen(color, theme.px(1.4)), fill, theme.px(kMarkerSize));
}

/// Those points that get a marker: all of a few, else some, at places that differ from line to line.
QVector<QCPGraphData> markedPoints(const CurveSeries& series, std::size_t line, std::size_t lines) {
  QVector<QCPGraphData> marked;
  const std::size_t count = series.points.size();
  if (count == 0) return marked;
  const std::size_t step = series.thin ? std::max<std::size_t>(1, count / kMarkers) : 1;
  const std::size_t first = series.thin ? step * line / std::max<std::size_t>(1, lines) : 0;
  for (std::size_t k = std::min(first, count - 1); k < count; k += step)
    marked.push_back({series.points[k].x(), series.points[k].y()});
  return marked;
}

void addSeries(QCustomPlot& plot, const CurveSeries& series, const Theme& theme, std::size_t line, std::size_t lines) {
  QVector<QCPGraphData> data;
  data.reserve(static_cast<int>(series.points.size()));
  for (const QPointF& point : series.points) data.push_back({point.x(), point.y()});
  QCPGraph* curve = plot.addGraph();
  curve->data()->set(data, true);
  curve->setAdaptiveSampling(true);
  curve->setPen(linePen(series.style, theme, theme.px(series.thin ? kThinWidth : kLineWidth)));
  QCPGraph* marks = plot.addGraph();
  marks->data()->set(markedPoints(series, line, lines), true);
  marks->setLineStyle(QCPGraph::lsNone);
  marks->setScatterStyle(scatter(series.style, theme));
  marks->setAdaptiveSampling(false);
}

int legendRows(const CurvePicture& picture) {
  return (static_cast<int>(picture.series.size()) + 1) / 2;
}

}  // namespace

QSize curvesSize(const CurvePicture& picture) {
  return {kWidth, kTitle + kHeight + legendRows(picture) * kLegendRow};
}

QCustomPlot* newPlot(QWidget* parent) {
  class Plot final : public QCustomPlot {
   public:
    using QCustomPlot::QCustomPlot;

   protected:
    void resizeEvent(QResizeEvent* event) override {
      if (!event->size().isEmpty()) QCustomPlot::resizeEvent(event);
    }
  };
  return new Plot(parent);
}

void styleAxes(QCustomPlot& plot, const Theme& theme) {
  const QFont ticks = theme.font(TextStep::tick);
  plot.setBackground(theme.color(Role::surface));
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
    axis->setTickLabelFont(ticks);
    axis->setLabelFont(ticks);
    axis->setTickLabelColor(theme.color(Role::text2));
    axis->setLabelColor(theme.color(Role::text2));
    axis->setBasePen(QPen(theme.color(Role::control), std::max(1.0, theme.px(1))));
    axis->setTickPen(Qt::NoPen);
    axis->setSubTickPen(Qt::NoPen);
    axis->grid()->setPen(QPen(theme.color(Role::hair), std::max(1.0, theme.px(1))));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setLabelPadding(static_cast<int>(theme.px(2)));
    axis->setTickLabelPadding(static_cast<int>(theme.px(3)));
    axis->setNumberFormat(QStringLiteral("g"));
    axis->setNumberPrecision(6);
    axis->ticker()->setTickCount(5);
  }
  plot.xAxis->grid()->setVisible(false);
  plot.axisRect()->setMinimumMargins(QMargins(0, static_cast<int>(theme.px(6)), static_cast<int>(theme.px(8)), 0));
}

void plotCurves(QCustomPlot& plot, const CurvePicture& picture, const Theme& theme) {
  plot.clearGraphs();
  styleAxes(plot, theme);
  plot.xAxis->setLabel(picture.xTitle);
  plot.yAxis->setLabel(picture.yTitle);
  for (std::size_t k = 0; k < picture.series.size(); ++k)
    addSeries(plot, picture.series[k], theme, k, picture.series.size());
  if (!picture.checkpoints.empty()) {
    QCPGraph* marks = plot.addGraph();
    for (const double at : picture.checkpoints) marks->addData(at, 0);
    marks->setLineStyle(QCPGraph::lsNone);
    marks->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssTriangle, QPen(theme.color(Role::text2)),
                                           theme.color(Role::text2), theme.px(7)));
  }
  const double right = picture.right > 0 ? picture.right : 1;
  plot.xAxis->setRange(-kMargin * right, right * (1 + kMargin));
  plot.yAxis->setRange(picture.bottom, picture.top > picture.bottom ? picture.top : picture.bottom + 1);
}

void paintCurves(QPainter& painter, QSize size, const CurvePicture& picture) {
  const Theme& theme = exportTheme();
  painter.setFont(theme.font(TextStep::base, QFont::DemiBold));
  painter.setPen(theme.color(Role::text));
  drawLine(painter, QRectF(0, 0, size.width(), kTitle - 6), Qt::AlignLeft | Qt::AlignVCenter, picture.title);
  QCustomPlot plot;
  plotCurves(plot, picture, theme);
  const QSize inside(size.width(), size.height() - kTitle - legendRows(picture) * kLegendRow);
  QPicture drawing;  // QCustomPlot wants a painter of its own
  QCPPainter own;
  own.begin(&drawing);
  own.setMode(QCPPainter::pmVectorized);
  own.setMode(QCPPainter::pmNoCaching);
  plot.toPainter(&own, inside.width(), inside.height());
  own.end();
  painter.save();
  painter.translate(0, kTitle);
  painter.drawPicture(0, 0, drawing);
  painter.restore();
  const QFont font = theme.font(TextStep::note);
  for (std::size_t k = 0; k < picture.series.size(); ++k) {
    const double left = static_cast<double>(k % 2) * (kLegendWidth + 20);
    const double top = size.height() + (static_cast<double>(k / 2) - legendRows(picture)) * kLegendRow;
    drawSwatch(painter, QRectF(left, top, kSwatch, kLegendRow), picture.series[k].style, theme);
    painter.setFont(font);
    painter.setPen(theme.color(Role::text));
    const double room = kLegendWidth - kSwatch - 8;
    drawLine(painter, QRectF(left + kSwatch + 8, top, room, kLegendRow), Qt::AlignLeft | Qt::AlignVCenter,
             QFontMetricsF(font).elidedText(picture.series[k].name, Qt::ElideMiddle, room));
  }
}

}  // namespace lookback::ui
