// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace lookback {

/// Holds a running computation at a pause, or lets it through one unit of work at a time.
class RunGate {
 public:
  void pause() { set(State::paused, 0); }
  void resume() { set(State::running, 0); }
  /// While paused: let `count` more units through.
  void step(int count = 1) {
    {
      const std::scoped_lock lock(m_mutex);
      m_steps += count;
    }
    m_changed.notify_all();
  }

  /// Called by the computation before each unit: waits while paused. False when a stop was requested.
  bool pass(std::stop_token stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return m_state == State::running || m_steps > 0; });
    if (stop.stop_requested()) return false;
    if (m_state == State::paused) --m_steps;
    return true;
  }

 private:
  enum class State { running, paused };
  void set(State state, int steps) {
    {
      const std::scoped_lock lock(m_mutex);
      m_state = state;
      m_steps = steps;
    }
    m_changed.notify_all();
  }

  std::mutex m_mutex;
  std::condition_variable_any m_changed;
  State m_state = State::running;
  int m_steps = 0;
};

}  // namespace lookback
