// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/place.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <system_error>

#include "core/base/error.h"
#include "core/base/file_io.h"

namespace lookback::store {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFolder = "lookback";
constexpr const char* kFile = "runs.lookback";

fs::path homeFolder() {
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') return home;
  const passwd* entry = ::getpwuid(::getuid());
  if (entry != nullptr && entry->pw_dir != nullptr && *entry->pw_dir == '/') return entry->pw_dir;
  throw Error(ErrorCode::io, "there is no home folder to keep runs in; name a file with --store");
}

fs::path withSuffix(fs::path path, const char* suffix) {
  path += suffix;
  return path;
}

}  // namespace

fs::path defaultStorePath() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const fs::path folder = data != nullptr && *data == '/' ? fs::path(data) : homeFolder() / ".local" / "share";
  return folder / kFolder / kFile;
}

fs::path copyPath(const fs::path& store, const std::string& what, std::int64_t milliseconds) {
  const std::string time =
      fmt::format("{:%Y-%m-%dT%H-%M-%S}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
  for (int attempt = 1;; ++attempt) {
    fs::path path = store;
    const std::string number = attempt == 1 ? "" : fmt::format("-{}", attempt);
    path.replace_extension();
    path += fmt::format(".{}.{}{}", what, time, number) + store.extension().string();
    if (!fs::exists(path)) return path;
  }
}

std::vector<fs::path> copiesOf(const fs::path& store) {
  const std::string stem = store.stem().string() + ".", extension = store.extension().string();
  std::vector<fs::path> copies;
  std::error_code ignored;
  const fs::path folder = store.parent_path().empty() ? fs::path(".") : store.parent_path();
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    const fs::path file = entry.path();
    const std::string name = file.filename().string();
    const bool copy = name.starts_with(stem + "before-format-") || name.starts_with(stem + "damaged.");
    if (copy && file.extension().string() == extension) copies.push_back(file);
  }
  std::sort(copies.begin(), copies.end(), [&](const fs::path& a, const fs::path& b) {
    const auto timeA = fs::last_write_time(a, ignored), timeB = fs::last_write_time(b, ignored);
    return timeA != timeB ? timeA > timeB : a > b;
  });
  return copies;
}

fs::path setAside(const fs::path& store, std::int64_t milliseconds) {
  const fs::path place = copyPath(store, "damaged", milliseconds);
  for (const char* suffix : {"", "-wal", "-shm"}) {
    const fs::path from = withSuffix(store, suffix);
    std::error_code reason;
    if (!fs::exists(from)) continue;
    fs::rename(from, withSuffix(place, suffix), reason);
    if (reason)
      throw Error(ErrorCode::io,
                  fmt::format("cannot rename \"{}\" to \"{}\": {}; choose another place for the new store",
                              pathText(from), pathText(place), reason.message()));
  }
  return place;
}

}  // namespace lookback::store
