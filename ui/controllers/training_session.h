// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "core/base/latest_value.h"
#include "core/base/run_gate.h"
#include "core/store/recorder.h"
#include "ui/controllers/training_data.h"
#include "ui/models/training_model.h"

namespace lookback::ui {

/// What a person asked for.
struct TrainingPlan {
  DataChoice data;
  ModelConfig config;  // word counts are limits; the data decides
  TrainingOptions options;
  std::string name, size;  // "reverse 3", "tiny"
};

struct ResumeWish {
  store::RunId run = 0;
  std::optional<std::uint64_t> update;
};

/// How fast this computer is with a plan: some updates were timed.
struct SpeedMeasure {
  double updatesPerSecond = 0, wordsPerSecond = 0;  // target words
  std::uint64_t pairs = 0, batchesPerPass = 0;
  std::int64_t parameters = 0;
};

using TrainingDataPtr = std::shared_ptr<const TrainingData>;

/// A training between two threads: the one that trains writes news, the window takes them; the gate and the stops go
/// the other way. All functions can be called from any thread.
class TrainingSession {
 public:
  RunGate gate;
  std::stop_source stop;              // now
  std::stop_source stopAtCheckpoint;  // after the next evaluation, when all is stored

  template <class F>
  void tell(F&& write) {
    const std::scoped_lock lock(m_mutex);
    write(m_news);
  }
  TrainingNews take() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_news, {});
  }
  void setRecorder(std::shared_ptr<store::RunRecorder> recorder) {
    const std::scoped_lock lock(m_mutex);
    m_recorder = std::move(recorder);
  }
  std::shared_ptr<store::RunRecorder> recorder() const {
    const std::scoped_lock lock(m_mutex);
    return m_recorder;
  }

 private:
  mutable std::mutex m_mutex;
  TrainingNews m_news;
  std::shared_ptr<store::RunRecorder> m_recorder;
};

/// Called on the threads that train and record.
struct TrainingSink {
  std::function<void(const std::string& name, bool attends, const TrainingOptions&)> begun;  // before the first update
  std::function<void()> saving;
  std::function<void(const store::RecorderStatus&)> recorded;  // trouble with the store began or ended
};

/// Reads or generates the data, trains and records until an end of the options or a stop. `data` is kept for the next
/// call. Blocks; throws what cannot be trained.
TrainingOutcome trainPlan(const TrainingPlan& plan, const std::filesystem::path& store, TrainingSession& session,
                          const TrainingSink& sink, TrainingDataPtr data);
/// Goes on from a checkpoint; `minutes` more if time is what ended it.
TrainingOutcome resumeRun(const ResumeWish& wish, const std::filesystem::path& store, TrainingSession& session,
                          const TrainingSink& sink);
/// Times updates of the plan for about half a second.
SpeedMeasure measureSpeed(const TrainingPlan& plan, const TrainingData& data, const std::stop_token& stop);

}  // namespace lookback::ui
