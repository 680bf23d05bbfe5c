// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cell_table.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/views/marks.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kBar = 8;
constexpr int kWheelStep = 40;  // eighths of a degree a cell

}  // namespace

CellTable::CellTable(const QString& id, DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneCanvas(model, theme, parent),
      m_id(id),
      m_across(new ThinScrollBar(theme, Qt::Horizontal, this)),
      m_down(new ThinScrollBar(theme, Qt::Vertical, this)) {
  for (ThinScrollBar* bar : {m_across, m_down}) {
    bar->hide();
    connect(bar, &QScrollBar::valueChanged, this, [this] { scrollTo(m_down->value(), m_across->value()); });
  }
}

void CellTable::nameScrollBars() {
  describeControl(*m_across, m_id + QStringLiteral(".scrollAcross"), tr("Scroll the columns"),
                  tr("Moves along the columns of the map."));
  describeControl(*m_down, m_id + QStringLiteral(".scrollDown"), tr("Scroll the rows"),
                  tr("Moves along the rows of the map."));
}

void CellTable::placeScrollBars(double below, double beside) {
  const MapGeometry& g = cells();
  const int thick = static_cast<int>(std::lround(theme().px(kBar)));
  const QRectF area = g.area();
  const auto place = [&](ThinScrollBar& bar, int all, int visible, int first, const QRect& at) {
    const QSignalBlocker quiet(bar);
    bar.setRange(0, all - visible);
    bar.setPageStep(std::max(visible, 1));
    bar.setValue(first);
    bar.setVisible(itemCount() > 0 && visible < all);
    bar.setGeometry(at);
  };
  place(*m_across, g.columns, g.visibleColumns, g.firstColumn,
        {static_cast<int>(area.left()), static_cast<int>(below), static_cast<int>(area.width()), thick});
  place(*m_down, g.rows, g.visibleRows, g.firstRow,
        {static_cast<int>(beside), static_cast<int>(area.top()), thick, static_cast<int>(area.height())});
}

void CellTable::wheelEvent(QWheelEvent* event) {
  const MapGeometry& g = cells();
  if (itemCount() == 0 || !g.scrolls()) return event->ignore();
  QPoint turn = event->angleDelta();
  if (event->modifiers() & Qt::ShiftModifier && turn.x() == 0) turn = turn.transposed();
  const auto count = [](int delta) { return delta / kWheelStep + (delta % kWheelStep > 0) - (delta % kWheelStep < 0); };
  scrollTo(g.firstRow - count(turn.y()), g.firstColumn - count(turn.x()));
}

QRect CellTable::itemRect(int index) const {
  const MapCell cell = cellOfItem(index);
  return cells().shows(cell) ? cells().cellRect(cell).toAlignedRect() : QRect();
}

int CellTable::currentItem() const {
  const MapCell cell = cursorCell();
  return cell.valid() && cell.row < rows() && cell.column < columns() ? cell.row * columns() + cell.column : -1;
}

MapCell CellTable::clamped(MapCell cell) const {
  return {std::clamp(cell.row, 0, rows() - 1), std::clamp(cell.column, 0, columns() - 1)};
}

bool CellTable::moveByKey(const QKeyEvent& event) {
  if (itemCount() == 0) return false;
  const bool control = event.modifiers() & Qt::ControlModifier;
  const int page = std::max(1, cells().visibleRows - 1);
  MapCell to = cursorCell();
  switch (event.key()) {
    case Qt::Key_Left:
      to.column -= 1;
      break;
    case Qt::Key_Right:
      to.column += 1;
      break;
    case Qt::Key_Up:
      to.row -= 1;
      break;
    case Qt::Key_Down:
      to.row += 1;
      break;
    case Qt::Key_PageUp:
      to.row -= page;
      break;
    case Qt::Key_PageDown:
      to.row += page;
      break;
    case Qt::Key_Home:
      to = {control ? 0 : to.row, 0};
      break;
    case Qt::Key_End:
      to = {control ? rows() - 1 : to.row, columns() - 1};
      break;
    default:
      return false;
  }
  moveTo(to);
  return true;
}

QRectF drawAxisLabel(QPainter& painter, const QRectF& room, const AxisLabel& label) {
  painter.setFont(label.font);
  painter.setPen(label.ink);
  const QString text = fitted(label.font, label.text, room.width());
  drawLine(painter, room, label.alignment, text);
  const double width = std::min(textWidth(label.font, text), room.width());
  const double left = label.alignment == Qt::AlignRight  ? room.right() - width
                      : label.alignment == Qt::AlignLeft ? room.left()
                                                         : room.center().x() - width / 2;
  return {left, room.top(), width, room.height()};
}

void drawLineFrame(QPainter& painter, const Theme& theme, const QRectF& line) {
  const double out = theme.px(1.5), gap = std::max(1.0, std::round(theme.px(1))), radius = theme.px(2);
  const QRectF frame = line.adjusted(-out, -out, out - gap, out - gap);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.color(Role::surface), theme.px(4)));
  painter.drawRoundedRect(frame, radius, radius);
  painter.setPen(QPen(theme.color(Role::target), theme.px(2)));
  painter.drawRoundedRect(frame, radius, radius);
}

void drawReadoutGround(QPainter& painter, const Theme& theme, const QRectF& strip) {
  const double round = theme.px(5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.color(Role::sunken));
  painter.drawRoundedRect(strip, round, round);
  fillSharp(painter, QRectF(strip.left(), strip.top(), strip.width(), round), theme.color(Role::sunken));
  fillSharp(painter, QRectF(strip.left(), strip.top(), strip.width(), std::max(1.0, std::round(theme.px(1)))),
            theme.color(Role::hair));
}

}  // namespace lookback::ui
