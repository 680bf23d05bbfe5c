// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/generate/surface.h"
#include "core/data/generate/syntax.h"

namespace lookback::generate {

/// The words of an English verb group. `auxiliary`: the first can stand before the subject and before "not".
struct EnglishVerbGroup {
  Pieces words;
  bool auxiliary = false;
};

/// "signs", "is signing", "was signed", "will be able to"; with `needsAuxiliary` also "does ... sign".
EnglishVerbGroup englishVerbGroup(const Clause& clause, const Agreement& subject, bool needsAuxiliary);

/// What stands in an infinitive: "sign", "be signed", "be hungry".
Pieces englishInfinitive(const Clause& clause);
/// "signing", "being signed".
Pieces englishGerund(const Clause& clause);

/// "can" and "must" in the tenses they have: the next infinitive goes without "to".
bool takesBareInfinitive(const Clause& clause);

}  // namespace lookback::generate
