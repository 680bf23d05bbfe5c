// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/recording_observer.h"

namespace lookback::store {

RecordingObserver::RecordingObserver(Trainer& trainer, RunRecorder& recorder, const Checkpoint& resumed)
    : m_trainer(trainer), m_recorder(recorder), m_epochs(resumed.epochs), m_savedAt(resumed.state.updates) {
  const bool evaluated = resumed.devLoss || resumed.devBleu;
  const TrainingProgress progress{.bestUpdate = resumed.best.update,
                                  .bestScore = resumed.best.score,
                                  .bestDevLoss = resumed.best.devLoss,
                                  .evaluationsSinceBest = resumed.best.evaluationsSinceBest,
                                  .evaluatedUpdate = evaluated ? resumed.state.updates : 0,
                                  .targetWords = resumed.targetWords};
  trainer.restore(resumed.state, progress, resumed.bestParameters ? &*resumed.bestParameters : nullptr);
}

void RecordingObserver::onUpdate(const UpdateReport& report) {
  m_epochs = report.epochs;
  m_recorder.add(metricRow(report));
}

void RecordingObserver::onEvaluation(const EvaluationReport& report, const Parameters<float>&) {
  m_recorder.add(metricRow(report));
  m_epochs = report.epochs;
  save(&report);
}

void RecordingObserver::save(const EvaluationReport* evaluation) {
  const TrainingProgress& progress = m_trainer.progress();
  Checkpoint checkpoint;
  checkpoint.state = m_trainer.state();
  checkpoint.epochs = m_epochs;
  checkpoint.targetWords = progress.targetWords;
  checkpoint.best = {progress.bestUpdate, progress.bestScore, progress.bestDevLoss, progress.evaluationsSinceBest};
  if (evaluation != nullptr) {
    checkpoint.devLoss = evaluation->devLoss;
    checkpoint.devBleu = evaluation->devBleu;
  }
  m_savedAt = checkpoint.state.updates;
  m_recorder.save(std::move(checkpoint));
}

void RecordingObserver::saveNow() {
  if (m_savedAt != m_trainer.state().updates) save(nullptr);
}

bool RecordingObserver::finish(const TrainingOutcome& outcome) {
  if (outcome.reason != StopReason::diverged) saveNow();
  return m_recorder.finish(stateAfter(outcome.reason), std::string(describe(outcome.reason)));
}

}  // namespace lookback::store
