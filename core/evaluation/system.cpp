// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/system.h"

#include <algorithm>

#include "core/text/tokenizer.h"

namespace lookback {
namespace {

bool knowsAll(const Vocabulary& vocabulary, const TranslationSystem::Words& words) {
  return std::none_of(words.begin(), words.end(),
                      [&](const std::string& word) { return vocabulary.id(word) == Vocabulary::kUnknown; });
}

AlignmentLinks linksOf(const Model& model, const TranslationSystem::Words& source,
                       const TranslationSystem::Words& target) {
  const ScoredPair pair = scorePair(model, source, target);
  const Matrix<double> alpha = pair.alpha.cast<double>();
  return hardenAlignment(alpha, static_cast<int>(source.size()), static_cast<int>(target.size()));
}

}  // namespace

TranslationSystem modelSystem(std::shared_ptr<const Model> model, const TranslateOptions& options) {
  TranslationSystem system;
  system.direction = model->config.direction;
  system.start = [model, options]() -> TranslationSystem::Translate {
    return [translator = std::make_shared<Translator>(model), model, options](
               std::string_view sentence, TranslationSystem::Unknown unknown, const std::stop_token& stop) {
      if (tokenise(sentence, model->config.direction.source).empty()) return SystemOutput{};
      TranslateOptions how = options;
      how.nbest = 1;
      how.forbidUnknown = unknown == TranslationSystem::Unknown::forbidden;
      Translated translated = translator->translate(sentence, how, stop);
      return SystemOutput{std::move(translated.results.front().text), translated.results.front().finished};
    };
  };
  system.knowsSource = [model](const TranslationSystem::Words& words) { return knowsAll(model->source, words); };
  system.knowsTarget = [model](const TranslationSystem::Words& words) { return knowsAll(model->target, words); };
  if (model->config.scorer != Scorer::none)
    system.align = [model](const TranslationSystem::Words& source, const TranslationSystem::Words& target) {
      return linksOf(*model, source, target);
    };
  return system;
}

}  // namespace lookback
