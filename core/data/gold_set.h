// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/data/alignment_links.h"
#include "core/data/import_links.h"
#include "core/data/reader.h"

namespace lookback {

/// One sentence pair to look at, with the links people drew in it where there are any.
struct GoldPair {
  std::uint64_t line = 0;                   // in its file, or its number, from 1
  std::vector<std::string> source, target;  // tokens, without end marks; at least one each
  Links gold;                               // between these tokens
};

/// A test set: sentence pairs, and gold links if they came with any.
struct GoldSet {
  std::string name;
  Direction direction;
  std::vector<GoldPair> pairs;
  bool linked = false;        // whether a missing link means "no link"
  std::uint64_t skipped = 0;  // lines that are no pair (an empty side, bad bytes, too long to be decoded)
  ImportLinksReport links;    // what became of the file of links
};

/// A pair of more words than this on either side cannot be decoded step by step.
constexpr std::size_t kLongestGoldSentence = 399;

/// Where a test set comes from.
struct GoldFiles {
  PairFiles texts;
  std::filesystem::path links;  // Pharaoh, a line for each line of the texts; empty: none
  /// The numbers before the sign count words of the second text (or column), not of the first.
  bool linksSecondFirst = false;
};

struct GoldWatch {
  std::stop_token stop;                       // ends the work by Error(interrupted)
  std::function<void(double)> progress = {};  // share done, 0..1, on the thread that works
};

/// Reads texts and links. Links may count the words between blanks or this program's words (see ImportLinks); a link to
/// a word that the tokeniser cuts becomes links to all its parts, so AER counts tokens. Throws Error if a file cannot
/// be read, if the texts or the links have not as many lines as each other, or if no pair is left.
GoldSet readGoldSet(const GoldFiles& files, Direction direction, const GoldWatch& watch = {});

/// `pairs` pairs of a task that makes exact links (core/data/generate), without repeats of a source sentence. French
/// and English are exchanged for a direction that starts with English. Throws Error for an unknown task.
GoldSet generateGoldSet(const std::string& task, int pairs, std::uint64_t seed, Direction direction,
                        const GoldWatch& watch = {});

}  // namespace lookback
