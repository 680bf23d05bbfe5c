// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/mark_cell.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/icons.h"
#include "ui/support/style.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kWidth = 48, kHeight = 40;
constexpr double kSign = 16, kDisc = 5, kRing = 7;
constexpr double kHover = 0.06, kChosen = 0.08;

}  // namespace

MarkCell::MarkCell(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  watchFocus(*this);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void MarkCell::setLook(Look look) {
  m_look = look;
  update();
}

void MarkCell::setWeight(const QString& weight) {
  m_weight = weight;
  update();
}

QSize MarkCell::sizeHint() const {
  return QSizeF(m_theme.px(kWidth), m_theme.px(kHeight)).toSize();
}

void MarkCell::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor text = m_theme.color(Role::text);
  QColor ground = m_theme.color(Role::surface), edge = m_theme.color(Role::control);
  if (m_look == Look::right) {
    ground = m_theme.color(Role::accentBg);
    edge = m_theme.color(Role::accent);
  } else if (m_look == Look::wrong) {
    ground = m_theme.color(Role::errorBg);
    edge = m_theme.color(Role::error);
  } else if (isChecked()) {
    ground = mixed(ground, text, kChosen);
    edge = m_theme.color(Role::text2);
  } else if (underMouse()) {
    ground = mixed(ground, text, kHover);
  }
  const bool ring = ringShown(*this);
  const double line = ring ? m_theme.px(3) : std::max(1.0, std::round(m_theme.px(1)));
  painter.setPen(QPen(ring ? text : edge, line));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), m_theme.px(4),
                          m_theme.px(4));
  paintSign(painter);
}

void MarkCell::paintSign(QPainter& painter) const {
  const QPointF middle = QRectF(rect()).center();
  if (m_look == Look::right || m_look == Look::wrong) {
    const bool right = m_look == Look::right;
    const QPixmap sign = iconPixmap(m_theme, right ? QStringLiteral("check") : QStringLiteral("cross"),
                                    right ? Role::accent : Role::error, kSign, devicePixelRatioF());
    painter.drawPixmap(middle - QPointF(m_theme.px(kSign), m_theme.px(kSign)) / 2, sign);
  } else if (m_look == Look::missed) {
    painter.setPen(QPen(m_theme.color(Role::accent), m_theme.px(2), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, m_theme.px(kRing), m_theme.px(kRing));
  } else if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::text2));
    painter.drawEllipse(middle, m_theme.px(kDisc), m_theme.px(kDisc));
  } else if (!m_weight.isEmpty()) {
    painter.setFont(m_theme.font(TextStep::note));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(rect(), Qt::AlignCenter, m_weight);
  }
}

}  // namespace lookback::ui
