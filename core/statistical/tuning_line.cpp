// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

#include "core/base/error.h"
#include "core/statistical/tuning.h"

namespace lookback::statistical {

namespace {

constexpr double kSmallestGain = 1e-6;  // of BLEU
constexpr double kBeyond = 0.1;         // step past the outermost corner
constexpr int kRandomDirections = 4;
constexpr std::size_t kSentencesAtOnce = 16;

double bleuOf(const BleuCounts& counts) {
  if (counts.hypothesisLength == 0) return 0;
  double logPrecision = 0;
  for (std::size_t order = 0; order < kBleuOrders; ++order) {
    const auto total = static_cast<double>(std::max<std::int64_t>(1, counts.totals[order]));
    const double matches = counts.matches[order] > 0 ? static_cast<double>(counts.matches[order]) : 0.5;
    logPrecision += std::log(matches / total) / kBleuOrders;
  }
  const double ratio = static_cast<double>(counts.referenceLength) / static_cast<double>(counts.hypothesisLength);
  return 100 * std::exp(logPrecision + std::min(0.0, 1 - ratio));
}

void add(BleuCounts& sum, const BleuCounts& counts, int sign) {
  sum.hypothesisLength += sign * counts.hypothesisLength;
  sum.referenceLength += sign * counts.referenceLength;
  for (std::size_t order = 0; order < kBleuOrders; ++order) {
    sum.matches[order] += sign * counts.matches[order];
    sum.totals[order] += sign * counts.totals[order];
  }
}

/// Along the line, from step `from` on, another candidate is the best of its sentence.
struct Corner {
  double from;
  const Candidate *before, *after;
};

/// What is best of each sentence at step minus infinity, summed up, and the corners of all sentences in their order.
struct Envelopes {
  BleuCounts sum;
  std::vector<Corner> corners;

  void append(const Envelopes& other) {
    sum += other.sum;
    corners.insert(corners.end(), other.corners.begin(), other.corners.end());
  }
};

/// Envelopes of many lines at once: every candidate's numbers are fetched once for all of them.
class EnvelopeWalk {
 public:
  EnvelopeWalk(const FeatureVector& weights, std::span<const FeatureVector> directions)
      : m_weights(weights), m_directions(directions) {}

  /// Adds a sentence to the envelopes, one a direction.
  void addSentence(const std::vector<Candidate>& candidates, std::span<Envelopes> envelopes) {
    m_at.resize(candidates.size());
    m_slope.resize(candidates.size());
    for (std::size_t c = 0; c < candidates.size(); ++c) m_at[c] = dot(candidates[c].features, m_weights);
    for (std::size_t d = 0; d < m_directions.size(); ++d) {
      for (std::size_t c = 0; c < candidates.size(); ++c) m_slope[c] = dot(candidates[c].features, m_directions[d]);
      walk(candidates, envelopes[d]);
    }
  }

 private:
  /// The score of candidate c is at + γ · slope. The walk begins with the least slope and goes on to the line that
  /// crosses the present one first, until none does.
  void walk(const std::vector<Candidate>& candidates, Envelopes& envelopes) {
    std::size_t best = 0;
    for (std::size_t c = 1; c < candidates.size(); ++c)
      if (m_slope[c] < m_slope[best] || (m_slope[c] == m_slope[best] && m_at[c] > m_at[best])) best = c;
    add(envelopes.sum, candidates[best].counts, 1);
    while (true) {
      double from = HUGE_VAL;
      std::size_t next = best;
      for (std::size_t c = 0; c < candidates.size(); ++c) {
        if (m_slope[c] <= m_slope[best]) continue;
        const double crossing = (m_at[best] - m_at[c]) / (m_slope[c] - m_slope[best]);
        if (crossing < from || (crossing == from && m_slope[c] > m_slope[next])) from = crossing, next = c;
      }
      if (next == best) return;
      envelopes.corners.push_back({from, &candidates[best], &candidates[next]});
      best = next;
    }
  }

