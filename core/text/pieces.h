// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// A token's place in a clean text: [begin, end) in code points, and whether a space stands before it.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool spaceBefore = false;
};

/// Cuts a normalised text into words, numbers, punctuation marks and emoji. Pieces cover everything but the spaces.
std::vector<Piece> cutPieces(std::u32string_view text, Language language);

/// End of the word that begins at `at` (before elisions and contractions are cut); `at` where no word begins.
std::size_t wordEnd(std::u32string_view text, std::size_t at);
/// End of the character entity ("&amp;", "&#8217;") that begins at `at`; `at` where none does.
std::size_t entityEnd(std::u32string_view text, std::size_t at);
/// Letters, digits and symbols: what words are made of.
bool isWordCharacter(char32_t c);

}  // namespace lookback
