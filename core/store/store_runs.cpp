// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/model/model_file.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/writing.h"
#include "core/text/unicode.h"

namespace lookback::store {
namespace {

std::string directionText(const Direction& direction) {
  return fmt::format("{}-{}", languageCode(direction.source), languageCode(direction.target));
}

std::uint64_t numbersOf(const ModelConfig& config) {
  std::uint64_t numbers = 0;
  for (const TensorShape& shape : tensorShapes(config))
    numbers += static_cast<std::uint64_t>(shape.rows * shape.columns);
  return numbers;
}

std::int64_t vocabularyId(SQLite::Database& db, const Vocabulary& vocabulary) {
  const std::string words = vocabularyText(vocabulary);
  const std::string fingerprint =
      fmt::format("{}-{:016x}{:016x}", vocabulary.size(), digestOf(words), digestOf(words, 1));
  SQLite::Statement insert(db, "INSERT INTO vocabulary(fingerprint, words) VALUES(?, ?) ON CONFLICT DO NOTHING");
  insert.bind(1, fingerprint);
  insert.bind(2, words);
  insert.exec();
  SQLite::Statement query(db, "SELECT id FROM vocabulary WHERE fingerprint = ?");
  query.bind(1, fingerprint);
  query.executeStep();
  return query.getColumn(0).getInt64();
}

void insertTags(SQLite::Database& db, RunId run, const std::vector<std::string>& tags) {
  SQLite::Statement insert(db, "INSERT INTO run_tag(run_id, tag) VALUES(?, ?) ON CONFLICT DO NOTHING");
  for (const std::string& tag : tags) {
    if (tag.empty()) continue;
    insert.bind(1, run);
    insert.bind(2, tag);
    insert.exec();
    insert.reset();
  }
}

RunId insertRun(Connection& connection, SQLite::Database& db, const NewRun& run, const std::string& uid) {
  const ModelConfig& config = run.settings.model;
  SQLite::Statement insert(db,
                           "INSERT INTO run(uid, name, note, state, session_id, created_at, system, scorer, direction, "
                           "parameters) VALUES(?, ?, ?, 'running', ?, ?, ?, ?, ?, ?)");
  insert.bind(1, uid);
  insert.bind(2, run.name);
  insert.bind(3, run.note);
  insert.bind(4, connection.sessionId(db));
  insert.bind(5, connection.now());
  insert.bind(6, std::string(systemName(config.scorer)));
  insert.bind(7, std::string(name(config.scorer)));
  insert.bind(8, directionText(config.direction));
  insert.bind(9, stored(numbersOf(config)));
  insert.exec();
  return db.getLastInsertRowid();
}

void insertDetails(SQLite::Database& db, RunId id, const NewRun& run, Milliseconds now) {
  SQLite::Statement settings(db,
                             "INSERT INTO run_settings(run_id, settings, provenance, source_vocabulary, "
                             "target_vocabulary) VALUES(?, ?, ?, ?, ?)");
  settings.bind(1, id);
  settings.bind(2, settingsText(run.settings));
  settings.bind(3, mapText(run.provenance));
  settings.bind(4, vocabularyId(db, run.source));
  settings.bind(5, vocabularyId(db, run.target));
  settings.exec();
  SQLite::Statement corpus(db, "INSERT INTO run_corpus(run_id, role, corpus_id) VALUES(?, ?, ?)");
  for (const auto& [role, record] : run.corpora) {
    corpus.bind(1, id);
    corpus.bind(2, role);
    corpus.bind(3, insertCorpus(db, record, now));
    corpus.exec();
    corpus.reset();
  }
  insertTags(db, id, run.tags);
}

void changeText(Connection& connection, RunId run, const char* column, const std::string& text) {
  connection.write(fmt::format("change the {} of run {}", column, run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement update(db, fmt::format("UPDATE run SET {} = ? WHERE id = ?", column));
    update.bind(1, text);
    update.bind(2, run);
    update.exec();
  });
}

std::optional<RunId> firstId(SQLite::Statement& query) {
  if (!query.executeStep()) return std::nullopt;
  return query.getColumn(0).getInt64();
}

std::optional<std::int64_t> numberOf(std::string text) {
  if (text.starts_with("#")) text.erase(0, 1);
  constexpr std::size_t kMostDigits = 18;
  const bool digits = !text.empty() && text.size() <= kMostDigits &&
                      std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!digits) return std::nullopt;
  return std::stoll(text);
}

RunId runOfName(SQLite::Database& db, const std::string& text, const std::filesystem::path& path) {
  SQLite::Statement named(db, "SELECT id FROM run WHERE name = ? AND trashed_at IS NULL ORDER BY id");
  named.bind(1, text);
  std::vector<std::string> ids;
  RunId found = 0;
  while (named.executeStep()) {
    found = named.getColumn(0).getInt64();
    ids.push_back(std::to_string(found));
  }
  if (ids.size() == 1) return found;
  if (ids.empty())
    throw Error(ErrorCode::wrongUsage, fmt::format("there is no run \"{}\" in the store \"{}\"; `runs list` shows them",
                                                   text, pathText(path)));
  throw Error(ErrorCode::wrongUsage,
              fmt::format("several runs are called \"{}\"; name one by its number: {}", text, fmt::join(ids, ", ")));
}

}  // namespace

