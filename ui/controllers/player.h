// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/models/decode_model.h"

namespace lookback::ui {

/// Moves the shared cursor through a decoded sentence, by hand or by the clock, in the paper's order: score, soften,
/// blend, write. A model without alignment has only blend and write.
class Player final : public QObject {
  Q_OBJECT
 public:
  explicit Player(DecodeModel& model, QObject* parent = nullptr);

  bool canStep() const;
  bool canBack() const;
  bool isPlaying() const { return m_clock.isActive(); }
  bool isReversed() const { return m_reversed; }
  /// 0.25 .. 4; at 1 a word takes 1.2 s.
  double speed() const { return m_speed; }
  bool hasBreakpoint(int step) const { return m_model.breakpoints().contains(step); }

 public Q_SLOTS:
  void first();
  void back();
  void step();
  void last();
  void nextWord();
  void previousWord();
  /// Starts or pauses. At the end of the way it begins again.
  void play();
  void playBackwards();
  void pause();
  void setSpeed(double speed);
  /// Playing stops when the word of this step is written.
  void toggleBreakpoint(int step);

 Q_SIGNALS:
  void playingChanged();
  void speedChanged();
  void breakpointsChanged();

 private:
  int words() const;
  bool attends() const;
  void start(bool reversed);
  void tick();

  DecodeModel& m_model;
  QTimer m_clock;
  double m_speed = 1;
  bool m_reversed = false;
};

}  // namespace lookback::ui
