// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/process_identity.h"
#include "core/store/writing.h"
#include "core/text/unicode.h"

namespace lookback::store {
namespace {

constexpr const char* kColumns =
    "run.id, uid, name, note, state, reason, created_at, ended_at, trashed_at, parent_id, fork_update, system, scorer, "
    "direction, parameters, updates, epochs, seconds, loss, best_dev_loss, best_bleu, best_aer, checkpoints, "
    "checkpoint_bytes, session.pid, session.identity";
constexpr const char* kFrom = " FROM run LEFT JOIN session ON session.id = run.session_id ";

/// In the order of RunOrder. What a run does not have comes last either way.
constexpr std::array<const char*, 14> kOrders = {"created_at",
                                                 "fold(name)",
                                                 "state",
                                                 "updates",
                                                 "loss",
                                                 "best_dev_loss",
                                                 "best_bleu",
                                                 "best_aer",
                                                 "seconds",
                                                 "parameters",
                                                 "checkpoint_bytes",
                                                 "system || ' ' || scorer",
                                                 "(SELECT min(fold(tag)) FROM run_tag WHERE run_id = run.id)",
                                                 "trashed_at"};

std::string condition(const RunQuery& query) {
  std::string where = query.trashed ? "WHERE trashed_at IS NOT NULL" : "WHERE trashed_at IS NULL";
  if (!query.text.empty()) {
    where +=
        " AND (instr(fold(name), :text) OR instr(fold(note), :text) OR EXISTS (SELECT 1 FROM run_tag WHERE run_id "
        "= run.id AND instr(fold(tag), :text)))";
  }
  if (!query.tag.empty()) where += " AND EXISTS (SELECT 1 FROM run_tag WHERE run_id = run.id AND tag = :tag)";
  std::string states;  // names of an enumeration, so they can stand in the text
  for (const RunState state : query.states) states += fmt::format("{}'{}'", states.empty() ? "" : ", ", name(state));
  if (!states.empty()) where += fmt::format(" AND state IN ({})", states);
  return where;
}

void bindCondition(SQLite::Statement& statement, const RunQuery& query) {
  if (!query.text.empty()) statement.bind(":text", unicode::foldCase(query.text));
  if (!query.tag.empty()) statement.bind(":tag", query.tag);
}

/// Columns one after the other.
class RowReader {
 public:
  explicit RowReader(SQLite::Statement& row) : m_row(row) {}
  std::string text() { return next().getString(); }
  std::int64_t integer() { return next().getInt64(); }
  std::uint64_t count() { return loaded(next()); }
  double real() { return next().getDouble(); }
  std::optional<double> maybeReal() { return optionalReal(next()); }
  std::optional<std::int64_t> maybeInteger() { return optionalInteger(next()); }

 private:
  SQLite::Column next() { return m_row.getColumn(m_column++); }
  SQLite::Statement& m_row;
  int m_column = 0;
};

RunSummary summaryFrom(SQLite::Statement& statement) {
  RowReader row(statement);
  RunSummary run;
  run.id = row.integer();
  run.uid = row.text();
  run.name = row.text();
  run.note = row.text();
  run.state = runStateFromName(row.text());
  run.reason = row.text();
  run.createdAt = row.integer();
  run.endedAt = row.maybeInteger();
  run.trashedAt = row.maybeInteger();
  run.parent = row.maybeInteger();
  if (const auto fork = row.maybeInteger()) run.forkUpdate = static_cast<std::uint64_t>(*fork);
  run.system = row.text();
  run.scorer = row.text();
  run.direction = row.text();
  run.parameters = row.count();
  run.updates = row.count();
  run.epochs = row.real();
  run.seconds = row.real();
  run.loss = row.maybeReal();
  run.bestDevLoss = row.maybeReal();
  run.bestBleu = row.maybeReal();
  run.bestAer = row.maybeReal();
  run.checkpoints = row.count();
  run.checkpointBytes = row.count();
  if (run.state != RunState::running) return run;
  const std::int64_t pid = row.integer();
  if (pid != 0 && stillAlive(pid, row.text())) {
    run.process = pid;
  } else {
    run.state = RunState::interrupted;  // the next program that may write will note it
  }
  return run;
}

/// Tags and styles, of the runs of one page only.
void addTags(SQLite::Database& db, std::vector<RunSummary>& runs) {
  SQLite::Statement query(db, "SELECT tag FROM run_tag WHERE run_id = ? ORDER BY tag");
  SQLite::Statement style(db, "SELECT colour, dash, marker FROM run_style WHERE run_id = ?");
  for (RunSummary& run : runs) {
    query.reset();
    query.bind(1, run.id);
    while (query.executeStep()) run.tags.push_back(query.getColumn(0).getString());
    style.reset();
    style.bind(1, run.id);
    if (style.executeStep())
      run.style = {style.getColumn(0).getString(), style.getColumn(1).getString(), style.getColumn(2).getString()};
  }
}

RunSummary summaryOf(SQLite::Database& db, RunId run) {
  expectRun(db, run);
  SQLite::Statement query(db, std::string("SELECT ") + kColumns + kFrom + "WHERE run.id = ?");
  query.bind(1, run);
  query.executeStep();
  std::vector<RunSummary> runs{summaryFrom(query)};
  addTags(db, runs);
  return runs.front();
}

}  // namespace

RunPage Store::runs(const RunQuery& query) {
  return m_connection->read("list the runs", [&](SQLite::Database& db) {
    RunPage page;
    const std::string where = condition(query);
    SQLite::Statement count(db, "SELECT count(*) FROM run " + where);
    bindCondition(count, query);
    count.executeStep();
    page.total = loaded(count.getColumn(0));
    const char* const direction = query.descending ? "DESC" : "ASC";
    SQLite::Statement list(
        db, fmt::format("SELECT {}{}{} ORDER BY {} {} NULLS LAST, run.id {} LIMIT :limit OFFSET :offset", kColumns,
                        kFrom, where, kOrders[static_cast<std::size_t>(query.order)], direction, direction));
    bindCondition(list, query);
    list.bind(":limit", stored(query.limit));
    list.bind(":offset", stored(query.offset));
    while (list.executeStep()) page.runs.push_back(summaryFrom(list));
    addTags(db, page.runs);
    return page;
  });
}

RunDetails Store::run(RunId run) {
  return m_connection->read(fmt::format("read run {}", run), [&](SQLite::Database& db) {
    RunDetails details;
    details.summary = summaryOf(db, run);
    SQLite::Statement settings(db, "SELECT settings, provenance FROM run_settings WHERE run_id = ?");
    settings.bind(1, run);
    if (settings.executeStep()) {
      details.settings = settingsFromText(settings.getColumn(0).getString());
      details.provenance = mapFrom(settings.getColumn(1).getString());
    }
    SQLite::Statement corpora(
        db, fmt::format("SELECT {}, role FROM corpus JOIN run_corpus ON corpus_id = corpus.id WHERE run_id = ?",
                        kCorpusColumns));
    corpora.bind(1, run);
    constexpr int kRole = 9;
    while (corpora.executeStep()) details.corpora[corpora.getColumn(kRole).getString()] = corpusFrom(corpora);
    return details;
  });
}

}  // namespace lookback::store
