// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/unicode.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <array>

#include "core/base/error.h"

namespace lookback::unicode {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kZeroWidthJoiner = 0x200D;
constexpr char32_t kTextSelector = 0xFE0E;
constexpr char32_t kEmojiSelector = 0xFE0F;
constexpr char32_t kKeycap = 0x20E3;
constexpr char32_t kBlackFlag = 0x1F3F4;

struct Decoded {
  char32_t c;
  std::size_t length;  // 0: malformed
};

bool isContinuation(unsigned char byte) {
  return (byte & 0xC0u) == 0x80u;
}

/// The code point at the front of `bytes` (not empty).
Decoded decodeOne(std::string_view bytes) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(bytes[k]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xC2 && lead < 0xE0   ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || bytes.size() < length) return {kReplacement, 0};
  char32_t c = lead & (0xFFu >> (length + 1));
  for (std::size_t k = 1; k < length; ++k) {
    if (!isContinuation(byte(k))) return {kReplacement, 0};
    c = (c << 6) | (byte(k) & 0x3Fu);
  }
  const bool overlong = (length == 3 && c < 0x800) || (length == 4 && c < 0x10000);
  const bool surrogate = c >= 0xD800 && c < 0xE000;
  if (overlong || surrogate || c > 0x10FFFF) return {kReplacement, 0};
  return {c, length};
}

bool has(char32_t c, UProperty property) {
  return u_hasBinaryProperty(static_cast<UChar32>(c), property) != 0;
}

bool isEmojiPart(char32_t c) {
  return has(c, UCHAR_EXTENDED_PICTOGRAPHIC) || has(c, UCHAR_REGIONAL_INDICATOR) || has(c, UCHAR_EMOJI_MODIFIER);
}

Kind computeKind(char32_t c) {
  if (c > 0x10FFFF) return Kind::symbol;
  if (has(c, UCHAR_WHITE_SPACE)) return Kind::space;
  const int category = u_charType(static_cast<UChar32>(c));
  if (category == U_CONTROL_CHAR || has(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return Kind::invisible;
  if (category == U_FORMAT_CHAR && !has(c, UCHAR_PREPENDED_CONCATENATION_MARK)) return Kind::invisible;
  if (isEmojiPart(c)) return Kind::emoji;
  const std::uint32_t mask = U_MASK(category);
  if (mask & U_GC_L_MASK) return Kind::letter;
  if (mask & U_GC_M_MASK) return Kind::mark;
  if (mask & U_GC_N_MASK) return Kind::digit;
  if (c == U'&' || c == U'#' || c == U'@' || c == U'*' || c == U'/' || c == U'\\' || c == U'%') return Kind::symbol;
  if (mask & U_GC_PC_MASK) return Kind::symbol;
  if (mask & U_GC_P_MASK) return Kind::punctuation;
  return Kind::symbol;
}

constexpr std::size_t kTableSize = 0x3000;  // the alphabets and the punctuation; later code points are looked up

const std::array<Kind, kTableSize>& kindTable() {
  static const std::array<Kind, kTableSize> table = [] {
    std::array<Kind, kTableSize> kinds{};
    for (std::size_t c = 0; c < kTableSize; ++c) kinds[c] = computeKind(static_cast<char32_t>(c));
    return kinds;
  }();
  return table;
}

const icu::Normalizer2& nfcNormalizer() {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) {
    throw Error(ErrorCode::io, std::string("ICU's normalisation data cannot be loaded (") + u_errorName(status) +
                                   "); reinstall the package libicu");
  }
  return *normalizer;
}

/// Leads of code points from U+0300 on; below them NFC changes nothing.
bool belowCombiningMarks(std::string_view utf8) {
  for (const char byte : utf8) {
    if (static_cast<unsigned char>(byte) >= 0xCC) return false;
  }
  return true;
}

bool isSelector(char32_t c) {
  return c == kTextSelector || c == kEmojiSelector;
}
bool isKeycapBase(char32_t c) {
  return (c >= U'0' && c <= U'9') || c == U'#' || c == U'*';
}
bool isTag(char32_t c) {
  return c >= 0xE0020 && c <= 0xE007F;
}

/// Whether the invisible `c` holds an emoji together: `before` are the characters kept so far, `next` the one behind it
/// (0 at the end).
bool holdsEmojiTogether(char32_t c, std::u32string_view before, char32_t next) {
  if (before.empty()) return false;
  const char32_t last = before.back();
  if (isSelector(c)) return isKeycapBase(last) ? next == kKeycap : has(last, UCHAR_EMOJI);
  if (isTag(c)) return last == kBlackFlag || isTag(last);
  if (c != kZeroWidthJoiner || !has(next, UCHAR_EXTENDED_PICTOGRAPHIC)) return false;
  const bool selected = last == kEmojiSelector && before.size() > 1;
  const char32_t base = selected ? before[before.size() - 2] : last;
  return has(base, UCHAR_EXTENDED_PICTOGRAPHIC) || has(base, UCHAR_EMOJI_MODIFIER);
}

std::size_t skipWhile(std::u32string_view text, std::size_t at, bool (*test)(char32_t)) {
  while (at < text.size() && test(text[at])) ++at;
  return at;
}

bool extendsEmoji(char32_t c) {
  return isSelector(c) || isTag(c) || has(c, UCHAR_EMOJI_MODIFIER) || kindOf(c) == Kind::mark;
}

}  // namespace

