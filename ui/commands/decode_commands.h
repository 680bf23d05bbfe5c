// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUndoCommand>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/decoding/session.h"

namespace lookback::ui {

/// What is written whatever the model prefers: a reference translation as typed (teacher forcing), or the words of a
/// hypothesis of the beam; at most one of them.
struct GivenChoice {
  std::string reference{};
  std::vector<int> hypothesis{};
  bool empty() const { return reference.empty() && hypothesis.empty(); }
  friend bool operator==(const GivenChoice&, const GivenChoice&) = default;
};

/// The second lane. What is empty is as in the first one.
struct DecodeLane {
  std::filesystem::path model{};
  std::string sentence{};
  std::vector<Intervention> interventions{};
  GivenChoice given{};
  friend bool operator==(const DecodeLane&, const DecodeLane&) = default;
};

/// What a person has chosen to look at; everything else follows from it.
struct DecodeState {
  std::filesystem::path model;
  std::string sentence;  // as typed
  std::vector<Intervention> interventions;
  GivenChoice given{};
  std::optional<DecodeLane> lane{};
  friend bool operator==(const DecodeState&, const DecodeState&) = default;
};

/// What one movement of the hand edits; drags of the same thing make one undo step.
struct Gesture {
  Intervention::Kind kind = Intervention::Kind::setEnergy;
  int step = 0;
  int position = 0;
  bool open = false;  // the hand has not let go
  bool sameAs(const Gesture& other) const {
    return kind == other.kind && step == other.step && position == other.position;
  }
};

/// Swaps one state for another. `show` puts a state on the window and asks core for it.
class ChangeDecodeState final : public QUndoCommand {
 public:
  using Show = std::function<void(const DecodeState&)>;
  ChangeDecodeState(const QString& text, DecodeState before, DecodeState after, Show show, Gesture gesture = {});
  /// For a change that is on the window already: the first redo does nothing.
  void markShown() { m_shown = true; }

  void undo() override;
  void redo() override;
  int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* next) override;

  const DecodeState& before() const { return m_before; }
  const Gesture& gesture() const { return m_gesture; }

 private:
  DecodeState m_before, m_after;
  Show m_show;
  Gesture m_gesture;
  bool m_shown = false;
};

/// `interventions` with one more. What it makes meaningless goes: an earlier value of the same slider, an earlier
/// forced word of the same step, a repetition of the last.
std::vector<Intervention> withIntervention(std::vector<Intervention> interventions, const Intervention& next);

/// Without those of a step (every step for 0), or of one position of it (position >= 0).
std::vector<Intervention> withoutInterventions(std::vector<Intervention> interventions, int step, int position = -1);

/// Both lanes exchanged, or the same if there is only one.
DecodeState exchanged(const DecodeState& state);

/// Without the word forced at a step.
std::vector<Intervention> withoutForcedWord(std::vector<Intervention> interventions, int step);

}  // namespace lookback::ui
