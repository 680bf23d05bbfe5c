// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/model/model.h"

namespace lookback {

/// The same model with the energies of every step made equal, so that each step reads the same mean of all annotations:
/// a fixed average (F4). It is not the vector that RNNencdec uses, and the model was not trained for it. Works as every
/// model does: greedy or beam, traced or scored; its links mean nothing. In the letters of the paper: e_ij = s^T W_a
/// h_j with W_a = 0 in the place of the scorer, all else as it was. Throws Error for a model without attention.
std::shared_ptr<const Model> fixedAverageModel(const Model& model);

}  // namespace lookback
