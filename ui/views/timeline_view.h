// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>
#include <QTimer>

#include "ui/models/training_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// One probe's maps at the stored updates, and a slider over all of them. Arrow keys go from snapshot to snapshot; it
/// plays both ways.
class TimelineView final : public QAbstractSlider {
  Q_OBJECT
 public:
  TimelineView(TrainingModel& model, Theme& theme, QWidget* parent);
  void setProbe(int probe);
  /// Energies in the place of weights: each row from 6 below its largest (dark) to its largest (bright).
  void showEnergies(bool shown);
  bool showsEnergies() const { return m_energies; }
  /// Smaller maps, where the window is low.
  void setLow(bool low);
  /// +1 plays on, -1 back, 0 stops. At the end it begins anew.
  void play(int way);
  int playing() const { return m_clock.isActive() ? m_way : 0; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void playingChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void sliderChange(SliderChange change) override;
  void changeEvent(QEvent* event) override;

 private:
  const store::Snapshot* probeSnapshot(const ProbeFrame& frame) const;
  void follow();
  void advance();
  void describe();
  double left() const;
  double right() const;
  double xOf(int frame) const;
  void goTo(double x);

  TrainingModel& m_model;
  Theme& m_theme;
  QTimer m_clock;
  int m_way = 1, m_probe = 0;
  bool m_low = false, m_energies = false;
  double thumb() const;
  double trackY() const;
  bool m_following = false;  // the model moves the slider, not the hand
};

}  // namespace lookback::ui
