// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <limits>
#include <memory>

#include "app/cli/bleu_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/evaluation/by_length.h"
#include "core/evaluation/evaluation.h"
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
  bool noNormalize = false, byLength = false, json = false;
};

std::string rangeText(const LengthBin& bin) {
  if (bin.to == std::numeric_limits<int>::max()) return fmt::format("over {}", bin.from - 1);
  return fmt::format("{} to {}", bin.from, bin.to);
}

Json binJson(const LengthBin& bin) {
  return {
      {"from", bin.from},           {"to", bin.to == std::numeric_limits<int>::max() ? Json(nullptr) : Json(bin.to)},
      {"sentences", bin.sentences}, {"score", bin.score},
      {"low", bin.interval.low},    {"high", bin.interval.high}};
}

Json evaluationJson(const EvaluationSummary& summary, const std::vector<LengthBin>& bins,
                    const EvaluateCommand& command) {
  Json json{{"bleu", bleuJson(summary.all.bleu)},
            {"low", summary.all.interval.low},
            {"high", summary.all.interval.high},
            {"sentences", summary.all.sentences},
            {"bleu_no_unknown", summary.known ? bleuJson(summary.known->bleu) : Json(nullptr)},
            {"sentences_no_unknown", summary.known ? summary.known->sentences : 0},
            {"cut", summary.cut},
            {"beam", command.translate.beam},
            {"unknown_replaced", command.translate.replaceUnknown}};
  if (summary.known) {
    json["low_no_unknown"] = summary.known->interval.low;
    json["high_no_unknown"] = summary.known->interval.high;
  }
  if (!command.byLength) return json;
  json["by_length"] = Json::array();
  for (const LengthBin& bin : bins) json["by_length"].push_back(binJson(bin));
  return json;
}

std::string evaluationText(const EvaluationSummary& summary, const std::vector<LengthBin>& bins,
                           const EvaluateCommand& command) {
  const ScoredSentences& all = summary.all;
  std::string text = fmt::format("All {} sentences, 95 % interval {:.2f} to {:.2f}:\n{}\n", all.sentences,
                                 all.interval.low, all.interval.high, bleuText(all.bleu));
  if (summary.known) {
    text += fmt::format(
        "The {} sentences without unknown words, <unk> not allowed: BLEU {:.2f}, 95 % interval {:.2f} to {:.2f}\n",
        summary.known->sentences, summary.known->bleu.score, summary.known->interval.low, summary.known->interval.high);
  } else {
    text += "Every sentence has an unknown word.\n";
  }
  text += fmt::format("Beam {}, unknown words {}, {} translations cut at the maximum length.", command.translate.beam,
                      command.translate.replaceUnknown ? "replaced" : "kept", summary.cut);
  if (!command.byLength) return text;
  text += fmt::format("\n{:<14}{:>10}{:>8}   95 % interval", "source words", "sentences", "BLEU");
  for (const LengthBin& bin : bins) {
    text += fmt::format("\n{:<14}{:>10}{:>8.2f}   {:.2f} to {:.2f}{}", rangeText(bin), bin.sentences, bin.score,
                        bin.interval.low, bin.interval.high, bin.few() ? "   (fewer than ten)" : "");
  }
  return text;
}

TestSet readTestSet(const EvaluateCommand& command, const Interrupt& interrupt) {
  TestSet set;
  set.name = command.source;
  set.sources = readTextLines(command.source, interrupt.token());
  for (const std::string& file : command.references) set.references.push_back(readTextLines(file, interrupt.token()));
  if (set.sources.empty()) throw Error(fmt::format("\"{}\" has no line", command.source));
  for (std::size_t k = 0; k < set.references.size(); ++k) {
    if (set.references[k].size() == set.sources.size()) continue;
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.source, set.sources.size(), command.references[k], set.references[k].size()));
  }
  return set;
}

int runEvaluate(EvaluateCommand command, const Interrupt& interrupt) {
  command.translate.lengthNormalisation = !command.noNormalize;
  TestSet set = readTestSet(command, interrupt);
  const std::shared_ptr<const Model> model = loadModel(command.model);
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
  if (!command.output.empty()) {
    std::string text;
    for (const EvaluatedSentence& sentence : sentences) text += sentence.translation + "\n";
    writeFileAtomically(command.output, text);
  }
  const EvaluationSummary summary = summarise(sentences, {}, static_cast<int>(set.references.size()));
  const std::vector<LengthBin> bins = command.byLength ? bleuByLength(sentences) : std::vector<LengthBin>{};
  print(command.json ? pretty(evaluationJson(summary, bins, command)) : evaluationText(summary, bins, command));
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
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  sub->add_flag("--replace-unknown", translate.replaceUnknown, "Copy the source word for each <unk>");
  sub->add_flag("--no-normalize", command->noNormalize, "Rank hypotheses without dividing by length");
  sub->add_option("--threads", command->threads, "Threads; 0: as many as the computer has")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  sub->add_flag("--by-length", command->byLength, "Also by the number of source words");
  sub->add_flag("--json", command->json, "Print JSON");
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runEvaluate(*command, interrupt); }; });
}

}  // namespace lookback::cli
