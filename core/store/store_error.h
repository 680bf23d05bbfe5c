// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "core/base/error.h"

namespace lookback::store {

/// What stands between a person and their store; the window offers a way on for each.
enum class Trouble {
  full,      // no space left on the disk
  readOnly,  // the file or its folder cannot be written
  missing,   // there is no such file, or it was deleted or moved while open
  busy,      // another program kept it locked for longer than we waited
  damaged,   // pages of it are not what SQLite wrote
  newer,     // written by a later Lookback
  foreign,   // not a store of Lookback
  io,        // any other refusal of the system
};

/// What the store throws when its file is the reason; other errors (a run that does not exist) are plain Error. The
/// message names the file, what was being done, and what to do. Whatever was committed before is still in the file.
class StoreError : public Error {
 public:
  StoreError(Trouble trouble, std::filesystem::path path, const std::string& message);
  Trouble trouble() const { return m_trouble; }
  const std::filesystem::path& path() const { return m_path; }
  /// Whether the same call may succeed later without anybody choosing another place.
  bool mayPass() const {
    return m_trouble == Trouble::full || m_trouble == Trouble::busy || m_trouble == Trouble::readOnly ||
           m_trouble == Trouble::io;
  }

 private:
  Trouble m_trouble;
  std::filesystem::path m_path;
};

}  // namespace lookback::store
