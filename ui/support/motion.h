// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QVariantAnimation>

#include "ui/support/theme.h"

class QWidget;

namespace lookback::ui {

/// What moves by itself after a step (P8): a share that runs from 0 to 1 and then stays there.
///
/// It takes 400 ms, and less where steps come quickly: at most four fifths of the time since the step before, and
/// nothing if that was shorter than playing at double speed makes it. So whoever steps fast, holds a key, or drags
/// through a sentence always sees finished pictures. With reduced motion, and where the stage is not on screen, it
/// takes no time at all.
class Motion final : public QObject {
  Q_OBJECT
 public:
  /// `stage`: the widget that shows it; outlives the motion.
  Motion(const Theme& theme, QWidget& stage);

  /// 1 when nothing moves.
  double progress() const;
  bool running() const { return m_clock.state() == QAbstractAnimation::Running; }
  /// A step came: what moved is finished, what is new begins.
  void start();
  void finish();

  /// ms that a step may take which comes so long (ms) after the one before.
  static int duration(qint64 gap);

 Q_SIGNALS:
  void moved();  // each frame, the last included

 private:
  const Theme& m_theme;
  QWidget& m_stage;
  QElapsedTimer m_last;  // since the step before
  QVariantAnimation m_clock;
};

}  // namespace lookback::ui
