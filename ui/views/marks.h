// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QRectF>

#include "ui/support/theme.h"

/// The small signs that say by shape what the colours say, each drawn in one place. `unit` is one pixel of the design.
namespace lookback::ui {

/// Edited by hand; in a box of 14 units at `topLeft`.
void drawPencil(QPainter& painter, QPointF topLeft, double unit, const QColor& color);
/// Edited by hand, as a knob of 8 units' half-diagonal.
void drawDiamond(QPainter& painter, QPointF centre, double unit, const QColor& fill, const QColor& edge);
/// Locked; 14 units wide.
void drawPadlock(QPainter& painter, QPointF centre, double unit, const QColor& ink, const QColor& ground);
/// Forced by hand; in a box of 14 units at `topLeft`.
void drawPin(QPainter& painter, QPointF topLeft, double unit, const QColor& color);
/// Current row: a triangle of 6 by 10 units that points right, its left edge at `left`.
void drawCaret(QPainter& painter, QPointF leftMiddle, double unit, const QColor& color, bool down = false);
/// A cross through `rect`: not computable.
void drawCross(QPainter& painter, const QRectF& rect, double width, const QColor& color);
void drawTick(QPainter& painter, QPointF topLeft, double unit, const QColor& color);
void drawChevron(QPainter& painter, QPointF topLeft, double unit, const QColor& color);
/// Two corners of a frame in a box of 12 units: maximise; `inward` to go back.
void drawMaximise(QPainter& painter, QPointF topLeft, double unit, const QColor& color, bool inward);
/// Diagonal lines inside `rect`, 8 units apart, as lines (no pattern brush: sharp at any scale and in vector files).
void drawHatch(QPainter& painter, const QRectF& rect, double unit, const QColor& color);
/// Unknown to the model: dots under a word from `left` to `right`.
void drawDottedUnderline(QPainter& painter, double left, double right, double y, double unit, const QColor& color);
/// Otherwise in the other lane: a wave under a word from `left` to `right`.
void drawWave(QPainter& painter, double left, double right, double y, double unit, const QColor& color);
/// Playing stops here: an octagon of 9 units.
void drawStop(QPainter& painter, QPointF centre, double unit, const QColor& color);
/// The lanes part here: a flag of 8 by 12 units on its pole, whose foot is at `foot`.
void drawFlag(QPainter& painter, QPointF foot, double unit, const QColor& color);
/// The 3 px focus ring, 2 px away from `rect`.
void drawFocusRing(QPainter& painter, const QRectF& rect, double unit, double radius, const QColor& color);

/// A filled bar that is sharp at its edges.
void fillSharp(QPainter& painter, const QRectF& rect, const QColor& color);
/// A filled upright bar that what lies below shines through.
void fillTranslucent(QPainter& painter, const QRectF& rect, const QColor& color);
/// Text on one line inside `rect`, letter for letter, where `alignment` says in every script.
void drawLine(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text);
/// Digits in cells of equal width, right-aligned, so that the decimals of a column stand under each other.
void drawNumber(QPainter& painter, const QRectF& rect, const QString& text);
/// What it takes.
double numberWidth(const QFont& font, const QString& text);

}  // namespace lookback::ui
