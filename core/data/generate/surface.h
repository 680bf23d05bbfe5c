// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/language.h"

namespace lookback::generate {

/// The part of the tree a token expresses, named by its address. Tokens of two languages that share one are linked.
using Meaning = const void*;

enum class PieceKind { word, article, contracting };  // contracting: "de" and "à", which melt into le and les

/// One token of a sentence being written.
struct Piece {
  std::string text;
  std::string beforeVowel;  // what to write instead before a vowel sound; empty: the same
  std::vector<Meaning> meanings;
  PieceKind kind = PieceKind::word;
  bool helper = false;   // has no meaning of its own beside the word it serves: "ne", "will", the "se" of "se laver"
  bool grouped = false;  // of a fixed phrase: corresponds to several words of the other language
};
using Pieces = std::vector<Piece>;

/// Appends the blank-separated words of `text`, each with the given meanings. French words that elide do so.
void put(Pieces& out, std::string_view text, std::vector<Meaning> meanings, Language language, bool helper = false);

/// Contracts (du, aux), elides (l', qu'), chooses a or an, and begins with a capital.
void polish(Pieces& pieces, Language language);

std::vector<std::string> texts(const Pieces& pieces);

/// The sentence as a person writes it: no blank behind an elision, French blanks before ? and !.
std::string join(const Pieces& pieces, Language language);

/// All pairs (i, j) such that french[i] and english[j] share a meaning, sorted.
std::vector<std::pair<int, int>> linksBetween(const Pieces& french, const Pieces& english);

/// Those of these links that are sure (corpus_task.h): helper with helper or other words with each other, and in the
/// meaning they share nothing of the same kind stands beside them. The rest are possible.
struct GoldLinks {
  std::vector<std::pair<int, int>> sure, possible;  // sorted
};
GoldLinks goldLinks(const Pieces& french, const Pieces& english);

bool beginsWithVowelSound(std::string_view word, Language language);
/// First letter in upper case (ASCII and the accented letters of French).
std::string capitalised(std::string_view word);

}  // namespace lookback::generate
