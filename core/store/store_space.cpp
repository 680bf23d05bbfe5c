// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <set>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"

namespace lookback::store {
namespace {

namespace fs = std::filesystem;

std::uint64_t sizeOf(fs::path path, const char* suffix) {
  path += suffix;
  std::error_code reason;
  const std::uintmax_t size = fs::file_size(path, reason);
  return reason ? 0 : size;
}

std::uint64_t number(SQLite::Database& db, const std::string& sql) {
  return loaded(db.execAndGet(sql));
}

/// Gives each branch of `run` the part of the curve that it shows and only `run` holds, and hangs it on the next
/// ancestor.
void handOver(SQLite::Database& db, RunId run) {
  SQLite::Statement own(db, "SELECT parent_id, coalesce(fork_update, -1) FROM run WHERE id = ?");
  own.bind(1, run);
  own.executeStep();
  const auto grandparent = optionalInteger(own.getColumn(0));
  const std::int64_t start = own.getColumn(1).getInt64();
  for (const char* const table :
       {"metric", "snapshot"}) {  // of the fork itself: the ancestor's is the one that is shown
    SQLite::Statement remove(
        db,
        fmt::format("DELETE FROM {} WHERE run_id IN (SELECT id FROM run WHERE parent_id = ?) AND update_no <= (SELECT "
                    "fork_update FROM run WHERE id = run_id)",
                    table));
    remove.bind(1, run);
    remove.exec();
  }
  for (const char* const copy :
       {"INSERT INTO metric SELECT child.id, update_no, metric.epochs, metric.seconds, metric.loss, gradient_norm, "
        "rate, "
        "dev_loss, dev_bleu, aer, target_words, special FROM metric JOIN run AS child ON child.parent_id = ?1 WHERE "
        "run_id = ?1 AND update_no > ?2 AND update_no <= child.fork_update",
        "INSERT INTO snapshot(run_id, update_no, probe, output, log_probability, special, rows, columns, alpha, "
        "energies) "
        "SELECT child.id, update_no, probe, output, log_probability, special, rows, columns, alpha, energies FROM "
        "snapshot JOIN run AS child ON child.parent_id = ?1 WHERE run_id = ?1 AND update_no > ?2 AND update_no <= "
        "child.fork_update AND EXISTS (SELECT 1 FROM probe WHERE probe.run_id = child.id AND number = probe)",
        "INSERT INTO event(run_id, number, update_no, at, kind, detail) SELECT child.id, number + "
        "max(1000000000, (SELECT coalesce(max(number), 0) FROM event WHERE run_id = child.id)), update_no, at, kind, "
        "detail FROM event JOIN run AS child ON child.parent_id = ?1 WHERE run_id = ?1 AND update_no >= ?2 AND "
        "update_no <= child.fork_update"}) {
    SQLite::Statement statement(db, copy);
    statement.bind(1, run);
    statement.bind(2, start);
    statement.exec();
  }
  SQLite::Statement hang(
      db,
      "UPDATE run SET parent_id = ?2, fork_update = iif(?2 IS NULL, NULL, min(fork_update, ?3)) WHERE "
      "parent_id = ?1");
  hang.bind(1, run);
  bindOptional(hang, 2, grandparent);
  hang.bind(3, start);
  hang.exec();
}

void expectInTrash(SQLite::Database& db, RunId run) {
  expectRun(db, run);
  if (number(db, fmt::format("SELECT trashed_at IS NOT NULL FROM run WHERE id = {}", run)) == 0)
    throw Error(ErrorCode::wrongUsage, fmt::format("run {} is not in the trash; move it there first", run));
}

void removeRun(SQLite::Database& db, RunId run) {
  expectInTrash(db, run);
  handOver(db, run);
  db.exec(fmt::format("DELETE FROM run WHERE id = {}", run));
}

std::vector<std::string> lines(SQLite::Database& db, const std::string& pragma) {
  std::vector<std::string> found;
  SQLite::Statement query(db, pragma);
  while (query.executeStep()) {
    if (const std::string line = query.getColumn(0).getString(); line != "ok") found.push_back(line);
  }
  return found;
}

/// Every checkpoint read whole and compared with its digests.
void checkTensors(SQLite::Database& db, std::vector<std::string>& problems) {
  SQLite::Statement query(db, R"(
SELECT run_id, update_no, part, name, rows, columns, digest, data FROM checkpoint_tensor
JOIN checkpoint ON checkpoint.id = checkpoint_id)");
  while (query.executeStep()) {
    const SQLite::Column data = query.getColumn(7);
    const auto bytes =
        static_cast<std::uint64_t>(query.getColumn(4).getInt64() * query.getColumn(5).getInt64()) * sizeof(float);
    const std::string name = query.getColumn(3).getString();
    std::string zeros;
    if (data.isNull()) zeros.assign(bytes, '\0');
    const std::string_view numbers = data.isNull() ? std::string_view(zeros)
                                                   : std::string_view(static_cast<const char*>(data.getBlob()),
                                                                      static_cast<std::size_t>(data.getBytes()));
    if (numbers.size() == bytes && digestOf(numbers, digestOf(name)) == loaded(query.getColumn(6))) continue;
    problems.push_back(fmt::format("checkpoint of update {} of run {}: {} of its {} is not what was written",
                                   query.getColumn(1).getInt64(), query.getColumn(0).getInt64(), name,
                                   query.getColumn(2).getString()));
  }
}

}  // namespace

void Store::moveToTrash(RunId run) {
  const std::int64_t process = this->run(run).summary.process;
  if (process != 0)
    throw Error(ErrorCode::wrongUsage,
                fmt::format("run {} is being trained right now, by process {}; stop it first", run, process));
  m_connection->write(fmt::format("move run {} to the trash", run), [&](SQLite::Database& db) {
    SQLite::Statement update(db, "UPDATE run SET trashed_at = coalesce(trashed_at, ?) WHERE id = ?");
    update.bind(1, m_connection->now());
    update.bind(2, run);
    update.exec();
  });
}

void Store::restoreFromTrash(RunId run) {
  m_connection->write(fmt::format("take run {} out of the trash", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    db.exec(fmt::format("UPDATE run SET trashed_at = NULL WHERE id = {}", run));
  });
}

std::uint64_t Store::purge(std::span<const RunId> runs) {
  m_connection->write("delete runs", [&](SQLite::Database& db) {
    for (const RunId run : std::set<RunId>(runs.begin(), runs.end())) removeRun(db, run);
    db.exec(
        "DELETE FROM vocabulary WHERE NOT EXISTS (SELECT 1 FROM run_settings WHERE source_vocabulary = vocabulary.id "
        "OR "
        "target_vocabulary = vocabulary.id)");
  });
  return compact();
}

std::uint64_t Store::emptyTrash(Milliseconds before) {
  const auto runs = m_connection->read("list the trash", [&](SQLite::Database& db) {
    std::vector<RunId> found;
    SQLite::Statement query(db, "SELECT id FROM run WHERE trashed_at <= ?");
    query.bind(1, before);
    while (query.executeStep()) found.push_back(query.getColumn(0).getInt64());
    return found;
  });
  return purge(runs);
}

std::uint64_t Store::compact() {
  const std::uint64_t before = sizeOf(path(), "");
  m_connection->guarded("give free space back to the disk", [&] {
    SQLite::Database& db = m_connection->db();
    db.exec("PRAGMA incremental_vacuum");
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");  // the file shrinks when the log goes into it
  });
  const std::uint64_t after = sizeOf(path(), "");
  return before > after ? before - after : 0;
}

DiskUse Store::diskUse() {
  return m_connection->read("measure the disk use", [&](SQLite::Database& db) {
    DiskUse use;
    use.fileBytes = sizeOf(path(), "") + sizeOf(path(), "-wal");
    use.freeBytes = number(db, "PRAGMA freelist_count") * number(db, "PRAGMA page_size");
    use.checkpointBytes = number(db, "SELECT coalesce(sum(checkpoint_bytes), 0) FROM run");
    use.trashBytes = number(db, "SELECT coalesce(sum(checkpoint_bytes), 0) FROM run WHERE trashed_at IS NOT NULL");
    use.runs = number(db, "SELECT count(*) FROM run WHERE trashed_at IS NULL");
    use.trashedRuns = number(db, "SELECT count(*) FROM run WHERE trashed_at IS NOT NULL");
    return use;
  });
}

std::vector<std::string> Store::check() {
  std::vector<std::string> problems;
  try {
    m_connection->read("check", [&](SQLite::Database& db) {
      problems = lines(db, "PRAGMA integrity_check(100)");
      for (const std::string& table : lines(db, "PRAGMA foreign_key_check"))
        problems.push_back("table " + table + ": a row refers to one that is not there");
      checkTensors(db, problems);
    });
  } catch (const StoreError& error) {
    if (error.trouble() != Trouble::damaged) throw;
    problems.push_back(error.what());  // so damaged that the check itself cannot go on
  }
  return problems;
}

}  // namespace lookback::store
