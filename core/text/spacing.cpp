// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/spacing.h"

#include "core/text/pieces.h"
#include "core/text/unicode.h"
#include "core/text/word_rules.h"

namespace lookback {

namespace {

using std::u32string_view;
using unicode::Kind;
using unicode::kindOf;

constexpr int kMostPasses = 8;  // two do for text; the rest is a guard

bool isOneOf(char32_t c, u32string_view set) {
  return c != U'\0' && set.find(c) != u32string_view::npos;
}
bool isOpener(char32_t c) {
  return isOneOf(c, U"([{");
}
bool isExclaiming(char32_t c) {
  return isOneOf(c, U"!?");
}
bool isLetter(char32_t c) {
  return kindOf(c) == Kind::letter;
}
bool isMark(char32_t c) {
  return kindOf(c) == Kind::mark;
}

/// One pass over a text: drops and inserts single spaces.
class SpacingPass {
 public:
  SpacingPass(u32string_view text, Language language)
      : m_in(text), m_french(language == Language::french), m_language(language) {
    m_out.reserve(text.size() + 8);
  }

  std::u32string run() {
    for (std::size_t i = 0; i < m_in.size(); ++i) {
      if (m_in[i] == U' ') {
        if (!dropsSpace(i)) m_out.push_back(U' ');
        continue;
      }
      if (m_french && wantsSpaceBefore(i)) m_out.push_back(U' ');
      m_out.push_back(m_in[i]);
      if (m_in[i] == U'"') turnQuote(i);
      if (m_french && m_in[i] == U'«' && in(i + 1) != U'\0' && in(i + 1) != U' ' && !isMark(in(i + 1)))
        m_out.push_back(U' ');
      if (const std::size_t end = entityEnd(m_in, i); end > i) m_entityEnd = end;
    }
    return std::move(m_out);
  }

 private:
  char32_t in(std::size_t i) const { return i < m_in.size() ? m_in[i] : U'\0'; }
  char32_t last(std::size_t back = 0) const { return back < m_out.size() ? m_out[m_out.size() - 1 - back] : U'\0'; }
  static bool isGap(char32_t c) { return c == U'\0' || c == U' '; }
  bool isSpaced(char32_t c) const { return m_french && isOneOf(c, U";:!?»«"); }

  bool dropsSpace(std::size_t i) const {
    const char32_t next = in(i + 1);
    return isBeforeCloser(i) || isAfterOpener(next) || isInsideQuote(i) || isInsideWord(i);
  }

  /// "dort ." -> "dort.": a closing mark that stands alone.
  bool isBeforeCloser(std::size_t i) const {
    const char32_t mark = in(i + 1);
    if (m_french && last() == U'«') return false;
    if (m_french && isExclaiming(mark)) return isExclaiming(last()) && !isMark(in(i + 2));
    std::size_t end = i + 2;
    while (isExclaiming(mark) && isExclaiming(in(end))) ++end;
    const char32_t follows = in(end);
    const bool endsSentencePart = isGap(follows) || follows == U'"' || follows == U'»';
    if (isOneOf(mark, U",.") || (!m_french && isOneOf(mark, U";:!?"))) return endsSentencePart;
    return isOneOf(mark, U")]}") && (endsSentencePart || isOneOf(follows, U".,;:!?"));
  }

  /// "( a" -> "(a".
  bool isAfterOpener(char32_t next) const {
    const bool opener = isOpener(last()) || (!m_french && last() == U'«');
    return opener && !isSpaced(next) && (isGap(last(1)) || isOpener(last(1)) || last(1) == U'"');
  }

  /// `" no "` -> `"no"`: by turns.
  bool isInsideQuote(std::size_t i) const {
    if (last() == U'"' && isGap(last(1)) && m_quoteOpen) return true;
    return in(i + 1) == U'"' && isGap(in(i + 2)) && m_quoteOpen;
  }