std::optional<std::size_t> firstInvalidByte(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    if (static_cast<unsigned char>(bytes[at]) < 0x80) {
      ++at;
      continue;
    }
    const std::size_t length = decodeOne(bytes.substr(at)).length;
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

std::u32string decode(std::string_view utf8) {
  std::u32string text;
  text.reserve(utf8.size());
  std::size_t at = 0;
  while (at < utf8.size()) {
    const Decoded one = decodeOne(utf8.substr(at));
    text.push_back(one.c);
    at += one.length == 0 ? 1 : one.length;
  }
  return text;
}

void append(std::string& utf8, char32_t c) {
  if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) c = kReplacement;
  const auto put = [&](char32_t byte) { utf8.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | (c >> 6));
    put(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    put(0xE0 | (c >> 12));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  } else {
    put(0xF0 | (c >> 18));
    put(0x80 | ((c >> 12) & 0x3F));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  }
}

std::string encode(std::u32string_view text) {
  std::string utf8;
  utf8.reserve(text.size() + text.size() / 8);
  for (const char32_t c : text) append(utf8, c);
  return utf8;
}

std::string nfc(std::string_view utf8) {
  if (belowCombiningMarks(utf8)) return std::string(utf8);
  const icu::Normalizer2& normalizer = nfcNormalizer();
  UErrorCode status = U_ZERO_ERROR;
  const icu::StringPiece piece(utf8.data(), static_cast<std::int32_t>(utf8.size()));
  if (normalizer.isNormalizedUTF8(piece, status) && U_SUCCESS(status)) return std::string(utf8);
  std::string result;
  icu::StringByteSink<std::string> sink(&result);
  status = U_ZERO_ERROR;
  normalizer.normalizeUTF8(0, piece, sink, nullptr, status);
  if (U_FAILURE(status)) throw Error(ErrorCode::io, std::string("ICU cannot normalise a text: ") + u_errorName(status));
  return result;
}

std::string foldCase(std::string_view utf8) {
  std::string result;
  icu::StringByteSink<std::string> sink(&result);
  UErrorCode status = U_ZERO_ERROR;
  icu::CaseMap::utf8Fold(0, icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())), sink, nullptr,
                         status);
  if (U_FAILURE(status)) throw Error(ErrorCode::io, std::string("ICU cannot fold a text: ") + u_errorName(status));
  return nfc(result);
}

std::string lowerCase(std::string_view utf8) {
  std::string result;
  icu::StringByteSink<std::string> sink(&result);
  UErrorCode status = U_ZERO_ERROR;
  icu::CaseMap::utf8ToLower("", 0, icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())), sink, nullptr,
                            status);
  if (U_FAILURE(status))
    throw Error(ErrorCode::io, std::string("ICU cannot lower-case a text: ") + u_errorName(status));
  return result;
}

Kind kindOf(char32_t c) {
  return c < kTableSize ? kindTable()[c] : computeKind(c);
}
bool isUpper(char32_t c) {
  return c < 0x80 ? c >= U'A' && c <= U'Z' : u_isUUppercase(static_cast<UChar32>(c)) != 0;
}
bool isLower(char32_t c) {
  return c < 0x80 ? c >= U'a' && c <= U'z' : u_isULowercase(static_cast<UChar32>(c)) != 0;
}
bool isCurrency(char32_t c) {
  if (c < 0x80) return c == U'$';
  return u_charType(static_cast<UChar32>(c)) == U_CURRENCY_SYMBOL;
}

bool isPunctuation(char32_t c) {
  return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_P_MASK) != 0;
}
bool isSymbol(char32_t c) {
  return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_S_MASK) != 0;
}
bool isNumber(char32_t c) {
  return (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_N_MASK) != 0;
}

bool isOfUnspacedScript(char32_t c) {
  if (c < 0xE00) return false;
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(static_cast<UChar32>(c), &status)) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_THAI:
    case USCRIPT_LAO:
    case USCRIPT_KHMER:
    case USCRIPT_MYANMAR:
      return true;
    default:
      return false;
  }
}

char32_t simpleFold(char32_t c) {
  if (c < 0x80) return isUpper(c) ? c + 32 : c;
  return static_cast<char32_t>(u_foldCase(static_cast<UChar32>(c), U_FOLD_CASE_DEFAULT));
}

std::size_t emojiEnd(std::u32string_view text, std::size_t at) {
  const char32_t c = text[at];
  const auto is = [&](std::size_t k, char32_t wanted) { return k < text.size() && text[k] == wanted; };
  if (isKeycapBase(c)) {
    const std::size_t keycap = is(at + 1, kEmojiSelector) ? at + 2 : at + 1;
    return is(keycap, kKeycap) ? skipWhile(text, keycap, extendsEmoji) : at;
  }
  if (kindOf(c) != Kind::emoji) return at;
  std::size_t end = at + 1;
  if (has(c, UCHAR_REGIONAL_INDICATOR) && end < text.size() && has(text[end], UCHAR_REGIONAL_INDICATOR)) ++end;
  end = skipWhile(text, end, extendsEmoji);
  while (is(end, kZeroWidthJoiner) && end + 1 < text.size() && has(text[end + 1], UCHAR_EXTENDED_PICTOGRAPHIC)) {
    end = skipWhile(text, end + 2, extendsEmoji);
  }
  return end;
}

std::size_t removeInvisible(std::u32string& text) {
  std::u32string kept;
  kept.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char32_t next = i + 1 < text.size() ? text[i + 1] : U'\0';
    if (kindOf(text[i]) != Kind::invisible || holdsEmojiTogether(text[i], kept, next)) kept.push_back(text[i]);
  }
  const std::size_t removed = text.size() - kept.size();
  text = std::move(kept);
  return removed;
}

}  // namespace lookback::unicode
