// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/evaluation_output.h"
#include "app/cli/output_guard.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/evaluation/evaluation.h"
#include "core/evaluation/fixed_average.h"
#include "core/model/model.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference test.en
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference test.en --by-length --json
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference a.en b.en --beam 1 --output out.en

Translates the source and scores it: BLEU of all sentences, and of those without a word unknown to the model in source and
reference, the two columns of the paper's table 1; as there, <unk> may not be produced for the second one. The first score
equals that of `translate` followed by `bleu`. --by-length groups the sentences by the number of source words; intervals are
95 % by bootstrap.)";

struct EvaluateCommand {
  std::string model, source, output;
  std::vector<std::string> references;
  TranslateOptions translate;
  int threads = 0;
  bool noNormalize = false, byLength = false, json = false, equalise = false;
};

/// The last line of the text, and what stands for it in JSON.
EvaluationOutput outputOf(const EvaluateCommand& command, std::size_t cut) {
  const TranslateOptions& options = command.translate;
  EvaluationOutput output;
  output.byLength = command.byLength;
  output.json = command.json;
  output.decoding = fmt::format("Beam {}, unknown words {}, {} translations cut at the maximum length.", options.beam,
                                options.replaceUnknown ? "replaced" : "kept", cut);
  if (command.equalise) output.decoding += " The energies of every step were made equal.";
  output.decodingJson = {
      {"beam", options.beam}, {"unknown_replaced", options.replaceUnknown}, {"energies_equal", command.equalise}};
  return output;
}

int runEvaluate(EvaluateCommand command, const Interrupt& interrupt) {
  command.translate.lengthNormalisation = !command.noNormalize;
  keepInputs(command.output, {command.model, command.source});
  keepInputs(command.output, command.references);
  TestSet set = readTestSet(command.source, command.references, interrupt.token());
  std::shared_ptr<const Model> model = loadModel(command.model);
  if (command.equalise) model = fixedAverageModel(*model);
  set.direction = model->config.direction;
  Progress progress;
  EvaluateOptions options;
  options.threads = command.threads;
  options.stop = interrupt.token();
  options.progress = [&](std::size_t done, std::size_t all) {
    progress.show(fmt::format("{} of {} sentences", done, all));
  };
  const auto sentences = evaluateSystem(modelSystem(model, command.translate), set, options);
  progress.clear();
  if (!command.output.empty()) writeTranslations(command.output, sentences);
  const EvaluationSummary summary = summarise(sentences, {}, static_cast<int>(set.references.size()));
  print(evaluationOutput(summary, sentences, outputOf(command, summary.cut)));
  return kDone;
}

}  // namespace

void addEvaluate(CLI::App& app, Run& run) {
  const auto command = std::make_shared<EvaluateCommand>();
  TranslateOptions& translate = command->translate;
  CLI::App* sub = app.add_subcommand("evaluate", "Translate a test set and score it");
  sub->footer(kFooter);
  sub->add_option("--model", command->model, "The model")->required()->type_name("FILE");
  sub->add_option("--source", command->source, "Sentences, one a line")->required()->type_name("FILE");
  sub->add_option("--reference", command->references, "Their translations by people; several files for several each")
      ->required()
      ->type_name("FILE");
  sub->add_option("--output", command->output, "Write the translations here")->type_name("FILE");
  sub->add_option("--beam", translate.beam, "Hypotheses kept at each word; 1 is greedy")
      ->check(numberFrom(1, 10000))
      ->capture_default_str();
  sub->add_flag("--replace-unknown", translate.replaceUnknown, "Copy the source word for each <unk>");
  sub->add_flag("--no-normalize", command->noNormalize, "Rank hypotheses without dividing by length");
  sub->add_option("--threads", command->threads, "Threads; 0: as many as the computer has")
      ->check(numberFrom(0, 256))
      ->capture_default_str();
  sub->add_flag("--equalise", command->equalise,
                "Make the energies of every step equal, so that each reads a fixed average");
  sub->add_flag("--by-length", command->byLength, "Also by the number of source words");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runEvaluate(*command, interrupt); }; });
}

}  // namespace lookback::cli
