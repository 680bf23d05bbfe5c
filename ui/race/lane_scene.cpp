// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/lane_scene.h"

#include <algorithm>

#include "ui/views/marks.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"

namespace lookback::ui {
namespace {

constexpr double kText = 20, kBar = 10, kRowGap = 6, kWordGap = 8, kFlag = 12;

bool isFirstLost(const LaneScene::Cell& cell) {
  return cell.word < 0;
}

void paintLost(QPainter& painter, const LaneScene::Cell& cell, const Theme& theme) {
  const QRectF text(cell.box.left(), cell.box.top(), cell.box.width(), theme.px(kText));
  painter.fillRect(text, theme.color(Role::errorBg));
  drawFlag(painter, {text.left() + theme.px(4), text.bottom() - theme.px(4)}, theme.px(1), theme.color(Role::error));
  painter.setFont(theme.font(TextStep::base, QFont::DemiBold));
  painter.setPen(theme.color(Role::error));
  drawText(painter, text.adjusted(theme.px(kFlag + 4), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, cell.text);
}

void paintWord(QPainter& painter, const LaneScene::Cell& cell, const Theme& theme, Role bar) {
  const QRectF text(cell.box.left(), cell.box.top(), cell.box.width(), theme.px(kText));
  painter.setFont(theme.font(TextStep::base));
  painter.setPen(theme.color(cell.inReference ? Role::text : Role::text2));
  drawText(painter, text, Qt::AlignLeft | Qt::AlignVCenter, cell.text);
  if (!cell.inReference)
    drawWave(painter, text.left(), text.right(), text.bottom() - theme.px(1), theme.px(1), theme.color(Role::error));
  fillSharp(painter, {text.left(), text.bottom() + theme.px(1), text.width(), theme.px(1)}, theme.color(Role::hair));
  if (cell.bar > 0)
    fillSharp(painter, {text.left(), text.bottom() + theme.px(1), text.width(), theme.px(kBar) * cell.bar},
              theme.color(bar));
}

}  // namespace

Role laneRole(RaceSystem system) {
  return system == RaceSystem::fixedVector ? Role::bar : system == RaceSystem::attention ? Role::source : Role::edited;
}

LaneScene layOutLane(const RaceLane& lane, const QString& lostWord, const Theme& theme, double width) {
  LaneScene scene;
  const QFont plain = theme.font(TextStep::base), strong = theme.font(TextStep::base, QFont::DemiBold);
  double x = 0, y = 0;
  const auto place = [&](LaneScene::Cell cell, double wide) {
    wide = std::min(wide, width);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += theme.px(kText + kBar + kRowGap);
    }
    cell.box = QRectF(x, y, wide, theme.px(kText + kBar));
    x += wide + theme.px(kWordGap);
    scene.cells.push_back(std::move(cell));
  };
  const auto placeLost = [&] {
    LaneScene::Cell cell;
    cell.text = fitted(strong, lostWord, width - theme.px(kFlag + 8));
    place(cell, textWidth(strong, cell.text) + theme.px(kFlag + 8));
  };
  for (std::size_t k = 0; k < lane.words.size(); ++k) {
    if (!lostWord.isEmpty() && lane.lost.gap == static_cast<int>(k)) placeLost();
    LaneScene::Cell cell;
    cell.word = static_cast<int>(k);
    cell.text = fitted(plain, tokenText(lane.words[k]), width);
    cell.bar = std::clamp(-lane.logProbabilities[k] / kFullBarNats, 0.0, 1.0);
    cell.inReference = lane.lost.referenceOf[k] >= 0;
    place(cell, std::max(theme.px(6), textWidth(plain, cell.text)));
  }
  if (!lostWord.isEmpty() && lane.lost.gap >= static_cast<int>(lane.words.size())) placeLost();
  scene.height = scene.cells.empty() ? theme.px(kText + kBar) : y + theme.px(kText + kBar);
  return scene;
}

void paintLane(QPainter& painter, const LaneScene& scene, const Theme& theme, RaceSystem system, int current) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t k = 0; k < scene.cells.size(); ++k) {
    const LaneScene::Cell& cell = scene.cells[k];
    if (isFirstLost(cell))
      paintLost(painter, cell, theme);
    else
      paintWord(painter, cell, theme, laneRole(system));
    if (static_cast<int>(k) != current) continue;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.color(Role::accent), theme.px(2)));
    painter.drawRoundedRect(cell.box.adjusted(-theme.px(3), 0, theme.px(3), 0), theme.px(3), theme.px(3));
  }
}

}  // namespace lookback::ui
