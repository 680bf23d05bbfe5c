// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/curve_chart.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/support/text.h"
#include "ui/views/curve_pace.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kGrowMs = 250;  // between two pictures of a curve that grows

constexpr double kSpeedWindow = 0.5;  // seconds over which words/s is a mean
constexpr double kLow = 120;          // height without room for titles
constexpr double kHeadRoom = 1.08;
constexpr double kGapAt = 0.5;     // of an update after the last one before a pause
constexpr double kNearPixels = 3;  // from which on an event belongs to the point that is read
constexpr double kMargin = 0.02;   // of the x range, at both ends

int decimals(Curve curve) {
  return curve == Curve::speed ? 0 : curve == Curve::bleu ? 1 : 2;
}

std::optional<double> valueOf(const JudgedPoint& point, Curve curve) {
  return curve == Curve::loss   ? point.devLoss
         : curve == Curve::bleu ? point.bleu
         : curve == Curve::aer  ? point.aer
                                : std::nullopt;
}

/// The value of a graph at the point nearest to `update`.
std::optional<QCPGraphData> nearest(const QCPGraph& graph, double update) {
  const auto data = graph.data();
  if (data->isEmpty()) return std::nullopt;
  auto after = data->findBegin(update, false);
  if (after == data->constEnd()) --after;
  if (after != data->constBegin() && update - (after - 1)->key < after->key - update) --after;
  if (std::isnan(after->value) && after != data->constBegin()) --after;  // the gap of a pause
  return *after;
}

/// The last point at `update` or before; absent where nothing was measured until then.
std::optional<QCPGraphData> lastUpTo(const QCPGraph& graph, double update) {
  const auto data = graph.data();
  auto after = data->findEnd(update, false);
  if (after == data->constBegin()) return std::nullopt;
  return *--after;
}

}  // namespace

CurveChart::CurveChart(TrainingModel& model, Theme& theme, Curve curve, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(theme), m_curve(curve), m_plot(newPlot(this)) {
  setFocusPolicy(Qt::StrongFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_plot);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setMouseTracking(true);
  m_plot->installEventFilter(this);
  m_plot->setPlottingHint(QCP::phImmediateRefresh, false);
  m_plot->setNoAntialiasingOnDrag(true);
  m_line = m_plot->addGraph();
  m_dev = m_plot->addGraph();
  m_marks = m_plot->addGraph();
  m_marks->setLineStyle(QCPGraph::lsNone);
  m_line->setAdaptiveSampling(true);
  m_plot->addLayer(QStringLiteral("cursor"), m_plot->layer(QStringLiteral("main")));
  m_cursorLayer = m_plot->layer(QStringLiteral("cursor"));
  m_cursorLayer->setMode(QCPLayer::lmBuffered);
  m_cursor = new QCPItemLine(m_plot);
  m_cursor->setLayer(m_cursorLayer);
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->xAxis2}) {
    auto whole = QSharedPointer<QCPAxisTickerFixed>::create();  // updates and passes are counted in ones
    whole->setTickStep(1);
    whole->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
    whole->setTickCount(4);
    axis->setTicker(whole);
    axis->setNumberFormat(QStringLiteral("f"));
  }
  m_plot->yAxis->ticker()->setTickCount(4);
  m_plot->yAxis->setNumberFormat(QStringLiteral("g"));
  m_plot->yAxis->setNumberPrecision(4);
  m_plot->xAxis->setNumberPrecision(0);
  m_plot->xAxis2->setNumberPrecision(0);
  connect(&model, &TrainingModel::begun, this, &CurveChart::restart);
  auto* pace = new CurvePace(
      kGrowMs, [this] { grow(); }, this);
  connect(&model, &TrainingModel::curvesGrown, pace, &CurvePace::call);
  connect(&model, &TrainingModel::cursorChanged, this, &CurveChart::moveCursor);
  connect(&theme, &Theme::changed, this, &CurveChart::applyTheme);
  applyTheme();
  restart();
}

