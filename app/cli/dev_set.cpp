// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dev_set.h"

#include <algorithm>
#include <atomic>

#include "core/decoding/translator.h"
#include "core/evaluation/bleu.h"
#include "core/text/tokenizer.h"

namespace lookback::cli {
namespace {

std::string textOf(const Hypothesis& hypothesis, const Vocabulary& words, Language language) {
  std::vector<std::string> tokens;
  for (const int word : hypothesis.words) {
    if (word != Vocabulary::kEnd) tokens.push_back(words.word(word));
  }
  return detokenise(tokens, language);
}

}  // namespace

DevSet readDevSet(const PairFiles& files, Direction direction, const LoadedCorpus& data, const ReadOptions& options,
                  int sentences) {
  DevSet dev;
  dev.target = direction.target;
  readPairs(files, direction, options, [&](const TextPair& pair) {
    const std::vector<std::int32_t> source = data.source.ids(pair.source);
    dev.corpus.add(source, data.target.ids(pair.target));
    if (dev.sources.size() == static_cast<std::size_t>(sentences)) return;
    dev.sources.push_back(source);
    dev.references.push_back(detokenise(pair.target, direction.target));
    dev.texts.push_back(pair);
  });
  return dev;
}

Trainer::Scorer devScorer(const DevSet& dev, const ModelConfig& config, const Vocabulary& words) {
  if (dev.sources.empty()) return nullptr;
  return [&](const Parameters<float>& parameters, Team& team, std::stop_token stop) {
    std::vector<BleuCounts> counts(dev.sources.size());
    const auto weights = std::make_shared<const Weights<float>>(parameters, Ready::forward);
    constexpr std::size_t kTogether = 32;
    std::atomic<std::size_t> next{0};
    team.run([&](int) {
      Translator translator(config, parameters, weights);
      TranslateOptions options;
      options.beam = 1;
      for (std::size_t first = next.fetch_add(kTogether); first < counts.size(); first = next.fetch_add(kTogether)) {
        const std::size_t last = std::min(counts.size(), first + kTogether);
        const std::vector<std::span<const std::int32_t>> sources(
            dev.sources.begin() + static_cast<std::ptrdiff_t>(first),
            dev.sources.begin() + static_cast<std::ptrdiff_t>(last));
        const std::vector<Hypothesis> hypotheses = translator.searchGreedily(sources, options, stop);
        for (std::size_t i = first; i < last; ++i)
          counts[i] = bleuCounts(textOf(hypotheses[i - first], words, dev.target), std::span(&dev.references[i], 1));
      }
    });
    // Where no reference has four words (dates), the order of which there is nothing does not count.
    BleuOptions options;
    options.effectiveOrder = std::all_of(counts.begin(), counts.end(),
                                         [](const BleuCounts& one) { return one.referenceLength < kBleuOrders; });
    BleuCounts sum;
    for (const BleuCounts& one : counts) sum += one;
    return bleuFromCounts(sum, options).score;
  };
}

}  // namespace lookback::cli
