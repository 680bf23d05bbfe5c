// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// The rules that differ from language to language. A further language adds a file beside french_rules.cpp and a line
/// to each switch in word_rules.cpp (see README.md).

/// Positions inside `word` where it falls apart ("qu'est-ce" at 3 and 6), ascending, neither 0 nor its length.
std::vector<std::size_t> wordCuts(std::u32string_view word, Language language);

/// Whether a dot behind `word` belongs to it. `next` is the first character of the next word, 0 at the end of the text.
bool keepsDot(std::u32string_view word, char32_t next, Language language);

/// Whether `token` ends in an apostrophe that leans on the word behind it ("l'", "jusqu'").
bool leansForward(std::u32string_view token, Language language);

/// Whether `token` leans on the word before it ("-ce", "n't", "'s").
bool leansBackward(std::u32string_view token, Language language);

namespace french {
std::vector<std::size_t> cuts(std::u32string_view word);
bool isElision(std::u32string_view token);
bool isClitic(std::u32string_view token);
bool isAbbreviation(std::u32string_view word);
}  // namespace french

namespace english {
std::vector<std::size_t> cuts(std::u32string_view word);
bool isContraction(std::u32string_view token);
bool isAbbreviation(std::u32string_view word);
}  // namespace english

/// Case-folded copy, letter by letter.
std::u32string folded(std::u32string_view word);

}  // namespace lookback
