// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite_errors.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "core/base/file_io.h"

namespace lookback::store {
namespace {

namespace fs = std::filesystem;

constexpr int kPrimaryCode = 0xff;  // extended codes carry the primary one in their lowest byte

bool folderRefusesWriting(const fs::path& path) {
  const fs::path folder = path.parent_path().empty() ? fs::path(".") : path.parent_path();
  return ::access(folder.c_str(), W_OK) != 0;
}

Trouble troubleOfSystem(int systemError, Trouble otherwise) {
  switch (systemError) {
    case ENOSPC:
    case EDQUOT:
      return Trouble::full;
    case EACCES:
    case EPERM:
    case EROFS:
      return Trouble::readOnly;
    case ENOENT:
      return Trouble::missing;
    default:
      return otherwise;
  }
}

Trouble troubleOf(int code, int extendedCode, int systemError, const fs::path& path) {
  if (extendedCode == SQLITE_READONLY_DBMOVED) return Trouble::missing;
  switch (code) {
    case SQLITE_FULL:
      return Trouble::full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return Trouble::readOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return Trouble::busy;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return Trouble::damaged;
    case SQLITE_CANTOPEN:
      if (folderRefusesWriting(path)) return Trouble::readOnly;
      return troubleOfSystem(systemError, Trouble::io);
    default:
      return troubleOfSystem(systemError, Trouble::io);
  }
}

std::string reason(Trouble trouble, int systemError, const std::string& detail) {
  switch (trouble) {
    case Trouble::full:
      return "the disk is full; free some space or choose another place";
    case Trouble::readOnly:
      return "the file or its folder may not be written; change its permissions or choose another place";
    case Trouble::missing:
      return "the file was deleted or moved while it was open; put it back or choose another place";
    case Trouble::busy:
      return "another program kept it busy for too long; close that program or try again";
    case Trouble::damaged:
      return fmt::format("the file is damaged ({}); open a copy of it, or keep it aside and start a new store", detail);
    case Trouble::newer:
    case Trouble::foreign:
    case Trouble::io:
      break;
  }
  const std::string system = systemError != 0 ? ", " + std::generic_category().message(systemError) : "";
  return fmt::format("{}{}; check the disk or choose another place", detail, system);
}

}  // namespace

StoreError::StoreError(Trouble trouble, fs::path path, const std::string& message)
    : Error(trouble == Trouble::newer || trouble == Trouble::foreign || trouble == Trouble::damaged
                ? ErrorCode::refusedInput
                : ErrorCode::io,
            message),
      m_trouble(trouble),
      m_path(std::move(path)) {}

void raise(int code, int extendedCode, int systemError, const std::string& detail, const fs::path& path,
           const std::string& doing) {
  if ((code & kPrimaryCode) == SQLITE_CONSTRAINT)  // the caller's fault, not the file's
    throw Error(ErrorCode::wrongUsage, fmt::format("cannot {}: {}", doing, detail));
  const Trouble trouble = troubleOf(code & kPrimaryCode, extendedCode, systemError, path);
  const std::string intact = trouble == Trouble::damaged ? "" : ". What was stored before is safe";
  throw StoreError(trouble, path,
                   fmt::format("cannot {} in the store \"{}\": {}{}", doing, pathText(path),
                               reason(trouble, systemError, detail), intact));
}

void raise(const SQLite::Exception& exception, int systemError, const fs::path& path, const std::string& doing) {
  raise(exception.getErrorCode(), exception.getExtendedErrorCode(), systemError, exception.what(), path, doing);
}

}  // namespace lookback::store
