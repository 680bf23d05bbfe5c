// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>

#include <atomic>
#include <stop_token>
#include <thread>

namespace lookback::cli {

/// Turns Ctrl+C (and a polite kill) into a request to stop. A command that is still running a second later, for
/// instance because it waits for standard input, is ended at once with exit code 130, unless it `savesBeforeStopping`;
/// a second Ctrl+C ends any command at once. Must be made before any other thread.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return m_stop.get_token(); }
  bool requested() const { return m_stop.stop_requested(); }
  void savesBeforeStopping() { m_patient = true; }

 private:
  void listen(const std::stop_token& ending);

  sigset_t m_signals{};
  std::stop_source m_stop;
  std::atomic<bool> m_patient{false};
  std::jthread m_listener;  // last member: joined first
};

}  // namespace lookback::cli
