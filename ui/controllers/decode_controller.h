// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <filesystem>
#include <memory>
#include <optional>

#include "ui/commands/decode_commands.h"
#include "ui/controllers/decode_worker.h"
#include "ui/models/decode_model.h"

namespace lookback::ui {

/// Between the window and the worker: turns wishes into undo commands and questions, and answers into the model's
/// content. Never waits. Every question has a number; the newest wins, late answers are dropped.
class DecodeController final : public QObject {
  Q_OBJECT
 public:
  explicit DecodeController(DecodeModel& model, DecodeEngine engine = DecodeEngine::core(), QObject* parent = nullptr);
  ~DecodeController() override;

  QUndoStack& undoStack() { return m_undo; }
  /// What is on the window, or on its way to it by an edit.
  const DecodeState& state() const { return m_state; }
  /// A model or a sentence is on its way.
  bool isBusy() const { return m_proposal.has_value(); }

  /// The first model and sentence; nothing to undo.
  void start(const std::filesystem::path& model, const QString& sentence);
  /// Either replaces what is on the window only once it is read; edits go with the sentence they belong to and come
  /// back with undo.
  void openModel(const std::filesystem::path& model);
  void decodeSentence(const QString& sentence);
  /// A sentence along a given translation (teacher forcing).
  void decodeAlong(const QString& sentence, const QString& reference, bool undoable);
  /// Gives up what is on its way; what is on the window stays.
  void cancel();
  /// Asks again for what failed last.
  void retry();

  void setInterventionEnabled(int index, bool enabled);
  void removeIntervention(int index);
  void resetAll() { reset(0, -1); }

  // The second lane; each is one undo step, called `text`.
  void openLane(const DecodeLane& lane, const QString& text);
  /// Writes `reference` in the first lane, and what the model writes by itself in the second.
  void forceReference(const QString& reference);
  void closeLane();
  void exchangeLanes();

  /// Puts a command on the undo stack that changes nothing of the decoder.
  void pushBeside(QUndoCommand* command);

 Q_SIGNALS:
  /// A model or sentence that was asked for is on the window.
  void sourceChanged();
  /// The newest answer is on the window.
  void decoded();
  /// What is being done, for people; empty when nothing is.
  void jobChanged(const QString& job);
  /// state() is another one.
  void stateChanged();
  void failed(lookback::ui::DecodeStage stage, const QString& message);

 private:
  struct Proposal {
    DecodeState state;
    QString text;
    bool undoable = true;
  };

  const DecodeState& latest() const;
  const ChangeDecodeState* openDrag(const Gesture& gesture) const;
  bool isPossible(const Intervention& intervention) const;
  void intervene(const Intervention& intervention, bool dragging);
  void reset(int step, int position);
  void unforce(int step);
  void change(std::vector<Intervention> interventions, const QString& text, const Gesture& gesture = {});
  void changeTo(DecodeState after, const QString& text);
  void showHypothesis(const std::vector<int>& words);
  void askBeam(int width);
  void propose(DecodeState state, const QString& text, bool undoable);
  void show(const DecodeState& state);
  void ask(const DecodeState& state);
  void askFlips();
  std::vector<Intervention> withLocks(std::vector<Intervention> interventions, const Intervention& next) const;

  void take(const DecodeAnswer& answer);
  void takeNewest(const DecodeAnswer& answer);
  void takeFlips(const FlipAnswer& answer);
  void takeBeam(const BeamAnswer& answer);
  void takeFailure(const DecodeFailure& failure);
  void revert();

  DecodeModel& m_model;
  QUndoStack m_undo;
  DecodeState m_state;                 // asked for
  DecodeState m_shown;                 // on the window
  int m_shownIndex = 0;                // of the undo stack then
  std::optional<Proposal> m_proposal;  // model or sentence on its way
  std::optional<Proposal> m_failed;
  bool m_reverting = false;
  int m_step = 0;  // whose flip marks were asked for last
  int m_draggedPosition = -1;
  int m_beamWidth = 0;  // of the beam that is wanted
  QTimer m_flipTimer;   // flip marks wait until the hand rests

  std::uint64_t m_newest = 0, m_lastShown = 0;
  std::uint64_t m_newestDecode = 0;  // the last question that asked for something else than flip marks
  std::stop_source m_stop, m_stopFlips;
  std::unique_ptr<DecodeWorker> m_worker;  // last member: its thread ends first
};

}  // namespace lookback::ui
