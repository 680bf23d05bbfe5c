// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/store/store.h"

namespace lookback::cli {

/// Names for --sort, in the order of RunOrder.
std::vector<std::string> orderNames();
store::RunOrder orderFromName(const std::string& name);

/// "3.1 MiB"
std::string sizeText(std::uint64_t bytes);
std::string diskText(const store::DiskUse& use);

// What `runs list` and `runs show` print.
Json listJson(store::Store& store, const store::RunPage& page);
std::string listText(const store::RunPage& page, const store::RunQuery& query);

/// The sentences that a run watches, and the updates of their snapshots.
struct Watched {
  std::vector<store::Probe> probes;
  std::vector<std::uint64_t> updates;
};
Json detailsJson(const store::RunDetails& details, const std::vector<store::CheckpointInfo>& checkpoints,
                 const std::vector<store::RunEvent>& events, const Watched& watched);
std::string detailsText(const store::RunDetails& details, const std::vector<store::CheckpointInfo>& checkpoints,
                        const std::vector<store::RunEvent>& events, const Watched& watched);

/// A run as `runs list --json` has it.
Json runJson(const store::RunSummary& run);

}  // namespace lookback::cli
