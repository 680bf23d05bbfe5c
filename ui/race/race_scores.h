// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/latest_value.h"
#include "core/evaluation/by_length.h"
#include "core/evaluation/test_set.h"
#include "ui/controllers/job_queue.h"
#include "ui/race/race_runner.h"

namespace lookback::ui {

/// BLEU by length of one system.
struct RaceScore {
  std::filesystem::path model;  // file
  bool equal = false;           // energies made equal: a fixed average
  std::vector<LengthBin> bins;
};

/// What was measured on one test set.
struct RaceScores {
  QString test;  // "2 400 generated pairs of 5 to 60 words", as written beside the models
  std::vector<RaceScore> scores;
};

/// The scores kept in "<prefix>.json" beside a model file named "<prefix>-<system>-<limit>.safetensors" (race.json);
/// none if there is no such file, it is of another shape, or it does not know the model. Only entries whose file
/// exists.
std::optional<RaceScores> recordedScores(const std::filesystem::path& model);
/// The file that recordedScores reads for a model.
std::filesystem::path scoresFile(const std::filesystem::path& model);
/// Writes it whole or not at all; throws Error(io).
void writeScores(const std::filesystem::path& file, const RaceScores& scores);

/// "-30" of "race-rnnsearch-30": the longest sentence trained on, by the file's name; absent otherwise.
std::optional<int> lengthLimit(const std::filesystem::path& model);

/// Pairs to measure on: generated ones of 5 to 60 words, all lengths alike, or chains of a file's pairs. Throws Error
/// for everyday sentences, which are too few.
TestSet raceTestSet(const RaceText& text, const Direction& direction, int sentences, const std::stop_token& stop);

/// Which model files to measure.
struct MeasureWish {
  struct System {
    std::filesystem::path model;
    bool equal = false;
  };
  std::vector<System> systems;
  RaceText text;
  int sentences = 400;
};

/// Measures BLEU by length on a thread of its own, behind everything else on the computer.
class RaceMeter final : public QObject {
  Q_OBJECT
 public:
  struct Progress {
    int system = 0, systems = 0;
    std::size_t done = 0, all = 0;
  };

  explicit RaceMeter(QObject* parent = nullptr);
  ~RaceMeter() override;
  void measure(const MeasureWish& wish);
  void cancel();
  bool isBusy() const { return m_busy; }

 Q_SIGNALS:
  void busyChanged();
  void progressChanged(const lookback::ui::RaceMeter::Progress& progress);
  void measured(const lookback::ui::RaceScores& scores);
  void failed(const QString& message);
  void cancelled();

 private:
  void finish(std::function<void()> news);
  RaceScores work(const MeasureWish& wish, const std::stop_token& stop);

  bool m_busy = false;
  std::stop_source m_stop;
  LatestValue<Progress> m_progress;
  QTimer m_clock;
  JobQueue m_queue;  // last member: joined first
};

}  // namespace lookback::ui
