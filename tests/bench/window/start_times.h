// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "tests/bench/window/rig.h"

namespace lookback::ui {

struct StartTimes {
  Times window;    // start of the process to the first picture of the window
  Times sentence;  // to the sentence, decoded and painted
};

/// Starts the program several times, one after the other. `cold`: with nothing of it in memory (empties the computer's
/// page cache before each start, which needs the right to do so). Throws Error where that or the program fails.
StartTimes startTimes(const QString& program, const std::filesystem::path& model, int starts, bool cold);

}  // namespace lookback::ui
