// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "ui/models/gold_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// The signs of the gold overlay. Each is a shape of its own, so that none is known by its colour alone.
enum class GoldSign {
  none,
  sure,         // frame
  possible,     // dashed frame
  hit,          // disc
  miss,         // cross
  extra,        // triangle
  ownSure,      // diamond
  ownPossible,  // hollow diamond
};

GoldSign signOf(LinkOutcome outcome);
GoldSign signOf(LinkKind own);

/// One sign inside a circle of `radius` about `centre`. Over cells of any colour `cased` gives it an edge in the colour
/// of the surface.
void drawGoldSign(QPainter& painter, const Theme& theme, GoldSign sign, QPointF centre, double radius, bool cased);

/// All that is marked on one cell of the map.
void drawCellMark(QPainter& painter, const Theme& theme, const CellMark& mark, const QRectF& cell);

}  // namespace lookback::ui
