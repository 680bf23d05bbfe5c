// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/marks.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>

#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

QPen roundPen(const QColor& color, double width) {
  return QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// Draws `path`, given in design pixels, at a place.
void strokeIcon(QPainter& painter, const QPainterPath& path, QPointF topLeft, double unit, const QColor& color,
                double width) {
  painter.save();
  painter.translate(topLeft);
  painter.scale(unit, unit);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(roundPen(color, width));
  painter.drawPath(path);
  painter.restore();
}

QPainterPath polyline(std::initializer_list<QPointF> points) {
  QPainterPath path(*points.begin());
  for (const QPointF& point : points) path.lineTo(point);
  return path;
}

}  // namespace

void drawPencil(QPainter& painter, QPointF topLeft, double unit, const QColor& color) {
  QPainterPath path = polyline({{2, 12}, {2.6, 9.4}, {9.4, 2.6}, {11.4, 4.6}, {4.6, 11.4}});
  path.closeSubpath();
  strokeIcon(painter, path, topLeft, unit, color, 1.5);
}

void drawDiamond(QPainter& painter, QPointF centre, double unit, const QColor& fill, const QColor& edge) {
  const double r = 8 * unit;
  const QPolygonF diamond(
      {centre - QPointF(0, r), centre + QPointF(r, 0), centre + QPointF(0, r), centre - QPointF(r, 0)});
  painter.setPen(roundPen(edge, 2 * unit));
  painter.setBrush(fill);
  painter.drawPolygon(diamond);
}

void drawPadlock(QPainter& painter, QPointF centre, double unit, const QColor& ink, const QColor& ground) {
  painter.save();
  painter.translate(centre);
  painter.scale(unit, unit);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(roundPen(ink, 2));
  QPainterPath shackle(QPointF(-4, -2));
  shackle.lineTo(-4, -5);
  shackle.arcTo(QRectF(-4, -9, 8, 8), 180, -180);
  shackle.lineTo(4, -2);
  painter.drawPath(shackle);
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(-7, -3, 14, 10), 2, 2);
  painter.restore();
}

void drawPin(QPainter& painter, QPointF topLeft, double unit, const QColor& color) {
  QPainterPath path = polyline({{4, 2}, {10, 2}, {9, 6}, {11, 8.5}, {3, 8.5}, {5, 6}});
  path.closeSubpath();
  path.moveTo(7, 8.5);
  path.lineTo(7, 12.5);
  strokeIcon(painter, path, topLeft, unit, color, 1.5);
}

void drawCaret(QPainter& painter, QPointF leftMiddle, double unit, const QColor& color, bool down) {
  const double h = 5 * unit, w = 6 * unit;
  painter.setPen(roundPen(color, unit));
  painter.setBrush(color);
  if (down) {
    painter.drawPolygon(QPolygonF({leftMiddle - QPointF(h, w), leftMiddle + QPointF(h, -w), leftMiddle}));
  } else {
    painter.drawPolygon(
        QPolygonF({leftMiddle - QPointF(0, h), leftMiddle + QPointF(w, 0), leftMiddle + QPointF(0, h)}));
  }
}

void drawCross(QPainter& painter, const QRectF& rect, double width, const QColor& color) {
  painter.setPen(roundPen(color, width));
  painter.drawLine(rect.topLeft(), rect.bottomRight());
  painter.drawLine(rect.topRight(), rect.bottomLeft());
}

void drawTick(QPainter& painter, QPointF topLeft, double unit, const QColor& color) {
  strokeIcon(painter, polyline({{3, 8.2}, {6, 11.2}, {12, 4.8}}), topLeft, unit, color, 2);
}

void drawChevron(QPainter& painter, QPointF topLeft, double unit, const QColor& color) {
  strokeIcon(painter, polyline({{0, 0}, {4, 4}, {8, 0}}), topLeft, unit, color, 1.5);
}

void drawMaximise(QPainter& painter, QPointF topLeft, double unit, const QColor& color, bool inward) {
  QPainterPath path = inward ? polyline({{1, 5}, {5, 5}, {5, 1}}) : polyline({{1, 5}, {1, 1}, {5, 1}});
  path.addPath(inward ? polyline({{11, 7}, {7, 7}, {7, 11}}) : polyline({{11, 7}, {11, 11}, {7, 11}}));
  strokeIcon(painter, path, topLeft, unit, color, 1.5);
}

