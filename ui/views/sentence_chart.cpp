// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/sentence_chart.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/token_text.h"
#include "ui/views/view_export.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

constexpr double kHeight = 128;
constexpr double kBarWidth = 0.6;
constexpr double kLabels = 8;  // step numbers that have room on the axis

double probability(const StepTrace& step) {
  return std::exp(step.logProbability);
}

}  // namespace

SentenceChart::SentenceChart(DecodeModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(theme), m_plot(newPlot(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_plot);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->installEventFilter(this);
  m_plot->setPlottingHint(QCP::phImmediateRefresh, false);  // painted with everything else, not by itself
  m_probability = new QCPBars(m_plot->xAxis, m_plot->yAxis);
  m_probability->setWidth(kBarWidth);
  m_entropy = m_plot->addGraph();
  // The cursor has a picture of its own, so that a step draws one line and not the whole chart.
  m_plot->addLayer(QStringLiteral("cursor"), m_plot->layer(QStringLiteral("main")));
  m_cursorLayer = m_plot->layer(QStringLiteral("cursor"));
  m_cursorLayer->setMode(QCPLayer::lmBuffered);
  m_cursor = new QCPItemLine(m_plot);
  m_cursor->setLayer(m_cursorLayer);
  m_probabilityLabel = new QCPItemText(m_plot);
  m_entropyLabel = new QCPItemText(m_plot);
  m_plot->yAxis->setRange(0, 1);
  auto yTicks = QSharedPointer<QCPAxisTickerFixed>::create();
  yTicks->setTickStep(0.5);
  m_plot->yAxis->setTicker(yTicks);
  m_plot->xAxis->setNumberFormat(QStringLiteral("f"));
  m_plot->xAxis->setNumberPrecision(0);
  m_plot->yAxis->setNumberFormat(QStringLiteral("f"));
  m_plot->yAxis->setNumberPrecision(1);
  connect(m_plot, &QCustomPlot::afterReplot, this, [this] { m_replotDue = false; });
  connect(&model, &DecodeModel::resultChanged, this, &SentenceChart::fill);
  connect(&model, &DecodeModel::cursorChanged, this, &SentenceChart::follow);
  connect(&theme, &Theme::changed, this, &SentenceChart::applyTheme);
  applyTheme();
  fill();
}

QSize SentenceChart::sizeHint() const {
  return {static_cast<int>(m_theme.px(216)), static_cast<int>(std::lround(m_theme.px(kHeight)))};
}

void SentenceChart::fill() {
  QVector<double> steps, probabilities, rows, entropies;
  if (m_model.trace()) {
    for (std::size_t i = 0; i < m_model.trace()->steps.size(); ++i) {
      const StepTrace& step = m_model.trace()->steps[i];
      const double number = static_cast<double>(i) + 1, p = probability(step);
      if (std::isfinite(p)) {
        steps << number;
        probabilities << p;
      }
      if (step.alpha.size() == 0) continue;
      rows << number;
      entropies << (computable(step.alpha) ? rowEntropyShare(step.alpha) : qQNaN());  // a gap where there is no number
    }
  }
  const auto same = [](const QVector<double>& a, const QVector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
  };
  if (m_filled && same(steps, m_steps) && same(probabilities, m_probabilities) && same(rows, m_rows) &&
      same(entropies, m_entropies))
    return follow();
  m_steps = steps;
  m_probabilities = probabilities;
  m_rows = rows;
  m_entropies = entropies;
  m_probability->setData(steps, probabilities, true);
  m_entropy->setData(rows, entropies, true);
  m_entropyLabel->setVisible(!rows.isEmpty());
  const double words = m_model.trace() ? static_cast<double>(m_model.trace()->steps.size()) : 1;
  auto whole = QSharedPointer<QCPAxisTickerFixed>::create();
  whole->setTickStep(std::max(1.0, std::ceil(words / kLabels)));
  m_plot->xAxis->setTicker(whole);
  m_plot->xAxis->setRange(0.4, std::max(1.6, words + 0.6));
  m_filled = true;
  moveCursor();
  describe();
  m_replotDue = true;
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void SentenceChart::moveCursor() {
  const double step = m_model.step();
  m_cursor->setVisible(step >= 1);
  m_cursor->start->setCoords(step, 0);
  m_cursor->end->setCoords(step, 1);
}

void SentenceChart::follow() {
  moveCursor();
  describe();
  if (!m_replotDue) m_cursorLayer->replot();
}

void SentenceChart::applyTheme() {
  const QFont ticks = m_theme.font(TextStep::tick);
  const QColor ink = m_theme.color(Role::text2);
  m_plot->setBackground(m_theme.color(Role::surface));
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->setTickLabelFont(ticks);
    axis->setLabelFont(ticks);
    axis->setTickLabelColor(ink);
    axis->setLabelColor(ink);
    axis->setBasePen(QPen(m_theme.color(Role::control), std::max(1.0, m_theme.px(1))));
    axis->setTickPen(Qt::NoPen);
    axis->setSubTickPen(Qt::NoPen);
    axis->grid()->setPen(QPen(m_theme.color(Role::hair), std::max(1.0, m_theme.px(1))));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setLabelPadding(static_cast<int>(m_theme.px(2)));
    axis->setTickLabelPadding(static_cast<int>(m_theme.px(3)));
  }
  m_plot->xAxis->grid()->setVisible(false);
  m_probability->setPen(Qt::NoPen);
  m_probability->setBrush(m_theme.color(Role::bar));
  m_entropy->setPen(QPen(m_theme.color(Role::text), m_theme.px(1.5), Qt::DashLine));
  m_entropy->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssDisc, m_theme.color(Role::text), m_theme.color(Role::text), m_theme.px(3.5)));
  m_cursor->setPen(QPen(m_theme.color(Role::target), m_theme.px(2)));
  const auto label = [&](QCPItemText* text, double right, Role role) {
    text->setFont(ticks);
    text->setColor(m_theme.color(role));
    text->setBrush(m_theme.color(Role::surface));
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    text->position->setType(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(right, -0.02);
    text->setClipToAxisRect(false);
  };
  label(m_probabilityLabel, 0.52, Role::text2);
  label(m_entropyLabel, 1.0, Role::text);
  const int side = static_cast<int>(m_theme.px(2));
  m_plot->axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
  m_plot->axisRect()->setMargins(QMargins(0, static_cast<int>(m_theme.px(20)), side, 0));
  m_plot->axisRect()->setMinimumMargins(QMargins(0, 0, 0, 0));
  updateGeometry();
  m_filled = false;  // other colours and lengths
  fill();
}

