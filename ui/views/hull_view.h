// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/models/toy_model.h"
#include "ui/support/theme.h"

namespace lookback::ui {

/// The annotations as points of a plane and the context as a diamond among them: whatever the weights, it never leaves
/// the hull of the points (M9). Two dimensions are drawn at a time. A point can be dragged, or moved with Ctrl and the
/// arrow keys; the arrow keys alone go from word to word.
class HullView final : public QWidget {
  Q_OBJECT
 public:
  HullView(ToyModel& model, Theme& theme, QWidget* parent);
  /// The dimensions along x and y, from 0.
  void setAxes(int x, int y);
  int xAxis() const { return m_x; }
  int yAxis() const { return m_y; }
  /// Hides the diamond and the shares while a learner works the number out.
  void setContextHidden(bool hidden);

  QPointF pointOf(int word) const;
  QPointF contextPoint() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  void renderTo(QPainter& painter, QSizeF size) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Which numbers lie where.
  struct Frame {
    QRectF area;
    double left, bottom, perUnit;
    QPointF at(double x, double y) const {
      return {area.left() + (x - left) * perUnit, area.bottom() - (y - bottom) * perUnit};
    }
  };
  Frame frame(QSizeF size) const;
  double coordinate(int axis, int word) const;
  void paint(QPainter& painter, const Frame& frame, bool focused) const;
  void paintGrid(QPainter& painter, const Frame& frame) const;
  void paintHull(QPainter& painter, const Frame& frame) const;
  void paintPoints(QPainter& painter, const Frame& frame, bool focused) const;
  void movePoint(int word, double x, double y);
  void describe();
  void follow();

  ToyModel& m_model;
  Theme& m_theme;
  int m_x = 0, m_y = 1;
  bool m_contextHidden = false;
  int m_dragged = -1;
  Frame m_held{};  // while a point is dragged the plane stands still
};

}  // namespace lookback::ui
