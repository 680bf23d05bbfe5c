// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/decoding/read_sentence.h"

namespace lookback {

DecodingSession::DecodingSession(std::shared_ptr<const Model> model, std::string_view sentence, DecodeOptions options)
    : m_sentence(readSentence(std::move(model), sentence)), m_options(options),
      m_trace(decode(*m_sentence, {}, m_options)) {}

void DecodingSession::redecode(std::vector<Intervention> next) {
  const int first = firstDifference(m_interventions, next);
  m_trace = decode(*m_sentence, next, m_options, m_trace.get(), first);
  m_interventions = std::move(next);
  m_cursor = std::min(m_cursor, static_cast<int>(m_trace->steps.size()));
}

void DecodingSession::replace(std::vector<Intervention> next) {
  std::vector<Intervention> before = m_interventions;
  redecode(std::move(next));
  m_undo.push_back(std::move(before));
  m_redo.clear();
}

void DecodingSession::apply(const Intervention& intervention) {
  const int steps = static_cast<int>(m_trace->steps.size()), positions = static_cast<int>(m_trace->source.size());
  if (intervention.step < 1 || intervention.step > steps)
    throw Error(ErrorCode::wrongUsage, fmt::format("there is no step {}: the translation has {}", intervention.step, steps));
  if (intervention.kind == Intervention::Kind::forceWord) {
    if (intervention.word < 0 || intervention.word >= modelOf(*m_sentence).target.size())
      throw Error(ErrorCode::wrongUsage, fmt::format("there is no target word number {}", intervention.word));
  } else if (modelOf(*m_sentence).config.scorer == Scorer::none) {
    throw Error(ErrorCode::wrongUsage, "this model reads one fixed vector: it has no energies to change");
  } else if (intervention.position < 0 || intervention.position >= positions) {
    throw Error(ErrorCode::wrongUsage,
                fmt::format("there is no source position {}: positions go from 0 to {}", intervention.position, positions - 1));
  }
  std::vector<Intervention> next = m_interventions;
  next.push_back(intervention);
  replace(std::move(next));
}

void DecodingSession::reset(int step) {
  std::vector<Intervention> next;
  if (step > 0)
    std::copy_if(m_interventions.begin(), m_interventions.end(), std::back_inserter(next),
                 [&](const Intervention& intervention) { return intervention.step != step; });
  if (next != m_interventions) replace(std::move(next));
}

void DecodingSession::setEnabled(std::size_t index, bool enabled) {
  if (index >= m_interventions.size())
    throw Error(ErrorCode::wrongUsage, fmt::format("there is no intervention number {}", index));
  std::vector<Intervention> next = m_interventions;
  next[index].enabled = enabled;
  replace(std::move(next));
}

bool DecodingSession::undo() {
  if (m_undo.empty()) return false;
  m_redo.push_back(m_interventions);
  redecode(std::exchange(m_undo.back(), {}));
  m_undo.pop_back();
  return true;
}

bool DecodingSession::redo() {
  if (m_redo.empty()) return false;
  m_undo.push_back(m_interventions);
  redecode(std::exchange(m_redo.back(), {}));
  m_redo.pop_back();
  return true;
}

bool DecodingSession::step() {
  if (m_cursor >= static_cast<int>(m_trace->steps.size())) return false;
  ++m_cursor;
  return true;
}

bool DecodingSession::back() {
  if (m_cursor == 0) return false;
  --m_cursor;
  return true;
}

void DecodingSession::jump(int step) {
  if (step < 0 || step > static_cast<int>(m_trace->steps.size()))
    throw Error(ErrorCode::wrongUsage, fmt::format("there is no step {}: the translation has {}", step, m_trace->steps.size()));
  m_cursor = step;
}

}  // namespace lookback
