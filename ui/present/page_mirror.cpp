// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/page_mirror.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lookback::ui {
namespace {

constexpr int kFrameMs = 16;
/// The share of the part that stays between a place and its edge.
constexpr double kMargin = 0.12;
/// Everything here runs on the GUI thread.
bool s_mirroring = false;

}  // namespace

PaintWatch::PaintWatch(QWidget& root, int restMs, QObject* parent) : QObject(parent), m_root(root) {
  m_rest.setSingleShot(true);
  m_rest.setInterval(restMs);
  connect(&m_rest, &QTimer::timeout, this, &PaintWatch::painted);
  qApp->installEventFilter(this);
}

bool PaintWatch::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Paint || s_mirroring || m_rest.isActive() || !watched->isWidgetType()) return false;
  const auto* widget = static_cast<QWidget*>(watched);
  if (widget == &m_root || m_root.isAncestorOf(widget)) m_rest.start();
  return false;
}

void paintMirror(QPainter& painter, QWidget& source, const QRect& part, const QRectF& target) {
  if (part.isEmpty() || target.isEmpty()) return;
  const bool before = std::exchange(s_mirroring, true);
  painter.save();
  painter.setClipRect(target);
  painter.translate(target.topLeft());
  painter.scale(target.width() / part.width(), target.height() / part.height());
  source.render(&painter, QPoint(0, 0), QRegion(part), QWidget::DrawChildren);
  painter.restore();
  s_mirroring = before;
}

PageMirror::PageMirror(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setObjectName(QStringLiteral("pageMirror"));
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void PageMirror::setSource(QWidget* source) {
  if (source == m_source) return;
  delete std::exchange(m_watch, nullptr);
  m_source = source;
  m_corner = {};
  if (source) {
    m_watch = new PaintWatch(*source, kFrameMs, this);
    connect(m_watch, &PaintWatch::painted, this, qOverload<>(&QWidget::update));
  }
  update();
}

void PageMirror::setLeastFactor(double factor) {
  if (factor == m_least) return;
  m_least = factor;
  update();
}

void PageMirror::setWhole(bool whole) {
  if (whole == m_whole) return;
  m_whole = whole;
  update();
}

double PageMirror::factor() const {
  if (!m_source || m_source->size().isEmpty() || size().isEmpty()) return 1;
  const double fit = std::min(double(width()) / m_source->width(), double(height()) / m_source->height());
  return m_whole ? fit : std::max(fit, m_least);
}

QRect PageMirror::part() const {
  if (!m_source) return {};
  const double scale = factor();
  const QSize shown(std::min(m_source->width(), static_cast<int>(std::lround(width() / scale))),
                    std::min(m_source->height(), static_cast<int>(std::lround(height() / scale))));
  const QPoint corner(std::clamp(static_cast<int>(std::lround(m_corner.x())), 0, m_source->width() - shown.width()),
                      std::clamp(static_cast<int>(std::lround(m_corner.y())), 0, m_source->height() - shown.height()));
  return {corner, shown};
}

void PageMirror::ensureVisible(const QRect& place) {
  if (!m_source) return;
  const QRect now = part();
  const auto moved = [](int from, int length, int first, int last) {
    const int margin = static_cast<int>(length * kMargin);
    const int end = from + length - margin, start = from + margin;
    if (last - first > length - 2 * margin || first < start) return from + first - start;
    return last > end ? from + last - end : from;
  };
  const QPointF corner(moved(now.left(), now.width(), place.left(), place.right()),
                       moved(now.top(), now.height(), place.top(), place.bottom()));
  m_corner = corner;
  m_corner = part().topLeft();
  if (part() != now) update();
}

void PageMirror::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Role::window));
  if (!m_source) return;
  const QRect shown = part();
  const QSizeF drawn = QSizeF(shown.size()) * factor();
  const QPointF corner((width() - drawn.width()) / 2, (height() - drawn.height()) / 2);
  paintMirror(painter, *m_source, shown, QRectF(corner, drawn));
}

}  // namespace lookback::ui
