// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <string>

#include "core/store/store_error.h"

namespace lookback::store {

/// Throws the StoreError that a failure of SQLite means. `doing` completes "cannot ...": "save the checkpoint of
/// update 300 (3.1 MB)". `systemError` is the errno behind it, 0 if unknown.
[[noreturn]] void raise(int code, int extendedCode, int systemError, const std::string& detail,
                        const std::filesystem::path& path, const std::string& doing);

/// The same for an exception of SQLiteCpp.
[[noreturn]] void raise(const SQLite::Exception& exception, int systemError, const std::filesystem::path& path,
                        const std::string& doing);

}  // namespace lookback::store
