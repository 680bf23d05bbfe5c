// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/tokenizer.h"

#include <optional>
#include <utility>

#include "core/text/characters.h"
#include "core/text/pieces.h"
#include "core/text/spacing.h"
#include "core/text/unicode.h"

namespace lookback {

namespace {

std::u32string normalised(std::string_view sentence, Language language, std::size_t* invisibleRemoved = nullptr) {
  return canonicalSpacing(cleanCharacters(sentence, invisibleRemoved), language);
}

/// What a token's marks say about the space on one side; absent: the default holds.
using Side = std::optional<bool>;

Side sideOf(char32_t c) {
  if (c == kGlueMark) return false;
  if (c == kSpaceMark) return true;
  return std::nullopt;
}

bool startsLikeWord(std::u32string_view word) {
  const unicode::Kind kind = unicode::kindOf(word.front());
  return kind == unicode::Kind::letter || kind == unicode::Kind::digit;
}

char32_t markFor(bool space) {
  return space ? kSpaceMark : kGlueMark;
}

/// A token taken apart: "￭!" is "!" with no space on its left.
struct MarkedToken {
  std::u32string text;
  Side left;
  Side right;

  explicit MarkedToken(std::string_view token) : text(unicode::decode(token)) {
    if (!text.empty()) left = sideOf(text.front());
    if (left) text.erase(0, 1);
    if (!text.empty()) right = sideOf(text.back());
    if (right) text.pop_back();
  }
};

}  // namespace

std::string normalise(std::string_view sentence, Language language) {
  return unicode::encode(normalised(sentence, language));
}

std::vector<std::string> tokenise(std::string_view sentence, Language language, std::size_t* invisibleRemoved) {
  const std::u32string text = normalised(sentence, language, invisibleRemoved);
  const std::u32string_view view = text;
  SpacingRules rules(language);
  std::vector<std::string> tokens;
  for (const Piece& piece : cutPieces(view, language)) {
    const std::u32string_view word = view.substr(piece.begin, piece.end - piece.begin);
    std::string token;
    if (!tokens.empty() && rules.expectsSpace(word) != piece.spaceBefore) {
      // Words stay clean: the mark goes to the punctuation or sign beside the gap.
      std::string& holder = startsLikeWord(word) ? tokens.back() : token;
      unicode::append(holder, markFor(piece.spaceBefore));
    }
    token += unicode::encode(word);
    rules.advance(word, piece.spaceBefore);
    tokens.push_back(std::move(token));
  }
  return tokens;
}

std::string detokenise(const std::vector<std::string>& tokens, Language language) {
  SpacingRules rules(language);
  std::string sentence;
  Side before;
  bool first = true;
  for (const std::string& token : tokens) {
    const MarkedToken marked(token);
    if (marked.text.empty()) continue;
    const Side said = before ? before : marked.left;
    const bool space = !first && (said ? *said : rules.expectsSpace(marked.text));
    if (space) sentence.push_back(' ');
    sentence += unicode::encode(marked.text);
    rules.advance(marked.text, space);
    before = marked.right;
    first = false;
  }
  return sentence;
}

}  // namespace lookback
