// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/rng.h"
#include "core/base/team.h"
#include "core/data/reader.h"
#include "core/evaluation/bleu.h"
#include "core/statistical/features.h"
#include "core/statistical/progress.h"
#include "core/statistical/statistical_model.h"

namespace lookback::statistical {

/// One translation of a development sentence, as tuning sees it.
struct Candidate {
  FeatureVector features{};
  BleuCounts counts;
};

/// All candidates of every sentence, [sentence][candidate]; no sentence without candidates.
using CandidateLists = std::vector<std::vector<Candidate>>;

/// BLEU, 0..100, of the candidates with the greatest λ · h; the first wins a tie. An order without a match counts as
/// half a match, so that a small set has a slope too.
double bleuUnder(const CandidateLists& lists, const FeatureVector& weights);

/// The best point on a line of weights.
struct LineOptimum {
  double step = 0;  // the weights are λ + step · d
  double bleu = 0;
};

/// Och 2003: along λ + γ d the score of each candidate is a line in γ, so the best candidate of a sentence changes only
/// at the corners of an upper envelope. BLEU is summed up once and changed at each corner; the step is the middle of
/// the best stretch between two corners (the widest of equals), or one beyond the outermost corner.
LineOptimum bestOnLine(const CandidateLists& lists, const FeatureVector& weights, const FeatureVector& direction);

/// Weights with a better BLEU on given candidates: line after line along every feature and some random directions, from
/// `weights` and from `restarts` random points, until nothing improves. Never worse than `weights`. Σ |λ| = 1. The same
/// bits for any size of the team.
FeatureVector optimiseWeights(const CandidateLists& lists, const FeatureVector& weights, int restarts, Rng& rng,
                              Team& team, const std::stop_token& stop);

struct TuningOptions {
  int sentences = 1000;  // of the development set, the first ones
  int rounds = 8;        // of decoding and optimising at most
  int nbest = 100;       // new candidates of a sentence in each round
  int restarts = 8;
  int stack = 50;  // of the decoder while tuning
  std::uint64_t seed = 1;
};

/// Minimum error rate training (Och 2003): decodes the development set, adds the n best to the candidates of all
/// rounds, finds weights that are best on them, and again, until the weights stay. Leaves in `model` the weights whose
/// decoding had the best BLEU. Deterministic for a seed, whatever the size of the team. Returns the BLEU before each
/// round. Throws Error(interrupted) on request.
std::vector<double> tuneWeights(StatisticalModel& model, std::span<const TextPair> dev, const TuningOptions& options,
                                Team& team, std::stop_token stop, const ProgressCallback& progress);

}  // namespace lookback::statistical
