// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace lookback {

/// A mailbox of one between two threads: a new value replaces one that nobody has taken, so the reader never falls behind.
template <class T>
class LatestValue {
 public:
  void put(T value) {
    {
      const std::scoped_lock lock(m_mutex);
      m_value = std::move(value);
    }
    m_changed.notify_one();
  }

  /// What is in the box, or nothing. Never waits.
  std::optional<T> take() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_value, std::nullopt);
  }

  /// Waits for a value; returns nothing when a stop is requested first.
  std::optional<T> wait(std::stop_token stop) {
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return m_value.has_value(); })) return std::nullopt;
    return std::exchange(m_value, std::nullopt);
  }

  bool empty() const {
    const std::scoped_lock lock(m_mutex);
    return !m_value.has_value();
  }

 private:
  mutable std::mutex m_mutex;
  std::condition_variable_any m_changed;
  std::optional<T> m_value;
};

}  // namespace lookback
