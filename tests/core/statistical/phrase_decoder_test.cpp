// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_decoder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/error.h"
#include "tests/core/statistical/small_bitext.h"
#include "tests/core/statistical/small_system.h"

namespace lookback::testing {
namespace {

using namespace statistical;

constexpr int kVocabulary = 8;  // numbers are below; 2 … 6 stand in the corpus, 7 does not
const DecoderOptions kUnlimited{1000000, 1e9, -1, 1000};

/// A phrase table and a language model of random sentences with random links.
struct RandomSystem {
  explicit RandomSystem(std::uint64_t seed) {
    Rng rng(seed);
    const Corpus corpus = randomCorpus(seed, 25, kVocabulary - 1, 5);
    std::vector<std::vector<Link>> pairs;
    for (std::size_t k = 0; k < corpus.size(); ++k) {
      std::vector<Link>& links = pairs.emplace_back();
      for (int j = 0; j < static_cast<int>(corpus.source(k).size()); ++j)
        if (rng.below(5) > 0) links.push_back({j, static_cast<int>(rng.below(corpus.target(k).size()))});
    }
    Team team(1);
    PhraseOptions options;
    options.longest = 3;
    options.translations = 4;
    table = buildPhraseTable(corpus, linksOf(pairs), options, team, {});
    model = LanguageModel(corpus, true, kVocabulary);
    for (double& weight : weights) weight = rng.uniform();
    weights[kWords] = rng.uniform() - 0.5;
    weights[kPhrases] = rng.uniform() - 0.5;
    for (std::size_t k = 0; k < 1 + rng.below(4); ++k)
      sentence.words.push_back(static_cast<std::int32_t>(2 + rng.below(kVocabulary - 2)));
    sentence.asTarget.assign(sentence.words.size(), Vocabulary::kUnknown);
  }

  PhraseOptionTable options() const { return {sentence, table, model, weights, 1000}; }

  PhraseTable table;
  LanguageModel model;
  FeatureVector weights{};
  SourceSentence sentence;
};

/// Every way to translate a sentence, one after the other, scored from scratch.
class Exhaustive {
 public:
  Exhaustive(const RandomSystem& system, const PhraseOptionTable& options, int limit)
      : m_system(system), m_options(options), m_limit(limit) {
    extend({}, 0, std::vector<bool>(static_cast<std::size_t>(options.words())));
  }

  double best() const { return m_best; }
  /// The best score of each sequence of words, greatest first.
  std::vector<double> scores() const {
    std::vector<double> scores;
    for (const auto& [words, score] : m_scores) scores.push_back(score);
    std::sort(scores.rbegin(), scores.rend());
    return scores;
  }

 private:
  void extend(std::vector<int> chosen, int before, const std::vector<bool>& done) {
    const auto gap = std::find(done.begin(), done.end(), false);
    if (gap == done.end()) return finish(chosen);
    const int firstGap = static_cast<int>(gap - done.begin());
    for (int begin = 0; begin < m_options.words(); ++begin) {
      std::vector<bool> next = done;
      for (int end = begin + 1; end <= m_options.words(); ++end) {
        if (done[static_cast<std::size_t>(end - 1)]) break;
        next[static_cast<std::size_t>(end - 1)] = true;
        const bool jumps = begin != firstGap;
        if (m_limit >= 0 && jumps && (std::abs(begin - before) > m_limit || end - firstGap > m_limit)) continue;
        EXPECT_TRUE(m_limit < 0 || std::abs(begin - before) <= m_limit);
        const auto [first, last] = m_options.range(begin, end);
        for (int option = first; option < last; ++option) {
          std::vector<int> more = chosen;
          more.push_back(option);
          extend(more, end, next);
        }
      }
    }
  }

  void finish(const std::vector<int>& chosen) {
    FeatureVector h{};
    Words words, seen;
    int before = 0;
    for (const int number : chosen) {
      const PhraseOption& option = m_options.option(number);
      for (std::size_t k = 0; k < kFeatures; ++k) h[k] += option.features[k];
      h[kDistortion] -= std::abs(option.begin - before);
      before = option.end;
      words.insert(words.end(), option.target.begin(), option.target.end());
      if (option.copied)
        seen.push_back(-1 - option.begin);
      else
        seen.insert(seen.end(), option.target.begin(), option.target.end());
    }
    h[kLanguageModel] = m_system.model.sentence(words);
    const double score = dot(h, m_system.weights);
    m_best = std::max(m_best, score);
    const auto [at, fresh] = m_scores.emplace(seen, score);
    if (!fresh) at->second = std::max(at->second, score);
  }

