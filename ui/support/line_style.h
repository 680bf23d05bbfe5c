// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <QString>
#include <vector>

#include "core/store/records.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// How the curves of one run are told from those of others: by colour, and without it by dash and marker.
struct LineStyle {
  int colour = 0, dash = 0, marker = 0;
  friend bool operator==(const LineStyle&, const LineStyle&) = default;
};

inline constexpr int kLineColours = 8, kLineDashes = 4, kLineMarkers = 8;
/// As the store keeps them: "blue", "dash", "square".
const char* colourId(int colour);
const char* dashId(int dash);
const char* markerId(int marker);
/// For people.
QString colourName(int colour);
QString dashName(int dash);
QString markerName(int marker);
/// "blue, dashed, square"
QString lineStyleName(const LineStyle& style);

/// The k-th of a sequence in which neighbours differ in everything, and no two of 32 have the same dash and marker.
LineStyle automaticStyle(std::int64_t k);
/// What the store says, the rest from `fallback`.
LineStyle lineStyle(const store::CurveStyle& stored, const LineStyle& fallback);
store::CurveStyle storedStyle(const LineStyle& style);
/// For runs that are drawn together: a chosen style stays, an automatic one gives way until dash and marker differ from
/// those of the runs before and from all chosen ones.
std::vector<LineStyle> lineStyles(const std::vector<store::RunSummary>& runs);

QColor lineColor(const LineStyle& style, const Theme& theme);
/// `width` in px of the screen.
QPen linePen(const LineStyle& style, const Theme& theme, double width);
/// Around the origin, 6 units wide.
QPainterPath markerPath(int marker);
/// Whether it is filled, or drawn with lines only.
bool markerFilled(int marker);
/// A piece of line with a marker in its middle.
void drawSwatch(QPainter& painter, const QRectF& rect, const LineStyle& style, const Theme& theme);
QPixmap swatch(const LineStyle& style, const Theme& theme, double width = 36, double height = 16, double ratio = 1);

}  // namespace lookback::ui
