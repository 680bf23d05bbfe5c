// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/step_dots.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kPitch = 28, kLeastPitch = 16, kHeight = 32, kMostWidth = 480;
constexpr double kTightPitch = 12;  // where large letters leave no more
constexpr double kDot = 5, kRing = 8;

double shownPitch(const QWidget& dots, double wanted, const QStringList& titles) {
  return std::min(wanted, dots.width() / static_cast<double>(std::max<qsizetype>(1, titles.size())));
}

}  // namespace

StepDots::StepDots(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setObjectName(QStringLiteral("learn.dots"));
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    setMinimumWidth(static_cast<int>(m_theme.px(kTightPitch) * static_cast<double>(m_titles.size())));
    updateGeometry();
    update();
  });
}

void StepDots::setSteps(const QStringList& titles, const std::vector<bool>& passed, int current) {
  m_titles = titles;
  m_passed = passed;
  m_current = m_cursor = current;
  describe();
  setMinimumWidth(static_cast<int>(m_theme.px(kTightPitch) * static_cast<double>(titles.size())));
  updateGeometry();
  update();
}

void StepDots::describe() {
  const int count = static_cast<int>(m_titles.size());
  if (count == 0) return;
  describeControl(
      *this, QStringLiteral("learn.dots"),
      tr("Step %1 of %2: %3").arg(QString::number(m_cursor + 1), QString::number(count), m_titles[m_cursor]),
      tr("Left and Right choose a step, Enter goes there."));
}

double StepDots::pitch() const {
  const auto count = static_cast<double>(std::max<qsizetype>(1, m_titles.size()));
  return m_theme.px(std::clamp(kMostWidth / count, kLeastPitch, kPitch));
}

QSize StepDots::sizeHint() const {
  return {static_cast<int>(std::ceil(pitch() * static_cast<double>(m_titles.size()))),
          static_cast<int>(m_theme.px(kHeight))};
}

QPointF StepDots::centre(int step) const {
  return {shownPitch(*this, pitch(), m_titles) * (step + 0.5), height() / 2.0};
}

int StepDots::stepAt(QPointF point) const {
  const int step = static_cast<int>(std::floor(point.x() / shownPitch(*this, pitch(), m_titles)));
  return step >= 0 && step < static_cast<int>(m_titles.size()) ? step : -1;
}

void StepDots::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double unit = m_theme.px(1);
  for (int k = 0; k < static_cast<int>(m_titles.size()); ++k) {
    const bool passed = static_cast<std::size_t>(k) < m_passed.size() && m_passed[static_cast<std::size_t>(k)];
    const QColor ink = m_theme.color(k == m_current ? Role::accent : Role::text2);
    painter.setPen(QPen(ink, 1.5 * unit));
    if (k == m_current) {
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(centre(k), kRing * unit, kRing * unit);
      painter.setBrush(ink);
      painter.drawEllipse(centre(k), 0.7 * kDot * unit, 0.7 * kDot * unit);
    } else {
      painter.setBrush(passed ? QBrush(ink) : QBrush(Qt::NoBrush));
      painter.drawEllipse(centre(k), kDot * unit, kDot * unit);
    }
    if (hasFocus() && k == m_cursor && k != m_current) {
      painter.setPen(QPen(m_theme.color(Role::text), 2 * unit));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(centre(k), kRing * unit, kRing * unit);
    }
  }
}

void StepDots::mousePressEvent(QMouseEvent* event) {
  if (const int step = stepAt(event->position()); step >= 0) Q_EMIT chosen(step);
}

void StepDots::keyPressEvent(QKeyEvent* event) {
  const int last = static_cast<int>(m_titles.size()) - 1;
  switch (event->key()) {
    case Qt::Key_Left:
      m_cursor = std::max(0, m_cursor - 1);
      break;
    case Qt::Key_Right:
      m_cursor = std::min(last, m_cursor + 1);
      break;
    case Qt::Key_Home:
      m_cursor = 0;
      break;
    case Qt::Key_End:
      m_cursor = last;
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      Q_EMIT chosen(m_cursor);
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
  describe();
  update();
}

bool StepDots::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->pos());
    if (step >= 0) QToolTip::showText(help->globalPos(), plainTip(m_titles[step]), this);
    return true;
  }
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
    m_cursor = m_current;
    describe();
    update();
  }
  return QWidget::event(event);
}

}  // namespace lookback::ui
