// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/probe_watcher.h"

#include <algorithm>
#include <memory>
#include <span>

#include "core/decoding/translator.h"

namespace lookback::store {
namespace {

constexpr std::uint64_t kPart = 10;  // an update is followed by one a tenth later

Snapshot snapshotOf(const Hypothesis& hypothesis, const Vocabulary& words) {
  Snapshot snapshot;
  for (const int word : hypothesis.words) {
    if (word != Vocabulary::kEnd) snapshot.output.push_back(words.word(word));
  }
  snapshot.logProbability = hypothesis.logProbability;
  snapshot.alpha = hypothesis.payload;
  return snapshot;
}

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
    m_numbers.push_back(probe.number);
    m_sources.push_back(source.ids(probe.source));
  }
}

void ProbeWatcher::watch(const Parameters<float>& parameters, std::uint64_t update, std::stop_token stop, bool always) {
  const bool scheduled = update > 0 && nextSnapshot(update - 1) == update;
  if (m_sources.empty() || !(scheduled || always)) return;
  const auto weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
  Translator translator(m_config, parameters, weights);
  TranslateOptions options;
  options.beam = 1;
  const std::vector<std::span<const std::int32_t>> sources(m_sources.begin(), m_sources.end());
  const std::vector<Hypothesis> outputs = translator.searchGreedily(sources, options, stop);
  std::vector<Snapshot> snapshots;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    snapshots.push_back(snapshotOf(outputs[k], m_target));
    snapshots.back().update = update;
    snapshots.back().probe = m_numbers[k];
  }
  m_recorder.add(std::move(snapshots));
}

}  // namespace lookback::store
