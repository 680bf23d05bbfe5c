// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/blend_strips.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/support/controls.h"
#include "ui/support/icons.h"
#include "ui/support/text.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kRow = 22, kCell = 18, kStrip = 16, kNote = 22, kLegend = 34, kLetters = 14;
constexpr int kLegendSteps = 36;

}  // namespace

StripPicture::StripPicture(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void StripPicture::setStrips(std::vector<Strip> strips) {
  m_entries.clear();
  QStringList lines;
  for (Strip& strip : strips) {
    QStringList numbers;
    for (const float value : strip.values) numbers << fixedText(value, 2);
    lines << tr("%1: %2").arg(strip.name, numbers.join(QStringLiteral(", ")));
    Formula symbol(strip.symbol);
    m_entries.push_back({std::move(strip), std::move(symbol)});
  }
  setAccessibleDescription(enumerated(lines));
  setToolTip(plainTip(lines.join(QLatin1Char('\n'))));
  updateGeometry();
  update();
}

void StripPicture::setLimit(double limit) {
  m_limit = limit;
  update();
}

QSize StripPicture::sizeHint() const {
  double height = kLegend;
  for (const Entry& entry : m_entries) height += kRow + (entry.strip.before.isEmpty() ? 0 : kNote);
  return {static_cast<int>(m_theme.px(216)), static_cast<int>(std::ceil(m_theme.px(height)))};
}

double StripPicture::labelWidth() const {
  return std::max(m_theme.px(60), width() - m_theme.px(kCell * kCells));
}

void StripPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double left = labelWidth(), cell = (width() - left) / kCells, strip = m_theme.px(kStrip), gap = m_theme.px(1);
  double top = 0;
  for (const Entry& entry : m_entries) {
    if (!entry.strip.before.isEmpty()) {
      painter.setFont(m_theme.font(TextStep::note));
      painter.setPen(m_theme.color(Role::text2));
      drawLine(painter, QRectF(0, top, width(), m_theme.px(kNote)), Qt::AlignLeft, entry.strip.before);
      top += m_theme.px(kNote);
    }
    painter.setPen(m_theme.color(Role::text));
    entry.symbol.draw(painter, m_theme, 0, top + m_theme.px(13), kLetters);
    for (std::size_t k = 0; k < entry.strip.values.size(); ++k) {
      const QRectF box(left + static_cast<double>(k) * cell, top, cell - gap, strip);
      fillSharp(painter, box, m_theme.signedValue(entry.strip.values[k] / m_limit));
      if (std::isnan(entry.strip.values[k])) drawCross(painter, box, m_theme.px(1), m_theme.color(Role::surface));
    }
    if (entry.strip.framed) {
      painter.setPen(QPen(m_theme.color(Role::text), std::max(1.0, m_theme.px(1))));
      painter.setBrush(Qt::NoBrush);
      const double shown = static_cast<double>(entry.strip.values.size()) * cell - gap;
      painter.drawRoundedRect(QRectF(left - 0.5, top - 0.5, shown + 1, strip + 1), m_theme.px(2), m_theme.px(2));
    }
    top += m_theme.px(kRow);
  }
  paintLegend(painter, top + m_theme.px(2));
}

double StripPicture::paintLegend(QPainter& painter, double top) const {
  const double left = labelWidth(), wide = width() - left, step = wide / kLegendSteps;
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int i = 0; i < kLegendSteps; ++i) {
    const double value = -1 + 2.0 * i / (kLegendSteps - 1);
    painter.fillRect(QRectF(left + i * step, top, step + 1, m_theme.px(6)), m_theme.signedValue(value));
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(m_theme.font(TextStep::tick));
  painter.setPen(m_theme.color(Role::text2));
  const QRectF ticks(left, top + m_theme.px(7), wide, m_theme.px(16));
  drawLine(painter, ticks, Qt::AlignLeft, fixedText(-m_limit, 0));
  drawLine(painter, ticks, Qt::AlignHCenter, QStringLiteral("0"));
  drawLine(painter, ticks, Qt::AlignRight, fixedText(m_limit, 0));
  return ticks.bottom();
}

