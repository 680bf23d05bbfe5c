// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/motion.h"

#include <QWidget>
#include <algorithm>
#include <limits>

namespace lookback::ui {
namespace {

constexpr int kWholeMs = 400;
/// Playing at double speed steps every 150 ms; its timer may be a little early.
constexpr qint64 kLeastGapMs = 140;
constexpr double kShareOfGap = 0.8;

}  // namespace

Motion::Motion(const Theme& theme, QWidget& stage) : m_theme(theme), m_stage(stage) {
  m_clock.setStartValue(0.0);
  m_clock.setEndValue(1.0);
  m_clock.setEasingCurve(QEasingCurve::OutCubic);
  connect(&m_clock, &QVariantAnimation::valueChanged, this, &Motion::moved);
  connect(&m_clock, &QVariantAnimation::finished, this, &Motion::moved);
  connect(&theme, &Theme::changed, this, [this] {
    if (m_theme.reducedMotion()) finish();
  });
}

int Motion::duration(qint64 gap) {
  if (gap < kLeastGapMs) return 0;
  return static_cast<int>(std::min<double>(kWholeMs, kShareOfGap * static_cast<double>(gap)));
}

double Motion::progress() const {
  return running() ? m_clock.currentValue().toDouble() : 1.0;
}

void Motion::start() {
  finish();
  const qint64 gap = m_last.isValid() ? m_last.elapsed() : std::numeric_limits<qint64>::max();
  m_last.start();
  const int time = duration(gap);
  if (time == 0 || m_theme.reducedMotion() || !m_stage.isVisible()) return;
  m_clock.setDuration(time);
  m_clock.start();
}

void Motion::finish() {
  if (!running()) return;
  m_clock.stop();  // which says nothing
  Q_EMIT moved();
}

}  // namespace lookback::ui
