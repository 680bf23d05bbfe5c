// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include <gtest/gtest.h>

#include <string>

namespace lookback::unicode {
namespace {

using std::string;

TEST(Utf8, WellFormedTextHasNoBadByte) {
  for (const char* text :
       {"", "plain", "é", "œuvre", "数据", "😀", "\xF4\x8F\xBF\xBF", "\xEE\x80\x80", "\xED\x9F\xBF"}) {
    EXPECT_EQ(firstInvalidByte(text), std::nullopt) << text;
  }
  EXPECT_EQ(firstInvalidByte(std::string_view("a\0b", 3)), std::nullopt);
}

TEST(Utf8, FirstBadByteIsNamed) {
  EXPECT_EQ(firstInvalidByte("caf\xE9 noir"), 3u);       // Latin-1
  EXPECT_EQ(firstInvalidByte("ab\x80"), 2u);             // continuation alone
  EXPECT_EQ(firstInvalidByte("\xC0\xAF"), 0u);           // overlong "/"
  EXPECT_EQ(firstInvalidByte("a\xE0\x80\xAF"), 1u);      // overlong, three bytes
  EXPECT_EQ(firstInvalidByte("a\xF0\x80\x80\xAF"), 1u);  // overlong, four bytes
  EXPECT_EQ(firstInvalidByte("é\xED\xA0\x80"), 2u);      // surrogate
  EXPECT_EQ(firstInvalidByte("\xF4\x90\x80\x80"), 0u);   // above U+10FFFF
  EXPECT_EQ(firstInvalidByte("x\xF8\x88\x80\x80"), 1u);  // no such lead byte
  EXPECT_EQ(firstInvalidByte("x\xE2\x82"), 1u);          // cut short
  EXPECT_EQ(firstInvalidByte("\xE2\x28\xA1"), 0u);       // lead without its continuation
}

TEST(Utf8, DecodingAndEncodingAreInverse) {
  const std::u32string all = U"aé\u07FF\u0800数\uFFFF\U00010000😀\U0010FFFF";
  EXPECT_EQ(decode(encode(all)), all);
  EXPECT_EQ(encode(U"é"), "\xC3\xA9");
  EXPECT_EQ(decode("a\xE9z"), U"a\uFFFDz");
  EXPECT_EQ(encode(std::u32string(1, char32_t{0xD800})), "\uFFFD");
}

TEST(Nfc, ComposesWhatHasOneLetterAndLeavesTheRest) {
  EXPECT_EQ(nfc("l'e\u0301le\u0300ve"), "l'élève");
  EXPECT_EQ(nfc("c\u0327a"), "ça");
  EXPECT_EQ(nfc("q\u0303"), "q\u0303");
  EXPECT_EQ(nfc("a\u0301\u0323"), nfc("a\u0323\u0301"));
  EXPECT_EQ(nfc("\u212B"), "Å");
}

TEST(CaseFolding, PairsBecomeEqualAndOeStaysOneLetter) {
  EXPECT_EQ(foldCase("Œuvre"), "œuvre");
  EXPECT_EQ(foldCase("CŒUR"), "cœur");
  EXPECT_EQ(foldCase("ÉCOLE"), "école");
  EXPECT_EQ(foldCase("Ça"), "ça");
  EXPECT_EQ(foldCase("NAÏF"), "naïf");
  EXPECT_NE(foldCase("œ"), "oe");
}

TEST(Kinds, CodePointsAreSorted) {
  for (const char32_t c : U"\t\n\v\f\r \u0085\u00A0\u2009\u2028\u2029\u202F\u3000") {
    if (c == 0) continue;  // the end of the literal
    EXPECT_EQ(kindOf(c), Kind::space) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : U"aÉœß数ال") {
    if (c == 0) continue;  // the end of the literal
    EXPECT_EQ(kindOf(c), Kind::letter) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : U"\u0001\u00AD\u200B\u200D\u200E\u2060\uFEFF\uFE0F") {
    if (c == 0) continue;  // the end of the literal
    EXPECT_EQ(kindOf(c), Kind::invisible) << std::hex << static_cast<unsigned>(c);
  }
  EXPECT_EQ(kindOf(0), Kind::invisible);
  EXPECT_EQ(kindOf(U'\u0301'), Kind::mark);
  EXPECT_EQ(kindOf(U'7'), Kind::digit);
  EXPECT_EQ(kindOf(U'&'), Kind::symbol);
  EXPECT_EQ(kindOf(U'€'), Kind::symbol);
  EXPECT_EQ(kindOf(U'«'), Kind::punctuation);
  EXPECT_EQ(kindOf(U'😀'), Kind::emoji);
}

std::size_t emojiLength(const string& text) {
  return emojiEnd(decode(text), 0);
}

TEST(Emoji, SequencesAreOneEach) {
  EXPECT_EQ(emojiLength("😀x"), 1u);
  EXPECT_EQ(emojiLength("👨\u200D👩\u200D👧 a"), 5u);
  EXPECT_EQ(emojiLength("🇫🇷🇩🇪"), 2u);
  EXPECT_EQ(emojiLength("👍🏽!"), 2u);
  EXPECT_EQ(emojiLength("1\uFE0F\u20E3"), 3u);
  EXPECT_EQ(emojiLength("❤\uFE0F\u200D🔥"), 4u);
  EXPECT_EQ(emojiLength("12"), 0u);
  EXPECT_EQ(emojiLength("a"), 0u);
}

string withoutInvisible(const string& utf8) {
  std::u32string text = decode(utf8);
  removeInvisible(text);
  return encode(text);
}

TEST(Invisible, ZeroWidthAndSoftHyphensGo) {
  for (const char* inside :
       {"\u200B", "\u00AD", "\u2060", "\uFEFF", "\u200C", "\u200D", "\u200E", "\u202B", "\x01", "\x7F"}) {
    EXPECT_EQ(withoutInvisible(string("por") + inside + "te"), "porte");
  }
  std::u32string text = U"a\u200B\u00ADb";
  EXPECT_EQ(removeInvisible(text), 2u);
}

TEST(Invisible, WhatHoldsAnEmojiTogetherStays) {
  for (const char* emoji :
       {"👨\u200D👩\u200D👧", "1\uFE0F\u20E3", "❤\uFE0F", "👩🏽\u200D🚀", "🏴\U000E0067\U000E0062\U000E007F"}) {
    EXPECT_EQ(withoutInvisible(emoji), emoji);
  }
  EXPECT_EQ(withoutInvisible("1\uFE0F a\uFE0F 😀\u200Dz"), "1 a 😀z");
}

}  // namespace
}  // namespace lookback::unicode
