// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace lookback::store {

/// Who a process is, so that another one can tell later whether it still lives: boot, process number space and start
/// time, since process numbers alone are used again.
struct ProcessIdentity {
  std::int64_t pid = 0;
  std::string text;
};

ProcessIdentity thisProcess();

/// False only if that process has certainly ended. One whose number space we cannot see counts as alive.
bool stillAlive(std::int64_t pid, const std::string& identity);

}  // namespace lookback::store
