// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace lookback {

/// The bytes of a file, unpacked on the way if it is gzip: of any number of members, told by its first two bytes, not
/// by its name. The path "-" is standard input. Holds two small buffers, whatever the size of the file.
class UnpackedFile {
 public:
  /// Throws Error(io) with name and reason if the file cannot be opened; Error for a directory or a device. Waiting for
  /// what another program writes into a pipe ends with Error(interrupted) after a request to stop.
  explicit UnpackedFile(const std::filesystem::path& path, std::stop_token stop = {});
  ~UnpackedFile();
  UnpackedFile(const UnpackedFile&) = delete;
  UnpackedFile& operator=(const UnpackedFile&) = delete;

  /// Puts up to `size` bytes at `out` and returns how many; 0 at the end. Throws Error for damaged or cut gzip data and
  /// for anything but zeros behind them, Error(io) if the system cannot read.
  std::size_t read(char* out, std::size_t size);

  /// As it stands in messages.
  const std::string& name() const { return m_name; }
  /// Bytes taken from the file so far, packed as they are, of packedSize() (0 where that is not known).
  std::uint64_t packedRead() const { return m_packedRead; }
  std::uint64_t packedSize() const { return m_packedSize; }

 private:
  struct Inflater;

  void open(const std::filesystem::path& path);
  void refill();
  void take(std::size_t kept);
  void waitForBytes() const;
  std::size_t readPlain(char* out, std::size_t size);
  std::size_t readPacked(char* out, std::size_t size);
  bool startNextMember();
  [[noreturn]] void refuse(const std::string& what) const;

  std::string m_name;
  std::stop_token m_stop;
  int m_descriptor = -1;
  bool m_ended = false;
  bool m_ready = false;  // an ordinary file: reading never waits for another program
  std::vector<char> m_buffer;
  std::size_t m_begin = 0;  // unread part of m_buffer
  std::size_t m_end = 0;
  std::uint64_t m_packedRead = 0;
  std::uint64_t m_packedSize = 0;
  std::unique_ptr<Inflater> m_inflater;  // absent: the file is not packed
};

}  // namespace lookback
