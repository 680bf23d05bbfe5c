// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>

/// Shaped text, kept. The views draw the same few hundred words and numbers in every frame, and shaping them is what a
/// frame would spend most of its time on. Only for the window's thread.
namespace lookback::ui {

/// Width of one line of text in pixels.
double textWidth(const QFont& font, const QString& text);

/// The text, cut with "…" if it is wider than `room`.
QString fitted(const QFont& font, const QString& text, double room);

/// Draws one line of text in the painter's font, letter for letter. On a screen or an image from kept glyphs, elsewhere
/// (SVG, PDF, printer) as text.
void drawText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text);

}  // namespace lookback::ui
