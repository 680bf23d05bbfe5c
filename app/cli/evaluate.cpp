// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <atomic>
#include <limits>
#include <memory>
#include <thread>

#include "app/cli/bleu_output.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/base/team.h"
#include "core/decoding/translator.h"
#include "core/evaluation/bleu.h"
#include "core/model/model.h"
#include "core/text/tokenizer.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference test.en
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference test.en --by-length --json
  lookback-cli evaluate --model fr-en.safetensors --source test.fr --reference a.en b.en --beam 1 --output out.en

Translates the source and scores it: BLEU of all sentences, and of those without a word unknown to the model in source and
reference, the two columns of the paper's table 1. The score equals that of `translate` followed by `bleu`. --by-length
groups the sentences by the number of source words; intervals are 95 % by bootstrap.)";

/// Upper ends of the length groups, in source words without the end mark.
constexpr std::array<int, 8> kLengths{5, 10, 15, 20, 30, 40, 50, std::numeric_limits<int>::max()};

struct EvaluateCommand {
  std::string model, source, output;
  std::vector<std::string> references;
  TranslateOptions translate;
  int threads = 0;
  bool noNormalize = false, byLength = false, json = false;
};

struct Sentence {
  std::string translation;
  BleuCounts counts;
  int sourceWords = 0;
  bool known = true;     // no unknown word in source and references
  bool finished = true;  // not cut at the maximum length
};

struct Group {
  int from = 0, to = 0;
  std::vector<BleuCounts> counts;
};

Sentence evaluateOne(Translator& translator, const Model& model, const EvaluateCommand& command,
                     const std::string& source, const std::vector<std::string>& references,
                     const std::stop_token& stop) {
  Sentence sentence;
  const auto allKnown = [](const Vocabulary& vocabulary, const std::vector<std::string>& tokens) {
    return std::none_of(tokens.begin(), tokens.end(),
                        [&](const std::string& token) { return vocabulary.id(token) == Vocabulary::kUnknown; });
  };
  const std::vector<std::string> tokens = tokenise(source, model.config.direction.source);
  sentence.sourceWords = static_cast<int>(tokens.size());
  sentence.known = allKnown(model.source, tokens);
  for (const std::string& reference : references) {
    sentence.known = sentence.known && allKnown(model.target, tokenise(reference, model.config.direction.target));
  }
  if (!tokens.empty()) {
    const Translated translated = translator.translate(source, command.translate, stop);
    sentence.translation = translated.results.front().text;
    sentence.finished = translated.results.front().finished;
  }
  sentence.counts = bleuCounts(sentence.translation, references);
  return sentence;
}

std::vector<Sentence> evaluateAll(const EvaluateCommand& command, const std::shared_ptr<const Model>& model,
                                  const std::vector<std::string>& sources,
                                  const std::vector<std::vector<std::string>>& references, const Interrupt& interrupt) {
  std::vector<Sentence> sentences(sources.size());
  std::atomic<std::size_t> next{0};
  Progress progress;
  Team team(command.threads > 0 ? command.threads
                                : static_cast<int>(std::max(1u, std::thread::hardware_concurrency())));
  team.run([&](int member) {
    Translator translator(model);
    std::vector<std::string> ofLine(references.size());
    for (std::size_t i = next++; i < sources.size(); i = next++) {
      throwIfStopped(interrupt.token());
      for (std::size_t k = 0; k < references.size(); ++k) ofLine[k] = references[k][i];
      try {
        sentences[i] = evaluateOne(translator, *model, command, sources[i], ofLine, interrupt.token());
      } catch (const Error& error) {
        if (error.code() != ErrorCode::refusedInput) throw;
        throw Error(fmt::format("line {}: {}", i + 1, error.what()));
      }
      if (member == 0) progress.show(fmt::format("{} of {} sentences", i + 1, sources.size()));
    }
  });
  return sentences;
}

BleuCounts sumOf(const std::vector<BleuCounts>& counts) {
  BleuCounts sum;
  for (const BleuCounts& one : counts) sum += one;
  return sum;
}

std::vector<Group> groupByLength(const std::vector<Sentence>& sentences) {
  std::vector<Group> groups;
  for (const int to : kLengths) groups.push_back({groups.empty() ? 0 : groups.back().to + 1, to, {}});
  for (const Sentence& sentence : sentences) {
    const auto group =
        std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return sentence.sourceWords <= g.to; });
    group->counts.push_back(sentence.counts);
  }
  std::erase_if(groups, [](const Group& group) { return group.counts.empty(); });
  return groups;
}

std::string rangeText(const Group& group) {
  if (group.to == std::numeric_limits<int>::max()) return fmt::format("over {}", group.from - 1);
  return fmt::format("{} to {}", group.from, group.to);
}

