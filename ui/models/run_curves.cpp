// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_curves.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

class RunCurveTexts {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::RunCurves)
};

constexpr std::size_t kThin = 60;  // from so many points on
constexpr double kHeadRoom = 1.05;
constexpr std::array<const char*, kRunCurves> kIds = {"dev_loss", "dev_bleu", "aer", "loss", "gradient_norm", "rate"};
constexpr std::array<const char*, kRunAxes> kAxisIds = {"update", "epochs", "minutes"};

std::optional<double> valueOf(const store::MetricRow& row, RunCurve curve) {
  switch (curve) {
    case RunCurve::devLoss:
      return row.devLoss;
    case RunCurve::bleu:
      return row.devBleu;
    case RunCurve::aer:
      return row.aer;
    case RunCurve::loss:
      return row.loss;
    case RunCurve::gradientNorm:
      return row.gradientNorm;
    case RunCurve::rate:
      return row.rate;
  }
  return {};
}

std::optional<double> placeOf(const store::MetricRow& row, RunAxis axis) {
  constexpr double kMinute = 60;
  if (axis == RunAxis::updates) return static_cast<double>(row.update);
  if (axis == RunAxis::passes) return row.epochs;
  return row.seconds ? std::optional(*row.seconds / kMinute) : std::nullopt;
}

/// The y axis begins at 0, unless all curves lie in the upper half of that; then it begins below the lowest.
void fitAxes(CurvePicture& picture) {
  double lowest = std::numeric_limits<double>::infinity(), highest = 0;
  for (const CurveSeries& series : picture.series)
    for (const QPointF& point : series.points) {
      lowest = std::min(lowest, point.y());
      highest = std::max(highest, point.y());
      picture.right = std::max(picture.right, point.x());
    }
  constexpr double kHalf = 0.5, kRoom = 0.08;
  const bool high = highest > 0 && lowest > kHalf * highest && lowest < highest;
  const double room = kRoom * (highest - lowest);
  picture.bottom = high ? lowest - room : 0;
  picture.top = high ? highest + room : highest * kHeadRoom;
}

template <class Id>
int numberOf(int count, Id id, const QString& text) {
  for (int k = 0; k < count; ++k)
    if (text == QLatin1String(id(k))) return k;
  return 0;
}

}  // namespace

const char* curveId(RunCurve curve) {
  return kIds[static_cast<std::size_t>(curve)];
}
const char* axisId(RunAxis axis) {
  return kAxisIds[static_cast<std::size_t>(axis)];
}

QString curveName(RunCurve curve) {
  switch (curve) {
    case RunCurve::devLoss:
      return RunCurveTexts::tr("Dev loss");
    case RunCurve::bleu:
      return RunCurveTexts::tr("BLEU");
    case RunCurve::aer:
      return RunCurveTexts::tr("AER");
    case RunCurve::loss:
      return RunCurveTexts::tr("Training loss");
    case RunCurve::gradientNorm:
      return RunCurveTexts::tr("Gradient norm");
    case RunCurve::rate:
      return RunCurveTexts::tr("Learning rate");
  }
  return {};
}

QString curveUnit(RunCurve curve) {
  switch (curve) {
    case RunCurve::devLoss:
      return RunCurveTexts::tr("nats a word, lower is better");
    case RunCurve::bleu:
      return RunCurveTexts::tr("0 to 100, greedy, higher is better");
    case RunCurve::aer:
      return RunCurveTexts::tr("0 to 1, lower is better");
    case RunCurve::loss:
      return RunCurveTexts::tr("nats a word");
    case RunCurve::gradientNorm:
      return RunCurveTexts::tr("before clipping");
    case RunCurve::rate:
      return RunCurveTexts::tr("factor of each update");
  }
  return {};
}

int curveDecimals(RunCurve curve) {
  constexpr std::array<int, kRunCurves> kDecimals = {3, 1, 3, 3, 2, 5};
  return kDecimals[static_cast<std::size_t>(curve)];
}

QString axisName(RunAxis axis) {
  return axis == RunAxis::updates  ? RunCurveTexts::tr("updates")
         : axis == RunAxis::passes ? RunCurveTexts::tr("passes over the data")
                                   : RunCurveTexts::tr("minutes of training");
}

