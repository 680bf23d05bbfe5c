// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistical/phrase_system.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/file_io.h"
#include "core/evaluation/test_set.h"
#include "core/text/tokenizer.h"

namespace lookback::statistical {

namespace {

bool knowsAll(const Vocabulary& vocabulary, const TranslationSystem::Words& words) {
  return std::none_of(words.begin(), words.end(),
                      [&](const std::string& word) { return vocabulary.id(word) == Vocabulary::kUnknown; });
}

}  // namespace

TranslationSystem phraseSystem(std::shared_ptr<const StatisticalModel> model) {
  const auto translator = std::make_shared<const PhraseTranslator>(model);  // const: one serves all threads
  TranslationSystem system;
  system.direction = model->direction;
  system.start = [translator]() -> TranslationSystem::Translate {
    return [translator](std::string_view sentence, TranslationSystem::Unknown, const std::stop_token& stop) {
      const std::vector<std::string> tokens = tokenise(sentence, translator->model().direction.source);
      if (tokens.empty()) return SystemOutput{};
      return SystemOutput{std::move(translator->translate(tokens, 1, stop).front().text)};
    };
  };
  system.knowsSource = [model](const TranslationSystem::Words& words) { return knowsAll(model->source, words); };
  system.knowsTarget = [model](const TranslationSystem::Words& words) { return knowsAll(model->target, words); };
  system.align = [translator](const TranslationSystem::Words& source, const TranslationSystem::Words& target) {
    AlignmentLinks links;
    for (const Link link : translator->align(source, target).links) links.push_back({link.source, link.target});
    return links;
  };
  return system;
}

std::string phraseFileKey(const std::filesystem::path& file) {
  constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 30;
  return fmt::format("file:{:016x}", fingerprintOf(readFile(file, kMostBytes)));
}

std::string decodingText(const DecoderOptions& options) {
  if (options.distortionLimit < 0) return fmt::format("stack {}, jumps of any width", options.stack);
  return fmt::format("stack {}, jumps up to {} words", options.stack, options.distortionLimit);
}

std::map<std::string, std::string> phraseFacts(const StatisticalModel& model) {
  std::map<std::string, std::string> facts{{"system", "phrase-based"},
                                           {"stack", std::to_string(model.decoder.stack)},
                                           {"decoding", decodingText(model.decoder)}};
  for (const char* key : {"pairs", "minutes", "seed", "data", "training_length"}) {
    const auto found = model.provenance.find(key);
    if (found != model.provenance.end()) facts[key] = found->second;
  }
  return facts;
}

}  // namespace lookback::statistical
