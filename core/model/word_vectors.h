// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "core/tensor/arena.h"
#include "core/tensor/kernels/kernels.h"

namespace lookback {

/// Column k of x (m, N) becomes the vector of words[k]; 0 for -1, the word before the first.
template <class S>
void lookUp(const Matrix<S>& embedding, std::span<const std::int32_t> words, MatrixRef<S> x) {
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (words[k] < 0) {
      x.col(static_cast<Index>(k)).setZero();
    } else {
      x.col(static_cast<Index>(k)) = embedding.col(words[k]);
    }
  }
}

/// x *= mask, number by number; an empty mask stands for no dropout.
template <class S>
void applyMask(const MatrixMap<S>& mask, MatrixMap<S>& x) {
  if (mask.size() > 0) kernels<S>().scaleBy(mask.size(), mask.data(), x.data());
}

}  // namespace lookback
