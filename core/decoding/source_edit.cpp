// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/source_edit.h"

#include <algorithm>
#include <iterator>

#include "core/base/contract.h"
#include "core/text/tokenizer.h"
#include "core/text/vocabulary.h"

namespace lookback {
namespace {

constexpr std::string_view kMark = Vocabulary::kUnknownText;
constexpr std::string_view kSpaces = " \t\n\r";

/// Start of the next `<unk>` with spaces or the ends of the text around it; npos if there is none.
std::size_t findMark(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find(kMark, from); at != std::string_view::npos; at = text.find(kMark, at + 1)) {
    const std::size_t end = at + kMark.size();
    const bool opens = at == 0 || kSpaces.find(text[at - 1]) != std::string_view::npos;
    const bool closes = end == text.size() || kSpaces.find(text[end]) != std::string_view::npos;
    if (opens && closes) return at;
  }
  return std::string_view::npos;
}

/// The stretches between unknown marks as `write` has them, and the marks, with spaces between.
template <class F>
std::string joined(const std::vector<std::string>& tokens, F&& write) {
  std::string text;
  const auto add = [&](const std::string& more) {
    if (more.empty()) return;
    if (!text.empty()) text += ' ';
    text += more;
  };
  std::vector<std::string> stretch;
  for (const std::string& token : tokens) {
    if (token != kMark) {
      stretch.push_back(token);
      continue;
    }
    add(write(stretch));
    stretch.clear();
    add(token);
  }
  add(write(stretch));
  return text;
}

std::string separated(const std::vector<std::string>& tokens, char separator) {
  std::string text;
  for (const std::string& token : tokens) {
    if (!text.empty()) text += separator;
    text += token;
  }
  return text;
}

std::vector<std::string> cut(std::string_view text) {
  std::vector<std::string> tokens;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(kTokenSeparator, from), text.size());
    if (end > from) tokens.emplace_back(text.substr(from, end - from));
    from = end + 1;
  }
  return tokens;
}

}  // namespace

std::vector<std::string> sourceTokens(std::string_view sentence, Language language) {
  if (sentence.find(kTokenSeparator) != std::string_view::npos) return cut(sentence);
  std::vector<std::string> tokens;
  const auto add = [&](std::string_view part) {
    std::vector<std::string> more = tokenise(part, language);
    std::move(more.begin(), more.end(), std::back_inserter(tokens));
  };
  std::size_t from = 0;
  for (std::size_t at = findMark(sentence, 0); at != std::string_view::npos; at = findMark(sentence, from)) {
    add(sentence.substr(from, at - from));
    tokens.emplace_back(kMark);
    from = at + kMark.size();
  }
  add(sentence.substr(from));
  return tokens;
}

std::string sourceText(const std::vector<std::string>& tokens, Language language) {
  std::string natural = joined(tokens, [language](const std::vector<std::string>& stretch) {
    return stretch.empty() ? std::string() : detokenise(stretch, language);
  });
  if (sourceTokens(natural, language) == tokens) return natural;
  std::string spaced = separated(tokens, ' ');
  if (sourceTokens(spaced, language) == tokens) return spaced;
  return separated(tokens, kTokenSeparator);
}

bool isPossible(const SourceEdit& edit, int words) {
  if (edit.position < 0 || edit.position >= words) return false;
  switch (edit.kind) {
    case SourceEdit::Kind::replace:
      return !edit.word.empty();
    case SourceEdit::Kind::unknown:
      return true;
    case SourceEdit::Kind::remove:
      return words > 1;
    case SourceEdit::Kind::swapLeft:
      return edit.position > 0;
    case SourceEdit::Kind::swapRight:
      break;
  }
  return edit.position + 1 < words;
}

std::vector<std::string> withEdit(std::vector<std::string> tokens, const SourceEdit& edit) {
  LOOKBACK_EXPECTS(isPossible(edit, static_cast<int>(tokens.size())));
  const auto at = static_cast<std::size_t>(edit.position);
  switch (edit.kind) {
    case SourceEdit::Kind::replace:
      tokens[at] = edit.word;
      break;
    case SourceEdit::Kind::unknown:
      tokens[at] = kMark;
      break;
    case SourceEdit::Kind::remove:
      tokens.erase(tokens.begin() + edit.position);
      break;
    case SourceEdit::Kind::swapLeft:
      std::swap(tokens[at], tokens[at - 1]);
      break;
    case SourceEdit::Kind::swapRight:
      std::swap(tokens[at], tokens[at + 1]);
      break;
  }
  return tokens;
}

}  // namespace lookback
