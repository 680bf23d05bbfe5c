// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/line_style.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace lookback::ui {
namespace {

struct Named {
  const char *id, *name;
};
constexpr std::array<Named, kLineColours> kColours = {
    {{"blue", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "blue")},
     {"vermillion", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "vermillion")},
     {"green", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "green")},
     {"purple", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "purple")},
     {"ink", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "ink")},
     {"orange", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "orange")},
     {"violet", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "violet")},
     {"grey", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "grey")}}};
constexpr std::array<Role, kLineColours> kRoles = {Role::source, Role::target, Role::accent, Role::edited,
                                                   Role::text,   Role::pos,    Role::neg,    Role::bar};
constexpr std::array<Named, kLineDashes> kDashes = {
    {{"solid", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "solid")},
     {"dash", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "dashed")},
     {"dot", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "dotted")},
     {"dash-dot", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "dashes and dots")}}};
constexpr std::array<Named, kLineMarkers> kMarkers = {
    {{"disc", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "disc")},
     {"square", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "square")},
     {"triangle", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "triangle")},
     {"diamond", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "diamond")},
     {"cross", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "cross")},
     {"plus", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "plus")},
     {"ring", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "ring")},
     {"wedge", QT_TRANSLATE_NOOP("lookback::ui::LineStyle", "wedge")}}};
constexpr int kCross = 4, kPlus = 5, kRing = 6;

template <std::size_t N>
const Named& at(const std::array<Named, N>& all, int k) {
  return all[static_cast<std::size_t>(std::clamp(k, 0, static_cast<int>(N) - 1))];
}

template <std::size_t N>
int find(const std::array<Named, N>& all, const std::string& id, int fallback) {
  for (std::size_t k = 0; k < N; ++k)
    if (id == all[k].id) return static_cast<int>(k);
  return fallback;
}

QString tr(const char* text) {
  return QCoreApplication::translate("lookback::ui::LineStyle", text);
}

}  // namespace

const char* colourId(int colour) {
  return at(kColours, colour).id;
}
const char* dashId(int dash) {
  return at(kDashes, dash).id;
}
const char* markerId(int marker) {
  return at(kMarkers, marker).id;
}
QString colourName(int colour) {
  return tr(at(kColours, colour).name);
}
QString dashName(int dash) {
  return tr(at(kDashes, dash).name);
}
QString markerName(int marker) {
  return tr(at(kMarkers, marker).name);
}

QString lineStyleName(const LineStyle& style) {
  return QCoreApplication::translate("lookback::ui::LineStyle", "%1, %2, %3")
      .arg(colourName(style.colour), dashName(style.dash), markerName(style.marker));
}

LineStyle automaticStyle(std::int64_t k) {
  const auto n = static_cast<int>(((k % 32) + 32) % 32);
  return {n % kLineColours, (n + n / kLineMarkers) % kLineDashes, n % kLineMarkers};
}

LineStyle lineStyle(const store::CurveStyle& stored, const LineStyle& fallback) {
  return {find(kColours, stored.colour, fallback.colour), find(kDashes, stored.dash, fallback.dash),
          find(kMarkers, stored.marker, fallback.marker)};
}

store::CurveStyle storedStyle(const LineStyle& style) {
  return {colourId(style.colour), dashId(style.dash), markerId(style.marker)};
}

std::vector<LineStyle> lineStyles(const std::vector<store::RunSummary>& runs) {
  std::set<std::pair<int, int>> taken;
  for (const store::RunSummary& run : runs)
    if (run.style != store::CurveStyle{}) {
      const LineStyle chosen = lineStyle(run.style, automaticStyle(run.id - 1));
      taken.insert({chosen.dash, chosen.marker});
    }
  std::vector<LineStyle> styles;
  constexpr int kShapes = kLineDashes * kLineMarkers;
  for (const store::RunSummary& run : runs) {
    LineStyle style = lineStyle(run.style, automaticStyle(run.id - 1));
    if (run.style == store::CurveStyle{}) {
      for (int k = 0; k < kShapes && taken.contains({style.dash, style.marker}); ++k)
        style = automaticStyle(run.id + k);
      taken.insert({style.dash, style.marker});
    }
    styles.push_back(style);
  }
  return styles;
}

QColor lineColor(const LineStyle& style, const Theme& theme) {
  return theme.color(kRoles[static_cast<std::size_t>(std::clamp(style.colour, 0, kLineColours - 1))]);
}

QPen linePen(const LineStyle& style, const Theme& theme, double width) {
  QPen pen(lineColor(style, theme), width);
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  switch (style.dash) {
    case 1:
      pen.setDashPattern({5, 3});
      break;
    case 2:
      pen.setDashPattern({1.2, 1.8});
      break;
    case 3:
      pen.setDashPattern({6, 2, 1.2, 2});
      break;
    default:
      break;
  }
  return pen;
}

QPainterPath markerPath(int marker) {
  QPainterPath path;
  const auto polygon = [&path](std::initializer_list<QPointF> points) {
    QPolygonF shape(points);
    shape << shape.first();
    path.addPolygon(shape);
  };
  switch (marker) {
    case 1:
      path.addRect(-2.6, -2.6, 5.2, 5.2);
      break;
    case 2:
      polygon({{0, -3.2}, {3.2, 2.4}, {-3.2, 2.4}});
      break;
    case 3:
      polygon({{0, -3.6}, {3.6, 0}, {0, 3.6}, {-3.6, 0}});
      break;
    case kCross:
      path.moveTo(-2.6, -2.6);
      path.lineTo(2.6, 2.6);
      path.moveTo(-2.6, 2.6);
      path.lineTo(2.6, -2.6);
      break;
    case kPlus:
      path.moveTo(-3.4, 0);
      path.lineTo(3.4, 0);
      path.moveTo(0, -3.4);
      path.lineTo(0, 3.4);
      break;
    case 7:
      polygon({{0, 3.2}, {3.2, -2.4}, {-3.2, -2.4}});
      break;
    default:
      path.addEllipse(QPointF(0, 0), 2.9, 2.9);
      break;
  }
  return path;
}

bool markerFilled(int marker) {
  return marker != kCross && marker != kPlus && marker != kRing;
}

void drawSwatch(QPainter& painter, const QRectF& rect, const LineStyle& style, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const double unit = theme.px(1);
  painter.setPen(linePen(style, theme, 2 * unit));
  painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
  painter.translate(rect.center());
  painter.scale(1.25 * unit, 1.25 * unit);
  const QColor color = lineColor(style, theme);
  painter.setPen(QPen(color, 1.4));
  painter.setBrush(markerFilled(style.marker) ? color
                   : style.marker == kRing    ? theme.color(Role::surface)
                                              : QColor(Qt::transparent));
  painter.drawPath(markerPath(style.marker));
  painter.restore();
}

QPixmap swatch(const LineStyle& style, const Theme& theme, double width, double height, double ratio) {
  const QSize size(static_cast<int>(std::lround(theme.px(width) * ratio)),
                   static_cast<int>(std::lround(theme.px(height) * ratio)));
  QPixmap pixmap(size);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  drawSwatch(painter, QRectF(QPointF(0, 0), QSizeF(size) / ratio), style, theme);
  return pixmap;
}

}  // namespace lookback::ui
