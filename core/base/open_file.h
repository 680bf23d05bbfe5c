// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace lookback {

/// Opens a file for reading and never waits for ever: at a pipe that no program has opened for writing it gives up
/// after a few seconds. Returns the descriptor. Throws Error(io) with path and reason; Error for a folder, and for a
/// device other than a terminal or /dev/null.
int openToRead(const std::filesystem::path& path);

/// The same for writing to a pipe or device that is there: at a pipe that no program reads it gives up. Returns the
/// descriptor, or -1 with the reason in errno.
int openToWrite(const std::filesystem::path& path);

/// Throws Error(io) that names the path; `reason` as in errno.
[[noreturn]] void failReading(const std::filesystem::path& path, int reason);

/// A text that came out of a file as it stands in messages: at most some 300 bytes, begin and end of a longer one.
std::string clipped(std::string_view text);

}  // namespace lookback