QString CurveChart::title(Curve curve) {
  switch (curve) {
    case Curve::loss:
      return tr("Loss per word");
    case Curve::bleu:
      return tr("BLEU");
    case Curve::aer:
      return tr("AER");
    case Curve::gradientNorm:
      return tr("Gradient norm");
    case Curve::speed:
      return tr("Words/s");
  }
  return {};
}

QString CurveChart::unit(Curve curve) {
  switch (curve) {
    case Curve::loss:
      return tr("nats, by update");
    case Curve::bleu:
      return tr("dev, greedy");
    case Curve::aer:
      return tr("dev, lower is better");
    case Curve::gradientNorm:
      return tr("before clipping");
    case Curve::speed:
      return tr("target words");
  }
  return {};
}

QSize CurveChart::sizeHint() const {
  return {static_cast<int>(m_theme.px(260)), static_cast<int>(m_theme.px(150))};
}

QSize CurveChart::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(160)), static_cast<int>(m_theme.px(64))};
}

void CurveChart::setCurve(Curve curve) {
  if (curve == m_curve) return;
  m_curve = curve;
  applyTheme();
  restart();
}

void CurveChart::restart() {
  for (QCPGraph* graph : {m_line, m_dev, m_marks}) graph->data()->clear();
  m_points = m_evaluations = m_checkpoints = m_windowStart = 0;
  for (const Mark& mark : m_events) {
    m_plot->removeItem(mark.line);
    m_plot->removeItem(mark.text);
  }
  m_events.clear();
  m_highest = 0;
  m_reading.reset();
  grow();
}

void CurveChart::addPoint(std::size_t k) {
  const CurvePoint& point = m_model.points()[k];
  double value = std::numeric_limits<double>::quiet_NaN();
  if (m_curve == Curve::loss) value = static_cast<double>(point.loss);
  if (m_curve == Curve::gradientNorm) value = static_cast<double>(point.gradientNorm);
  if (m_curve == Curve::speed) {
    const CurvePoint& first = m_model.points()[m_windowStart];
    const double seconds = point.seconds - first.seconds;
    if (seconds < kSpeedWindow) return;
    double words = 0;
    for (std::size_t i = m_windowStart + 1; i <= k; ++i) words += m_model.points()[i].targetWords;
    value = words / seconds;
    m_windowStart = k;
  }
  if (!std::isfinite(value)) return;
  m_line->addData(static_cast<double>(point.update), value);
  m_highest = std::max(m_highest, value);
}

void CurveChart::addEvaluation(const JudgedPoint& point) {
  const std::optional<double> value = valueOf(point, m_curve);
  if (!value || !std::isfinite(*value)) return;
  m_dev->addData(static_cast<double>(point.update), *value);
  m_highest = std::max(m_highest, *value);
}

