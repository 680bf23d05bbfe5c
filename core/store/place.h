// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lookback::store {

/// "lookback/runs.lookback" in the person's data folder: $XDG_DATA_HOME if that is an absolute path, else
/// ~/.local/share (the home of the user data base where HOME is not set). Throws Error(io) if there is no home.
std::filesystem::path defaultStorePath();

/// A name that is still free beside the store: "runs.<what>.2026-11-30T12-00-00.lookback".
std::filesystem::path copyPath(const std::filesystem::path& store, const std::string& what, std::int64_t milliseconds);

/// Copies and set-aside files of a store that lie beside it, newest first.
std::vector<std::filesystem::path> copiesOf(const std::filesystem::path& store);

/// Renames a damaged store, with its log, so that a new one can take its place; nothing is deleted. The store must not
/// be open. Returns where it is now. Throws Error(io).
std::filesystem::path setAside(const std::filesystem::path& store, std::int64_t milliseconds);

}  // namespace lookback::store
