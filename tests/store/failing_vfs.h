// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lookback::testing {

/// An SQLite VFS that is the system's own until it is told to fail, but that it never waits for the disk.
class FailingVfs {
 public:
  enum class Kind { full, ioError };

  /// Name to open stores with; registers it at the first call.
  static const char* name();
  /// After `operations` more writes, syncs and truncations all of them fail, until `heal`.
  static void failAfter(std::int64_t operations, Kind kind);
  static void heal();
  /// Writes, syncs and truncations since the last failAfter or heal.
  static std::int64_t operations();
  /// Whether anything failed since then.
  static bool failed();
};

}  // namespace lookback::testing
