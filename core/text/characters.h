// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookback {

/// Marks inside tokens for spacing that differs from the default of core/text/spacing.h. A text that contains these
/// characters itself is cleaned to look-alikes, so that a mark is never mistaken for text.
constexpr char32_t kGlueMark = 0xFFED;   // "￭": no space on this side, though one would be expected
constexpr char32_t kSpaceMark = 0x2581;  // "▁": a space on this side, though none would be expected

/// First half of normalise(): one spelling for each character, whatever its position.
///  - NFC; every run of white space is one plain space, none at the ends;
///  - invisible characters go (unicode::removeInvisible); `removed`, where given, grows by their number;
///  - curly and other apostrophes become ', typographic double quotes ", the one-character ellipsis ..., the Unicode
///    hyphens -; grave and acute accents between letters are apostrophes;
///  - no-break and thin spaces between groups of three digits go ("1 000" is the word "1000");
///  - a mark with nothing to stand on gets a dotted circle (U+25CC).
/// Idempotent. Malformed UTF-8 becomes U+FFFD.
std::u32string cleanCharacters(std::string_view sentence, std::size_t* removed = nullptr);

}  // namespace lookback
