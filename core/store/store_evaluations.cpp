// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/evaluations.h"
#include "core/store/store.h"

namespace lookback::store {
namespace {

std::string directionText(const Direction& direction) {
  return fmt::format("{}-{}", languageCode(direction.source), languageCode(direction.target));
}

Direction directionFrom(const std::string& text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string::npos) return {Language::other, Language::other};
  return {languageFromCode(text.substr(0, dash)), languageFromCode(text.substr(dash + 1))};
}

/// One that is known keeps its text and gets the new name.
std::int64_t insertTestSet(SQLite::Database& db, const TestSet& set, const std::string& fingerprint) {
  SQLite::Statement insert(db,
                           "INSERT INTO test_set(fingerprint, name, direction, sentences, text) VALUES(?, ?, ?, ?, ?) "
                           "ON CONFLICT(fingerprint) DO UPDATE SET name = excluded.name");
  insert.bind(1, fingerprint);
  insert.bind(2, set.name);
  insert.bind(3, directionText(set.direction));
  insert.bind(4, stored(set.sources.size()));
  insert.bind(5, testSetText(set));
  insert.exec();
  SQLite::Statement query(db, "SELECT id FROM test_set WHERE fingerprint = ?");
  query.bind(1, fingerprint);
  query.executeStep();
  return query.getColumn(0).getInt64();
}

constexpr const char* kListed =
    "SELECT e.id, e.system, e.name, e.decoding, e.facts, t.fingerprint, t.name, t.direction, e.summary, e.at "
    "FROM evaluation e JOIN test_set t ON t.id = e.test_set_id ORDER BY e.id";

EvaluationRecord recordFrom(SQLite::Statement& row) {
  EvaluationRecord record;
  record.id = row.getColumn(0).getInt64();
  record.system = row.getColumn(1).getString();
  record.name = row.getColumn(2).getString();
  record.decoding = row.getColumn(3).getString();
  record.facts = mapFrom(row.getColumn(4).getString());
  record.testSet = row.getColumn(5).getString();
  record.testSetName = row.getColumn(6).getString();
  record.direction = directionFrom(row.getColumn(7).getString());
  readSummary(row.getColumn(8).getString(), record);
  record.at = row.getColumn(9).getInt64();
  return record;
}

}  // namespace

EvaluationId Store::saveEvaluation(const EvaluationRecord& record, const EvaluationText& text) {
  return m_connection->write(fmt::format("keep the scores of \"{}\"", record.name), [&](SQLite::Database& db) {
    const std::int64_t set = insertTestSet(db, text.set, testSetFingerprint(text.set));
    const std::string signature = bleuSignature(record.bleu, record.references);
    SQLite::Statement remove(
        db, "DELETE FROM evaluation WHERE system = ? AND decoding = ? AND test_set_id = ? AND signature = ?");
    remove.bind(1, record.system);
    remove.bind(2, record.decoding);
    remove.bind(3, set);
    remove.bind(4, signature);
    remove.exec();
    SQLite::Statement insert(db,
                             "INSERT INTO evaluation(system, name, decoding, test_set_id, signature, facts, summary, "
                             "sentences, at) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, record.system);
    insert.bind(2, record.name);
    insert.bind(3, record.decoding);
    insert.bind(4, set);
    insert.bind(5, signature);
    insert.bind(6, mapText(record.facts));
    insert.bind(7, summaryText(record));
    insert.bind(8, sentencesText(text.sentences));
    insert.bind(9, record.at != 0 ? record.at : m_connection->now());
    insert.exec();
    return EvaluationId{db.getLastInsertRowid()};
  });
}

std::vector<EvaluationRecord> Store::evaluations() {
  return m_connection->read("list the scores", [&](SQLite::Database& db) {
    std::vector<EvaluationRecord> records;
    SQLite::Statement query(db, kListed);
    while (query.executeStep()) records.push_back(recordFrom(query));
    return records;
  });
}

EvaluationText Store::evaluationText(EvaluationId evaluation) {
  return m_connection->read("read the sentences of a score", [&](SQLite::Database& db) {
    SQLite::Statement query(db,
                            "SELECT t.name, t.direction, t.text, e.sentences FROM evaluation e JOIN test_set t ON "
                            "t.id = e.test_set_id WHERE e.id = ?");
    query.bind(1, evaluation);
    if (!query.executeStep())
      throw Error(ErrorCode::wrongUsage, fmt::format("there is no evaluation {} in the store", evaluation));
    EvaluationText text;
    text.set.name = query.getColumn(0).getString();
    text.set.direction = directionFrom(query.getColumn(1).getString());
    readTestSet(query.getColumn(2).getString(), text.set);
    text.sentences = sentencesFrom(query.getColumn(3).getString());
    return text;
  });
}

void Store::removeEvaluation(EvaluationId evaluation) {
  m_connection->write("remove a score", [&](SQLite::Database& db) {
    db.exec(fmt::format("DELETE FROM evaluation WHERE id = {}", evaluation));
  });
}

std::vector<StoredTestSet> Store::testSets() {
  return m_connection->read("list the test sets", [&](SQLite::Database& db) {
    std::vector<StoredTestSet> sets;
    SQLite::Statement query(db, "SELECT fingerprint, name, direction, sentences FROM test_set ORDER BY id");
    while (query.executeStep())
      sets.push_back({query.getColumn(0).getString(), query.getColumn(1).getString(),
                      directionFrom(query.getColumn(2).getString()), loaded(query.getColumn(3))});
    return sets;
  });
}

TestSet Store::testSet(const std::string& fingerprint) {
  return m_connection->read("read a test set", [&](SQLite::Database& db) {
    SQLite::Statement query(db, "SELECT name, direction, text FROM test_set WHERE fingerprint = ?");
    query.bind(1, fingerprint);
    if (!query.executeStep())
      throw Error(ErrorCode::wrongUsage, fmt::format("there is no test set {} in the store", fingerprint));
    TestSet set;
    set.name = query.getColumn(0).getString();
    set.direction = directionFrom(query.getColumn(1).getString());
    readTestSet(query.getColumn(2).getString(), set);
    return set;
  });
}

}  // namespace lookback::store
