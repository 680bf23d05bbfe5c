// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/data/corpus.h"
#include "core/text/vocabulary.h"

namespace lookback::store {

/// Tells corpora apart: the same words in the same order with the same numbers have the same fingerprint, on every
/// computer. Resuming compares it before it goes on.
std::string corpusFingerprint(const Corpus& corpus, const Vocabulary& source, const Vocabulary& target);
/// The same for a corpus that is also used as text, so that a changed word that no vocabulary knows is noticed too.
std::string corpusFingerprint(const Corpus& corpus, const Vocabulary& source, const Vocabulary& target,
                              std::span<const std::string> texts);

}  // namespace lookback::store
