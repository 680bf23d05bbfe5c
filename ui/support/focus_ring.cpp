// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/focus_ring.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <cmath>

#include "ui/views/pane_view.h"

namespace lookback::ui {
namespace {

constexpr double kWidth = 3, kGap = 2, kRadius = 8;

}  // namespace

FocusRing::FocusRing(const Theme& theme, QWidget* window) : QWidget(window), m_theme(theme) {
  setObjectName(QStringLiteral("focusRing"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
  connect(&theme, &Theme::changed, this, &FocusRing::place);
  qApp->installEventFilter(this);
}

void FocusRing::follow(QWidget* widget) {
  m_watched.clear();
  m_target = widget && widget->window() == window() && widget != window() ? widget : nullptr;
  for (const QWidget* w = m_target; w; w = w->parentWidget())
    if (qobject_cast<const PaneView*>(w)) m_target = nullptr;  // panes draw their own
  for (QWidget* w = m_target; w && w != window(); w = w->parentWidget()) m_watched.push_back(w);
  place();
}

bool FocusRing::wanted() const {
  return m_target && m_target->isVisible() && (m_keyboard || qobject_cast<QLineEdit*>(m_target.data()));
}

void FocusRing::place() {
  if (!wanted()) {
    hide();
    return;
  }
  const int outside = static_cast<int>(std::lround(m_theme.px(kWidth + kGap)));
  const QRect target(m_target->mapTo(window(), QPoint(0, 0)), m_target->size());
  // A ring around something large or at an edge still shows whole, and never lies over what does not scroll with it.
  QRect room = window()->rect();
  for (QWidget* w = m_target->parentWidget(); w && w != window(); w = w->parentWidget())
    if (const auto* area = qobject_cast<QAbstractScrollArea*>(w->parentWidget()); area && area->viewport() == w)
      room &= QRect(w->mapTo(window(), QPoint(0, 0)), w->size());
  const QRect ring = target.adjusted(-outside, -outside, outside, outside).intersected(room);
  if (ring.isEmpty()) {
    hide();
    return;
  }
  setGeometry(ring);
  raise();
  show();
  update();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
      if (m_keyboard != (event->type() == QEvent::KeyPress)) {
        m_keyboard = event->type() == QEvent::KeyPress;
        place();
      }
      break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
      if (m_target && watched->isWidgetType() && m_watched.contains(static_cast<QWidget*>(watched))) place();
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = m_theme.px(kWidth), radius = m_theme.px(kRadius);
  painter.setPen(QPen(m_theme.color(Role::text), width));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
}

}  // namespace lookback::ui
