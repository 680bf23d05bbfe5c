// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/language_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/statistical/ngram_counts.h"
#include "tests/core/statistical/small_bitext.h"

namespace lookback::testing {
namespace {

using namespace statistical;

constexpr std::int32_t a = 2, b = 3, c = 4;
constexpr int kWords = 5;  // </s>, <unk>, a, b, c
constexpr std::int32_t kBegin = kWords;

/// "a b" twice and "a c".
Corpus smallText() {
  return corpusOf({{{a}, {a, b}}, {{a}, {a, b}}, {{a}, {a, c}}});
}

std::map<std::uint64_t, std::uint64_t> countsOf(const std::vector<NgramCounts::Ngram>& ngrams) {
  std::map<std::uint64_t, std::uint64_t> counts;
  for (const NgramCounts::Ngram& ngram : ngrams) counts[ngram.words] = ngram.count;
  return counts;
}

TEST(NgramCounts, CountTrigramsAndWhatStandsBeforeShorterOnes) {
  const NgramCounts counts = countNgrams(smallText(), true, kWords, {});
  using Counts = std::map<std::uint64_t, std::uint64_t>;
  EXPECT_EQ(countsOf(counts.trigrams), (Counts{{packNgram(kBegin, a, b), 2},
                                               {packNgram(kBegin, a, c), 1},
                                               {packNgram(a, b, Vocabulary::kEnd), 2},
                                               {packNgram(a, c, Vocabulary::kEnd), 1}}));
  EXPECT_EQ(countsOf(counts.bigrams), (Counts{{packNgram(0, kBegin, a), 3},  // begins with <s>: how often
                                              {packNgram(0, a, b), 1},       // after <s> only
                                              {packNgram(0, a, c), 1},
                                              {packNgram(0, b, Vocabulary::kEnd), 1},
                                              {packNgram(0, c, Vocabulary::kEnd), 1}}));
  EXPECT_EQ(countsOf(counts.unigrams), (Counts{{Vocabulary::kEnd, 2}, {a, 1}, {b, 1}, {c, 1}}));
}

// Y = 4 / (4 + 2 · 2) = 1/2, D_1 = 1 - 2 Y 2/4, D_2 = 2 - 3 Y 1/2, D_3 = 3 - 4 Y 1/1.
TEST(Discounts, FollowChenAndGoodman) {
  const Discounts discounts = discountsOf({4, 2, 1, 1});
  EXPECT_DOUBLE_EQ(discounts.of(1), 0.5);
  EXPECT_DOUBLE_EQ(discounts.of(2), 1.25);
  EXPECT_DOUBLE_EQ(discounts.of(3), 1);
  EXPECT_DOUBLE_EQ(discounts.of(17), 1);
  EXPECT_EQ(discounts.of(0), 0);
}

TEST(Discounts, OfTooFewNgramsAreFixed) {
  for (const std::array<std::uint64_t, 4> t : {std::array<std::uint64_t, 4>{0, 0, 0, 0}, {5, 0, 0, 0}, {9, 1, 1, 9}}) {
    EXPECT_EQ(discountsOf(t).at, (std::array<double, 3>{0.5, 1, 1.5}));
  }
}

// All by hand, with the discounts 1/2, 1 and 3/2 of a small corpus.
//   p(w): counts 1, 1, 1 and 2 of 5; taken 3/2 + 1, so b = 1/2 and 1/5 of that for each of five words:
//     p(a) = p(b) = p(c) = 1/10 + 1/10, p(</s>) = 1/5 + 1/10, p(<unk>) = 1/10
//   p(a | <s>) = (3 - 3/2) / 3 + 1/2 p(a) = 3/5
//   p(b | a)   = (1 - 1/2) / 2 + 1/2 p(b) = 7/20
//   p(</s> | b) = (1 - 1/2) / 1 + 1/2 p(</s>) = 13/20
//   p(b | <s> a) = (2 - 1) / 3 + 1/2 p(b | a) = 61/120,  taken (1 + 1/2) / 3
//   p(</s> | a b) = (2 - 1) / 2 + 1/2 p(</s> | b) = 33/40
TEST(LanguageModel, HasTheHandComputedProbabilities) {
  const LanguageModel model(smallText(), true, kWords);
  EXPECT_EQ(model.words(), kWords);
  LanguageModel::State state = model.begin();
  EXPECT_NEAR(model.score(state, a), std::log(3.0 / 5), 1e-6);
  LanguageModel::State fork = state;
  EXPECT_NEAR(model.score(fork, Vocabulary::kUnknown), std::log(0.5 * 0.5 * 0.1), 1e-6);  // backs off twice
  EXPECT_NEAR(model.score(fork, a), std::log(0.2), 1e-6);                                 // after something unknown
  EXPECT_NEAR(model.score(state, b), std::log(61.0 / 120), 1e-6);
  EXPECT_NEAR(model.score(state, Vocabulary::kEnd), std::log(33.0 / 40), 1e-6);
  EXPECT_NEAR(model.sentence(Words{a, b}), std::log(3.0 / 5 * 61 / 120 * 33 / 40), 1e-5);
  EXPECT_NEAR(model.sentence(Words{}), std::log(0.5 * 0.3), 1e-6);
}

/// The formulas of Chen and Goodman as they stand, from maps.
class PlainModel {
 public:
  PlainModel(const Corpus& corpus, int words) : m_words(words) {
    std::map<Words, std::set<std::int32_t>> before;
    for (std::size_t k = 0; k < corpus.size(); ++k) {
      Words text{words};
      for (const std::int32_t word : corpus.target(k)) text.push_back(word);
      text.push_back(Vocabulary::kEnd);
      for (std::size_t i = 0; i + 2 < text.size(); ++i) ++m_counts[{text[i], text[i + 1], text[i + 2]}];
      ++m_counts[{text[0], text[1]}];
      for (std::size_t i = 1; i + 1 < text.size(); ++i) before[{text[i], text[i + 1]}].insert(text[i - 1]);
      for (std::size_t i = 1; i < text.size(); ++i) before[{text[i]}].insert(text[i - 1]);
    }
    for (const auto& [ngram, left] : before) m_counts[ngram] = left.size();
    for (std::size_t order = 1; order <= 3; ++order) {
      std::array<std::uint64_t, 4> t{};
      for (const auto& [ngram, count] : m_counts)
        if (ngram.size() == order && count <= 4) ++t[count - 1];
      m_discounts.push_back(discountsOf(t));
    }
  }

