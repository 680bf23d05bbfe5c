// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <unistd.h>

#include <chrono>

#include "app/cli/command.h"

namespace lookback::cli {
namespace {

constexpr long kPollNanoseconds = 50'000'000;
constexpr std::chrono::seconds kGrace{1};

void addUnlessIgnored(sigset_t& signals, int number) {
  struct sigaction action {};
  if (::sigaction(number, nullptr, &action) == 0 && action.sa_handler != SIG_IGN) ::sigaddset(&signals, number);
}

}  // namespace

Interrupt::Interrupt() {
  ::sigemptyset(&m_signals);
  addUnlessIgnored(m_signals, SIGINT);
  addUnlessIgnored(m_signals, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);  // inherited by every thread, so only the listener gets them
  m_listener = std::jthread([this](const std::stop_token& ending) { listen(ending); });
}

void Interrupt::listen(const std::stop_token& ending) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point deadline = Clock::time_point::max();
  while (!ending.stop_requested()) {
    const timespec pause{0, kPollNanoseconds};
    const bool signalled = ::sigtimedwait(&m_signals, nullptr, &pause) > 0;
    if (signalled && m_stop.stop_requested()) ::_exit(kInterrupted);
    if (signalled) {
      m_stop.request_stop();
      deadline = Clock::now() + kGrace;
    }
    if (!m_patient && Clock::now() >= deadline) ::_exit(kInterrupted);
  }
}

}  // namespace lookback::cli
