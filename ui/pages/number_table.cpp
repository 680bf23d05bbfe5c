// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/number_table.h"

#include <QEvent>
#include <QPainter>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kRowHeight = 20, kColumn = 64;

}  // namespace

NumberTable::NumberTable(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
  describe();
}

void NumberTable::setRows(std::vector<Row> rows) {
  const bool sameHeight = rows.size() == m_rows.size();
  m_rows = std::move(rows);
  describe();
  if (!sameHeight) updateGeometry();
  update();
}

void NumberTable::setHeads(const QString& title, const QString& model, const QString& now) {
  m_title = title, m_modelHead = model, m_nowHead = now;
  describe();
  update();
}

void NumberTable::describe() {
  QStringList lines;
  for (const Row& row : m_rows)
    lines << (m_title.isEmpty() ? tr("%1: model %2, now %3").arg(isolated(row.label), row.model, row.now)
                                : QStringLiteral("%1: %2 %3, %4 %5")
                                      .arg(isolated(row.label), m_modelHead, row.model, m_nowHead, row.now));
  describeControl(*this, QStringLiteral("numbers"), m_title.isEmpty() ? tr("Numbers") : m_title, enumerated(lines));
}

void NumberTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

QSize NumberTable::sizeHint() const {
  return {static_cast<int>(m_theme.px(216)),
          static_cast<int>(std::lround(m_theme.px(kRowHeight) * (static_cast<double>(m_rows.size()) + 1)))};
}

void NumberTable::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const double height = m_theme.px(kRowHeight), column = m_theme.px(kColumn), wide = width();
  const auto cell = [&](double right, double top) { return QRectF(right - column, top, column, height); };
  const double modelRight = wide - column, nowRight = wide;
  painter.setFont(m_theme.font(TextStep::note, QFont::DemiBold));
  painter.setPen(m_theme.color(Role::text2));
  drawLine(painter, QRectF(0, 0, wide, height), Qt::AlignLeft, m_title.isEmpty() ? tr("Numbers") : m_title);
  painter.setFont(m_theme.font(TextStep::note));
  drawLine(painter, cell(modelRight, 0), Qt::AlignRight, m_modelHead.isEmpty() ? tr("model") : m_modelHead);
  drawLine(painter, cell(nowRight, 0), Qt::AlignRight, m_nowHead.isEmpty() ? tr("now") : m_nowHead);
  double top = height;
  for (const Row& row : m_rows) {
    if (row.line) fillSharp(painter, QRectF(0, top, wide, std::max(1.0, m_theme.px(1))), m_theme.color(Role::hair));
    const bool marked = row.role == Role::source || row.role == Role::edited || row.role == Role::target;
    painter.setFont(m_theme.font(TextStep::note, marked ? QFont::DemiBold : QFont::Normal));
    painter.setPen(m_theme.color(row.role));
    const double room = modelRight - column - m_theme.px(4);
    const QString label = QFontMetricsF(painter.font()).elidedText(row.label, Qt::ElideRight, room);
    drawLine(painter, QRectF(0, top, room, height), Qt::AlignLeft, label);
    painter.setFont(m_theme.font(TextStep::note));
    painter.setPen(m_theme.color(Role::text2));
    drawNumber(painter, cell(modelRight, top), row.model);
    painter.setFont(m_theme.font(TextStep::note, QFont::DemiBold));
    painter.setPen(m_theme.color(row.role));
    drawNumber(painter, cell(nowRight, top), row.now);
    top += height;
  }
}

}  // namespace lookback::ui
