// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "core/lesson/limits.h"
#include "core/lesson/markdown.h"
#include "core/text/unicode.h"

namespace lookback::lesson {
namespace {

/// Line and column of the byte at `offset`; all before it is UTF-8.
Place placeAt(std::string_view bytes, std::size_t offset) {
  const std::string_view before = bytes.substr(0, offset);
  const std::size_t lastBreak = before.rfind('\n');
  const std::string_view line = lastBreak == before.npos ? before : before.substr(lastBreak + 1);
  const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return {1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
          1 + static_cast<int>(std::count_if(line.begin(), line.end(), isStart))};
}

bool isControl(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7F;
}

std::string withoutCarriageReturns(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    const bool endsLine = bytes[k] == '\r' && k + 1 < bytes.size() && bytes[k + 1] == '\n';
    if (!endsLine) text += bytes[k];
  }
  return text;
}

}  // namespace

std::optional<std::string> cleanText(std::string_view bytes, Report& report) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
  if (const auto invalid = unicode::firstInvalidByte(bytes)) {
    report.error(placeAt(bytes, *invalid),
                 fmt::format("The byte 0x{:02X} here is not valid UTF-8.", static_cast<unsigned char>(bytes[*invalid])),
                 "Save the file in UTF-8.");
    return std::nullopt;
  }
  std::string text = withoutCarriageReturns(bytes);
  if (const auto control = std::find_if(text.begin(), text.end(), isControl); control != text.end()) {
    report.error(placeAt(text, static_cast<std::size_t>(control - text.begin())),
                 fmt::format("There is a control character (0x{:02X}) here.", static_cast<unsigned char>(*control)),
                 "Delete it.");
    return std::nullopt;
  }
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (end - begin > kMostLineBytes) {
      report.error(placeAt(text, begin), fmt::format("This line has {} bytes.", end - begin),
                   fmt::format("Break it into lines of at most {} bytes.", kMostLineBytes));
      return std::nullopt;
    }
    begin = end + 1;
  }
  return text;
}

}  // namespace lookback::lesson
