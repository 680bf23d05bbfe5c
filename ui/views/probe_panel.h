// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/training_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// A map of weights without labels, rows target words and columns source words, on the fixed 0..1 scale, inside
/// `rect` with square cells.
void drawSmallMap(QPainter& painter, const QRectF& rect, const Matrix<float>& alpha, const Theme& theme);

/// The probe sentences with what the model under the cursor makes of them: source, reference, output, small map. Up and
/// Down go from sentence to sentence; the chosen one is the timeline's.
class ProbePanel final : public QWidget {
  Q_OBJECT
 public:
  ProbePanel(TrainingModel& model, Theme& theme, QWidget* parent);
  int chosen() const { return m_chosen; }
  void setChosen(int probe);
  /// One probe in words.
  QString describeProbe(int probe) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void chosenChanged(int probe);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow();
  double rowHeight() const;
  void paintProbe(QPainter& painter, const QRectF& row, int probe) const;
  const store::Snapshot* snapshot(int probe) const;

  TrainingModel& m_model;
  Theme& m_theme;
  int m_chosen = 0;
};

}  // namespace lookback::ui
