// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/probe_watcher.h"

#include <algorithm>
#include <memory>
#include <span>

#include "core/decoding/read_along.h"
#include "core/decoding/translator.h"

namespace lookback::store {
namespace {

constexpr std::uint64_t kPart = 10;  // an update is followed by one a tenth later

}  // namespace

std::uint64_t nextSnapshot(std::uint64_t update) {
  std::uint64_t next = 1;
  while (next <= update) next += std::max<std::uint64_t>(1, next / kPart);
  return next;
}

std::vector<std::size_t> spread(std::size_t count, std::size_t most) {
  std::vector<std::size_t> numbers;
  const std::size_t taken = std::min(count, most);
  for (std::size_t k = 0; k < taken; ++k) numbers.push_back(k * count / taken);
  return numbers;
}

ProbeWatcher::ProbeWatcher(const ModelConfig& config, const Vocabulary& source, const Vocabulary& target,
                           const std::vector<Probe>& probes, RunRecorder& recorder)
    : m_config(config), m_target(target), m_recorder(recorder) {
  for (const Probe& probe : probes) {
    m_probes.push_back({probe.number, probe.addedAt});
    m_sources.push_back(source.ids(probe.source));
  }
}

Snapshot ProbeWatcher::snapshotOf(const Hypothesis& hypothesis, std::size_t k, const Parameters<float>& parameters,
                                  const Weights<float>& weights, const std::stop_token& stop) const {
  Snapshot snapshot;
  std::vector<std::int32_t> words;
  for (const int word : hypothesis.words) {
    if (word == Vocabulary::kEnd) break;
    words.push_back(word);
    snapshot.output.push_back(m_target.word(word));
  }
  snapshot.logProbability = hypothesis.logProbability;
  if (m_config.scorer == Scorer::none) return snapshot;
  const bool ended = words.size() < hypothesis.words.size();
  ReadingAlong reading = readAlong(m_config, parameters, weights, m_sources[k], words, ended, stop);
  snapshot.alpha = std::move(reading.alpha);
  snapshot.energies = std::move(reading.energies);
  return snapshot;
}

void ProbeWatcher::watch(const Parameters<float>& parameters, std::uint64_t update, std::stop_token stop, bool always) {
  const bool scheduled = update > 0 && nextSnapshot(update - 1) == update;
  if (!(scheduled || always)) return;
  std::vector<std::size_t> watched;
  std::vector<std::span<const std::int32_t>> sources;
  for (std::size_t k = 0; k < m_probes.size(); ++k) {
    if (m_probes[k].addedAt > update) continue;
    watched.push_back(k);
    sources.emplace_back(m_sources[k]);
  }
  if (watched.empty()) return;
  const auto weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
  Translator translator(m_config, parameters, weights);
  TranslateOptions options;
  options.beam = 1;
  const std::vector<Hypothesis> outputs = translator.searchGreedily(sources, options, stop);
  std::vector<Snapshot> snapshots;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    snapshots.push_back(snapshotOf(outputs[k], watched[k], parameters, *weights, stop));
    snapshots.back().update = update;
    snapshots.back().probe = m_probes[watched[k]].number;
  }
  m_recorder.add(std::move(snapshots));
}

}  // namespace lookback::store
