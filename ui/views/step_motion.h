// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "ui/models/decode_model.h"
#include "ui/support/motion.h"

namespace lookback::ui {

/// How far each part of the shown step has moved into its place; 1 where it stands.
class StepProgress {
 public:
  double operator[](SubStep part) const { return m_of[static_cast<std::size_t>(part)]; }
  void set(SubStep part, double progress) { m_of[static_cast<std::size_t>(part)] = progress; }
  friend bool operator==(const StepProgress&, const StepProgress&) = default;

 private:
  std::array<double, 4> m_of = {1, 1, 1, 1};
};

/// Where the shared cursor stands.
struct StepPlace {
  int step = 0;
  SubStep part = SubStep::write;
};
/// The first part that a move of the cursor brings onto the screen, where it is a step of the learner: the next part,
/// or all up to the same part of the next word. None for a leap and for a way back.
std::optional<SubStep> firstNewPart(const StepPlace& from, const StepPlace& to);

/// The motion of one picture of a decoder step. Only a step forward moves; a leap, a way back, a new result and an edit
/// show what is there at once, and finish what was moving.
class StepMotion final : public QObject {
  Q_OBJECT
 public:
  /// All outlive the motion.
  StepMotion(DecodeModel& model, const Theme& theme, QWidget& stage);

  bool running() const { return m_motion.running(); }
  StepProgress progress() const;
  void finish() { m_motion.finish(); }

 Q_SIGNALS:
  void moved();

 private:
  void follow();

  DecodeModel& m_model;
  Motion m_motion;
  StepPlace m_place;
  SubStep m_first = SubStep::score;  // of the parts that move, up to the one of m_place
};

}  // namespace lookback::ui
