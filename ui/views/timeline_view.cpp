// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/timeline_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/views/curve_pace.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/probe_panel.h"

namespace lookback::ui {
namespace {

constexpr int kGrowMs = 250;  // between two pictures of a curve that grows

constexpr double kThumb = 72, kLowThumb = 40, kThumbRoom = 96, kSide = 44, kBelow = 20, kTrack = 30;
constexpr int kPlayMs = 100;

}  // namespace

TimelineView::TimelineView(TrainingModel& model, Theme& theme, QWidget* parent)
    : QAbstractSlider(parent), m_model(model), m_theme(theme) {
  setFocusPolicy(Qt::StrongFocus);
  setOrientation(Qt::Horizontal);
  setSingleStep(1);
  setPageStep(5);
  m_clock.setInterval(kPlayMs);
  connect(&m_clock, &QTimer::timeout, this, &TimelineView::advance);
  connect(this, &QAbstractSlider::valueChanged, this, [this](int frame) {
    if (!m_following) m_model.setFrame(frame);
  });
  connect(&model, &TrainingModel::begun, this, [this] {
    play(0);
    follow();
  });
  auto* pace = new CurvePace(
      kGrowMs, [this] { follow(); }, this);
  connect(&model, &TrainingModel::framesGrown, pace, &CurvePace::call);
  connect(&model, &TrainingModel::cursorChanged, this, &TimelineView::follow);
  connect(&theme, &Theme::changed, this, [this] {
    updateGeometry();
    update();
  });
  follow();
}

QSize TimelineView::sizeHint() const {
  return {static_cast<int>(m_theme.px(600)), static_cast<int>(std::lround(m_theme.px(trackY() + kTrack)))};
}

QSize TimelineView::minimumSizeHint() const {
  return {static_cast<int>(m_theme.px(240)), sizeHint().height()};
}

void TimelineView::follow() {
  m_following = true;
  setRange(0, std::max(0, static_cast<int>(m_model.frames().size()) - 1));
  setValue(std::max(0, m_model.frame()));
  m_following = false;
  setEnabled(m_model.frames().size() > 1);
  describe();
  update();
}

void TimelineView::describe() {
  const ProbeFrame* frame = m_model.current();
  describeControl(*this, QStringLiteral("timeline"), tr("Timeline"),
                  frame ? tr("Snapshot %1 of %2, update %3.")
                              .arg(m_model.frame() + 1)
                              .arg(m_model.frames().size())
                              .arg(countText(static_cast<qint64>(frame->update)))
                        : tr("There are no snapshots yet."));
}

void TimelineView::setProbe(int probe) {
  m_probe = probe;
  update();
}

void TimelineView::showEnergies(bool shown) {
  m_energies = shown;
  describe();
  update();
}

void TimelineView::play(int way) {
  const bool ran = m_clock.isActive();
  m_clock.stop();
  if (way != 0 && m_model.frames().size() > 1) {
    m_way = way;
    if (way > 0 && m_model.frame() == maximum()) m_model.setFrame(0);
    if (way < 0 && m_model.frame() == 0) m_model.setFrame(maximum());
    m_clock.start();
  }
  if (ran || m_clock.isActive()) Q_EMIT playingChanged();
}

void TimelineView::advance() {
  m_model.setFrame(m_model.frame() + m_way);
  if (m_model.frame() == 0 || m_model.frame() == maximum()) play(0);
}

const store::Snapshot* TimelineView::probeSnapshot(const ProbeFrame& frame) const {
  const auto k = static_cast<std::size_t>(m_probe);
  return k < m_model.probes().size() ? snapshotOf(frame, m_model.probes()[k].number) : nullptr;
}

void TimelineView::setLow(bool low) {
  if (low == m_low) return;
  m_low = low;
  updateGeometry();
  update();
}

double TimelineView::thumb() const {
  return m_low ? kLowThumb : kThumb;
}
double TimelineView::trackY() const {
  return thumb() + kBelow;
}
double TimelineView::left() const {
  return m_theme.px(kSide);
}
double TimelineView::right() const {
  return width() - m_theme.px(kSide);
}

double TimelineView::xOf(int frame) const {
  return maximum() == 0 ? left() : left() + (right() - left()) * frame / maximum();
}

void TimelineView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_theme.color(Role::surface));
  const double unit = m_theme.px(1);
  const QFont ticks = m_theme.font(TextStep::tick), bold = m_theme.font(TextStep::tick, QFont::DemiBold);
  const int frames = static_cast<int>(m_model.frames().size());
  if (frames == 0) {
    painter.setFont(m_theme.font(TextStep::note));
    painter.setPen(m_theme.color(Role::text2));
    painter.drawText(QRectF(12 * unit, 0, width() - 24 * unit, trackY() * unit), Qt::AlignVCenter | Qt::TextWordWrap,
                     tr("Snapshots gather here while a model learns; then you can go back to any of them."));
    return;
  }
  const int fit = std::max(2, static_cast<int>((right() - left()) / (kThumbRoom * unit)) + 1);
  const int shown = std::min(fit, frames);
  painter.setRenderHint(QPainter::Antialiasing);
  const double y = trackY() * unit;
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Role::hair));
  painter.drawRoundedRect(QRectF(left(), y - 2 * unit, right() - left(), 4 * unit), 2 * unit, 2 * unit);
  painter.setBrush(m_theme.color(Role::target));
  painter.drawRoundedRect(QRectF(left(), y - 2 * unit, xOf(value()) - left(), 4 * unit), 2 * unit, 2 * unit);
  for (int k = 0; k < shown; ++k) {
    int frame = shown == 1 ? 0 : static_cast<int>(std::lround(static_cast<double>(k) * (frames - 1) / (shown - 1)));
    const double x = xOf(frame);
    // The thumbnail nearest to the cursor shows the cursor's own snapshot.
    const bool current =
        std::abs(x - xOf(value())) <= (right() - left()) / std::max(1, shown - 1) / 2.0001 || frames == 1;
    if (current) frame = value();
    const ProbeFrame& at = *m_model.frames()[static_cast<std::size_t>(frame)];
    const QRectF picture(x - thumb() / 2 * unit, 4 * unit, thumb() * unit, thumb() * unit);
    if (const store::Snapshot* snapshot = probeSnapshot(at))
      drawSmallMap(painter, picture, m_energies ? energyShades(snapshot->energies) : snapshot->alpha, m_theme);
    if (current && m_model.attends()) {
      painter.setPen(QPen(m_theme.color(Role::target), 2 * unit));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(picture.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit), 3 * unit, 3 * unit);
    }
    painter.setFont(current ? bold : ticks);
    painter.setPen(m_theme.color(current ? Role::target : Role::text2));
    drawLine(painter, QRectF(x - kThumbRoom / 2 * unit, y + 10 * unit, kThumbRoom * unit, 18 * unit), Qt::AlignHCenter,
             countText(static_cast<qint64>(at.update)));
  }
  painter.setPen(QPen(m_theme.color(Role::target), 3 * unit));
  painter.setBrush(m_theme.color(Role::surface));
  painter.drawEllipse(QPointF(xOf(value()), y), 7 * unit, 7 * unit);
}

void TimelineView::goTo(double x) {
  if (right() <= left() || maximum() == 0) return;
  play(0);
  setValue(static_cast<int>(std::lround((x - left()) / (right() - left()) * maximum())));
}

void TimelineView::mousePressEvent(QMouseEvent* event) {
  goTo(event->position().x());
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) goTo(event->position().x());
}

void TimelineView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) {
    play(playing() ? 0 : event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    return;
  }
  play(0);
  QAbstractSlider::keyPressEvent(event);
}

void TimelineView::sliderChange(SliderChange change) {
  QAbstractSlider::sliderChange(change);
  if (change == SliderValueChange) update();
}

void TimelineView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  QAbstractSlider::changeEvent(event);
}

}  // namespace lookback::ui
