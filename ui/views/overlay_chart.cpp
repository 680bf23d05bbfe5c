// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/overlay_chart.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

/// The point nearest to `place`.
const QPointF* nearest(const std::vector<QPointF>& points, double place) {
  if (points.empty()) return nullptr;
  auto after = std::lower_bound(points.begin(), points.end(), place,
                                [](const QPointF& point, double x) { return point.x() < x; });
  if (after == points.end()) --after;
  if (after != points.begin() && place - std::prev(after)->x() < after->x() - place) --after;
  return &*after;
}

}  // namespace

OverlayChart::OverlayChart(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_plot(newPlot(this)) {
  setFocusPolicy(Qt::StrongFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_plot);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setMouseTracking(true);
  m_plot->installEventFilter(this);
  m_plot->addLayer(QStringLiteral("cursor"), m_plot->layer(QStringLiteral("main")));
  m_cursorLayer = m_plot->layer(QStringLiteral("cursor"));
  m_cursorLayer->setMode(QCPLayer::lmBuffered);
  m_cursor = new QCPItemLine(m_plot);
  m_cursor->setLayer(m_cursorLayer);
  m_cursor->setVisible(false);
  connect(&theme, &Theme::changed, this, &OverlayChart::draw);
  draw();
}

QSize OverlayChart::sizeHint() const {
  return {static_cast<int>(m_theme.px(360)), static_cast<int>(m_theme.px(220))};
}

QSize OverlayChart::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(200)), static_cast<int>(m_theme.px(110))};
}

void OverlayChart::setPicture(const CurvePicture& picture, int decimals) {
  const bool sameAxis = picture.xId == m_picture.xId;
  m_picture = picture;
  m_decimals = decimals;
  if (!sameAxis) m_place.reset();
  draw();
  Q_EMIT readingChanged();
}

void OverlayChart::draw() {
  plotCurves(*m_plot, m_picture, m_theme);
  fitTitle();
  m_cursor->setPen(QPen(m_theme.color(Role::text2), m_theme.px(1)));
  read(m_place);
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// Beside a low chart the axis has no room for more than the name of what it shows.
void OverlayChart::fitTitle() {
  const double room = height() - m_theme.px(48);  // ticks and title of the x axis
  const bool whole = QFontMetricsF(m_plot->yAxis->labelFont()).horizontalAdvance(m_picture.yTitle) <= room;
  m_plot->yAxis->setLabel(whole ? m_picture.yTitle : m_picture.title);
}

void OverlayChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitTitle();
}

void OverlayChart::read(std::optional<double> place) {
  const bool changed = place != m_place;
  m_place = place;
  m_cursor->setVisible(place.has_value());
  if (place) {
    m_cursor->start->setCoords(*place, m_plot->yAxis->range().lower);
    m_cursor->end->setCoords(*place, m_plot->yAxis->range().upper);
  }
  if (isVisible()) m_cursorLayer->replot();
  describe();
  if (changed) Q_EMIT readingChanged();
}

std::vector<std::optional<double>> OverlayChart::reading() const {
  std::vector<std::optional<double>> values;
  for (const CurveSeries& series : m_picture.series) {
    const double last = series.points.empty() ? 0 : series.points.back().x();
    const QPointF* point = nearest(series.points, m_place.value_or(last));
    // A run that ended before has no value there.
    const bool there = point && (!m_place || *m_place <= last);
    values.push_back(there ? std::optional(point->y()) : std::nullopt);
  }
  return values;
}

QString OverlayChart::description() const {
  QStringList parts;
  const auto values = reading();
  for (std::size_t k = 0; k < m_picture.series.size(); ++k) {
    const CurveSeries& series = m_picture.series[k];
    if (series.points.empty()) {
      parts << tr("%1: nothing measured.").arg(isolated(series.name));
      continue;
    }
    const QString value = values[k] ? fixedText(*values[k], m_decimals) : tr("ended before");
    parts << (m_place ? tr("%1 (%2): %3 at %4.")
                            .arg(isolated(series.name), lineStyleName(series.style), value,
                                 QString::number(*m_place, 'g', 6))
                      : tr("%1 (%2): from %3 to %4.")
                            .arg(isolated(series.name), lineStyleName(series.style),
                                 fixedText(series.points.front().y(), m_decimals), value));
  }
  return parts.isEmpty() ? tr("No curve is drawn.") : parts.join(QLatin1Char(' '));
}

void OverlayChart::describe() {
  setAccessibleName(tr("%1 of the chosen runs").arg(m_picture.title));
  setAccessibleDescription(description());
  setWhatsThis(tr(
      "The curves of the runs chosen in the list, each with a colour, a dash and a marker of its own. Left and Right "
      "read them at one place; Escape ends reading."));
}

void OverlayChart::keyPressEvent(QKeyEvent* event) {
  const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  if (event->key() == Qt::Key_Escape && m_place) return read(std::nullopt);
  if (way == 0 || m_picture.series.empty()) return QWidget::keyPressEvent(event);
  // From point to point of any curve, or by a pixel where they are closer than that.
  const double pixel = m_plot->xAxis->pixelToCoord(1) - m_plot->xAxis->pixelToCoord(0);
  const double from = m_place.value_or(way < 0 ? m_picture.right + pixel : -pixel);
  std::optional<double> to;
  for (const CurveSeries& series : m_picture.series)
    for (const QPointF& point : series.points) {
      const double x = point.x();
      if (way > 0 ? x < from + pixel || (to && x >= *to) : x > from - pixel || (to && x <= *to)) continue;
      to = x;
    }
  if (to) read(to);
}

bool OverlayChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_plot) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseMove && !m_picture.series.empty())
    read(std::clamp(m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x()), 0.0,
                    std::max(0.0, m_picture.right)));
  if (event->type() == QEvent::Leave) read(std::nullopt);
  if (event->type() == QEvent::MouseButtonPress) setFocus(Qt::MouseFocusReason);
  return QWidget::eventFilter(watched, event);
}

void OverlayChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
