// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/models/model_shelf.h"
#include "ui/support/actions.h"
#include "ui/support/settings.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// What the whole window shares; built in main, outlives it.
struct Services {
  Theme& theme;
  Settings& settings;
  Actions& actions;
  ModelShelf& shelf;
  /// Where runs are kept; empty: nowhere, they stay in memory.
  std::filesystem::path store = {};
};

}  // namespace lookback::ui
