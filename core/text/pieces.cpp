// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/pieces.h"

#include "core/text/unicode.h"
#include "core/text/word_rules.h"

namespace lookback {

namespace {

using std::u32string_view;
using unicode::Kind;
using unicode::kindOf;

constexpr std::size_t kLongestEntityName = 31;  // of the HTML standard, without "&" and ";"

char32_t at(u32string_view text, std::size_t i) {
  return i < text.size() ? text[i] : U'\0';
}
bool isDigit(char32_t c) {
  return kindOf(c) == Kind::digit;
}
bool isAsciiLetter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}
bool isAsciiDigit(char32_t c) {
  return c >= U'0' && c <= U'9';
}
/// Letters and digits: what a hyphen, an apostrophe or a dot must have on both sides to stand inside a word.
bool isCore(char32_t c) {
  const Kind kind = kindOf(c);
  return kind == Kind::letter || kind == Kind::digit;
}

std::size_t runEnd(u32string_view text, std::size_t i) {
  std::size_t end = i + 1;
  while (at(text, end) == text[i]) ++end;
  return end;
}

/// End of "http://..." or "www...." without the punctuation of the sentence around it; `i` where no address begins.
std::size_t addressEnd(u32string_view text, std::size_t i) {
  std::size_t name = i;
  while (isAsciiLetter(at(text, name))) ++name;
  const bool scheme = name > i && text.substr(name, 3) == U"://";
  if (!scheme && text.substr(i, 4) != U"www.") return i;
  std::size_t end = text.find(U' ', i);
  if (end == u32string_view::npos) end = text.size();
  constexpr u32string_view kTrailing = U".,;:!?'\")]}»";
  while (end > name + 1 && kTrailing.find(text[end - 1]) != u32string_view::npos) --end;
  return end;
}

/// Whether the mark at `i`, with core characters on both sides, stays inside a word: "3,14", "20:30", "U.S", "est-ce".
bool isInnerMark(u32string_view text, std::size_t i) {
  const char32_t before = text[i - 1];
  const char32_t after = at(text, i + 1);
  // "J.-C.": a dot and a hyphen between two initials.
  if (text[i] == U'.' && after == U'-') return unicode::isUpper(before) && unicode::isUpper(at(text, i + 2));
  if (text[i] == U'-' && before == U'.') return i >= 2 && unicode::isUpper(text[i - 2]) && unicode::isUpper(after);
  if (!isCore(after) || !(isCore(before) || kindOf(before) == Kind::mark)) return false;
  switch (text[i]) {
    case U'\'':
    case U'-':
    case 0x00B7:  // middle dot: "col·lecció", "étudiant·e"
      return true;
    case U',':
    case U':':
      return isDigit(before) && isDigit(after);
    case U'.':  // "fin.Le" is a forgotten space
      return !((unicode::isLower(before) || isDigit(before)) && unicode::isUpper(after));
    default:
      return false;
  }
}

/// An amount and its sign part: "$20", "20$", "50%".
bool isAmountBorder(char32_t before, char32_t c) {
  return (unicode::isCurrency(before) && isDigit(c)) || (isDigit(before) && (c == U'%' || unicode::isCurrency(c)));
}

/// Cuts one text; pieces are appended in order.
class Cutter {
 public:
  Cutter(u32string_view text, Language language) : m_text(text), m_language(language) {}

  std::vector<Piece> run() {
    std::size_t i = 0;
    while (i < m_text.size()) {
      if (m_text[i] == U' ') {
        m_space = true;
        ++i;
      } else {
        i = cut(i);
      }
    }
    return std::move(m_pieces);
  }

 private:
  void add(std::size_t begin, std::size_t end) {
    m_pieces.push_back({begin, end, m_space});
    m_space = false;
  }

