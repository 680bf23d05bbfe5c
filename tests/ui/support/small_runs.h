// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/store/store.h"

namespace lookback::test {

/// A run of 100 updates that ended, with an evaluation at each tenth: dev loss `loss` + 1 / (update - 1), BLEU rising,
/// a probe "le chat", and checkpoints at 50, 100, ..., of which the one at 50 is the best.
void addSmallRun(store::Store& store, const std::string& name, int batch, Scorer scorer, double loss,
                 const std::vector<std::string>& tags, int checkpoints);

}  // namespace lookback::test
