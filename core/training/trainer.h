// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/run_gate.h"
#include "core/base/team.h"
#include "core/model/translation.h"
#include "core/training/batches.h"
#include "core/training/optimizer.h"

namespace lookback {

/// A learning rate set by hand while a run trains, in the place of OptimizerOptions::learningRate.
struct RateChange {
  std::uint64_t update = 0;  // done when it was set: holds from the next one on
  double learningRate = 0;   // above 0
  friend bool operator==(const RateChange&, const RateChange&) = default;
};

struct TrainingOptions {
  OptimizerOptions optimizer;
  InitOptions init = InitOptions::practical();
  int batchSize = 80;  // the paper's
  double dropoutEmbeddings = 0;
  double dropoutReadout = 0;
  std::uint64_t seed = 1;
  int threads = 2;

  // When to end; 0 means no such limit. At least one of the first three must be set.
  std::uint64_t updates = 0;
  std::uint64_t epochs = 0;
  double minutes = 0;  // of training, evaluations not counted
  int patience = 0;    // evaluations in a row that bring nothing better

  // The learning rate: rises linearly over `warmUp` updates; from then on it falls along a half cosine to `finalRate`
  // times its value at the end of `updates` or `epochs` (no fall without one of them, so that a curve depends on
  // updates alone).
  std::uint64_t warmUp = 0;
  double finalRate = 1;
  /// What hands changed, rising by update; of the same update the last one holds. The schedule above is a factor on it.
  std::vector<RateChange> rateChanges;

  std::uint64_t evaluateEvery = 1000;  // updates; also at the end
};

/// Throws Error naming the field; checks everything before a run begins.
void checkOptions(const TrainingOptions& options);

/// What one update did.
struct UpdateReport {
  std::uint64_t update = 0;  // from 1
  double epochs = 0;         // passes over the data, with fraction
  double loss = 0;           // nats a target word of this batch, end marks counted
  double gradientNorm = 0;   // before clipping
  double rateFactor = 1;
  double learningRate = 0;  // that this update was made with, rateFactor included
  Index targetWords = 0;
  double seconds = 0;  // of training since the start of the run
};

struct EvaluationReport {
  std::uint64_t update = 0;
  double epochs = 0;
  double seconds = 0;             // of training
  std::optional<double> devLoss;  // nats a target word
  std::optional<double> devBleu;
  bool best = false;  // better than all before (BLEU where there is one, else loss)
};

enum class StopReason { updatesDone, epochsDone, timeUp, noProgress, stopped, diverged };
std::string_view describe(StopReason reason);

struct TrainingOutcome {
  StopReason reason = StopReason::updatesDone;
  std::uint64_t updates = 0;
  std::uint64_t bestUpdate = 0;     // 0 if nothing was evaluated
  std::optional<double> bestScore;  // BLEU, or minus the dev loss where no BLEU is measured
  double seconds = 0;
  std::uint64_t targetWords = 0;
};

/// Everything that resuming to the same bits needs, besides the options.
struct TrainingState {
  Parameters<float> parameters, first, second;
  std::uint64_t updates = 0;
  DataCursor cursor;
  double seconds = 0;
};

/// What a trainer knows of its evaluations; judging the next one, and stopping by patience, depend on it.
struct TrainingProgress {
  std::uint64_t bestUpdate = 0;     // 0 if nothing was evaluated
  std::optional<double> bestScore;  // as in TrainingOutcome
  std::optional<double> bestDevLoss;
  int evaluationsSinceBest = 0;
  std::uint64_t evaluatedUpdate = 0;  // the last one; 0 for none
  std::uint64_t targetWords = 0;      // of all updates
};

/// Called on the thread that runs the trainer.
class TrainingObserver {
 public:
  virtual ~TrainingObserver() = default;
  /// Before every update, when `done` are done and the gate is open: the place for Trainer::setLearningRate.
  virtual void beforeUpdate(std::uint64_t done) { (void)done; }
  virtual void onUpdate(const UpdateReport&) {}
  /// `parameters` are those just evaluated; keep a copy, not a reference.
  virtual void onEvaluation(const EvaluationReport&, const Parameters<float>& parameters) { (void)parameters; }
};

/// Trains a model. The window wraps `run` in a thread of its own, the command line calls it directly.
class Trainer {
 public:
  /// Scores parameters on whatever the caller calls its development set, for example by BLEU; higher is better.
  using Scorer = std::function<double(const Parameters<float>&, Team&, std::stop_token)>;

  /// The corpora must outlive the trainer. `dev` may be empty (no dev loss then). Throws Error for options that cannot
  /// work.
  Trainer(const ModelConfig& config, const TrainingOptions& options, const Corpus& train, const Corpus& dev,
          Scorer score = nullptr);

  /// Trains until an end of the options is reached or a stop is requested. A loss or gradient that is not finite, or
  /// a loss over ten times that of guessing (ln K_y), ends the run as diverged; the best parameters so far are kept.
  TrainingOutcome run(std::stop_token stop, RunGate& gate, TrainingObserver& observer);

  /// From the next update on; takes the place of changes that were planned for later. Between updates only, on the
  /// thread that trains. The same as an entry of TrainingOptions::rateChanges, to the bit. Throws Error for a rate out
  /// of range.
  void setLearningRate(double rate);
  /// Of the next update, without the schedule's factor.
  double learningRate() const;

  const Parameters<float>& parameters() const { return m_parameters; }
  /// Those of the best evaluation; the last ones if nothing was evaluated.
  const Parameters<float>& best() const { return m_best ? *m_best : m_parameters; }

  TrainingState state();
  const TrainingProgress& progress() const { return m_progress; }
  /// Forgets what was best so far.
  void restore(const TrainingState& state);
  /// Restores all of it. `best` holds the parameters of progress.bestUpdate; where they are lost (null), the next
  /// evaluation is the best again.
  void restore(const TrainingState& state, const TrainingProgress& progress, const Parameters<float>* best);

  /// Loss of a corpus in nats a target word.
  double meanLoss(const Corpus& corpus, std::stop_token stop);

 private:
  UpdateReport update(std::stop_token stop);
  void makeWeightsReady();
  void computeGradient(std::span<const std::uint32_t> batch, std::stop_token stop, double& loss, Index& words);
  void collectTouchedWords();
  void evaluate(TrainingObserver& observer, std::stop_token stop);
  StopReason train(std::stop_token stop, RunGate& gate, TrainingObserver& observer);
  std::optional<StopReason> finished() const;
  bool evaluationDue() const { return m_optimizer.updates() % m_options.evaluateEvery == 0; }
  double rateFactor() const;
  std::uint64_t plannedUpdates() const;
  double epochsDone() const;

  ModelConfig m_config;
  TrainingOptions m_options;
  const Corpus& m_train;
  const Corpus& m_dev;
  Scorer m_score;
  Team m_team;
  BatchPlan m_plan;
  Parameters<float> m_parameters;
  std::optional<Parameters<float>> m_best;
  Optimizer m_optimizer;
  Weights<float> m_weights;  // of m_parameters, made ready if m_weightsReady
  bool m_weightsReady = false;
  Parameters<float> m_gradient;
  GradientAdder<float> m_adder;
  TouchedWords m_touched;
  std::vector<Translation<float>> m_workers;         // one a thread
  std::vector<Batch> m_batches;                      // one a thread
  std::vector<std::vector<std::uint32_t>> m_shares;  // pairs of each thread in this update
  std::vector<double> m_losses;                      // of each thread
  std::vector<const PassGradient<float>*> m_left;
  double m_seconds = 0;
  TrainingProgress m_progress;
};

}  // namespace lookback
