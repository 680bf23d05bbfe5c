// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/text/unicode.h"

namespace lookback::cli {
namespace {

constexpr std::chrono::milliseconds kRedraw{200};
constexpr int kStandardError = 2;

void checkOutput(bool good) {
  if (!good) throw Error(ErrorCode::io, "cannot write to standard output; the disk is full or the reader has gone");
}

void writePretty(const Json& json, std::size_t depth, std::string& text) {
  const auto isPlain = [](const Json& item) { return item.is_primitive(); };
  const bool oneLine = json.is_array() && std::all_of(json.begin(), json.end(), isPlain);
  if (json.is_primitive() || json.empty() || oneLine) {
    text += compact(json);
    return;
  }
  const std::string indent(2 * (depth + 1), ' ');
  text += json.is_object() ? '{' : '[';
  bool first = true;
  for (const auto& [key, item] : json.items()) {
    text += first ? "\n" : ",\n";
    text += indent;
    if (json.is_object()) text += compact(Json(key)) + ": ";
    writePretty(item, depth + 1, text);
    first = false;
  }
  text += '\n' + std::string(2 * depth, ' ') + (json.is_object() ? '}' : ']');
}

}  // namespace

std::string compact(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string pretty(const Json& json) {
  std::string text;
  writePretty(json, 0, text);
  return text;
}

void print(std::string_view line) {
  const bool written =
      std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fputc('\n', stdout) != EOF;
  checkOutput(written);
}

void printNow(std::string_view line) {
  print(line);
  checkOutput(std::fflush(stdout) == 0);
}

void note(std::string_view text) {
  fmt::print(stderr, "lookback-cli: {}\n", text);
  std::fflush(stderr);
}

Json shortest(float value) {
  if (!std::isfinite(value)) return nullptr;
  return std::strtod(fmt::format("{}", value).c_str(), nullptr);
}

bool Progress::visible() {
  return ::isatty(kStandardError) != 0;
}

void Progress::show(const std::string& text) {
  const auto now = std::chrono::steady_clock::now();
  if (!visible() || (m_width > 0 && now - m_last < kRedraw)) return;
  m_last = now;
  fmt::print(stderr, "\r{:<{}}", text, m_width);
  std::fflush(stderr);
  m_width = std::max(m_width, text.size());
}

void Progress::clear() {
  if (m_width == 0) return;
  fmt::print(stderr, "\r{:<{}}\r", "", m_width);
  std::fflush(stderr);
  m_width = 0;
}

Progress::~Progress() {
  clear();
}

std::string lineProblem(std::string_view text, bool tooLong) {
  if (tooLong) return fmt::format("is longer than {} bytes", kMostLineBytes);
  if (const std::size_t at = text.find('\0'); at != std::string_view::npos)
    return fmt::format("holds a NUL at byte {}", at + 1);
  if (const auto at = unicode::firstInvalidByte(text)) return fmt::format("is not valid UTF-8 at byte {}", *at + 1);
  return {};
}

std::vector<std::string> readTextLines(const std::filesystem::path& file, std::stop_token stop) {
  LineReader reader(file, kMostLineBytes, std::move(stop));
  std::vector<std::string> lines;
  for (Line line; reader.next(line);) {
    if (const std::string problem = lineProblem(line.text, line.tooLong); !problem.empty()) {
      throw Error(fmt::format("{}, line {} {}; repair the line", reader.file().name(), line.number, problem));
    }
    lines.emplace_back(line.text);
  }
  return lines;
}

std::string directionText(const Direction& direction) {
  return fmt::format("{}-{}", languageCode(direction.source), languageCode(direction.target));
}

Direction directionFromText(const std::string& text) {
  for (const Language source : {Language::french, Language::english, Language::other}) {
    for (const Language target : {Language::french, Language::english, Language::other}) {
      if (directionText({source, target}) == text) return {source, target};
    }
  }
  throw Error(ErrorCode::wrongUsage,
              fmt::format("\"{}\" is no direction; write fr-en or en-fr, and xx for any other language", text));
}

std::string clockText(double seconds) {
  const auto whole = static_cast<long>(std::max(0.0, std::round(seconds)));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace lookback::cli