QString SentenceChart::description() const {
  if (!m_model.trace()) return tr("Nothing is decoded yet.");
  const StepTrace* step = m_model.current();
  if (!step)
    return tr("Probability and row entropy of each of %n word(s).", nullptr,
              static_cast<int>(m_model.trace()->steps.size()));
  return tr("At step %1 the written word has probability %2; the row entropy is %3 of its maximum.")
      .arg(QString::number(m_model.step()), fixedText(probability(*step), 2),
           step->alpha.size() == 0 ? tr("not defined") : fixedText(rowEntropyShare(step->alpha), 2));
}

void SentenceChart::describe() {
  m_probabilityLabel->setText(tr("▮ word probability"));
  m_entropyLabel->setText(tr("•‐ row entropy"));
  m_plot->xAxis->setLabel(tr("step"));
  describeControl(*this, QStringLiteral("sentenceChart"), tr("The sentence over its steps"), description());
  setWhatsThis(
      tr("Bars: probability of each written word, p(y) of equation 4. Dashed line: entropy of each row of weights as a "
         "share of its maximum; 0 reads one word, 1 reads all alike."));
  setToolTip(description().toHtmlEscaped());
}

QString SentenceChart::exportCsv() const {
  QString table = csvLine({QStringLiteral("step"), QStringLiteral("word"), QStringLiteral("probability"),
                           QStringLiteral("row_entropy_share")});
  if (!m_model.trace()) return table;
  for (std::size_t i = 0; i < m_model.trace()->steps.size(); ++i) {
    const StepTrace& step = m_model.trace()->steps[i];
    table += csvLine({QString::number(i + 1), tokenText(m_model.trace()->target[i]), exactText(probability(step)),
                      step.alpha.size() == 0 ? QString() : exactText(rowEntropyShare(step.alpha))});
  }
  return table;
}

void SentenceChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QWidget::changeEvent(event);
}

void SentenceChart::keyPressEvent(QKeyEvent* event) {
  const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  if (way == 0 || event->modifiers() != Qt::NoModifier) {
    QWidget::keyPressEvent(event);
    return;
  }
  m_model.setCursor(m_model.step() + way, SubStep::write);
}

bool SentenceChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_plot && event->type() == QEvent::MouseButtonPress) {
    const auto* press = static_cast<QMouseEvent*>(event);
    const int step = static_cast<int>(std::lround(m_plot->xAxis->pixelToCoord(press->position().x())));
    if (m_model.trace() && step >= 1) m_model.setCursor(step, SubStep::write);
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace lookback::ui
