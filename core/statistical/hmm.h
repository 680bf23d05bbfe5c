// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/team.h"
#include "core/statistical/cooccurrence.h"
#include "core/statistical/hmm_jumps.h"
#include "core/statistical/hmm_pass.h"
#include "core/statistical/progress.h"

namespace lookback::statistical {

/// The HMM of Vogel et al. 1996 while it is trained: p(y | x) = Σ_a Π_i p(a_i | a_{i-1}, I) t(y_i | x_{a_i}), with an
/// empty word as in Och and Ney 2003.
struct HmmParameters {
  std::vector<double> t;  // t(y | x) of each entry of a Cooccurrence; begin with those of Model 1
  Jumps jumps;
  double p0 = 0.2;  // Och and Ney's value; stays as it is
};

/// Of a corpus: for each explained word the given word of its likeliest alignment, -1 for NULL.
struct ViterbiAlignments {
  std::span<const std::int16_t> of(std::size_t pair) const {
    return std::span(words).subspan(begin[pair], begin[pair + 1] - begin[pair]);
  }
  std::vector<std::uint64_t> begin;  // of each pair; one more than there are pairs
  std::vector<std::int16_t> words;
};

/// The longest given side of a corpus, for Jumps.
int longestGiven(const Bitext& bitext);

/// One iteration of EM (Baum–Welch) on t and the jumps. Returns log p(corpus) under the parameters it was given, which
/// never falls. The result has the same bits for any size of the team.
double improveHmm(const Bitext& bitext, const Cooccurrence& table, HmmParameters& hmm, Team& team,
                  std::stop_token stop);

/// `iterations` of them; the log-likelihoods, each before its iteration. `progress` may be empty.
std::vector<double> trainHmm(const Bitext& bitext, const Cooccurrence& table, HmmParameters& hmm, int iterations,
                             Team& team, std::stop_token stop, const ProgressCallback& progress);

ViterbiAlignments viterbiAlignments(const Bitext& bitext, const Cooccurrence& table, const HmmParameters& hmm,
                                    Team& team, std::stop_token stop);

/// p(a_i = j | y, x) of one pair of the corpus: (J, I + 1) by rows, last column NULL.
std::vector<double> corpusPosterior(const Bitext& bitext, const Cooccurrence& table, const HmmParameters& hmm,
                                    std::size_t pair);

}  // namespace lookback::statistical
