// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#undef QT_NO_KEYWORDS  // qcustomplot.h says "signals" and "foreach"
#include "ui/views/length_chart.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/support/text.h"
#include "ui/views/curve_picture.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

constexpr double kMark = 9, kSpread = 0.11, kHeadRoom = 1.06;
constexpr double kLabelWidth = 150;  // of the names at the right

enum class Shape { disc, triangle, square, diamond, triangleDown, cross, star, plus };

QPolygonF polygon(Shape shape, double r) {
  switch (shape) {
    case Shape::triangle:
      return QPolygonF({{0, -r}, {r, 0.8 * r}, {-r, 0.8 * r}});
    case Shape::triangleDown:
      return QPolygonF({{0, r}, {r, -0.8 * r}, {-r, -0.8 * r}});
    case Shape::square:
      return QPolygonF({{-0.85 * r, -0.85 * r}, {0.85 * r, -0.85 * r}, {0.85 * r, 0.85 * r}, {-0.85 * r, 0.85 * r}});
    case Shape::diamond:
      return QPolygonF({{0, -1.15 * r}, {1.15 * r, 0}, {0, 1.15 * r}, {-1.15 * r, 0}});
    default:
      return {};
  }
}

/// Strokes of the shapes that have no inside.
QList<QLineF> strokes(Shape shape, double r) {
  QList<QLineF> lines;
  if (shape == Shape::plus || shape == Shape::star) lines << QLineF(-r, 0, r, 0) << QLineF(0, -r, 0, r);
  const double d = shape == Shape::star ? 0.7 * r : 0.85 * r;
  if (shape == Shape::cross || shape == Shape::star) lines << QLineF(-d, -d, d, d) << QLineF(-d, d, d, -d);
  return lines;
}

QPen pen(const Theme& theme, Role role, double width, Qt::PenStyle style = Qt::SolidLine) {
  return QPen(theme.color(role), std::max(1.0, theme.px(width)), style);
}

/// A painter path for QCPScatterStyle, so that marks stay drawings in SVG and PDF.
QPainterPath markPath(int series, double size) {
  const auto shape = static_cast<Shape>(series % kSeriesStyles);
  QPainterPath path;
  if (shape == Shape::disc) path.addEllipse(QPointF(0, 0), size / 2, size / 2);
  if (const QPolygonF points = polygon(shape, size / 2); !points.isEmpty()) {
    path.addPolygon(points);
    path.closeSubpath();
  }
  for (const QLineF& line : strokes(shape, size / 2)) {
    path.moveTo(line.p1());
    path.lineTo(line.p2());
  }
  return path;
}

}  // namespace

Role seriesRole(int series) {
  constexpr Role kRoles[kSeriesStyles] = {Role::source, Role::accent, Role::text2, Role::target,
                                          Role::neg,    Role::pos,    Role::text,  Role::bar};
  return kRoles[((series % kSeriesStyles) + kSeriesStyles) % kSeriesStyles];
}

Qt::PenStyle seriesDash(int series) {
  constexpr Qt::PenStyle kDashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
  return kDashes[((series % 4) + 4) % 4];
}

void paintSeriesMark(QPainter& painter, const Theme& theme, int series, const QPointF& at, double size, bool hollow) {
  const QColor colour = theme.color(seriesRole(series));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(at);
  painter.setPen(QPen(colour, std::max(1.0, size / 6)));
  painter.setBrush(hollow ? theme.color(Role::surface) : colour);
  painter.drawPath(markPath(series, size));
  painter.restore();
}

QString binText(int from, int to) {
  if (to == std::numeric_limits<int>::max()) return LengthChart::tr("over %1").arg(from - 1);
  return QStringLiteral("%1–%2").arg(std::max(1, from)).arg(to);
}

