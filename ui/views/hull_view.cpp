// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/hull_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/toy/hull.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/text_cache.h"

namespace lookback::ui {
namespace {

constexpr double kPoint = 7, kReach = 14;  // radius of a point and of what the mouse takes for it
constexpr double kMargin = 30;
constexpr double kKeyStep = 0.1, kLargeKeyStep = 1;
constexpr double kLeastSpan = 2;

double gridStep(double span) {
  for (const double step : {0.5, 1.0, 2.0, 5.0, 10.0, 20.0})
    if (span / step <= 6) return step;
  return 50;
}

}  // namespace

HullView::HullView(ToyModel& model, Theme& theme, QWidget* parent) : QWidget(parent), m_model(model), m_theme(theme) {
  setObjectName(QStringLiteral("hull"));
  setFocusPolicy(Qt::StrongFocus);
  watchFocus(*this);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&model, &ToyModel::changed, this, &HullView::follow);
  connect(&model, &ToyModel::selectionChanged, this, &HullView::follow);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
  follow();
}

QSize HullView::sizeHint() const {
  return QSizeF(m_theme.px(300), m_theme.px(240)).toSize();
}
QSize HullView::minimumSizeHint() const {
  return QSizeF(m_theme.px(180), m_theme.px(150)).toSize();
}

void HullView::setAxes(int x, int y) {
  m_x = x, m_y = y;
  follow();
}

void HullView::setContextHidden(bool hidden) {
  m_contextHidden = hidden;
  follow();
}

double HullView::coordinate(int axis, int word) const {
  return m_model.toy().h(axis, word);
}

void HullView::follow() {
  const int last = static_cast<int>(m_model.toy().dimensions()) - 1;
  m_x = std::clamp(m_x, 0, last), m_y = std::clamp(m_y, 0, last);
  describe();
  update();
}

/// The plane with all points and the origin, the same length for a unit both ways.
HullView::Frame HullView::frame(QSizeF size) const {
  const auto x = m_model.toy().h.row(m_x), y = m_model.toy().h.row(m_y);
  const double left = std::min(0.0, x.minCoeff()), right = std::max(0.0, x.maxCoeff());
  const double bottom = std::min(0.0, y.minCoeff()), top = std::max(0.0, y.maxCoeff());
  const double margin = m_theme.px(kMargin);
  const QRectF area(margin, margin, std::max(1.0, size.width() - 2.2 * margin),
                    std::max(1.0, size.height() - 1.9 * margin));
  const double perUnit =
      std::min(area.width() / std::max(kLeastSpan, right - left), area.height() / std::max(kLeastSpan, top - bottom));
  const double spareX = area.width() / perUnit - (right - left), spareY = area.height() / perUnit - (top - bottom);
  return {area, left - spareX / 2, bottom - spareY / 2, perUnit};
}

QPointF HullView::pointOf(int word) const {
  const Frame f = m_dragged >= 0 ? m_held : frame(size());
  return f.at(coordinate(m_x, word), coordinate(m_y, word));
}

QPointF HullView::contextPoint() const {
  const Frame f = m_dragged >= 0 ? m_held : frame(size());
  return f.at(m_model.step().c(m_x), m_model.step().c(m_y));
}

void HullView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paint(painter, m_dragged >= 0 ? m_held : frame(size()), ringShown(*this));
}

void HullView::renderTo(QPainter& painter, QSizeF size) const {
  paint(painter, frame(size), false);
}

void HullView::paint(QPainter& painter, const Frame& f, bool focused) const {
  paintGrid(painter, f);
  paintHull(painter, f);
  paintPoints(painter, f, focused);
}

