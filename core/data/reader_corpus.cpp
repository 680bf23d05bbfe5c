// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/reader_corpus.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace lookback {

namespace {

/// Numbers words in the order in which they come.
class WordNumbers {
 public:
  std::int32_t operator()(const std::string& word) {
    const auto [entry, isNew] = m_numbers.try_emplace(word, static_cast<std::int32_t>(m_counts.size()));
    if (isNew) {
      m_counts.push_back(0);
      m_words.push_back(&entry->first);
    }
    ++m_counts[static_cast<std::size_t>(entry->second)];
    return entry->second;
  }

  VocabularyBuilder counted() const {
    VocabularyBuilder builder;
    for (std::size_t k = 0; k < m_words.size(); ++k) builder.add(*m_words[k], m_counts[k]);
    return builder;
  }

  /// The number in `vocabulary` of each word.
  std::vector<std::int32_t> numbersIn(const Vocabulary& vocabulary) const {
    std::vector<std::int32_t> numbers;
    numbers.reserve(m_words.size());
    for (const std::string* word : m_words) numbers.push_back(vocabulary.id(*word));
    return numbers;
  }

 private:
  std::unordered_map<std::string, std::int32_t> m_numbers;
  std::vector<const std::string*> m_words;  // keys of m_numbers, which stay where they are
  std::vector<std::uint64_t> m_counts;
};

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
