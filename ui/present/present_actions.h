// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/action_table.h"

namespace lookback::ui {

/// The actions of presenting ("present.start", ...).
const ActionTable& presenterActions();

}  // namespace lookback::ui
