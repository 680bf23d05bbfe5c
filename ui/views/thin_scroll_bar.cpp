// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/thin_scroll_bar.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lookback::ui {

ThinScrollBar::ThinScrollBar(Theme& theme, Qt::Orientation orientation, QWidget* parent)
    : QScrollBar(orientation, parent), m_theme(theme) {
  setAttribute(Qt::WA_OpaquePaintEvent, false);
  setFocusPolicy(Qt::NoFocus);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QSize ThinScrollBar::sizeHint() const {
  const int thick = static_cast<int>(std::lround(m_theme.px(8)));
  return orientation() == Qt::Horizontal ? QSize(3 * thick, thick) : QSize(thick, 3 * thick);
}

double ThinScrollBar::along(const QPointF& point) const {
  return orientation() == Qt::Horizontal ? point.x() : point.y();
}

QRectF ThinScrollBar::handle() const {
  const double length = orientation() == Qt::Horizontal ? width() : height();
  const double all = maximum() - minimum() + pageStep();
  const double size = std::max(std::min(m_theme.px(24), length), all > 0 ? length * pageStep() / all : length);
  const double span = std::max(1, maximum() - minimum());
  const double start = (length - size) * (value() - minimum()) / span;
  const double in = m_theme.px(1);
  return orientation() == Qt::Horizontal ? QRectF(start, in, size, height() - 2 * in)
                                         : QRectF(in, start, width() - 2 * in, size);
}

void ThinScrollBar::paintEvent(QPaintEvent*) {
  if (maximum() <= minimum()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const double in = m_theme.px(1);
  painter.setBrush(m_theme.color(Role::sunken));
  const QRectF track =
      orientation() == Qt::Horizontal ? QRectF(rect()).adjusted(0, in, 0, -in) : QRectF(rect()).adjusted(in, 0, -in, 0);
  painter.drawRoundedRect(track, m_theme.px(3), m_theme.px(3));
  painter.setBrush(m_theme.color(m_grab >= 0 ? Role::text2 : Role::control));
  painter.drawRoundedRect(handle(), m_theme.px(3), m_theme.px(3));
}

void ThinScrollBar::mousePressEvent(QMouseEvent* event) {
  const QRectF bar = handle();
  const double at = along(event->position()), start = along(bar.topLeft()), end = along(bar.bottomRight());
  if (at < start || at > end) setValue(value() + (at < start ? -pageStep() : pageStep()));
  m_grab = at >= start && at <= end ? at - start : -1;
  update();
}

void ThinScrollBar::mouseMoveEvent(QMouseEvent* event) {
  if (m_grab < 0) return;
  const double length = orientation() == Qt::Horizontal ? width() : height();
  const double size = orientation() == Qt::Horizontal ? handle().width() : handle().height();
  const double part = length > size ? (along(event->position()) - m_grab) / (length - size) : 0;
  setValue(minimum() + static_cast<int>(std::lround(part * (maximum() - minimum()))));
}

void ThinScrollBar::mouseReleaseEvent(QMouseEvent*) {
  m_grab = -1;
  update();
}

}  // namespace lookback::ui
