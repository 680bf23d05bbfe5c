// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/sentence_facts.h"

#include <algorithm>

#include "core/base/contract.h"
#include "core/decoding/translator.h"
#include "core/evaluation/alignment_shape.h"

namespace lookback {
namespace {

int unknownIn(const Vocabulary& words, const std::vector<std::string>& tokens) {
  const std::vector<std::int32_t> ids = words.ids(tokens);
  return static_cast<int>(std::count(ids.begin(), ids.end(), Vocabulary::kUnknown));
}

}  // namespace

SentenceFacts sentenceFacts(const Model& model, const std::vector<std::string>& source,
                            const std::vector<std::string>& target, const std::optional<GoldAlignment>& gold,
                            const HardenOptions& options) {
  LOOKBACK_EXPECTS(!source.empty() && !target.empty());
  SentenceFacts facts;
  facts.sourceWords = static_cast<int>(source.size());
  facts.targetWords = static_cast<int>(target.size());
  facts.unknownWords = unknownIn(model.source, source) + unknownIn(model.target, target);
  if (gold) facts.crossings = crossings(gold->sure);
  const ScoredPair scored = scorePair(model, source, target);
  facts.logProbability = scored.logProbability;
  if (scored.alpha.cols() == 0) return facts;
  const Matrix<double> alpha = scored.alpha.cast<double>();
  const AlignmentLinks links = hardenAlignment(alpha, facts.sourceWords, facts.targetWords, options);
  facts.rowEntropy = meanRowEntropy(alpha, facts.targetWords);
  facts.coverageGap = coverageGap(alpha, facts.sourceWords);
  if (gold)
    facts.counts = compareAlignment(links, *gold);
  else
    facts.crossings = crossings(links);
  return facts;
}

}  // namespace lookback
