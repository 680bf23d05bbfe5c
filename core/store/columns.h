// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/store/records.h"

// How values become columns and come back as the same bits.
namespace lookback::store {

/// Numbers from a person's side (updates, counts) fit in 63 bits.
inline std::int64_t stored(std::uint64_t number) {
  return static_cast<std::int64_t>(number);
}
inline std::uint64_t loaded(const SQLite::Column& column) {
  return static_cast<std::uint64_t>(column.getInt64());
}

using Reals = std::span<const std::optional<double>>;

/// Binds numbers to parameters from `first` on. SQLite takes NaN for NULL and -0 for 0, so the mask returned goes to
/// the column `special`: bit k for a NaN, bit 32 + k for a -0.
std::int64_t bindReals(SQLite::Statement& statement, int first, Reals reals);
std::int64_t specialMask(Reals reals);
/// Bits k and 32 + k of every number that is present.
std::int64_t presentMask(Reals reals);
/// The number in column `column`, the k-th of its row's numbers.
std::optional<double> realFrom(SQLite::Statement& statement, int column, int k, std::int64_t special);

std::optional<double> optionalReal(const SQLite::Column& column);
std::optional<std::int64_t> optionalInteger(const SQLite::Column& column);
void bindOptional(SQLite::Statement& statement, int index, const std::optional<double>& value);
void bindOptional(SQLite::Statement& statement, int index, const std::optional<std::int64_t>& value);

/// A JSON list of texts; bytes that are not UTF-8 become U+FFFD.
std::string wordsText(const std::vector<std::string>& words);
std::vector<std::string> wordsFrom(const std::string& text);
/// The words after the two marks, one a line.
std::string vocabularyText(const Vocabulary& vocabulary);
Vocabulary vocabularyFrom(const std::string& text);
std::string mapText(const std::map<std::string, std::string>& map);
std::map<std::string, std::string> mapFrom(const std::string& text);

/// 64 bits that tell apart bytes that differ by accident (no protection against people). `seed` chains pieces.
std::uint64_t digestOf(std::string_view bytes, std::uint64_t seed = 0);

/// Throws Error(wrongUsage) unless there is such a run.
void expectRun(SQLite::Database& db, RunId run);

/// A part of a curve: updates of `run` from `from` up to `upTo`, both counted in.
struct Stretch {
  RunId run = 0;
  std::uint64_t from = 0, upTo = 0;
};
/// The ancestors' parts up to each fork, oldest first, then the run's own; or only the latter. All updates for a run
/// without parent.
std::vector<Stretch> stretches(SQLite::Database& db, RunId run, bool ancestors);

/// Sets the columns of `run` that summarise metric from what is there.
void summarise(SQLite::Database& db, RunId run);

}  // namespace lookback::store
