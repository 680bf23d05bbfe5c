// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/window/rig.h"

namespace lookback::ui {

/// What the Train page costs, and how it answers while it trains.
struct TrainTimes {
  Times waits;                   // of a message to the window while the page shows a training on two threads
  Times stops;                   // from Stop until the window shows it, at moments drawn at random
  Times kept;                    // until the run has ended and is stored
  double shown = 0, hidden = 0;  // target words a second with the page on the screen, and with no window at all
};
/// Trains `seconds` on the preset French-English with the size "small" and two threads. Shown and hidden take turns.
TrainTimes trainTimes(double seconds, int stops);

/// Each of `frames` snapshots of six probes under the timeline's cursor until map, curves and text are painted.
Times scrubTimes(int frames);

}  // namespace lookback::ui
