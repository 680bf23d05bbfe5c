// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"

namespace lookback {

namespace {

constexpr std::size_t kChunkSize = 1 << 16;
constexpr std::size_t kMostBytes = std::size_t{1} << 40;        // keeps sums with it in range
constexpr std::uint64_t kEndlessLine = std::uint64_t{1} << 30;  // no text; unpacked nonsense
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

LineReader::LineReader(const std::filesystem::path& path, std::size_t maxBytes, std::stop_token stop)
    : m_file(path, stop), m_maxBytes(std::min(maxBytes, kMostBytes)), m_stop(std::move(stop)), m_chunk(kChunkSize) {}

bool LineReader::fill() {
  if (m_stop.stop_requested()) {
    throw Error(ErrorCode::interrupted, fmt::format("reading {} was stopped at line {}", m_file.name(), m_count + 1));
  }
  m_begin = 0;
  m_end = m_file.read(m_chunk.data(), m_chunk.size());
  return m_end > 0;
}

void LineReader::keep(std::string_view part) {
  if (part.empty()) return;
  m_length += part.size();
  if (m_length > kEndlessLine)
    throw Error(fmt::format("{}, line {} goes on for more than {} bytes; name a text file with one sentence a line",
                            m_file.name(), m_count + 1, kEndlessLine));
  m_lastByte = part.back();
  // One byte more than may be kept: it may be the CR of the line end.
  const std::size_t room = m_maxBytes + 1 + (m_count == 0 ? kByteOrderMark.size() : 0) - m_line.size();
  m_line.append(part.substr(0, room));
}

bool LineReader::next(Line& line) {
  m_line.clear();
  m_length = 0;
  m_lastByte = '\0';
  const std::uint64_t start = m_offset;
  bool ended = false;
  while (!ended && (m_begin < m_end || fill())) {
    const std::string_view rest(m_chunk.data() + m_begin, m_end - m_begin);
    const std::size_t lineFeed = rest.find('\n');
    ended = lineFeed != std::string_view::npos;
    const std::size_t taken = ended ? lineFeed : rest.size();
    keep(rest.substr(0, taken));
    m_begin += taken + (ended ? 1 : 0);
    m_offset += taken + (ended ? 1 : 0);
  }
  if (!ended && m_length == 0) return false;

  std::string_view text = m_line;
  std::uint64_t length = m_length;
  std::uint64_t offset = start;
  if (ended && m_lastByte == '\r') {
    if (text.size() == length) text.remove_suffix(1);
    --length;
  }
  if (m_count == 0 && text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());
    length -= kByteOrderMark.size();
    offset += kByteOrderMark.size();
  }
  const bool tooLong = length > m_maxBytes;
  line = {tooLong ? std::string_view() : text, ++m_count, offset, length, tooLong};
  return true;
}

void refuseMismatch(LineReader& first, LineReader& second) {
  Line line;
  while (first.next(line)) {
  }
  while (second.next(line)) {
  }
  throw Error(fmt::format("{} has {} lines and {} has {}; parallel files need the same number, one sentence a line",
                          first.file().name(), first.count(), second.file().name(), second.count()));
}

}  // namespace lookback
