// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/decode_model.h"

#include <algorithm>
#include <utility>

namespace lookback::ui {
namespace {

int words(const std::shared_ptr<const Trace>& trace) {
  return trace ? static_cast<int>(trace->steps.size()) : 0;
}
int positions(const std::shared_ptr<const Trace>& trace) {
  return trace ? static_cast<int>(trace->source.size()) : 0;
}

}  // namespace

DecodeModel::DecodeModel(QObject* parent) : QObject(parent) {}

void DecodeModel::setCursor(int step, SubStep subStep) {
  step = std::clamp(step, 0, words(m_trace));
  if (step == 0) subStep = SubStep::write;  // before the first word there is nothing to score
  if (step == m_step && subStep == m_subStep) return;
  const bool otherStep = step != m_step;
  m_step = step;
  m_subStep = subStep;
  if (otherStep) setFlipMarks({});  // they belong to one step
  Q_EMIT cursorChanged();
}

void DecodeModel::setSource(int position) {
  position = std::clamp(position, -1, positions(m_trace) - 1);
  if (position == m_source) return;
  m_source = position;
  Q_EMIT cursorChanged();
}

bool DecodeModel::isLocked(int position) const {
  return std::find(m_locked.begin(), m_locked.end(), position) != m_locked.end();
}

const StepTrace* DecodeModel::current() const {
  if (m_step < 1 || m_step > words(m_trace)) return nullptr;
  return &m_trace->steps[static_cast<std::size_t>(m_step - 1)];
}

void DecodeModel::setResult(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace,
                            std::shared_ptr<const Trace> original) {
  const bool sameSentence = m_model == model && m_trace && trace && m_trace->sourceIds == trace->sourceIds;
  m_model = std::move(model);
  m_trace = std::move(trace);
  m_original = std::move(original);
  const bool locksGone = !sameSentence && !m_locked.empty();
  if (locksGone) m_locked.clear();
  const int step = std::min(m_step, words(m_trace));
  const int source = std::min(m_source, positions(m_trace) - 1);
  const bool moved = step != m_step || source != m_source;
  m_step = step;
  m_source = source;
  if (m_step == 0) m_subStep = SubStep::write;
  if (!sameSentence) setFlipMarks({});
  if (!sameSentence) m_beam.reset();  // its signal is this one
  const auto before = m_breakpoints.size();
  std::erase_if(m_breakpoints, [&](int at) { return !sameSentence || at > words(m_trace); });
  Q_EMIT resultChanged();
  if (m_breakpoints.size() != before) Q_EMIT breakpointsChanged();
  if (!sameSentence) Q_EMIT beamChanged();
  if (locksGone) Q_EMIT interventionsChanged();
  if (moved) Q_EMIT cursorChanged();
}

void DecodeModel::setInterventions(std::vector<Intervention> interventions) {
  if (interventions == m_interventions) return;
  m_interventions = std::move(interventions);
  Q_EMIT interventionsChanged();
}

void DecodeModel::setFlipMarks(std::vector<FlipMark> marks) {
  if (marks.empty() && m_flipMarks.empty()) return;
  m_flipMarks = std::move(marks);
  Q_EMIT flipMarksChanged();
}

void DecodeModel::setStale(bool stale) {
  if (stale == m_stale) return;
  m_stale = stale;
  Q_EMIT staleChanged();
}

void DecodeModel::toggleBreakpoint(int step) {
  if (step < 1 || step > words(m_trace)) return;
  if (!m_breakpoints.erase(step)) m_breakpoints.insert(step);
  Q_EMIT breakpointsChanged();
}

void DecodeModel::clearBreakpoints() {
  if (m_breakpoints.empty()) return;
  m_breakpoints.clear();
  Q_EMIT breakpointsChanged();
}

void DecodeModel::setBeam(std::shared_ptr<const BeamTree> beam) {
  if (beam == m_beam) return;
  m_beam = std::move(beam);
  Q_EMIT beamChanged();
}

void DecodeModel::setHypothesis(std::vector<int> words) {
  if (words == m_hypothesis) return;
  m_hypothesis = std::move(words);
  Q_EMIT beamChanged();
}

void DecodeModel::setLaneMarks(std::optional<LaneMarks> marks) {
  if (marks == m_laneMarks) return;
  m_laneMarks = std::move(marks);
  Q_EMIT laneMarksChanged();
}

void DecodeModel::setLocked(int position, bool locked) {
  if (position < 0 || position >= positions(m_trace) || locked == isLocked(position)) return;
  if (locked) {
    m_locked.push_back(position);
  } else {
    std::erase(m_locked, position);
  }
  Q_EMIT interventionsChanged();
}

}  // namespace lookback::ui
