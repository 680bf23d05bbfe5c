// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace lookback::statistical {

/// What a translation is judged by (the log-linear model of Och and Ney 2002): its score is Σ_k λ_k h_k(y, x). The h of
/// a translation is the sum over its phrases.
enum Feature {
  kLanguageModel,      // log p(y), </s> counted
  kTargetGivenSource,  // log φ(ȳ | x̄)
  kSourceGivenTarget,  // log φ(x̄ | ȳ)
  kLexicalTarget,      // log p_w(ȳ | x̄)
  kLexicalSource,      // log p_w(x̄ | ȳ)
  kPhrases,            // number of phrases
  kWords,              // number of target words
  kDistortion,         // -Σ |begin - end before|: source words jumped over between one phrase and the next
  kFeatures,
};

using FeatureVector = std::array<double, kFeatures>;

/// λ before tuning. Only their proportions matter to the ranking; Σ |λ| is 1, to which DecoderOptions::beam refers.
inline constexpr FeatureVector kStartWeights{0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.1};

inline constexpr std::array<std::string_view, kFeatures> kFeatureNames{
    "language-model", "target-given-source", "source-given-target", "lexical-target", "lexical-source", "phrases",
    "words",          "distortion"};

inline double dot(const FeatureVector& a, const FeatureVector& b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
  return sum;
}

}  // namespace lookback::statistical
