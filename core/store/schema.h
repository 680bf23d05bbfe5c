// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>

namespace lookback::store {

/// In the header of every store ("LkBk"), so that other programs' databases are told apart.
inline constexpr std::int64_t kApplicationId = 0x4C6B426B;

/// Step k takes a store from version k to k + 1. A released step never changes; a new one is added at the end. Each is
/// SQL of one or more statements.
std::span<const char* const> migrations();

std::int64_t userVersion(SQLite::Database& db);

/// Brings a store to version steps.size() in one transaction: wholly or not at all. `beforeChange` is called inside it,
/// before the first change of a store that is not new, and is where a copy is made; other writers wait meanwhile.
/// Returns the version found, or nothing if there was nothing to do. Throws SQLite::Exception.
std::optional<std::int64_t> migrate(SQLite::Database& db, std::span<const char* const> steps,
                                    const std::function<void(std::int64_t version)>& beforeChange);

}  // namespace lookback::store
