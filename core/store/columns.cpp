// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace lookback::store {
namespace {

static_assert(std::endian::native == std::endian::little, "blobs of floats are little-endian");

constexpr int kNegativeZero = 32;  // first bit for -0 in a mask

std::int64_t bit(std::size_t k) {
  return std::int64_t{1} << k;
}

bool isNegativeZero(double value) {
  return value == 0 && std::signbit(value);
}

std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

}  // namespace

std::int64_t specialMask(Reals reals) {
  std::int64_t special = 0;
  for (std::size_t k = 0; k < reals.size(); ++k) {
    if (!reals[k]) continue;
    if (std::isnan(*reals[k])) special |= bit(k);
    if (isNegativeZero(*reals[k])) special |= bit(kNegativeZero + k);
  }
  return special;
}

std::int64_t presentMask(Reals reals) {
  std::int64_t present = 0;
  for (std::size_t k = 0; k < reals.size(); ++k) {
    if (reals[k]) present |= bit(k) | bit(kNegativeZero + k);
  }
  return present;
}

std::int64_t bindReals(SQLite::Statement& statement, int first, Reals reals) {
  for (std::size_t k = 0; k < reals.size(); ++k) bindOptional(statement, first + static_cast<int>(k), reals[k]);
  return specialMask(reals);
}

std::optional<double> realFrom(SQLite::Statement& statement, int column, int k, std::int64_t special) {
  const auto place = static_cast<std::size_t>(k);
  if (special != 0 && (special & bit(place)) != 0) return std::numeric_limits<double>::quiet_NaN();
  if (special != 0 && (special & bit(kNegativeZero + place)) != 0) return -0.0;
  return optionalReal(statement.getColumn(column));
}

std::optional<double> optionalReal(const SQLite::Column& column) {
  if (column.isNull()) return std::nullopt;
  return column.getDouble();
}

std::optional<std::int64_t> optionalInteger(const SQLite::Column& column) {
  if (column.isNull()) return std::nullopt;
  return column.getInt64();
}

void bindOptional(SQLite::Statement& statement, int index, const std::optional<double>& value) {
  if (value) {
    statement.bind(index, *value);
  } else {
    statement.bind(index);
  }
}

void bindOptional(SQLite::Statement& statement, int index, const std::optional<std::int64_t>& value) {
  if (value) {
    statement.bind(index, *value);
  } else {
    statement.bind(index);
  }
}

std::string wordsText(const std::vector<std::string>& words) {
  return nlohmann::json(words).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::vector<std::string> wordsFrom(const std::string& text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  std::vector<std::string> words;
  if (!json.is_array()) return words;
  for (const auto& word : json) {
    if (word.is_string()) words.push_back(word.get<std::string>());
  }
  return words;
}

std::string vocabularyText(const Vocabulary& vocabulary) {
  std::string text;
  for (const std::string& word : vocabulary.words()) text += word + "\n";
  return text;
}

Vocabulary vocabularyFrom(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return Vocabulary(std::move(words));
}

std::string mapText(const std::map<std::string, std::string>& map) {
  return nlohmann::json(map).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::map<std::string, std::string> mapFrom(const std::string& text) {
  const auto json = nlohmann::json::parse(text, nullptr, false);
  std::map<std::string, std::string> map;
  if (!json.is_object()) return map;
  for (const auto& [key, value] : json.items()) {
    if (value.is_string()) map[key] = value.get<std::string>();
  }
  return map;
}

std::uint64_t digestOf(std::string_view bytes, std::uint64_t seed) {
  std::uint64_t digest = mix(seed + 0x9E3779B97F4A7C15u + bytes.size());
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t size = std::min(bytes.size(), sizeof word);
    std::memcpy(&word, bytes.data(), size);
    digest = mix(digest + 0x9E3779B97F4A7C15u) ^ mix(word + 0xD1B54A32D192ED03u);
    bytes.remove_prefix(size);
  }
  return mix(digest);
}

void expectRun(SQLite::Database& db, RunId run) {
  SQLite::Statement query(db, "SELECT 1 FROM run WHERE id = ?");
  query.bind(1, run);
  if (!query.executeStep())
    throw Error(ErrorCode::wrongUsage, fmt::format("there is no run {} in the store; `runs list` shows them", run));
}

std::vector<Stretch> stretches(SQLite::Database& db, RunId run, bool ancestors) {
  expectRun(db, run);
  std::vector<Stretch> parts;
  std::uint64_t upTo = INT64_MAX;
  SQLite::Statement query(db, "SELECT parent_id, fork_update FROM run WHERE id = ?");
  for (std::optional<RunId> next = run; next;) {
    query.reset();
    query.bind(1, *next);
    if (!query.executeStep()) break;
    const auto parent = optionalInteger(query.getColumn(0));
    const std::uint64_t fork = parent ? loaded(query.getColumn(1)) : 0;
    const std::uint64_t from = parent ? fork + 1 : 0;
    if (from <= upTo) parts.push_back({*next, from, upTo});
    upTo = std::min(upTo, fork);
    next = ancestors ? parent : std::nullopt;
  }
  std::reverse(parts.begin(), parts.end());
  return parts;
}

void summarise(SQLite::Database& db, RunId run) {
  SQLite::Statement update(db, R"(
UPDATE run SET
  updates = coalesce((SELECT max(update_no) FROM metric WHERE run_id = ?1), fork_update, 0),
  epochs = coalesce((SELECT epochs FROM metric WHERE run_id = ?1 AND epochs IS NOT NULL ORDER BY update_no DESC LIMIT 1), 0),
  seconds = coalesce((SELECT seconds FROM metric WHERE run_id = ?1 AND seconds IS NOT NULL ORDER BY update_no DESC LIMIT 1), 0),
  loss = (SELECT loss FROM metric WHERE run_id = ?1 AND loss IS NOT NULL ORDER BY update_no DESC LIMIT 1),
  best_dev_loss = (SELECT min(dev_loss) FROM metric WHERE run_id = ?1),
  best_bleu = (SELECT max(dev_bleu) FROM metric WHERE run_id = ?1),
  best_aer = (SELECT min(aer) FROM metric WHERE run_id = ?1)
WHERE id = ?1)");
  update.bind(1, run);
  update.exec();
}

}  // namespace lookback::store
