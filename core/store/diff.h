// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/store/settings.h"
#include "core/store/store.h"

namespace lookback::store {

/// Two runs side by side.
struct RunDiff {
  RunSummary before, after;
  std::vector<ChangedSetting> changed;    // corpora too, as "corpus.train"
  std::vector<ChangedSetting> equal;      // settings and corpora that are alike
  std::optional<std::uint64_t> sameUpTo;  // the curves are the same bits up to this update; absent: from none on
  bool sameCurves = false;                // altogether
};

/// The curves as Store::metrics gives them; times do not count.
RunDiff diffOf(const RunDetails& before, const RunDetails& after, const std::vector<MetricRow>& curveBefore,
               const std::vector<MetricRow>& curveAfter);

/// What came of a run in one number.
struct RunScore {
  const char* name;  // "best_bleu"
  std::optional<double> before, after;
};
/// In the order in which they are read: updates, epochs, seconds, loss, best_dev_loss, best_bleu, best_aer,
/// parameters, checkpoint_bytes.
std::vector<RunScore> scoresOf(const RunDiff& diff);

/// Lines "kind,name,before,after" (RFC 4180) with kind run, changed, score or equal, in this order.
std::string diffCsv(const RunDiff& diff);

}  // namespace lookback::store
