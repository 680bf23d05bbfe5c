// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asked_places.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <cmath>

namespace lookback::ui {
namespace {

constexpr const char* kContext = "lookback::ui::AskedPlaces";

QString text(const char* sentence) {
  return QCoreApplication::translate(kContext, sentence);
}

QString stepProblem(const Trace& trace, int step, int first) {
  const auto steps = static_cast<int>(trace.steps.size());
  if (step >= first && step <= steps) return {};
  return text(QT_TRANSLATE_NOOP("lookback::ui::AskedPlaces",
                                "There is no step %1: the translation has steps %2 to %3. Nothing was changed."))
      .arg(step)
      .arg(first)
      .arg(steps);
}

QString energyProblem(const Trace& trace, const Intervention& energy) {
  if (QString problem = stepProblem(trace, energy.step, 1); !problem.isEmpty()) return problem;
  if (trace.steps.front().e.size() == 0)
    return text(
        QT_TRANSLATE_NOOP("lookback::ui::AskedPlaces",
                          "This model reads one fixed vector: it has no energies to set. Nothing was changed."));
  const auto positions = static_cast<int>(trace.source.size());
  if (energy.position < positions) return {};
  return text(QT_TRANSLATE_NOOP("lookback::ui::AskedPlaces",
                                "There is no source position %1: they go from 0 to %2. Nothing was changed."))
      .arg(energy.position)
      .arg(positions - 1);
}

}  // namespace

std::optional<AskedStep> parseStep(const QString& text) {
  static const QRegularExpression form(QStringLiteral("^(\\d{1,6})(?::(score|soften|blend|write))?$"));
  const QRegularExpressionMatch match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  const QString name = match.captured(2);
  AskedStep asked{match.captured(1).toInt(), name == QLatin1String("score")    ? SubStep::score
                                             : name == QLatin1String("soften") ? SubStep::soften
                                             : name == QLatin1String("blend")  ? SubStep::blend
                                                                               : SubStep::write};
  if (asked.step == 0 && !name.isEmpty()) return std::nullopt;
  return asked;
}

std::optional<Intervention> parseEnergy(const QString& text) {
  static const QRegularExpression form(QStringLiteral("^(\\d{1,6}):(\\d{1,6})=(.+)$"));
  const QRegularExpressionMatch match = form.match(text);
  if (!match.hasMatch()) return std::nullopt;
  bool isNumber = false;
  Intervention energy{.kind = Intervention::Kind::setEnergy};
  energy.step = match.captured(1).toInt();
  energy.position = match.captured(2).toInt();
  energy.value = match.captured(3).toDouble(&isNumber);
  if (!isNumber || !std::isfinite(static_cast<float>(energy.value)) || energy.step == 0) return std::nullopt;
  return energy;
}

QString placeProblem(const Trace& trace, const std::vector<Intervention>& energies,
                     const std::optional<AskedStep>& step) {
  for (const Intervention& energy : energies)
    if (QString problem = energyProblem(trace, energy); !problem.isEmpty()) return problem;
  return step ? stepProblem(trace, step->step, 0) : QString();
}

}  // namespace lookback::ui
