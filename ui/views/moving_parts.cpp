// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/moving_parts.h"

#include <algorithm>
#include <vector>

#include "ui/views/pane_canvas.h"

namespace lookback::ui {

void repaintWhileMoving(PaneCanvas& canvas, std::initializer_list<SubStep> parts) {
  QObject::connect(&canvas.motion(), &StepMotion::moved, &canvas,
                   [&canvas, parts = std::vector<SubStep>(parts), before = false]() mutable {
                     const StepProgress progress = canvas.motion().progress();
                     const bool moves = std::any_of(parts.begin(), parts.end(),
                                                    [&progress](SubStep part) { return progress[part] < 1; });
                     if (moves || before) canvas.update();
                     before = moves;
                   });
}

}  // namespace lookback::ui
