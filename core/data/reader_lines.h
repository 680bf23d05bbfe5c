// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/gzip.h"

namespace lookback {

/// One line of a file, without its end.
struct Line {
  std::string_view text;     // valid until the next line is read; empty if the line is too long
  std::uint64_t number = 0;  // from 1
  std::uint64_t offset = 0;  // of its first byte in the (unpacked) file
  std::uint64_t length = 0;  // bytes, also of a line too long to hold
  bool tooLong = false;
};

/// Reads lines that end in LF or CR LF (no other character ends one; the last may lack its end), packed or not. A byte
/// order mark at the front of the file is skipped. Never holds more than `maxBytes` of a line.
class LineReader {
 public:
  LineReader(const std::filesystem::path& path, std::size_t maxBytes, std::stop_token stop = {});

  /// False at the end. Throws what UnpackedFile throws, and Error(interrupted) after a request to stop.
  bool next(Line& line);

  const UnpackedFile& file() const { return m_file; }
  /// Lines read so far.
  std::uint64_t count() const { return m_count; }

 private:
  bool fill();
  void keep(std::string_view part);

  UnpackedFile m_file;
  std::size_t m_maxBytes;
  std::stop_token m_stop;
  std::vector<char> m_chunk;
  std::size_t m_begin = 0;  // unread part of m_chunk
  std::size_t m_end = 0;
  std::string m_line;          // the front of the line, up to m_maxBytes + 1 bytes
  std::uint64_t m_length = 0;  // of the whole line so far
  char m_lastByte = '\0';
  std::uint64_t m_offset = 0;  // of the next byte to read
  std::uint64_t m_count = 0;
};

/// What two parallel files of different lengths are refused with: counts both to their ends and throws Error naming
/// them.
[[noreturn]] void refuseMismatch(LineReader& first, LineReader& second);

}  // namespace lookback
