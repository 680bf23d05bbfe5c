// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

void bindAnswer(SQLite::Statement& insert, const Answer& answer, Milliseconds now) {
  insert.bind(1, answer.lesson);
  insert.bind(2, answer.item);
  insert.bind(3, answer.answer);
  std::optional<std::int64_t> correct;
  if (answer.correct) correct = *answer.correct ? 1 : 0;
  bindOptional(insert, 4, correct);
  bindOptional(insert, 5, answer.score);
  insert.bind(6, answer.at != 0 ? answer.at : now);
}

}  // namespace

CorpusId insertCorpus(SQLite::Database& db, const CorpusRecord& corpus, Milliseconds now) {
  SQLite::Statement insert(
      db,
      "INSERT INTO corpus(fingerprint, name, direction, pairs, source_words, target_words, origin, "
      "added_at) VALUES(?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(fingerprint) DO UPDATE SET name = "
      "excluded.name, origin = excluded.origin");
  insert.bind(1, corpus.fingerprint);
  insert.bind(2, corpus.name);
  insert.bind(3, corpus.direction);
  insert.bind(4, stored(corpus.pairs));
  insert.bind(5, stored(corpus.sourceWords));
  insert.bind(6, stored(corpus.targetWords));
  insert.bind(7, corpus.origin);
  insert.bind(8, corpus.addedAt != 0 ? corpus.addedAt : now);
  insert.exec();
  SQLite::Statement query(db, "SELECT id FROM corpus WHERE fingerprint = ?");
  query.bind(1, corpus.fingerprint);
  query.executeStep();
  return query.getColumn(0).getInt64();
}

CorpusRecord corpusFrom(SQLite::Statement& row) {
  return {row.getColumn(0).getInt64(),  row.getColumn(1).getString(), row.getColumn(2).getString(),
          row.getColumn(3).getString(), loaded(row.getColumn(4)),     loaded(row.getColumn(5)),
          loaded(row.getColumn(6)),     row.getColumn(7).getString(), row.getColumn(8).getInt64()};
}

CorpusId Store::addCorpus(const CorpusRecord& corpus) {
  return m_connection->write(fmt::format("note the corpus \"{}\"", corpus.name),
                             [&](SQLite::Database& db) { return insertCorpus(db, corpus, m_connection->now()); });
}

std::vector<CorpusRecord> Store::corpora() {
  return m_connection->read("list the corpora", [&](SQLite::Database& db) {
    std::vector<CorpusRecord> corpora;
    SQLite::Statement query(db, fmt::format("SELECT {} FROM corpus ORDER BY id", kCorpusColumns));
    while (query.executeStep()) corpora.push_back(corpusFrom(query));
    return corpora;
  });
}

void Store::setLinks(CorpusId corpus, const std::string& author, std::uint64_t firstPair,
                     std::span<const Links> links) {
  m_connection->write("save alignment links", [&](SQLite::Database& db) {
    SQLite::Statement insert(db,
                             "INSERT INTO gold_link(corpus_id, author, pair, links) VALUES(?, ?, ?, ?) ON "
                             "CONFLICT(corpus_id, author, pair) DO UPDATE SET links = excluded.links");
    for (std::size_t k = 0; k < links.size(); ++k) {
      insert.bind(1, corpus);
      insert.bind(2, author);
      insert.bind(3, stored(firstPair + k));
      insert.bind(4, linksText(links[k]));
      insert.exec();
      insert.reset();
    }
  });
}

void Store::removeLinks(CorpusId corpus, const std::string& author, std::uint64_t pair) {
  m_connection->write("remove alignment links", [&](SQLite::Database& db) {
    SQLite::Statement remove(db, "DELETE FROM gold_link WHERE corpus_id = ? AND author = ? AND pair = ?");
    remove.bind(1, corpus);
    remove.bind(2, author);
    remove.bind(3, stored(pair));
    remove.exec();
  });
}

std::optional<Links> Store::links(CorpusId corpus, const std::string& author, std::uint64_t pair) {
  return m_connection->read("read alignment links", [&](SQLite::Database& db) -> std::optional<Links> {
    SQLite::Statement query(db, "SELECT links FROM gold_link WHERE corpus_id = ? AND author = ? AND pair = ?");
    query.bind(1, corpus);
    query.bind(2, author);
    query.bind(3, stored(pair));
    if (!query.executeStep()) return std::nullopt;
    return parseLinks(query.getColumn(0).getString());
  });
}

void Store::setProgress(const LessonProgress& progress) {
  m_connection->write("save the progress of a lesson", [&](SQLite::Database& db) {
    SQLite::Statement insert(db,
                             "INSERT INTO lesson_progress(lesson, page, state, at) VALUES(?, ?, ?, ?) ON "
                             "CONFLICT(lesson, page) DO UPDATE SET at = excluded.at, state = "
                             "CASE lesson_progress.state WHEN 'done' THEN 'done' ELSE excluded.state END");
    insert.bind(1, progress.lesson);
    insert.bind(2, progress.page);
    insert.bind(3, progress.state);
    insert.bind(4, progress.at != 0 ? progress.at : m_connection->now());
    insert.exec();
  });
}