LengthChart::LengthChart(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_plot(newPlot(this)) {
  setFocusPolicy(Qt::StrongFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_plot);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setMouseTracking(true);
  m_plot->installEventFilter(this);
  m_plot->setPlottingHint(QCP::phImmediateRefresh, false);
  connect(&theme, &Theme::changed, this, [this] { fill(); });
  fill();
}

QSize LengthChart::sizeHint() const {
  return {static_cast<int>(m_theme.px(520)), static_cast<int>(m_theme.px(200))};
}

QSize LengthChart::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(280)), static_cast<int>(m_theme.px(130))};
}

void LengthChart::setEmptyText(const QString& text) {
  m_empty = text;
  if (m_series.empty()) fill();
}

void LengthChart::setSeries(std::vector<LengthSeries> series) {
  m_series = std::move(series);
  m_bins.clear();
  for (const LengthSeries& one : m_series)
    for (const LengthBin& bin : one.bins) {
      const bool known =
          std::any_of(m_bins.begin(), m_bins.end(), [&](const Bin& b) { return b.from == bin.from && b.to == bin.to; });
      if (!known) m_bins.push_back({bin.from, bin.to});
    }
  std::sort(m_bins.begin(), m_bins.end(), [](const Bin& a, const Bin& b) { return a.to < b.to; });
  m_readSeries = m_readBin = -1;
  fill();
  Q_EMIT readingChanged(QString());
}

const LengthBin* LengthChart::binOf(std::size_t series, std::size_t bin) const {
  for (const LengthBin& one : m_series[series].bins)
    if (one.from == m_bins[bin].from && one.to == m_bins[bin].to) return &one;
  return nullptr;
}

double LengthChart::place(std::size_t series, std::size_t bin) const {
  const double middle = (static_cast<double>(m_series.size()) - 1) / 2;
  const double step = std::min(kSpread, 0.6 / std::max<double>(1, static_cast<double>(m_series.size())));
  return static_cast<double>(bin) + step * (static_cast<double>(series) - middle);
}

double LengthChart::highest() const {
  double highest = 0;
  for (const LengthSeries& one : m_series)
    for (const LengthBin& bin : one.bins) highest = std::max({highest, bin.score, bin.few() ? 0 : bin.interval.high});
  return std::max(10.0, std::ceil(highest / 10) * 10);
}

