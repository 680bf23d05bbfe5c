// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scale_legend.h"

#include <QPainter>
#include <cmath>
#include <utility>

#include "ui/views/marks.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kBar = 96, kLeastBar = 16, kGap = 6, kEdge = 6, kThick = 9;

}  // namespace

ScaleLegend::ScaleLegend(Theme& theme, std::function<QColor(double)> colour, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_colour(std::move(colour)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void ScaleLegend::setTexts(const QString& low, const QString& high, const QString& symbol, const QString& badge) {
  if (low == m_low && high == m_high && symbol == m_symbol && badge == m_badge) return;
  m_low = low;
  m_high = high;
  m_symbol = symbol;
  m_badge = badge;
  updateGeometry();
  update();
}

void ScaleLegend::setMiddle(bool marked) {
  m_middle = marked;
  update();
}

QSize ScaleLegend::sizeHint() const {
  const QFont font = m_theme.font(TextStep::note);
  const double words = textWidth(font, m_low) + textWidth(font, m_high) + textWidth(m_theme.mathFont(14), m_symbol);
  return QSizeF(words + badgeWidth() + m_theme.px(kBar + 3 * kGap + 2 * kEdge), m_theme.px(32)).toSize();
}

QSize ScaleLegend::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(60)), sizeHint().height()};
}

double ScaleLegend::badgeWidth() const {
  if (m_badge.isEmpty()) return 0;
  return textWidth(m_theme.font(TextStep::note, QFont::DemiBold), m_badge) + m_theme.px(2 * kEdge + kGap);
}

double ScaleLegend::paintBadge(QPainter& painter, double right) const {
  const double gap = m_theme.px(kGap), width = badgeWidth() - gap;
  const QRectF badge(right - width, height() / 2.0 - m_theme.px(10), width, m_theme.px(20));
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::text));
  painter.drawRoundedRect(badge, m_theme.px(4), m_theme.px(4));
  painter.setFont(m_theme.font(TextStep::note, QFont::DemiBold));
  painter.setPen(m_theme.color(Role::surface));
  drawLine(painter, badge, Qt::AlignHCenter, m_badge);
  return badge.left() - gap;
}

void ScaleLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFont font = m_theme.font(TextStep::note), letters = m_theme.mathFont(14);
  const double gap = m_theme.px(kGap), edge = m_theme.px(kEdge);
  const double high = textWidth(font, m_high), low = textWidth(font, m_low), symbol = textWidth(letters, m_symbol);
  const auto word = [&](double left, double room, const QString& text) {
    drawLine(painter, QRectF(left, 0, room + 1, height()), Qt::AlignLeft, text);
  };
  double x = (m_badge.isEmpty() ? width() - edge : paintBadge(painter, width() - edge)) - high;
  painter.setPen(m_theme.color(Role::text2));
  painter.setFont(font);
  word(x, high, m_high);
  // Where the header is narrow the bar gives way, then everything but the word that says the scale is fixed.
  const double bar = std::min(m_theme.px(kBar), x - low - symbol - 3 * gap);
  if (bar < m_theme.px(kLeastBar)) return;
  x -= gap + bar;
  const double top = std::round(height() / 2.0 - m_theme.px(kThick) / 2);
  const int stripes = std::max(2, static_cast<int>(bar));
  for (int i = 0; i < stripes; ++i)
    fillSharp(painter, QRectF(std::round(x) + i, top, 1, m_theme.px(kThick)),
              m_colour(static_cast<double>(i) / (stripes - 1)));
  if (m_middle)
    fillSharp(painter, QRectF(std::round(x + bar / 2), top - m_theme.px(2), 1, m_theme.px(kThick + 4)),
              m_theme.color(Role::text2));
  x -= gap + low;
  word(x, low, m_low);
  painter.setFont(letters);
  word(x - gap - symbol, symbol, m_symbol);
}

}  // namespace lookback::ui
