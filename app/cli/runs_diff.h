// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/store/settings.h"
#include "core/store/store.h"

namespace lookback::cli {

/// Two runs side by side.
struct RunDiff {
  store::RunSummary before, after;
  std::vector<store::ChangedSetting> changed;  // corpora too, as "corpus.train"
  std::optional<std::uint64_t> sameUpTo;       // the curves are the same bits up to this update; absent: from none on
  bool sameCurves = false;                     // altogether
};

RunDiff diffOf(const store::RunDetails& before, const store::RunDetails& after,
               const std::vector<store::MetricRow>& curveBefore, const std::vector<store::MetricRow>& curveAfter);
Json diffJson(const RunDiff& diff);
std::string diffText(const RunDiff& diff);

}  // namespace lookback::cli
