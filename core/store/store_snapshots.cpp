// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <set>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/run_events.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

/// The matrix must outlive the statement's execution.
void bindFloats(SQLite::Statement& statement, int index, const Matrix<float>& matrix) {
  if (matrix.size() == 0) {
    statement.bind(index);
  } else {
    statement.bindNoCopy(index, matrix.data(), static_cast<int>(matrix.size() * Index{sizeof(float)}));
  }
}

Matrix<float> floatsFrom(const SQLite::Column& column, Index rows, Index columns) {
  const auto bytes = static_cast<std::size_t>(column.getBytes());
  if (bytes == 0) return {};
  if (rows < 0 || columns < 0 || rows > (1 << 20) || columns > (1 << 20) ||
      bytes != sizeof(float) * static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
    throw Error(fmt::format("a snapshot has {} bytes, which are not {} x {} numbers; `runs check` tells more", bytes,
                            rows, columns));
  Matrix<float> matrix(rows, columns);
  std::memcpy(matrix.data(), column.getBlob(), bytes);
  return matrix;
}

std::uint64_t nextEvent(SQLite::Database& db, RunId run) {
  SQLite::Statement query(db, "SELECT coalesce(max(number), 0) + 1 FROM event WHERE run_id = ? AND number < ?");
  query.bind(1, run);
  query.bind(2, stored(kInheritedEvents));
  query.executeStep();
  return loaded(query.getColumn(0));
}

/// A hand that sets the learning rate takes the place of changes that a resumed run would have repeated later.
void replaceLaterRates(SQLite::Database& db, RunId run, const RunEvent& event) {
  SQLite::Statement remove(db, "DELETE FROM event WHERE run_id = ? AND kind = ? AND update_no > ? AND number <> ?");
  remove.bind(1, run);
  remove.bind(2, event.kind);
  remove.bind(3, stored(event.update));
  remove.bind(4, stored(event.number));
  remove.exec();
}

Snapshot snapshotFrom(SQLite::Statement& row) {
  Snapshot snapshot;
  snapshot.update = loaded(row.getColumn(0));
  snapshot.probe = row.getColumn(1).getInt();
  snapshot.output = wordsFrom(row.getColumn(2).getString());
  snapshot.logProbability = realFrom(row, 3, 0, row.getColumn(4).getInt64()).value_or(0);
  const Index rows = row.getColumn(5).getInt64(), columns = row.getColumn(6).getInt64();
  snapshot.alpha = floatsFrom(row.getColumn(7), rows, columns);
  snapshot.energies = floatsFrom(row.getColumn(8), rows, columns);
  return snapshot;
}

}  // namespace

void insertEvents(SQLite::Database& db, RunId run, std::span<const RunEvent> events) {
  SQLite::Statement insert(
      db,
      "INSERT INTO event(run_id, number, update_no, at, kind, detail) VALUES(?, ?, ?, ?, ?, ?) "
      "ON CONFLICT(run_id, number) DO UPDATE SET update_no = excluded.update_no, at = excluded.at, "
      "kind = excluded.kind, detail = excluded.detail");
  for (const RunEvent& event : events) {
    if (event.kind == kRateEvent) replaceLaterRates(db, run, event);
    insert.bind(1, run);
    insert.bind(2, stored(event.number != 0 ? event.number : nextEvent(db, run)));
    insert.bind(3, stored(event.update));
    insert.bind(4, event.at);
    insert.bind(5, event.kind);
    insert.bind(6, event.detail);
    insert.exec();
    insert.reset();
  }
}

void insertProbes(SQLite::Database& db, RunId run, std::span<const Probe> probes) {
  SQLite::Statement insert(db,
                           "INSERT INTO probe(run_id, number, source, reference, gold, added_at) VALUES(?, ?, ?, ?, ?, "
                           "?) ON CONFLICT(run_id, number) DO UPDATE SET source = excluded.source, reference = "
                           "excluded.reference, gold = excluded.gold, added_at = excluded.added_at");
  for (const Probe& probe : probes) {
    insert.bind(1, run);
    insert.bind(2, probe.number);
    insert.bind(3, wordsText(probe.source));
    insert.bind(4, wordsText(probe.reference));
    if (probe.gold) {
      insert.bind(5, linksText(*probe.gold));
    } else {
      insert.bind(5);
    }
    insert.bind(6, stored(probe.addedAt));
    insert.exec();
    insert.reset();
  }
}