  const RandomSystem& m_system;
  const PhraseOptionTable& m_options;
  int m_limit;
  double m_best = -HUGE_VAL;
  std::map<Words, double> m_scores;
};

TEST(PhraseDecoder, FindsWhatExhaustiveSearchFinds) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const RandomSystem system(seed);
    const PhraseOptionTable options = system.options();
    for (const int limit : {-1, 0, 1, 2, 3}) {
      SCOPED_TRACE(::testing::Message() << "seed " << seed << ", limit " << limit);
      DecoderOptions decoder = kUnlimited;
      decoder.distortionLimit = limit;
      const SearchLattice lattice = searchPhrases(options, system.model, system.weights, decoder);
      const Exhaustive all(system, options, limit);
      EXPECT_NEAR(lattice.nodes[SearchLattice::kGoal].score, all.best(), 1e-4);
    }
  }
}

TEST(PhraseDecoder, ListsTheBestTranslationsInOrder) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE(seed);
    const RandomSystem system(seed);
    const PhraseOptionTable options = system.options();
    const SearchLattice lattice = searchPhrases(options, system.model, system.weights, kUnlimited);
    const std::vector<double> scores = Exhaustive(system, options, -1).scores();
    const std::vector<Derivation> found = bestDerivations(lattice, options, 8);
    ASSERT_GE(found.size(), std::min<std::size_t>(scores.size(), 3));
    for (std::size_t k = 0; k < found.size(); ++k) {
      EXPECT_NEAR(found[k].score, scores[k], 1e-4);
      EXPECT_NEAR(dot(found[k].features, system.weights), found[k].score, 1e-4);
    }
  }
}

TEST(PhraseDecoder, NarrowSearchNeverFindsMore) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE(seed);
    const RandomSystem system(seed);
    const PhraseOptionTable options = system.options();
    double before = -HUGE_VAL;
    const double wide =
        searchPhrases(options, system.model, system.weights, kUnlimited).nodes[SearchLattice::kGoal].score;
    for (const int stack : {1, 3, 1000}) {
      DecoderOptions decoder = kUnlimited;
      decoder.stack = stack;
      const double score =
          searchPhrases(options, system.model, system.weights, decoder).nodes[SearchLattice::kGoal].score;
      EXPECT_TRUE(std::isfinite(score));
      EXPECT_LE(score, wide + 1e-9);
      EXPECT_TRUE(stack < 1000 || score >= before - 1e-9);
      before = score;
    }
  }
}

/// The best sum over all ways to cut [begin, end) into phrases, tried one by one.
double bestCut(const RandomSystem& system, const PhraseOptionTable& options, int begin, int end) {
  if (begin == end) return 0;
  double best = -HUGE_VAL;
  for (int cut = begin + 1; cut <= end; ++cut) {
    const auto [first, last] = options.range(begin, cut);
    for (int number = first; number < last; ++number) {
      const PhraseOption& option = options.option(number);
      LanguageModel::State state = system.model.unknown();
      double words = 0;
      for (const std::int32_t word : option.target) words += system.model.score(state, word);
      best = std::max(best, option.score + system.weights[kLanguageModel] * words + bestCut(system, options, cut, end));
    }
  }
  return best;
}

TEST(FutureCost, IsThatOfTheBestCut) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const RandomSystem system(seed);
    const PhraseOptionTable options = system.options();
    for (int begin = 0; begin <= options.words(); ++begin)
      for (int end = begin; end <= options.words(); ++end)
        EXPECT_NEAR(options.future(begin, end), bestCut(system, options, begin, end), 1e-9);
  }
}

TEST(PhraseOptions, AWordThatNobodyKnowsIsCopied) {
  RandomSystem system(3);
  system.sentence = {{2, kVocabulary - 1, 3}, {Vocabulary::kUnknown, 5, Vocabulary::kUnknown}};
  const PhraseOptionTable options = system.options();
  const auto [first, last] = options.range(1, 2);
  ASSERT_EQ(last - first, 1);
  EXPECT_TRUE(options.option(first).copied);
  EXPECT_EQ(options.option(first).target, (Words{5})) << "the number that the same text has in the target language";
  const SearchLattice lattice = searchPhrases(options, system.model, system.weights, kUnlimited);
  const std::vector<Derivation> found = bestDerivations(lattice, options, 1);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(std::count(found[0].options.begin(), found[0].options.end(), first), 1);
}

TEST(PhraseDecoder, RefusesWhatItCannotTranslate) {
  RandomSystem system(3);
  const auto search = [&](std::size_t words, std::stop_token stop = {}) {
    system.sentence.words.assign(words, 2);
    system.sentence.asTarget.assign(words, Vocabulary::kUnknown);
    DecoderOptions narrow;
    narrow.stack = 2;
    return searchPhrases(system.options(), system.model, system.weights, narrow, std::move(stop));
  };
  EXPECT_THROW(search(0), Error);
  EXPECT_THROW(search(kMostSourceWords + 1), Error);
  EXPECT_TRUE(std::isfinite(search(kMostSourceWords).nodes[SearchLattice::kGoal].score));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(search(3, stop.get_token()), Error);
}

}  // namespace
}  // namespace lookback::testing