Json groupJson(const Group& group) {
  const BleuInterval interval = bootstrapBleu(group.counts);
  return {{"from", group.from},
          {"to", group.to == std::numeric_limits<int>::max() ? Json(nullptr) : Json(group.to)},
          {"sentences", group.counts.size()},
          {"score", bleuFromCounts(sumOf(group.counts)).score},
          {"low", interval.low},
          {"high", interval.high}};
}

struct Evaluation {
  BleuScore all;
  BleuInterval interval;
  std::optional<BleuScore> known;
  std::size_t sentences = 0, knownSentences = 0, cut = 0;
  std::vector<Group> groups;
};

Evaluation summarise(const std::vector<Sentence>& sentences, int references) {
  Evaluation evaluation;
  std::vector<BleuCounts> all, known;
  for (const Sentence& sentence : sentences) {
    all.push_back(sentence.counts);
    if (sentence.known) known.push_back(sentence.counts);
    evaluation.cut += sentence.finished ? 0 : 1;
  }
  evaluation.sentences = all.size();
  evaluation.knownSentences = known.size();
  evaluation.all = bleuFromCounts(sumOf(all), {}, references);
  evaluation.interval = bootstrapBleu(all);
  if (!known.empty()) evaluation.known = bleuFromCounts(sumOf(known), {}, references);
  evaluation.groups = groupByLength(sentences);
  return evaluation;
}

Json evaluationJson(const Evaluation& evaluation, const EvaluateCommand& command) {
  Json json{{"bleu", bleuJson(evaluation.all)},
            {"low", evaluation.interval.low},
            {"high", evaluation.interval.high},
            {"sentences", evaluation.sentences},
            {"bleu_no_unknown", evaluation.known ? bleuJson(*evaluation.known) : Json(nullptr)},
            {"sentences_no_unknown", evaluation.knownSentences},
            {"cut", evaluation.cut},
            {"beam", command.translate.beam},
            {"unknown_replaced", command.translate.replaceUnknown}};
  if (!command.byLength) return json;
  json["by_length"] = Json::array();
  for (const Group& group : evaluation.groups) json["by_length"].push_back(groupJson(group));
  return json;
}

std::string evaluationText(const Evaluation& evaluation, const EvaluateCommand& command) {
  std::string text = fmt::format("All {} sentences, 95 % interval {:.2f} to {:.2f}:\n{}\n", evaluation.sentences,
                                 evaluation.interval.low, evaluation.interval.high, bleuText(evaluation.all));
  if (evaluation.known) {
    text += fmt::format("The {} sentences without unknown words: BLEU {:.2f}\n", evaluation.knownSentences,
                        evaluation.known->score);
  } else {
    text += "Every sentence has an unknown word.\n";
  }
  text += fmt::format("Beam {}, unknown words {}, {} translations cut at the maximum length.", command.translate.beam,
                      command.translate.replaceUnknown ? "replaced" : "kept", evaluation.cut);
  if (!command.byLength) return text;
  text += fmt::format("\n{:<14}{:>10}{:>8}   95 % interval", "source words", "sentences", "BLEU");
  for (const Group& group : evaluation.groups) {
    const BleuInterval interval = bootstrapBleu(group.counts);
    text += fmt::format("\n{:<14}{:>10}{:>8.2f}   {:.2f} to {:.2f}", rangeText(group), group.counts.size(),
                        bleuFromCounts(sumOf(group.counts)).score, interval.low, interval.high);
  }
  return text;
}

void checkCounts(const EvaluateCommand& command, const std::vector<std::string>& sources,
                 const std::vector<std::vector<std::string>>& references) {
  if (sources.empty()) throw Error(fmt::format("\"{}\" has no line", command.source));
  for (std::size_t k = 0; k < references.size(); ++k) {
    if (references[k].size() == sources.size()) continue;
    throw Error(fmt::format("\"{}\" has {} lines but \"{}\" has {}; line i of one must belong to line i of the other",
                            command.source, sources.size(), command.references[k], references[k].size()));
  }
}

int runEvaluate(EvaluateCommand command, const Interrupt& interrupt) {
  command.translate.lengthNormalisation = !command.noNormalize;
  const std::vector<std::string> sources = readTextLines(command.source, interrupt.token());
  std::vector<std::vector<std::string>> references;
  for (const std::string& file : command.references) references.push_back(readTextLines(file, interrupt.token()));
  checkCounts(command, sources, references);
  const std::shared_ptr<const Model> model = loadModel(command.model);
  const std::vector<Sentence> sentences = evaluateAll(command, model, sources, references, interrupt);
  if (!command.output.empty()) {
    std::string text;
    for (const Sentence& sentence : sentences) text += sentence.translation + "\n";
    writeFileAtomically(command.output, text);
  }
  const Evaluation evaluation = summarise(sentences, static_cast<int>(references.size()));
  print(command.json ? pretty(evaluationJson(evaluation, command)) : evaluationText(evaluation, command));
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
