// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <vector>

#include "ui/controllers/job_queue.h"
#include "ui/controllers/training_controller.h"
#include "ui/models/training_model.h"
#include "ui/race/race_scores.h"

namespace lookback::ui {

/// The four systems of the paper's figure 2 on the generated corpus, as models/race.sh trains them.
struct RacePreset {
  int pairs = 100000;
  std::uint64_t updates = 4500;  // RNNencdec-50 gets twice as many (models/README.md says why)
  int sentences = 600;           // to measure on
  int batchSize = 40;
};
/// The plan of one of them, without its data.
TrainingPlan racePlan(bool attention, int limit, const RacePreset& preset);

/// Trains all four, one after the other, as runs of the store, writes their best checkpoints as model files beside it,
/// and measures them by length. Never waits.
class RaceTraining final : public QObject {
  Q_OBJECT
 public:
  explicit RaceTraining(std::filesystem::path store, QObject* parent = nullptr);
  ~RaceTraining() override;

  void start(const RacePreset& preset = {});
  /// Ends what runs; runs and files that are complete stay.
  void cancel();
  bool isBusy() const { return m_stage != Stage::idle; }
  /// Where the model files go: the folder "race" beside the store.
  std::filesystem::path folder() const;
  TrainingController& controller() { return m_controller; }

 Q_SIGNALS:
  void busyChanged();
  /// `done` of `all` steps of the whole; `all` 0: unknown.
  void progressChanged(const QString& text, int done, int all);
  /// All four are trained and measured.
  void finished(const lookback::ui::RaceScores& scores);
  void cancelled();
  void failed(const QString& message);

 private:
  enum class Stage { idle, writing, training, saving, measuring };
  struct Job {
    bool attention = false;
    int limit = 0;
    std::filesystem::path data, model;
  };
  void writeData();
  void trainNext();
  void followTraining();
  void keep();
  void measure();
  void end(const std::function<void()>& news);
  QString nameOf(const Job& job) const;
  std::uint64_t updatesBefore(std::size_t job) const;
  template <class F>
  void later(F&& news);

  std::filesystem::path m_store;
  Stage m_stage = Stage::idle;
  RacePreset m_preset;
  std::vector<Job> m_jobs;
  std::size_t m_job = 0;
  TrainingModel m_model;
  TrainingController m_controller;
  RaceMeter m_meter;
  QTimer m_clock;
  std::stop_source m_stop;
  JobQueue m_queue;  // last member: joined first
};

}  // namespace lookback::ui
