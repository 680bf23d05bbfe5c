// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/translator.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numeric>

#include "core/base/error.h"
#include "core/model/decoder.h"
#include "core/model/translation.h"
#include "core/tensor/kernels/kernels.h"
#include "core/text/tokenizer.h"

namespace lookback {

namespace {

constexpr std::size_t kLongestSentence = 400;  // tokens

}  // namespace

/// The decoder as the search sees it: states of the live hypotheses in columns. Keeps its memory from sentence to
/// sentence.
class Translator::Scorer final : public StepScorer {
 public:
  Scorer(const ModelConfig& config, const Parameters<float>& p, const Weights<float>& w)
      : m_config(config), m_p(p), m_w(w), m_reader(config), m_step(config, p, w, m_annotations, ContextUse::folded) {}

  /// Reads the sentences and stands before their first words.
  void begin(std::span<const std::span<const std::int32_t>> sentences, std::stop_token stop) {
    m_reader.setStop(std::move(stop));
    annotate<float>(m_reader, m_p, m_w, sentences, m_annotations);
    m_step.restart();
    m_s = m_annotations.s0;
    m_live = m_s.cols();
    m_positions = m_annotations.longest();
    m_sentences.resize(sentences.size());
    std::iota(m_sentences.begin(), m_sentences.end(), 0);
  }

  int words() const override { return m_config.targetWords; }
  int payloadSize() const override {
    return m_config.scorer == lookback::Scorer::none ? 0 : static_cast<int>(m_positions);
  }

  void step(std::span<const int> lastWords, StepScores scores) override {
    const Kernels<float>& k = kernels<float>();
    const auto sPrev = m_s.leftCols(m_live);
    m_step.score(sPrev, m_sentences);
    m_step.soften();
    m_step.blend();
    m_step.write(sPrev, lastWords, scores.logits);
    m_s.leftCols(m_live) = m_step.s();
    if (payloadSize() > 0) scores.payload = m_step.alpha();
    for (Index b = 0; b < m_live; ++b) {
      const float* const logits = scores.logits.col(b).data();
      const float largest = k.maximum(m_config.targetWords, logits);
      scores.logNormaliser(b) =
          static_cast<double>(largest) +
          std::log(static_cast<double>(k.sumOfExponentials(m_config.targetWords, logits, largest)));
    }
  }

  void select(std::span<const int> parents) override {
    m_live = static_cast<Index>(parents.size());
    m_next.resize(m_s.rows(), m_live);
    m_nextSentences.clear();
    for (std::size_t k = 0; k < parents.size(); ++k) {
      m_next.col(static_cast<Index>(k)) = m_s.col(parents[k]);
      m_nextSentences.push_back(m_sentences[static_cast<std::size_t>(parents[k])]);
    }
    m_s.swap(m_next);
    m_sentences.swap(m_nextSentences);
  }

 private:
  const ModelConfig& m_config;
  const Parameters<float>& m_p;
  const Weights<float>& m_w;
  Translation<float> m_reader;
  Annotations<float> m_annotations;
  DecoderStep<float> m_step;
  Index m_positions = 0, m_live = 0;
  Matrix<float> m_s, m_next;  // (n, live)
  std::vector<int> m_sentences, m_nextSentences;
};

Translator::Translator(std::shared_ptr<const Model> model)
    : m_model(std::move(model)),
      m_config(&m_model->config),
      m_weights(m_model->weights()),
      m_scorer(std::make_unique<Scorer>(*m_config, m_model->parameters, *m_weights)) {}

Translator::Translator(const ModelConfig& config, const Parameters<float>& parameters,
                       std::shared_ptr<const Weights<float>> weights)
    : m_config(&config),
      m_weights(std::move(weights)),
      m_scorer(std::make_unique<Scorer>(config, parameters, *m_weights)) {}

Translator::~Translator() = default;
Translator::Translator(Translator&&) noexcept = default;
Translator& Translator::operator=(Translator&&) noexcept = default;

namespace {

int longestTranslation(std::span<const std::int32_t> words, const TranslateOptions& options) {
  return options.maxLength > 0 ? options.maxLength : 3 * (static_cast<int>(words.size()) + 1) + 10;
}

SearchOptions searchOptions(const TranslateOptions& options) {
  SearchOptions search;
  search.width = options.beam;
  search.nbest = options.nbest;
  search.lengthNormalisation = options.lengthNormalisation;
  search.endWord = Vocabulary::kEnd;
  if (options.forbidUnknown) search.forbidden = {Vocabulary::kUnknown};
  return search;
}

}  // namespace

std::vector<Hypothesis> Translator::search(std::span<const std::int32_t> words, const TranslateOptions& options,
                                           std::stop_token stop, BeamJournal* journal) {
  m_scorer->begin(std::span(&words, 1), stop);
  SearchOptions search = searchOptions(options);
  search.maxLength = longestTranslation(words, options);
  if (options.beam > 1 || journal) return m_beam.run(*m_scorer, search, stop, journal);
  return m_greedy.run(*m_scorer, search, std::span(&search.maxLength, 1), stop);
}

std::vector<Hypothesis> Translator::searchGreedily(std::span<const std::span<const std::int32_t>> sentences,
                                                   const TranslateOptions& options, std::stop_token stop,
                                                   std::span<const int> maxLengths) {
  m_scorer->begin(sentences, stop);
  std::vector<int> longest(maxLengths.begin(), maxLengths.end());
  for (std::size_t k = longest.size(); k < sentences.size(); ++k)
    longest.push_back(longestTranslation(sentences[k], options));
  std::vector<Hypothesis> results = m_greedy.run(*m_scorer, searchOptions(options), longest, stop);
  for (std::size_t k = 0; k < results.size() && m_config->scorer != lookback::Scorer::none; ++k)
    results[k].payload.conservativeResize(Eigen::NoChange, static_cast<Index>(sentences[k].size()) + 1);
  return results;
}

Translated Translator::translate(std::string_view sentence, const TranslateOptions& options, std::stop_token stop) {
  const Direction direction = m_model->config.direction;
  Translated translated;
  translated.source = tokenise(sentence, direction.source);
  if (translated.source.empty()) throw Error("there is no sentence to translate");
  if (translated.source.size() > kLongestSentence)
    throw Error(fmt::format("the sentence has {} words and marks; at most {} can be translated",
                            translated.source.size(), kLongestSentence));
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
  return scorePair(model, tokenise(source, model.config.direction.source),
                   tokenise(target, model.config.direction.target));
}

ScoredPair scorePair(const Model& model, std::vector<std::string> source, std::vector<std::string> target) {
  const std::vector<std::int32_t> x = model.source.ids(source), y = model.target.ids(target);
  const std::array<std::span<const std::int32_t>, 1> sources = {x}, targets = {y};
  Batch batch;
  batch.assign(sources, targets);
  Translation<float> translation(model.config);
  ScoredPair scored;
  scored.logProbability = -translation.loss(model.parameters, *model.weights(), batch);
  const bool attends = model.config.scorer != lookback::Scorer::none;
  scored.alpha.resize(static_cast<Index>(y.size()) + 1, attends ? static_cast<Index>(x.size()) + 1 : 0);
  for (Index i = 0; attends && i < scored.alpha.rows(); ++i)
    scored.alpha.row(i) = translation.alpha(batch, 0, i).transpose();
  scored.source = std::move(source);
  scored.target = std::move(target);
  scored.source.emplace_back(Vocabulary::kEndText);
  scored.target.emplace_back(Vocabulary::kEndText);
  return scored;
}

}  // namespace lookback
