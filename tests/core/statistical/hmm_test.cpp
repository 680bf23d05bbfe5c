// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/hmm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/statistical/model1.h"
#include "tests/core/statistical/small_bitext.h"

namespace lookback::testing {
namespace {

using namespace statistical;

// "a b" explains "p q", without NULL. s(-1), s(0), s(1), s(2) are as 1 : 1 : 2 : 1.
//   before the sentence: to a by +1, to b by +2      2/3, 1/3
//   from a: to a by 0, to b by +1                    1/3, 2/3
//   from b: to a by -1, to b by 0                    1/2, 1/2
//   t(p|a) = 3/4, t(p|b) = 1/4, t(q|a) = 1/5, t(q|b) = 4/5
// Ways:  a a  2/3 · 3/4 · 1/3 · 1/5 =  4/120        a b  2/3 · 3/4 · 2/3 · 4/5 = 32/120
//        b a  1/3 · 1/4 · 1/2 · 1/5 =  1/120        b b  1/3 · 1/4 · 1/2 · 4/5 =  4/120      together 41/120
struct HandExample {
  std::vector<double> t{3.0 / 4, 1.0 / 4, 0, 1.0 / 5, 4.0 / 5, 0};
  Jumps jumps{std::vector<double>{1, 1, 2, 1}};
  std::vector<double> transitions = jumps.transitions(2);
  HmmProblem problem{2, 2, t.data(), transitions.data(), 0};
};

TEST(Hmm, PosteriorsFollowTheHandComputedExample) {
  const HandExample example;
  HmmPass pass;
  EXPECT_NEAR(pass.forwardBackward(example.problem), std::log(41.0 / 120), 1e-14);
  const std::vector<double> expected{36.0 / 41, 5.0 / 41, 0, 5.0 / 41, 36.0 / 41, 0};
  for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_NEAR(pass.posterior()[k], expected[k], 1e-14) << k;
  EXPECT_EQ(pass.viterbi(example.problem), (std::vector<int>{0, 1}));
}

// Expected jumps: +1 is taken at the start (36/41) and from a to b (32/41); +2 at the start (5/41); 0 by a a and b b
// (8/41); -1 by b a (1/41). Departures: 1 from before the sentence, 36/41 from a, 5/41 from b. One round of the ascent,
// with the sums 3, 3 and 2 of the three contexts:
//   s(-1) = 1/41 / (5/41 / 2)            = 2/5        s(1) = 68/41 / (1/3 + 36/41 / 3) = 204/77
//   s(0)  = 8/41 / (36/41 / 3 + 5/41 / 2) = 16/29      s(2) = 5/41 / (1/3)              = 15/41
TEST(Hmm, JumpsFollowTheHandComputedExample) {
  HandExample example;
  HmmPass pass;
  pass.forwardBackward(example.problem);
  JumpCounts counts(2);
  pass.addJumps(example.jumps, counts);
  const std::vector<double> expected{1.0 / 41, 8.0 / 41, 68.0 / 41, 5.0 / 41};
  for (std::size_t d = 0; d < 4; ++d) EXPECT_NEAR(counts.jumps[d], expected[d], 1e-14) << d;
  EXPECT_NEAR(counts.departures(2)[0], 1, 1e-14);
  EXPECT_NEAR(counts.departures(2)[1], 36.0 / 41, 1e-14);
  EXPECT_NEAR(counts.departures(2)[2], 5.0 / 41, 1e-14);
  example.jumps.improve(counts, 1);
  const std::vector<double> s{2.0 / 5, 16.0 / 29, 204.0 / 77, 15.0 / 41};
  const double sum = s[0] + s[1] + s[2] + s[3];
  for (std::size_t d = 0; d < 4; ++d) EXPECT_NEAR(example.jumps.weights()[d], s[d] / sum, 1e-14) << d;
}

/// A pair with random parameters.
struct RandomProblem {
  RandomProblem(std::uint64_t seed, int I, int J, double p0) {
    Rng rng(seed);
    for (int k = 0; k < J * (I + 1); ++k) t.push_back(0.01 + rng.uniform());
    std::vector<double> weights;
    for (int k = 0; k < 2 * 3; ++k) weights.push_back(0.05 + rng.uniform());
    transitions = Jumps(weights).transitions(I);
    problem = {I, J, t.data(), transitions.data(), p0};
  }
  std::vector<double> t, transitions;
  HmmProblem problem;
};

/// Calls visit(alignment, probability) for each of the (I + 1)^J alignments.
void forEachAlignment(const HmmProblem& p, const std::function<void(const std::vector<int>&, double)>& visit) {
  std::vector<int> alignment;
  const std::function<void(int, double)> extend = [&](int anchor, double probability) {
    const auto i = static_cast<int>(alignment.size());
    if (i == p.explained) return visit(alignment, probability);
    const double* t = p.emissions + i * (p.given + 1);
    for (int j = 0; j < p.given; ++j) {
      alignment.push_back(j);
      extend(j + 1, probability * (1 - p.p0) * p.transitions[anchor * p.given + j] * t[j]);
      alignment.back() = -1;
      alignment.pop_back();
    }
    alignment.push_back(-1);
    extend(anchor, probability * p.p0 * t[p.given]);
    alignment.pop_back();
  };
  extend(0, 1);
}

TEST(Hmm, AgreesWithTheSumOverAllAlignments) {
  std::uint64_t seed = 0;
  for (const int I : {1, 2, 4}) {
    for (const int J : {1, 3, 5}) {
      for (const double p0 : {0.0, 0.2, 0.7}) {
        const RandomProblem random(++seed, I, J, p0);
        std::vector<double> posterior(static_cast<std::size_t>(J * (I + 1)));
        double all = 0, best = -1;
        std::vector<int> bestAlignment;
        forEachAlignment(random.problem, [&](const std::vector<int>& alignment, double probability) {
          all += probability;
          for (int i = 0; i < J; ++i) {
            const int j = alignment[static_cast<std::size_t>(i)];
            posterior[static_cast<std::size_t>(i * (I + 1) + (j < 0 ? I : j))] += probability;
          }
          if (probability > best) best = probability, bestAlignment = alignment;
        });
        HmmPass pass;
        EXPECT_NEAR(pass.forwardBackward(random.problem), std::log(all), 1e-12) << seed;
        for (std::size_t k = 0; k < posterior.size(); ++k) EXPECT_NEAR(pass.posterior()[k], posterior[k] / all, 1e-12);
        EXPECT_EQ(pass.viterbi(random.problem), bestAlignment) << seed;
      }
    }
  }
}

TEST(Hmm, TransitionsSumToOneBeyondTheLongestSentenceToo) {
  const Jumps jumps(std::vector<double>{1, 2, 3, 4});
  for (int I = 1; I <= 6; ++I) {
    const std::vector<double> table = jumps.transitions(I);
    for (int a = 0; a <= I; ++a) {
      double sum = 0;
      for (int j = 0; j < I; ++j) sum += table[static_cast<std::size_t>(a * I + j)];
      EXPECT_NEAR(sum, 1, 1e-14);
    }
  }
}

TEST(Hmm, AnImpossibleWordHasNoProbability) {
  const std::vector<double> t{0, 0};
  const std::vector<double> transitions = Jumps(1).transitions(1);
  HmmPass pass;
  EXPECT_TRUE(std::isinf(pass.forwardBackward({1, 1, t.data(), transitions.data(), 0.2})));
}

TEST(Hmm, LikelihoodNeverFalls) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE(seed);
    const Corpus corpus = randomCorpus(seed, 1 + static_cast<int>(seed), 3 + static_cast<int>(seed % 7), 8);
    const Bitext bitext = bitextOf(corpus, 12, seed % 2 == 0);
    Team team(2);
    const Cooccurrence table(bitext, team, {});
    HmmParameters hmm{uniformTranslations(table, 10), Jumps(longestGiven(bitext)), 0.2};
    trainModel1(bitext, table, hmm.t, 2, team, {}, {});
    const std::vector<double> logs = trainHmm(bitext, table, hmm, 12, team, {}, {});
    for (std::size_t k = 1; k < logs.size(); ++k)
      EXPECT_GE(logs[k], logs[k - 1] - 1e-10 * (1 + std::abs(logs[k - 1]))) << k;
  }
}

