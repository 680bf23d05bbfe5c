// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/data/reader_lines.h"
#include "core/decoding/translator.h"
#include "core/model/model.h"
#include "core/text/tokenizer.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  echo "Elle portait une robe rouge." | lookback-cli translate --model models/fr-en.safetensors
  lookback-cli translate --model fr-en.safetensors --beam 10 --replace-unknown < source.fr > target.en
  lookback-cli translate --model fr-en.safetensors --nbest 3 < source.fr
  lookback-cli translate --model fr-en.safetensors --json < source.fr

There is one line out for each line in, in the same order; an empty line gives an empty line. A line that cannot be translated
(not UTF-8, a NUL, over 400 words) gives an empty line too, is named on standard error, and makes the exit code 1.
With --nbest K there are up to K lines for each line in: its number from 1, the translation and its score, parted by " ||| ".
Hypotheses are ranked by log-probability divided by the number of words, end mark counted; with --no-normalize by
log-probability alone.)";

struct TranslateCommand {
  std::string model, input = "-";
  TranslateOptions options;
  bool noNormalize = false, json = false;
};

Json alphaJson(const Matrix<float>& alpha) {
  Json rows = Json::array();
  for (Index i = 0; i < alpha.rows() && alpha.cols() > 0; ++i) {
    Json row = Json::array();
    for (Index j = 0; j < alpha.cols(); ++j) row.push_back(shortest(alpha(i, j)));
    rows.push_back(std::move(row));
  }
  return rows;
}

Json resultJson(const TranslationResult& result) {
  Json replaced = Json::array();
  for (const ReplacedWord& word : result.replaced)
    replaced.push_back({{"target", word.target}, {"source", word.source}});
  return {{"text", result.text},   {"words", result.words},       {"log_probability", result.logProbability},
          {"score", result.score}, {"finished", result.finished}, {"weights", alphaJson(result.alpha)},
          {"replaced", replaced}};
}

/// Everything printed for one line of input; `translated` is empty where there is nothing to translate.
void printTranslation(const TranslateCommand& command, std::uint64_t line, const Translated& translated) {
  if (command.json) {
    Json json{{"line", line}, {"source", translated.source}, {"translations", Json::array()}};
    for (const TranslationResult& result : translated.results) json["translations"].push_back(resultJson(result));
    printNow(compact(json));
    return;
  }
  if (command.options.nbest == 1 || translated.results.empty()) {
    const std::string text = translated.results.empty() ? "" : translated.results.front().text;
    printNow(command.options.nbest == 1 ? text : fmt::format("{} |||  ||| 0", line));
    return;
  }
  for (const TranslationResult& result : translated.results) {
    printNow(fmt::format("{} ||| {} ||| {:.6f}", line, result.text, result.score));
  }
}

/// The translation of one line; nothing for a blank one. Throws Error(refusedInput) for one that cannot be translated.
Translated translateLine(Translator& translator, const Line& line, const TranslateCommand& command, Language language,
                         const Interrupt& interrupt) {
  if (const std::string problem = lineProblem(line.text, line.tooLong); !problem.empty()) throw Error("it " + problem);
  if (tokenise(line.text, language).empty()) return {};
  return translator.translate(line.text, command.options, interrupt.token());
}

int runTranslate(TranslateCommand command, const Interrupt& interrupt) {
  command.options.lengthNormalisation = !command.noNormalize;
  if (command.options.nbest > command.options.beam) {
    throw Error(ErrorCode::wrongUsage,
                fmt::format("--nbest {} needs a --beam of at least that width", command.options.nbest));
  }
  const std::shared_ptr<const Model> model = loadModel(command.model);
  Translator translator(model);
  LineReader reader(command.input, kMostLineBytes, interrupt.token());
  int code = kDone;
  for (Line line; reader.next(line);) {
    Translated translated;
    try {
      translated = translateLine(translator, line, command, model->config.direction.source, interrupt);
    } catch (const Error& error) {
      if (error.code() != ErrorCode::refusedInput) throw;
      note(fmt::format("line {} is left empty: {}", line.number, error.what()));
      code = kRefused;
    }
    if (!translated.results.empty() && !translated.results.front().finished) {
      note(fmt::format("line {} is cut after {} words: the model did not end the sentence", line.number,
                       translated.results.front().words.size()));
    }
    printTranslation(command, line.number, translated);
  }
  return code;
}

}  // namespace

void addTranslate(CLI::App& app, Run& run) {
  const auto command = std::make_shared<TranslateCommand>();
  TranslateOptions& options = command->options;
  CLI::App* sub = app.add_subcommand("translate", "Translate standard input line by line");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--input", command->input, "Read this instead of standard input")->type_name("FILE");
  sub->add_option("--beam", options.beam, "Hypotheses kept at each word; 1 is greedy")
      ->check(numberFrom(1, 10000))
      ->capture_default_str();
  sub->add_option("--nbest", options.nbest, "Translations of each line, best first; at most --beam")
      ->check(numberFrom(1, 10000))
      ->capture_default_str();
  sub->add_flag("--replace-unknown", options.replaceUnknown,
                "Put the source word with the largest weight into the place of each <unk>");
  sub->add_option("--max-length", options.maxLength,
                  "Words of a translation at most, end mark counted; 0: three times the source and 10")
      ->check(numberFrom(0, 10000))
      ->capture_default_str();
  sub->add_flag("--no-normalize", command->noNormalize, "Do not divide by length");
  sub->add_flag("--json", command->json, "A JSON object a line, with words, scores and weights");
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runTranslate(*command, interrupt); }; });
}

}  // namespace lookback::cli
