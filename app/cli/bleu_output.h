// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/console.h"
#include "core/evaluation/bleu.h"

namespace lookback::cli {

/// A score as `bleu` and `evaluate` print it.
Json bleuJson(const BleuScore& score);
std::string bleuText(const BleuScore& score);

}  // namespace lookback::cli
