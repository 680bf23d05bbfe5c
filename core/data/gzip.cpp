// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/gzip.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "core/base/error.h"
#include "core/base/open_file.h"

namespace lookback {

namespace {

constexpr std::size_t kBufferSize = 1 << 16;
constexpr int kLookMs = 50;
constexpr int kGzipWindow = 15 + 16;  // the largest window, gzip header and check sum (zlib.h, inflateInit2)
constexpr char kMagic[2] = {'\x1F', '\x8B'};

}  // namespace

struct UnpackedFile::Inflater {
  z_stream stream{};
  bool memberEnded = false;

  Inflater() {
    if (inflateInit2(&stream, kGzipWindow) != Z_OK) throw Error(ErrorCode::io, "no memory to unpack gzip data");
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
};

UnpackedFile::UnpackedFile(const std::filesystem::path& path, std::stop_token stop)
    : m_name(path.string()), m_stop(std::move(stop)), m_buffer(kBufferSize) {
  open(path);
  try {
    refill();
    if (m_end == 1 && m_buffer[0] == kMagic[0]) take(1);  // a pipe may give one byte at first
    if (m_end >= 2 && std::equal(kMagic, kMagic + 2, m_buffer.begin())) m_inflater = std::make_unique<Inflater>();
  } catch (...) {
    if (m_descriptor != STDIN_FILENO) ::close(m_descriptor);
    throw;
  }
}

UnpackedFile::~UnpackedFile() {
  if (m_descriptor != STDIN_FILENO) ::close(m_descriptor);
}

void UnpackedFile::open(const std::filesystem::path& path) {
  if (path == "-") {
    m_name = "standard input";
    m_descriptor = STDIN_FILENO;
    return;
  }
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    throw Error(fmt::format("{} is a folder; name a text file in it", m_name));
  }
  m_descriptor = openToRead(path);
  m_ready = std::filesystem::is_regular_file(path, ignored);
  const std::uintmax_t size = std::filesystem::file_size(path, ignored);
  m_packedSize = ignored ? 0 : size;
}

void UnpackedFile::refill() {
  m_begin = 0;
  take(0);
}

/// Reads what there is behind the first `kept` bytes of the buffer.
void UnpackedFile::take(std::size_t kept) {
  m_end = kept;
  if (m_ended) return;  // a terminal would ask again
  if (!m_ready) waitForBytes();
  ssize_t count = 0;
  do {
    count = ::read(m_descriptor, m_buffer.data() + kept, m_buffer.size() - kept);
  } while (count < 0 && errno == EINTR);
  if (count < 0) throw Error(ErrorCode::io, fmt::format("{} cannot be read: {}", m_name, std::strerror(errno)));
  m_ended = count == 0;
  m_end += static_cast<std::size_t>(count);
  m_packedRead += static_cast<std::uint64_t>(count);
}

/// A pipe or terminal, looked at now and then so that a request to stop is seen.
void UnpackedFile::waitForBytes() const {
  pollfd look{m_descriptor, POLLIN, 0};
  while (::poll(&look, 1, kLookMs) == 0)
    if (m_stop.stop_requested()) throw Error(ErrorCode::interrupted, fmt::format("reading {} was stopped", m_name));
}

std::size_t UnpackedFile::read(char* out, std::size_t size) {
  return m_inflater == nullptr ? readPlain(out, size) : readPacked(out, size);
}

std::size_t UnpackedFile::readPlain(char* out, std::size_t size) {
  if (m_begin == m_end) refill();
  const std::size_t count = std::min(size, m_end - m_begin);
  std::copy_n(m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin), count, out);
  m_begin += count;
  return count;
}

std::size_t UnpackedFile::readPacked(char* out, std::size_t size) {
  z_stream& stream = m_inflater->stream;
  const uInt wanted = static_cast<uInt>(std::min(size, kBufferSize));
  stream.next_out = reinterpret_cast<Bytef*>(out);
  stream.avail_out = wanted;
  while (stream.avail_out == wanted) {
    if (m_inflater->memberEnded && !startNextMember()) return 0;
    if (m_begin == m_end) refill();
    if (m_begin == m_end) refuse("the gzip data are cut short; copy the file again");
    stream.next_in = reinterpret_cast<Bytef*>(m_buffer.data() + m_begin);
    stream.avail_in = static_cast<uInt>(m_end - m_begin);
    const int status = inflate(&stream, Z_NO_FLUSH);
    m_begin = m_end - stream.avail_in;
    if (status == Z_STREAM_END) {
      m_inflater->memberEnded = true;
    } else if (status != Z_OK && status != Z_BUF_ERROR) {
      refuse(fmt::format("the gzip data are damaged ({}); copy the file again",
                         stream.msg != nullptr ? stream.msg : "unknown error"));
    }
  }
  return wanted - stream.avail_out;
}

/// Goes on to the member behind one that ended; false at the end of the file. Zeros there are padding.
bool UnpackedFile::startNextMember() {
  if (m_begin == m_end) refill();
  if (m_begin == m_end) return false;
  if (m_buffer[m_begin] == kMagic[0]) {
    if (inflateReset2(&m_inflater->stream, kGzipWindow) != Z_OK)
      refuse("the gzip data are damaged; copy the file again");
    m_inflater->memberEnded = false;
    return true;
  }
  for (; m_begin != m_end; refill()) {
    if (std::any_of(m_buffer.data() + m_begin, m_buffer.data() + m_end, [](char byte) { return byte != 0; })) {
      refuse("something follows the gzip data; unpack the file to see what it is");
    }
  }
  return false;
}

void UnpackedFile::refuse(const std::string& what) const {
  throw Error(fmt::format("{}: {} (after {} bytes of it)", m_name, what, m_packedRead - (m_end - m_begin)));
}

}  // namespace lookback
