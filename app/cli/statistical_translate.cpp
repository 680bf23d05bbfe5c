// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/statistical.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/statistical/statistical_file.h"
#include "core/text/tokenizer.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  echo "Elle portait une robe rouge." | lookback-cli statistical translate --model fr-en.phrases
  lookback-cli statistical translate --model fr-en.phrases --nbest 5 < source.fr
  lookback-cli statistical translate --model fr-en.phrases --json < source.fr

There is one line out for each line in, in the same order; an empty line gives an empty line. A line that cannot be translated
(not UTF-8, a NUL, over 256 words) gives an empty line too, is named on standard error, and makes the exit code 1. A word that the
model never saw is copied. With --nbest K there are up to K lines for each line in: its number from 1, the translation and its score,
parted by " ||| ". With --json an object a line: the translations, each with its words, its score, the eight features the score
is weighed from, and its phrases: source words "from" to "to" (one beyond) written at target words "at" to "end".)";

struct StatisticalTranslateCommand {
  std::string model, input = "-";
  int nbest = 1, stack = 0;
  bool json = false;
};

Json translationJson(const statistical::PhraseTranslation& translation) {
  Json features = Json::object(), phrases = Json::array();
  for (std::size_t k = 0; k < translation.features.size(); ++k)
    features[std::string(statistical::kFeatureNames[k])] = translation.features[k];
  for (const statistical::PhraseSpan& phrase : translation.phrases)
    phrases.push_back({{"from", phrase.sourceBegin},
                       {"to", phrase.sourceEnd},
                       {"at", phrase.targetBegin},
                       {"end", phrase.targetEnd}});
  return {{"text", translation.text}, {"words", translation.words}, {"score", translation.score},
          {"features", features},     {"phrases", phrases},         {"copied", translation.copied}};
}

void printTranslations(const StatisticalTranslateCommand& command, const Line& line,
                       const std::vector<statistical::PhraseTranslation>& translations) {
  if (command.json) {
    Json json{{"line", line.number}, {"translations", Json::array()}};
    for (const auto& translation : translations) json["translations"].push_back(translationJson(translation));
    printNow(compact(json));
  } else if (command.nbest == 1) {
    printNow(translations.empty() ? "" : translations.front().text);
  } else if (translations.empty()) {
    printNow(fmt::format("{} |||  ||| 0", line.number));
  } else {
    for (const auto& translation : translations)
      printNow(fmt::format("{} ||| {} ||| {:.6f}", line.number, translation.text, translation.score));
  }
}

int runStatisticalTranslate(const StatisticalTranslateCommand& command, const Interrupt& interrupt) {
  const auto model = statistical::loadStatisticalModel(command.model);
  if (command.stack > 0) model->decoder.stack = command.stack;
  const statistical::PhraseTranslator translator(model);
  LineReader reader(command.input, kMostLineBytes, interrupt.token());
  int code = kDone;
  for (Line line; reader.next(line);) {
    std::vector<statistical::PhraseTranslation> translations;
    try {
      if (const std::string problem = lineProblem(line.text, line.tooLong); !problem.empty())
        throw Error("it " + problem);
      const std::vector<std::string> tokens = tokenise(line.text, model->direction.source);
      if (!tokens.empty()) translations = translator.translate(tokens, command.nbest, interrupt.token());
    } catch (const Error& error) {
      if (error.code() != ErrorCode::refusedInput) throw;
      note(fmt::format("line {} is left empty: {}", line.number, error.what()));
      code = kRefused;
    }
    printTranslations(command, line, translations);
  }
  return code;
}

}  // namespace

void addStatisticalTranslate(CLI::App& statistical, Run& run) {
  const auto command = std::make_shared<StatisticalTranslateCommand>();
  CLI::App* sub = statistical.add_subcommand("translate", "Translate standard input line by line");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--input", command->input, "Read this instead of standard input")->type_name("FILE");
  sub->add_option("--nbest", command->nbest, "Translations of each line, best first")
      ->check(numberFrom(1, 10000))
      ->capture_default_str();
  sub->add_option("--stack", command->stack, "Partial translations kept at each length; 0: as the model says")
      ->check(numberFrom(0, 100000))
      ->capture_default_str();
  sub->add_flag("--json", command->json, "A JSON object a line, with words, phrases and features");
  sub->callback([command, &run] {
    run = [command](Interrupt& interrupt) { return runStatisticalTranslate(*command, interrupt); };
  });
}

}  // namespace lookback::cli
