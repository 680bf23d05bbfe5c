// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// Where sentence pairs come from; any file may be gzip, whatever its name, and "-" is standard input.
struct PairFiles {
  std::filesystem::path first;   // one TSV, or the sentences of the source side
  std::filesystem::path second;  // the sentences of the target side, line by line; empty for a TSV
  bool swapSides = false;        // the first column or file holds the target: a French-English TSV for en → fr
};

struct ReadProgress {
  std::uint64_t lines = 0;
  std::uint64_t bytesRead = 0;   // of the files as they are on the disk
  std::uint64_t bytesTotal = 0;  // 0 where that is not known
};

struct ReadOptions {
  std::size_t maxTokens = 50;                              // a pair with more on either side is dropped; 0: no limit
  std::size_t maxLineBytes = 1u << 20;                     // a longer line is dropped unseen
  std::uint64_t maxPairs = 0;                              // stop after so many kept pairs; 0: read all
  std::size_t maxProblems = 100;                           // so many are kept one by one; all are counted
  std::stop_token stop;                                    // ends reading by Error(interrupted)
  std::function<void(const ReadProgress&)> progress = {};  // now and then, on the thread that reads
};

/// Why a line was dropped. Each dropped line has one reason, the first that applies.
enum class LineProblemKind { oversizedLine, nulByte, notUtf8, missingColumn, emptySide, tooManyTokens };

struct LineProblem {
  std::uint64_t line = 0;        // from 1
  std::uint64_t byteOfLine = 0;  // from 0; where no single byte is at fault, 0
  std::uint64_t byteOfFile = 0;  // from 0, in the unpacked file
  LineProblemKind kind = LineProblemKind::emptySide;
  std::string message;  // file, line, reason and remedy in one sentence
};

/// What became of every line: linesRead == kept + dropped().
struct ReadReport {
  std::uint64_t linesRead = 0;
  std::uint64_t kept = 0;
  std::uint64_t droppedOversized = 0;  // more bytes than ReadOptions::maxLineBytes
  std::uint64_t droppedNul = 0;
  std::uint64_t droppedInvalid = 0;  // not UTF-8
  std::uint64_t droppedColumns = 0;  // a TSV line without a tab
  std::uint64_t droppedEmpty = 0;    // nothing to read on one side or both
  std::uint64_t droppedLong = 0;     // more words than ReadOptions::maxTokens

  std::uint64_t extraColumns = 0;      // TSV lines with a third column or more, which are not read
  std::uint64_t invisibleRemoved = 0;  // zero-width and control characters left out of kept or dropped sentences
  std::uint64_t sourceTokens = 0;      // of kept pairs
  std::uint64_t targetTokens = 0;
  bool complete = true;  // false: ended at ReadOptions::maxPairs

  std::vector<LineProblem> problems;  // the first ones
  std::vector<std::string> warnings;  // one sentence each; nothing was dropped for them

  std::uint64_t dropped() const;
  /// A line for the numbers, one for each remark, and the warnings; no final newline.
  std::string summary() const;
};

/// A pair, normalised and cut into words; detokenise() gives the normalised sentences.
struct TextPair {
  std::uint64_t line = 0;
  std::vector<std::string> source;
  std::vector<std::string> target;
};

/// Reads pairs one by one; `direction` is that of the pairs handed on. Rules:
///  - Lines end in LF or CR LF and nowhere else. A byte order mark at the start of a file is skipped.
///  - TSV: first and second column; further ones are ignored and counted; quotes are text. Parallel files: tabs are
///  spaces.
///  - A line that is not valid UTF-8, holds a NUL, lacks a column or a side, or is too long is dropped and reported.
/// Throws Error, after which all pairs handed on must be thrown away, if parallel files differ in their number of lines
/// (the message has both numbers), if no pair is left, if a file cannot be read, or on a request to stop.
ReadReport readPairs(const PairFiles& files, Direction direction, const ReadOptions& options,
                     const std::function<void(const TextPair&)>& handOn);

}  // namespace lookback
