// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/alignment_links.h"
#include "core/data/import_reader.h"

namespace lookback {

/// What became of a file of links.
struct ImportLinksReport {
  std::uint64_t linkedPairs = 0;  // kept pairs with a link
  std::uint64_t links = 0;        // of kept pairs, as read
  std::uint64_t lost = 0;         // links left out: they point to no word
  std::uint64_t firstLost = 0;    // the line of the first one; 0 for none
  /// Positions count the words between blanks, as people and other programs do; false: this program's own words.
  bool countsBlanks = true;
};

/// Gold links beside a corpus: one line for each of its lines. Their positions count the words between blanks, or the
/// words of this program's tokeniser; whichever leaves fewer links pointing nowhere. Words between blanks are found
/// again letter by letter, and a link to a word that the tokeniser cuts becomes a link to all its parts.
class ImportLinks {
 public:
  /// Throws Error naming file, line and word. `targetFirst`: i-j is target-source.
  ImportLinks(const std::filesystem::path& path, bool targetFirst);

  /// The next kept pair.
  void add(const ImportPair& pair);
  /// For each kept pair. `linesRead`: of the corpus; throws Error with both numbers if the file has not as many.
  std::vector<Links> finish(std::uint64_t linesRead, ImportLinksReport& report);

 private:
  std::string m_name;
  bool m_targetFirst;
  std::vector<Links> m_lines;
  struct Candidate {
    std::vector<Links> links;
    std::uint64_t lost = 0, firstLost = 0;
  };
  Candidate m_blanks, m_own;
  std::uint64_t m_links = 0;
};

/// For each word between blanks of `text` the words of the tokeniser that overlap it; empty if the letters differ.
std::vector<std::vector<int>> wordsOfBlanks(std::string_view text, const std::vector<std::string>& words);

}  // namespace lookback
