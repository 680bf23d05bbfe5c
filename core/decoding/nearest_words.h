// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/model.h"

namespace lookback {

struct NearWord {
  int word = 0;       // in the source vocabulary
  double cosine = 0;  // of the two columns of E, -1..1
};

/// The `count` source words whose columns of the source embedding E (m, K_x) make the smallest angle with that of
/// `word`: largest cosine first, the lower number on a tie. Neither the word itself nor the two marks are among them,
/// nor words whose column is 0 (its angle is not defined); none at all if the column of `word` is 0.
std::vector<NearWord> nearestSourceWords(const Model& model, int word, int count);

}  // namespace lookback
