// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/energies_scene.h"

#include <algorithm>
#include <cmath>

#include "core/model/model.h"
#include "ui/views/marks.h"
#include "ui/views/text_cache.h"
#include "ui/views/token_text.h"
#include "ui/views/weight_reading.h"

namespace lookback::ui {
namespace {

// Pixels at 100 %.
constexpr double kNumbers = 24;  // line of the energies above the sliders
constexpr double kLeft = 30;     // axis
constexpr double kRight = 6;
constexpr double kNarrowest = 24, kWidest = 96;
constexpr double kLongestWord = 84, kShortestWord = 24;
constexpr double kWordGap = 8;
constexpr double kWeightLabel = 16;  // above a bar
constexpr double kLeastBars = 24, kMostBars = 150, kLeastTrack = 44;
constexpr double kBarsShare = 0.28;  // of the height that sliders and bars share

}  // namespace

EnergiesScene::EnergiesScene(const DecodeModel& model, const Theme& theme, QSizeF size, const LocalEnergies* local,
                             const EnergyAxis* axis)
    : m_theme(&theme), m_model(model.model()), m_selected(model.source()) {
  const StepTrace* step = model.current();
  if (!step || step->e.size() == 0) return;
  readStep(model, local && local->step == model.step() ? local : nullptr);
  m_axis = axis ? *axis : energyAxis(m_e, m_modelEnergies, model.trace()->energyBound);
  layOut(size);
}

void EnergiesScene::readStep(const DecodeModel& model, const LocalEnergies* local) {
  const StepTrace& step = *model.current();
  m_words = tokenTexts(model.trace()->source);
  m_e = local ? local->e : step.e;
  m_alpha = local ? local->alpha : step.alpha;
  m_modelEnergies = step.modelEnergies.size() == step.e.size() ? step.modelEnergies : step.e;
  m_modelAlpha = step.modelAlpha.size() == step.alpha.size() ? step.modelAlpha : step.alpha;
  m_marks = model.flipMarks();
  StepTrace shown;
  shown.e = m_e;
  shown.modelEnergies = m_modelEnergies;
  for (int j = 0; j < columns(); ++j) {
    m_edited.push_back(energyEdited(shown, j) ? 1 : 0);
    m_locked.push_back(model.isLocked(j) ? 1 : 0);
    const std::vector<std::int32_t>& ids = model.trace()->sourceIds;
    m_unknown.push_back(
        static_cast<std::size_t>(j) < ids.size() && ids[static_cast<std::size_t>(j)] == Vocabulary::kUnknown ? 1 : 0);
  }
  m_stepEdited = std::find(m_edited.begin(), m_edited.end(), 1) != m_edited.end();
  m_showsWeights = model.subStep() != SubStep::score || m_stepEdited;
}

void EnergiesScene::layOut(QSizeF size) {
  m_view = QRectF(px(kLeft), 0, std::max(size.width() - px(kLeft + kRight), px(kNarrowest)), size.height());
  m_columnWidth = std::clamp(std::floor(m_view.width() / columns()), px(kNarrowest), px(kWidest));
  const QFont font = m_theme->font(TextStep::note);
  double longest = px(kShortestWord);
  for (const QString& word : m_words) longest = std::max(longest, textWidth(font, word));
  // Long words give way before the sliders do.
  const double room = size.height() - px(kNumbers + 2 * kWordGap + kWeightLabel + 4);
  const double words =
      std::min({std::ceil(longest) + px(2), px(kLongestWord), std::max(px(kShortestWord), room * 0.32)});
  const double shared = std::max(room - words, px(kLeastTrack + kLeastBars));
  const double bars = std::clamp(std::round(shared * kBarsShare), px(kLeastBars), px(kMostBars));
  m_track = QRectF(m_view.left(), px(kNumbers), m_view.width(), std::round(shared - bars));
  const double base = m_track.bottom() + px(kWordGap) + words + px(kWordGap + kWeightLabel) + bars;
  m_bars = QRectF(m_view.left(), std::round(base - bars), m_view.width(), bars);
}

double EnergiesScene::centre(int position) const {
  return std::round(m_view.left() + (position + 0.5) * m_columnWidth - m_scroll);
}

QRectF EnergiesScene::columnRect(int position) const {
  return {m_view.left() + position * m_columnWidth - m_scroll, 0, m_columnWidth,
          m_showsWeights ? m_bars.bottom() + px(1) : m_bars.top() - px(14)};
}

bool EnergiesScene::visible(int position) const {
  return centre(position) > m_view.left() && centre(position) < m_view.right() + m_columnWidth / 2;
}

int EnergiesScene::columnAt(QPointF point) const {
  if (empty() || point.x() < m_view.left() || point.x() > m_view.right()) return -1;
  const int column = static_cast<int>(std::floor((point.x() - m_view.left() + m_scroll) / m_columnWidth));
  return column < columns() ? column : -1;
}

QPointF EnergiesScene::knob(int position) const {
  const double e = m_e[position];
  return {centre(position), std::isnan(e) ? m_track.center().y() : m_axis.yOf(e, m_track)};
}

QRectF EnergiesScene::knobRect(int position) const {
  const double half = px(9);
  return QRectF(knob(position), QSizeF()).adjusted(-half, -half, half, half);
}

Role EnergiesScene::roleOf(int position) const {
  if (edited(position)) return Role::edited;
  return position == m_selected ? Role::source : Role::text2;
}

QString EnergiesScene::flagText(const FlipMark& mark) const {
  const double e = m_e[mark.position];
  const int word = e < mark.energy ? mark.above : mark.below;
  if (!m_model || word < 0 || word >= m_model->target.size()) return QString::number(word);
  return tokenText(m_model->target.word(word));
}

}  // namespace lookback::ui
