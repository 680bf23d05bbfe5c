// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/recording_observer.h"

namespace lookback::store {

RecordingObserver::RecordingObserver(Trainer& trainer, RunRecorder& recorder, const Checkpoint& resumed)
    : m_trainer(trainer),
      m_recorder(recorder),
      m_best(resumed.best),
      m_epochs(resumed.epochs),
      m_targetWords(resumed.targetWords),
      m_savedAt(resumed.state.updates) {}

void RecordingObserver::onUpdate(const UpdateReport& report) {
  m_epochs = report.epochs;
  m_targetWords += static_cast<std::uint64_t>(report.targetWords);
  m_recorder.add(metricRow(report));
}

void RecordingObserver::onEvaluation(const EvaluationReport& report, const Parameters<float>&) {
  m_recorder.add(metricRow(report));
  m_epochs = report.epochs;
  if (report.best) {
    m_best.update = report.update;
    m_best.score = report.devBleu;
    if (!m_best.score && report.devLoss) m_best.score = -*report.devLoss;
    m_best.devLoss = report.devLoss;
    m_best.evaluationsSinceBest = 0;
  } else if (report.devBleu || report.devLoss) {
    ++m_best.evaluationsSinceBest;
  }
  save(&report);
}

void RecordingObserver::save(const EvaluationReport* evaluation) {
  Checkpoint checkpoint;
  checkpoint.state = m_trainer.state();
  checkpoint.epochs = m_epochs;
  checkpoint.targetWords = m_targetWords;
  checkpoint.best = m_best;
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
