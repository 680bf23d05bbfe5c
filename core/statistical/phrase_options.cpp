// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_options.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/text/vocabulary.h"

namespace lookback::statistical {

namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();
constexpr int kLongestSpan = 10;  // longer phrases are in no table

FeatureVector featuresOf(const PhraseScores& scores, std::size_t words) {
  FeatureVector h{};
  h[kTargetGivenSource] = scores.targetGivenSource;
  h[kSourceGivenTarget] = scores.sourceGivenTarget;
  h[kLexicalTarget] = scores.lexicalTarget;
  h[kLexicalSource] = scores.lexicalSource;
  h[kPhrases] = 1;
  h[kWords] = static_cast<double>(words);
  return h;
}

/// Words as if nothing were known of what stands before.
double contextFree(const LanguageModel& model, const std::vector<std::int32_t>& words) {
  LanguageModel::State state = model.unknown();
  double sum = 0;
  for (const std::int32_t word : words) sum += model.score(state, word);
  return sum;
}

}  // namespace

PhraseOptionTable::PhraseOptionTable(const SourceSentence& sentence, const PhraseTable& table,
                                     const LanguageModel& model, const FeatureVector& weights, int translations)
    : m_model(model),
      m_weights(weights),
      m_words(static_cast<int>(sentence.words.size())),
      m_translations(translations) {
  m_ranges.resize(static_cast<std::size_t>((m_words + 1) * (m_words + 1)));
  m_future.assign(m_ranges.size(), kImpossible);
  for (int begin = 0; begin < m_words; ++begin)
    for (int end = begin + 1; end <= std::min(m_words, begin + kLongestSpan); ++end)
      addSpan(sentence, table, begin, end);
  for (int length = 2; length <= m_words; ++length) {
    for (int begin = 0; begin + length <= m_words; ++begin) {
      double& best = m_future[place(begin, begin + length)];
      for (int cut = begin + 1; cut < begin + length; ++cut)
        best = std::max(best, m_future[place(begin, cut)] + m_future[place(cut, begin + length)]);
    }
  }
}

void PhraseOptionTable::addSpan(const SourceSentence& sentence, const PhraseTable& table, int begin, int end) {
  std::vector<PhraseOption> options;
  const auto source =
      std::span(sentence.words).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
  for (const PhraseTable::Entry& entry : table.find(source)) {
    const auto target = table.targetWords(entry);
    PhraseOption option;
    option.target.assign(target.begin(), target.end());
    option.features = featuresOf(entry.scores, target.size());
    options.push_back(std::move(option));
  }
  if (options.empty() && end == begin + 1) {
    PhraseOption copy;
    copy.copied = true;
    copy.target = {sentence.asTarget[static_cast<std::size_t>(begin)]};
    copy.features = featuresOf({}, 1);
    options.push_back(std::move(copy));
  }
  if (options.empty()) return;
  for (PhraseOption& option : options) {
    option.begin = begin;
    option.end = end;
  }
  rank(options, m_future[place(begin, end)]);
  m_longest = std::max(m_longest, end - begin);
  m_ranges[place(begin, end)] = {static_cast<int>(m_options.size()),
                                 static_cast<int>(m_options.size() + options.size())};
  std::move(options.begin(), options.end(), std::back_inserter(m_options));
}

/// Scores the options of a span, keeps the best, and gives the best estimate.
void PhraseOptionTable::rank(std::vector<PhraseOption>& options, double& best) const {
  std::vector<double> estimates;
  for (PhraseOption& option : options) {
    option.score = dot(m_weights, option.features);
    estimates.push_back(option.score + m_weights[kLanguageModel] * contextFree(m_model, option.target));
    LanguageModel::State state = m_model.unknown();
    for (std::size_t k = 0; k < option.target.size(); ++k) {
      const double p = m_model.score(state, option.target[k]);
      if (k >= 2) option.tail += p;
    }
    option.last = state;
  }
  std::vector<std::size_t> order(options.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return estimates[a] > estimates[b]; });
  best = estimates[order.front()];
  if (order.size() > static_cast<std::size_t>(m_translations)) order.resize(static_cast<std::size_t>(m_translations));
  std::vector<PhraseOption> kept;
  for (const std::size_t k : order) kept.push_back(std::move(options[k]));
  options = std::move(kept);
}

}  // namespace lookback::statistical
