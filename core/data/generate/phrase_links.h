// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/generate/surface.h"
#include "core/data/generate/syntax.h"

namespace lookback::generate {

/// Gives the tokens of a fixed phrase, which begin at out[first], the meanings its table entry links. `french` says
/// which side of the entry they are.
void addPhraseMeanings(const PhraseUse& use, bool french, Pieces& out, std::size_t first);

}  // namespace lookback::generate
