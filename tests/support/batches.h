// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/model/batch.h"

namespace lookback {

using Sentences = std::vector<std::vector<std::int32_t>>;

/// A batch of sentence pairs as word numbers without end marks.
inline Batch batchOf(const Sentences& sources, const Sentences& targets) {
  const std::vector<std::span<const std::int32_t>> x(sources.begin(), sources.end());
  const std::vector<std::span<const std::int32_t>> y(targets.begin(), targets.end());
  Batch batch;
  batch.assign(x, y);
  return batch;
}

}  // namespace lookback