  double p(std::int32_t word, const Words& context) const {
    const Discounts& discounts = m_discounts[context.size()];
    double total = 0, taken = 0;
    std::uint64_t own = 0;
    for (std::int32_t v = 0; v < m_words; ++v) {
      Words ngram = context;
      ngram.push_back(v);
      const auto found = m_counts.find(ngram);
      if (found == m_counts.end()) continue;
      total += static_cast<double>(found->second);
      taken += discounts.of(found->second);
      if (v == word) own = found->second;
    }
    const double lower = context.empty() ? 1.0 / m_words : p(word, Words(context.begin() + 1, context.end()));
    if (total == 0) return lower;
    return (static_cast<double>(own) - discounts.of(own)) / total + taken / total * lower;
  }

 private:
  int m_words;
  std::map<Words, std::uint64_t> m_counts;
  std::vector<Discounts> m_discounts;  // [order - 1]
};

/// The state after <s> and some words; what a word before that was does not matter.
LanguageModel::State after(const LanguageModel& model, const Words& words) {
  LanguageModel::State state = words.front() == model.words() ? model.begin() : model.unknown();
  for (const std::int32_t word : words)
    if (word != model.words()) model.score(state, word);
  return state;
}

TEST(LanguageModel, SumsToOneInEveryContextAndAgreesWithTheFormulas) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE(seed);
    constexpr int words = 9;
    const Corpus corpus = randomCorpus(seed, 10 + 60 * static_cast<int>(seed), words, 6);
    const LanguageModel model(corpus, true, words);
    const PlainModel plain(corpus, words);
    for (std::int32_t u = 1; u <= words; ++u) {
      for (std::int32_t v = 1; v <= words; ++v) {
        if (v == words && u != words) continue;  // nothing stands before <s>
        const Words context = v == words ? Words{words} : Words{u, v};
        double sum = 0;
        for (std::int32_t w = 0; w < words; ++w) {
          LanguageModel::State state = after(model, context);
          const double p = std::exp(model.score(state, w));
          EXPECT_NEAR(p, plain.p(w, context), 1e-6) << u << " " << v << " " << w;
          sum += p;
        }
        EXPECT_NEAR(sum, 1, 1e-5) << u << " " << v;
      }
    }
  }
}

TEST(LanguageModel, RefusesPartsThatDoNotFit) {
  const LanguageModelParts good = LanguageModel(smallText(), true, kWords).parts();
  EXPECT_NO_THROW(LanguageModel{good});
  const auto refused = [&](auto&& spoil) {
    LanguageModelParts parts = good;
    spoil(parts);
    EXPECT_THROW(LanguageModel{std::move(parts)}, Error);
  };
  refused([](LanguageModelParts& parts) { parts = {}; });
  refused([](LanguageModelParts& parts) { parts.unigrams.push_back(0); });
  refused([](LanguageModelParts& parts) { parts.bigramWords[0] = kWords; });
  refused([](LanguageModelParts& parts) { parts.trigramWords[0] = -1; });
  refused([](LanguageModelParts& parts) { std::swap(parts.bigramWords[0], parts.bigramWords[1]); });
  refused([](LanguageModelParts& parts) { parts.bigramBegin[1] = 1u << 31; });
  refused([](LanguageModelParts& parts) { parts.trigramBegin.back() += 1; });
  refused([](LanguageModelParts& parts) { parts.trigrams[0] = NAN; });
  refused([](LanguageModelParts& parts) { parts.bigramBackoffs.pop_back(); });
}

TEST(LanguageModel, StopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(LanguageModel(smallText(), true, kWords, stop.get_token()), Error);
}

}  // namespace
}  // namespace lookback::testing
