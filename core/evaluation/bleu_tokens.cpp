// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tokenisers of BLEU, as sacreBLEU defines them. Each rule reads the line from left to right and never looks twice
// at a character it has used, as a regular expression does; that decides how runs such as "..." come apart.
#include <utility>

#include "core/evaluation/bleu.h"
#include "core/text/unicode.h"

namespace lookback {
namespace {

bool isDigit(char32_t c) {
  return c >= U'0' && c <= U'9';
}
bool notDigit(char32_t c) {
  return !isDigit(c);
}
bool isNotNumber(char32_t c) {
  return !unicode::isNumber(c);
}
bool isPeriodOrComma(char32_t c) {
  return c == U'.' || c == U',';
}
bool isDash(char32_t c) {
  return c == U'-';
}

/// Every ASCII mark except ' , - .
bool isMarkOf13a(char32_t c) {
  return (c >= U' ' && c <= U'&') || (c >= U'(' && c <= U'+') || c == U'/' || (c >= U':' && c <= U'@') ||
         (c >= U'[' && c <= U'`') || (c >= U'{' && c <= U'~');
}

/// White space, and the four information separators, which are white space to a program that splits at it.
bool isBlank(char32_t c) {
  return (c >= 0x1C && c <= 0x1F) || unicode::kindOf(c) == unicode::Kind::space;
}

template <class Test>
std::u32string separateEach(std::u32string_view text, Test test) {
  std::u32string result;
  for (const char32_t c : text) {
    if (test(c)) {
      result.append({U' ', c, U' '});
    } else {
      result.push_back(c);
    }
  }
  return result;
}

/// Rewrites neighbours that pass both tests: "ab" -> "a b " (second separated) or " a b" (first separated).
template <class First, class Second>
std::u32string separatePairs(std::u32string_view text, First first, Second second, bool separateSecond) {
  std::u32string result;
  std::size_t i = 0;
  while (i < text.size()) {
    if (i + 1 < text.size() && first(text[i]) && second(text[i + 1])) {
      if (!separateSecond) result.push_back(U' ');
      result.append({text[i], U' ', text[i + 1]});
      if (separateSecond) result.push_back(U' ');
      i += 2;
    } else {
      result.push_back(text[i++]);
    }
  }
  return result;
}

void replaceAll(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
    text.replace(at, what.size(), with);
  }
}

std::u32string tokenise13a(std::string line) {
  replaceAll(line, "<skipped>", "");
  replaceAll(line, "-\n", "");
  replaceAll(line, "\n", " ");
  replaceAll(line, "&quot;", "\"");
  replaceAll(line, "&amp;", "&");
  replaceAll(line, "&lt;", "<");
  replaceAll(line, "&gt;", ">");
  std::u32string text = separateEach(unicode::decode(" " + line + " "), isMarkOf13a);
  text = separatePairs(text, notDigit, isPeriodOrComma, true);
  text = separatePairs(text, isPeriodOrComma, notDigit, false);
  return separatePairs(text, isDigit, isDash, true);
}

std::u32string tokeniseInternational(std::string_view line) {
  std::u32string text = unicode::decode(line);
  text = separatePairs(text, isNotNumber, unicode::isPunctuation, true);
  text = separatePairs(text, unicode::isPunctuation, isNotNumber, false);
  return separateEach(text, unicode::isSymbol);
}

std::u32string withBlanks(std::string line, BleuTokenizer tokenizer) {
  switch (tokenizer) {
    case BleuTokenizer::mteval13a:
      return tokenise13a(std::move(line));
    case BleuTokenizer::international:
      return tokeniseInternational(line);
    case BleuTokenizer::characters:
      return separateEach(unicode::decode(line), [](char32_t) { return true; });
    case BleuTokenizer::none:
      break;
  }
  return unicode::decode(line);
}

std::string_view withoutTrailingBlanks(std::string_view line) {
  const std::u32string text = unicode::decode(line);
  std::size_t bytes = line.size();
  for (std::size_t i = text.size(); i > 0 && isBlank(text[i - 1]); --i)
    bytes -= unicode::encode({&text[i - 1], 1}).size();
  return line.substr(0, bytes);
}

}  // namespace

std::vector<std::string> bleuTokens(std::string_view line, const BleuOptions& options) {
  std::string composed = unicode::nfc(line);
  if (options.foldCase) composed = unicode::lowerCase(composed);
  const std::u32string text = withBlanks(std::string(withoutTrailingBlanks(composed)), options.tokenizer);
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && !isBlank(text[end])) ++end;
    if (end > i) tokens.push_back(unicode::encode(std::u32string_view(text).substr(i, end - i)));
    i = end + 1;
  }
  return tokens;
}

}  // namespace lookback
