// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_motion.h"

namespace lookback::ui {

std::optional<SubStep> firstNewPart(const StepPlace& from, const StepPlace& to) {
  if (to.step == from.step && to.part > from.part) return static_cast<SubStep>(static_cast<int>(from.part) + 1);
  if (to.step == from.step + 1 && (from.step == 0 || to.part <= from.part)) return SubStep::score;
  return std::nullopt;
}

StepMotion::StepMotion(DecodeModel& model, const Theme& theme, QWidget& stage)
    : m_model(model), m_motion(theme, stage), m_place{model.step(), model.subStep()} {
  connect(&m_motion, &Motion::moved, this, &StepMotion::moved);
  connect(&model, &DecodeModel::cursorChanged, this, &StepMotion::follow);
  connect(&model, &DecodeModel::resultChanged, this, &StepMotion::finish);
  connect(&model, &DecodeModel::interventionRequested, this, &StepMotion::finish);
}

StepProgress StepMotion::progress() const {
  StepProgress all;
  if (!running()) return all;
  for (int part = static_cast<int>(m_first); part <= static_cast<int>(m_place.part); ++part)
    all.set(static_cast<SubStep>(part), m_motion.progress());
  return all;
}

void StepMotion::follow() {
  const StepPlace now{m_model.step(), m_model.subStep()};
  if (now.step == m_place.step && now.part == m_place.part) return;  // another source word
  const std::optional<SubStep> first = firstNewPart(m_place, now);
  m_motion.finish();
  m_place = now;
  if (!first) return;
  m_first = *first;
  m_motion.start();
}

}  // namespace lookback::ui
