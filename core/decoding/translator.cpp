// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/translator.h"

#include <fmt/format.h>

#include <array>

#include "core/base/error.h"
#include "core/model/decoder.h"
#include "core/model/translation.h"
#include "core/tensor/functions.h"
#include "core/text/tokenizer.h"

namespace lookback {

namespace {

constexpr std::size_t kLongestSentence = 400;  // tokens

/// The decoder as the search sees it: states of the live hypotheses in columns.
class ModelScorer final : public StepScorer {
 public:
  ModelScorer(const ModelConfig& config, const Parameters<float>& p, const Annotations<float>& annotations)
      : m_config(config), m_positions(annotations.keys.cols()), m_step(config, p, annotations), m_s(annotations.s0) {}

  int words() const override { return m_config.targetWords; }
  int payloadSize() const override { return m_config.scorer == Scorer::none ? 0 : static_cast<int>(m_positions); }

  void step(std::span<const int> lastWords, StepScores scores) override {
    m_step.score(m_s);
    m_step.soften();
    m_step.blend();
    m_step.write(m_s, lastWords);
    m_s = m_step.s();
    scores.logits = m_step.logits();
    if (payloadSize() > 0) scores.payload = m_step.alpha();
    for (Index b = 0; b < m_s.cols(); ++b) {
      const ConstVectorRef<float> logits = scores.logits.col(b);
      const float largest = logits.maxCoeff();
      scores.logNormaliser(b) = static_cast<double>(largest) +
                                std::log(static_cast<double>((logits.array() - largest).exp().sum()));
    }
  }

  void select(std::span<const int> parents) override {
    Matrix<float> next(m_s.rows(), static_cast<Index>(parents.size()));
    for (std::size_t k = 0; k < parents.size(); ++k) next.col(static_cast<Index>(k)) = m_s.col(parents[k]);
    m_s.swap(next);
  }

 private:
  const ModelConfig& m_config;
  Index m_positions;
  DecoderStep<float> m_step;
  Matrix<float> m_s;  // (n, live)
};

}  // namespace

Translator::Translator(const ModelConfig& config, const Parameters<float>& parameters)
    : m_config(&config), m_parameters(&parameters) {}

std::vector<Hypothesis> Translator::search(std::span<const std::int32_t> words, const TranslateOptions& options,
                                           std::stop_token stop) {
  const ModelConfig& config = m_model ? m_model->config : *m_config;
  const Parameters<float>& parameters = m_model ? m_model->parameters : *m_parameters;
  const Annotations<float> annotations = annotate<float>(config, parameters, words, stop);
  ModelScorer scorer(config, parameters, annotations);
  SearchOptions search;
  search.width = options.beam;
  search.nbest = options.nbest;
  search.lengthNormalisation = options.lengthNormalisation;
  search.endWord = Vocabulary::kEnd;
  search.maxLength = options.maxLength > 0 ? options.maxLength : 3 * (static_cast<int>(words.size()) + 1) + 10;
  if (options.beam == 1) return {greedySearch(scorer, search, stop)};
  return m_search.run(scorer, search, stop);
}

Translated Translator::translate(std::string_view sentence, const TranslateOptions& options, std::stop_token stop) {
  const Direction direction = m_model->config.direction;
  Translated translated;
  translated.source = tokenise(sentence, direction.source);
  if (translated.source.empty()) throw Error("there is no sentence to translate");
  if (translated.source.size() > kLongestSentence)
    throw Error(fmt::format("the sentence has {} words and marks; at most {} can be translated", translated.source.size(),
                            kLongestSentence));
  for (Hypothesis& hypothesis : search(m_model->source.ids(translated.source), options, stop)) {
    TranslationResult result;
    for (const int id : hypothesis.words)
      if (id != Vocabulary::kEnd) result.words.push_back(m_model->target.word(id));
    if (options.replaceUnknown) {
      result.replaced = replaceUnknownWords(result.words, hypothesis.words, translated.source, hypothesis.payload,
                                            Vocabulary::kUnknown);
    }
    result.text = detokenise(result.words, direction.target);
    result.ids = std::move(hypothesis.words);
    result.logProbability = hypothesis.logProbability;
    result.score = hypothesis.score;
    result.finished = hypothesis.finished;
    result.alpha = std::move(hypothesis.payload);
    translated.results.push_back(std::move(result));
  }
  return translated;
}

ScoredPair scorePair(const Model& model, std::string_view source, std::string_view target) {
  return scorePair(model, tokenise(source, model.config.direction.source), tokenise(target, model.config.direction.target));
}

ScoredPair scorePair(const Model& model, std::vector<std::string> source, std::vector<std::string> target) {
  const std::vector<std::int32_t> x = model.source.ids(source), y = model.target.ids(target);
  const std::array<std::span<const std::int32_t>, 1> sources = {x}, targets = {y};
  Batch batch;
  batch.assign(sources, targets);
  Translation<float> translation(model.config);
  ScoredPair scored;
  scored.logProbability = -translation.loss(model.parameters, batch);
  const bool attends = model.config.scorer != Scorer::none;
  scored.alpha.resize(static_cast<Index>(y.size()) + 1, attends ? static_cast<Index>(x.size()) + 1 : 0);
  for (Index i = 0; attends && i < scored.alpha.rows(); ++i) scored.alpha.row(i) = translation.alpha(batch, 0, i).transpose();
  scored.source = std::move(source);
  scored.target = std::move(target);
  scored.source.emplace_back(Vocabulary::kEndText);
  scored.target.emplace_back(Vocabulary::kEndText);
  return scored;
}

}  // namespace lookback
