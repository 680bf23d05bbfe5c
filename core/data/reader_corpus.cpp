// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader_corpus.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/data/import_words.h"

namespace lookback {

namespace {

double shareOfUnknown(std::uint64_t unknown, std::uint64_t tokens) {
  return tokens == 0 ? 0.0 : static_cast<double>(unknown) / static_cast<double>(tokens);
}

}  // namespace

LoadedCorpus loadCorpus(const PairFiles& files, Direction direction, const VocabularyLimits& limits,
                        const ReadOptions& options) {
  LoadedCorpus loaded;
  for (const int limit : {limits.source, limits.target}) VocabularyBuilder().build(limit);  // refuses before the work
  WordNumbers sourceNumbers;
  WordNumbers targetNumbers;
  std::vector<std::int32_t> source;
  std::vector<std::int32_t> target;
  loaded.report = readPairs(files, direction, options, [&](const TextPair& pair) {
    source.clear();
    target.clear();
    for (const std::string& word : pair.source) source.push_back(sourceNumbers(word));
    for (const std::string& word : pair.target) target.push_back(targetNumbers(word));
    loaded.corpus.add(source, target);
    loaded.lines.push_back(pair.line);
  });
  const VocabularyBuilder sourceWords = sourceNumbers.counted();
  const VocabularyBuilder targetWords = targetNumbers.counted();
  loaded.source = sourceWords.build(limits.source);
  loaded.target = targetWords.build(limits.target);
  loaded.unknownSource = sourceWords.unknownShare(loaded.source);
  loaded.unknownTarget = targetWords.unknownShare(loaded.target);
  loaded.corpus.renumber(sourceNumbers.numbersIn(loaded.source), targetNumbers.numbersIn(loaded.target));
  return loaded;
}

LoadedCorpus loadCorpus(const PairFiles& files, Direction direction, Vocabulary source, Vocabulary target,
                        const ReadOptions& options) {
  LoadedCorpus loaded;
  loaded.source = std::move(source);
  loaded.target = std::move(target);
  std::uint64_t unknownSource = 0;
  std::uint64_t unknownTarget = 0;
  const auto countUnknown = [](const std::vector<std::int32_t>& ids) {
    return static_cast<std::uint64_t>(std::count(ids.begin(), ids.end(), Vocabulary::kUnknown));
  };
  loaded.report = readPairs(files, direction, options, [&](const TextPair& pair) {
    const std::vector<std::int32_t> sourceIds = loaded.source.ids(pair.source);
    const std::vector<std::int32_t> targetIds = loaded.target.ids(pair.target);
    unknownSource += countUnknown(sourceIds);
    unknownTarget += countUnknown(targetIds);
    loaded.corpus.add(sourceIds, targetIds);
    loaded.lines.push_back(pair.line);
  });
  loaded.unknownSource = shareOfUnknown(unknownSource, loaded.report.sourceTokens);
  loaded.unknownTarget = shareOfUnknown(unknownTarget, loaded.report.targetTokens);
  return loaded;
}

}  // namespace lookback
