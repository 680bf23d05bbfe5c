// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/import_issues.h"
#include "core/data/reader.h"

namespace lookback {

struct ImportReadOptions {
  ImportFixes fixes;
  std::size_t maxWords = 50;            // on either side of a pair; 0: no limit
  std::size_t maxLineBytes = 1u << 20;  // a longer line is skipped unseen
  std::size_t maxExamples = 20;         // of each issue
  std::stop_token stop;                 // ends reading by Error(interrupted)
  std::function<void(const ReadProgress&)> progress = {};
};

/// A pair that is kept: its sides as they were read and mended, and cut into words.
struct ImportPair {
  std::uint64_t line = 0;                   // from 1
  std::string_view sourceText, targetText;  // valid during the call
  std::vector<std::string> source, target;
  bool mended = false;   // a fix changed it
  bool swapped = false;  // by a fix
};

/// What became of every line: linesRead == kept + skipped.
struct ImportReport {
  std::uint64_t linesRead = 0, kept = 0, skipped = 0;
  std::uint64_t mended = 0;                        // kept pairs that a fix changed
  std::uint64_t extraColumns = 0;                  // TSV lines with a third column or more, which are not read
  std::uint64_t invisibleRemoved = 0;              // zero-width and control characters left out of sentences
  std::uint64_t sourceWords = 0, targetWords = 0;  // of kept pairs
  std::vector<ImportIssueCount> issues;            // those that occur, in the order of ImportIssue
  std::vector<std::string> warnings;               // one sentence each
};

/// Reads pairs by the rules of readPairs, looks for more that can be wrong, and mends what `options.fixes` asks for;
/// without fixes it keeps the pairs that readPairs keeps. Throws Error if a file cannot be read, holds no sentence at
/// all, if parallel files differ in their number of lines, or on a request to stop. A file from which no pair could be
/// kept is no error here: its issues say why.
ImportReport readForImport(const PairFiles& files, Direction direction, const ImportReadOptions& options,
                           const std::function<void(const ImportPair&)>& handOn);

}  // namespace lookback
