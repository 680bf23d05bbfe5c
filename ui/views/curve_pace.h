// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <functional>
#include <utility>

namespace lookback::ui {

/// For what grows with every update of a training: calls `work` at once, then at most once in `milliseconds`. The last
/// call is never lost. Drawing faster than eyes follow would take the time from the training.
class CurvePace final : public QTimer {
 public:
  CurvePace(int milliseconds, std::function<void()> work, QObject* parent) : QTimer(parent), m_work(std::move(work)) {
    setSingleShot(true);
    setInterval(milliseconds);
    callOnTimeout(this, [this] {
      if (std::exchange(m_due, false)) call();
    });
  }
  void call() {
    m_due = isActive();
    if (m_due) return;
    start();
    m_work();
  }

 private:
  std::function<void()> m_work;
  bool m_due = false;
};

}  // namespace lookback::ui
