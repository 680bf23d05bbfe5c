// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/probe_panel.h"

#include <QImage>
#include <QKeyEvent>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/probe_arcs.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kRow = 100, kMap = 84, kSmallMap = 60, kNarrow = 320, kLine = 20, kGap = 16, kCaption = 62,
                 kArcsGap = 8;

double wrappedHeight(const QFont& font, const QString& words, double room, double line) {
  const QRectF space(0, 0, std::max(1.0, room), 1e6);
  return std::max(line, QFontMetricsF(font).boundingRect(space, Qt::TextWordWrap, words).height() + line / 5);
}

QString sentence(const std::vector<std::string>& words) {
  return tokenTexts(words).join(QLatin1Char(' '));
}

}  // namespace

void drawSmallMap(QPainter& painter, const QRectF& rect, const Matrix<float>& alpha, const Theme& theme) {
  if (alpha.size() == 0) return;
  QImage cells(static_cast<int>(alpha.cols()), static_cast<int>(alpha.rows()), QImage::Format_RGB32);
  for (Index i = 0; i < alpha.rows(); ++i)
    for (Index j = 0; j < alpha.cols(); ++j)
      cells.setPixelColor(static_cast<int>(j), static_cast<int>(i), theme.weight(static_cast<double>(alpha(i, j))));
  const double cell = std::floor(std::min(rect.width() / cells.width(), rect.height() / cells.height()));
  const QSizeF size(cells.width() * std::max(1.0, cell), cells.height() * std::max(1.0, cell));
  const auto engine = painter.paintEngine() ? painter.paintEngine()->type() : QPaintEngine::Raster;
  if (engine == QPaintEngine::SVG || engine == QPaintEngine::Pdf) {  // cells stay sharp at any size
    const double side = size.width() / cells.width();
    for (int y = 0; y < cells.height(); ++y)
      for (int x = 0; x < cells.width(); ++x)
        painter.fillRect(QRectF(rect.left() + x * side, rect.top() + y * side, side, side), cells.pixelColor(x, y));
    return;
  }
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(QRectF(rect.topLeft(), size), cells);
}

ProbePanel::ProbePanel(TrainingModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(theme) {
  setFocusPolicy(Qt::StrongFocus);
  connect(&model, &TrainingModel::begun, this, &ProbePanel::follow);
  connect(&model, &TrainingModel::framesGrown, this, &ProbePanel::follow);
  connect(&model, &TrainingModel::cursorChanged, this, &ProbePanel::follow);
  connect(&theme, &Theme::changed, this, &ProbePanel::follow);
  follow();
}

double ProbePanel::room() const {
  const double unit = m_theme.px(1);
  const bool narrow = width() < kNarrow * unit;
  const double map = m_model.attends() ? (narrow ? kSmallMap : kMap) + kGap : 0;
  return width() - (12 + map + (narrow ? 0 : kCaption) + 8) * unit;
}

std::vector<ProbePanel::Line> ProbePanel::lines(int probe) const {
  const store::Probe& text = m_model.probes()[static_cast<std::size_t>(probe)];
  const store::Snapshot* now = snapshot(probe);
  const QFont base = m_theme.font(TextStep::base);
  const QString output = !now ? QString() : now->output.empty() ? tr("(no word)") : sentence(now->output);
  return {{tr("source"), sentence(text.source), Role::source, base},
          {tr("reference"), text.reference.empty() ? tr("(none)") : sentence(text.reference), Role::text2, base},
          {tr("output"), output, Role::text, m_theme.font(TextStep::base, QFont::Medium)}};
}

/// `whole`: with all words, on as many lines as they need, and the arcs below.
double ProbePanel::rowHeight(int probe, bool whole) const {
  const double unit = m_theme.px(1);
  if (!whole || m_model.probes().empty()) return kRow * unit;
  double height = 2 * 6 * unit + kLine * unit;  // the note below
  for (const Line& line : lines(probe)) height += wrappedHeight(line.font, line.words, room(), kLine * unit);
  const double arcs = m_model.attends() ? (kArcsGap + ProbeArcs::kHeight) * unit : 0;
  return std::max((arcs > 0 ? kMap + 2 * 6 : kRow) * unit, height) + arcs;
}

QRect ProbePanel::rowRect(int probe) const {
  double top = 0;
  for (int k = 0; k < probe; ++k) top += rowHeight(k, k == m_chosen);
  return QRectF(0, top, width(), rowHeight(probe, probe == m_chosen)).toRect();
}

QSize ProbePanel::sizeHint() const {
  const int probes = static_cast<int>(m_model.probes().size());
  const double height = probes == 0 ? kRow * m_theme.px(1) : rowRect(probes - 1).bottom() + 1;
  return {static_cast<int>(m_theme.px(320)), static_cast<int>(std::ceil(height))};
}

QSize ProbePanel::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(200)), sizeHint().height()};
}