void insertSnapshots(SQLite::Database& db, RunId run, std::span<const Snapshot> snapshots) {
  SQLite::Statement insert(
      db,
      "INSERT INTO snapshot(run_id, update_no, probe, output, log_probability, special, rows, columns, alpha, "
      "energies) "
      "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(run_id, update_no, probe) DO UPDATE SET output = "
      "excluded.output, log_probability = excluded.log_probability, special = excluded.special, rows = excluded.rows, "
      "columns = excluded.columns, alpha = excluded.alpha, energies = excluded.energies");
  for (const Snapshot& snapshot : snapshots) {
    const Matrix<float>& larger = snapshot.alpha.size() > 0 ? snapshot.alpha : snapshot.energies;
    LOOKBACK_EXPECTS(
        snapshot.alpha.size() == 0 || snapshot.energies.size() == 0 ||
        (snapshot.alpha.rows() == snapshot.energies.rows() && snapshot.alpha.cols() == snapshot.energies.cols()));
    const std::array<std::optional<double>, 1> reals = {snapshot.logProbability};
    insert.bind(1, run);
    insert.bind(2, stored(snapshot.update));
    insert.bind(3, snapshot.probe);
    insert.bind(4, wordsText(snapshot.output));
    insert.bind(6, bindReals(insert, 5, reals));
    insert.bind(7, std::int64_t{larger.rows()});
    insert.bind(8, std::int64_t{larger.cols()});
    bindFloats(insert, 9, snapshot.alpha);
    bindFloats(insert, 10, snapshot.energies);
    insert.exec();
    insert.reset();
  }
}

void Store::append(RunId run, const Batch& batch) {
  if (batch.empty()) return;
  m_connection->write(fmt::format("record run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    insertMetrics(db, run, batch.metrics);
    insertEvents(db, run, batch.events);
    insertProbes(db, run, batch.probes);
    insertSnapshots(db, run, batch.snapshots);
  });
}

std::vector<RunEvent> Store::events(RunId run, bool ancestors) {
  return m_connection->read(fmt::format("read the events of run {}", run), [&](SQLite::Database& db) {
    std::vector<RunEvent> events;
    for (const Stretch& part : stretches(db, run, ancestors)) {
      SQLite::Statement query(db,
                              "SELECT number, update_no, at, kind, detail FROM event WHERE run_id = ? AND update_no "
                              "BETWEEN ? AND ? ORDER BY update_no, number < ?, number");
      query.bind(1, part.run);
      query.bind(2,
                 stored(part.from == 0 || part.run != run ? part.from : part.from - 1));  // at the fork: the branch's
      query.bind(3, stored(part.upTo));
      query.bind(4, stored(kInheritedEvents));
      while (query.executeStep()) {
        events.push_back({loaded(query.getColumn(0)), loaded(query.getColumn(1)), query.getColumn(2).getInt64(),
                          query.getColumn(3).getString(), query.getColumn(4).getString()});
      }
    }
    return events;
  });
}

std::vector<Probe> Store::probes(RunId run) {
  return m_connection->read(fmt::format("read the probe sentences of run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement query(
        db, "SELECT number, source, reference, gold, added_at FROM probe WHERE run_id = ? ORDER BY number");
    query.bind(1, run);
    std::vector<Probe> probes;
    while (query.executeStep()) {
      Probe probe;
      probe.number = query.getColumn(0).getInt();
      probe.source = wordsFrom(query.getColumn(1).getString());
      probe.reference = wordsFrom(query.getColumn(2).getString());
      if (!query.getColumn(3).isNull()) probe.gold = parseLinks(query.getColumn(3).getString());
      probe.addedAt = loaded(query.getColumn(4));
      probes.push_back(probe);
    }
    return probes;
  });
}

std::vector<std::uint64_t> Store::snapshotUpdates(RunId run, bool ancestors) {
  return m_connection->read(fmt::format("list the snapshots of run {}", run), [&](SQLite::Database& db) {
    std::vector<std::uint64_t> updates;
    for (const Stretch& part : stretches(db, run, ancestors)) {
      SQLite::Statement query(db,
                              "SELECT DISTINCT update_no FROM snapshot WHERE run_id = ? AND update_no BETWEEN ? AND ? "
                              "ORDER BY update_no");
      query.bind(1, part.run);
      query.bind(2, stored(part.from));
      query.bind(3, stored(part.upTo));
      while (query.executeStep()) updates.push_back(loaded(query.getColumn(0)));
    }
    return updates;
  });
}

std::vector<Snapshot> Store::snapshots(RunId run, std::uint64_t update) {
  return m_connection->read(
      fmt::format("read the snapshots of update {} of run {}", update, run), [&](SQLite::Database& db) {
        std::vector<Snapshot> snapshots;
        for (const Stretch& part : stretches(db, run, true)) {
          if (update < part.from || update > part.upTo) continue;
          SQLite::Statement query(db,
                                  "SELECT update_no, probe, output, log_probability, special, rows, columns, alpha, "
                                  "energies FROM snapshot WHERE run_id = ? AND update_no = ? ORDER BY probe");
          query.bind(1, part.run);
          query.bind(2, stored(update));
          while (query.executeStep()) snapshots.push_back(snapshotFrom(query));
        }
        return snapshots;
      });
}

}  // namespace lookback::store
