// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recording.h"

#include <fmt/format.h>

#include <chrono>

#include "app/cli/console.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/store/place.h"

namespace lookback::cli {
namespace {

store::Milliseconds now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// What a store that could not be filled leaves behind.
void removeRemains(const std::filesystem::path& store) {
  std::error_code ignored;
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
    std::filesystem::path file = store;
    file += suffix;
    std::filesystem::remove(file, ignored);
  }
}

}  // namespace

Recording::Recording(const std::filesystem::path& store, store::NewRun run,
                     std::vector<std::filesystem::path> elsewhere)
    : m_elsewhere(std::move(elsewhere)), m_recorder(store, std::move(run), options()) {}

Recording::Recording(const std::filesystem::path& store, const store::ResumePoint& point,
                     std::vector<std::filesystem::path> elsewhere)
    : m_elsewhere(std::move(elsewhere)), m_recorder(store, point, options()) {}

Recording::~Recording() {
  if (!m_ended) end(store::RunState::failed, "ended by an error");
}

store::RecorderOptions Recording::options() {
  store::RecorderOptions options;
  options.onStatus = [this](const store::RecorderStatus& status) { tell(status); };
  return options;
}

void Recording::tell(const store::RecorderStatus& status) const {
  if (!m_telling) return;
  if (status.trouble) {
    note(status.message + "; training goes on in memory, and storing is tried again");
  } else {
    note(fmt::format("the store \"{}\" works again; all is stored", pathText(status.path)));
  }
}

void Recording::begin() {
  if (!m_recorder.flush()) throw Error(ErrorCode::io, withStoreOption(m_recorder.status().message));
  m_telling = true;
  m_ended = false;
}

bool Recording::end(store::RunState state, const std::string& reason) {
  m_telling = false;
  m_ended = true;
  if (m_recorder.finish(state, reason)) return true;
  note(m_recorder.status().message);
  return storeElsewhere();
}

bool Recording::storeElsewhere() {
  const std::filesystem::path wanted = m_recorder.status().path;
  for (const std::filesystem::path& folder : m_elsewhere) {
    const std::filesystem::path file = store::copyPath(folder / wanted.filename(), "rescued", now());
    if (!m_recorder.moveTo(file)) {
      removeRemains(file);
      continue;
    }
    note(fmt::format("the run was stored in \"{}\" instead of \"{}\"; name that file with --store from now on",
                     pathText(file), pathText(wanted)));
    return true;
  }
  std::string folders;
  for (const std::filesystem::path& folder : m_elsewhere) folders += fmt::format(", \"{}\"", pathText(folder));
  note(
      fmt::format("the run could not be stored anywhere (tried: \"{}\"{}) and what only memory held is lost; train "
                  "again with --store OTHER, a file in a folder that can be written and has space",
                  pathText(wanted), folders));
  return false;
}

std::string Recording::place() const {
  const store::RecorderStatus status = m_recorder.status();
  return fmt::format("run {} in \"{}\"", status.run.value_or(0), pathText(status.path));
}

std::string Recording::resumeCommand() const {
  const store::RecorderStatus status = m_recorder.status();
  return fmt::format("lookback-cli train --resume {} --store \"{}\"", status.run.value_or(0), pathText(status.path));
}

}  // namespace lookback::cli
