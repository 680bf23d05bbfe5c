// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/store/recorder.h"

namespace lookback::cli {

/// A training's run on its way to the store. Trouble is told on standard error, training goes on in memory, and what
/// cannot be stored at the end goes to another file.
class Recording {
 public:
  /// `elsewhere` are folders for that other file, the best first.
  Recording(const std::filesystem::path& store, store::NewRun run, std::vector<std::filesystem::path> elsewhere);
  Recording(const std::filesystem::path& store, const store::ResumePoint& point,
            std::vector<std::filesystem::path> elsewhere);
  /// A recording that was not ended is one that failed; it is stored as such.
  ~Recording();
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  store::RunRecorder& recorder() { return m_recorder; }
  /// Waits until the run is in the store. Throws Error if it cannot be put there.
  void begin();
  /// Stores how the run ended and all that waits; whether it is stored, here or elsewhere. Says so if not here.
  bool end(store::RunState state, const std::string& reason);
  /// run 3 in "/home/ada/.local/share/lookback/runs.lookback"
  std::string place() const;
  /// The command that goes on with the run.
  std::string resumeCommand() const;

 private:
  store::RecorderOptions options();
  void tell(const store::RecorderStatus& status) const;
  bool storeElsewhere();

  std::vector<std::filesystem::path> m_elsewhere;
  std::atomic<bool> m_telling{false};  // between begin and end
  bool m_ended = true;                 // until it has begun
  store::RunRecorder m_recorder;       // last member: its thread calls tell
};

}  // namespace lookback::cli
