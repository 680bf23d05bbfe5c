// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/team.h"
#include "core/data/alignment_links.h"
#include "core/statistical/hmm.h"
#include "core/statistical/lexicon.h"
#include "core/statistical/symmetrise.h"
#include "core/tensor/types.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

/// Which model explains the words. Model 1 does not know where words stand; the HMM does.
enum class Aligner { model1, hmm };

struct AlignerOptions {
  Aligner aligner = Aligner::hmm;
  int model1Iterations = 5;
  int hmmIterations = 5;  // of the HMM, from the t(y | x) of Model 1
  double p0 = 0.2;        // of the HMM
  Symmetrisation symmetrisation = Symmetrisation::growDiagFinalAnd;
  double keep = 1e-4;  // smallest t(y | x) that a DirectionModel remembers
  /// Likewise of Model 1, which an HMM begins with and which is kept beside it; above 1: it is not kept.
  double keepModel1 = 0.01;
};

/// One trained direction, ready for any pair of sentences: p(y | x). Word numbers are those of the folded corpus.
struct DirectionModel {
  Aligner aligner = Aligner::hmm;
  Lexicon lexicon = {};
  Jumps jumps = {};  // of the HMM
  double p0 = 0.2;   // likewise

  /// p(a_i = j | y, x): (J, I + 1), row i sums to 1, the last column is NULL. Words that never met have
  /// Lexicon::kUnseen.
  Matrix<float> posterior(std::span<const std::int32_t> x, std::span<const std::int32_t> y) const;
  /// The likeliest alignment: for each y_i a word of x, or -1 for NULL.
  std::vector<int> viterbi(std::span<const std::int32_t> x, std::span<const std::int32_t> y) const;
};

/// Upper and lower case are one word for alignment: "Il" and "il" share what is learned. For every number of `words`
/// the smallest number with the same letters.
std::vector<std::int32_t> foldedNumbers(const Vocabulary& words);

/// The links of a whole corpus.
struct CorpusLinks {
  std::span<const Link> of(std::size_t pair) const {
    return std::span(links).subspan(begin[pair], begin[pair + 1] - begin[pair]);
  }
  std::vector<std::uint64_t> begin{0};  // of each pair; one more than there are pairs
  std::vector<Link> links;              // sorted inside a pair
};

/// Model 1 of both directions.
struct Model1Pair {
  DirectionModel forward{.aligner = Aligner::model1}, reverse{.aligner = Aligner::model1};
};

/// What one direction of a training leaves behind.
struct TrainedDirection {
  DirectionModel model;
  std::optional<DirectionModel> model1;      // that the HMM began with, if it is kept
  ViterbiAlignments alignments;              // the likeliest, of the last model trained
  std::vector<double> model1LogLikelihoods;  // natural logarithms, one an iteration
  std::vector<double> hmmLogLikelihoods;
};

/// Trains Model 1 and, if asked for, from its t(y | x) the HMM. `bitext` holds folded numbers. Throws Error for a
/// corpus that is too large (see Cooccurrence), Error(interrupted) on request. The same bits for any size of the team.
TrainedDirection trainDirection(const Bitext& bitext, const AlignerOptions& options, Team& team, std::stop_token stop,
                                const ProgressCallback& progress);

/// The links of every pair: of the `forward` direction (source given) and the reverse one.
CorpusLinks joinDirections(const Corpus& corpus, const ViterbiAlignments& forward, const ViterbiAlignments& reverse,
                           Symmetrisation method);

/// Alignment of a direction as links; of the reverse direction with `reversed`.
std::vector<Link> linksOf(std::span<const std::int16_t> alignment, bool reversed);

}  // namespace lookback::statistical
