// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/schema.h"

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <array>

namespace lookback::store {
namespace {

constexpr const char* kFirst = R"(
-- A program that has runs in state 'running'; identity tells whether it still lives.
CREATE TABLE session(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  pid INTEGER NOT NULL,
  identity TEXT NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT;

CREATE TABLE vocabulary(
  id INTEGER PRIMARY KEY,
  fingerprint TEXT NOT NULL UNIQUE,
  words TEXT NOT NULL                     -- after the two marks, one a line
) STRICT;

CREATE TABLE corpus(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  fingerprint TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  direction TEXT NOT NULL,
  pairs INTEGER NOT NULL,
  source_words INTEGER NOT NULL,
  target_words INTEGER NOT NULL,
  origin TEXT NOT NULL,
  added_at INTEGER NOT NULL
) STRICT;

CREATE TABLE run(
  id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used again
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  note TEXT NOT NULL,
  state TEXT NOT NULL CHECK(state IN ('running', 'done', 'stopped', 'diverged', 'interrupted', 'failed')),
  reason TEXT NOT NULL DEFAULT '',
  session_id INTEGER REFERENCES session(id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  trashed_at INTEGER,
  parent_id INTEGER REFERENCES run(id),
  fork_update INTEGER,
  system TEXT NOT NULL,
  scorer TEXT NOT NULL,
  direction TEXT NOT NULL,
  parameters INTEGER NOT NULL,
  updates INTEGER NOT NULL DEFAULT 0,     -- from here on kept in step with metric and checkpoint, so that lists
  epochs REAL NOT NULL DEFAULT 0,         -- read this table alone
  seconds REAL NOT NULL DEFAULT 0,
  loss REAL,
  best_dev_loss REAL,
  best_bleu REAL,
  best_aer REAL,
  checkpoints INTEGER NOT NULL DEFAULT 0,
  checkpoint_bytes INTEGER NOT NULL DEFAULT 0,
  CHECK((parent_id IS NULL) = (fork_update IS NULL))
) STRICT;
CREATE INDEX run_by_creation ON run(created_at);
CREATE INDEX run_by_parent ON run(parent_id);
CREATE INDEX run_by_session ON run(session_id);

CREATE TABLE run_tag(
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  tag TEXT NOT NULL,
  PRIMARY KEY(run_id, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE run_settings(
  run_id INTEGER PRIMARY KEY REFERENCES run(id) ON DELETE CASCADE,
  settings TEXT NOT NULL,                 -- JSON
  provenance TEXT NOT NULL,               -- JSON
  source_vocabulary INTEGER NOT NULL REFERENCES vocabulary(id),
  target_vocabulary INTEGER NOT NULL REFERENCES vocabulary(id)
) STRICT;
CREATE INDEX run_settings_by_source ON run_settings(source_vocabulary);
CREATE INDEX run_settings_by_target ON run_settings(target_vocabulary);

CREATE TABLE run_corpus(
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  role TEXT NOT NULL,
  corpus_id INTEGER NOT NULL REFERENCES corpus(id),
  PRIMARY KEY(run_id, role)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_corpus_by_corpus ON run_corpus(corpus_id);

CREATE TABLE metric(
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  update_no INTEGER NOT NULL,
  epochs REAL,
  seconds REAL,
  loss REAL,
  gradient_norm REAL,
  rate REAL,
  dev_loss REAL,
  dev_bleu REAL,
  aer REAL,
  target_words INTEGER,
  special INTEGER NOT NULL DEFAULT 0,     -- bit k: the k-th of the eight REALs is NaN; bit 32 + k: it is -0
  PRIMARY KEY(run_id, update_no)
) STRICT, WITHOUT ROWID;

CREATE TABLE event(
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  update_no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  detail TEXT NOT NULL,
  PRIMARY KEY(run_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE probe(
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  source TEXT NOT NULL,                   -- JSON list of words
  reference TEXT NOT NULL,
  gold TEXT,                              -- links as in an alignment file
  added_at INTEGER NOT NULL,              -- update
  PRIMARY KEY(run_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot(
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL,
  update_no INTEGER NOT NULL,
  probe INTEGER NOT NULL,
  output TEXT NOT NULL,                   -- JSON list of words
  log_probability REAL,
  special INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  columns INTEGER NOT NULL,
  alpha BLOB,                             -- float32, column after column; NULL: none
  energies BLOB,
  UNIQUE(run_id, update_no, probe),
  FOREIGN KEY(run_id, probe) REFERENCES probe(run_id, number) ON DELETE CASCADE
) STRICT;
CREATE INDEX snapshot_by_probe ON snapshot(run_id, probe);

CREATE TABLE checkpoint(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  run_id INTEGER NOT NULL REFERENCES run(id) ON DELETE CASCADE,
  update_no INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  cursor_epoch INTEGER NOT NULL,
  cursor_batch INTEGER NOT NULL,
  target_words INTEGER NOT NULL,
  epochs REAL,
  seconds REAL,
  dev_loss REAL,
  dev_bleu REAL,
  aer REAL,
  best_score REAL,
  best_dev_loss REAL,
  special INTEGER NOT NULL,
  best_update INTEGER NOT NULL,
  evaluations_since_best INTEGER NOT NULL,
  extra TEXT NOT NULL,
  pinned INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  UNIQUE(run_id, update_no)
) STRICT;

CREATE TABLE checkpoint_tensor(
  id INTEGER PRIMARY KEY,
  checkpoint_id INTEGER NOT NULL REFERENCES checkpoint(id) ON DELETE CASCADE,
  part TEXT NOT NULL,                     -- 'parameters', 'first', 'second', 'best'
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  rows INTEGER NOT NULL,
  columns INTEGER NOT NULL,
  digest INTEGER NOT NULL,                -- of the bytes
  data BLOB,                              -- float32, column after column; NULL: all zero
  UNIQUE(checkpoint_id, part, position)
) STRICT;

CREATE TABLE gold_link(
  corpus_id INTEGER NOT NULL REFERENCES corpus(id) ON DELETE CASCADE,
  author TEXT NOT NULL,                   -- '': the corpus's own
  pair INTEGER NOT NULL,
  links TEXT NOT NULL,                    -- as a line of an alignment file
  PRIMARY KEY(corpus_id, author, pair)
) STRICT, WITHOUT ROWID;

CREATE TABLE lesson_progress(
  lesson TEXT NOT NULL,
  page INTEGER NOT NULL,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY(lesson, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  lesson TEXT NOT NULL,
  item TEXT NOT NULL,
  answer TEXT NOT NULL,
  correct INTEGER,
  score REAL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX answer_by_lesson ON answer(lesson, item);

CREATE TABLE intervention(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  model TEXT NOT NULL,
  source TEXT NOT NULL,
  target TEXT NOT NULL,
  edits TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
)";

// How people want the curves of a run drawn; a run without a row is drawn as the window chooses.
constexpr const char* kSecond = R"(
CREATE TABLE run_style(
  run_id INTEGER PRIMARY KEY REFERENCES run(id) ON DELETE CASCADE,
  colour TEXT NOT NULL,
  dash TEXT NOT NULL,
  marker TEXT NOT NULL
) STRICT;
)";

// Systems scored on test sets.
constexpr const char* kThird = R"(
CREATE TABLE test_set(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  fingerprint TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  direction TEXT NOT NULL,
  sentences INTEGER NOT NULL,
  text TEXT NOT NULL                      -- JSON: sources, references, links
) STRICT;

CREATE TABLE evaluation(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  system TEXT NOT NULL,                   -- 'run:UID@UPDATE', 'file:DIGEST'
  name TEXT NOT NULL,
  decoding TEXT NOT NULL,
  test_set_id INTEGER NOT NULL REFERENCES test_set(id) ON DELETE CASCADE,
  signature TEXT NOT NULL,                -- of BLEU
  facts TEXT NOT NULL,                    -- JSON: parameters, pairs, minutes, ...
  summary TEXT NOT NULL,                  -- JSON: what a list shows
  sentences TEXT NOT NULL,                -- JSON: translation and counts of each sentence
  at INTEGER NOT NULL,
  UNIQUE(system, decoding, test_set_id, signature)
) STRICT;
CREATE INDEX evaluation_by_test_set ON evaluation(test_set_id);
)";

// What a learner has typed under a question and not answered with yet.
constexpr const char* kFourth = R"(
CREATE TABLE lesson_draft(
  lesson TEXT NOT NULL,
  item TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY(lesson, item)
) STRICT, WITHOUT ROWID;
)";

constexpr std::array<const char*, 4> kMigrations = {kFirst, kSecond, kThird, kFourth};

}  // namespace

std::span<const char* const> migrations() {
  return kMigrations;
}

std::int64_t userVersion(SQLite::Database& db) {
  return db.execAndGet("PRAGMA user_version").getInt64();
}

std::optional<std::int64_t> migrate(SQLite::Database& db, std::span<const char* const> steps,
                                    const std::function<void(std::int64_t version)>& beforeChange) {
  const auto known = static_cast<std::int64_t>(steps.size());
  if (userVersion(db) >= known) return std::nullopt;
  SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
  const std::int64_t found = userVersion(db);  // again: another program may have been first
  if (found >= known) return std::nullopt;
  if (found > 0) beforeChange(found);
  for (std::int64_t version = found; version < known; ++version) db.exec(steps[static_cast<std::size_t>(version)]);
  db.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, known));
  transaction.commit();
  return found;
}

}  // namespace lookback::store