  /// Adds the piece or pieces that begin at `i`; returns their end.
  std::size_t cut(std::size_t i) {
    if (const std::size_t end = unicode::emojiEnd(m_text, i); end > i) {
      add(i, end);
      return end;
    }
    const char32_t c = m_text[i];
    if (const std::size_t end = addressEnd(m_text, i); end > i) {
      add(i, end);
      return end;
    }
    if (isMinus(i)) return cutWord(i, wordEnd(m_text, i + 1));
    if (isWordCharacter(c)) return cutWord(i, wordEnd(m_text, i));
    std::size_t end = c == U'.' || c == U'-' ? runEnd(m_text, i) : shortWordEnd(i);
    while (kindOf(at(m_text, end)) == Kind::mark && end < m_text.size()) ++end;
    add(i, end);
    return end;
  }

  /// A hyphen before a number at the start of a word.
  bool isMinus(std::size_t i) const {
    const bool starts = i == 0 || m_text[i - 1] == U' ' || m_text[i - 1] == U'(';
    return m_text[i] == U'-' && starts && isDigit(at(m_text, i + 1)) && unicode::emojiEnd(m_text, i + 1) == i + 1;
  }

  /// English "'s" and "'em", standing alone; any other mark is one character.
  std::size_t shortWordEnd(std::size_t i) const {
    if (m_language != Language::english || m_text[i] != U'\'') return i + 1;
    std::size_t end = i + 1;
    while (kindOf(at(m_text, end)) == Kind::letter) ++end;
    const std::u32string word = folded(m_text.substr(i, end - i));
    const bool isWord = word == U"'em" || word == U"'tis" || word == U"'twas" || english::isContraction(word);
    return isWord && at(m_text, end) != U'\'' && kindOf(at(m_text, end)) != Kind::mark ? end : i + 1;
  }

  std::size_t cutWord(std::size_t begin, std::size_t end) {
    std::size_t from = begin;
    for (const std::size_t cut : wordCuts(m_text.substr(begin, end - begin), m_language)) {
      add(from, begin + cut);
      from = begin + cut;
    }
    // "l'" before a quotation mark: the apostrophe has no letter behind it.
    if (at(m_text, end) == U'\'' && kindOf(at(m_text, end + 1)) != Kind::mark &&
        leansForward(m_text.substr(from, end + 1 - from), m_language)) {
      ++end;
    } else if (at(m_text, end) == U'.' && at(m_text, end + 1) != U'.' && kindOf(at(m_text, end + 1)) != Kind::mark &&
               keepsDot(m_text.substr(from, end - from), wordAfterDot(end), m_language)) {
      ++end;
    }
    add(from, end);
    return end;
  }

  /// The first character of the word behind the dot at `dot` and a space, 0 where there is none.
  char32_t wordAfterDot(std::size_t dot) const { return at(m_text, dot + 1) == U' ' ? at(m_text, dot + 2) : U'\0'; }

  u32string_view m_text;
  Language m_language;
  std::vector<Piece> m_pieces;
  bool m_space = false;
};

}  // namespace

bool isWordCharacter(char32_t c) {
  const Kind kind = kindOf(c);
  return kind == Kind::letter || kind == Kind::digit || kind == Kind::symbol || kind == Kind::mark;
}

std::size_t entityEnd(u32string_view text, std::size_t i) {
  if (at(text, i) != U'&') return i;
  std::size_t end = i + 1;
  const bool isNumber = at(text, end) == U'#';
  if (isNumber) ++end;
  const std::size_t name = end;
  while (end - name <= kLongestEntityName && (isAsciiLetter(at(text, end)) || isAsciiDigit(at(text, end)))) ++end;
  const bool named = end > name && end - name <= kLongestEntityName && (isNumber || isAsciiLetter(text[name]));
  return named && at(text, end) == U';' ? end + 1 : i;
}

std::size_t wordEnd(u32string_view text, std::size_t i) {
  std::size_t end = i;
  while (end < text.size()) {
    if (const std::size_t entity = entityEnd(text, end); entity > end) {
      end = entity;
      continue;
    }
    if (end > i && unicode::emojiEnd(text, end) > end) break;
    if (isWordCharacter(text[end])) {
      if (end > i && isAmountBorder(text[end - 1], text[end])) break;
    } else if (end == i || !isInnerMark(text, end)) {
      break;
    }
    ++end;
  }
  return end;
}

std::vector<Piece> cutPieces(u32string_view text, Language language) {
  return Cutter(text, language).run();
}

}  // namespace lookback
