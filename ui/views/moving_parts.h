// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "ui/models/decode_model.h"

namespace lookback::ui {

class PaneCanvas;

/// Paints a canvas anew while one of these parts of a step moves, and once when it has come to rest.
void repaintWhileMoving(PaneCanvas& canvas, std::initializer_list<SubStep> parts);

}  // namespace lookback::ui
