// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <memory>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

/// The update whose checkpoint is the run's best, as the newest checkpoint knows it; 0 if nothing was evaluated.
std::uint64_t bestUpdateOf(SQLite::Database& db, RunId run) {
  SQLite::Statement query(db, "SELECT best_update FROM checkpoint WHERE run_id = ? ORDER BY update_no DESC LIMIT 1");
  query.bind(1, run);
  return query.executeStep() ? loaded(query.getColumn(0)) : 0;
}

std::vector<std::int64_t> idsToThin(SQLite::Database& db, RunId run, const Thinning& thinning, std::uint64_t& bytes) {
  std::vector<std::int64_t> ids;
  std::vector<std::uint64_t> updates, bestOf, sizes;
  std::vector<char> pinned;
  SQLite::Statement query(
      db, "SELECT id, update_no, best_update, pinned, bytes FROM checkpoint WHERE run_id = ? ORDER BY update_no");
  query.bind(1, run);
  while (query.executeStep()) {
    ids.push_back(query.getColumn(0).getInt64());
    updates.push_back(loaded(query.getColumn(1)));
    bestOf.push_back(loaded(query.getColumn(2)));
    pinned.push_back(query.getColumn(3).getInt() != 0 ? 1 : 0);
    sizes.push_back(loaded(query.getColumn(4)));
  }
  const auto flags = std::make_unique<bool[]>(pinned.size());  // a vector of bool has no span
  for (std::size_t k = 0; k < pinned.size(); ++k) flags[k] = pinned[k] != 0;
  const std::vector<bool> kept =
      keptByThinning(updates, bestOf, {flags.get(), pinned.size()}, bestUpdateOf(db, run), thinning);
  std::vector<std::int64_t> going;
  for (std::size_t k = 0; k < ids.size(); ++k) {
    if (kept[k]) continue;
    going.push_back(ids[k]);
    bytes += sizes[k];
  }
  return going;
}

/// What lies after the checkpoint that a run goes on from. What hands did to it stays and is done again at the same
/// updates, as in a run that was never interrupted.
void removeAfter(SQLite::Database& db, RunId run, std::uint64_t update) {
  for (const char* const rows :
       {"metric WHERE", "event WHERE kind NOT IN ('rate', 'probe') AND", "snapshot WHERE", "checkpoint WHERE"}) {
    SQLite::Statement remove(db, fmt::format("DELETE FROM {} run_id = ? AND update_no > ?", rows));
    remove.bind(1, run);
    remove.bind(2, stored(update));
    remove.exec();
  }
}

std::uint64_t newestUpdate(SQLite::Database& db, RunId run) {
  SQLite::Statement query(db, "SELECT max(update_no) FROM checkpoint WHERE run_id = ?");
  query.bind(1, run);
  query.executeStep();
  if (query.getColumn(0).isNull())
    throw Error(ErrorCode::wrongUsage, fmt::format("run {} has no checkpoint to go on from; start it again", run));
  return loaded(query.getColumn(0));
}

RunId insertBranch(Connection& connection, SQLite::Database& db, RunId parent, const Checkpoint& checkpoint) {
  const std::uint64_t update = checkpoint.state.updates;
  SQLite::Statement run(db, R"(
INSERT INTO run(uid, name, note, state, session_id, created_at, parent_id, fork_update, system, scorer, direction,
                parameters, updates, epochs, seconds)
SELECT ?, name || ' @' || ?2, '', 'running', ?3, ?4, id, ?2, system, scorer, direction, parameters, ?2, ?5, ?6
FROM run WHERE id = ?7)");
  run.bind(1, connection.options().newUid());
  run.bind(2, stored(update));
  run.bind(3, connection.sessionId(db));
  run.bind(4, connection.now());
  run.bind(5, checkpoint.epochs);
  run.bind(6, checkpoint.state.seconds);
  run.bind(7, parent);
  run.exec();
  const RunId branch = db.getLastInsertRowid();
  for (const char* const copy :
       {"INSERT INTO run_settings(run_id, settings, provenance, source_vocabulary, target_vocabulary) SELECT ?1, "
        "settings, provenance, source_vocabulary, target_vocabulary FROM run_settings WHERE run_id = ?2",
        "INSERT INTO run_corpus(run_id, role, corpus_id) SELECT ?1, role, corpus_id FROM run_corpus WHERE run_id = ?2",
        "INSERT INTO run_tag(run_id, tag) SELECT ?1, tag FROM run_tag WHERE run_id = ?2",
        "INSERT INTO probe(run_id, number, source, reference, gold, added_at) SELECT ?1, number, source, reference, "
        "gold, added_at FROM probe WHERE run_id = ?2 AND added_at <= (SELECT fork_update FROM run WHERE id = ?1)"}) {
    SQLite::Statement statement(db, copy);
    statement.bind(1, branch);
    statement.bind(2, parent);
    statement.exec();
  }
  insertCheckpoint(db, branch, checkpoint, connection.now(), false);
  summariseCheckpoints(db, branch);
  return branch;
}

