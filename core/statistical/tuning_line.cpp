// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/statistical/tuning.h"

namespace lookback::statistical {

namespace {

constexpr double kSmallestGain = 1e-6;  // of BLEU
constexpr double kBeyond = 0.1;         // step past the outermost corner
constexpr int kRandomDirections = 8;

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

/// The score of a candidate along the line: at + γ · slope.
struct ScoreLine {
  double slope, at;
  const Candidate* candidate;
};

/// From `from` on the candidate is another.
struct Corner {
  double step;
  const Candidate *before, *after;
};

/// The upper envelope of the candidates' lines: what is best at minus infinity, and the corners, rising.
const Candidate* envelope(const std::vector<Candidate>& candidates, const FeatureVector& weights,
                          const FeatureVector& direction, std::vector<Corner>& corners) {
  std::vector<ScoreLine> lines;
  for (const Candidate& candidate : candidates)
    lines.push_back({dot(candidate.features, direction), dot(candidate.features, weights), &candidate});
  std::stable_sort(lines.begin(), lines.end(), [](const ScoreLine& a, const ScoreLine& b) {
    return a.slope != b.slope ? a.slope < b.slope : a.at > b.at;
  });
  std::vector<std::pair<ScoreLine, double>> hull;  // a line and the step from which on it is the best
  for (const ScoreLine& line : lines) {
    if (!hull.empty() && hull.back().first.slope == line.slope) continue;
    double from = -HUGE_VAL;
    while (!hull.empty()) {
      const ScoreLine& last = hull.back().first;
      from = (last.at - line.at) / (line.slope - last.slope);
      if (from > hull.back().second) break;
      hull.pop_back();
      from = -HUGE_VAL;
    }
    hull.emplace_back(line, from);
  }
  for (std::size_t k = 1; k < hull.size(); ++k)
    corners.push_back({hull[k].second, hull[k - 1].first.candidate, hull[k].first.candidate});
  return hull.front().first.candidate;
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
double climb(const CandidateLists& lists, FeatureVector& weights, Rng& rng, const std::stop_token& stop) {
  double best = bleuUnder(lists, weights);
  while (true) {
    throwIfStopped(stop);
    std::vector<FeatureVector> directions;
    for (std::size_t k = 0; k < kFeatures; ++k) directions.emplace_back()[k] = 1;
    for (int k = 0; k < kRandomDirections; ++k) directions.push_back(randomVector(rng));
    FeatureVector next = weights;
    double bleu = best;
    for (const FeatureVector& direction : directions) {
      const LineOptimum found = bestOnLine(lists, weights, direction);
      if (found.bleu > bleu + kSmallestGain) bleu = found.bleu, next = along(weights, direction, found.step);
    }
    // What a line promised is counted again, for two candidates may tie at the new point.
    if (bleu <= best || (bleu = bleuUnder(lists, normalised(next))) <= best + kSmallestGain) return best;
    best = bleu;
    weights = normalised(next);
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
  std::vector<Corner> corners;
  BleuCounts sum;
  for (const std::vector<Candidate>& candidates : lists)
    add(sum, envelope(candidates, weights, direction, corners)->counts, 1);
  if (corners.empty()) return {0, bleuOf(sum)};
  std::stable_sort(corners.begin(), corners.end(), [](const Corner& a, const Corner& b) { return a.step < b.step; });
  LineOptimum best{corners.front().step - kBeyond, bleuOf(sum)};
  double width = kBeyond;
  for (std::size_t k = 0; k < corners.size(); ++k) {
    add(sum, corners[k].before->counts, -1);
    add(sum, corners[k].after->counts, 1);
    const bool last = k + 1 == corners.size();
    const double stretch = last ? kBeyond : corners[k + 1].step - corners[k].step;
    if (stretch <= 0) continue;
    const double bleu = bleuOf(sum);
    if (bleu < best.bleu || (bleu == best.bleu && stretch <= width)) continue;
    best = {corners[k].step + (last ? kBeyond : stretch / 2), bleu};
    width = stretch;
  }
  return best;
}

FeatureVector optimiseWeights(const CandidateLists& lists, const FeatureVector& weights, int restarts, Rng& rng,
                              const std::stop_token& stop) {
  FeatureVector best = normalised(weights);
  double bleu = climb(lists, best, rng, stop);
  for (int k = 0; k < restarts; ++k) {
    FeatureVector start = normalised(randomVector(rng));
    start[kLanguageModel] = std::abs(start[kLanguageModel]);
    const double reached = climb(lists, start, rng, stop);
    if (reached > bleu + kSmallestGain) bleu = reached, best = start;
  }
  return best;
}

}  // namespace lookback::statistical
