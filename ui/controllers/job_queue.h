// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace lookback::ui {

/// A thread that does jobs one after the other. Jobs throw nothing.
class JobQueue final {
 public:
  using Job = std::function<void(const std::stop_token&)>;
  /// `inBackground`: everything else on the computer goes before it.
  explicit JobQueue(bool inBackground = false);
  /// Stops the job at work and drops the others.
  ~JobQueue();
  void ask(Job job);

 private:
  void work(const std::stop_token& stop, bool inBackground);

  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Job> m_jobs;
  std::jthread m_thread;  // last member: joined first
};

}  // namespace lookback::ui
