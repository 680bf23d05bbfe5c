// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_io.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

#include "core/base/contract.h"
#include "core/base/descriptor.h"
#include "core/base/error.h"
#include "core/base/open_file.h"

namespace lookback {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kPermissions = 0666;  // less the user's mask
constexpr int kNameAttempts = 100;
constexpr std::size_t kPiece = std::size_t{1} << 20;

std::string reasonText(int reason) {
  return std::generic_category().message(reason);
}

struct stat statusOf(int descriptor, const fs::path& path) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) failReading(path, errno);
  if (S_ISDIR(status.st_mode)) failReading(path, EISDIR);
  return status;
}

std::string temporaryName() {
  static std::atomic<std::uint64_t> counter{0};
  return fmt::format(".lookback-{}-{}.partial", ::getpid(), counter.fetch_add(1));
}

/// Makes a rename survive a power cut. Some file systems refuse to sync a folder; the file itself is safe by then.
void syncFolder(const fs::path& folder) {
  const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.get() >= 0) ::fsync(descriptor.get());
}

}  // namespace

std::string pathText(const fs::path& path) {
  const auto text = path.u8string();
  return {text.begin(), text.end()};
}

InputFile::InputFile(const fs::path& path) : m_path(path) {
  Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (descriptor.get() < 0) failReading(path, errno);
  const struct stat status = statusOf(descriptor.get(), path);
  if (!S_ISREG(status.st_mode))
    throw Error(fmt::format("cannot read \"{}\": it is not a regular file", pathText(path)));
  m_size = static_cast<std::uint64_t>(status.st_size);
  m_descriptor = descriptor.release();
}

InputFile::~InputFile() {
  ::close(m_descriptor);
}

void InputFile::read(std::uint64_t offset, std::span<char> bytes) const {
  while (!bytes.empty()) {
    const ssize_t count = ::pread(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) failReading(m_path, errno);
    if (count == 0) {
      throw Error(ErrorCode::io,
                  fmt::format("\"{}\" ends at byte {}; it was cut while being read", pathText(m_path), offset));
    }
    bytes = bytes.subspan(static_cast<std::size_t>(count));
    offset += static_cast<std::uint64_t>(count);
  }
}

AtomicFile::AtomicFile(const fs::path& path) : m_path(path), m_place(path) {
  std::error_code ignored;
  if (fs::is_symlink(path, ignored)) {
    const fs::path target = fs::weakly_canonical(path, ignored);
    if (!ignored && !target.empty()) m_place = target;
  }
  const fs::file_status status = fs::status(m_place, ignored);
  if (fs::is_directory(status)) fail(EISDIR);
  if (!fs::exists(status) || fs::is_regular_file(status)) {
    keepDatabase();
    createBeside();
    return;
  }
  m_descriptor = openToWrite(m_place);
  if (m_descriptor < 0) fail(errno);
}

/// A store of runs is worth more than whatever would take its place by a slip of the keys.
void AtomicFile::keepDatabase() const {
  constexpr std::string_view kHead("SQLite format 3\0", 16);
  std::array<char, kHead.size()> head{};
  std::ifstream file(m_place, std::ios::binary);
  if (file.read(head.data(), head.size()) && std::string_view(head.data(), head.size()) == kHead)
    throw Error(
        fmt::format("\"{}\" is a database, such as a store of runs, and is not written over; choose another name",
                    pathText(m_path)));
}

void AtomicFile::createBeside() {
  for (int attempt = 0; attempt < kNameAttempts && m_descriptor < 0; ++attempt) {
    m_temporary = m_place.parent_path() / temporaryName();
    m_descriptor = ::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kPermissions);
    if (m_descriptor < 0 && errno != EEXIST) fail(errno);
  }
  if (m_descriptor < 0) fail(EEXIST);
  struct stat old {};
  if (::stat(m_place.c_str(), &old) == 0) ::fchmod(m_descriptor, old.st_mode & 07777);
}

AtomicFile::~AtomicFile() {
  if (m_descriptor < 0) return;  // committed
  ::close(m_descriptor);
  if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
}

void AtomicFile::write(std::string_view bytes) {
  LOOKBACK_EXPECTS(m_descriptor >= 0);
  while (!bytes.empty()) {
    const ssize_t count = ::write(m_descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail(errno);
    bytes.remove_prefix(static_cast<std::size_t>(count));
    m_written += static_cast<std::uint64_t>(count);
  }
}

void AtomicFile::commit() {
  LOOKBACK_EXPECTS(m_descriptor >= 0);
  if (!m_temporary.empty() && ::fsync(m_descriptor) != 0) fail(errno);
  if (::close(std::exchange(m_descriptor, -1)) != 0) {
    const int reason = errno;
    if (!m_temporary.empty()) ::unlink(m_temporary.c_str());
    fail(reason);
  }
  if (m_temporary.empty()) return;
  if (::rename(m_temporary.c_str(), m_place.c_str()) != 0) {
    const int reason = errno;
    ::unlink(m_temporary.c_str());
    fail(reason);
  }
  const fs::path folder = m_place.parent_path();
  syncFolder(folder.empty() ? fs::path(".") : folder);
}

void AtomicFile::fail(int reason) const {
  std::string remedy = "an existing file of that name is unchanged";
  if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG) {
    remedy = fmt::format("free some space ({} bytes fitted) and write again; {}", m_written, remedy);
  }
  if (reason == ENXIO) remedy = "no program reads this pipe; start it first";
  throw Error(ErrorCode::io, fmt::format("cannot write \"{}\": {}; {}", pathText(m_path), reasonText(reason), remedy));
}

void writeFileAtomically(const fs::path& path, std::string_view bytes) {
  AtomicFile file(path);
  file.write(bytes);
  file.commit();
}

std::string readFile(const fs::path& path, std::uint64_t limit) {
  const Descriptor descriptor(openToRead(path));
  const struct stat status = statusOf(descriptor.get(), path);
  std::string bytes;
  if (S_ISREG(status.st_mode))
    bytes.reserve(std::min<std::uint64_t>(static_cast<std::uint64_t>(status.st_size), limit));
  for (;;) {
    const std::size_t before = bytes.size();
    bytes.resize(before + static_cast<std::size_t>(std::min<std::uint64_t>(kPiece, limit - before + 1)));
    const ssize_t count = ::read(descriptor.get(), bytes.data() + before, bytes.size() - before);
    const int reason = errno;
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0 && reason == EINTR) continue;
    if (count < 0) failReading(path, reason);
    if (count == 0) return bytes;
    if (bytes.size() > limit) {
      throw Error(fmt::format("\"{}\" is larger than the {} bytes allowed here", pathText(path), limit));
    }
  }
}

}  // namespace lookback
