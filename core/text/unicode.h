// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What the program needs to know of Unicode. unicode.cpp is the only file that uses ICU.
namespace lookback::unicode {

/// Offset of the first byte that is no part of well-formed UTF-8 (shortest forms only, no surrogates, nothing above
/// U+10FFFF); absent where all is well. A sequence cut off by the end is reported at its first byte.
std::optional<std::size_t> firstInvalidByte(std::string_view bytes);

/// Bytes to code points. Malformed bytes become U+FFFD each, so it is safe on anything.
std::u32string decode(std::string_view utf8);
/// Code points to bytes; surrogates and numbers above U+10FFFF become U+FFFD.
std::string encode(std::u32string_view text);
void append(std::string& utf8, char32_t c);

/// Normalization Form C: one spelling for a letter with its accents.
std::string nfc(std::string_view utf8);
/// Full, language-independent case folding ("Œuvre" and "œuvre" become equal; "œ" stays one letter), in NFC.
std::string foldCase(std::string_view utf8);
/// Full, language-independent lower case, with the final sigma; nothing else changes. BLEU's definition wants this one.
std::string lowerCase(std::string_view utf8);

/// What a code point is to the tokeniser.
enum class Kind : std::uint8_t {
  space,        // White_Space, line and paragraph separators among them
  letter,       // L*
  mark,         // M*: stays with what stands before it
  digit,        // N*
  symbol,       // S*, connecting punctuation and & # @ * / \ %: stays in the word it touches
  punctuation,  // every other P*
  emoji,        // a pictograph, a regional indicator or a skin tone
  invisible,    // controls, format characters, fillers: nothing to see
};
Kind kindOf(char32_t c);
bool isUpper(char32_t c);
bool isLower(char32_t c);
bool isCurrency(char32_t c);
/// A letter of a script that puts no spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese).
bool isOfUnspacedScript(char32_t c);
/// The plain general categories P*, S* and N*, where `Kind` follows the tokeniser's needs.
bool isPunctuation(char32_t c);
bool isSymbol(char32_t c);
bool isNumber(char32_t c);
/// One code point, by the simple mapping (for comparing with word lists).
char32_t simpleFold(char32_t c);

/// End of the emoji that begins at `at` (flag, keycap, person with skin tone, family joined by U+200D, ...), with any
/// marks behind it; `at` itself where no emoji begins.
std::size_t emojiEnd(std::u32string_view text, std::size_t at);

/// Removes what cannot be seen: zero-width characters, soft hyphens, byte order marks, direction marks, controls. What
/// holds an emoji together stays: U+200D between pictographs, variation selectors after emoji, tags after a black flag.
/// White space of any kind stays. Returns how many code points went.
std::size_t removeInvisible(std::u32string& text);

}  // namespace lookback::unicode