void LengthChart::fill() {
  fill(*m_plot, m_theme);
  describe();
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LengthChart::fill(QCustomPlot& plot, const Theme& theme) const {
  plot.clearPlottables();
  plot.clearItems();
  axes(plot, theme);
  if (m_series.empty()) {
    auto* text = new QCPItemText(&plot);
    text->position->setType(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(0.5, 0.45);
    text->setText(m_empty);
    text->setFont(theme.font(TextStep::base));
    text->setColor(theme.color(Role::text2));
    return;
  }
  addLimits(plot, theme);
  for (std::size_t k = 0; k < m_series.size(); ++k) addSeries(plot, theme, k);
  addLabels(plot, theme);
  addReading(plot, theme);
}

void LengthChart::axes(QCustomPlot& plot, const Theme& theme) const {
  const bool empty = m_series.empty();
  plot.setBackground(theme.color(Role::surface));
  for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
    axis->setVisible(!empty);
    axis->setTickLabelFont(theme.font(TextStep::tick));
    axis->setTickLabelColor(theme.color(Role::text2));
    axis->setBasePen(axis == plot.xAxis ? pen(theme, Role::control, 1) : QPen(Qt::NoPen));
    axis->setTickPen(Qt::NoPen);
    axis->setSubTickPen(Qt::NoPen);
    axis->grid()->setPen(pen(theme, Role::hair, 1));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setTickLabelPadding(static_cast<int>(theme.px(4)));
  }
  plot.xAxis->grid()->setVisible(false);
  auto ticks = QSharedPointer<QCPAxisTickerText>::create();
  for (std::size_t b = 0; b < m_bins.size(); ++b) {
    QString text = binText(m_bins[b].from, m_bins[b].to);
    const LengthBin* first = binOf(0, b);
    bool same = first != nullptr;  // one number of sentences for all: the same test set
    for (std::size_t k = 1; k < m_series.size(); ++k) {
      const LengthBin* other = binOf(k, b);
      same = same && other && other->sentences == first->sentences;
    }
    if (same) text += tr("\nn = %1").arg(countText(static_cast<qint64>(first->sentences)));
    ticks->addTick(static_cast<double>(b), text);
  }
  plot.xAxis->setTicker(ticks);
  plot.xAxis->setRange(-0.5, static_cast<double>(m_bins.size()) - 0.5);
  auto steps = QSharedPointer<QCPAxisTickerFixed>::create();
  steps->setTickStep(highest() > 60 ? 20 : 10);
  plot.yAxis->setTicker(steps);
  plot.yAxis->setRange(0, highest() * kHeadRoom);
  plot.yAxis->setNumberFormat(QStringLiteral("f"));
  plot.yAxis->setNumberPrecision(0);
  const int right = empty ? 0 : static_cast<int>(theme.px(kLabelWidth));
  plot.axisRect()->setMinimumMargins(
      QMargins(static_cast<int>(theme.px(24)), static_cast<int>(theme.px(10)), right, static_cast<int>(theme.px(16))));
}

void LengthChart::addSeries(QCustomPlot& plot, const Theme& theme, std::size_t k) const {
  const LengthSeries& series = m_series[k];
  QCPGraph* line = plot.addGraph();
  QCPGraph* full = plot.addGraph();
  QCPGraph* hollow = plot.addGraph();
  auto* intervals = new QCPErrorBars(plot.xAxis, plot.yAxis);
  intervals->setDataPlottable(line);
  for (std::size_t b = 0; b < m_bins.size(); ++b) {
    const LengthBin* bin = binOf(k, b);
    if (!bin) continue;
    line->addData(place(k, b), bin->score);
    (bin->few() ? hollow : full)->addData(place(k, b), bin->score);
    intervals->addData(std::max(0.0, bin->score - bin->interval.low), std::max(0.0, bin->interval.high - bin->score));
  }
  const Role role = seriesRole(series.style);
  line->setPen(pen(theme, role, series.chosen ? 2 : 1.25, seriesDash(series.style)));
  intervals->setPen(pen(theme, role, series.chosen ? 2 : 1.25));
  intervals->setWhiskerWidth(theme.px(6));
  intervals->setSymbolGap(theme.px(kMark));
  for (QCPGraph* marks : {full, hollow}) {
    marks->setLineStyle(QCPGraph::lsNone);
    const QBrush inside = marks == hollow ? theme.color(Role::surface) : theme.color(role);
    QCPScatterStyle style(markPath(series.style, 6), QPen(theme.color(role), 1), inside, theme.px(kMark));
    marks->setScatterStyle(style);
  }
}

/// Where training ended: past it a model has seen no sentence as long.
void LengthChart::addLimits(QCustomPlot& plot, const Theme& theme) const {
  std::vector<int> limits;
  for (const LengthSeries& one : m_series)
    if (one.trainingLength) limits.push_back(*one.trainingLength);
  std::sort(limits.begin(), limits.end());
  limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
  std::vector<std::pair<double, int>> lines;  // where a limit stands
  for (const int limit : limits) {
    std::size_t below = 0;  // bins that end at the limit or before
    while (below < m_bins.size() && m_bins[below].to <= limit) ++below;
    if (below > 0 && below < m_bins.size()) lines.emplace_back(static_cast<double>(below) - 0.5, limit);
  }
  constexpr double kCrowded = 1.5, kFree = 2;  // bins to the next line, to the one before
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const auto [at, limit] = lines[k];
    // Where the next line is near, the words stand before this one; between two, only the number.
    const bool crowded = k + 1 < lines.size() && lines[k + 1].first - at < kCrowded;
    const bool before = crowded && (k == 0 || at - lines[k - 1].first >= kFree);
    auto* line = new QCPItemLine(&plot);
    line->start->setCoords(at, 0);
    line->end->setCoords(at, plot.yAxis->range().upper);
    line->setPen(pen(theme, Role::text2, 1, Qt::DashLine));
    auto* text = new QCPItemText(&plot);
    text->position->setCoords(at, plot.yAxis->range().upper);
    text->setPositionAlignment((before ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    text->setPadding(QMargins(static_cast<int>(theme.px(4)), 0, static_cast<int>(theme.px(4)), 0));
    text->setText(crowded && !before ? QStringLiteral("≤ %1").arg(limit) : tr("trained up to %1 words").arg(limit));
    text->setFont(theme.font(TextStep::tick));
    text->setColor(theme.color(Role::text2));
  }
}

/// Names at the ends of the lines, moved apart where they would lie over each other.
void LengthChart::addLabels(QCustomPlot& plot, const Theme& theme) const {
  struct Label {
    std::size_t series;
    double height;  // in points of BLEU
  };
  std::vector<Label> labels;
  for (std::size_t k = 0; k < m_series.size(); ++k)
    if (!m_series[k].bins.empty()) labels.push_back({k, m_series[k].bins.back().score});
  std::sort(labels.begin(), labels.end(), [](const Label& a, const Label& b) { return a.height > b.height; });
  const double pixels = std::max(40.0, plot.height() - theme.px(60));
  const double line = plot.yAxis->range().size() * theme.px(17) / pixels;
  for (std::size_t k = 1; k < labels.size(); ++k)
    labels[k].height = std::min(labels[k].height, labels[k - 1].height - line);
  if (!labels.empty() && labels.back().height < 0) {  // too low: back up from the ground
    labels.back().height = 0;
    for (std::size_t k = labels.size() - 1; k > 0; --k)
      labels[k - 1].height = std::max(labels[k - 1].height, labels[k].height + line);
  }
  for (const Label& label : labels) {
    const LengthSeries& series = m_series[label.series];
    const QFont font = theme.font(TextStep::tick, series.chosen ? QFont::DemiBold : QFont::Medium);
    auto* text = new QCPItemText(&plot);
    text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    text->position->setTypeY(QCPItemPosition::ptPlotCoords);
    text->position->setCoords(1, label.height);
    text->setClipToAxisRect(false);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    text->setPadding(QMargins(static_cast<int>(theme.px(6)), 0, 0, 0));
    text->setText(QFontMetricsF(font).elidedText(series.name, Qt::ElideRight, theme.px(kLabelWidth - 12)));
    text->setFont(font);
    text->setColor(theme.color(seriesRole(series.style)));
  }
}

void LengthChart::addReading(QCustomPlot& plot, const Theme& theme) const {
  if (m_readSeries < 0 || m_readBin < 0) return;
  const auto series = static_cast<std::size_t>(m_readSeries), bin = static_cast<std::size_t>(m_readBin);
  const LengthBin* read = binOf(series, bin);
  if (!read) return;
  QCPGraph* ring = plot.addGraph();
  ring->addData(place(series, bin), read->score);
  ring->setLineStyle(QCPGraph::lsNone);
  ring->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, pen(theme, Role::text, 2), Qt::NoBrush, theme.px(kMark + 8)));
}

