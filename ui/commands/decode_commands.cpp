// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/decode_commands.h"

#include <utility>

namespace lookback::ui {
namespace {

using Kind = Intervention::Kind;

bool isSliderValue(const Intervention& i) {
  return i.kind == Kind::setEnergy || i.kind == Kind::setWeight;
}
bool isOfPosition(const Intervention& i) {
  return isSliderValue(i) || i.kind == Kind::remove || i.kind == Kind::onlyThis;
}

/// Whether `next` leaves nothing of `earlier`.
bool replaces(const Intervention& next, const Intervention& earlier) {
  if (next.step != earlier.step) return false;
  if (next.kind == Kind::forceWord || earlier.kind == Kind::forceWord) return next.kind == earlier.kind;
  if (isSliderValue(next))
    return isOfPosition(earlier) && earlier.kind != Kind::onlyThis && earlier.position == next.position;
  if (next.kind == Kind::remove) return isSliderValue(earlier) && earlier.position == next.position;
  return false;
}

}  // namespace

ChangeDecodeState::ChangeDecodeState(const QString& text, DecodeState before, DecodeState after, Show show,
                                     Gesture gesture)
    : QUndoCommand(text),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_show(std::move(show)),
      m_gesture(gesture) {}

void ChangeDecodeState::undo() {
  m_show(m_before);
}

void ChangeDecodeState::redo() {
  if (!std::exchange(m_shown, false)) m_show(m_after);
}

bool ChangeDecodeState::mergeWith(const QUndoCommand* next) {
  const auto* other = dynamic_cast<const ChangeDecodeState*>(next);
  if (!other || !m_gesture.open || !m_gesture.sameAs(other->m_gesture)) return false;
  m_after = other->m_after;
  m_gesture.open = other->m_gesture.open;
  return true;
}

std::vector<Intervention> withIntervention(std::vector<Intervention> interventions, const Intervention& next) {
  if (!interventions.empty() && next.kind != Kind::scale && next.kind != Kind::shift && interventions.back() == next)
    return interventions;
  std::erase_if(interventions, [&](const Intervention& earlier) { return replaces(next, earlier); });
  interventions.push_back(next);
  return interventions;
}

std::vector<Intervention> withoutInterventions(std::vector<Intervention> interventions, int step, int position) {
  std::erase_if(interventions, [&](const Intervention& i) {
    if (step != 0 && i.step != step) return false;
    return position < 0 || (isOfPosition(i) && i.position == position);
  });
  return interventions;
}

std::vector<Intervention> withoutForcedWord(std::vector<Intervention> interventions, int step) {
  std::erase_if(interventions, [step](const Intervention& i) { return i.kind == Kind::forceWord && i.step == step; });
  return interventions;
}

DecodeState exchanged(const DecodeState& state) {
  if (!state.lane) return state;
  const DecodeLane& lane = *state.lane;
  DecodeState other{lane.model.empty() ? state.model : lane.model,
                    lane.sentence.empty() ? state.sentence : lane.sentence, lane.interventions, lane.given};
  other.lane =
      DecodeLane{state.model == other.model ? std::filesystem::path() : state.model,
                 state.sentence == other.sentence ? std::string() : state.sentence, state.interventions, state.given};
  return other;
}

}  // namespace lookback::ui
