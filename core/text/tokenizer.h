// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/language.h"

namespace lookback {

/// The one spelling under which a sentence is known everywhere: NFC, single plain spaces, straight apostrophes, no
/// invisible characters, and the language's own spacing around punctuation. Idempotent.
/// `sentence` must be valid UTF-8 (see core/text/unicode.h for checking bytes from outside).
std::string normalise(std::string_view sentence, Language language);

/// Splits a sentence into tokens (normalises it first). Casing is kept. `invisibleRemoved`, where given, grows by the
/// number of invisible characters that were left out.
std::vector<std::string> tokenise(std::string_view sentence, Language language, std::size_t* invisibleRemoved = nullptr);

/// Joins tokens to a sentence: detokenise(tokenise(x)) == normalise(x).
std::string detokenise(const std::vector<std::string>& tokens, Language language);

}  // namespace lookback
