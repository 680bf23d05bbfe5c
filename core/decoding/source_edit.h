// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// What a person does to one word of the source sentence.
struct SourceEdit {
  enum class Kind {
    replace,    // by `word`
    unknown,    // by the unknown word
    remove,     // taken out
    swapLeft,   // exchanged with the word before
    swapRight,  // and with the word after
  };
  Kind kind = Kind::replace;
  int position = 0;    // of the word, from 0
  std::string word{};  // for `replace`
};

/// Between the tokens of a sentence that no spelling keeps apart as they are ("est -t-il ce" after a swap).
inline constexpr char kTokenSeparator = '\x1f';

/// Tokens of a sentence that a person wrote or edited. `<unk>` standing by itself is one token, which every vocabulary
/// holds for the unknown word; a text with kTokenSeparator is cut there and nowhere else; all else is tokenise().
/// Without an end mark.
std::vector<std::string> sourceTokens(std::string_view sentence, Language language);

/// A sentence that sourceTokens() cuts into these tokens again: as a person would write it if that can be, else with a
/// space between all tokens, else with kTokenSeparator. Without an end mark.
std::string sourceText(const std::vector<std::string>& tokens, Language language);

/// Whether a sentence of `words` words (end mark not counted) leaves room for the edit: the word is there, so is the
/// neighbour, and something is left to translate.
bool isPossible(const SourceEdit& edit, int words);

/// The tokens after the edit, which must be possible.
std::vector<std::string> withEdit(std::vector<std::string> tokens, const SourceEdit& edit);

}  // namespace lookback