QPicture LengthChart::picture(const QSize& size) const {
  Theme paper;
  paper.setName(ThemeName::light);
  QCustomPlot plot;
  plot.resize(size);
  plot.setViewport(QRect(QPoint(0, 0), size));
  fill(plot, paper);
  QPicture picture;
  QCPPainter painter;
  painter.begin(&picture);
  plot.toPainter(&painter, size.width(), size.height());
  painter.end();
  return picture;
}

void LengthChart::read(int series, int bin) {
  if (m_series.empty() || m_bins.empty()) return;
  m_readSeries = std::clamp(series, 0, static_cast<int>(m_series.size()) - 1);
  m_readBin = std::clamp(bin, 0, static_cast<int>(m_bins.size()) - 1);
  fill();
  Q_EMIT readingChanged(description());
}

QString LengthChart::description() const {
  if (m_series.empty() || m_bins.empty()) return m_empty;
  if (m_readSeries >= 0) {
    const LengthSeries& series = m_series[static_cast<std::size_t>(m_readSeries)];
    const Bin& place = m_bins[static_cast<std::size_t>(m_readBin)];
    const LengthBin* bin = binOf(static_cast<std::size_t>(m_readSeries), static_cast<std::size_t>(m_readBin));
    if (!bin) return tr("%1, %2 words: no sentence.").arg(isolated(series.name), binText(place.from, place.to));
    const QString text =
        tr("%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentence(s).", nullptr, static_cast<int>(bin->sentences))
            .arg(isolated(series.name), binText(place.from, place.to), fixedText(bin->score, 1),
                 fixedText(bin->interval.low, 1), fixedText(bin->interval.high, 1));
    return bin->few() ? text + QLatin1Char(' ') + tr("Too few to say much.") : text;
  }
  QStringList parts;
  for (const LengthSeries& series : m_series) {
    if (series.bins.empty()) continue;
    parts << tr("%1: BLEU %2 at %3 words, %4 at %5.")
                 .arg(isolated(series.name), fixedText(series.bins.front().score, 1),
                      binText(series.bins.front().from, series.bins.front().to), fixedText(series.bins.back().score, 1),
                      binText(series.bins.back().from, series.bins.back().to));
  }
  return parts.join(QLatin1Char(' '));
}

