// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/decoding/search.h"
#include "core/store/recorder.h"

namespace lookback::store {

/// The first update of the schedule after `update`: 1, 2, ... 20, 22, 24, ..., each a tenth after the one before, so
/// that a run of any length has some hundred snapshots and the early ones, where most happens, lie closest.
std::uint64_t nextSnapshot(std::uint64_t update);

/// `most` of `count` sentences, spread evenly: their numbers, rising.
std::vector<std::size_t> spread(std::size_t count, std::size_t most);

/// Translates a run's probes greedily on a geometric schedule of updates and records what became of them: the output
/// without its end mark, and energies and alpha with a row for each word written and one for the end mark if it was
/// reached; their columns are the source words and the end mark. Depends on the update alone, so a resumed run has the
/// same snapshots. A probe that was added later is watched from its update on.
class ProbeWatcher {
 public:
  /// What is passed by reference must outlive it. The probes are those of the run; adding them to it is the caller's
  /// part.
  ProbeWatcher(const ModelConfig& config, const Vocabulary& source, const Vocabulary& target,
               const std::vector<Probe>& probes, RunRecorder& recorder);
  /// Records a snapshot if `update` is on the schedule, or `always`. Throws Error(interrupted) on a request to stop.
  void watch(const Parameters<float>& parameters, std::uint64_t update, std::stop_token stop, bool always = false);

 private:
  const ModelConfig& m_config;
  const Vocabulary& m_target;
  struct Watched {
    int number = 0;
    std::uint64_t addedAt = 0;
  };
  Snapshot snapshotOf(const Hypothesis& hypothesis, std::size_t k, const Parameters<float>& parameters,
                      const Weights<float>& weights, const std::stop_token& stop) const;

  std::vector<Watched> m_probes;
  std::vector<std::vector<std::int32_t>> m_sources;
  RunRecorder& m_recorder;
};

}  // namespace lookback::store
