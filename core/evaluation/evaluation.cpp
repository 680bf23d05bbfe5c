// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "core/base/contract.h"
#include "core/base/error.h"
#include "core/base/rng.h"
#include "core/base/team.h"
#include "core/text/tokenizer.h"

namespace lookback {
namespace {

using Words = TranslationSystem::Words;
using Unknown = TranslationSystem::Unknown;

std::vector<std::string> referencesOf(const TestSet& set, std::size_t i) {
  std::vector<std::string> references;
  for (const auto& lines : set.references) references.push_back(lines[i]);
  return references;
}

/// Whether source and references hold no word unknown to the system.
bool isKnown(const TranslationSystem& system, const Words& source, const std::vector<std::string>& references) {
  if (system.knowsSource && !system.knowsSource(source)) return false;
  return !system.knowsTarget || std::all_of(references.begin(), references.end(), [&](const std::string& reference) {
    return system.knowsTarget(tokenise(reference, system.direction.target));
  });
}

EvaluatedSentence evaluateOne(const TranslationSystem& system, const TranslationSystem::Translate& translate,
                              const TestSet& set, std::size_t i, const EvaluateOptions& options) {
  EvaluatedSentence sentence;
  const std::vector<std::string> references = referencesOf(set, i);
  const Words source = tokenise(set.sources[i], system.direction.source);
  sentence.sourceWords = static_cast<int>(source.size());
  SystemOutput output = translate(set.sources[i], Unknown::allowed, options.stop);
  sentence.counts = bleuCounts(output.text, references, options.bleu);
  sentence.finished = output.finished;
  sentence.known = isKnown(system, source, references);
  if (sentence.known) {
    // The search may drop a hypothesis with the mark that took the place of a better one, so the sentence is
    // translated again even where the mark is not in the translation.
    const SystemOutput without = translate(set.sources[i], Unknown::forbidden, options.stop);
    sentence.knownCounts =
        without.text == output.text ? sentence.counts : bleuCounts(without.text, references, options.bleu);
  }
  if (system.align && !set.gold.empty())
    sentence.alignment = compareAlignment(
        system.align(source, tokenise(set.references.front()[i], system.direction.target)), set.gold[i]);
  sentence.translation = std::move(output.text);
  return sentence;
}

void checkDirection(const TranslationSystem& system, const TestSet& set) {
  const auto text = [](const Direction& direction) {
    return fmt::format("{} to {}", languageCode(direction.source), languageCode(direction.target));
  };
  if (system.direction == set.direction) return;
  throw Error(
      fmt::format("the test set \"{}\" goes from {}, but the system translates {}; choose a set of its direction",
                  set.name, text(set.direction), text(system.direction)));
}

std::vector<BleuCounts> countsOf(std::span<const EvaluatedSentence> sentences, bool known) {
  std::vector<BleuCounts> counts;
  for (const EvaluatedSentence& sentence : sentences)
    if (!known || sentence.known) counts.push_back(known ? sentence.knownCounts : sentence.counts);
  return counts;
}

}  // namespace

std::vector<EvaluatedSentence> evaluateSystem(const TranslationSystem& system, const TestSet& set,
                                              const EvaluateOptions& options) {
  checkTestSet(set);
  checkDirection(system, set);
  std::vector<EvaluatedSentence> sentences(set.sources.size());
  std::atomic<std::size_t> next{0}, done{0};
  std::atomic<bool> failed{false};
  const auto all = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const std::size_t wanted = static_cast<std::size_t>(options.threads > 0 ? options.threads : all);
  Team team(static_cast<int>(std::min(wanted, sentences.size())));
  team.run([&](int member) {
    const TranslationSystem::Translate translate = system.start();
    for (std::size_t i = next++; i < sentences.size() && !failed; i = next++) {
      try {
        throwIfStopped(options.stop);
        sentences[i] = evaluateOne(system, translate, set, i, options);
      } catch (const Error& error) {
        failed = true;
        if (error.code() != ErrorCode::refusedInput) throw;
        throw Error(fmt::format("line {}: {}", i + 1, error.what()));
      }
      ++done;
      if (member == 0 && options.progress) options.progress(done, sentences.size());
    }
  });
  return sentences;
}

ScoredSentences scoreSentences(std::span<const BleuCounts> counts, const BleuOptions& options, int references) {
  LOOKBACK_EXPECTS(!counts.empty());
  ScoredSentences scored;
  BleuCounts sum;
  for (const BleuCounts& one : counts) sum += one;
  scored.sentences = counts.size();
  scored.bleu = bleuFromCounts(sum, options, references);
  scored.interval = bootstrapBleu(counts, options);
  return scored;
}

EvaluationSummary summarise(std::span<const EvaluatedSentence> sentences, const BleuOptions& options, int references) {
  EvaluationSummary summary;
  summary.all = scoreSentences(countsOf(sentences, false), options, references);
  if (const std::vector<BleuCounts> known = countsOf(sentences, true); !known.empty())
    summary.known = scoreSentences(known, options, references);
  AlignmentCounts alignment;
  for (const EvaluatedSentence& sentence : sentences) {
    summary.cut += sentence.finished ? 0 : 1;
    alignment += sentence.alignment;
  }
  if (alignment.links + alignment.sure > 0) summary.alignment = alignment;
  return summary;
}

PairedComparison comparePaired(std::span<const BleuCounts> a, std::span<const BleuCounts> b, const BleuOptions& options,
                               int resamples, std::uint64_t seed) {
  LOOKBACK_EXPECTS(!a.empty() && a.size() == b.size() && resamples > 0);
  const auto score = [&](const BleuCounts& counts) { return bleuFromCounts(counts, options).score; };
  BleuCounts wholeA, wholeB;
  for (const BleuCounts& one : a) wholeA += one;
  for (const BleuCounts& one : b) wholeB += one;
  PairedComparison comparison;
  comparison.difference = score(wholeA) - score(wholeB);
  Rng rng(seed);
  std::vector<double> differences;
  int above = 0;
  for (int draw = 0; draw < resamples; ++draw) {
    BleuCounts sumA, sumB;
    for (std::size_t k = 0; k < a.size(); ++k) {
      const std::size_t i = rng.below(a.size());
      sumA += a[i];
      sumB += b[i];
    }
    differences.push_back(score(sumA) - score(sumB));
    above += differences.back() > 0 ? 1 : 0;
  }
  std::sort(differences.begin(), differences.end());
  const std::size_t cut = differences.size() / 40;  // 2.5 % on either side
  comparison.interval = {differences[cut], differences[differences.size() - 1 - cut]};
  comparison.aAbove = static_cast<double>(above) / resamples;
  return comparison;
}

}  // namespace lookback