void HullView::paintGrid(QPainter& painter, const Frame& f) const {
  const double px = m_theme.px(1), right = f.left + f.area.width() / f.perUnit,
               top = f.bottom + f.area.height() / f.perUnit;
  const double step = gridStep(std::max(right - f.left, top - f.bottom));
  painter.setFont(m_theme.font(TextStep::tick));
  const QColor line = m_theme.color(Role::hair), zero = m_theme.color(Role::control);
  const int places = step < 1 ? 1 : 0;
  for (double x = std::ceil(f.left / step) * step; x <= right + 1e-9; x += step) {
    painter.setPen(QPen(std::abs(x) < 1e-9 ? zero : line, 1));
    const double at = std::round(f.at(x, 0).x()) + 0.5;
    painter.drawLine(QPointF(at, f.area.top()), QPointF(at, f.area.bottom()));
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(at - 24 * px, f.area.bottom() + 3 * px, 48 * px, 16 * px), Qt::AlignHCenter,
             fixedText(x, places));
  }
  for (double y = std::ceil(f.bottom / step) * step; y <= top + 1e-9; y += step) {
    painter.setPen(QPen(std::abs(y) < 1e-9 ? zero : line, 1));
    const double at = std::round(f.at(0, y).y()) + 0.5;
    painter.drawLine(QPointF(f.area.left(), at), QPointF(f.area.right(), at));
    painter.setPen(m_theme.color(Role::text2));
    drawLine(painter, QRectF(0, at - 8 * px, f.area.left() - 5 * px, 16 * px), Qt::AlignRight, fixedText(y, places));
  }
}

void HullView::paintHull(QPainter& painter, const Frame& f) const {
  const double px = m_theme.px(1);
  Matrix<double> points(2, m_model.toy().sourceLength());
  points.row(0) = m_model.toy().h.row(m_x);
  points.row(1) = m_model.toy().h.row(m_y);
  QPolygonF outline;
  for (const Index k : convexHull(points)) outline << f.at(points(0, k), points(1, k));
  painter.setPen(QPen(m_theme.color(Role::text2), 1.5 * px));
  painter.setBrush(m_theme.color(Role::sunken));
  painter.drawPolygon(outline);
  if (m_contextHidden) return;
  // Each word pulls: a line from the context to it, as wide as its weight.
  const QPointF c = f.at(m_model.step().c(m_x), m_model.step().c(m_y));
  for (Index j = 0; j < points.cols(); ++j) {
    const double alpha = m_model.step().alpha(j);
    const bool chosen = m_model.selected() == static_cast<int>(j);
    painter.setPen(QPen(m_theme.color(chosen ? Role::source : Role::bar), (0.5 + 9 * alpha) * px));
    painter.drawLine(c, f.at(points(0, j), points(1, j)));
  }
}

void HullView::paintPoints(QPainter& painter, const Frame& f, bool focused) const {
  const double px = m_theme.px(1), radius = kPoint * px;
  for (int j = 0; j < static_cast<int>(m_model.toy().sourceLength()); ++j) {
    const QPointF at = f.at(coordinate(m_x, j), coordinate(m_y, j));
    const bool chosen = m_model.selected() == j;
    const QColor ink = m_theme.color(chosen ? Role::source : Role::text2);
    painter.setPen(QPen(ink, 2 * px));
    painter.setBrush(chosen ? ink : m_theme.color(Role::surface));
    painter.drawEllipse(at, radius, radius);
    if (chosen && focused) {
      painter.setPen(QPen(m_theme.color(Role::text), 3 * px));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(at, radius + 5 * px, radius + 5 * px);
    }
    painter.setFont(m_theme.font(TextStep::note, chosen ? QFont::DemiBold : QFont::Normal));
    painter.setPen(m_theme.color(chosen ? Role::source : Role::text));
    const QString word = QString::fromStdString(m_model.toy().words[static_cast<std::size_t>(j)]);
    const bool above = at.y() - radius > 20 * px;  // room for a line; below, the pull of the context crosses it
    const double width = textWidth(painter.font(), word) + 8 * px;
    const double left = std::clamp(at.x() - width / 2, 0.0, std::max(0.0, f.area.right() + 30 * px - width));
    drawLine(painter, QRectF(left, above ? at.y() - radius - 19 * px : at.y() + radius + 2 * px, width, 18 * px),
             Qt::AlignHCenter, word);
  }
  if (m_contextHidden) return;
  const QPointF c = f.at(m_model.step().c(m_x), m_model.step().c(m_y));
  drawDiamond(painter, c, px * 1.1, m_theme.color(Role::target), m_theme.color(Role::surface));
  painter.setFont(m_theme.mathFont(16));
  painter.setPen(m_theme.color(Role::target));
  drawLine(painter, QRectF(c.x() + 10 * px, c.y() - 4 * px, 20 * px, 20 * px), Qt::AlignLeft, QStringLiteral("c"));
}

