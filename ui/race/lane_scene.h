// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

#include "ui/race/race_runner.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// Log-probabilities are drawn as bars that hang under the words, on a fixed scale: full at this many nats.
inline constexpr double kFullBarNats = 5;

/// The words of one lane broken into rows: where each stands and what hangs under it. Lengths in pixels.
struct LaneScene {
  struct Cell {
    int word = -1;  // of the translation; -1: the sign of the first lost word
    QString text;
    QRectF box;      // text and bar
    double bar = 0;  // 0..1 of the room for bars
    bool inReference = true;
  };
  std::vector<Cell> cells;
  double height = 0;
};

/// `lostWord`: the first lost word of the reference as text; empty: none.
LaneScene layOutLane(const RaceLane& lane, const QString& lostWord, const Theme& theme, double width);
/// `current`: the cell that is read, -1 for none.
void paintLane(QPainter& painter, const LaneScene& scene, const Theme& theme, RaceSystem system, int current = -1);

/// The colour of a lane.
Role laneRole(RaceSystem system);

}  // namespace lookback::ui
