// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bleu.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/base/rng.h"

namespace lookback {
namespace {

constexpr std::string_view kVersion = "lookback-0.1.0";

/// Word numbers of an n-gram; unused places are -1, so all orders share one map.
using NGram = std::array<int, kBleuOrders>;
using NGramCounts = std::map<NGram, std::int64_t>;

/// Numbers the words of one sentence and its references, so that n-grams compare as numbers.
class WordNumbers {
 public:
  std::vector<int> of(const std::vector<std::string>& tokens) {
    std::vector<int> numbers;
    numbers.reserve(tokens.size());
    for (const std::string& token : tokens) {
      numbers.push_back(m_numbers.try_emplace(token, static_cast<int>(m_numbers.size())).first->second);
    }
    return numbers;
  }

 private:
  std::map<std::string, int> m_numbers;
};

NGramCounts countNGrams(const std::vector<int>& words) {
  NGramCounts counts;
  for (std::size_t i = 0; i < words.size(); ++i) {
    NGram ngram;
    ngram.fill(-1);
    for (std::size_t order = 1; order <= kBleuOrders && i + order <= words.size(); ++order) {
      ngram[order - 1] = words[i + order - 1];
      ++counts[ngram];
    }
  }
  return counts;
}

std::size_t orderOf(const NGram& ngram) {
  return static_cast<std::size_t>(std::find(ngram.begin(), ngram.end(), -1) - ngram.begin());
}

bool hasText(const std::string& line) {
  return !line.empty();
}

double smoothingValueOf(const BleuOptions& options) {
  return options.smoothingValue.value_or(options.smoothing == BleuSmoothing::floor ? 0.1 : 1.0);
}

double brevityPenaltyOf(const BleuCounts& counts) {
  if (counts.hypothesisLength >= counts.referenceLength) return 1.0;
  if (counts.hypothesisLength == 0) return 0.0;
  return std::exp(1.0 - static_cast<double>(counts.referenceLength) / static_cast<double>(counts.hypothesisLength));
}

/// Fills the precisions in per cent; returns how many orders enter the mean. Assumes at least one match.
int smoothPrecisions(const BleuCounts& counts, const BleuOptions& options,
                     std::array<double, kBleuOrders>& precisions) {
  int orders = kBleuOrders;
  double halving = 1.0;
  for (int order = 1; order <= kBleuOrders; ++order) {
    double matches = static_cast<double>(counts.matches[order - 1]);
    double total = static_cast<double>(counts.totals[order - 1]);
    if (options.smoothing == BleuSmoothing::addK && order > 1) {
      matches += smoothingValueOf(options);
      total += smoothingValueOf(options);
    }
    if (total == 0) break;
    if (options.effectiveOrder) orders = order;
    if (matches == 0 && options.smoothing == BleuSmoothing::exponential) {
      halving *= 2;
      matches = 1 / halving;
    } else if (matches == 0 && options.smoothing == BleuSmoothing::floor) {
      matches = smoothingValueOf(options);
    }
    precisions[order - 1] = 100.0 * matches / total;
  }
  return orders;
}

double scoreOf(const BleuCounts& counts, const BleuOptions& options, std::array<double, kBleuOrders>& precisions) {
  if (counts.matches == decltype(counts.matches){}) return 0;
  const int orders = smoothPrecisions(counts, options, precisions);
  double logarithms = 0;
  for (int k = 0; k < orders; ++k)
    logarithms += std::log(precisions[static_cast<std::size_t>(k)]);  // log 0 = -inf: score 0
  return brevityPenaltyOf(counts) * std::exp(logarithms / orders);
}

double scoreOf(const BleuCounts& counts, const BleuOptions& options) {
  std::array<double, kBleuOrders> precisions{};
  return scoreOf(counts, options, precisions);
}

/// Why there is nothing to score, in words a class understands.
std::string explainZero(const BleuCounts& counts, const BleuScore& score) {
  if (counts.hypothesisLength == 0) return "the translation has no words";
  if (counts.matches == decltype(counts.matches){}) return "no word of the translation is in the reference";
  for (int order = 1; order <= kBleuOrders; ++order) {
    if (score.precisions[order - 1] > 0) continue;
    if (counts.totals[order - 1] > 0) {
      return fmt::format("no {}-gram of the translation is in the reference, and nothing smooths that", order);
    }
    return fmt::format(
        "no {0}-gram exists: every line of the translation has fewer than {0} tokens (ask for effective order "
        "to score the orders that exist)",
        order);
  }
  return "the translation is too short for the brevity penalty to leave anything";
}

}  // namespace

BleuCounts& BleuCounts::operator+=(const BleuCounts& other) {
  hypothesisLength += other.hypothesisLength;
  referenceLength += other.referenceLength;
  for (std::size_t k = 0; k < kBleuOrders; ++k) {
    matches[k] += other.matches[k];
    totals[k] += other.totals[k];
  }
  return *this;
}

BleuCounts bleuCounts(std::string_view hypothesis, std::span<const std::string> references,
                      const BleuOptions& options) {
  if (std::none_of(references.begin(), references.end(), hasText)) {
    throw Error("the reference is empty; give every sentence a reference, or take the line out of both files");
  }
  WordNumbers numbers;
  const std::vector<int> words = numbers.of(bleuTokens(hypothesis, options));
  BleuCounts counts;
  counts.hypothesisLength = static_cast<std::int64_t>(words.size());

  NGramCounts allowed;                                    // the largest count of an n-gram in any one reference
  std::pair<std::int64_t, std::int64_t> closest{-1, -1};  // difference, length
  for (const std::string& reference : references) {
    if (!hasText(reference)) continue;
    const std::vector<int> referenceWords = numbers.of(bleuTokens(reference, options));
    const auto length = static_cast<std::int64_t>(referenceWords.size());
    const std::pair candidate{std::abs(length - counts.hypothesisLength), length};
    if (closest.first < 0 || candidate < closest) closest = candidate;
    for (const auto& [ngram, count] : countNGrams(referenceWords)) {
      std::int64_t& most = allowed[ngram];
      most = std::max(most, count);
    }
  }
  counts.referenceLength = closest.second;

  for (const auto& [ngram, count] : countNGrams(words)) {
    const std::size_t k = orderOf(ngram) - 1;
    counts.totals[k] += count;
    if (const auto found = allowed.find(ngram); found != allowed.end())
      counts.matches[k] += std::min(count, found->second);
  }
  return counts;
}

BleuScore bleuFromCounts(const BleuCounts& counts, const BleuOptions& options, int references) {
  BleuScore result;
  result.counts = counts;
  result.signature = bleuSignature(options, references);
  result.brevityPenalty = brevityPenaltyOf(counts);
  result.score = scoreOf(counts, options, result.precisions);
  if (result.score == 0) result.explanation = explainZero(counts, result);
  return result;
}

BleuScore sentenceBleu(std::string_view hypothesis, std::span<const std::string> references,
                       const BleuOptions& options) {
  const auto withText = std::count_if(references.begin(), references.end(), hasText);
  return bleuFromCounts(bleuCounts(hypothesis, references, options), options, static_cast<int>(withText));
}

BleuScore corpusBleu(std::span<const std::string> hypotheses, std::span<const std::vector<std::string>> references,
                     const BleuOptions& options) {
  if (references.empty()) throw Error(ErrorCode::wrongUsage, "BLEU needs at least one reference");
  for (std::size_t k = 0; k < references.size(); ++k) {
    if (references[k].size() == hypotheses.size()) continue;
    throw Error(
        fmt::format("the translation has {} lines but reference {} has {}; line i of one must belong to line i of the "
                    "other",
                    hypotheses.size(), k + 1, references[k].size()));
  }
  if (hypotheses.empty()) throw Error("there is nothing to score: the translation has 0 lines");
  BleuCounts sum;
  std::set<int> referenceCounts;
  std::vector<std::string> ofLine(references.size());
  for (std::size_t i = 0; i < hypotheses.size(); ++i) {
    for (std::size_t k = 0; k < references.size(); ++k) ofLine[k] = references[k][i];
    referenceCounts.insert(static_cast<int>(std::count_if(ofLine.begin(), ofLine.end(), hasText)));
    if (*referenceCounts.begin() == 0) {
      throw Error(
          fmt::format("line {}: the reference is empty; give every sentence a reference, or take the line out of both "
                      "files",
                      i + 1));
    }
    sum += bleuCounts(hypotheses[i], ofLine, options);
  }
  return bleuFromCounts(sum, options, referenceCounts.size() == 1 ? *referenceCounts.begin() : 0);
}

BleuInterval bootstrapBleu(std::span<const BleuCounts> sentences, const BleuOptions& options, int resamples,
                           std::uint64_t seed) {
  LOOKBACK_EXPECTS(!sentences.empty() && resamples > 0);
  Rng rng(seed);
  std::vector<double> scores;
  scores.reserve(static_cast<std::size_t>(resamples));
  for (int draw = 0; draw < resamples; ++draw) {
    BleuCounts sum;
    for (std::size_t k = 0; k < sentences.size(); ++k) sum += sentences[rng.below(sentences.size())];
    scores.push_back(scoreOf(sum, options));
  }
  std::sort(scores.begin(), scores.end());
  const std::size_t cut = scores.size() / 40;  // 2.5 % on either side
  return {scores[cut], scores[scores.size() - 1 - cut]};
}

std::string bleuSignature(const BleuOptions& options, int references) {
  const bool hasValue = options.smoothing == BleuSmoothing::floor || options.smoothing == BleuSmoothing::addK;
  return fmt::format("nrefs:{}|case:{}|eff:{}|tok:{}|smooth:{}{}|version:{}",
                     references == 0 ? "var" : std::to_string(references), options.foldCase ? "lc" : "mixed",
                     options.effectiveOrder ? "yes" : "no", name(options.tokenizer), name(options.smoothing),
                     hasValue ? fmt::format("[{:.2f}]", smoothingValueOf(options)) : "", kVersion);
}

std::string_view name(BleuTokenizer tokenizer) {
  switch (tokenizer) {
    case BleuTokenizer::mteval13a:
      return "13a";
    case BleuTokenizer::none:
      return "none";
    case BleuTokenizer::international:
      return "intl";
    case BleuTokenizer::characters:
      return "char";
  }
  LOOKBACK_EXPECTS(!"a tokeniser");
  return {};
}

std::string_view name(BleuSmoothing smoothing) {
  switch (smoothing) {
    case BleuSmoothing::exponential:
      return "exp";
    case BleuSmoothing::floor:
      return "floor";
    case BleuSmoothing::addK:
      return "add-k";
    case BleuSmoothing::none:
      return "none";
  }
  LOOKBACK_EXPECTS(!"a smoothing");
  return {};
}

BleuTokenizer bleuTokenizerFromName(std::string_view text) {
  for (const auto tokenizer :
       {BleuTokenizer::mteval13a, BleuTokenizer::none, BleuTokenizer::international, BleuTokenizer::characters}) {
    if (name(tokenizer) == text) return tokenizer;
  }
  throw Error(ErrorCode::wrongUsage,
              fmt::format("\"{}\" is not a BLEU tokeniser; choose 13a, intl, char or none", text));
}

BleuSmoothing bleuSmoothingFromName(std::string_view text) {
  for (const auto smoothing :
       {BleuSmoothing::exponential, BleuSmoothing::floor, BleuSmoothing::addK, BleuSmoothing::none}) {
    if (name(smoothing) == text) return smoothing;
  }
  throw Error(ErrorCode::wrongUsage, fmt::format("\"{}\" is not a smoothing; choose exp, floor, add-k or none", text));
}

}  // namespace lookback
