// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/generate/growing.h"
#include "core/evaluation/lost_words.h"
#include "core/model/model.h"
#include "ui/controllers/job_queue.h"

namespace lookback::ui {

/// Where the growing sentence comes from.
struct RaceText {
  enum class Kind { generated, everyday, file };
  Kind kind = Kind::generated;
  std::filesystem::path file;  // TSV, source TAB reference; of `file` alone
  std::uint64_t seed = 1;
  friend bool operator==(const RaceText&, const RaceText&) = default;
};

/// What a race is run with.
struct RaceWish {
  std::filesystem::path fixedVector, attention;  // model files
  RaceText text;
  int words = 5;  // the longest stage of at most so many source words
};

/// The systems, in the order of the lanes.
enum class RaceSystem { fixedVector, attention, average };
inline constexpr std::size_t kRaceLanes = 3;

/// What one system made of the sentence.
struct RaceLane {
  RaceSystem system = RaceSystem::fixedVector;
  std::vector<std::string> words;        // without the end mark
  std::vector<double> logProbabilities;  // of each word given those before it
  double endLogProbability = 0;          // of the end mark, where `finished`
  bool finished = false;                 // false: cut when half as long again as the reference
  LostWords lost;
  double bleu = 0;  // of this sentence alone, 0..100
};

struct RaceResult {
  GrowthStage stage;
  std::vector<std::string> source, reference;  // tokens
  std::size_t newFrom = 0;                     // the first source token that the stage before did not have
  std::array<RaceLane, kRaceLanes> lanes;
  std::shared_ptr<const GrowingPair> growth;
  std::array<QString, 2> names;  // of the models: the file, without its suffix
  Direction direction;
};
using RaceResultPtr = std::shared_ptr<const RaceResult>;

/// Decodes one sentence greedily with three systems. `average` is the attention model with equal energies. Throws what
/// cannot be decoded, and Error(interrupted).
std::array<RaceLane, kRaceLanes> raceLanes(const std::array<std::shared_ptr<const Model>, kRaceLanes>& models,
                                           const GrowthStage& stage, const std::stop_token& stop);

/// Models and sentence of a race on a thread of their own. Of several wishes the newest wins; nothing waits.
class RaceRunner final : public QObject {
  Q_OBJECT
 public:
  explicit RaceRunner(QObject* parent = nullptr);
  ~RaceRunner() override;
  void run(const RaceWish& wish);
  bool isBusy() const { return m_busy; }

 Q_SIGNALS:
  void busyChanged();
  void ready(const lookback::ui::RaceResultPtr& result);
  void failed(const QString& message);

 private:
  /// What is loaded; of the worker alone.
  struct Loaded {
    std::filesystem::path fixedVector, attention;
    std::array<std::shared_ptr<const Model>, kRaceLanes> models;
    RaceText text;
    Direction direction;
    std::shared_ptr<const GrowingPair> growth;
  };
  void work(const RaceWish& wish, std::uint64_t id, const std::stop_token& stop);
  void load(const RaceWish& wish, const std::stop_token& stop);
  template <class F>
  void tell(std::uint64_t id, F&& news);

  std::atomic<std::uint64_t> m_newest{0};
  bool m_busy = false;
  std::stop_source m_stop;
  Loaded m_loaded;
  JobQueue m_queue;  // last member: joined first
};

}  // namespace lookback::ui
