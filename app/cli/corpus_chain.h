// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "app/cli/command.h"

namespace lookback::cli {

/// `corpus chain`: longer sentences from short ones.
void addCorpusChain(CLI::App& corpus, Run& run);

}  // namespace lookback::cli
