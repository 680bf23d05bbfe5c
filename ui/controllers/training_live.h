// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <vector>

#include "core/store/recording_observer.h"
#include "ui/controllers/training_session.h"

namespace lookback::ui {

/// What parameters make of the probes: energies and weights while they are led through the reference (through their own
/// output where there is none), and what they write alone.
class ProbeReader {
 public:
  /// `data` and `config` must outlive it.
  ProbeReader(const TrainingData& data, const ModelConfig& config, std::vector<store::Probe> probes);

  const std::vector<store::Probe>& probes() const { return m_probes; }
  void add(store::Probe probe);
  /// Of the probes that are watched at `update`. Throws Error(interrupted) on a stop.
  ProbeFramePtr read(const Parameters<float>& parameters, std::uint64_t update, const std::stop_token& stop) const;

 private:
  const TrainingData& m_data;
  const ModelConfig& m_config;
  std::vector<store::Probe> m_probes;
  std::vector<std::vector<std::int32_t>> m_sources, m_targets;  // (probes)
};

/// Records, tells the window, does what hands ask, and looks at the probes on a geometric schedule and at every
/// evaluation. On the thread that trains.
class LiveObserver final : public store::RecordingObserver {
 public:
  struct Parts {
    const TrainingData& data;
    const ModelConfig& config;
    TrainingSession& session;
    Trainer& trainer;
    store::RunRecorder& recorder;
    ProbeReader& probes;
  };
  explicit LiveObserver(const Parts& parts);
  /// `events`: of the run; those after the checkpoint are told when their updates come again.
  LiveObserver(const Parts& parts, const store::Checkpoint& resumed, std::vector<store::RunEvent> events);

  /// Records what the probes are at `update`.
  void look(const Parameters<float>& parameters, std::uint64_t update, const std::stop_token& stop);
  void beforeUpdate(std::uint64_t done) override;
  void onUpdate(const UpdateReport& report) override;
  void onEvaluation(const EvaluationReport& report, const Parameters<float>& parameters) override;

 private:
  using Clock = std::chrono::steady_clock;
  void advance();
  void showLive(std::uint64_t update);
  void setRate(std::uint64_t done, double rate);
  void addProbe(std::uint64_t done, const ProbeWish& wish);
  void tellEvent(const store::RunEvent& event);
  std::optional<double> alignmentError(const Parameters<float>& parameters) const;

  Parts m_parts;
  std::uint64_t m_next = 1;  // snapshot
  std::uint64_t m_looked = 0;
  std::vector<store::RunEvent> m_ahead;  // of a resumed run, not reached again yet
  Clock::time_point m_nextLive;
};

}  // namespace lookback::ui
