// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace lookback {

/// What the tokeniser must know of a text. `other` splits at spaces and punctuation only.
enum class Language { french, english, other };

/// "fr", "en" or "xx".
std::string_view languageCode(Language language);
/// The reverse; an unknown code is `other`.
Language languageFromCode(std::string_view code);

/// Which way a model translates, as the badge shows it ("fr → en").
struct Direction {
  Language source = Language::french;
  Language target = Language::english;
  friend bool operator==(const Direction&, const Direction&) = default;
};

}  // namespace lookback
