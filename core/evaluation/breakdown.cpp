// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/breakdown.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/contract.h"

namespace lookback {
namespace {

using Tokens = std::vector<std::string>;

std::string joined(const Tokens& tokens, std::size_t first, std::size_t count) {
  std::string text = tokens[first];
  for (std::size_t k = 1; k < count; ++k) text += ' ' + tokens[first + k];
  return text;
}

/// How often each n-gram of `order` tokens occurs.
std::map<std::string, std::int64_t> countsOf(const Tokens& tokens, std::size_t order) {
  std::map<std::string, std::int64_t> counts;
  for (std::size_t i = 0; i + order <= tokens.size(); ++i) ++counts[joined(tokens, i, order)];
  return counts;
}

std::vector<NGramMatch> matchesOf(const SentenceBreakdown& sentence, std::size_t order) {
  std::map<std::string, std::int64_t> allowed;  // the most in any one reference
  for (const Tokens& reference : sentence.references)
    for (const auto& [text, count] : countsOf(reference, order)) {
      std::int64_t& most = allowed[text];
      most = std::max(most, count);
    }
  std::map<std::string, std::int64_t> counts = countsOf(sentence.translation, order);
  std::vector<NGramMatch> matches;
  for (std::size_t i = 0; i + order <= sentence.translation.size(); ++i) {
    const auto found = counts.find(joined(sentence.translation, i, order));
    if (found == counts.end()) continue;  // seen before
    const auto inReference = allowed.find(found->first);
    matches.push_back({found->first, found->second, inReference == allowed.end() ? 0 : inReference->second});
    counts.erase(found);
  }
  return matches;
}

}  // namespace

SentenceBreakdown breakDown(std::string_view translation, std::span<const std::string> references,
                            const BleuOptions& options) {
  BleuOptions effective = options;
  effective.effectiveOrder = true;
  SentenceBreakdown sentence;
  sentence.score = sentenceBleu(translation, references, effective);
  sentence.translation = bleuTokens(translation, options);
  for (const std::string& reference : references)
    if (!reference.empty()) sentence.references.push_back(bleuTokens(reference, options));
  for (std::size_t k = 0; k < kBleuOrders; ++k) sentence.ngrams[k] = matchesOf(sentence, k + 1);
  return sentence;
}

double geometricMean(const BleuScore& score) {
  return score.brevityPenalty > 0 ? score.score / score.brevityPenalty : 0;
}

std::size_t typicalSentence(std::span<const EvaluatedSentence> sentences, const BleuOptions& options) {
  LOOKBACK_EXPECTS(!sentences.empty());
  constexpr std::int64_t kShortest = 6, kLongest = 20;
  BleuCounts sum;
  for (const EvaluatedSentence& sentence : sentences) sum += sentence.counts;
  const double all = bleuFromCounts(sum, options).score;
  std::size_t typical = 0;
  double nearest = INFINITY;
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    const BleuCounts& counts = sentences[i].counts;
    if (counts.matches.back() == 0 || counts.hypothesisLength < kShortest || counts.hypothesisLength > kLongest)
      continue;
    const double distance = std::abs(bleuFromCounts(counts, options).score - all);
    if (distance >= nearest) continue;
    nearest = distance;
    typical = i;
  }
  return typical;
}

}  // namespace lookback
