// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// Whether the small words of a pair say that its sides changed places: words of the target's language in the source
/// and the other way round, three or more together. False where a language has no list of small words.
bool looksSwapped(const std::vector<std::string>& source, const std::vector<std::string>& target, Direction direction);

}  // namespace lookback
