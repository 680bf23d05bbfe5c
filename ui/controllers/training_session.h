// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

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
  bool automaticThreads = true;  // options.threads is an answer (core/training/thread_rule.h), not a wish
  std::string name, size;        // "reverse 3", "tiny"
};

/// A sentence to watch, as a person typed it; the reference may be empty.
struct ProbeWish {
  std::string source, reference;
};

/// What hands ask of a run that trains; done before its next update and kept as events of the run.
struct TrainingWishes {
  std::optional<double> learningRate;
  std::vector<ProbeWish> probes;
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
  int threads = 1;
};

using TrainingDataPtr = std::shared_ptr<const TrainingData>;

/// A training between two threads: the one that trains writes news, the window takes them; the gate and the stops go
/// the other way. All functions can be called from any thread.
class TrainingSession {
 public:
  RunGate gate;
  std::stop_source stop;              // now
  std::stop_source stopAtCheckpoint;  // after the next evaluation, when all is stored
  std::atomic<bool> watched{false};   // somebody looks: show what the probes become between two snapshots
  LatestValue<ProbeFramePtr> live;    // that; the newest wins, none of it is kept

  template <class F>
  void tell(F&& write) {
    const std::scoped_lock lock(m_mutex);
    write(m_news);
  }
  /// Every scalar, snapshot and event since the last call, and the newest live frame.
  TrainingNews take() {
    TrainingNews news;
    {
      const std::scoped_lock lock(m_mutex);
      news = std::exchange(m_news, {});
    }
    if (auto frame = live.take()) news.live = std::move(*frame);
    return news;
  }
  template <class F>
  void wish(F&& write) {
    const std::scoped_lock lock(m_mutex);
    write(m_wishes);
  }
  TrainingWishes takeWishes() {
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_wishes, {});
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
  TrainingWishes m_wishes;
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
