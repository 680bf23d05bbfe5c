// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// What can be wrong with a line of a corpus, in the order in which a line is looked at. It is counted under each issue
/// it has, up to the one for which it is skipped.
enum class ImportIssue : std::uint8_t {
  oversizedLine,    // more bytes than a line may have
  nulByte,          // a NUL byte inside
  notUtf8,          // bytes that are no UTF-8
  missingColumn,    // a TSV line without a tab
  emptySide,        // nothing to read on one side or both
  tooManyWords,     // more words than a sentence may have
  garbled,          // UTF-8 that was taken for Latin-1 once ("Ã©")
  swappedSides,     // the source looks like the target's language, and the target like the source's
  sameOnBothSides,  // a sentence that was not translated
  repeatedPair,     // the same pair as on an earlier line
};
constexpr std::size_t kImportIssues = 10;

/// What can be done about it, where a person agrees.
enum class ImportFix : std::uint8_t { none, nulAsSpace, latin1, cut, ungarble, swap, skip };

/// The fix on offer; `none` where there is none.
ImportFix fixFor(ImportIssue issue);
/// Whether a line with this issue is skipped as long as nobody asks for the fix; otherwise it is kept as it is.
bool skippedUnfixed(ImportIssue issue);
/// "not-utf8", for files and options.
std::string_view name(ImportIssue issue);

/// The fixes a person asked for, by issue.
class ImportFixes {
 public:
  bool operator[](ImportIssue issue) const { return m_wanted[static_cast<std::size_t>(issue)]; }
  void set(ImportIssue issue, bool wanted = true) { m_wanted[static_cast<std::size_t>(issue)] = wanted; }
  friend bool operator==(const ImportFixes&, const ImportFixes&) = default;

 private:
  std::bitset<kImportIssues> m_wanted;
};

/// One line with an issue.
struct ImportProblem {
  std::uint64_t line = 0;   // from 1
  bool secondFile = false;  // in the second of two parallel files
  std::uint64_t byte = 0;   // of the line, from 1; 0 where no single byte is at fault
  std::uint64_t amount =
      0;             // bytes of an oversized line, words of a long sentence, the earlier line of a repeated pair
  std::string text;  // the beginning of the line, fit to be shown: valid UTF-8, at most 160 characters
};

/// All lines with the same issue.
struct ImportIssueCount {
  ImportIssue issue = ImportIssue::oversizedLine;
  std::uint64_t lines = 0;
  bool fixed = false;                   // as ImportFixes has it
  std::vector<ImportProblem> examples;  // the first ones
};

/// Bytes as Windows-1252 has them, in UTF-8; the five bytes it leaves open are the control characters of Latin-1.
std::string decodeLatin1(std::string_view bytes);

/// Undoes one decoding of UTF-8 as Windows-1252. Empty unless all of `text` can be undone and something
/// changes.
std::string ungarbled(std::string_view text);

/// A text fit to be shown: bytes that are no UTF-8 as U+FFFD, controls as their pictures (U+2400 ...), tabs as "⇥", at
/// most `characters` code points, then "…".
std::string excerpt(std::string_view text, std::size_t characters = 160);

}  // namespace lookback