void HullView::movePoint(int word, double x, double y) {
  Toy toy = m_model.toy();
  toy.h(m_x, word) = x;
  if (m_y != m_x) toy.h(m_y, word) = y;
  const QString symbol = QStringLiteral("h(%1)").arg(word + 1);
  m_model.change(tr("move %1").arg(symbol), std::move(toy), symbol);
}

void HullView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const Frame f = frame(size());
  for (int j = 0; j < static_cast<int>(m_model.toy().sourceLength()); ++j) {
    const QPointF away = f.at(coordinate(m_x, j), coordinate(m_y, j)) - event->position();
    if (std::hypot(away.x(), away.y()) > m_theme.px(kReach)) continue;
    m_model.setSelected(j);
    m_held = f;
    m_dragged = j;
    return;
  }
}

void HullView::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragged < 0) return;
  const auto tenths = [](double value) {
    return std::round(std::clamp(value, -ToyLimits::largestNumber, ToyLimits::largestNumber) * 10) / 10;
  };
  const QPointF at = event->position();
  movePoint(m_dragged, tenths(m_held.left + (at.x() - m_held.area.left()) / m_held.perUnit),
            tenths(m_held.bottom + (m_held.area.bottom() - at.y()) / m_held.perUnit));
}

void HullView::mouseReleaseEvent(QMouseEvent*) {
  if (m_dragged < 0) return;
  m_model.endGesture();
  m_dragged = -1;
  update();
}

void HullView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right, upright = key == Qt::Key_Up || key == Qt::Key_Down;
  if (!sideways && !upright) return event->ignore();
  const int way = key == Qt::Key_Right || key == Qt::Key_Up ? 1 : -1, word = m_model.selected();
  if (!(event->modifiers() & Qt::ControlModifier)) {
    m_model.setSelected(word + (sideways ? way : -way));
    return;
  }
  const double step = way * (event->modifiers() & Qt::ShiftModifier ? kLargeKeyStep : kKeyStep);
  const auto moved = [](double value) { return std::round(value * 1000) / 1000; };
  movePoint(word, moved(coordinate(m_x, word) + (sideways ? step : 0)),
            moved(coordinate(m_y, word) + (upright ? step : 0)));
}

void HullView::keyReleaseEvent(QKeyEvent* event) {
  if (!event->isAutoRepeat()) m_model.endGesture();
  QWidget::keyReleaseEvent(event);
}

void HullView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

void HullView::describe() {
  QStringList points;
  for (int j = 0; j < static_cast<int>(m_model.toy().sourceLength()); ++j)
    points << tr("%1 at (%2, %3)")
                  .arg(isolated(m_model.toy().words[static_cast<std::size_t>(j)]), fixedText(coordinate(m_x, j), 2),
                       fixedText(coordinate(m_y, j), 2));
  if (!m_contextHidden)
    points << tr("the context c at (%1, %2), inside their hull")
                  .arg(fixedText(m_model.step().c(m_x), 2), fixedText(m_model.step().c(m_y), 2));
  setAccessibleName(tr("Annotations and context in a plane"));
  setAccessibleDescription(enumerated(points));
  setWhatsThis(
      tr("Each annotation h(j) is a point, the context c the diamond. Weights are never negative and sum to 1, so c "
         "stays in the hull of the points (equation 5). Drag a point, or move it with Ctrl and the arrow keys."));
}

}  // namespace lookback::ui
