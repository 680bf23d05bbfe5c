// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/data/corpus.h"

namespace lookback::statistical {

/// Discounts of modified Kneser-Ney smoothing (Chen and Goodman 1998, equation 26): what is taken from an n-gram that
/// was seen once, twice, three times or more.
struct Discounts {
  double of(std::uint64_t count) const { return count == 0 ? 0 : at[count < 3 ? count - 1 : 2]; }
  std::array<double, 3> at{};  // D_1, D_2, D_3+
};

/// From the numbers t_1 … t_4 of n-grams with counts 1 … 4:
///   D_k = k - (k + 1) t_1 / (t_1 + 2 t_2) · t_{k+1} / t_k
/// A corpus so small that one of these is no number in (0, k] gets 0.5, 1 and 1.5.
Discounts discountsOf(const std::array<std::uint64_t, 4>& t);

/// The numbers of which a language model consists, as a file holds them; see LanguageModel.
struct LanguageModelParts {
  std::vector<float> unigrams, unigramBackoffs;  // (words + 1), the last is <s>
  std::vector<std::uint32_t> bigramBegin;        // (words + 2)
  std::vector<std::int32_t> bigramWords;         // (bigrams), rising for each first word
  std::vector<float> bigrams, bigramBackoffs;    // (bigrams)
  std::vector<std::uint32_t> trigramBegin;       // (bigrams + 1)
  std::vector<std::int32_t> trigramWords;        // (trigrams), rising for each bigram
  std::vector<float> trigrams;                   // (trigrams)
};

/// p(w | u v): a trigram model with interpolated modified Kneser-Ney smoothing (Chen and Goodman 1998; in the notation
/// of Heafield et al. 2013, section 3). For a context h and h' without its first word,
///
///   p(w | h) = (a(h w) - D(a(h w))) / Σ_v a(h v) + b(h) p(w | h'),    b(h) = Σ_v D(a(h v)) / Σ_v a(h v)
///
/// and p of the empty context goes on to 1 / |V|. a is the count of a trigram; of a shorter n-gram it is the number of
/// different words before it, but its count if it begins with <s>. V has all words of the vocabulary, </s> and <unk>,
/// not <s>: over them p sums to one in every context.
class LanguageModel {
 public:
  static constexpr int kOrder = 3;
  /// The words that matter for what follows: a context that was seen with the last word alone, or with the last two.
  using State = std::uint32_t;

  LanguageModel() = default;
  /// From one side of a corpus; numbers are below `words`. Every sentence is read as <s> w … </s>.
  LanguageModel(const Corpus& corpus, bool targetSide, int words, std::stop_token stop = {});
  /// From its parts. Throws Error without the name of the file if they do not fit together.
  explicit LanguageModel(LanguageModelParts parts);

  /// Numbers of words are below; Vocabulary::kEnd is </s>, Vocabulary::kUnknown is <unk>.
  int words() const { return static_cast<int>(m_parts.unigrams.size()) - 1; }
  /// After <s>.
  State begin() const { return static_cast<State>(words()); }
  /// After nothing that is known.
  State unknown() const { return static_cast<State>(1); }
  /// log p(word | state), natural logarithm; `state` becomes the one after the word.
  double score(State& state, std::int32_t word) const;
  /// log p(w … </s> | <s>).
  double sentence(std::span<const std::int32_t> words) const;

  const LanguageModelParts& parts() const { return m_parts; }

 private:
  LanguageModelParts m_parts;
};

}  // namespace lookback::statistical
