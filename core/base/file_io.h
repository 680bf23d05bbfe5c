// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace lookback {

/// A path as it stands in messages: UTF-8, whatever the locale.
std::string pathText(const std::filesystem::path& path);

/// An open file of known size that is read piece by piece, so that a loader can check before it allocates.
class InputFile {
 public:
  /// Throws Error(io) with path and reason if the file cannot be opened; Error for a directory, a pipe or a device.
  explicit InputFile(const std::filesystem::path& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  std::uint64_t size() const { return m_size; }
  /// Fills `bytes` from `offset`. Throws Error(io) if the file ends before or cannot be read.
  void read(std::uint64_t offset, std::span<char> bytes) const;

 private:
  std::filesystem::path m_path;
  int m_descriptor = -1;
  std::uint64_t m_size = 0;
};

/// A file that appears whole or not at all: it is written beside its place under a name of its own
/// (".lookback-*.partial"), flushed to the disk, and renamed by `commit`. Without a commit the old file stays as it
/// was. An existing file keeps its permissions; a link keeps pointing to its target, which is replaced. A pipe or a
/// device is written to directly; a database (SQLite) is refused.
class AtomicFile {
 public:
  /// Throws Error(io) with path and reason if nothing can be written there.
  explicit AtomicFile(const std::filesystem::path& path);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  /// Throws Error(io), for instance when the disk is full.
  void write(std::string_view bytes);
  void commit();

 private:
  [[noreturn]] void fail(int reason) const;
  void keepDatabase() const;
  void createBeside();

  std::filesystem::path m_path;       // as given, for messages
  std::filesystem::path m_place;      // links resolved
  std::filesystem::path m_temporary;  // empty when writing directly
  int m_descriptor = -1;
  std::uint64_t m_written = 0;
};

/// Writes a whole file through AtomicFile.
void writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);

/// The bytes of a file. Throws Error(io) with path and reason, and Error if there are more than `limit` bytes; pipes
/// and devices are read up to the limit.
std::string readFile(const std::filesystem::path& path, std::uint64_t limit);

}  // namespace lookback
