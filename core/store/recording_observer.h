// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/recorder.h"

namespace lookback::store {

/// Records what a trainer reports: a metric row for each update and evaluation, and a checkpoint at each evaluation.
/// Use as the observer of Trainer::run, or call from one of your own; stays on the thread that trains.
class RecordingObserver : public TrainingObserver {
 public:
  RecordingObserver(Trainer& trainer, RunRecorder& recorder) : m_trainer(trainer), m_recorder(recorder) {}
  /// Restores the trainer from a checkpoint, with what was best so far, and goes on from there.
  RecordingObserver(Trainer& trainer, RunRecorder& recorder, const Checkpoint& resumed);

  void onUpdate(const UpdateReport& report) override;
  void onEvaluation(const EvaluationReport& report, const Parameters<float>& parameters) override;

  /// A checkpoint of the trainer as it stands, for instance when it was stopped. Does nothing if there is one already.
  void saveNow();
  /// Writes the last checkpoint and how the run ended; whether all is stored. A diverged trainer is not saved: its last
  /// checkpoint is the last good one.
  bool finish(const TrainingOutcome& outcome);

 private:
  void save(const EvaluationReport* evaluation);

  Trainer& m_trainer;
  RunRecorder& m_recorder;
  double m_epochs = 0;
  std::optional<std::uint64_t> m_savedAt;
};

}  // namespace lookback::store
