// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/live_curves.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/text/vocabulary.h"
#include "ui/views/number_text.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

class LiveTexts {
  Q_DECLARE_TR_FUNCTIONS(lookback::ui::LiveCurves)
};

constexpr double kSpeedWindow = 0.5;  // seconds over which words/s is a mean
constexpr double kHeadRoom = 1.08;
constexpr std::size_t kThin = 60;
constexpr LineStyle kTraining{7, 0, 6}, kDev{2, 0, 0};  // grey with rings, green with discs

std::vector<QPointF> speeds(const std::vector<CurvePoint>& all) {
  std::vector<QPointF> points;
  std::size_t first = 0;
  double words = 0;
  for (std::size_t k = 1; k < all.size(); ++k) {
    words += all[k].targetWords;
    const double seconds = all[k].seconds - all[first].seconds;
    if (seconds < kSpeedWindow) continue;
    points.emplace_back(static_cast<double>(all[k].update), words / seconds);
    first = k;
    words = 0;
  }
  return points;
}

std::vector<QPointF> perUpdate(const TrainingModel& model, Curve curve) {
  if (curve == Curve::speed) return speeds(model.points());
  std::vector<QPointF> points;
  if (curve != Curve::loss && curve != Curve::gradientNorm) return points;
  for (const CurvePoint& point : model.points()) {
    const auto value = static_cast<double>(curve == Curve::loss ? point.loss : point.gradientNorm);
    if (std::isfinite(value)) points.emplace_back(static_cast<double>(point.update), value);
  }
  return points;
}

std::vector<QPointF> perEvaluation(const TrainingModel& model, Curve curve) {
  std::vector<QPointF> points;
  for (const JudgedPoint& point : model.evaluations()) {
    std::optional<double> value;
    if (curve == Curve::loss) value = point.devLoss;
    if (curve == Curve::bleu) value = point.bleu;
    if (curve == Curve::aer) value = point.aer;
    if (value && std::isfinite(*value)) points.emplace_back(static_cast<double>(point.update), *value);
  }
  return points;
}

}  // namespace

QString liveCurveId(Curve curve) {
  switch (curve) {
    case Curve::loss:
      return QStringLiteral("loss");
    case Curve::bleu:
      return QStringLiteral("dev_bleu");
    case Curve::aer:
      return QStringLiteral("aer");
    case Curve::gradientNorm:
      return QStringLiteral("gradient_norm");
    case Curve::speed:
      break;
  }
  return QStringLiteral("words_per_second");
}

CurvePicture livePicture(const TrainingModel& model, Curve curve, const QString& title, const QString& unit) {
  CurvePicture picture;
  picture.title = title;
  picture.xTitle = LiveTexts::tr("updates");
  picture.yTitle = LiveTexts::tr("%1 (%2)").arg(title, unit);
  const QString id = liveCurveId(curve);
  const auto add = [&](const QString& name, const QString& kind, const LineStyle& style, std::vector<QPointF> points) {
    if (points.empty()) return;
    for (const QPointF& point : points) {
      picture.top = std::max(picture.top, point.y());
      picture.right = std::max(picture.right, point.x());
    }
    const bool thin = points.size() > kThin;
    picture.series.push_back({name, kind, style, thin, std::move(points)});
  };
  add(LiveTexts::tr("training"), id, kTraining, perUpdate(model, curve));
  add(LiveTexts::tr("dev"), curve == Curve::loss ? QStringLiteral("dev_loss") : id, kDev, perEvaluation(model, curve));
  picture.top = curve == Curve::aer ? 1 : curve == Curve::bleu ? 100 : picture.top * kHeadRoom;
  for (const std::uint64_t update : model.checkpoints()) picture.checkpoints.push_back(static_cast<double>(update));
  return picture;
}

QString probesCsv(const TrainingModel& model) {
  QString csv =
      csvLine({QStringLiteral("update"), QStringLiteral("probe"), QStringLiteral("row"), QStringLiteral("column"),
               QStringLiteral("target"), QStringLiteral("source"), QStringLiteral("alpha")});
  const ProbeFrame* frame = model.current();
  if (!frame) return csv;
  const auto word = [](const std::vector<std::string>& words, Index k) {
    return QString::fromStdString(k < static_cast<Index>(words.size()) ? words[static_cast<std::size_t>(k)]
                                                                       : std::string(Vocabulary::kEndText));
  };
  for (const store::Snapshot& snapshot : frame->snapshots) {
    const auto place = std::find_if(model.probes().begin(), model.probes().end(),
                                    [&](const store::Probe& probe) { return probe.number == snapshot.probe; });
    if (place == model.probes().end()) continue;
    for (Index i = 0; i < snapshot.alpha.rows(); ++i)
      for (Index j = 0; j < snapshot.alpha.cols(); ++j)
        csv += csvLine({QString::number(frame->update), QString::number(snapshot.probe), QString::number(i + 1),
                        QString::number(j + 1), word(place->reference, i), word(place->source, j),
                        exactText(static_cast<double>(snapshot.alpha(i, j)))});
  }
  return csv;
}

}  // namespace lookback::ui
