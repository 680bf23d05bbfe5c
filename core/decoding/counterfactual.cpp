// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/counterfactual.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/decoding/read_sentence.h"
#include "core/tensor/functions.h"

namespace lookback {

namespace {

Vector<double> permuted(ConstVectorRef<double> alpha, std::uint64_t seed) {
  std::vector<double> weights(alpha.begin(), alpha.end());
  const std::vector<double> before = weights;
  const bool canChange = std::adjacent_find(weights.begin(), weights.end(), std::not_equal_to<>()) != weights.end();
  Rng rng(seed);
  do {
    shuffle(weights, rng);
  } while (canChange && weights == before);
  return Eigen::Map<const Vector<double>>(weights.data(), alpha.size());
}

Vector<double> withoutStrongest(ConstVectorRef<double> alpha) {
  Vector<double> result = alpha;
  Index strongest = 0;
  const double largest = alpha.maxCoeff(&strongest);
  if (alpha.size() == 1) return result;
  result(strongest) = 0;
  const double left = result.sum();
  if (left > 0 && largest < 1) return result / left;
  result.setConstant(1 / static_cast<double>(alpha.size() - 1));
  result(strongest) = 0;
  return result;
}

/// Each step of a sentence has a permutation of its own.
std::uint64_t seedOfStep(std::uint64_t seed, std::size_t step) {
  return Rng(seed + step).next();
}

}  // namespace

Vector<double> changedWeights(ConstVectorRef<double> alpha, Counterfactual change, std::uint64_t seed) {
  switch (change) {
    case Counterfactual::uniform:
      return Vector<double>::Constant(alpha.size(), 1 / static_cast<double>(alpha.size()));
    case Counterfactual::permuted:
      return permuted(alpha, seed);
    case Counterfactual::strongestRemoved:
      return withoutStrongest(alpha);
    case Counterfactual::lastOnly:
      break;
  }
  return Vector<double>::Unit(alpha.size(), alpha.size() - 1);
}

std::vector<ChangedStep> changeEachStep(const ReadSentence& sentence, const Trace& original, Counterfactual change,
                                        std::uint64_t seed) {
  std::vector<ChangedStep> result;
  const Model& model = *sentence.model;
  if (model.config.scorer == Scorer::none || original.steps.empty()) return result;
  const auto steps = static_cast<Index>(original.steps.size());
  Matrix<float> sPrev(model.config.n, steps);
  std::vector<int> before;
  for (Index i = 0; i < steps; ++i) {
    sPrev.col(i) = original.steps[static_cast<std::size_t>(i)].sPrev;
    before.push_back(i == 0 ? -1 : original.steps[static_cast<std::size_t>(i) - 1].word);
  }
  // Every step begins from the model's own state, so all are one batch.
  DecoderStep<float> decoder(model.config, model.parameters, *sentence.weights, sentence.annotations);
  decoder.score(sPrev);
  std::vector<Vector<double>> changed;
  for (Index i = 0; i < steps; ++i) {
    const Vector<double>& alpha = original.steps[static_cast<std::size_t>(i)].alpha;
    changed.push_back(changedWeights(alpha, change, seedOfStep(seed, static_cast<std::size_t>(i))));
    decoder.alpha().col(i) = changed.back().cast<float>();
  }
  decoder.blend();
  decoder.write(sPrev, before);
  for (Index i = 0; i < steps; ++i) {
    const StepTrace& step = original.steps[static_cast<std::size_t>(i)];
    Vector<double> p = decoder.logits().col(i).cast<double>();
    Index word = 0;
    p.maxCoeff(&word);
    softmaxInPlace<double>(p);
    result.push_back({static_cast<int>(word), word == step.word, p(step.word), std::exp(step.logProbability),
                      std::move(changed[static_cast<std::size_t>(i)])});
  }
  return result;
}

std::vector<Intervention> changeEveryStep(const Trace& original, Counterfactual change, std::uint64_t seed, int steps) {
  using Kind = Intervention::Kind;
  std::vector<Intervention> interventions;
  const int last = static_cast<int>(original.source.size()) - 1;
  for (int i = 1; i <= steps; ++i) {
    Intervention intervention;
    intervention.step = i;
    switch (change) {
      case Counterfactual::uniform:
        intervention.kind = Kind::equalise;
        break;
      case Counterfactual::permuted:
        intervention.kind = Kind::permute;
        intervention.value = static_cast<double>((seed + static_cast<std::uint64_t>(i)) % 1000000);
        break;
      case Counterfactual::strongestRemoved: {
        // which position is strongest is known for the original's steps only
        if (i > static_cast<int>(original.steps.size())) return interventions;
        Index strongest = 0;
        original.steps[static_cast<std::size_t>(i) - 1].alpha.maxCoeff(&strongest);
        intervention.kind = Kind::remove;
        intervention.position = static_cast<int>(strongest);
        break;
      }
      case Counterfactual::lastOnly:
        intervention.kind = Kind::onlyThis;
        intervention.position = last;
        break;
    }
    interventions.push_back(intervention);
  }
  return interventions;
}

namespace {

/// Counts of the words of each sentence, for the interval of their share.
struct Tally {
  CounterfactualCount count;
  double words2 = 0, staying2 = 0, both = 0;  // sums of squares and of products over the sentences