const store::Snapshot* ProbePanel::snapshot(int probe) const {
  const ProbeFrame* frame = m_model.current();
  if (!frame) return nullptr;
  return snapshotOf(*frame, m_model.probes()[static_cast<std::size_t>(probe)].number);
}

QString ProbePanel::describeProbe(int probe) const {
  if (probe < 0 || probe >= static_cast<int>(m_model.probes().size())) return tr("There are no probe sentences yet.");
  const store::Probe& text = m_model.probes()[static_cast<std::size_t>(probe)];
  const store::Snapshot* now = snapshot(probe);
  QString words = tr("Source: %1. Reference: %2. Output: %3.")
                      .arg(isolated(sentence(text.source)), isolated(sentence(text.reference)),
                           now && !now->output.empty() ? isolated(sentence(now->output)) : tr("nothing"));
  if (!now) return words;
  QStringList links;
  for (Index i = 0; i < now->alpha.rows() && i < static_cast<Index>(text.reference.size()); ++i) {
    Index j = 0;
    const double most = static_cast<double>(now->alpha.row(i).maxCoeff(&j));
    const std::string from = j < static_cast<Index>(text.source.size()) ? text.source[static_cast<std::size_t>(j)]
                                                                        : std::string(Vocabulary::kEndText);
    links << tr("%1 reads mostly %2, %3 percent")
                 .arg(isolated(text.reference[static_cast<std::size_t>(i)]), isolated(from), percentText(most));
  }
  if (!links.isEmpty()) words += QLatin1Char(' ') + enumerated(links) + QLatin1Char('.');
  return words;
}

void ProbePanel::follow() {
  m_chosen = std::clamp(m_chosen, 0, std::max(0, static_cast<int>(m_model.probes().size()) - 1));
  describeControl(*this, QStringLiteral("probePanel"), tr("Probe sentences"), describeProbe(m_chosen));
  setWhatsThis(
      tr("Sentences of the development set, never trained on: source, reference, output. The map shows the weights "
         "while the model is led "
         "through the reference: rows target words, columns source words, 0 dark, 1 bright. Output is what it "
         "writes alone. Row entropy is a share of its maximum. Up and Down choose the sentence of the timeline, which "
         "shows all its words, and below them the same weights as arcs: source above, reference below, weights from "
         "0.05. A "
         "crossing is a pair of words whose strongest arcs cross."));
  updateGeometry();
  update();
}

void ProbePanel::setChosen(int probe) {
  probe = std::clamp(probe, 0, std::max(0, static_cast<int>(m_model.probes().size()) - 1));
  if (probe == m_chosen) return;
  m_chosen = probe;
  follow();
  Q_EMIT chosenChanged(probe);
}

