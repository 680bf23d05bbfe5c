// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/text/language.h"

namespace lookback {

/// Second half of normalise(): the language's own spacing around punctuation. `text` is clean (core/text/characters.h).
///  - No space before , . ) ] } and, outside French, ; : ! ? — nor after ( [ {. Dots in a row are left as they are.
///  - French: one space before ; : ! ? » and after «, unless the mark is inside an address, a time, an entity, ...
///  - A straight double quote with spaces on both sides opens or closes by turns.
///  - "l' eau" and "do n't", as other tokenisers leave them, are joined again.
std::u32string canonicalSpacing(std::u32string text, Language language);

/// Foretells, token by token, whether a space stands before the next one. Splitting and joining ask the same questions
/// in the same order, so a mark is needed only where a text differs from this default.
class SpacingRules {
 public:
  explicit SpacingRules(Language language) : m_language(language) {}

  /// Whether a space is expected between the last token and `next`; false before the first.
  bool expectsSpace(std::u32string_view next) const;
  /// Moves on to `next`, which came with or without a space.
  void advance(std::u32string_view next, bool space);

 private:
  bool expectsSpaceBefore(std::u32string_view next) const;

  Language m_language;
  std::u32string m_last;
  bool m_any = false;
  bool m_quoteOpen = false;      // before m_last, if that is a quote
  bool m_lastOpens = false;      // m_last is a double quote that opens
  bool m_lastSpaceLeft = false;  // a space stands before m_last
};

}  // namespace lookback
