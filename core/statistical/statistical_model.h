// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/statistical/language_model.h"
#include "core/statistical/phrase_decoder.h"
#include "core/statistical/phrase_extraction.h"
#include "core/statistical/phrase_table.h"
#include "core/statistical/word_aligner.h"
#include "core/tensor/types.h"
#include "core/text/language.h"
#include "core/text/vocabulary.h"

namespace lookback::statistical {

/// A trained phrase-based system: all that translating and aligning need.
struct StatisticalModel {
  Direction direction;
  Vocabulary source, target;         // every word of the training corpus
  DirectionModel forward, reverse;   // p(y | x) and p(x | y), in folded numbers
  std::optional<Model1Pair> model1;  // that the HMM began with, if it was kept
  Symmetrisation symmetrisation = Symmetrisation::growDiagFinalAnd;
  PhraseTable phrases;
  LanguageModel languageModel;  // of the target side
  FeatureVector weights = kStartWeights;
  DecoderOptions decoder;
  std::map<std::string, std::string> provenance;  // data, pairs, seconds, … for people

  /// The word alignments it has, the one that its links and phrases come from first.
  std::vector<Aligner> aligners() const;
};

/// One translation of a sentence.
struct PhraseTranslation {
  std::string text;  // detokenised
  std::vector<std::string> words;
  double score = 0;                 // Σ λ_k h_k
  FeatureVector features{};         // h
  std::vector<PhraseSpan> phrases;  // in the order of the translation
  std::vector<int> copied;          // target positions of source words that were copied, rising
};

/// How the alignment models see a given pair, shaped like the attention of a model.
struct WordAlignment {
  Matrix<float> alpha;  // p(a_i = j | y, x), (T_y, T_x + 1): row i sums to 1, the last column is NULL
  Matrix<float>
      reverse;  // the other direction, (T_x, T_y + 1): row j is where source word j comes from, last column NULL
  std::vector<Link> links;  // the likeliest alignments of both directions, joined
};

/// Translates and aligns with one model. Calls of const functions may come from several threads at once.
class PhraseTranslator {
 public:
  explicit PhraseTranslator(std::shared_ptr<const StatisticalModel> model);

  const StatisticalModel& model() const { return *m_model; }

  /// The `nbest` best translations, different in their words, best first; at least one. `sentence` must hold a word:
  /// throws Error if not, or if it has more than kMostSourceWords; Error(interrupted) on request.
  std::vector<PhraseTranslation> translate(std::string_view sentence, int nbest = 1, std::stop_token stop = {}) const;
  /// The same on tokens.
  std::vector<PhraseTranslation> translate(const std::vector<std::string>& tokens, int nbest = 1,
                                           std::stop_token stop = {}) const;

  /// Links of both directions are joined by `method`, or as the model says, and found by `aligner`, or the first of the
  /// model's. Works for any words, also such as the model has never seen, and for empty sides. Throws Error if the
  /// model has no such aligner.
  WordAlignment align(const std::vector<std::string>& source, const std::vector<std::string>& target,
                      std::optional<Symmetrisation> method = {}, std::optional<Aligner> aligner = {}) const;

  /// p(a_i = j | y, x), (T_y, T_x), beside the alpha of a model: row i is where target word i comes from. What a row
  /// lacks to 1 is NULL's: no source word explains the word.
  Matrix<float> posteriors(const std::vector<std::string>& source, const std::vector<std::string>& target,
                           std::optional<Aligner> aligner = {}) const;

 private:
  const DirectionModel& direction(bool reverse, std::optional<Aligner> aligner) const;

  std::shared_ptr<const StatisticalModel> m_model;
  std::vector<std::int32_t> m_sourceFold, m_targetFold;  // foldedNumbers
};

/// What the decoder reads of a sentence.
SourceSentence sourceSentence(const std::vector<std::string>& tokens, const Vocabulary& source,
                              const Vocabulary& target);

/// A derivation as words; `tokens` are the source sentence's.
PhraseTranslation phraseTranslation(const Derivation& derivation, const PhraseOptionTable& options,
                                    const std::vector<std::string>& tokens, const Vocabulary& target,
                                    Language language);

}  // namespace lookback::statistical
