// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback::cli {

using Json = nlohmann::ordered_json;

/// A line of results on standard output. Throws Error(io) if it cannot be written (a full disk, a closed pipe).
void print(std::string_view line);
/// The same at once, for a reader who waits for it.
void printNow(std::string_view line);
/// What is not a result: standard error, after "lookback-cli: ".
void note(std::string_view text);

/// A number of JSON that reads back as the same float, in the fewest digits; null for one that is not finite.
Json shortest(float value);

/// JSON on one line; bytes of names that are not UTF-8 become U+FFFD.
std::string compact(const Json& json);

/// JSON for reading: objects indented, a list of plain values on one line.
std::string pretty(const Json& json);

/// A line that shows how far a long job is, on standard error and only on a terminal.
class Progress {
 public:
  ~Progress();
  /// Replaces the line, at most a few times a second.
  void show(const std::string& text);
  /// Takes the line away, so that something else can be printed.
  void clear();
  static bool visible();

 private:
  std::chrono::steady_clock::time_point m_last{};
  std::size_t m_width = 0;
};

/// The lines of a text file ("-": standard input; gzip or not; LF or CR LF), checked to be UTF-8. Throws Error with
/// file, line and byte.
std::vector<std::string> readTextLines(const std::filesystem::path& file, std::stop_token stop = {});
/// What is wrong with a line for a tokeniser: nothing (""), "holds a NUL byte", "is not valid UTF-8 at byte 7", ...
std::string lineProblem(std::string_view text, bool tooLong);
/// Longest line that is looked at, in bytes.
inline constexpr std::size_t kMostLineBytes = std::size_t{1} << 20;

/// "fr-en" and back. Throws Error(wrongUsage) for what is no direction.
std::string directionText(const Direction& direction);
Direction directionFromText(const std::string& text);

/// "3:07" or "1:02:03".
std::string clockText(double seconds);

}  // namespace lookback::cli