  FeatureVector m_weights;
  std::span<const FeatureVector> m_directions;
  std::vector<double> m_at, m_slope;  // of the candidates of a sentence
};

LineOptimum bestBetweenCorners(Envelopes envelopes) {
  std::vector<Corner>& corners = envelopes.corners;
  BleuCounts sum = envelopes.sum;
  if (corners.empty()) return {0, bleuOf(sum)};
  std::stable_sort(corners.begin(), corners.end(), [](const Corner& a, const Corner& b) { return a.from < b.from; });
  LineOptimum best{corners.front().from - kBeyond, bleuOf(sum)};
  double width = kBeyond;
  for (std::size_t k = 0; k < corners.size(); ++k) {
    add(sum, corners[k].before->counts, -1);
    add(sum, corners[k].after->counts, 1);
    const bool last = k + 1 == corners.size();
    const double stretch = last ? kBeyond : corners[k + 1].from - corners[k].from;
    if (stretch <= 0) continue;
    const double bleu = bleuOf(sum);
    if (bleu < best.bleu || (bleu == best.bleu && stretch <= width)) continue;
    best = {corners[k].from + (last ? kBeyond : stretch / 2), bleu};
    width = stretch;
  }
  return best;
}

/// The best point of each line through `weights`; the same bits for any size of the team.
std::vector<LineOptimum> bestOnLines(const CandidateLists& lists, const FeatureVector& weights,
                                     std::span<const FeatureVector> directions, Team& team,
                                     const std::stop_token& stop) {
  const std::size_t pieces = (lists.size() + kSentencesAtOnce - 1) / kSentencesAtOnce;
  std::vector<std::vector<Envelopes>> found(pieces, std::vector<Envelopes>(directions.size()));
  forEachPiece(team, lists.size(), kSentencesAtOnce, [&](std::size_t first, std::size_t last) {
    throwIfStopped(stop);
    EnvelopeWalk walk(weights, directions);
    for (std::size_t k = first; k < last; ++k) walk.addSentence(lists[k], found[first / kSentencesAtOnce]);
  });
  std::vector<LineOptimum> optima(directions.size());
  forEachPiece(team, directions.size(), 1, [&](std::size_t d, std::size_t) {
    Envelopes all;
    for (const std::vector<Envelopes>& piece : found) all.append(piece[d]);
    optima[d] = bestBetweenCorners(std::move(all));
  });
  return optima;
}

FeatureVector along(const FeatureVector& weights, const FeatureVector& direction, double step) {
  FeatureVector result = weights;
  for (std::size_t k = 0; k < kFeatures; ++k) result[k] += step * direction[k];
  return result;
}

FeatureVector normalised(FeatureVector weights) {
  double sum = 0;
  for (const double weight : weights) sum += std::abs(weight);
  for (double& weight : weights) weight /= sum > 0 ? sum : 1;
  return weights;
}

FeatureVector randomVector(Rng& rng) {
  FeatureVector vector;
  for (double& value : vector) value = 2 * rng.uniform() - 1;
  return vector;
}

/// Climbs from one point; `weights` becomes the top, whose BLEU is returned.
double climb(const CandidateLists& lists, FeatureVector& weights, Rng& rng, Team& team, const std::stop_token& stop) {
  double best = bleuUnder(lists, weights);
  while (true) {
    std::vector<FeatureVector> directions;
    for (std::size_t k = 0; k < kFeatures; ++k) directions.emplace_back()[k] = 1;
    for (int k = 0; k < kRandomDirections; ++k) directions.push_back(randomVector(rng));
    const std::vector<LineOptimum> optima = bestOnLines(lists, weights, directions, team, stop);
    const auto top = std::max_element(optima.begin(), optima.end(),
                                      [](const LineOptimum& a, const LineOptimum& b) { return a.bleu < b.bleu; });
    const FeatureVector next =
        normalised(along(weights, directions[static_cast<std::size_t>(top - optima.begin())], top->step));
    // What a line promised is counted again, for two candidates may tie at the new point.
    if (top->bleu <= best + kSmallestGain) return best;
    const double bleu = bleuUnder(lists, next);
    if (bleu <= best + kSmallestGain) return best;
    best = bleu;
    weights = next;
  }
}

}  // namespace

double bleuUnder(const CandidateLists& lists, const FeatureVector& weights) {
  BleuCounts sum;
  for (const std::vector<Candidate>& candidates : lists) {
    const Candidate* best = &candidates.front();
    double most = dot(best->features, weights);
    for (const Candidate& candidate : candidates) {
      const double score = dot(candidate.features, weights);
      if (score > most) most = score, best = &candidate;
    }
    add(sum, best->counts, 1);
  }
  return bleuOf(sum);
}

LineOptimum bestOnLine(const CandidateLists& lists, const FeatureVector& weights, const FeatureVector& direction) {
  Team alone(1);
  return bestOnLines(lists, weights, std::span(&direction, 1), alone, {}).front();
}

FeatureVector optimiseWeights(const CandidateLists& lists, const FeatureVector& weights, int restarts, Rng& rng,
                              Team& team, const std::stop_token& stop) {
  FeatureVector best = normalised(weights);
  double bleu = climb(lists, best, rng, team, stop);
  for (int k = 0; k < restarts; ++k) {
    FeatureVector start = normalised(randomVector(rng));
    start[kLanguageModel] = std::abs(start[kLanguageModel]);
    const double reached = climb(lists, start, rng, team, stop);
    if (reached > bleu + kSmallestGain) bleu = reached, best = start;
  }
  return best;
}

}  // namespace lookback::statistical
