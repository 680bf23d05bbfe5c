// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "app/cli/command.h"

namespace lookback::cli {

/// Pairs that one command writes at most.
inline constexpr std::uint64_t kMostPairs = 1000000000;

/// `corpus chain`: longer sentences from short ones.
void addCorpusChain(CLI::App& corpus, Run& run);

}  // namespace lookback::cli
