// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/text/language.h"

namespace lookback::cli {

/// A side of a pair: words as the user counts them, the tokens the model reads, and which word each token belongs to.
struct Side {
  std::vector<std::string> words, tokens;
  std::vector<int> wordOf;
};

/// With `pretokenized`, words are what stands between blanks.
Side splitSide(const std::string& text, Language language, bool pretokenized);

}  // namespace lookback::cli
