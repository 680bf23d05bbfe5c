// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

namespace lookback {
namespace {

constexpr Language kLanguages[] = {Language::french, Language::english, Language::other};

/// What normalising, splitting and joining promise for any text. Empty where all holds, else what broke.
std::string brokenPromise(const std::string& text, Language language) {
  const std::string normal = normalise(text, language);
  const std::vector<std::string> tokens = tokenise(text, language);
  if (unicode::firstInvalidByte(normal)) return "normalise gives malformed UTF-8";
  if (normalise(normal, language) != normal) return "normalise is not idempotent: " + normal;
  if (unicode::nfc(normal) != normal) return "normalise is not NFC: " + normal;
  if (detokenise(tokens, language) != normal) return "the round trip gives " + detokenise(tokens, language);
  if (tokenise(normal, language) != tokens) return "tokens differ after normalising: " + normal;
  for (const std::string& token : tokens) {
    const std::u32string letters = unicode::decode(token);
    if (letters.empty()) return "an empty token";
    if (unicode::kindOf(letters.front()) == unicode::Kind::mark) return "a token begins with a mark: " + token;
    for (const char32_t c : letters) {
      if (unicode::kindOf(c) == unicode::Kind::space) return "a space in token " + token;
    }
  }
  return {};
}

void expectPromises(const std::string& text) {
  for (const Language language : kLanguages) {
    EXPECT_EQ(brokenPromise(text, language), "") << languageCode(language) << ": " << text;
  }
}

/// Text as nasty as it gets: pieces that take part in a rule, in any order.
rc::Gen<std::string> nastyText() {
  static const std::vector<std::string> pieces = {
      " ",      " ",          " ",      " ",       "a",      "l",      "qu",      "n't",  "s",      "t",      "est",
      "Mr",     "M",          "U.S",    "e\u0301", "É",      "œ",      "1",       "20",   "000",    "'",      "’",
      "\"",     "“",          "”",      "«",       "»",      ".",      "...",     "…",    ",",      ";",      ":",
      "!",      "?",          "(",      ")",       "[",      "]",      "-",       "--",   "–",      "—",      "/",
      "&",      "&amp;",      "&#39;",  "<b>",     "</s>",   "<unk>",  "%",       "$",    "€",      "#",      "@",
      "_",      "*",          "|",      "~",       "`",      "´",      "http://", "www.", "\u00A0", "\u202F", "\u2009",
      "\u200B", "\u200D",     "\u00AD", "\uFE0F",  "\u20E3", "\u0301", "\u0323",  "😀",    "👍",      "🏽",   "🇫",
      "🏴",   "\U000E0067", "￭",      "▁",       "■",      "数",     "ال",      "\t",   "\u2028", "\u0001", "-ce",
      "-t-il",  "-moi",       "'s",     "¿",       "·"};
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)),
                      [](const std::vector<std::string>& chosen) {
                        std::string text;
                        for (const std::string& piece : chosen) text += piece;
                        return text;
                      });
}

/// Any code points at all, with a liking for the lower planes.
rc::Gen<std::string> anyText() {
  const rc::Gen<std::uint32_t> codePoint =
      rc::gen::oneOf(rc::gen::inRange<std::uint32_t>(0, 0x250), rc::gen::inRange<std::uint32_t>(0x2000, 0x2100),
                     rc::gen::inRange<std::uint32_t>(0, 0x3000), rc::gen::inRange<std::uint32_t>(0, 0x10FFFF));
  return rc::gen::map(rc::gen::container<std::vector<std::uint32_t>>(codePoint),
                      [](const std::vector<std::uint32_t>& points) {
                        std::string text;
                        for (const std::uint32_t c : points) unicode::append(text, c);
                        return text;
                      });
}

RC_GTEST_PROP(TokenizerProperties, HoldForNastyText, ()) {
  const std::string text = *nastyText();
  for (const Language language : kLanguages) RC_ASSERT(brokenPromise(text, language) == std::string());
}

RC_GTEST_PROP(TokenizerProperties, HoldForAnyText, ()) {
  const std::string text = *anyText();
  for (const Language language : kLanguages) RC_ASSERT(brokenPromise(text, language) == std::string());
}

RC_GTEST_PROP(TokenizerProperties, RandomBytesNeverBreakAnything, ()) {
  const std::string bytes = *rc::gen::string<std::string>();
  for (const Language language : kLanguages) RC_ASSERT(brokenPromise(bytes, language) == std::string());
  unicode::firstInvalidByte(bytes);
  unicode::foldCase(bytes);
}

RC_GTEST_PROP(TokenizerProperties, AnyTokensJoinToValidText, ()) {
  const auto tokens = *rc::gen::container<std::vector<std::string>>(nastyText());
  for (const Language language : kLanguages) RC_ASSERT(!unicode::firstInvalidByte(detokenise(tokens, language)));
}

/// Every text of up to five characters that matter to the spacing rules.
TEST(TokenizerProperties, HoldForAllShortTexts) {
  const std::u32string alphabet = U"a .,!«\"'-";
  constexpr std::size_t kLength = 5;
  std::vector<std::size_t> digits(kLength, 0);
  for (bool more = true; more;) {
    std::u32string text;
    for (const std::size_t digit : digits) text.push_back(alphabet[digit]);
    const std::string utf8 = unicode::encode(text);
    for (const Language language : kLanguages) ASSERT_EQ(brokenPromise(utf8, language), "") << utf8;
    std::size_t place = 0;
    while (place < kLength && ++digits[place] == alphabet.size()) digits[place++] = 0;
    more = place < kLength;
  }
}

TEST(TokenizerProperties, HoldForOddSentences) {
  for (const char* text :
       {"Tu me caches quelque chose. \" \"Non.\"", "a 5\" screen", "\"", "'", "«", "»", "« »", ". . .", "? !", "-",
        "- -5", "l' ' eau", "&;", "&a;!", "\"\"\"", "http://", "www.", "...a", "1\u202F0000"}) {
    expectPromises(text);
  }
}

/// The first rows of a file of real text, odd ones included.
TEST(TokenizerProperties, HoldForRealQuirks) {
  std::ifstream file(LOOKBACK_SHARED_DIR "/data/tatoeba.raw-quirks.eng-fra.txt");
  if (!file) GTEST_SKIP() << "no corpus in " LOOKBACK_SHARED_DIR;
  for (std::string line; std::getline(file, line);) {
    const std::size_t tab = line.find('\t');
    EXPECT_EQ(brokenPromise(line.substr(0, tab), Language::english), "");
    EXPECT_EQ(brokenPromise(line.substr(tab + 1), Language::french), "");
  }
}

}  // namespace
}  // namespace lookback