RunId Store::createRun(const NewRun& run) {
  const std::string uid = run.uid.empty() ? m_connection->options().newUid() : run.uid;
  return m_connection->write(fmt::format("create the run \"{}\"", run.name), [&](SQLite::Database& db) {
    SQLite::Statement known(db, "SELECT id FROM run WHERE uid = ?");
    known.bind(1, uid);
    if (const auto id = firstId(known)) return *id;
    const RunId id = insertRun(*m_connection, db, run, uid);
    insertDetails(db, id, run, m_connection->now());
    return id;
  });
}

RunId Store::findRun(const std::string& text) {
  return m_connection->read("look for a run", [&](SQLite::Database& db) {
    SQLite::Statement byUid(db, "SELECT id FROM run WHERE uid = ?");
    byUid.bind(1, text);
    if (const auto id = firstId(byUid)) return *id;
    if (const auto number = numberOf(text)) {
      SQLite::Statement byId(db, "SELECT id FROM run WHERE id = ?");
      byId.bind(1, *number);
      if (const auto id = firstId(byId)) return *id;
    }
    return runOfName(db, text, path());
  });
}

std::vector<std::string> Store::tags() {
  return m_connection->read("list the tags", [&](SQLite::Database& db) {
    SQLite::Statement query(db, "SELECT DISTINCT tag FROM run_tag ORDER BY tag");
    std::vector<std::string> tags;
    while (query.executeStep()) tags.push_back(query.getColumn(0).getString());
    return tags;
  });
}

void Store::rename(RunId run, const std::string& name) {
  changeText(*m_connection, run, "name", name);
}

void Store::setNote(RunId run, const std::string& note) {
  changeText(*m_connection, run, "note", note);
}

void Store::setTags(RunId run, const std::vector<std::string>& tags) {
  m_connection->write(fmt::format("tag run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement remove(db, "DELETE FROM run_tag WHERE run_id = ?");
    remove.bind(1, run);
    remove.exec();
    insertTags(db, run, tags);
  });
}

void Store::setStyle(RunId run, const CurveStyle& style) {
  m_connection->write(fmt::format("change how run {} is drawn", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement insert(
        db,
        "INSERT INTO run_style(run_id, colour, dash, marker) VALUES(?1, ?2, ?3, ?4) ON CONFLICT DO "
        "UPDATE SET colour = ?2, dash = ?3, marker = ?4");
    insert.bind(1, run);
    insert.bind(2, style.colour);
    insert.bind(3, style.dash);
    insert.bind(4, style.marker);
    insert.exec();
  });
}

void Store::setSettings(RunId run, const RunSettings& settings) {
  m_connection->write(fmt::format("change the settings of run {}", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement update(db, "UPDATE run_settings SET settings = ? WHERE run_id = ?");
    update.bind(1, settingsText(settings));
    update.bind(2, run);
    update.exec();
  });
}

void Store::finish(RunId run, RunState state, const std::string& reason) {
  m_connection->write(fmt::format("note how run {} ended", run), [&](SQLite::Database& db) {
    expectRun(db, run);
    SQLite::Statement update(db, "UPDATE run SET state = ?, reason = ?, ended_at = ?, session_id = NULL WHERE id = ?");
    update.bind(1, std::string(name(state)));
    update.bind(2, reason);
    update.bind(3, m_connection->now());
    update.bind(4, run);
    update.exec();
  });
}

}  // namespace lookback::store
