// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/run_curves.h"
#include "ui/models/training_model.h"
#include "ui/views/curve_chart.h"

namespace lookback::ui {

/// In files: "loss", "words_per_second".
QString liveCurveId(Curve curve);
/// A curve of the run on the page Train as something to export: training and dev, and the checkpoints.
CurvePicture livePicture(const TrainingModel& model, Curve curve, const QString& title, const QString& unit);

/// The weights of every probe under the cursor: lines "update,probe,row,column,target,source,alpha".
QString probesCsv(const TrainingModel& model);

}  // namespace lookback::ui
