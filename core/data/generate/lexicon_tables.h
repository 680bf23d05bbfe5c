// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/generate/lexicon.h"

/// The tables behind lexicon.h that are split over several files.
namespace lookback::generate {

std::span<const Noun> everydayNouns();
std::span<const Noun> publicNouns();

}  // namespace lookback::generate
