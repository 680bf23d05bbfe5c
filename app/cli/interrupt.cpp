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

}  // namespace

Interrupt::Interrupt() {
  ::sigemptyset(&m_signals);
  for (const int number : {SIGINT, SIGTERM}) {
    ::signal(number, SIG_DFL);  // a script's background jobs start with SIGINT ignored, and could not be stopped by it
    ::sigaddset(&m_signals, number);
  }
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
