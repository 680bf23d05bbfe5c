// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/decoding/beam_tree.h"
#include "core/decoding/session.h"
#include "core/decoding/trace.h"

namespace lookback {
struct Model;
}

namespace lookback::ui {

/// The four parts of a decoder step in the paper's order (F5).
enum class SubStep { score, soften, blend, write };

/// How the words of a lane compare with those of the lane beside it.
struct LaneMarks {
  std::vector<char> source, target;  // of each word: it differs, or has no counterpart
  int departure = 0;                 // first step with another word; 0 for none
  friend bool operator==(const LaneMarks&, const LaneMarks&) = default;
};

/// What the Decode page shows: one trace, one shared cursor (step, sub-step, source word), the edits. Views read it and
/// repaint on its signals; what a person wants goes through the request functions, which the controller turns into undo
/// commands and work for the core.
class DecodeModel final : public QObject {
  Q_OBJECT
 public:
  explicit DecodeModel(QObject* parent = nullptr);

  // What the core computed. All empty until a sentence is read.
  const std::shared_ptr<const Model>& model() const { return m_model; }
  /// Under the current interventions.
  const std::shared_ptr<const Trace>& trace() const { return m_trace; }
  /// Without any.
  const std::shared_ptr<const Trace>& original() const { return m_original; }
  /// Of the shown step; empty while they are being computed.
  const std::vector<FlipMark>& flipMarks() const { return m_flipMarks; }
  /// True while what is shown is older than what was asked for (veil and "updating" after 150 ms).
  bool stale() const { return m_stale; }

  // The shared cursor.
  /// 1..T_y; 0 before the first word. The step on screen; words after it do not exist yet on the arcs.
  int step() const { return m_step; }
  SubStep subStep() const { return m_subStep; }
  /// Whether the word of step() is on the page (sub-step write reached).
  bool wordWritten() const { return m_subStep == SubStep::write; }
  /// Selected source position, -1 for none.
  int source() const { return m_source; }
  void setCursor(int step, SubStep subStep);
  void setSource(int position);

  /// Steps at which playing stops, while the sentence is the same.
  const std::set<int>& breakpoints() const { return m_breakpoints; }
  void toggleBreakpoint(int step);
  void clearBreakpoints();

  // The beam of the sentence, without any edits.
  /// Null unless it is wanted and there.
  const std::shared_ptr<const BeamTree>& beam() const { return m_beam; }
  /// The words of the hypothesis that is shown; empty for what the model writes greedily.
  const std::vector<int>& hypothesis() const { return m_hypothesis; }

  // The other lane; absent if there is only this one.
  const std::optional<LaneMarks>& laneMarks() const { return m_laneMarks; }
  bool comparing() const { return m_laneMarks.has_value(); }

  // Edits.
  const std::vector<Intervention>& interventions() const { return m_interventions; }
  bool isLocked(int position) const;  // sliders that "Permute", "Sharpen" and drags of weights leave alone

  /// The trace of the shown step, or null.
  const StepTrace* current() const;

  // For the controller.
  void setResult(std::shared_ptr<const Model> model, std::shared_ptr<const Trace> trace,
                 std::shared_ptr<const Trace> original);
  void setInterventions(std::vector<Intervention> interventions);
  void setFlipMarks(std::vector<FlipMark> marks);
  void setStale(bool stale);
  void setLocked(int position, bool locked);
  void setBeam(std::shared_ptr<const BeamTree> beam);
  void setHypothesis(std::vector<int> words);
  void setLaneMarks(std::optional<LaneMarks> marks);

 public:
  /// A view asks for one intervention at its step. While `dragging`, calls for the same step, kind and position replace
  /// each other and make one undo step.
  void requestIntervention(const Intervention& intervention, bool dragging = false) {
    Q_EMIT interventionRequested(intervention, dragging);
  }
  /// Takes out the interventions of a step, or of one position of it (position >= 0).
  void requestReset(int step, int position = -1) { Q_EMIT resetRequested(step, position); }
  /// Takes the word out that a person forced at a step; its other edits stay.
  void requestUnforce(int step) { Q_EMIT unforceRequested(step); }
  /// From now on the beam of every sentence is wanted, so wide; 0: no longer.
  void requestBeam(int width) { Q_EMIT beamRequested(width); }
  /// Shows these words as they come, then what the model writes; empty: what it writes from the start.
  void requestHypothesis(const std::vector<int>& words) { Q_EMIT hypothesisRequested(words); }

 Q_SIGNALS:
  void resultChanged();         // model, trace or original are new
  void cursorChanged();         // step, sub-step or source word
  void interventionsChanged();  // list or locks
  void flipMarksChanged();
  void staleChanged();
  void interventionRequested(const lookback::Intervention& intervention, bool dragging);
  void resetRequested(int step, int position);
  void unforceRequested(int step);
  void breakpointsChanged();
  void beamChanged();  // or the hypothesis shown
  void laneMarksChanged();
  void beamRequested(int width);
  void hypothesisRequested(const std::vector<int>& words);

 private:
  std::shared_ptr<const Model> m_model;
  std::shared_ptr<const Trace> m_trace, m_original;
  std::vector<FlipMark> m_flipMarks;
  std::vector<Intervention> m_interventions;
  std::vector<int> m_locked;
  std::set<int> m_breakpoints;
  std::shared_ptr<const BeamTree> m_beam;
  std::vector<int> m_hypothesis;
  std::optional<LaneMarks> m_laneMarks;
  bool m_stale = false;
  int m_step = 0;
  SubStep m_subStep = SubStep::write;
  int m_source = -1;
};

}  // namespace lookback::ui
