// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/model/model.h"

namespace lookback::test {

/// A model of a few dozen numbers a matrix, with random parameters of `seed`: it attends and writes, nonsense but
/// always the same. Its vocabularies hold words that look like markup ("<b>bold</b>", "%1", "&File").
std::shared_ptr<const Model> tinyModel(const std::string& name = "tiny", std::uint64_t seed = 1,
                                       Scorer scorer = Scorer::additive);

}  // namespace lookback::test
