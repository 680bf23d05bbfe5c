// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/store/records.h"
#include "ui/support/line_style.h"

namespace lookback::ui {

/// What can be drawn of several runs over each other.
enum class RunCurve { devLoss, bleu, aer, loss, gradientNorm, rate };
inline constexpr int kRunCurves = 6;
/// What they are drawn over.
enum class RunAxis { updates, passes, minutes };
inline constexpr int kRunAxes = 3;

QString curveName(RunCurve curve);
/// "nats, lower is better"
QString curveUnit(RunCurve curve);
int curveDecimals(RunCurve curve);
QString axisName(RunAxis axis);
/// In files: "dev_loss", "update".
const char* curveId(RunCurve curve);
const char* axisId(RunAxis axis);

/// A run as the chart draws it.
struct RunCurves {
  store::RunDetails details;
  std::vector<store::MetricRow> rows;
};

/// Points that were measured, in order; numbers that are not finite are left out.
std::vector<QPointF> curvePoints(const std::vector<store::MetricRow>& rows, RunCurve curve, RunAxis axis);

/// One line of a picture of curves.
struct CurveSeries {
  QString name;   // of the run
  QString curve;  // curveId
  LineStyle style;
  bool thin = false;  // hundreds of points: markers on a few only
  std::vector<QPointF> points;
};

/// Curves with their axes, ready to be drawn on the screen or on paper.
struct CurvePicture {
  QString title, xTitle, yTitle;
  QString xId = QStringLiteral("update");
  std::vector<CurveSeries> series;
  std::vector<double> checkpoints;  // places on the x axis
  double bottom = 0, top = 0;       // of the y axis
  double right = 0;                 // the x axis goes from 0 to here
};

/// The curves of runs, styles in the same order.
CurvePicture overlayPicture(const std::vector<RunCurves>& runs, const std::vector<LineStyle>& styles, RunCurve curve,
                            RunAxis axis);
/// Lines "series,curve,colour,dash,marker,<x>,value" with numbers that read back to the same double.
QString curvesCsv(const CurvePicture& picture);
/// The reverse, without titles.
CurvePicture curvesFromCsv(const QString& csv);

/// "run 3 “first try”: RNNsearch, additive, fr → en, seed 1, 400 updates, 2026-11-30": what a caption says of a run.
QString runCaption(const store::RunDetails& run);

}  // namespace lookback::ui