  /// "l' eau", "do n't".
  bool isInsideWord(std::size_t i) const {
    if (m_french && last() == U'\'' && isLetter(in(i + 1))) {
      std::size_t begin = m_out.size() - 1;
      while (begin > 0 && isWordCharacter(m_out[begin - 1])) --begin;
      const bool startsWord = begin == 0 || isOneOf(m_out[begin - 1], U" (\"«'");
      return startsWord && leansForward(u32string_view(m_out).substr(begin), m_language);
    }
    if (m_language != Language::english || !isLetter(last()) || !isOneOf(in(i + 1), U"'nN")) return false;
    std::size_t end = i + 2;
    while (isWordCharacter(in(end)) || (end == i + 2 && in(end) == U'\'')) ++end;
    return in(end) != U'\'' && leansBackward(m_in.substr(i + 1, end - i - 1), m_language);
  }

  bool wantsSpaceBefore(std::size_t i) const {
    if (m_out.empty() || m_out.back() == U' ' || isOpener(m_out.back()) || i < m_entityEnd) return false;
    const char32_t mark = m_in[i];
    if (mark == U'»') return !isMark(in(i + 1));
    if (isExclaiming(mark)) {
      if (isExclaiming(m_out.back())) return false;
      std::size_t end = i;
      while (isExclaiming(in(end))) ++end;
      return end == m_in.size() || !isWordCharacter(m_in[end]);
    }
    if (!isOneOf(mark, U";:") || isOneOf(m_out.back(), U";:!?")) return false;
    const char32_t next = in(i + 1);
    return isGap(next) || next == U'"' || next == U'»';
  }

  void turnQuote(std::size_t i) {
    const bool gapLeft = m_out.size() < 2 || m_out[m_out.size() - 2] == U' ';
    const bool gapRight = isGap(in(i + 1));
    m_quoteOpen = gapLeft == gapRight ? !m_quoteOpen : gapLeft;
  }

  u32string_view m_in;
  bool m_french;
  Language m_language;
  std::u32string m_out;
  bool m_quoteOpen = false;
  std::size_t m_entityEnd = 0;  // of the last entity seen: its ";" is no punctuation
};

bool isQuote(u32string_view token) {
  return token == U"\"";
}

/// Glued to what follows: "(", an opening "«" outside French.
bool opens(u32string_view token, bool french) {
  if (token.size() != 1) return false;
  return isOneOf(token[0], U"([{¿¡‹‚") || (!french && token[0] == U'«');
}

/// Glued to what precedes.
bool closes(u32string_view token, bool french) {
  if (token.empty()) return false;
  if (token.size() > 1) return token.find_first_not_of(U'.') == u32string_view::npos;
  return isOneOf(token[0], U",.)]}›'،؛؟।。、，！？：；）") || (!french && isOneOf(token[0], U";:!?»"));
}

}  // namespace

std::u32string canonicalSpacing(std::u32string text, Language language) {
  for (int pass = 0; pass < kMostPasses; ++pass) {
    std::u32string next = SpacingPass(text, language).run();
    if (next == text) break;
    text = std::move(next);
  }
  return text;
}

bool SpacingRules::expectsSpace(u32string_view next) const {
  return m_any && expectsSpaceBefore(next);
}

bool SpacingRules::expectsSpaceBefore(u32string_view next) const {
  const bool french = m_language == Language::french;
  const u32string_view last = m_last;
  if (opens(last, french) || leansForward(last, m_language)) return false;
  const bool lastIsQuote = isQuote(last);
  if (lastIsQuote && m_lastOpens) return false;
  if (isQuote(next)) return !(lastIsQuote ? m_lastOpens : m_quoteOpen);
  if (closes(next, french) || leansBackward(next, m_language)) return false;
  if (french && next.size() == 1 && isExclaiming(next[0])) return !(last.size() == 1 && isExclaiming(last[0]));
  if (last.empty() || next.empty()) return true;
  const bool amount = kindOf(last.back()) == Kind::digit && next == U"%";
  const bool price = !french && unicode::isCurrency(last.back()) && kindOf(next.front()) == Kind::digit;
  return !amount && !price;
}

void SpacingRules::advance(u32string_view next, bool space) {
  if (m_any && isQuote(m_last)) {
    // What the text shows beats the alternation: glued on one side only tells which way a quote faces.
    m_quoteOpen = m_lastSpaceLeft == space ? m_lastOpens : m_lastSpaceLeft;
  }
  m_lastSpaceLeft = space || !m_any;
  m_last = next;
  m_any = true;
  m_lastOpens = isQuote(next) && !m_quoteOpen;
}

}  // namespace lookback
