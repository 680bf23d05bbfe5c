// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/compare.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/base/rng.h"
#include "core/decoding/session.h"
#include "tests/support/tiny_model.h"

namespace lookback {
namespace {

using Words = std::vector<std::string>;

/// "the=the cat>dog -sleeps +now": pairs, replacements, left out, added.
std::string script(const Words& a, const Words& b) {
  std::string text;
  for (const Counterpart& pair : counterparts(a, b)) {
    if (!text.empty()) text += ' ';
    if (pair.b < 0)
      text += "-" + a.at(static_cast<std::size_t>(pair.a));
    else if (pair.a < 0)
      text += "+" + b.at(static_cast<std::size_t>(pair.b));
    else
      text += a.at(static_cast<std::size_t>(pair.a)) + (pair.same ? "=" : ">") + b.at(static_cast<std::size_t>(pair.b));
  }
  return text;
}

TEST(Counterparts, PairWhatTheFewestEditsPair) {
  EXPECT_EQ(script({"the", "cat", "sleeps"}, {"the", "dog", "sleeps"}), "the=the cat>dog sleeps=sleeps");
  EXPECT_EQ(script({"the", "black", "cat"}, {"the", "cat"}), "the=the -black cat=cat");
  EXPECT_EQ(script({"the", "cat"}, {"the", "black", "cat"}), "the=the +black cat=cat");
  EXPECT_EQ(script({"a", "b"}, {"b", "a"}), "a>b b>a");  // one way of two of the same length: paired early
  EXPECT_EQ(script({}, {"a"}), "+a");
  EXPECT_EQ(script({}, {}), "");
}

/// Fewest edits by trying everything.
int fewestEdits(const Words& a, const Words& b, std::size_t i = 0, std::size_t j = 0) {
  if (i == a.size()) return static_cast<int>(b.size() - j);
  if (j == b.size()) return static_cast<int>(a.size() - i);
  return std::min({fewestEdits(a, b, i + 1, j + 1) + (a[i] == b[j] ? 0 : 1), fewestEdits(a, b, i + 1, j) + 1,
                   fewestEdits(a, b, i, j + 1) + 1});
}

TEST(Counterparts, OfRandomSentencesAreOrderedCompleteAndShortest) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    const auto sentence = [&] {
      Words words(rng.below(7));
      for (std::string& word : words) word = std::string(1, static_cast<char>('a' + rng.below(3)));
      return words;
    };
    const Words a = sentence(), b = sentence();
    int edits = 0, nextA = 0, nextB = 0;
    for (const Counterpart& pair : counterparts(a, b)) {
      if (pair.a >= 0) {
        EXPECT_EQ(pair.a, nextA++) << "seed " << seed;
      }
      if (pair.b >= 0) {
        EXPECT_EQ(pair.b, nextB++) << "seed " << seed;
      }
      const bool same =
          pair.a >= 0 && pair.b >= 0 && a[static_cast<std::size_t>(pair.a)] == b[static_cast<std::size_t>(pair.b)];
      EXPECT_EQ(pair.same, same);
      edits += same ? 0 : 1;
    }
    EXPECT_EQ(nextA, static_cast<int>(a.size()));
    EXPECT_EQ(nextB, static_cast<int>(b.size()));
    EXPECT_EQ(edits, fewestEdits(a, b)) << "seed " << seed;
  }
}

Trace handTrace(const Words& source, const Words& target, const std::vector<std::vector<double>>& alpha) {
  Trace trace;
  trace.source = source;
  trace.target = target;
  for (const std::vector<double>& row : alpha) {
    StepTrace step;
    step.alpha = Eigen::Map<const Vector<double>>(row.data(), static_cast<Index>(row.size()));
    trace.steps.push_back(step);
  }
  return trace;
}

TEST(Difference, IsTheSecondLessTheFirstWhereBothHaveTheWord) {
  const Trace a = handTrace({"x", "y", "</s>"}, {"p", "</s>"}, {{0.5, 0.25, 0.25}, {0, 0, 1}});
  const Trace b = handTrace({"x", "</s>"}, {"p", "q", "</s>"}, {{0.75, 0.25}, {0.5, 0.5}, {1, 0}});
  const TraceDifference d = differenceOf(a, b);
  ASSERT_EQ(d.rows.size(), 3u);     // p, +q, </s>
  ASSERT_EQ(d.columns.size(), 3u);  // x, -y, </s>
  EXPECT_EQ(d.alpha(0, 0), 0.25);
  EXPECT_TRUE(std::isnan(d.alpha(0, 1)));  // y is not in b
  EXPECT_EQ(d.alpha(0, 2), 0.0);
  EXPECT_TRUE(std::isnan(d.alpha(1, 0)));  // q is not in a
  EXPECT_EQ(d.alpha(2, 0), 1.0);
  EXPECT_EQ(d.alpha(2, 2), -1.0);
  EXPECT_EQ(d.largest, 1.0);
}

TEST(Difference, OfTheSameSentenceSaysHowMuchWeightMoved) {
  const Trace a = handTrace({"x", "</s>"}, {"p"}, {{0.5, 0.5}}), b = handTrace({"x", "</s>"}, {"p"}, {{0.75, 0.25}});
  EXPECT_EQ(differenceOf(a, b).moved, std::vector<double>{0.25});
  EXPECT_EQ(differenceOf(a, a).largest, 0);
}

TEST(Difference, OfModelsWithoutWeightsHasNone) {
  const auto none = tinyModel(Scorer::none), additive = tinyModel();
  const auto a = decode(*readSentence(none, "w2 w3"), {}, {.maxLength = 5});
  const auto b = decode(*readSentence(additive, "w2 w3"), {}, {.maxLength = 5});
  const TraceDifference d = differenceOf(*a, *b);
  EXPECT_TRUE(d.alpha.array().isNaN().all());
  EXPECT_EQ(d.largest, 0);
}

TEST(Departure, IsTheFirstStepWithAnotherWord) {
  const auto trace = [](const Words& target) { return handTrace({"x"}, target, {}); };
  EXPECT_EQ(firstDeparture(trace({"a", "b"}), trace({"a", "b"})), 0);
  EXPECT_EQ(firstDeparture(trace({"a", "b"}), trace({"a", "c"})), 2);
  EXPECT_EQ(firstDeparture(trace({"a"}), trace({"a", "c"})), 2);
}

TEST(LeastLikely, IsTheFirstOfTheLowestLogProbabilities) {
  Trace trace;
  EXPECT_EQ(leastLikelyStep(trace), 0);
  for (const double p : {-0.5, -2.0, -0.1, -2.0}) {
    trace.steps.emplace_back();
    trace.steps.back().logProbability = p;
  }
  EXPECT_EQ(leastLikelyStep(trace), 2);
}

TEST(AnnotationShifts, AreSharesOfTheLengthBefore) {
  Trace a, b;
  a.h.resize(2, 2);
  a.h << 3, 0, 4, 0;
  b.h.resize(2, 2);
  b.h << 3, 1, 9, 0;
  const std::vector<double> shifts = annotationShifts(a, b);
  ASSERT_EQ(shifts.size(), 2u);
  EXPECT_DOUBLE_EQ(shifts[0], 1.0);  // |(0, 5)| / |(3, 4)|
  EXPECT_EQ(shifts[1], 0.0);         // from nothing no share
  b.h.resize(2, 3);
  EXPECT_TRUE(annotationShifts(a, b).empty());
}

}  // namespace
}  // namespace lookback
