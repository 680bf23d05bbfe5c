// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/data/corpus.h"
#include "core/text/vocabulary.h"

namespace lookback::store {

/// Tells corpora apart: the same words in the same order with the same numbers have the same fingerprint, on every
/// computer. Resuming compares it before it goes on.
std::string corpusFingerprint(const Corpus& corpus, const Vocabulary& source, const Vocabulary& target);

}  // namespace lookback::store
