// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/models/run_curves.h"
#include "ui/support/theme.h"

class QCustomPlot;

namespace lookback::ui {

/// A plot that draws nothing while its window leaves it no room (without a window manager that can happen).
QCustomPlot* newPlot(QWidget* parent);
/// Axes, ticks and grid as the charts of this window have them.
void styleAxes(QCustomPlot& plot, const Theme& theme);
/// Fills a plot anew: one line a series, markers on all points or on a few, triangles where checkpoints are.
void plotCurves(QCustomPlot& plot, const CurvePicture& picture, const Theme& theme);

/// Title, curves and a legend, for paper: light, at 100 %, words as text.
void paintCurves(QPainter& painter, QSize size, const CurvePicture& picture);
/// The size at which `paintCurves` looks best.
QSize curvesSize(const CurvePicture& picture);

}  // namespace lookback::ui
