// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

namespace lookback::ui {

/// A real training that goes on while it lives: the core's Trainer on the workload SMALL, two threads, in a thread of
/// its own.
class TrainingBeside {
 public:
  /// `background`: as the window trains (ui/support/background.h); else as important as the window itself.
  explicit TrainingBeside(bool background);
  /// Target words trained so far.
  std::uint64_t words() const { return m_words; }
  /// Returns when the first updates are done and all threads compute.
  void awaitStart() const;

 private:
  void train(bool background, std::stop_token stop);

  std::atomic<std::uint64_t> m_words{0};
  std::jthread m_thread;  // last member: joined first
};

}  // namespace lookback::ui
