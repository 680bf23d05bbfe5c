// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <thread>

#include "ui/controllers/training_session.h"

namespace lookback::ui {

/// Between the window and the thread that trains. Never waits. News are fetched every 33 ms while somebody looks, once
/// a second otherwise; the outcome comes as one queued call.
class TrainingController final : public QObject {
  Q_OBJECT
 public:
  enum class Stage { idle, preparing, training, paused, stopping };
  Q_ENUM(Stage)

  /// `store` may be empty or unwritable: then runs stay in memory until moveStore.
  TrainingController(TrainingModel& model, std::filesystem::path store, QObject* parent = nullptr);
  ~TrainingController() override;

  Stage stage() const { return m_stage; }
  bool isBusy() const { return m_stage != Stage::idle; }
  const std::filesystem::path& store() const { return m_store; }
  /// Of the run that trains, or trained last.
  const TrainingOptions& options() const { return m_options; }
  /// Those of a stored run that is shown while none trains.
  void showOptions(const TrainingOptions& options) { m_options = options; }
  /// Its number in the store; absent while it is in memory only.
  std::optional<store::RunId> run() const;

  void start(const TrainingPlan& plan, bool paused = false);
  void resumeStored(const ResumeWish& wish);
  void pause();
  void goOn();
  /// Lets one update through; stays paused.
  void oneBatch();
  // What hands change while it trains: from the next update on, kept as events of the run.
  void changeRate(double rate);
  void addProbe(const QString& source, const QString& reference);
  /// Ends the run and keeps it.
  void stop();
  void stopAtCheckpoint();
  /// Runs go to another file from now on, and what memory alone holds of earlier ones goes there too. If it cannot be
  /// used, storeTrouble says why and all stays as it is.
  void moveStore(const std::filesystem::path& file);
  /// Whether closing the program would lose something that no store has taken.
  bool hasUnsaved() const;
  /// Looks whether the store can be used, and for imported corpora in it.
  void inspectStore();
  void measure(const TrainingPlan& plan);
  /// Whether somebody looks at the page.
  void setWatched(bool watched);
  /// Fetches what is new now.
  void fetch();

 Q_SIGNALS:
  void stageChanged();
  /// In words why the run ended.
  void ended(const QString& reason);
  void failed(const QString& message);
  /// Empty when everything is stored again.
  void storeTrouble(const QString& message);
  void storeMoved(const QString& file);
  void corporaListed(const std::vector<lookback::ui::DataChoice>& corpora);
  void measured(const lookback::ui::SpeedMeasure& speed);
  void measureFailed(const QString& message);

 private:
  using Work = std::function<TrainingOutcome(TrainingSession&, const TrainingSink&)>;
  void launch(Work work, bool paused);
  void setStage(Stage stage);
  /// Something a person did, kept with the run.
  void note(const char* kind);
  TrainingSink sink(std::uint64_t id);
  TrainingDataPtr cached(const TrainingPlan& plan) const;
  template <class F>
  void later(std::uint64_t id, F&& work);

  TrainingModel& m_model;
  std::filesystem::path m_store;
  Stage m_stage = Stage::idle;
  TrainingOptions m_options;
  QTimer m_clock;
  bool m_startsPaused = false;
  bool m_begun = false;  // news before that would be wiped away with the model of the run before
  std::uint64_t m_id = 0, m_measureId = 0;
  /// Data made last, so that measuring and training share it.
  struct Kept {
    DataChoice choice;
    int vocabulary = 0;
    TrainingDataPtr data;
  };
  std::shared_ptr<LatestValue<Kept>> m_made;
  Kept m_kept;
  std::shared_ptr<TrainingSession> m_session;
  std::vector<std::shared_ptr<store::RunRecorder>> m_unsaved;  // of ended runs that no store has taken
  bool m_watched = false;
  std::uint64_t m_inspections = 0;
  std::jthread m_inspector, m_mover, m_meter, m_thread;  // last members: joined first
};

}  // namespace lookback::ui