void ProbePanel::paintProbe(QPainter& painter, const QRectF& row, int probe, bool cursor) const {
  const double unit = m_theme.px(1);
  const bool narrow = width() < kNarrow * unit;  // then the order alone says which line is which
  const double side = narrow ? kSmallMap : kMap, aside = narrow ? 0 : kCaption;
  const store::Probe& text = m_model.probes()[static_cast<std::size_t>(probe)];
  const store::Snapshot* now = snapshot(probe);
  if (cursor && probe == m_chosen) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Role::target));
    painter.drawRect(QRectF(row.left(), row.top() + 8 * unit, 3 * unit, side * unit));
  }
  const QRectF map(row.left() + 12 * unit, row.top() + 8 * unit, side * unit, side * unit);
  const bool attends = now && now->alpha.size() > 0;
  if (attends) drawSmallMap(painter, map, now->alpha, m_theme);
  const double left = m_model.attends() ? map.right() + kGap * unit : map.left();
  const QFont plain = m_theme.font(TextStep::note);
  const bool whole = cursor && probe == m_chosen;
  double y = row.top() + 6 * unit;
  for (const Line& line : lines(probe)) {
    painter.setFont(plain);
    painter.setPen(m_theme.color(Role::text2));
    if (!narrow) drawLine(painter, QRectF(left, y, aside * unit, kLine * unit), Qt::AlignLeft, line.caption);
    painter.setFont(line.font);
    painter.setPen(m_theme.color(line.role));
    const double height = whole ? wrappedHeight(line.font, line.words, room(), kLine * unit) : kLine * unit;
    const QRectF place(left + aside * unit, y, room(), height);
    if (whole)
      painter.drawText(place, Qt::TextWordWrap, line.words);
    else
      drawLine(painter, place, Qt::AlignLeft, fitted(line.font, line.words, room()));
    y += height;
  }
  if (!now) return;
  const bool right = now->output == text.reference;
  QString note = text.reference.empty() ? QString() : right ? tr("✓ as the reference") : tr("≠ reference");
  if (attends) {
    const std::optional<double> entropy = meanRowEntropy(ProbeFrame{now->update, {*now}});
    if (entropy)
      note += (note.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("row entropy %1").arg(fixedText(*entropy, 2));
  }
  if (whole && m_model.attends()) {
    const double at = row.bottom() - (ProbeArcs::kHeight + kArcsGap / 2) * unit;
    const ProbeArcs arcs(text, now, m_theme, row.width() - 24 * unit);
    arcs.paint(painter, QPointF(row.left() + 12 * unit, at));
    if (arcs.crossings() > 0) note += QStringLiteral(" · ") + tr("%n crossing(s)", nullptr, arcs.crossings());
  }
  painter.setFont(plain);
  painter.setPen(m_theme.color(right ? Role::accent : Role::text2));
  drawLine(painter, QRectF(left, y, row.right() - left, kLine * unit), Qt::AlignLeft,
           fitted(plain, note, row.right() - 8 * unit - left));
}

void ProbePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Role::surface));
  const double unit = m_theme.px(1);
  if (m_model.probes().empty()) {
    painter.setFont(m_theme.font(TextStep::note));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(
        QRectF(rect()).adjusted(12 * unit, 8 * unit, -12 * unit, 0), Qt::TextWordWrap,
        tr("Press Start: six sentences that are never trained on appear here, and their alignment sharpens "
           "while the model learns."));
    return;
  }
  paintAll(painter, true);
}

void ProbePanel::paintAll(QPainter& painter, bool cursor) const {
  const double unit = m_theme.px(1);
  double top = 0;
  for (int probe = 0; probe < static_cast<int>(m_model.probes().size()); ++probe) {
    const double height = rowHeight(probe, cursor && probe == m_chosen);
    paintProbe(painter, QRectF(0, top, width(), height), probe, cursor);
    if (probe > 0)
      painter.fillRect(QRectF(12 * unit, top, width() - 24 * unit, std::max(1.0, std::floor(unit))),
                       m_theme.color(Role::hair));
    top += height;
  }
}

QSize probesSize(const TrainingModel& model) {
  constexpr int kWide = 560;
  return {kWide, static_cast<int>(kRow) * std::max(1, static_cast<int>(model.probes().size()))};
}

void paintProbes(QPainter& painter, QSize size, TrainingModel& model) {
  Theme paper;
  paper.setName(ThemeName::light);
  ProbePanel panel(model, paper, nullptr);
  panel.resize(size);
  panel.paintAll(painter, false);
}

void ProbePanel::keyPressEvent(QKeyEvent* event) {
  const int way = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
  if (way == 0) return QWidget::keyPressEvent(event);
  setChosen(m_chosen + way);
}

void ProbePanel::mousePressEvent(QMouseEvent* event) {
  for (int probe = 0; probe < static_cast<int>(m_model.probes().size()); ++probe)
    if (rowRect(probe).contains(event->position().toPoint())) return setChosen(probe);
}

void ProbePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  updateGeometry();  // words wrap elsewhere
}

void ProbePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) follow();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
