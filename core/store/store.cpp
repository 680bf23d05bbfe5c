// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/store.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/fingerprint.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

constexpr std::size_t kRowsAtOnce = 20000;
constexpr std::chrono::milliseconds kBrief{500};  // to wait for others before a list is shown

void copyMetrics(Store& from, RunId run, Store& to, RunId there) {
  Batch batch;
  from.eachMetric(run, {}, true, [&](const MetricRow& row) {
    batch.metrics.push_back(row);
    if (batch.metrics.size() < kRowsAtOnce) return true;
    to.append(there, batch);
    batch.metrics.clear();
    return true;
  });
  to.append(there, batch);
}

void copySnapshots(Store& from, RunId run, Store& to, RunId there) {
  Batch first;
  first.events = from.events(run);
  const std::size_t ancestors = first.events.size() - from.events(run, false).size();
  for (std::size_t k = 0; k < first.events.size(); ++k)
    if (k < ancestors || first.events[k].number >= kInheritedEvents) first.events[k].number = kInheritedEvents + k;
  first.probes = from.probes(run);
  to.append(there, first);
  for (const std::uint64_t update : from.snapshotUpdates(run)) {
    Batch batch;
    for (Snapshot& snapshot : from.snapshots(run, update)) {
      const bool known = std::any_of(first.probes.begin(), first.probes.end(),
                                     [&](const Probe& probe) { return probe.number == snapshot.probe; });
      if (known) batch.snapshots.push_back(std::move(snapshot));
    }
    to.append(there, batch);
  }
}

void copyCheckpoints(Store& from, RunId run, Store& to, RunId there) {
  for (const CheckpointInfo& info : from.checkpoints(run)) {
    to.saveCheckpoint(there, from.loadCheckpoint(run, info.update), std::nullopt);
    if (info.pinned) to.pin(there, info.update, true);
  }
}

}  // namespace

Store::Store(const std::filesystem::path& path, StoreOptions options)
    : m_connection(std::make_unique<Connection>(path, options)) {}
Store::~Store() = default;
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

const std::filesystem::path& Store::path() const {
  return m_connection->path();
}

const OpenReport& Store::report() const {
  return m_connection->report();
}

bool Store::hasAbandonedRuns() {
  return m_connection->guarded("look for interrupted runs", [&] { return !m_connection->deadSessions().empty(); });
}

bool Store::inPlace() {
  return m_connection->inPlace();
}

Store openToRead(const std::filesystem::path& path) {
  StoreOptions options;
  options.create = false;
  StoreOptions reading = options;
  reading.access = StoreOptions::Access::read;
  try {
    Store store(path, reading);
    if (!store.hasAbandonedRuns()) return store;
    try {
      StoreOptions brief = options;
      brief.patience = kBrief;
      Store(path, brief);  // notes which runs were interrupted
    } catch (const StoreError&) {
      // it cannot be written now: it is shown as it stands
    }
    return store;
  } catch (const StoreError& error) {
    if (error.trouble() != Trouble::readOnly) throw;
  }
  Store(path, options);  // brings it to this format, or says why it cannot
  return Store(path, reading);
}

NewRun newRunLike(Store& from, RunId run) {
  const RunDetails details = from.run(run);
  NewRun copy;
  copy.name = details.summary.name;
  copy.note = details.summary.note;
  copy.tags = details.summary.tags;
  copy.settings = details.settings;
  copy.provenance = details.provenance;
  copy.uid = details.summary.uid;
  copy.corpora = details.corpora;
  from.vocabularies(run, copy.source, copy.target);
  return copy;
}

RunId copyRun(Store& from, RunId run, Store& to) {
  const NewRun copy = newRunLike(from, run);
  const RunId there = to.createRun(copy);
  copyMetrics(from, run, to, there);
  copySnapshots(from, run, to, there);
  copyCheckpoints(from, run, to, there);
  const RunSummary summary = from.run(run).summary;
  if (summary.style != CurveStyle{}) to.setStyle(there, summary.style);
  if (summary.state != RunState::running) to.finish(there, summary.state, summary.reason);
  return there;
}

std::string corpusFingerprint(const Corpus& corpus, const Vocabulary& source, const Vocabulary& target) {
  std::uint64_t a = digestOf(vocabularyText(target), digestOf(vocabularyText(source))), b = ~a;
  const auto add = [&](std::span<const std::int32_t> words) {
    const std::string_view bytes(reinterpret_cast<const char*>(words.data()), words.size_bytes());
    a = digestOf(bytes, a);
    b = digestOf(bytes, b + 1);
  };
  for (std::size_t pair = 0; pair < corpus.size(); ++pair) {
    add(corpus.source(pair));
    add(corpus.target(pair));
  }
  return fmt::format("{}-{:016x}{:016x}", corpus.size(), a, b);
}

std::string corpusFingerprint(const Corpus& corpus, const Vocabulary& source, const Vocabulary& target,
                              std::span<const std::string> texts) {
  std::uint64_t digest = 0;
  for (const std::string& text : texts) digest = digestOf(text, digest + 1);
  return fmt::format("{}-{:016x}", corpusFingerprint(corpus, source, target), digest);
}

}  // namespace lookback::store
