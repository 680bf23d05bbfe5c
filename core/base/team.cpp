// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/team.h"

#include "core/base/contract.h"

namespace lookback {

namespace {

constexpr int kSpins = 4000;  // a few tens of microseconds

void pauseBriefly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  std::this_thread::yield();
#endif
}

/// Waits until `value` is no longer `old`.
template <class T>
void waitForChange(const std::atomic<T>& value, T old) {
  for (int spin = 0; spin < kSpins; ++spin) {
    if (value.load(std::memory_order_acquire) != old) return;
    pauseBriefly();
  }
  value.wait(old, std::memory_order_acquire);
}

}  // namespace

Team::Team(int size) {
  LOOKBACK_EXPECTS(size >= 1);
  m_errors.resize(static_cast<std::size_t>(size));
  for (int member = 1; member < size; ++member)
    m_threads.emplace_back([this, member](std::stop_token stop) { serve(member, stop); });
}

Team::~Team() {
  for (std::jthread& thread : m_threads) thread.request_stop();
  m_round.fetch_add(1, std::memory_order_release);
  m_round.notify_all();
}

void Team::call(int member) {
  try {
    m_work.function(m_work.what, member);
  } catch (...) {
    m_errors[static_cast<std::size_t>(member)] = std::current_exception();
  }
}

void Team::serve(int member, std::stop_token stop) {
  std::uint64_t seen = 0;
  while (true) {
    waitForChange(m_round, seen);
    if (stop.stop_requested()) return;
    ++seen;
    call(member);
    if (m_busy.fetch_sub(1, std::memory_order_acq_rel) == 1) m_busy.notify_one();
  }
}

void Team::runCall(Call work) {
  m_work = work;
  for (std::exception_ptr& error : m_errors) error = nullptr;
  m_busy.store(static_cast<int>(m_threads.size()), std::memory_order_relaxed);
  if (!m_threads.empty()) {
    m_round.fetch_add(1, std::memory_order_release);
    m_round.notify_all();
  }
  call(0);
  for (int busy = m_busy.load(std::memory_order_acquire); busy != 0; busy = m_busy.load(std::memory_order_acquire))
    waitForChange(m_busy, busy);
  for (const std::exception_ptr& error : m_errors)
    if (error) std::rethrow_exception(error);
}

}  // namespace lookback
