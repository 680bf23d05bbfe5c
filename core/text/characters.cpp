// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/characters.h"

#include "core/text/unicode.h"

namespace lookback {

namespace {

using unicode::Kind;
using unicode::kindOf;

constexpr char32_t kDottedCircle = 0x25CC;
constexpr char32_t kNoBreakSpace = 0x00A0;
constexpr std::size_t kGroup = 3;  // digits between two thousands separators

bool isAsciiDigit(char32_t c) {
  return c >= U'0' && c <= U'9';
}

/// Spaces that typographers put between groups of digits; a plain one may as well part two numbers.
bool isGroupSpace(char32_t c) {
  return c == kNoBreakSpace || c == 0x2007 /* figure */ || c == 0x2009 /* thin */ || c == 0x202F /* narrow no-break */;
}

bool isLetterAt(std::u32string_view text, std::size_t at) {
  return at < text.size() && kindOf(text[at]) == Kind::letter;
}

/// The one spelling of `text[at]`; characters with a longer one (the ellipsis) are not treated here.
char32_t spelling(std::u32string_view text, std::size_t at) {
  switch (const char32_t c = text[at]) {
    case 0x2018:  // left single quote
    case 0x2019:  // right single quote
    case 0x201B:  // reversed single quote
    case 0x02BC:  // modifier letter apostrophe
    case 0xFF07:  // fullwidth
      return U'\'';
    case U'`':
    case 0x00B4:  // acute accent
      return at > 0 && isLetterAt(text, at - 1) && isLetterAt(text, at + 1) ? U'\'' : c;
    case 0x201C:  // left double quote
    case 0x201D:  // right double quote
    case 0x201E:  // low double quote
    case 0x201F:  // reversed double quote
    case 0xFF02:  // fullwidth
      return U'"';
    case 0x2010:  // hyphen
    case 0x2011:  // non-breaking hyphen
      return U'-';
    case kGlueMark:
      return 0x25A0;  // black square
    case kSpaceMark:
      return U'_';
    default:
      return c;
  }
}

/// Writes the cleaned text character by character; remembers how many digits the current group has.
class Cleaner {
 public:
  explicit Cleaner(std::u32string_view text) : m_text(text) { m_clean.reserve(text.size() + 8); }

  std::u32string run() {
    for (std::size_t i = 0; i < m_text.size(); ++i) put(i);
    if (!m_clean.empty() && m_clean.back() == U' ') m_clean.pop_back();
    return std::move(m_clean);
  }

 private:
  void put(std::size_t i) {
    const char32_t c = spelling(m_text, i);
    const Kind kind = kindOf(c);
    const bool atGap = m_clean.empty() || m_clean.back() == U' ';
    if (kind == Kind::space) {
      if (separatesGroups(i)) {
        m_digits = 0;
        return;
      }
      if (!atGap) m_clean.push_back(U' ');
    } else if (c == 0x2026) {
      m_clean.append(U"...");
    } else {
      if (kind == Kind::mark && atGap) m_clean.push_back(kDottedCircle);
      m_clean.push_back(c);
    }
    m_digits = isAsciiDigit(c) ? m_digits + 1 : 0;
  }

  bool separatesGroups(std::size_t i) const {
    if (!isGroupSpace(m_text[i]) || m_digits == 0 || m_digits > kGroup) return false;
    for (std::size_t k = 1; k <= kGroup; ++k) {
      if (i + k >= m_text.size() || !isAsciiDigit(m_text[i + k])) return false;
    }
    return i + kGroup + 1 >= m_text.size() || !isAsciiDigit(m_text[i + kGroup + 1]);
  }

  std::u32string_view m_text;
  std::u32string m_clean;
  std::size_t m_digits = 0;
};

}  // namespace

std::u32string cleanCharacters(std::string_view sentence, std::size_t* removed) {
  std::u32string text = unicode::decode(unicode::nfc(sentence));
  const std::size_t gone = unicode::removeInvisible(text);
  // What an invisible character kept apart may compose now.
  if (gone > 0) text = unicode::decode(unicode::nfc(unicode::encode(text)));
  if (removed != nullptr) *removed += gone;
  return Cleaner(text).run();
}

}  // namespace lookback