QString LengthChart::exportCsv() const {
  QString csv = csvLine(
      {tr("model"), tr("from words"), tr("to words"), tr("sentences"), tr("BLEU"), tr("95 % low"), tr("95 % high")});
  for (const LengthSeries& series : m_series)
    for (const LengthBin& bin : series.bins)
      csv += csvLine({series.name, QString::number(bin.from),
                      bin.to == std::numeric_limits<int>::max() ? QString() : QString::number(bin.to),
                      QString::number(bin.sentences), exactText(bin.score), exactText(bin.interval.low),
                      exactText(bin.interval.high)});
  return csv;
}

void LengthChart::describe() {
  setAccessibleName(tr("BLEU by sentence length"));
  setAccessibleDescription(description());
  setWhatsThis(
      tr("BLEU of the sentences of each length, with 95 % bootstrap intervals. Hollow marks stand for fewer than ten "
         "sentences. Left and Right read bin after bin, Up and Down change the model."));
}

void LengthChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QWidget::changeEvent(event);
}

void LengthChart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (m_readSeries < 0) return;
  m_readSeries = m_readBin = -1;
  fill();
  Q_EMIT readingChanged(QString());
}

void LengthChart::keyPressEvent(QKeyEvent* event) {
  const int right = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (right == 0 && down == 0) {
    QWidget::keyPressEvent(event);
    return;
  }
  if (m_readSeries < 0)
    read(0, right < 0 ? static_cast<int>(m_bins.size()) - 1 : 0);
  else
    read(m_readSeries + down, m_readBin + right);
}

bool LengthChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_plot && event->type() == QEvent::MouseMove && !m_series.empty()) {
    const QPointF at = static_cast<QMouseEvent*>(event)->position();
    double nearest = m_theme.px(24);
    int series = -1, bin = -1;
    for (std::size_t k = 0; k < m_series.size(); ++k)
      for (std::size_t b = 0; b < m_bins.size(); ++b) {
        const LengthBin* one = binOf(k, b);
        if (!one) continue;
        const double distance = std::hypot(m_plot->xAxis->coordToPixel(place(k, b)) - at.x(),
                                           m_plot->yAxis->coordToPixel(one->score) - at.y());
        if (distance >= nearest) continue;
        nearest = distance;
        series = static_cast<int>(k);
        bin = static_cast<int>(b);
      }
    if (series >= 0 && (series != m_readSeries || bin != m_readBin)) read(series, bin);
  }
  if (watched == m_plot && event->type() == QEvent::Leave && m_readSeries >= 0 && !hasFocus()) {
    m_readSeries = m_readBin = -1;
    fill();
    Q_EMIT readingChanged(QString());
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace lookback::ui
