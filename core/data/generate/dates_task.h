// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/data/generate/corpus_task.h"

namespace lookback {

/// Dates as people write them in French or English ("le lundi 4 mai 1998", "May 4, 1998") and in the order
/// of ISO 8601, year, month and day as three tokens: "1998 05 04". Weekdays are right for the Gregorian calendar.
class DatesTask final : public CorpusTask {
 public:
  explicit DatesTask(std::uint64_t seed) : m_rng(seed) {}
  GeneratedPair next() override;

 private:
  Rng m_rng;
};

}  // namespace lookback
