// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/statistical_model.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/text/tokenizer.h"

namespace lookback::statistical {

namespace {

std::vector<std::int32_t> foldedIds(const std::vector<std::string>& tokens, const Vocabulary& words,
                                    const std::vector<std::int32_t>& fold) {
  std::vector<std::int32_t> ids = words.ids(tokens);
  for (std::int32_t& id : ids) id = fold[static_cast<std::size_t>(id)];
  return ids;
}

std::vector<Link> linksOfWords(const std::vector<int>& alignment, bool reversed) {
  const std::vector<std::int16_t> words(alignment.begin(), alignment.end());
  return linksOf(words, reversed);
}

}  // namespace

SourceSentence sourceSentence(const std::vector<std::string>& tokens, const Vocabulary& source,
                              const Vocabulary& target) {
  return {source.ids(tokens), target.ids(tokens)};
}

PhraseTranslation phraseTranslation(const Derivation& derivation, const PhraseOptionTable& options,
                                    const std::vector<std::string>& tokens, const Vocabulary& target,
                                    Language language) {
  PhraseTranslation result;
  result.score = derivation.score;
  result.features = derivation.features;
  for (const int number : derivation.options) {
    const PhraseOption& option = options.option(number);
    const auto begin = static_cast<int>(result.words.size());
    if (option.copied) result.copied.push_back(begin);
    for (const std::int32_t word : option.target)
      result.words.push_back(option.copied ? tokens[static_cast<std::size_t>(option.begin)] : target.word(word));
    result.phrases.push_back({option.begin, option.end, begin, static_cast<int>(result.words.size())});
  }
  result.text = detokenise(result.words, language);
  return result;
}

std::vector<Aligner> StatisticalModel::aligners() const {
  std::vector<Aligner> all = {forward.aligner};
  if (model1) all.push_back(Aligner::model1);
  return all;
}

PhraseTranslator::PhraseTranslator(std::shared_ptr<const StatisticalModel> model)
    : m_model(std::move(model)),
      m_sourceFold(foldedNumbers(m_model->source)),
      m_targetFold(foldedNumbers(m_model->target)) {}

std::vector<PhraseTranslation> PhraseTranslator::translate(std::string_view sentence, int nbest,
                                                           std::stop_token stop) const {
  return translate(tokenise(sentence, m_model->direction.source), nbest, std::move(stop));
}

std::vector<PhraseTranslation> PhraseTranslator::translate(const std::vector<std::string>& tokens, int nbest,
                                                           std::stop_token stop) const {
  const StatisticalModel& m = *m_model;
  // Refused before the options of a very long sentence are collected, whose future costs need its length squared.
  if (tokens.size() > static_cast<std::size_t>(kMostSourceWords))
    throw Error(fmt::format("it has {} words and the phrase decoder takes at most {}; split it", tokens.size(),
                            kMostSourceWords));
  const PhraseOptionTable options(sourceSentence(tokens, m.source, m.target), m.phrases, m.languageModel, m.weights,
                                  m.decoder.translations);
  const SearchLattice lattice = searchPhrases(options, m.languageModel, m.weights, m.decoder, std::move(stop));
  std::vector<PhraseTranslation> results;
  for (const Derivation& derivation : bestDerivations(lattice, options, nbest))
    results.push_back(phraseTranslation(derivation, options, tokens, m.target, m.direction.target));
  return results;
}

const DirectionModel& PhraseTranslator::direction(bool reverse, std::optional<Aligner> aligner) const {
  const StatisticalModel& m = *m_model;
  if (!aligner || *aligner == m.forward.aligner) return reverse ? m.reverse : m.forward;
  if (*aligner != Aligner::model1 || !m.model1)
    throw Error(fmt::format("the phrase-based model holds no {}; train it again with it, or leave the aligner to it",
                            *aligner == Aligner::hmm ? "HMM" : "Model 1"));
  return reverse ? m.model1->reverse : m.model1->forward;
}

WordAlignment PhraseTranslator::align(const std::vector<std::string>& source, const std::vector<std::string>& target,
                                      std::optional<Symmetrisation> method, std::optional<Aligner> aligner) const {
  const StatisticalModel& m = *m_model;
  const DirectionModel &forward = direction(false, aligner), &reverse = direction(true, aligner);
  const auto x = foldedIds(source, m.source, m_sourceFold), y = foldedIds(target, m.target, m_targetFold);
  WordAlignment alignment;
  alignment.alpha = forward.posterior(x, y);
  alignment.reverse = reverse.posterior(y, x);
  alignment.links =
      symmetrise(linksOfWords(forward.viterbi(x, y), false), linksOfWords(reverse.viterbi(y, x), true),
                 static_cast<int>(x.size()), static_cast<int>(y.size()), method.value_or(m.symmetrisation));
  return alignment;
}

Matrix<float> PhraseTranslator::posteriors(const std::vector<std::string>& source,
                                           const std::vector<std::string>& target,
                                           std::optional<Aligner> aligner) const {
  const StatisticalModel& m = *m_model;
  const Matrix<float> all =
      direction(false, aligner)
          .posterior(foldedIds(source, m.source, m_sourceFold), foldedIds(target, m.target, m_targetFold));
  return all.leftCols(all.cols() - 1);
}

}  // namespace lookback::statistical