void CurveChart::grow() {
  if (!isVisible()) {
    m_dueWhenShown = true;
    return;
  }
  m_dueWhenShown = false;
  const bool perUpdate = m_curve == Curve::loss || m_curve == Curve::gradientNorm || m_curve == Curve::speed;
  for (; m_points < m_model.points().size(); ++m_points)
    if (perUpdate) addPoint(m_points);
  for (; m_evaluations < m_model.evaluations().size(); ++m_evaluations)
    addEvaluation(m_model.evaluations()[m_evaluations]);
  for (; m_checkpoints < m_model.checkpoints().size(); ++m_checkpoints)
    m_marks->addData(static_cast<double>(m_model.checkpoints()[m_checkpoints]), 0);
  addEvents();
  scale();
  publishReading();
  describe();
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

/// A pause leaves a gap in the curve, since the curve's updates know nothing of the clock.
void CurveChart::addEvents() {
  // Events come in order; the rare late one (of a resumed run) begins the marks anew.
  const auto& events = m_model.events();
  std::vector<const store::RunEvent*> marked;
  for (const store::RunEvent& event : events)
    if (!eventText(event).isEmpty()) marked.push_back(&event);
  for (std::size_t k = m_events.size(); k < marked.size(); ++k) {
    const double at = static_cast<double>(marked[k]->update);
    auto* line = new QCPItemLine(m_plot);
    line->start->setCoords(at, 0);
    auto* text = new QCPItemText(m_plot);
    text->position->setCoords(at, 0);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    if (marked[k]->kind == "pause" && !m_line->data()->isEmpty())
      m_line->addData(at + kGapAt, std::numeric_limits<double>::quiet_NaN());
    m_events.push_back({line, text});
  }
  for (std::size_t k = 0; k < m_events.size(); ++k) m_events[k].text->setText(eventText(*marked[k]));
}

void CurveChart::placeMarks() {
  const QPen pen(m_theme.color(Role::edited), std::max(1.0, m_theme.px(1)), Qt::DashLine);
  const QFont font = m_theme.font(TextStep::tick);
  const double top = m_plot->yAxis->range().upper;
  double free = -1e9;
  for (const Mark& mark : m_events) {
    const double at = mark.line->start->coords().x();
    mark.line->setPen(pen);
    mark.line->end->setCoords(at, top);
    mark.text->setFont(font);
    mark.text->setColor(m_theme.color(Role::edited));
    mark.text->position->setCoords(at, top);
    const double left = m_plot->xAxis->coordToPixel(at),
                 width = QFontMetricsF(font).horizontalAdvance(mark.text->text());
    const bool fits = left + width + m_theme.px(8) < m_plot->axisRect()->right();
    mark.text->setPositionAlignment(Qt::AlignTop | (fits ? Qt::AlignLeft : Qt::AlignRight));
    const double from = fits ? left : left - width;
    mark.text->setVisible(m_curve == Curve::loss && from > free);
    if (from > free) free = from + width + m_theme.px(8);
  }
}

QStringList CurveChart::eventsNear(double update) const {
  const double step = std::max(0.5, kNearPixels * (m_plot->xAxis->pixelToCoord(1) - m_plot->xAxis->pixelToCoord(0)));
  QStringList texts;
  for (const store::RunEvent& event : m_model.events())
    if (std::abs(static_cast<double>(event.update) - update) <= step && !eventText(event).isEmpty())
      texts << eventText(event);
  return texts;
}

void CurveChart::scale() {
  const double last = m_model.points().empty() ? 0 : static_cast<double>(m_model.points().back().update);
  const double right = std::max(10.0, last);
  m_plot->xAxis->setRange(-kMargin * right, right * (1 + kMargin));
  const double passes = m_model.points().empty() ? 0 : m_model.points().back().epochs;
  const double share = last > 0 ? passes / last : 0;
  m_plot->xAxis2->setRange(-kMargin * right * share, std::max(share * right * (1 + kMargin), 1e-9));
  const double top = m_curve == Curve::aer ? 1 : m_curve == Curve::bleu ? 100 : m_highest > 0 ? m_highest : 1;
  m_plot->yAxis->setRange(0, top * kHeadRoom);
  m_plot->xAxis2->setVisible(m_curve == Curve::loss && share > 0 && !m_low);
  placeMarks();
  moveCursor();
}

void CurveChart::moveCursor() {
  const ProbeFrame* frame = m_model.current();
  const bool shown = m_reading || (frame && !m_model.followsNewest());
  m_cursor->setVisible(shown);
  const double at = m_reading ? *m_reading : frame ? static_cast<double>(frame->update) : 0;
  m_cursor->start->setCoords(at, m_plot->yAxis->range().lower);
  m_cursor->end->setCoords(at, m_plot->yAxis->range().upper);
  if (!m_reading && isVisible()) publishReading();
  if (isVisible()) m_cursorLayer->replot();
}

void CurveChart::read(double update) {
  const QCPGraph& graph = m_line->data()->isEmpty() ? *m_dev : *m_line;
  const auto point = nearest(graph, update);
  if (!point) return;
  m_reading = point->key;
  moveCursor();
  publishReading();
  describe();
}

void CurveChart::publishReading() {
  const ProbeFrame* frame = m_model.current();
  const double newest = m_model.points().empty() ? 0 : static_cast<double>(m_model.points().back().update);
  const double at = m_reading                           ? *m_reading
                    : frame && !m_model.followsNewest() ? static_cast<double>(frame->update)
                                                        : newest;
  const auto line = nearest(*m_line, at);
  const bool back = m_reading || (frame && !m_model.followsNewest());
  const auto dev = back ? lastUpTo(*m_dev, at) : nearest(*m_dev, at);
  QStringList parts;
  if (line) {
    const QString value = fixedText(line->value, decimals(m_curve));
    parts << (m_curve == Curve::loss    ? tr("training %1").arg(value)
              : m_curve == Curve::speed ? countText(std::llround(line->value))
                                        : value);
  }
  if (dev) {
    const QString value = fixedText(dev->value, decimals(m_curve));
    parts << (m_curve == Curve::loss ? tr("dev %1").arg(value) : value);
    if (back && dev->key != at) parts.back() += tr(" at %1").arg(countText(std::llround(dev->key)));
  } else if (!line && !m_dev->data()->isEmpty()) {
    parts << tr("not measured yet");
  }
  if (m_reading) parts << tr("update %1").arg(countText(std::llround(at))) << eventsNear(at);
  Q_EMIT readingChanged(parts.join(QStringLiteral(" · ")));
}

QString CurveChart::description() const {
  if (m_line->data()->isEmpty() && m_dev->data()->isEmpty()) return tr("Nothing is measured yet.");
  const QCPGraph& graph = m_line->data()->isEmpty() ? *m_dev : *m_line;
  const auto first = *graph.data()->constBegin(), last = *nearest(graph, (graph.data()->constEnd() - 1)->key);
  QString hands;
  QStringList events;
  for (const store::RunEvent& event : m_model.events())
    if (!eventText(event).isEmpty())
      events << tr("%1 at update %2").arg(eventText(event), countText(static_cast<qint64>(event.update)));
  if (!events.isEmpty()) hands = QLatin1Char(' ') + tr("By hand: %1.").arg(enumerated(events));
  const auto at = m_reading ? nearest(graph, *m_reading) : std::nullopt;
  if (at) return tr("Update %1: %2.").arg(countText(std::llround(at->key)), fixedText(at->value, decimals(m_curve)));
  return tr("From %1 at update %2 to %3 at update %4.")
             .arg(fixedText(first.value, decimals(m_curve)), countText(std::llround(first.key)),
                  fixedText(last.value, decimals(m_curve)), countText(std::llround(last.key))) +
         hands;
}

void CurveChart::describe() {
  setAccessibleName(title(m_curve));
  setAccessibleDescription(description());
  setWhatsThis(
      tr("A curve over the updates of the run; triangles mark checkpoints. Left and Right read point after point, "
         "Return or a click moves the timeline there."));
}

void CurveChart::applyTheme() {
  const QFont ticks = m_theme.font(TextStep::tick);
  m_plot->setBackground(m_theme.color(Role::surface));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis, m_plot->xAxis2}) {
    axis->setTickLabelFont(ticks);
    axis->setLabelFont(ticks);
    axis->setTickLabelColor(m_theme.color(Role::text2));
    axis->setLabelColor(m_theme.color(Role::text2));
    axis->setBasePen(QPen(m_theme.color(Role::control), std::max(1.0, m_theme.px(1))));
    axis->setTickPen(Qt::NoPen);
    axis->setSubTickPen(Qt::NoPen);
    axis->grid()->setPen(QPen(m_theme.color(Role::hair), std::max(1.0, m_theme.px(1))));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setLabelPadding(static_cast<int>(m_theme.px(1)));
    axis->setTickLabelPadding(static_cast<int>(m_theme.px(3)));
  }
  m_plot->xAxis->grid()->setVisible(false);
  m_plot->xAxis2->setBasePen(Qt::NoPen);
  m_plot->xAxis2->setLabel(m_curve == Curve::loss && !m_low ? tr("passes over the data") : QString());
  m_plot->xAxis->setLabel(m_curve == Curve::loss && !m_low ? tr("updates") : QString());
  m_line->setPen(QPen(m_theme.color(m_curve == Curve::loss ? Role::text2 : Role::text), m_theme.px(1)));
  const Role devRole = m_curve == Curve::loss ? Role::accent : m_curve == Curve::bleu ? Role::source : Role::text;
  m_dev->setPen(QPen(m_theme.color(devRole), m_theme.px(2), m_curve == Curve::aer ? Qt::DashLine : Qt::SolidLine));
  m_dev->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssDisc, m_theme.color(devRole), m_theme.color(devRole), m_theme.px(4)));
  m_marks->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssTriangle, QPen(m_theme.color(Role::text2)),
                                           m_theme.color(Role::text2), m_theme.px(7)));
  m_cursor->setPen(QPen(m_theme.color(Role::target), m_theme.px(2)));
  m_plot->axisRect()->setMinimumMargins(
      QMargins(0, static_cast<int>(m_theme.px(6)), static_cast<int>(m_theme.px(8)), 0));
  describe();
  if (isVisible()) m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void CurveChart::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_dueWhenShown) grow();
}

void CurveChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool low = height() < m_theme.px(kLow);
  if (low == m_low) return;
  m_low = low;
  m_plot->yAxis->ticker()->setTickCount(low ? 2 : 4);
  applyTheme();
  scale();
}

void CurveChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    applyTheme();
    publishReading();
  }
  QWidget::changeEvent(event);
}

void CurveChart::keyPressEvent(QKeyEvent* event) {
  grow();  // what came since the last picture is read too
  const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  const QCPGraph& graph = m_line->data()->isEmpty() ? *m_dev : *m_line;
  if (event->modifiers() != Qt::NoModifier || graph.data()->isEmpty()) return QWidget::keyPressEvent(event);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (m_reading) m_model.setUpdate(*m_reading);
    return;
  }
  if (event->key() == Qt::Key_Escape && m_reading) {
    m_reading.reset();
    moveCursor();
    return;
  }
  if (way == 0) return QWidget::keyPressEvent(event);
  // A step is a point, or as many as share a pixel.
  const double step = std::max(1.0, m_plot->xAxis->pixelToCoord(1) - m_plot->xAxis->pixelToCoord(0));
  const double last = nearest(graph, (graph.data()->constEnd() - 1)->key)->key;
  const double from = m_reading.value_or(last);
  auto to = nearest(graph, from + way * step);
  if (to && to->key == from) {  // points lie further apart than that
    const auto at = graph.data()->findBegin(from, false);
    auto next = at;
    do {
      if (way < 0 ? next == graph.data()->constBegin() : next + 1 >= graph.data()->constEnd()) return;
      next += way;
    } while (std::isnan(next->value));  // the gap of a pause
    to = *next;
  }
  if (to) read(to->key);
}

bool CurveChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched != m_plot) return QWidget::eventFilter(watched, event);
  if (event->type() == QEvent::MouseMove)
    read(m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x()));
  if (event->type() == QEvent::Leave && m_reading) {
    m_reading.reset();
    moveCursor();
  }
  if (event->type() == QEvent::MouseButtonPress)
    m_model.setUpdate(m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x()));
  return QWidget::eventFilter(watched, event);
}

}  // namespace lookback::ui
