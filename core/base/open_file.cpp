// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/open_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/descriptor.h"
#include "core/base/error.h"
#include "core/base/file_io.h"

namespace lookback {
namespace {

namespace fs = std::filesystem;

constexpr int kPipeMs = 2000;  // the program at the other end of a pipe may only be starting
constexpr int kPipeLookMs = 20;

/// Endless devices are no texts; a terminal can be typed on, and /dev/null is empty.
bool mayBeRead(int descriptor, const struct stat& status) {
  constexpr unsigned kMemoryDevices = 1, kNull = 3;  // Linux' numbers
  if (S_ISBLK(status.st_mode)) return false;
  if (!S_ISCHR(status.st_mode)) return true;
  return ::isatty(descriptor) != 0 || status.st_rdev == ::makedev(kMemoryDevices, kNull);
}

/// Whether some program has the pipe open for writing: looks for a byte without taking it.
bool hasWriter(int descriptor) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return true;
  const Descriptor out(ends[0]), in(ends[1]);
  const ssize_t count = ::tee(descriptor, in.get(), 1, SPLICE_F_NONBLOCK);
  return count > 0 || (count < 0 && errno == EAGAIN);
}

/// Waits until a program has opened the pipe, or wrote to it and has gone.
void waitForWriter(int descriptor, const fs::path& path) {
  pollfd look{descriptor, POLLIN, 0};
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPipeMs);
  while (::poll(&look, 1, kPipeLookMs) <= 0 && !hasWriter(descriptor)) {
    if (std::chrono::steady_clock::now() < deadline) continue;
    throw Error(ErrorCode::io,
                fmt::format("cannot read \"{}\": it is a pipe that no program writes to; start that program "
                            "first, or name a file",
                            pathText(path)));
  }
}

}  // namespace

void failReading(const fs::path& path, int reason) {
  throw Error(ErrorCode::io,
              fmt::format("cannot read \"{}\": {}", pathText(path), std::generic_category().message(reason)));
}

int openToRead(const fs::path& path) {
  Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));  // a pipe would wait for its writer
  if (descriptor.get() < 0) failReading(path, errno);
  struct stat status {};
  if (::fstat(descriptor.get(), &status) != 0) failReading(path, errno);
  if (S_ISDIR(status.st_mode)) failReading(path, EISDIR);
  if (!mayBeRead(descriptor.get(), status))
    throw Error(fmt::format("cannot read \"{}\": it is a device; name a file", pathText(path)));
  if (S_ISFIFO(status.st_mode)) waitForWriter(descriptor.get(), path);
  ::fcntl(descriptor.get(), F_SETFL, O_RDONLY);
  return descriptor.release();
}

int openToWrite(const fs::path& path) {
  for (int waited = 0;; waited += kPipeLookMs) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0) ::fcntl(descriptor, F_SETFL, O_WRONLY);
    if (descriptor >= 0 || errno != ENXIO || waited >= kPipeMs) return descriptor;
    std::this_thread::sleep_for(std::chrono::milliseconds(kPipeLookMs));
  }
}

std::string clipped(std::string_view text) {
  constexpr std::size_t kMost = 300, kBegin = 200, kEnd = 80;
  if (text.size() <= kMost) return std::string(text);
  const auto inside = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  std::size_t begin = kBegin, end = text.size() - kEnd;  // moved to where a character begins
  while (begin > 0 && inside(begin)) --begin;
  while (end < text.size() && inside(end)) ++end;
  return fmt::format("{} … {}", text.substr(0, begin), text.substr(end));
}

}  // namespace lookback