void goOn(Connection& connection, SQLite::Database& db, RunId run, std::uint64_t update) {
  removeAfter(db, run, update);
  SQLite::Statement state(
      db,
      "UPDATE run SET state = 'running', reason = '', ended_at = NULL, trashed_at = NULL, session_id "
      "= ? WHERE id = ?");
  state.bind(1, connection.sessionId(db));
  state.bind(2, run);
  state.exec();
  summarise(db, run);
  summariseCheckpoints(db, run);
}

}  // namespace

std::vector<CheckpointInfo> Store::checkpoints(RunId run) {
  return m_connection->read(fmt::format("list the checkpoints of run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    const std::uint64_t best = bestUpdateOf(db, run);
    SQLite::Statement query(db,
                            "SELECT update_no, created_at, epochs, seconds, dev_loss, dev_bleu, aer, special, pinned, "
                            "bytes FROM checkpoint WHERE run_id = ? ORDER BY update_no");
    query.bind(1, run);
    std::vector<CheckpointInfo> all;
    while (query.executeStep()) {
      const std::int64_t special = query.getColumn(7).getInt64();
      const auto real = [&](int k) { return realFrom(query, 2 + k, k, special); };
      CheckpointInfo info;
      info.update = loaded(query.getColumn(0));
      info.createdAt = query.getColumn(1).getInt64();
      info.epochs = real(0).value_or(0);
      info.seconds = real(1).value_or(0);
      info.devLoss = real(2);
      info.devBleu = real(3);
      info.aer = real(4);
      info.best = info.update == best && best != 0;
      info.pinned = query.getColumn(8).getInt() != 0;
      info.bytes = loaded(query.getColumn(9));
      all.push_back(info);
    }
    return all;
  });
}

void Store::pin(RunId run, std::uint64_t update, bool pinned) {
  m_connection->write(fmt::format("pin the checkpoint of update {} of run {}", update, run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement change(db, "UPDATE checkpoint SET pinned = ? WHERE run_id = ? AND update_no = ?");
    change.bind(1, pinned ? 1 : 0);
    change.bind(2, run);
    change.bind(3, stored(update));
    if (change.exec() == 0)
      throw Error(ErrorCode::wrongUsage, fmt::format("run {} has no checkpoint of update {}", run, update));
  });
}

std::uint64_t Store::thin(RunId run, const Thinning& thinning) {
  return m_connection->write(fmt::format("thin the checkpoints of run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    std::uint64_t bytes = 0;
    const auto going = idsToThin(db, run, thinning, bytes);
    if (going.empty()) return bytes;
    SQLite::Statement remove(db, "DELETE FROM checkpoint WHERE id = ?");
    for (const std::int64_t id : going) {
      remove.bind(1, id);
      remove.exec();
      remove.reset();
    }
    summariseCheckpoints(db, run);
    return bytes;
  });
}

ResumePoint Store::resume(RunId run, std::optional<std::uint64_t> update) {
  const std::string doing = fmt::format("resume run {}", run);
  const std::uint64_t newest = m_connection->read(doing, [&](SQLite::Database& db) {
    expectRun(db, run);
    return newestUpdate(db, run);
  });
  const std::int64_t process = this->run(run).summary.process;
  const auto expectIdle = [&] {
    if (process != 0)
      throw Error(ErrorCode::wrongUsage,
                  fmt::format("run {} is being trained right now, by process {}; stop that first, "
                              "or resume from an older checkpoint to make a branch",
                              run, process));
  };
  if (!update) expectIdle();  // at once: what is the last checkpoint now may be an older one in a moment
  ResumePoint point;
  point.checkpoint = loadCheckpoint(run, update.value_or(newest));
  m_connection->write(doing, [&](SQLite::Database& db) {
    point.branch = point.checkpoint.state.updates != newestUpdate(db, run);
    if (!point.branch) expectIdle();
    point.run = point.branch ? insertBranch(*m_connection, db, run, point.checkpoint) : run;
    if (!point.branch) goOn(*m_connection, db, run, point.checkpoint.state.updates);
  });
  point.details = this->run(point.run);
  vocabularies(point.run, point.source, point.target);
  return point;
}

}  // namespace lookback::store
