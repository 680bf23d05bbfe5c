// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/background.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#else
#include <QThread>
#endif

namespace lookback::ui {

void stayInBackground() {
#ifdef Q_OS_LINUX
  // Linux counts niceness by threads, and new threads inherit it. 10 is enough for the window to come first, and unlike
  // the class "idle" it leaves the training a share beside other programs that compute.
  constexpr int kNiceness = 10;
  const auto thread = static_cast<id_t>(syscall(SYS_gettid));
  if (getpriority(PRIO_PROCESS, thread) < kNiceness) setpriority(PRIO_PROCESS, thread, kNiceness);
#else
  QThread::currentThread()->setPriority(QThread::LowestPriority);
#endif
}

}  // namespace lookback::ui
