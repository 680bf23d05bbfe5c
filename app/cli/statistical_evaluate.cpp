// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <optional>

#include "app/cli/evaluation_output.h"
#include "app/cli/output_guard.h"
#include "app/cli/statistical.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/model/model.h"
#include "core/statistical/phrase_system.h"
#include "core/statistical/statistical_file.h"
#include "core/store/place.h"
#include "core/store/store.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli statistical evaluate --model fr-en.phrases --source test.fr --reference test.en
  lookback-cli statistical evaluate --model fr-en.phrases --source test.fr --reference test.en --words-of fr-en.safetensors
  lookback-cli statistical evaluate --model fr-en.phrases --source test.fr --reference test.en --store --name "Phrases, fr-en"

Translates the source and scores it as `evaluate` does: BLEU of all sentences, and of those without an unknown word, the two columns
of the paper's table 1. A phrase-based system writes no <unk>, it copies; its own vocabulary is the whole training corpus. With
--words-of the second column counts the sentences that the model in that file knows, as the paper judges Moses on the sentences its
networks know. --store keeps the score, with all translations, where the Scoreboard of the window finds it.)";

struct StatisticalEvaluateCommand {
  std::string model, source, output, wordsOf, name;
  std::vector<std::string> references;
  std::optional<std::string> store;  // "": the one in the person's data folder
  int threads = 0, stack = 0;
  bool byLength = false, json = false;
};

/// The second column's sentences are those that another model knows.
void borrowWords(TranslationSystem& system, const std::string& file) {
  const TranslationSystem other = modelSystem(loadModel(file));
  if (!(other.direction == system.direction))
    throw Error(fmt::format("\"{}\" translates {} and the phrase-based model {}; name one of the same direction", file,
                            directionText(other.direction), directionText(system.direction)));
  system.knowsSource = other.knowsSource;
  system.knowsTarget = other.knowsTarget;
}

store::EvaluationRecord recordOf(const StatisticalEvaluateCommand& command, const statistical::StatisticalModel& model,
                                 const TestSet& set, const std::vector<EvaluatedSentence>& sentences,
                                 const EvaluationSummary& summary) {
  store::EvaluationRecord record;
  record.system = statistical::phraseFileKey(command.model);
  record.name =
      command.name.empty() ? "phrase-based, " + std::filesystem::path(command.model).stem().string() : command.name;
  record.decoding = statistical::decodingText(model.decoder);
  record.facts = statistical::phraseFacts(model);
  if (!command.wordsOf.empty()) {
    record.facts["words_of"] = std::filesystem::path(command.wordsOf).stem().string();
    record.facts["words_of_system"] = statistical::phraseFileKey(command.wordsOf);
  }
  record.testSet = testSetFingerprint(set);
  record.testSetName = std::filesystem::path(set.name).filename().string();
  record.direction = set.direction;
  record.references = static_cast<int>(set.references.size());
  record.summary = summary;
  record.byLength = bleuByLength(sentences, record.bleu);
  record.at = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
                  .count();
  return record;
}

int runStatisticalEvaluate(const StatisticalEvaluateCommand& command, const Interrupt& interrupt) {
  keepInputs(command.output, {command.model, command.source});
  keepInputs(command.output, command.references);
  TestSet set = readTestSet(command.source, command.references, interrupt.token());
  const auto model = statistical::loadStatisticalModel(command.model);
  if (command.stack > 0) model->decoder.stack = command.stack;
  TranslationSystem system = statistical::phraseSystem(model);
  if (!command.wordsOf.empty()) borrowWords(system, command.wordsOf);
  set.direction = system.direction;
  Progress progress;
  EvaluateOptions options;
  options.threads = command.threads;
  options.stop = interrupt.token();
  options.progress = [&](std::size_t done, std::size_t all) {
    progress.show(fmt::format("{} of {} sentences", done, all));
  };
  const auto sentences = evaluateSystem(system, set, options);
  progress.clear();
  if (!command.output.empty()) writeTranslations(command.output, sentences);
  const EvaluationSummary summary = summarise(sentences, {}, static_cast<int>(set.references.size()));
  if (command.store) {
    const auto place = command.store->empty() ? store::defaultStorePath() : std::filesystem::path(*command.store);
    store::Store(place).saveEvaluation(recordOf(command, *model, set, sentences, summary), {set, sentences});
  }
  EvaluationOutput output;
  output.decoding = "Phrase-based, " + statistical::decodingText(model->decoder) + ", unknown words copied.";
  output.decodingJson = {{"stack", model->decoder.stack}, {"distortion_limit", model->decoder.distortionLimit}};
  output.byLength = command.byLength;
  output.json = command.json;
  print(evaluationOutput(summary, sentences, output));
  return kDone;
}

}  // namespace

void addStatisticalEvaluate(CLI::App& statistical, Run& run) {
  const auto command = std::make_shared<StatisticalEvaluateCommand>();
  CLI::App* sub = statistical.add_subcommand("evaluate", "Translate a test set and score it");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--source", command->source, "Sentences, one a line")->required()->type_name("FILE");
  sub->add_option("--reference", command->references, "Their translations by people; several files for several each")
      ->required()
      ->type_name("FILE");
  sub->add_option("--output", command->output, "Write the translations here")->type_name("FILE");
  sub->add_option("--words-of", command->wordsOf, "Second column: the sentences whose words this model knows")
      ->type_name("MODEL");
  sub->add_option("--store", command->store, "Keep the score. Without FILE in your data folder")
      ->expected(0, 1)
      ->type_name("[FILE]");
  sub->add_option("--name", command->name, "What the Scoreboard calls the system");
  sub->add_option("--stack", command->stack, "Partial translations kept at each length; 0: as the model says")
      ->check(numberFrom(0, 100000))
      ->capture_default_str();
  sub->add_option("--threads", command->threads, "Threads; 0: as many as the computer has")
      ->check(numberFrom(0, 256))
      ->capture_default_str();
  sub->add_flag("--by-length", command->byLength, "Also by the number of source words");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback([command, &run] {
    run = [command](Interrupt& interrupt) { return runStatisticalEvaluate(*command, interrupt); };
  });
}

}  // namespace lookback::cli
