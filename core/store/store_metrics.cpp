// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.h"
#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

using RowReals = std::array<std::optional<double>, 8>;  // in the order of the table

RowReals realsOf(const MetricRow& row) {
  return {row.epochs, row.seconds, row.loss, row.gradientNorm, row.rate, row.devLoss, row.devBleu, row.aer};
}

/// Parameter 13 holds the bits of the numbers that this row has; a number it lacks leaves the old one alone.
constexpr const char* kInsert = R"(
INSERT INTO metric(run_id, update_no, epochs, seconds, loss, gradient_norm, rate, dev_loss, dev_bleu, aer, target_words,
                   special)
VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
ON CONFLICT(run_id, update_no) DO UPDATE SET
  epochs = iif(?13 & 1, excluded.epochs, epochs),
  seconds = iif(?13 & 2, excluded.seconds, seconds),
  loss = iif(?13 & 4, excluded.loss, loss),
  gradient_norm = iif(?13 & 8, excluded.gradient_norm, gradient_norm),
  rate = iif(?13 & 16, excluded.rate, rate),
  dev_loss = iif(?13 & 32, excluded.dev_loss, dev_loss),
  dev_bleu = iif(?13 & 64, excluded.dev_bleu, dev_bleu),
  aer = iif(?13 & 128, excluded.aer, aer),
  target_words = coalesce(excluded.target_words, target_words),
  special = (special & ~?13) | excluded.special)";

constexpr const char* kSelect =
    "SELECT update_no, epochs, seconds, loss, gradient_norm, rate, dev_loss, dev_bleu, aer, target_words, special FROM "
    "metric WHERE run_id = ? AND update_no BETWEEN ? AND ? ORDER BY update_no LIMIT ?";

MetricRow rowFrom(SQLite::Statement& statement) {
  constexpr int kFirstReal = 1, kWords = 9, kSpecial = 10;
  const std::int64_t special = statement.getColumn(kSpecial).getInt64();
  const auto real = [&](int k) { return realFrom(statement, kFirstReal + k, k, special); };
  MetricRow row;
  row.update = loaded(statement.getColumn(0));
  row.epochs = real(0);
  row.seconds = real(1);
  row.loss = real(2);
  row.gradientNorm = real(3);
  row.rate = real(4);
  row.devLoss = real(5);
  row.devBleu = real(6);
  row.aer = real(7);
  row.targetWords = optionalInteger(statement.getColumn(kWords));
  return row;
}

std::optional<double> finite(const std::optional<double>& value) {
  return value && std::isfinite(*value) ? value : std::nullopt;
}

/// Keeps the columns of `run` in step with rows just written.
void noteInRun(SQLite::Database& db, RunId run, std::span<const MetricRow> rows) {
  MetricRow last;
  for (const MetricRow& row : rows) {
    if (row.update >= last.update) {
      last.update = row.update;
      if (finite(row.epochs)) last.epochs = row.epochs;
      if (finite(row.seconds)) last.seconds = row.seconds;
      if (finite(row.loss)) last.loss = row.loss;
    }
    const auto better = [](std::optional<double>& best, const std::optional<double>& value, bool larger) {
      if (finite(value) && (!best || (larger ? *value > *best : *value < *best))) best = value;
    };
    better(last.devLoss, row.devLoss, false);
    better(last.devBleu, row.devBleu, true);
    better(last.aer, row.aer, false);
  }
  SQLite::Statement update(db, R"(
UPDATE run SET
  epochs = iif(?2 >= updates, coalesce(?3, epochs), epochs),
  seconds = iif(?2 >= updates, coalesce(?4, seconds), seconds),
  loss = iif(?2 >= updates, coalesce(?5, loss), loss),
  best_dev_loss = iif(best_dev_loss IS NULL OR ?6 < best_dev_loss, ?6, best_dev_loss),
  best_bleu = iif(best_bleu IS NULL OR ?7 > best_bleu, ?7, best_bleu),
  best_aer = iif(best_aer IS NULL OR ?8 < best_aer, ?8, best_aer),
  updates = max(updates, ?2)
WHERE id = ?1)");
  update.bind(1, run);
  update.bind(2, stored(last.update));
  const std::array<std::optional<double>, 6> reals = {last.epochs,  last.seconds, last.loss,
                                                      last.devLoss, last.devBleu, last.aer};
  bindReals(update, 3, reals);
  update.exec();
}

bool notable(const MetricRow& row) {
  if (row.devLoss || row.devBleu || row.aer) return true;
  const auto strange = [](const std::optional<double>& value) { return value && !std::isfinite(*value); };
  return strange(row.loss) || strange(row.gradientNorm);
}

