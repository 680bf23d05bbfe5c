// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <span>

#include "core/store/records.h"

// Parts of a transaction, which the caller begins and commits. They throw SQLite::Exception.
namespace lookback::store {

CorpusId insertCorpus(SQLite::Database& db, const CorpusRecord& corpus, Milliseconds now);
/// Columns of table corpus in the order that corpusFrom reads.
inline constexpr const char* kCorpusColumns =
    "id, fingerprint, name, direction, pairs, source_words, target_words, origin, added_at";
CorpusRecord corpusFrom(SQLite::Statement& row);
/// Numbers from here on are those of events that came from an ancestor; a run's own are smaller.
inline constexpr std::uint64_t kInheritedEvents = 1'000'000'000;

void insertMetrics(SQLite::Database& db, RunId run, std::span<const MetricRow> rows);
void insertEvents(SQLite::Database& db, RunId run, std::span<const RunEvent> events);
void insertProbes(SQLite::Database& db, RunId run, std::span<const Probe> probes);
void insertSnapshots(SQLite::Database& db, RunId run, std::span<const Snapshot> snapshots);

/// Replaces one of the same update. Returns its bytes.
std::uint64_t insertCheckpoint(SQLite::Database& db, RunId run, const Checkpoint& checkpoint, Milliseconds now,
                               bool pinned);
/// Sets the columns of `run` that summarise its checkpoints.
void summariseCheckpoints(SQLite::Database& db, RunId run);

}  // namespace lookback::store
