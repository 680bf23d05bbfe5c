// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QSocketNotifier>
#include <array>
#include <csignal>
#include <cstdlib>
#include <memory>

namespace lookback {

/// Lets the program end in order when it is asked to from outside (Ctrl+C in its terminal, the end of the session,
/// kill): the event loop returns, and what trains is stopped and kept as the window goes. A second signal ends it at
/// once.
class EndSignals {
 public:
  EndSignals() {
    if (::pipe2(s_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    m_notifier = std::make_unique<QSocketNotifier>(s_ends[0], QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [] {
      unsigned char number = 0;
      if (::read(s_ends[0], &number, 1) == 1) QCoreApplication::exit(kSignalled + number);
    });
    ::signal(SIGXFSZ, SIG_IGN);  // a limit on the size of files is an error to tell of, not an end
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
      struct sigaction action {};
      action.sa_handler = &EndSignals::take;
      action.sa_flags = SA_RESETHAND | SA_RESTART;
      ::sigaction(number, &action, nullptr);
    }
  }
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

 private:
  static constexpr int kSignalled = 128;  // as a shell counts
  static void take(int number) {
    const auto byte = static_cast<unsigned char>(number);
    if (::write(s_ends[1], &byte, 1) != 1) std::_Exit(kSignalled + number);
  }

  static inline std::array<int, 2> s_ends{-1, -1};
  std::unique_ptr<QSocketNotifier> m_notifier;
};

}  // namespace lookback
