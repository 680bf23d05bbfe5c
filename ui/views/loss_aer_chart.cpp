// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/loss_aer_chart.h"

#include <qcustomplot.h>

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/evaluation/rank_correlation.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr double kMargin = 0.08;  // of the range, around the points
constexpr int kDecimals = 3;

QCPGraph* scatter(QCustomPlot& plot) {
  QCPGraph* graph = plot.addGraph();
  graph->setLineStyle(QCPGraph::lsNone);
  return graph;
}

/// Room around the points, and some where they are all alike.
QCPRange padded(double low, double high) {
  const double span = high > low ? high - low : std::max(std::abs(high), 1.0) * 0.1;
  return {low - kMargin * span, high + kMargin * span};
}

}  // namespace

LossAerChart::LossAerChart(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_plot(newPlot(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setObjectName(QStringLiteral("lossAerChart"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_plot);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->installEventFilter(this);
  m_path = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
  m_evaluations = scatter(*m_plot);
  m_checkpoints = scatter(*m_plot);
  m_first = scatter(*m_plot);
  m_last = scatter(*m_plot);
  m_cursor = scatter(*m_plot);
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->ticker()->setTickCount(5);
    axis->setNumberFormat(QStringLiteral("g"));
    axis->setNumberPrecision(3);
  }
  connect(&theme, &Theme::changed, this, &LossAerChart::applyTheme);
  applyTheme();
}

QSize LossAerChart::sizeHint() const {
  return {static_cast<int>(m_theme.px(520)), static_cast<int>(m_theme.px(380))};
}

QSize LossAerChart::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(260)), static_cast<int>(m_theme.px(200))};
}

void LossAerChart::setPoints(std::vector<LossAerPoint> points) {
  std::erase_if(points, [](const LossAerPoint& p) { return !std::isfinite(p.devLoss) || !std::isfinite(p.aer); });
  m_points = std::move(points);
  m_current = m_points.empty() ? -1 : static_cast<int>(m_points.size()) - 1;
  plotPoints();
  describe();
  Q_EMIT readingChanged(reading());
}