std::vector<LessonProgress> Store::progress(const std::string& lesson) {
  return m_connection->read("read the progress of a lesson", [&](SQLite::Database& db) {
    std::vector<LessonProgress> pages;
    SQLite::Statement query(db, "SELECT page, state, at FROM lesson_progress WHERE lesson = ? ORDER BY page");
    query.bind(1, lesson);
    while (query.executeStep())
      pages.push_back(
          {lesson, query.getColumn(0).getInt(), query.getColumn(1).getString(), query.getColumn(2).getInt64()});
    return pages;
  });
}

void Store::setDraft(const LessonDraft& draft) {
  m_connection->write("save the draft of an answer", [&](SQLite::Database& db) {
    if (draft.text.empty()) {
      SQLite::Statement remove(db, "DELETE FROM lesson_draft WHERE lesson = ? AND item = ?");
      remove.bind(1, draft.lesson);
      remove.bind(2, draft.item);
      remove.exec();
      return;
    }
    SQLite::Statement insert(db,
                             "INSERT INTO lesson_draft(lesson, item, text, at) VALUES(?, ?, ?, ?) ON "
                             "CONFLICT(lesson, item) DO UPDATE SET text = excluded.text, at = excluded.at");
    insert.bind(1, draft.lesson);
    insert.bind(2, draft.item);
    insert.bind(3, draft.text);
    insert.bind(4, draft.at != 0 ? draft.at : m_connection->now());
    insert.exec();
  });
}

std::vector<LessonDraft> Store::drafts(const std::string& lesson) {
  return m_connection->read("read drafts", [&](SQLite::Database& db) {
    std::vector<LessonDraft> drafts;
    SQLite::Statement query(db, "SELECT item, text, at FROM lesson_draft WHERE lesson = ? ORDER BY item");
    query.bind(1, lesson);
    while (query.executeStep())
      drafts.push_back(
          {lesson, query.getColumn(0).getString(), query.getColumn(1).getString(), query.getColumn(2).getInt64()});
    return drafts;
  });
}

std::int64_t Store::addAnswer(const Answer& answer) {
  return m_connection->write("save an answer", [&](SQLite::Database& db) {
    SQLite::Statement insert(db,
                             "INSERT INTO answer(lesson, item, answer, correct, score, at) VALUES(?, ?, ?, ?, ?, ?)");
    bindAnswer(insert, answer, m_connection->now());
    insert.exec();
    return std::int64_t{db.getLastInsertRowid()};
  });
}

std::vector<Answer> Store::answers(const std::string& lesson) {
  return m_connection->read("read answers", [&](SQLite::Database& db) {
    std::vector<Answer> answers;
    SQLite::Statement query(
        db, "SELECT id, lesson, item, answer, correct, score, at FROM answer WHERE lesson = ? ORDER BY id");
    query.bind(1, lesson);
    while (query.executeStep()) {
      Answer answer{query.getColumn(0).getInt64(),
                    query.getColumn(1).getString(),
                    query.getColumn(2).getString(),
                    query.getColumn(3).getString(),
                    std::nullopt,
                    optionalReal(query.getColumn(5)),
                    query.getColumn(6).getInt64()};
      if (const auto correct = optionalInteger(query.getColumn(4))) answer.correct = *correct != 0;
      answers.push_back(answer);
    }
    return answers;
  });
}

std::int64_t Store::saveIntervention(const SavedIntervention& intervention) {
  return m_connection->write("save an intervention", [&](SQLite::Database& db) {
    SQLite::Statement insert(
        db, "INSERT INTO intervention(name, model, source, target, edits, at) VALUES(?, ?, ?, ?, ?, ?)");
    insert.bind(1, intervention.name);
    insert.bind(2, intervention.model);
    insert.bind(3, intervention.source);
    insert.bind(4, intervention.target);
    insert.bind(5, intervention.edits);
    insert.bind(6, intervention.at != 0 ? intervention.at : m_connection->now());
    insert.exec();
    return std::int64_t{db.getLastInsertRowid()};
  });
}

std::vector<SavedIntervention> Store::interventions(const std::string& model) {
  return m_connection->read("list interventions", [&](SQLite::Database& db) {
    std::vector<SavedIntervention> all;
    SQLite::Statement query(
        db, "SELECT id, name, model, source, target, edits, at FROM intervention WHERE model = ? ORDER BY id");
    query.bind(1, model);
    while (query.executeStep()) {
      all.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getString(),
                     query.getColumn(3).getString(), query.getColumn(4).getString(), query.getColumn(5).getString(),
                     query.getColumn(6).getInt64()});
    }
    return all;
  });
}

void Store::removeIntervention(std::int64_t id) {
  m_connection->write("remove an intervention", [&](SQLite::Database& db) {
    db.exec(fmt::format("DELETE FROM intervention WHERE id = {}", id));
  });
}

}  // namespace lookback::store