TEST(Hmm, HasTheSameBitsWithAnyNumberOfThreads) {
  const Corpus corpus = randomCorpus(5, 1500, 30, 9);
  const Bitext bitext = bitextOf(corpus, 30);
  std::vector<HmmParameters> results;
  std::vector<std::vector<std::int16_t>> words;
  for (const int threads : {1, 2, 3}) {
    Team team(threads);
    const Cooccurrence table(bitext, team, {});
    HmmParameters hmm{uniformTranslations(table, 28), Jumps(longestGiven(bitext)), 0.2};
    trainHmm(bitext, table, hmm, 3, team, {}, {});
    words.push_back(viterbiAlignments(bitext, table, hmm, team, {}).words);
    results.push_back(std::move(hmm));
  }
  for (const std::size_t other : {1u, 2u}) {
    EXPECT_EQ(results[0].t, results[other].t);
    EXPECT_TRUE(std::equal(results[0].jumps.weights().begin(), results[0].jumps.weights().end(),
                           results[other].jumps.weights().begin()));
    EXPECT_EQ(words[0], words[other]);
  }
}

/// Words that always come together, in an order of their own: the HMM finds who belongs to whom, Model 1 cannot.
TEST(Hmm, UsesTheOrderOfWords) {
  std::vector<std::pair<Words, Words>> pairs;
  for (int k = 0; k < 20; ++k) pairs.push_back({{2, 3, 4, 4}, {5, 6, 7, 7}});
  for (int k = 0; k < 20; ++k) pairs.push_back({{2, 4}, {5, 7}});
  const Corpus corpus = corpusOf(pairs);
  const Bitext bitext = bitextOf(corpus, 8);
  Team team(1);
  const Cooccurrence table(bitext, team, {});
  HmmParameters hmm{uniformTranslations(table, 6), Jumps(longestGiven(bitext)), 0.2};
  trainModel1(bitext, table, hmm.t, 5, team, {}, {});
  trainHmm(bitext, table, hmm, 10, team, {}, {});
  const ViterbiAlignments found = viterbiAlignments(bitext, table, hmm, team, {});
  const auto first = found.of(0);
  EXPECT_EQ(std::vector<int>(first.begin(), first.end()), (std::vector<int>{0, 1, 2, 3}));
  const std::vector<double> posterior = corpusPosterior(bitext, table, hmm, 0);
  ASSERT_EQ(posterior.size(), 4u * 5u);
  EXPECT_GT(posterior[0], 0.9);
}

}  // namespace
}  // namespace lookback::testing