/// The rows of one stretch of a chart that are shown.
class ChartStretch {
 public:
  void add(const MetricRow& row) {
    if (notable(row)) m_rows.push_back(row);
    if (!finite(row.loss)) return;
    if (!m_least || *row.loss < *m_least->loss) m_least = row;
    if (!m_most || *row.loss > *m_most->loss) m_most = row;
  }
  void moveTo(std::vector<MetricRow>& chart) {
    for (const auto& row : {m_least, m_most}) {
      if (row) m_rows.push_back(*row);
    }
    const auto byUpdate = [](const MetricRow& a, const MetricRow& b) { return a.update < b.update; };
    const auto sameUpdate = [](const MetricRow& a, const MetricRow& b) { return a.update == b.update; };
    std::sort(m_rows.begin(), m_rows.end(), byUpdate);
    m_rows.erase(std::unique(m_rows.begin(), m_rows.end(), sameUpdate), m_rows.end());
    chart.insert(chart.end(), m_rows.begin(), m_rows.end());
    *this = {};
  }

 private:
  std::vector<MetricRow> m_rows;
  std::optional<MetricRow> m_least, m_most;
};

std::pair<std::uint64_t, std::uint64_t> firstAndLast(SQLite::Database& db, const std::vector<Stretch>& parts,
                                                     const MetricRange& range) {
  std::uint64_t first = range.upTo, last = range.from;
  for (const Stretch& part : parts) {
    for (const char* const end : {"min", "max"}) {
      SQLite::Statement query(
          db, fmt::format("SELECT {}(update_no) FROM metric WHERE run_id = ? AND update_no BETWEEN ? AND ?", end));
      query.bind(1, part.run);
      query.bind(2, stored(std::max(part.from, range.from)));
      query.bind(3, stored(std::min(part.upTo, range.upTo)));
      query.executeStep();
      if (query.getColumn(0).isNull()) continue;
      first = std::min(first, loaded(query.getColumn(0)));
      last = std::max(last, loaded(query.getColumn(0)));
    }
  }
  return {first, last};
}

/// Calls f for each row until it returns false.
template <class F>
void eachRow(SQLite::Database& db, const std::vector<Stretch>& parts, const MetricRange& range, F&& f) {
  std::uint64_t left = range.limit;
  for (const Stretch& part : parts) {
    if (left == 0) return;
    SQLite::Statement query(db, kSelect);
    query.bind(1, part.run);
    query.bind(2, stored(std::max(part.from, range.from)));
    query.bind(3, stored(std::min(part.upTo, range.upTo)));
    query.bind(4, stored(left));
    while (query.executeStep()) {
      if (!f(rowFrom(query))) return;
      --left;
    }
  }
}

}  // namespace

void insertMetrics(SQLite::Database& db, RunId run, std::span<const MetricRow> rows) {
  if (rows.empty()) return;
  constexpr int kWords = 11, kSpecial = 12, kPresent = 13;
  SQLite::Statement insert(db, kInsert);
  for (const MetricRow& row : rows) {
    const RowReals reals = realsOf(row);
    insert.bind(1, run);
    insert.bind(2, stored(row.update));
    insert.bind(kSpecial, bindReals(insert, 3, reals));
    bindOptional(insert, kWords, row.targetWords);
    insert.bind(kPresent, presentMask(reals));
    insert.exec();
    insert.reset();
  }
  noteInRun(db, run, rows);
}

std::vector<MetricRow> Store::metrics(RunId run, const MetricRange& range, bool ancestors) {
  std::vector<MetricRow> rows;
  eachMetric(run, range, ancestors, [&](const MetricRow& row) {
    rows.push_back(row);
    return true;
  });
  return rows;
}

void Store::eachMetric(RunId run, const MetricRange& range, bool ancestors,
                       const std::function<bool(const MetricRow&)>& f) {
  m_connection->read(fmt::format("read the curves of run {}", run),
                     [&](SQLite::Database& db) { eachRow(db, stretches(db, run, ancestors), range, f); });
}

std::vector<MetricRow> Store::chart(RunId run, std::size_t points, const MetricRange& range, bool ancestors) {
  std::vector<MetricRow> rows;
  if (points == 0) return rows;
  m_connection->read(fmt::format("read the curves of run {}", run), [&](SQLite::Database& db) {
    const auto parts = stretches(db, run, ancestors);
    const auto [first, last] = firstAndLast(db, parts, range);
    if (last < first) return;
    const std::uint64_t start = first, width = (last - first) / points + 1;
    ChartStretch stretch;
    std::uint64_t present = 0;
    eachRow(db, parts, range, [&](const MetricRow& row) {
      const std::uint64_t at = (row.update - start) / width;
      if (at != present) stretch.moveTo(rows);
      present = at;
      stretch.add(row);
      return true;
    });
    stretch.moveTo(rows);
  });
  return rows;
}

}  // namespace lookback::store
