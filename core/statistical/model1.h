// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/base/team.h"
#include "core/statistical/cooccurrence.h"
#include "core/statistical/progress.h"

namespace lookback::statistical {

/// IBM Model 1 (Brown et al. 1993, section 4.1). Each y_i picks one of the I given words or NULL with equal probability
/// and is then written by it:
///
///   p(y | x) = Π_i 1 / (I + 1) Σ_j t(y_i | x_j)                                  (their equation 15 with ε = 1)
///
/// Which word picked which is never told; EM finds t. The likelihood has one maximum for practical purposes, so the
/// start does not matter: here all words of the explained side are equally likely.

/// t(y | x) of every entry of `table` before the first iteration: 1 / explainedWords.
std::vector<double> uniformTranslations(const Cooccurrence& table, int explainedWords);

/// One iteration of EM on t, in place. Returns log p(corpus) under the t it was given. That number never falls from one
/// iteration to the next. The result has the same bits for any size of the team.
double improveModel1(const Bitext& bitext, const Cooccurrence& table, std::vector<double>& t, Team& team,
                     std::stop_token stop);

/// `iterations` of them; the log-likelihoods, each before its iteration. `progress` may be empty.
std::vector<double> trainModel1(const Bitext& bitext, const Cooccurrence& table, std::vector<double>& t, int iterations,
                                Team& team, std::stop_token stop, const ProgressCallback& progress);

/// Expected counts of entries, summed in parts. Shared with the HMM.
class ExpectedCounts {
 public:
  explicit ExpectedCounts(std::size_t entries);
  /// (entries)
  std::span<double> part(int part) { return m_parts[static_cast<std::size_t>(part)]; }
  /// t(y | x) = c(y | x) / Σ_y' c(y' | x), Brown's equation 14. A word x that was never picked keeps its row. Leaves
  /// all counts at zero.
  void normalise(const Cooccurrence& table, std::vector<double>& t, Team& team);

 private:
  std::vector<std::vector<double>> m_parts;  // [part][entry]
};

}  // namespace lookback::statistical