BlendStrips::BlendStrips(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_caption(plainLabel(QStringLiteral("stripsCaption"), "caption", this)),
      m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)),
      m_picture(new StripPicture(theme, this)) {
  for (QToolButton* button : {m_previous, m_next}) {
    setLook(*button, "flat");
    button->setFocusPolicy(Qt::StrongFocus);
  }
  m_caption->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_caption);
  column->addWidget(m_picture);
  m_picture->installEventFilter(this);
  connect(m_previous, &QToolButton::clicked, this, [this] { move(-1); });
  connect(m_next, &QToolButton::clicked, this, [this] { move(1); });
  connect(&theme, &Theme::changed, this, &BlendStrips::applyTheme);
  retranslate();
  applyTheme();
}

void BlendStrips::setVectors(const QString& caption, const std::vector<Source>& vectors) {
  m_title = caption;
  m_vectors.clear();
  m_dimensions = vectors.empty() ? 0 : static_cast<int>(vectors.front().values.size());
  for (const Source& v : vectors) m_vectors.push_back({v.symbol, v.name, v.before, v.values, v.framed});
  m_first = std::clamp(m_first, 0, std::max(0, (m_dimensions - 1) / StripPicture::kCells * StripPicture::kCells));
  follow();
}

void BlendStrips::move(int pages) {
  m_first = std::clamp(m_first + pages * StripPicture::kCells, 0,
                       std::max(0, (m_dimensions - 1) / StripPicture::kCells * StripPicture::kCells));
  follow();
}

void BlendStrips::follow() {
  std::vector<StripPicture::Strip> strips;
  for (const Whole& whole : m_vectors) {
    StripPicture::Strip strip{whole.symbol, whole.name, {}, whole.framed, whole.before};
    const Index end = std::min<Index>(whole.values.size(), m_first + StripPicture::kCells);
    for (Index k = m_first; k < end; ++k) strip.values.push_back(whole.values[k]);
    strips.push_back(std::move(strip));
  }
  m_picture->setStrips(std::move(strips));
  const int last = std::min(m_first + StripPicture::kCells, m_dimensions);
  m_caption->setText(tr("%1, dimensions %2–%3 of %4").arg(m_title).arg(m_first + 1).arg(last).arg(m_dimensions));
  m_previous->setEnabled(m_first > 0);
  m_next->setEnabled(last < m_dimensions);
}

void BlendStrips::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_theme.px(length))); };
  m_previous->setIcon(icon(m_theme, QStringLiteral("previous"), Role::text2));
  m_next->setIcon(icon(m_theme, QStringLiteral("next"), Role::text2));
  for (QToolButton* button : {m_previous, m_next}) {
    button->setIconSize({px(16), px(16)});
    button->setFixedSize(px(32), px(32));
  }
  layout()->setSpacing(px(6));
  placeButtons();
}

/// In the free place on the left of the legend.
void BlendStrips::placeButtons() {
  const QRect picture = m_picture->geometry();
  const int top = picture.bottom() + 1 - m_previous->height();
  m_previous->move(picture.left(), top);
  m_next->move(m_previous->geometry().right() + 1, top);
  for (QToolButton* button : {m_previous, m_next}) button->raise();
}

void BlendStrips::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

bool BlendStrips::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_picture && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) placeButtons();
  return QWidget::eventFilter(watched, event);
}

void BlendStrips::retranslate() {
  describeControl(*m_previous, QStringLiteral("strips.previous"), tr("Previous dimensions"),
                  tr("Shows the eight dimensions before."));
  describeControl(*m_next, QStringLiteral("strips.next"), tr("Next dimensions"),
                  tr("Shows the next eight dimensions."));
  m_previous->setToolTip(m_previous->accessibleName());
  m_next->setToolTip(m_next->accessibleName());
  m_picture->setAccessibleName(tr("Dimensions as colours on a fixed scale"));
  m_picture->setObjectName(QStringLiteral("strips"));
}

void BlendStrips::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace lookback::ui