void drawHatch(QPainter& painter, const QRectF& rect, double unit, const QColor& color) {
  if (rect.isEmpty()) return;
  painter.setPen(QPen(color, 1.5 * unit));
  const double spacing = 8 * unit;
  const double h = rect.height();
  // A line x - (bottom - y) = start, kept between the sides of the rectangle.
  for (double start = rect.left() - h + spacing; start < rect.right(); start += spacing) {
    const double from = std::max(rect.left() - start, 0.0), to = std::min(rect.right() - start, h);
    painter.drawLine(QPointF(start + from, rect.bottom() - from), QPointF(start + to, rect.bottom() - to));
  }
}

void drawDottedUnderline(QPainter& painter, double left, double right, double y, double unit, const QColor& color) {
  // Small bars, not a dashed pen: a sentence of unknown words has hundreds of dots, and stroking dashes is slow.
  const double dot = std::max(1.0, std::round(1.5 * unit)), height = std::max(1.0, std::round(unit));
  for (double x = left; x + dot <= right + 0.5; x += 2 * dot)
    painter.fillRect(QRectF(x, std::round(y), dot, height), color);
}

void drawWave(QPainter& painter, double left, double right, double y, double unit, const QColor& color) {
  const double half = 2.5 * unit, high = 1.6 * unit;
  QPainterPath path(QPointF(left, y));
  bool up = true;
  for (double x = left; x + half <= right; x += half, up = !up)
    path.quadTo(QPointF(x + half / 2, y + (up ? -high : high)), QPointF(x + half, y));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(roundPen(color, 1.4 * unit));
  painter.drawPath(path);
}

void drawStop(QPainter& painter, QPointF centre, double unit, const QColor& color) {
  const double r = 4.5 * unit, c = 1.9 * unit;
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(
      QPolygonF({centre + QPointF(-c, -r), centre + QPointF(c, -r), centre + QPointF(r, -c), centre + QPointF(r, c),
                 centre + QPointF(c, r), centre + QPointF(-c, r), centre + QPointF(-r, c), centre + QPointF(-r, -c)}));
}

void drawFlag(QPainter& painter, QPointF foot, double unit, const QColor& color) {
  painter.setPen(roundPen(color, 1.4 * unit));
  painter.drawLine(foot, foot - QPointF(0, 12 * unit));
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(
      QPolygonF({foot + QPointF(0, -12) * unit, foot + QPointF(8, -9) * unit, foot + QPointF(0, -6) * unit}));
}

void drawFocusRing(QPainter& painter, const QRectF& rect, double unit, double radius, const QColor& color) {
  const double away = 3.5 * unit;  // 2 px gap and half of the 3 px line
  painter.setPen(QPen(color, 3 * unit));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), radius + away, radius + away);
}

void fillSharp(QPainter& painter, const QRectF& rect, const QColor& color) {
  const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.fillRect(rect, color);
  painter.setRenderHint(QPainter::Antialiasing, smooth);
}

void fillTranslucent(QPainter& painter, const QRectF& rect, const QColor& color) {
  if (!painter.paintEngine() || painter.paintEngine()->type() != QPaintEngine::Raster)
    return painter.fillRect(rect, color);  // one bar in a file
  // In pieces that are too low for Qt to spread them over threads, which it would wait for (from 96 rows on). They end
  // where a row of pixels ends, so that no seam shows.
  constexpr double kRows = 64;
  const double scale = painter.deviceTransform().m22(), down = painter.deviceTransform().dy();
  for (double top = rect.top(); top < rect.bottom();) {
    const double row = std::floor(top * scale + down + 1e-6) + kRows;
    const double bottom = scale > 0 ? std::min((row - down) / scale, rect.bottom()) : rect.bottom();
    painter.fillRect(QRectF(rect.left(), top, rect.width(), bottom - top), color);
    top = bottom;
  }
}

void drawLine(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
  drawText(painter, rect, alignment, text);
}

namespace {

double cellWidth(const QFont& font, const QString& letter) {
  return textWidth(font, letter[0].isDigit() ? QStringLiteral("0") : letter);
}

}  // namespace

double numberWidth(const QFont& font, const QString& text) {
  double width = 0;
  for (const QChar letter : text) width += cellWidth(font, letter);
  return width;
}

void drawNumber(QPainter& painter, const QRectF& rect, const QString& text) {
  double x = rect.right();
  for (qsizetype at = text.size() - 1; at >= 0; --at) {
    const QString letter = text.mid(at, 1);
    const double width = cellWidth(painter.font(), letter);
    x -= width;
    drawLine(painter, QRectF(x, rect.top(), width, rect.height()), Qt::AlignHCenter, letter);
  }
}

}  // namespace lookback::ui
