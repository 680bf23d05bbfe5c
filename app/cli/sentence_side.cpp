// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sentence_side.h"

#include <algorithm>

#include "core/text/tokenizer.h"

namespace lookback::cli {

Side splitSide(const std::string& text, Language language, bool pretokenized) {
  Side side;
  if (!pretokenized) {
    side.words = side.tokens = tokenise(text, language);
    for (std::size_t k = 0; k < side.tokens.size(); ++k) side.wordOf.push_back(static_cast<int>(k));
    return side;
  }
  constexpr std::string_view kBlanks = " \t";
  for (std::size_t begin = text.find_first_not_of(kBlanks); begin != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    for (std::string& token : tokenise(word, language)) {
      side.tokens.push_back(std::move(token));
      side.wordOf.push_back(static_cast<int>(side.words.size()));
    }
    side.words.push_back(word);
    begin = text.find_first_not_of(kBlanks, end);
  }
  return side;
}

}  // namespace lookback::cli
