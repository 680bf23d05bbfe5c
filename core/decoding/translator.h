// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/decoding/search.h"
#include "core/decoding/unknown_words.h"
#include "core/model/model.h"

namespace lookback {

struct TranslateOptions {
  int beam = 5;  // 1 is greedy
  int nbest = 1;
  bool lengthNormalisation = true;
  bool replaceUnknown = false;
  bool forbidUnknown = false;  // <unk> is never produced, as in the second column of the paper's table 1
  int maxLength = 0;           // target words at most, end mark counted; 0: 3 T_x + 10
};

/// One translation of a sentence.
struct TranslationResult {
  std::string text;                // detokenised, without the end mark
  std::vector<std::string> words;  // without the end mark; replaced ones already in place
  std::vector<int> ids;            // as searched, with the end mark if `finished`
  double logProbability = 0;
  double score = 0;  // see SearchOptions
  bool finished = false;
  Matrix<float> alpha;  // (T_y, T_x), one row a word of `ids`; no columns for scorer `none`
  std::vector<ReplacedWord> replaced;
};

struct Translated {
  std::vector<std::string> source;         // tokens, without the end mark
  std::vector<TranslationResult> results;  // best first; at least one
};

/// Translates sentence after sentence with one model. Not for two threads at once.
class Translator {
 public:
  explicit Translator(std::shared_ptr<const Model> model);
  /// For scoring parameters in training: what is passed by reference is borrowed and must outlive the translator.
  Translator(const ModelConfig& config, const Parameters<float>& parameters,
             std::shared_ptr<const Weights<float>> weights);

  /// `sentence` must hold at least one word; throws Error if not, or if it is over 400 tokens long.
  Translated translate(std::string_view sentence, const TranslateOptions& options = {}, std::stop_token stop = {});

  /// The same on word numbers; `words` without end mark. A `journal` is written as BeamSearch does, also of a beam of 1.
  std::vector<Hypothesis> search(std::span<const std::int32_t> words, const TranslateOptions& options,
                                 std::stop_token stop = {}, BeamJournal* journal = nullptr);
  /// Greedy translations of several sentences in step, which is several times as quick as one after the other and gives
  /// the same. `maxLengths` may say for each sentence what options.maxLength says for all.
  std::vector<Hypothesis> searchGreedily(std::span<const std::span<const std::int32_t>> sentences,
                                         const TranslateOptions& options, std::stop_token stop = {},
                                         std::span<const int> maxLengths = {});

  ~Translator();
  Translator(Translator&&) noexcept;
  Translator& operator=(Translator&&) noexcept;

 private:
  class Scorer;

  std::shared_ptr<const Model> m_model;
  const ModelConfig* m_config = nullptr;
  std::shared_ptr<const Weights<float>> m_weights;
  std::unique_ptr<Scorer> m_scorer;
  BeamSearch m_beam;
  GreedySearch m_greedy;
};

/// How a model sees a given pair (teacher forcing): for aligning and rescoring.
struct ScoredPair {
  std::vector<std::string> source, target;  // tokens, "</s>" last
  double logProbability = 0;                // of the target, end mark counted
  Matrix<float> alpha;                      // (T_y, T_x); no columns for scorer `none`
};
ScoredPair scorePair(const Model& model, std::string_view source, std::string_view target);
/// On tokens that are already split.
ScoredPair scorePair(const Model& model, std::vector<std::string> source, std::vector<std::string> target);

}  // namespace lookback