std::vector<QPointF> curvePoints(const std::vector<store::MetricRow>& rows, RunCurve curve, RunAxis axis) {
  std::vector<QPointF> points;
  for (const store::MetricRow& row : rows) {
    const std::optional<double> x = placeOf(row, axis), y = valueOf(row, curve);
    if (x && y && std::isfinite(*x) && std::isfinite(*y)) points.emplace_back(*x, *y);
  }
  return points;
}

CurvePicture overlayPicture(const std::vector<RunCurves>& runs, const std::vector<LineStyle>& styles, RunCurve curve,
                            RunAxis axis) {
  CurvePicture picture;
  picture.title = curveName(curve);
  picture.xTitle = axisName(axis);
  picture.yTitle = RunCurveTexts::tr("%1 (%2)").arg(curveName(curve), curveUnit(curve));
  picture.xId = QLatin1String(axisId(axis));
  for (std::size_t k = 0; k < runs.size(); ++k) {
    CurveSeries series;
    series.name = QString::fromStdString(runs[k].details.summary.name);
    series.curve = QLatin1String(curveId(curve));
    series.style = styles[k];
    series.points = curvePoints(runs[k].rows, curve, axis);
    series.thin = series.points.size() > kThin;
    picture.series.push_back(std::move(series));
  }
  fitAxes(picture);
  return picture;
}

QString curvesCsv(const CurvePicture& picture) {
  QString csv = csvLine({QStringLiteral("series"), QStringLiteral("curve"), QStringLiteral("colour"),
                         QStringLiteral("dash"), QStringLiteral("marker"), picture.xId, QStringLiteral("value")});
  for (const CurveSeries& series : picture.series) {
    const QStringList head{series.name, series.curve, QLatin1String(colourId(series.style.colour)),
                           QLatin1String(dashId(series.style.dash)), QLatin1String(markerId(series.style.marker))};
    for (const QPointF& point : series.points)
      csv += csvLine(head + QStringList{exactText(point.x()), exactText(point.y())});
  }
  return csv;
}

CurvePicture curvesFromCsv(const QString& csv) {
  CurvePicture picture;
  constexpr qsizetype kColumns = 7;
  const QList<QStringList> lines = parseCsv(csv);
  for (qsizetype k = 0; k < lines.size(); ++k) {
    const QStringList& line = lines[k];
    if (line.size() != kColumns) continue;
    if (k == 0) {
      picture.xId = line[5];
      continue;
    }
    const LineStyle style{numberOf(kLineColours, colourId, line[2]), numberOf(kLineDashes, dashId, line[3]),
                          numberOf(kLineMarkers, markerId, line[4])};
    const auto same = [&](const CurveSeries& s) { return s.name == line[0] && s.curve == line[1] && s.style == style; };
    const QPointF point(line[5].toDouble(), line[6].toDouble());
    // Two runs may have the same name: points of a run rise.
    if (picture.series.empty() || !same(picture.series.back()) ||
        (!picture.series.back().points.empty() && point.x() <= picture.series.back().points.back().x()))
      picture.series.push_back({line[0], line[1], style, false, {}});
    picture.series.back().points.push_back(point);
  }
  for (CurveSeries& series : picture.series) series.thin = series.points.size() > kThin;
  fitAxes(picture);
  return picture;
}

QString runCaption(const store::RunDetails& run) {
  const store::RunSummary& summary = run.summary;
  QString direction = QString::fromStdString(summary.direction);
  direction.replace(QLatin1Char('-'), QStringLiteral(" → "));
  return RunCurveTexts::tr("Run %1 “%2”: %3, %4 scorer, %5, seed %6, %7 updates, begun %8")
      .arg(QString::number(summary.id), isolated(QString::fromStdString(summary.name)),
           QString::fromStdString(summary.system), QString::fromStdString(summary.scorer), direction,
           QString::number(run.settings.training.seed), countText(static_cast<qint64>(summary.updates)),
           QDateTime::fromMSecsSinceEpoch(summary.createdAt).date().toString(Qt::ISODate));
}

}  // namespace lookback::ui
