// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace lookback::ui {

/// How long a talk has lasted so far.
class TalkTimer {
 public:
  /// From zero, running.
  void start() {
    m_runs = true;
    reset();
  }
  /// To zero; a timer that stands still goes on doing so.
  void reset() {
    m_passed = 0;
    m_since.start();
  }
  void setPaused(bool paused) {
    if (paused && m_runs) m_passed += m_since.elapsed();
    m_runs = !paused;
    m_since.start();
  }
  bool runs() const { return m_runs; }
  /// "3:07".
  QString text() const {
    const qint64 seconds = (m_passed + (m_runs ? m_since.elapsed() : 0)) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
  }

 private:
  QElapsedTimer m_since;
  qint64 m_passed = 0;  // ms, before it was last paused
  bool m_runs = false;
};

}  // namespace lookback::ui
