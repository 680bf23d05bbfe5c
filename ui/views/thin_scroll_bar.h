// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollBar>

#include "ui/support/theme.h"

namespace lookback::ui {

/// A quiet scroll bar of 8 px.
class ThinScrollBar final : public QScrollBar {
  Q_OBJECT
 public:
  ThinScrollBar(Theme& theme, Qt::Orientation orientation, QWidget* parent);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  QRectF handle() const;
  double along(const QPointF& point) const;

  Theme& m_theme;
  double m_grab = -1;  // where in the handle the mouse holds it; -1 for nowhere
};

}  // namespace lookback::ui