  void add(std::span<const ChangedStep> steps) {
    double words = 0, staying = 0;
    for (const ChangedStep& step : steps) {
      ++words;
      staying += step.stays;
    }
    ++count.sentences;
    count.words += static_cast<std::int64_t>(words);
    count.staying += static_cast<std::int64_t>(staying);
    words2 += words * words;
    staying2 += staying * staying;
    both += words * staying;
  }

  CounterfactualShare share() const {
    const double p = count.share(), n = static_cast<double>(count.sentences), total = static_cast<double>(count.words);
    CounterfactualShare result{count, p, p};
    if (count.sentences < 2 || count.words == 0) return result;
    // The share is a ratio of two sums over sentences: its variance is that of staying - p * words.
    const double squares = std::max(0.0, staying2 - 2 * p * both + p * p * words2);
    const double reach = 1.96 * std::sqrt(squares * n / (n - 1)) / total;
    result.low = std::max(0.0, p - reach);
    result.high = std::min(1.0, p + reach);
    return result;
  }
};

/// Reads and decodes sentence k; null for one the model cannot read.
std::shared_ptr<const ReadSentence> readable(const std::shared_ptr<const Model>& model, const std::string& sentence) {
  try {
    return readSentence(model, sentence);
  } catch (const Error&) {
    return nullptr;  // empty, or too long
  }
}

}  // namespace

CounterfactualCount countStaying(std::shared_ptr<const Model> model, std::span<const std::string> sentences,
                                 Counterfactual change, std::uint64_t seed,
                                 const std::function<void(std::int64_t)>& progress, std::stop_token stop) {
  Tally tally;
  for (std::size_t k = 0; k < sentences.size(); ++k) {
    throwIfStopped(stop);
    const auto read = readable(model, sentences[k]);
    if (!read) continue;
    const std::shared_ptr<const Trace> trace = decode(*read, {}, {}, nullptr, 1, stop);
    tally.add(changeEachStep(*read, *trace, change, seedOfStep(seed, k)));
    if (progress) progress(static_cast<std::int64_t>(k) + 1);
  }
  return tally.count;
}

CounterfactualShares surveyCounterfactuals(
    std::shared_ptr<const Model> model, std::span<const std::string> sentences, std::uint64_t seed,
    const std::function<void(std::int64_t, const CounterfactualShares&)>& progress, std::stop_token stop) {
  std::array<Tally, 4> tallies;
  CounterfactualShares shares;
  for (std::size_t k = 0; k < sentences.size(); ++k) {
    throwIfStopped(stop);
    if (const auto read = readable(model, sentences[k])) {
      const std::shared_ptr<const Trace> trace = decode(*read, {}, {}, nullptr, 1, stop);
      for (std::size_t change = 0; change < tallies.size(); ++change) {
        tallies[change].add(changeEachStep(*read, *trace, static_cast<Counterfactual>(change), seedOfStep(seed, k)));
        shares[change] = tallies[change].share();
      }
    }
    if (progress) progress(static_cast<std::int64_t>(k) + 1, shares);
  }
  return shares;
}

}  // namespace lookback
