// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/views/energies_scene.h"
#include "ui/views/marks.h"
#include "ui/views/number_text.h"
#include "ui/views/text_cache.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kTrackWidth = 4, kKnob = 6, kModelTick = 18;
constexpr double kFlagHeight = 16, kFlagLine = 9, kWidestFlag = 90;
/// A weight this far from the model's own has the model's outline behind its bar.
constexpr double kOutlined = 0.005;

/// "3", "−1.5": an axis number without needless zeros.
QString axisText(double value) {
  return fixedText(value, value == std::round(value) ? 0 : 1);
}

}  // namespace

void EnergiesScene::paint(QPainter& painter, bool focused) const {
  if (empty()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.setClipRect(QRectF(m_view.left() - px(4), 0, m_view.width() + px(6), m_view.height()));
  for (int j = 0; j < columns(); ++j) {
    if (!visible(j) || (!edited(j) && j != m_selected)) continue;
    const QRectF column = columnRect(j).adjusted(1, px(3), -1, 0);
    painter.setPen(edited(j) && j == m_selected ? QPen(m_theme->color(Role::source), px(1.5)) : QPen(Qt::NoPen));
    painter.setBrush(m_theme->color(edited(j) ? Role::editedBg : Role::sourceBg));
    painter.drawRoundedRect(column, px(3), px(3));
  }
  painter.restore();
  paintGround(painter);
  painter.save();
  painter.setClipRect(QRectF(m_view.left() - px(8), 0, m_view.width() + px(14), m_view.height()));
  for (int j = 0; j < columns(); ++j) {
    if (!visible(j)) continue;
    paintSlider(painter, j, focused && j == m_selected);
    paintWords(painter, j);
    if (m_showsWeights) paintBar(painter, j);
  }
  paintFlags(painter);
  painter.restore();
  paintSymbols(painter);
}

void EnergiesScene::paintGround(QPainter& painter) const {
  const double right = std::min(m_view.right(), m_view.left() + contentWidth());
  const QRectF across(m_view.left(), m_track.top(), right - m_view.left(), m_track.height());
  if (m_axis.showsBound()) {
    const double top = m_axis.yOf(m_axis.bound, m_track), bottom = m_axis.yOf(-m_axis.bound, m_track);
    for (const QRectF& band : {QRectF(across.left(), across.top(), across.width(), top - across.top()),
                               QRectF(across.left(), bottom, across.width(), across.bottom() - bottom)}) {
      QColor ground = m_theme->color(Role::sunken);
      ground.setAlphaF(0.75f);
      painter.fillRect(band, ground);
      drawHatch(painter, band, px(1), m_theme->color(Role::hair));
    }
  }
  painter.setFont(m_theme->font(TextStep::tick));
  for (const double tick : m_axis.ticks()) {
    const double y = std::round(m_axis.yOf(tick, m_track));
    const bool zero = tick == 0;
    fillSharp(painter, QRectF(across.left() - px(3), y, across.width() + px(3), std::max(1.0, std::round(px(1)))),
              m_theme->color(zero ? Role::control : Role::hair));
    painter.setPen(m_theme->color(Role::text2));
    drawLine(painter, QRectF(0, y - px(8), across.left() - px(6), px(16)), Qt::AlignRight, axisText(tick));
  }
  if (m_showsWeights)
    fillSharp(painter,
              QRectF(across.left() - px(3), m_bars.bottom(), across.width() + px(3), std::max(1.0, std::round(px(1)))),
              m_theme->color(Role::control));
}

void EnergiesScene::paintSlider(QPainter& painter, int position, bool focused) const {
  const double x = centre(position), half = px(kTrackWidth) / 2, e = m_e[position];
  const QRectF whole(x - half, m_track.top(), 2 * half, m_track.height());
  QRectF reach = whole;
  if (m_axis.showsBound()) {
    reach.setTop(m_axis.yOf(m_axis.bound, m_track));
    reach.setBottom(m_axis.yOf(-m_axis.bound, m_track));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme->color(Role::sunken));
  painter.drawRoundedRect(whole, half, half);
  painter.setBrush(m_theme->color(Role::hair));
  painter.drawRoundedRect(reach, half, half);
  QPointF at = knob(position);
  if (std::isnan(e)) {
    drawCross(painter, QRectF(at.x() - px(4), at.y() - px(4), px(8), px(8)), px(2), m_theme->color(Role::error));
    return;
  }
  const double zero = m_axis.yOf(std::clamp(0.0, m_axis.low, m_axis.high), m_track);
  at.setY(zero + (at.y() - zero) * m_progress[SubStep::score]);
  QColor stem = m_theme->color(roleOf(position));
  stem.setAlphaF(0.75f);
  fillTranslucent(painter, QRectF(QPointF(x - half, zero), QPointF(x + half, at.y())).normalized(), stem);
  if (std::isfinite(m_modelEnergies[position])) {
    const double y = m_axis.yOf(m_modelEnergies[position], m_track);
    painter.setPen(QPen(m_theme->color(Role::text), px(2)));
    painter.drawLine(QPointF(x - px(kModelTick / 2), y), QPointF(x + px(kModelTick / 2), y));
  }
  paintKnob(painter, position, at);
  if (focused) {
    painter.setPen(QPen(m_theme->color(Role::text), px(3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, px(12), px(12));
  }
}

void EnergiesScene::paintKnob(QPainter& painter, int position, QPointF at) const {
  const QColor surface = m_theme->color(Role::surface);
  if (locked(position)) return drawPadlock(painter, at, px(1), m_theme->color(roleOf(position)), surface);
  if (m_e[position] < 0 && std::isinf(m_e[position]))  // taken out
    return drawCross(painter, QRectF(at.x() - px(5), at.y() - px(10), px(10), px(10)), px(2),
                     m_theme->color(Role::edited));
  if (edited(position)) return drawDiamond(painter, at, px(1), m_theme->color(Role::edited), surface);
  const QColor ink = m_theme->color(roleOf(position));
  painter.setPen(QPen(ink, px(2)));
  painter.setBrush(position == m_selected ? ink : surface);
  painter.drawEllipse(at, px(kKnob), px(kKnob));
}

void EnergiesScene::paintWords(QPainter& painter, int position) const {
  const bool strong = edited(position) || position == m_selected;
  const QRectF column = columnRect(position);
  painter.setFont(m_theme->font(TextStep::tick, strong ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme->color(roleOf(position)));
  QString number = energyText(m_e[position]);
  if (textWidth(painter.font(), number) > column.width()) number = fixedText(m_e[position], 0);
  drawLine(painter, QRectF(column.left(), px(4), column.width(), px(18)), Qt::AlignHCenter, number);

  const double top = m_track.bottom() + px(8), bottom = m_bars.top() - px(16);
  painter.setFont(m_theme->font(TextStep::note, strong ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme->color(strong ? roleOf(position) : Role::text));
  const double room = std::max(bottom - top, 0.0);
  const QString word = fitted(painter.font(), m_words[position], room);
  painter.save();
  painter.translate(centre(position), top);
  painter.rotate(-90);
  drawLine(painter, QRectF(-room, -px(9), room, px(18)), Qt::AlignRight, word);
  if (unknown(position))
    drawDottedUnderline(painter, -textWidth(painter.font(), word), 0, px(7), px(1), painter.pen().color());
  painter.restore();
}

void EnergiesScene::paintBar(QPainter& painter, int position) const {
  const double x = centre(position), a = m_alpha[position], base = m_bars.bottom();
  const bool strong = edited(position) || position == m_selected;
  double top = base;
  if (std::isnan(a)) {
    drawCross(painter, QRectF(x - px(4), base - px(9), px(8), px(8)), px(2), m_theme->color(Role::error));
  } else {
    const double own = m_modelAlpha[position];
    top = base - std::max(a * m_bars.height(), 1.0);
    if (const double moved = m_progress[SubStep::soften]; moved < 1 && std::isfinite(m_e[position])) {
      const double energy = std::clamp(m_axis.yOf(m_e[position], m_bars), m_bars.top(), base);
      top = energy + (top - energy) * moved;
    }
    if (m_stepEdited && std::isfinite(own) && std::abs(own - a) >= kOutlined) {
      const double ownTop = base - own * m_bars.height();
      painter.setPen(QPen(m_theme->color(Role::control), std::max(1.0, px(1))));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(QRectF(x - px(8.5), std::round(ownTop) + 0.5, px(17), base - std::round(ownTop)));
      fillSharp(painter, QRectF(x - px(6), top, px(12), base - top),
                m_theme->color(strong ? roleOf(position) : Role::bar));
      top = std::min(top, ownTop);
    } else {
      fillSharp(painter, QRectF(x - px(6), top, px(12), base - top),
                m_theme->color(strong ? roleOf(position) : Role::bar));
    }
  }
  painter.setFont(m_theme->font(TextStep::tick, strong ? QFont::DemiBold : QFont::Normal));
  painter.setPen(m_theme->color(roleOf(position)));
  if (std::isnan(a)) return;
  const QRectF column = columnRect(position);
  drawLine(painter, QRectF(column.left() - px(4), top - px(16), column.width() + px(8), px(14)), Qt::AlignHCenter,
           weightText(a));
}

std::vector<EnergiesScene::Flag> EnergiesScene::flags() const {
  std::vector<Flag> flags;
  for (const FlipMark& mark : m_marks)
    if (mark.position >= 0 && mark.position < columns() && visible(mark.position) && mark.energy >= m_axis.low &&
        mark.energy <= m_axis.high)
      flags.push_back({mark, std::nullopt});
  // The chosen slider's flags take their places first, then those of edited ones.
  std::stable_sort(flags.begin(), flags.end(), [this](const Flag& a, const Flag& b) {
    return (a.mark.position == m_selected) > (b.mark.position == m_selected);
  });
  std::vector<QRectF> taken;
  for (int j = 0; j < columns(); ++j) taken.push_back(knobRect(j));
  for (Flag& flag : flags) {
    if (!edited(flag.mark.position) && flag.mark.position != m_selected) continue;
    flag.box = flagRect(flag.mark, taken);
    if (flag.box) taken.push_back(*flag.box);
  }
  return flags;
}

void EnergiesScene::paintFlags(QPainter& painter) const {
  const std::vector<Flag> all = flags();
  for (const bool words : {false, true})  // over the pennants
    for (const Flag& flag : all)
      if (flag.box.has_value() == words) paintFlag(painter, flag.mark, flag.box);
}

/// Beside its slider, where it covers no knob and no other flag: left or right, at its energy or a little off.
std::optional<QRectF> EnergiesScene::flagRect(const FlipMark& mark, const std::vector<QRectF>& taken) const {
  const QFont font = m_theme->font(TextStep::tick, QFont::DemiBold);
  const double width = textWidth(font, fitted(font, flagText(mark), px(kWidestFlag))) + px(10);
  const double x = centre(mark.position), y = m_axis.yOf(mark.energy, m_track), away = px(4 + kFlagLine);
  for (const double off : {0.0, -0.6, 0.6, -1.2, 1.2, -1.8, 1.8, -2.4, 2.4, -3.0, 3.0})
    for (const bool left : {true, false}) {
      const QRectF box(left ? x - away - width : x + away,
                       std::round(y + off * px(kFlagHeight) - px(kFlagHeight / 2)) + 0.5, width, px(kFlagHeight));
      const bool inside = box.left() >= m_view.left() - px(6) && box.right() <= m_view.right() + px(4) &&
                          box.top() >= m_track.top() - px(4) && box.bottom() <= m_track.bottom() + px(8);
      const auto covers = [&](const QRectF& other) { return other.intersects(box.adjusted(-1, -1, 1, 1)); };
      if (inside && std::none_of(taken.begin(), taken.end(), covers)) return box;
    }
  return std::nullopt;
}

void EnergiesScene::paintFlag(QPainter& painter, const FlipMark& mark, const std::optional<QRectF>& box) const {
  const double x = centre(mark.position), line = m_axis.yOf(mark.energy, m_track);
  const QColor ink = m_theme->color(edited(mark.position)         ? Role::edited
                                    : mark.position == m_selected ? Role::source
                                                                  : Role::text2);
  if (!box) {  // a pennant at the track: the chosen slider says its word
    painter.setPen(QPen(ink, std::max(1.0, px(1))));
    painter.setBrush(m_theme->color(Role::surface));
    painter.drawPolygon(
        QPolygonF({QPointF(x - px(2), line), QPointF(x - px(8), line - px(3)), QPointF(x - px(8), line + px(3))}));
    return;
  }
  const bool left = box->center().x() < x;
  painter.setPen(QPen(ink, px(1.5), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left ? x - px(4) : x + px(4), line),
                   QPointF(left ? box->right() : box->left(), box->center().y()));
  painter.setPen(QPen(ink, std::max(1.0, px(1))));
  painter.setBrush(m_theme->color(Role::surface));
  painter.drawRoundedRect(*box, px(2), px(2));
  painter.setFont(m_theme->font(TextStep::tick, QFont::DemiBold));
  painter.setPen(ink);
  drawLine(painter, *box, Qt::AlignHCenter, fitted(painter.font(), flagText(mark), px(kWidestFlag)));
}

void EnergiesScene::paintSymbols(QPainter& painter) const {
  painter.setPen(m_theme->color(Role::text));
  painter.setFont(m_theme->mathFont(15));
  drawLine(painter, QRectF(px(10), px(2), px(16), px(20)), Qt::AlignLeft, QStringLiteral("e"));
  const double y = m_bars.top() - px(2);
  if (m_showsWeights) {
    drawLine(painter, QRectF(px(10), y, px(16), px(20)), Qt::AlignLeft, QStringLiteral("α"));
  } else {
    painter.setFont(m_theme->font(TextStep::note));
    painter.setPen(m_theme->color(Role::text2));
    painter.drawText(QRectF(m_view.left(), y - px(12), m_view.width(), m_bars.height() + px(14)),
                     Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Scored, not yet softened: the weights come with the next sub-step."));
  }
}

}  // namespace lookback::ui
