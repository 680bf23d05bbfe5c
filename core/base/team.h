// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <thread>
#include <type_traits>
#include <vector>

namespace lookback {

/// A fixed number of threads that do one thing at a time together: the caller is member 0. Between two calls the others
/// look for work for a short while before they sleep, because waking a thread costs more than a small product.
class Team {
 public:
  explicit Team(int size);
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  int size() const { return static_cast<int>(m_threads.size()) + 1; }

  /// Calls work(member) for every member, 0 on this thread, and returns when all are done. If members throw, the first
  /// exception in order of members is thrown again here.
  template <class Work>
  void run(Work&& work) {
    using Called = std::remove_reference_t<Work>;
    runCall({[](void* what, int member) { (*static_cast<Called*>(what))(member); },
             const_cast<void*>(static_cast<const void*>(&work))});
  }

 private:
  /// Something to call that somebody else owns: unlike std::function it costs no memory.
  struct Call {
    void (*function)(void* what, int member) = nullptr;
    void* what = nullptr;
  };
  void runCall(Call work);
  void serve(int member, std::stop_token stop);
  void call(int member);

  std::atomic<std::uint64_t> m_round{0};
  std::atomic<int> m_busy{0};
  Call m_work;
  std::vector<std::exception_ptr> m_errors;
  std::vector<std::jthread> m_threads;  // last member: joined first
};

}  // namespace lookback