void LossAerChart::plotPoints() {
  for (QCPGraph* graph : {m_evaluations, m_checkpoints, m_first, m_last, m_cursor}) graph->data()->clear();
  m_path->data()->clear();
  if (!m_points.empty()) {
    double left = m_points[0].devLoss, right = left, low = m_points[0].aer, high = low;
    double number = 0;
    for (const LossAerPoint& point : m_points) {
      left = std::min(left, point.devLoss);
      right = std::max(right, point.devLoss);
      low = std::min(low, point.aer);
      high = std::max(high, point.aer);
      m_path->addData(number++, point.devLoss, point.aer);
      (point.checkpoint ? m_checkpoints : m_evaluations)->addData(point.devLoss, point.aer);
    }
    m_first->addData(m_points.front().devLoss, m_points.front().aer);
    m_last->addData(m_points.back().devLoss, m_points.back().aer);
    m_plot->xAxis->setRange(padded(left, right));
    m_plot->yAxis->setRange(padded(low, high));
    const LossAerPoint& read = m_points[static_cast<std::size_t>(m_current)];
    m_cursor->addData(read.devLoss, read.aer);
  }
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LossAerChart::setCurrent(int index) {
  if (m_points.empty()) return;
  index = std::clamp(index, 0, static_cast<int>(m_points.size()) - 1);
  if (index == m_current) return;
  m_current = index;
  plotPoints();
  describe();
  Q_EMIT readingChanged(reading());
}

QString LossAerChart::reading() const {
  if (m_current < 0) return {};
  const LossAerPoint& point = m_points[static_cast<std::size_t>(m_current)];
  const QString text =
      point.checkpoint ? tr("Update %1, a checkpoint: dev loss %2, AER %3.") : tr("Update %1: dev loss %2, AER %3.");
  return text.arg(countText(static_cast<qint64>(point.update)), fixedText(point.devLoss, kDecimals),
                  fixedText(point.aer, kDecimals));
}

QString LossAerChart::description() const {
  if (m_points.empty())
    return tr(
        "No evaluation of this run measured both loss and AER. AER needs gold links: train on the generated "
        "corpus, or import links with your own.");
  if (m_points.size() == 1) return tr("One evaluation only; nothing to compare yet.");
  std::vector<double> loss, aer;
  for (const LossAerPoint& point : m_points) {
    loss.push_back(point.devLoss);
    aer.push_back(point.aer);
  }
  const double together = rankCorrelation(loss, aer);
  const auto lowest = std::min_element(m_points.begin(), m_points.end(),
                                       [](const auto& a, const auto& b) { return a.devLoss < b.devLoss; });
  const auto straightest =
      std::min_element(m_points.begin(), m_points.end(), [](const auto& a, const auto& b) { return a.aer < b.aer; });
  const QString count = tr("%n evaluation(s)", nullptr, static_cast<int>(m_points.size()));
  const QString rank = std::isnan(together) ? tr("all alike in one of the two")
                                            : tr("rank correlation of loss and AER %1").arg(fixedText(together, 2));
  const QString best =
      lowest == straightest
          ? tr("The lowest loss (update %1) has the lowest AER, %2.")
                .arg(countText(static_cast<qint64>(lowest->update)), fixedText(lowest->aer, kDecimals))
          : tr("The lowest loss (update %1) has AER %2; the lowest AER, %3, is at update %4.")
                .arg(countText(static_cast<qint64>(lowest->update)), fixedText(lowest->aer, kDecimals),
                     fixedText(straightest->aer, kDecimals), countText(static_cast<qint64>(straightest->update)));
  return tr("%1; %2. %3").arg(count, rank, best);
}

QString LossAerChart::csv() const {
  QString text = csvLine(
      {QStringLiteral("update"), QStringLiteral("dev_loss"), QStringLiteral("aer"), QStringLiteral("checkpoint")});
  for (const LossAerPoint& point : m_points)
    text += csvLine({QString::number(point.update), exactText(point.devLoss), exactText(point.aer),
                     point.checkpoint ? QStringLiteral("1") : QStringLiteral("0")});
  return text;
}

void LossAerChart::describe() {
  setAccessibleName(tr("Loss and alignment error of the run"));
  setAccessibleDescription(reading().isEmpty() ? description() : reading() + u' ' + description());
  setWhatsThis(
      tr("Each point is an evaluation: dev loss across, AER up, joined in the order of the updates. Left and "
         "Right go along the run; triangles are checkpoints, Return opens one."));
}

void LossAerChart::applyTheme() {
  const auto pen = [this](Role role, double width, Qt::PenStyle style = Qt::SolidLine) {
    return QPen(m_theme.color(role), std::max(1.0, m_theme.px(width)), style);
  };
  m_plot->setBackground(m_theme.color(Role::surface));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->setTickLabelFont(m_theme.font(TextStep::tick));
    axis->setLabelFont(m_theme.font(TextStep::note, QFont::DemiBold));
    axis->setTickLabelColor(m_theme.color(Role::text2));
    axis->setLabelColor(m_theme.color(Role::text));
    axis->setBasePen(pen(Role::control, 1));
    axis->setTickPen(Qt::NoPen);
    axis->setSubTickPen(Qt::NoPen);
    axis->grid()->setPen(pen(Role::hair, 1));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setLabelPadding(static_cast<int>(m_theme.px(4)));
  }
  m_plot->xAxis->setLabel(tr("dev loss (nats a word, lower is better)"));
  m_plot->yAxis->setLabel(tr("AER (lower is better)"));
  m_path->setPen(pen(Role::text3, 1));
  const QColor ink = m_theme.color(Role::source), surface = m_theme.color(Role::surface);
  m_evaluations->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, pen(Role::source, 1.5), surface, m_theme.px(6)));
  m_checkpoints->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssTriangle, pen(Role::source, 1.5), ink, m_theme.px(9)));
  m_first->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, pen(Role::text2, 1.5), Qt::NoBrush, m_theme.px(14)));
  m_last->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, ink, ink, m_theme.px(8)));
  m_cursor->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssSquare, pen(Role::target, 2), Qt::NoBrush, m_theme.px(16)));
  describe();
  plotPoints();
}

int LossAerChart::nearest(const QPointF& at) const {
  int best = -1;
  double least = 0;
  for (std::size_t k = 0; k < m_points.size(); ++k) {
    const double dx = m_plot->xAxis->coordToPixel(m_points[k].devLoss) - at.x();
    const double dy = m_plot->yAxis->coordToPixel(m_points[k].aer) - at.y();
    const double distance = dx * dx + dy * dy;
    if (best >= 0 && distance >= least) continue;
    best = static_cast<int>(k);
    least = distance;
  }
  return best;
}

void LossAerChart::choose() {
  if (m_current < 0 || !m_points[static_cast<std::size_t>(m_current)].checkpoint) return;
  Q_EMIT checkpointChosen(m_points[static_cast<std::size_t>(m_current)].update);
}

void LossAerChart::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
      return setCurrent(m_current - 1);
    case Qt::Key_Right:
      return setCurrent(m_current + 1);
    case Qt::Key_Home:
      return setCurrent(0);
    case Qt::Key_End:
      return setCurrent(static_cast<int>(m_points.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return choose();
    default:
      QWidget::keyPressEvent(event);
  }
}

bool LossAerChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_plot && event->type() == QEvent::MouseButtonPress) {
    setFocus(Qt::MouseFocusReason);
    setCurrent(nearest(static_cast<QMouseEvent*>(event)->position()));
  }
  if (watched == m_plot && event->type() == QEvent::MouseButtonDblClick) choose();
  return QWidget::eventFilter(watched, event);
}

void LossAerChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) applyTheme();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
