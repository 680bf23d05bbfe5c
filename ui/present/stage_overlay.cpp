// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/stage_overlay.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/present/page_mirror.h"
#include "ui/views/marks.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

constexpr int kMagnifierMs = 66;
constexpr double kDim = 0.72;

}  // namespace

StageOverlay::StageOverlay(const PresentState& state, const Theme& theme, QWidget& content, QWidget* parent)
    : QWidget(parent), m_state(state), m_theme(theme), m_content(content) {
  setObjectName(QStringLiteral("stageOverlay"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  content.installEventFilter(this);
  m_magnifier.setInterval(kMagnifierMs);
  connect(&m_magnifier, &QTimer::timeout, this, qOverload<>(&QWidget::update));
  connect(&state, &PresentState::changed, this, &StageOverlay::follow);
  place();
  follow();
}

QPixmap StageOverlay::picture() const {
  QPixmap still(m_content.size() * devicePixelRatioF());
  still.setDevicePixelRatio(devicePixelRatioF());
  still.fill(m_theme.color(Role::window));
  QPainter painter(&still);
  paintMirror(painter, m_content, m_content.rect(), QRectF(m_content.rect()));
  return still;
}

void StageOverlay::place() {
  setGeometry(QRect(m_content.mapTo(parentWidget(), QPoint(0, 0)), m_content.size()));
  raise();
}

bool StageOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_content && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) place();
  return QWidget::eventFilter(watched, event);
}

void StageOverlay::follow() {
  if (m_state.frozen() && m_still.isNull()) m_still = picture();
  if (!m_state.frozen()) m_still = {};
  const bool magnifies = m_state.zoomed() && !m_state.blank() && !m_state.frozen();
  if (magnifies != m_magnifier.isActive()) magnifies ? m_magnifier.start() : m_magnifier.stop();
  setAttribute(Qt::WA_OpaquePaintEvent, m_state.blank() || m_state.frozen() || magnifies);
  setVisible(m_state.blank() || m_state.frozen() || m_state.zoomed() || m_state.spotlight() ||
             !m_state.keys().isEmpty());
  if (isVisible()) raise();
  update();
}

QString StageOverlay::description() const {
  if (m_state.blank()) return tr("The audience sees a black screen.");
  if (m_state.frozen()) return tr("The audience sees a picture that stands still.");
  if (m_state.zoomed()) return tr("The audience sees a region of the page, magnified.");
  if (m_state.spotlight()) return tr("The audience sees the page, dimmed outside the spotlight.");
  return tr("The audience sees the page as it changes.");
}

QRectF StageOverlay::region() const {
  const QSizeF size = QSizeF(m_content.size()) * m_state.reach();
  const QPointF middle(m_state.middle().x() * m_content.width(), m_state.middle().y() * m_content.height());
  QRectF region(middle - QPointF(size.width() / 2, size.height() / 2), size);
  region.moveLeft(std::clamp(region.left(), 0.0, m_content.width() - size.width()));
  region.moveTop(std::clamp(region.top(), 0.0, m_content.height() - size.height()));
  return region;
}

void StageOverlay::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_state.blank()) {
    painter.fillRect(rect(), Qt::black);
    return;
  }
  if (m_state.frozen() || m_state.zoomed()) painter.fillRect(rect(), m_theme.color(Role::window));
  if (m_state.frozen())
    painter.drawPixmap(0, 0, m_still);
  else if (m_state.zoomed())
    paintMirror(painter, m_content, region().toRect(), QRectF(rect()));
  // Inside the magnified region a spotlight would point at something else.
  if (m_state.spotlight() && (m_state.frozen() || !m_state.zoomed())) paintSpotlight(painter);
  if (!m_state.keys().isEmpty() && !m_state.frozen()) paintKeys(painter);
}

void StageOverlay::paintSpotlight(QPainter& painter) const {
  const double radius = m_state.reach() * width() / 2;
  const QPointF middle(m_state.middle().x() * width(), m_state.middle().y() * height());
  QPainterPath dark;
  dark.setFillRule(Qt::OddEvenFill);
  dark.addRect(rect());
  dark.addEllipse(middle, radius, radius);
  QColor shade(Qt::black);
  shade.setAlphaF(kDim);
  painter.fillPath(dark, shade);
  painter.setPen(QPen(m_theme.color(Role::text), m_theme.px(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(middle, radius, radius);
}

void StageOverlay::paintKeys(QPainter& painter) const {
  painter.setFont(m_theme.font(TextStep::body, QFont::DemiBold));
  const double width = textWidth(painter.font(), m_state.keys()) + m_theme.px(24), height = m_theme.px(32);
  const QRectF pill(rect().right() - width - m_theme.px(12), rect().top() + m_theme.px(12), width, height);
  painter.setPen(QPen(m_theme.color(Role::text), m_theme.px(1)));
  painter.setBrush(m_theme.color(Role::surface));
  painter.drawRoundedRect(pill, m_theme.px(6), m_theme.px(6));
  painter.setPen(m_theme.color(Role::text));
  drawLine(painter, pill, Qt::AlignHCenter, m_state.keys());
}

}  // namespace lookback::ui
