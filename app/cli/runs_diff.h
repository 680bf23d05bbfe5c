// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/console.h"
#include "core/store/diff.h"

namespace lookback::cli {

Json diffJson(const store::RunDiff& diff);
std::string diffText(const store::RunDiff& diff);

}  // namespace lookback::cli
