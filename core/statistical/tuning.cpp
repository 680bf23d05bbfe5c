// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/tuning.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/text/tokenizer.h"

namespace lookback::statistical {

namespace {

constexpr double kSameWeights = 1e-4;
constexpr std::size_t kSentencesAtOnce = 4;

/// The development set and what was found for it so far.
class DevelopmentSet {
 public:
  DevelopmentSet(std::span<const TextPair> dev, const TuningOptions& options, Language target)
      : m_pairs(dev.first(std::min(dev.size(), static_cast<std::size_t>(options.sentences)))), m_options(options) {
    for (const TextPair& pair : m_pairs) m_references.push_back(detokenise(pair.target, target));
    m_lists.resize(m_pairs.size());
  }

  /// Decodes with the model's weights; adds the n best that are new. BLEU of the best.
  double decode(const StatisticalModel& model, Team& team, const std::stop_token& stop) {
    DecoderOptions decoder = model.decoder;
    decoder.stack = m_options.stack;
    std::vector<BleuCounts> counts(m_pairs.size());
    forEachPiece(team, m_pairs.size(), kSentencesAtOnce, [&](std::size_t first, std::size_t last) {
      for (std::size_t k = first; k < last; ++k) counts[k] = decodeSentence(k, model, decoder, stop);
    });
    BleuCounts sum;
    for (const BleuCounts& one : counts) sum += one;
    return bleuFromCounts(sum).score;
  }

  const CandidateLists& lists() const { return m_lists; }

 private:
  BleuCounts decodeSentence(std::size_t k, const StatisticalModel& model, const DecoderOptions& decoder,
                            const std::stop_token& stop) {
    const std::vector<std::string>& tokens = m_pairs[k].source;
    const PhraseOptionTable options(sourceSentence(tokens, model.source, model.target), model.phrases,
                                    model.languageModel, model.weights, decoder.translations);
    const SearchLattice lattice = searchPhrases(options, model.languageModel, model.weights, decoder, stop);
    std::vector<Candidate>& list = m_lists[k];
    BleuCounts best;
    bool first = true;
    for (const Derivation& derivation : bestDerivations(lattice, options, m_options.nbest)) {
      const bool old = std::any_of(list.begin(), list.end(), [&](const Candidate& candidate) {
        return candidate.features == derivation.features;
      });
      if (old && !first) continue;
      const PhraseTranslation words =
          phraseTranslation(derivation, options, tokens, model.target, model.direction.target);
      const BleuCounts counts = bleuCounts(words.text, std::span(&m_references[k], 1));
      if (first) best = counts;
      first = false;
      if (!old) list.push_back({derivation.features, counts});
    }
    return best;
  }

  std::span<const TextPair> m_pairs;
  const TuningOptions& m_options;
  std::vector<std::string> m_references;
  CandidateLists m_lists;
};

bool nearlySame(const FeatureVector& a, const FeatureVector& b) {
  for (std::size_t k = 0; k < a.size(); ++k)
    if (std::abs(a[k] - b[k]) > kSameWeights) return false;
  return true;
}

}  // namespace

std::vector<double> tuneWeights(StatisticalModel& model, std::span<const TextPair> dev, const TuningOptions& options,
                                Team& team, std::stop_token stop, const ProgressCallback& progress) {
  std::vector<double> scores;
  if (dev.empty()) return scores;
  DevelopmentSet set(dev, options, model.direction.target);
  Rng rng(options.seed);
  FeatureVector best = model.weights;
  double bestBleu = -1;
  for (int round = 1; round <= options.rounds; ++round) {
    scores.push_back(set.decode(model, team, stop));
    if (scores.back() > bestBleu) bestBleu = scores.back(), best = model.weights;
    if (progress) progress({Stage::tuning, false, round, options.rounds, 0, scores.back()});
    if (round == options.rounds) break;
    const FeatureVector next = optimiseWeights(set.lists(), model.weights, options.restarts, rng, team, stop);
    if (nearlySame(next, model.weights)) break;
    model.weights = next;
  }
  model.weights = best;
  return scores;
}

}  // namespace lookback::statistical
