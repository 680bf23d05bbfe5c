// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QWidget>
#include <vector>

#include "ui/models/training_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// A map of weights without labels, rows target words and columns source words, on the fixed 0..1 scale, inside
/// `rect` with square cells.
void drawSmallMap(QPainter& painter, const QRectF& rect, const Matrix<float>& alpha, const Theme& theme);

/// All probe sentences as the panel shows them, for paper: light, at 100 %, words as text.
void paintProbes(QPainter& painter, QSize size, TrainingModel& model);
QSize probesSize(const TrainingModel& model);

/// The probe sentences with what the model under the cursor makes of them: source, reference, output, small map. Up and
/// Down go from sentence to sentence; the chosen one is the timeline's and has its arcs below.
class ProbePanel final : public QWidget {
  Q_OBJECT
 public:
  ProbePanel(TrainingModel& model, Theme& theme, QWidget* parent);
  int chosen() const { return m_chosen; }
  void setChosen(int probe);
  /// Where a probe stands; the chosen one is as high as its whole texts need.
  QRect rowRect(int probe) const;
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
  void resizeEvent(QResizeEvent* event) override;

 private:
  void follow();
  friend void paintProbes(QPainter& painter, QSize size, TrainingModel& model);
  struct Line {
    QString caption, words;
    Role role;
    QFont font;
  };
  std::vector<Line> lines(int probe) const;
  double room() const;  // for a line of words
  double rowHeight(int probe, bool whole) const;
  void paintAll(QPainter& painter, bool cursor) const;
  void paintProbe(QPainter& painter, const QRectF& row, int probe, bool cursor) const;
  const store::Snapshot* snapshot(int probe) const;

  TrainingModel& m_model;
  Theme& m_theme;
  int m_chosen = 0;
};

}  // namespace lookback::ui
