// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import_issues.h"

#include <algorithm>
#include <array>

#include "core/text/unicode.h"

namespace lookback {

namespace {

/// Windows-1252 from 0x80 to 0x9F; 0: left open.
constexpr std::array<char32_t, 32> kWindows1252 = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                                   0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
constexpr char32_t kFirst = 0x80, kEnd = 0xA0;

char32_t fromWindows1252(unsigned char byte) {
  if (byte < kFirst || byte >= kEnd) return byte;
  const char32_t c = kWindows1252[byte - kFirst];
  return c == 0 ? byte : c;
}

/// The byte that stands for `c`, or -1.
int toWindows1252(char32_t c) {
  if (c < kFirst || (c >= kEnd && c <= 0xFF)) return static_cast<int>(c);
  const auto* found = std::find(kWindows1252.begin(), kWindows1252.end(), c);
  if (found != kWindows1252.end()) return static_cast<int>(kFirst) + static_cast<int>(found - kWindows1252.begin());
  return c < kEnd && kWindows1252[c - kFirst] == 0 ? static_cast<int>(c) : -1;
}

/// Two bytes that every garbled French or English text has: C3 83 is "Ã", C3 82 "Â", C3 A2 "â".
bool maybeGarbled(std::string_view text) {
  for (std::size_t at = text.find('\xC3'); at != std::string_view::npos; at = text.find('\xC3', at + 1)) {
    const char next = at + 1 < text.size() ? text[at + 1] : '\0';
    if (next == '\x82' || next == '\x83' || next == '\xA2') return true;
  }
  return false;
}

}  // namespace

ImportFix fixFor(ImportIssue issue) {
  switch (issue) {
    case ImportIssue::nulByte:
      return ImportFix::nulAsSpace;
    case ImportIssue::notUtf8:
      return ImportFix::latin1;
    case ImportIssue::tooManyWords:
      return ImportFix::cut;
    case ImportIssue::garbled:
      return ImportFix::ungarble;
    case ImportIssue::swappedSides:
      return ImportFix::swap;
    case ImportIssue::sameOnBothSides:
    case ImportIssue::repeatedPair:
      return ImportFix::skip;
    case ImportIssue::oversizedLine:
    case ImportIssue::missingColumn:
    case ImportIssue::emptySide:
      break;
  }
  return ImportFix::none;
}

bool skippedUnfixed(ImportIssue issue) {
  return issue < ImportIssue::garbled;
}

std::string_view name(ImportIssue issue) {
  constexpr std::array<std::string_view, kImportIssues> kNames = {
      "oversized-line", "nul-byte", "not-utf8",      "missing-column",     "empty-side",
      "too-many-words", "garbled",  "swapped-sides", "same-on-both-sides", "repeated-pair"};
  return kNames[static_cast<std::size_t>(issue)];
}

std::string decodeLatin1(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char byte : bytes) unicode::append(text, fromWindows1252(static_cast<unsigned char>(byte)));
  return text;
}

std::string ungarbled(std::string_view text) {
  if (!maybeGarbled(text)) return {};
  std::string bytes;
  for (const char32_t c : unicode::decode(text)) {
    const int byte = toWindows1252(c);
    if (byte < 0) return {};
    bytes.push_back(static_cast<char>(byte));
  }
  if (bytes == text || unicode::firstInvalidByte(bytes)) return {};
  return bytes;
}

std::string excerpt(std::string_view text, std::size_t characters) {
  constexpr std::size_t kBytesEach = 4;
  constexpr char32_t kPictures = 0x2400, kDelete = 0x7F, kDeletePicture = 0x2421, kTab = 0x21E5;
  const bool cut = text.size() > characters * kBytesEach;
  const std::u32string points = unicode::decode(text.substr(0, characters * kBytesEach));
  std::string shown;
  for (std::size_t i = 0; i < std::min(points.size(), characters); ++i) {
    const char32_t c = points[i];
    unicode::append(shown, c == U'\t' ? kTab : c < 0x20 ? kPictures + c : c == kDelete ? kDeletePicture : c);
  }
  if (cut || points.size() > characters) shown += "…";
  return shown;
}

}  // namespace lookback
