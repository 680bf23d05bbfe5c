// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "core/decoding/session.h"
#include "tests/support/small_models.h"

namespace lookback {
namespace {

constexpr std::array kScorers{Scorer::additive, Scorer::dot, Scorer::general};
using Kind = Intervention::Kind;

DecodingSession sessionOf(Scorer scorer, std::uint64_t seed) {
  const ModelConfig config = tinyConfig(scorer);
  DecodeOptions options;
  options.maxLength = 6;
  return DecodingSession(modelOf(config, normalParameters<float>(config, seed)), "s2 s5 s3 s6", options);
}

Intervention anyIntervention(const Trace& trace, Rng& rng) {
  constexpr std::array kKinds{Kind::setEnergy, Kind::setWeight, Kind::equalise, Kind::scale,    Kind::shift,
                              Kind::onlyThis,  Kind::remove,    Kind::permute,  Kind::forceWord};
  Intervention edit;
  edit.kind = kKinds[rng.below(kKinds.size())];
  edit.step = 1 + static_cast<int>(rng.below(trace.steps.size()));
  edit.position = static_cast<int>(rng.below(trace.source.size()));
  edit.word = static_cast<int>(rng.below(8));
  edit.value = edit.kind == Kind::setWeight ? rng.uniform() : 4 * rng.normal();
  if (edit.kind == Kind::permute) edit.value = static_cast<double>(rng.below(1000));
  return edit;
}

void expectSameTrace(const Trace& a, const Trace& b) {
  ASSERT_EQ(a.steps.size(), b.steps.size());
  EXPECT_EQ(a.target, b.target);
  EXPECT_EQ(a.logProbability, b.logProbability);
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    EXPECT_EQ(a.steps[i].alpha, b.steps[i].alpha) << "step " << i + 1;
    EXPECT_EQ(a.steps[i].e, b.steps[i].e) << "step " << i + 1;
    EXPECT_EQ(a.steps[i].s, b.steps[i].s) << "step " << i + 1;
  }
}

/// Weights on the simplex, and the context is what they blend, so it lies in the annotations' hull (M9).
void expectWeightsAndContextAgree(const Trace& trace) {
  for (const StepTrace& step : trace.steps) {
    const bool allRemoved = (step.e.array() == -INFINITY).all();
    EXPECT_NEAR(step.alpha.sum(), allRemoved ? 0 : 1, 1e-12);
    EXPECT_GE(step.alpha.minCoeff(), 0);
    for (Index j = 0; j < step.e.size(); ++j) {
      if (step.e(j) == -INFINITY) {
        EXPECT_EQ(step.alpha(j), 0);
      }
    }
    const Vector<double> blend = trace.h.cast<double>() * step.alpha;
    EXPECT_LE((blend - step.c.cast<double>()).cwiseAbs().maxCoeff(), 1e-5);
  }
}

TEST(SessionProperties, TenThousandRandomEditsKeepWeightsOnTheSimplexAndContextInTheHull) {
  int edits = 0;
  for (std::uint64_t seed = 1; edits < 10'000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    DecodingSession session = sessionOf(kScorers[seed % kScorers.size()], seed);
    for (int k = 0; k < 25; ++k, ++edits) {
      session.apply(anyIntervention(session.trace(), rng));
      expectWeightsAndContextAgree(session.trace());
    }
    if (HasFailure()) return;
  }
}

TEST(SessionProperties, DraggingAWeightReturnsTheWeightAskedFor) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    DecodingSession session = sessionOf(kScorers[seed % kScorers.size()], seed);
    const int position = static_cast<int>(rng.below(session.trace().source.size()));
    const double wanted = rng.uniform();
    const Vector<double> before = session.trace().steps[0].alpha;
    session.apply({.kind = Kind::setWeight, .step = 1, .position = position, .value = wanted});
    const Vector<double>& after = session.trace().steps[0].alpha;
    EXPECT_NEAR(after(position), wanted, 1e-12) << "seed " << seed;
    for (Index j = 0; j < after.size(); ++j) {  // the others keep their proportions
      if (j == position) continue;
      EXPECT_NEAR(after(j), before(j) * (1 - wanted) / (1 - before(position)), 1e-12) << "seed " << seed;
    }
  }
}

TEST(SessionProperties, UndoAndRedoReturnExactlyToEveryState) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    DecodingSession session = sessionOf(kScorers[seed % kScorers.size()], seed);
    std::vector<Trace> states{session.trace()};
    for (int k = 0; k < 8; ++k) {
      session.apply(anyIntervention(session.trace(), rng));
      states.push_back(session.trace());
    }
    for (std::size_t k = states.size() - 1; k-- > 0;) {
      ASSERT_TRUE(session.undo());
      expectSameTrace(session.trace(), states[k]);
    }
    EXPECT_FALSE(session.undo());
    for (std::size_t k = 1; k < states.size(); ++k) {
      ASSERT_TRUE(session.redo());
      expectSameTrace(session.trace(), states[k]);
    }
    EXPECT_FALSE(session.redo());
  }
}

TEST(SessionProperties, SwitchingEveryEditOffGivesTheModelsOwnSentenceBack) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    DecodingSession session = sessionOf(kScorers[seed % kScorers.size()], seed);
    const Trace original = session.trace();
    for (int k = 0; k < 6; ++k) session.apply(anyIntervention(session.trace(), rng));
    for (std::size_t k = 0; k < session.interventions().size(); ++k) session.setEnabled(k, false);
    expectSameTrace(session.trace(), original);
  }
}

// Decoding only what an edit can change gives the same bits as decoding the whole sentence again.
TEST(SessionProperties, DecodingTheRestEqualsDecodingEverything) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Rng rng(seed);
    const ModelConfig config = tinyConfig(kScorers[seed % kScorers.size()]);
    DecodeOptions options;
    options.maxLength = 6;
    const auto model = modelOf(config, normalParameters<float>(config, seed));
    const auto sentence = readSentence(model, "s2 s5 s3 s6");
    DecodingSession session(model, "s2 s5 s3 s6", options);
    for (int k = 0; k < 8; ++k) session.apply(anyIntervention(session.trace(), rng));
    expectSameTrace(session.trace(), *decode(*sentence, session.interventions(), options));
  }
}

TEST(SessionProperties, AddingOneNumberToAllEnergiesChangesNothing) {  // M7
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    DecodingSession session = sessionOf(kScorers[seed % kScorers.size()], seed);
    const Trace original = session.trace();
    session.apply({.kind = Kind::shift, .step = 1, .value = 1.0});
    EXPECT_EQ(session.trace().target, original.target);
    EXPECT_LE((session.trace().steps[0].alpha - original.steps[0].alpha).cwiseAbs().maxCoeff(), 1e-12);
  }
}

}  // namespace
}  // namespace lookback
