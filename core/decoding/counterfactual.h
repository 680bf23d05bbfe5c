// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/decoding/session.h"

namespace lookback {

/// Weights put in the place of the model's own (L9), to see how much of a translation hangs on them. That a word stays
/// does not say that the weights were wrong, nor that a word that goes was written "because of" them (F9).
enum class Counterfactual {
  uniform,           // every source position weighs the same
  permuted,          // the same weights over other positions
  strongestRemoved,  // the largest weight taken out, the others in proportion
  lastOnly,          // all weight on the last position, the end mark
};

/// alpha (T_x) changed; sums to 1. `seed` draws the permutation, never the identity where another exists. A position
/// that held everything gives way to all others alike.
Vector<double> changedWeights(ConstVectorRef<double> alpha, Counterfactual change, std::uint64_t seed);

/// One step under changed weights, everything before it as it was.
struct ChangedStep {
  int word = 0;                    // what would be written
  bool stays = false;              // the same word as before
  double probability = 0;          // of the original word under the changed weights
  double originalProbability = 0;  // under the model's own
  Vector<double> alpha{};          // (T_x) the changed weights
};

/// Changes the weights of each step of a trace by itself: the words and the state before it stay the model's. Empty for
/// a model without attention.
std::vector<ChangedStep> changeEachStep(const ReadSentence& sentence, const Trace& original, Counterfactual change,
                                        std::uint64_t seed);

/// The interventions that change every step at once, for decode(): the rest of the sentence follows from them. Made for
/// at most `steps` steps.
std::vector<Intervention> changeEveryStep(const Trace& original, Counterfactual change, std::uint64_t seed, int steps);

/// Over many sentences.
struct CounterfactualCount {
  std::int64_t sentences = 0;
  std::int64_t words = 0;    // end marks counted
  std::int64_t staying = 0;  // words that stay
  double share() const { return words > 0 ? static_cast<double>(staying) / static_cast<double>(words) : 0; }
};

/// changeEachStep over the greedy translations of `sentences`. `progress` is told the sentences done. Sentences the
/// model cannot read (empty, too long) are left out. Throws Error(interrupted) when `stop` is requested.
CounterfactualCount countStaying(std::shared_ptr<const Model> model, std::span<const std::string> sentences,
                                 Counterfactual change, std::uint64_t seed,
                                 const std::function<void(std::int64_t)>& progress = {}, std::stop_token stop = {});

/// One change over a test set, with what the number of sentences leaves open (P13).
struct CounterfactualShare {
  CounterfactualCount count;
  /// 95 % interval of the share, sentences (not words) drawn anew: 1.96 standard errors of the ratio, within 0..1. Both
  /// ends are the share itself while there are fewer than two sentences.
  double low = 0, high = 0;
};

/// The four changes in the order of the enumeration, each as countStaying() counts it, with one decoding a sentence.
/// `progress` is told the sentences done and the shares so far. Throws Error(interrupted) when `stop` is requested.
using CounterfactualShares = std::array<CounterfactualShare, 4>;
CounterfactualShares surveyCounterfactuals(
    std::shared_ptr<const Model> model, std::span<const std::string> sentences, std::uint64_t seed,
    const std::function<void(std::int64_t, const CounterfactualShares&)>& progress = {}, std::stop_token stop = {});

}  // namespace lookback
