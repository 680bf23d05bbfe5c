// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pane_canvas.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {

PaneCanvas::PaneCanvas(DecodeModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(theme), m_motion(model, theme, *this) {
  installAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&model, &DecodeModel::resultChanged, this, [this] {
    rebuild();
    announceChange();
  });
  connect(&model, &DecodeModel::interventionsChanged, this, [this] { rebuild(); });
  connect(&model, &DecodeModel::cursorChanged, this, [this] {
    followCursor();
    announceChange();
    announceItem(currentItem());
  });
  connect(&model, &DecodeModel::laneMarksChanged, this, [this] { rebuild(); });
  connect(&model, &DecodeModel::breakpointsChanged, this, [this] { rebuild(); });
  connect(&theme, &Theme::changed, this, [this] { rebuild(); });
}

void PaneCanvas::paintEmpty(QPainter& painter, const QRectF& rect, const QString& title,
                            const QString& sentence) const {
  QString text = sentence;
  text.replace(u'-', QChar(0x2011));  // "sub-step" is not broken
  const double widest = std::min(rect.width() - m_theme.px(32), m_theme.px(360));
  const QRectF column(rect.center().x() - widest / 2, rect.top(), widest, rect.height());
  const QFont titleFont = m_theme.font(TextStep::base, QFont::DemiBold), textFont = m_theme.font(TextStep::note);
  const int wrap = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
  const double titleHeight = QFontMetricsF(titleFont).boundingRect(column, wrap, title).height();
  const double textHeight = QFontMetricsF(textFont).boundingRect(column, wrap, text).height();
  const double gap = m_theme.px(6);
  double y = rect.center().y() - (titleHeight + gap + textHeight) / 2;
  y = std::max(y, rect.top());
  painter.setFont(titleFont);
  painter.setPen(m_theme.color(Role::text));
  painter.drawText(QRectF(column.left(), y, widest, titleHeight), wrap, title);
  painter.setFont(textFont);
  painter.setPen(m_theme.color(Role::text2));
  painter.drawText(QRectF(column.left(), y + titleHeight + gap, widest, rect.bottom() - y - titleHeight), wrap, text);
}

bool PaneCanvas::moveSource(int key, Qt::KeyboardModifiers modifiers) {
  const int positions = m_model.trace() ? static_cast<int>(m_model.trace()->source.size()) : 0;
  const bool ends = (modifiers & Qt::ControlModifier) != 0;
  const int now = m_model.source();
  if (key == Qt::Key_Left && !ends)
    m_model.setSource(now < 0 ? positions - 1 : std::max(now - 1, 0));
  else if (key == Qt::Key_Right && !ends)
    m_model.setSource(std::min(now + 1, positions - 1));
  else if (key == Qt::Key_Home)
    m_model.setSource(0);
  else if (key == Qt::Key_End)
    m_model.setSource(positions - 1);
  else
    return false;
  return true;
}

bool PaneCanvas::moveStep(int key) {
  const int steps = m_model.trace() ? static_cast<int>(m_model.trace()->steps.size()) : 0;
  const int now = m_model.step();
  if (key == Qt::Key_Up)
    m_model.setCursor(std::max(now - 1, std::min(1, steps)), m_model.subStep());
  else if (key == Qt::Key_Down)
    m_model.setCursor(std::min(now + 1, steps), m_model.subStep());
  else
    return false;
  return true;
}

void PaneCanvas::announceItem(int index) {
  if (index < 0 || !hasFocus() || !QAccessible::isActive()) return;
  QAccessibleEvent event(this, QAccessible::Focus);
  event.setChild(index);
  QAccessible::updateAccessibility(&event);
}

void PaneCanvas::announceChange() {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

void PaneCanvas::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  rebuild();
  followCursor();  // what was in view may be no longer
}

void PaneCanvas::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
  announceItem(currentItem());
}

void PaneCanvas::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void PaneCanvas::contextMenuEvent(QContextMenuEvent* event) {
  if (!m_model.trace()) return event->ignore();
  if (event->reason() != QContextMenuEvent::Mouse) {
    if (m_model.source() < 0 && m_model.step() < 1) return event->ignore();
    return Q_EMIT wordMenuRequested(m_model.source(), m_model.step(), mapToGlobal(wordMenuPlace().toPoint()));
  }
  const int position = sourcePositionAt(event->pos()), step = stepNumberAt(event->pos());
  if (position < 0 && step < 1) return event->ignore();
  if (position >= 0) m_model.setSource(position);
  Q_EMIT wordMenuRequested(position, step, event->globalPos());
}

void PaneCanvas::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) rebuild();
}

const Theme& exportTheme() {
  static const Theme& theme = []() -> const Theme& {
    static Theme light;
    light.setName(ThemeName::light);
    return light;
  }();
  return theme;
}

void fitPicture(QPainter& painter, QSizeF natural, QSize size) {
  if (natural.isEmpty() || size.isEmpty()) return;
  const double scale = std::min(size.width() / natural.width(), size.height() / natural.height());
  painter.translate((size.width() - natural.width() * scale) / 2, (size.height() - natural.height() * scale) / 2);
  painter.scale(scale, scale);
}

}  // namespace lookback::ui
