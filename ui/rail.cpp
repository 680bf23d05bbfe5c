// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rail.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <cmath>

#include "ui/support/icons.h"
#include "ui/support/style.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kLeast = 32, kPictured = 42, kWord = 16, kGap = 8, kTightGap = 2;

}  // namespace

RailButton::RailButton(const Theme& theme, const QString& icon, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setProperty("givesWay", true);  // the tool tip has the whole word
}

QSize RailButton::sizeHint() const {
  return {static_cast<int>(std::lround(m_theme.px(72))), static_cast<int>(std::lround(m_theme.px(56)))};
}

QSize RailButton::minimumSizeHint() const {
  return {sizeHint().width(), static_cast<int>(std::lround(m_theme.px(kLeast)))};
}

/// Arrows alone go from page to page; with Alt they belong to the page, even where it has nothing to do for them.
void RailButton::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() & Qt::AltModifier)
    event->ignore();
  else
    QAbstractButton::keyPressEvent(event);
}

void RailButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double unit = m_theme.px(1);
  const QRectF item = QRectF(rect()).adjusted(4 * unit, 0, -4 * unit, 0);
  painter.setPen(Qt::NoPen);
  if (isChecked() || underMouse() || isDown()) {
    QColor ground = m_theme.color(isChecked() ? Role::accentBg : Role::surface);
    if (isDown() || underMouse()) ground = mixed(ground, m_theme.color(Role::text), isDown() ? 0.14 : 0.06);
    painter.setBrush(ground);
    painter.drawRoundedRect(item, 6 * unit, 6 * unit);
  }
  if (isChecked()) {
    painter.setBrush(m_theme.color(Role::accent));
    painter.drawRoundedRect(QRectF(0, item.top() + 8 * unit, 4 * unit, item.height() - 16 * unit), 2 * unit, 2 * unit);
  }
  const bool pictured = item.height() >= kPictured * unit;
  const double top = item.top() + (item.height() - (pictured ? kPictured : kWord) * unit) / 2;
  if (pictured) {
    const QPixmap picture =
        iconPixmap(m_theme, m_icon, isChecked() ? Role::accent : Role::text2, 24, devicePixelRatioF());
    painter.drawPixmap(QPointF(item.center().x() - 12 * unit, top + 1 * unit), picture);
  }
  painter.setFont(m_theme.font(TextStep::tick, isChecked() ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme.color(isChecked() ? Role::text : Role::text2));
  const double word = pictured ? top + (kPictured - kWord) * unit : top;
  drawLine(painter, QRectF(item.left(), word, item.width(), kWord * unit), Qt::AlignHCenter,
           fitted(painter.font(), text(), item.width()));
}

Rail::Rail(const Theme& theme, QWidget* parent) : QFrame(parent), m_theme(theme), m_column(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("rail"));
  m_column->addStretch(1);
  connect(&theme, &Theme::changed, this, &Rail::applyTheme);
  applyTheme();
}

void Rail::applyTheme() {
  setFixedWidth(static_cast<int>(std::lround(m_theme.px(72))));
  fit();
}

/// Smaller gaps, then smaller buttons, where large letters leave too little height.
void Rail::fit() {
  const QList<RailButton*> buttons = findChildren<RailButton*>();
  const double whole = (buttons.empty() ? 0.0 : buttons.front()->sizeHint().height() + m_theme.px(kGap)) *
                       static_cast<double>(buttons.size());
  const int gap = static_cast<int>(m_theme.px(height() < whole + m_theme.px(kGap) ? kTightGap : kGap));
  m_column->setContentsMargins(0, gap, 0, gap);
  m_column->setSpacing(gap);
  for (RailButton* button : buttons) {
    button->setFixedWidth(button->sizeHint().width());
    button->setMaximumHeight(button->sizeHint().height());
    button->updateGeometry();
  }
}

void Rail::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

void Rail::addPage(QAction* action, const QString& icon) {
  auto* button = new RailButton(m_theme, icon, this);
  m_column->insertWidget(m_column->count() - 1, button);
  const auto follow = [button, action] {
    button->setText(action->iconText());
    button->setChecked(action->isChecked());
    button->setToolTip(action->toolTip());
    describeControl(*button, action->objectName() + QStringLiteral(".button"), action->iconText(), action->statusTip());
  };
  connect(action, &QAction::changed, button, follow);
  connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
  follow();
  applyTheme();
}

}  // namespace lookback::ui
