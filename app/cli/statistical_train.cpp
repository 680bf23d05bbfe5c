// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "app/cli/output_guard.h"
#include "app/cli/statistical.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/statistical/statistical_file.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli statistical train --data train.tsv.gz --dev dev.tsv.gz --output fr-en.phrases
  lookback-cli statistical train --data train.fr train.en --output fr-en.phrases --aligner model1
  lookback-cli statistical train --data train.tsv --dev dev.tsv --output small.phrases --phrase-words 3 --least-count 2

Aligns the words of both directions by EM, joins the links, cuts out phrase pairs, counts 3-grams of the target side (modified
Kneser-Ney smoothing), and looks for the eight weights that translate --dev best (minimum error rate training); without --dev the
weights stay as they are. Alignment labels used: none. Every word of the corpus is kept. The same data, options and seed give the same
model, whatever the number of threads. Ctrl+C ends it and writes nothing: all of it takes minutes.)";

struct StatisticalTrainCommand {
  PairOptions pairs;
  std::vector<std::string> dev;
  std::string output, aligner = "hmm", symmetrisation = "grow-diag-final-and";
  statistical::StatisticalOptions options;
};

std::vector<TextPair> readDev(const StatisticalTrainCommand& command, const Interrupt& interrupt) {
  std::vector<TextPair> dev;
  if (command.dev.empty()) return dev;
  Progress progress;
  ReadOptions read = readOptions(command.pairs, interrupt, progress);
  read.maxPairs = static_cast<std::uint64_t>(command.options.tuning.sentences);
  readPairs(pairFiles(command.dev, command.pairs.swap), directionFromText(command.pairs.direction), read,
            [&](const TextPair& pair) { dev.push_back(pair); });
  return dev;
}

std::string summary(const statistical::StatisticalModel& model, const statistical::StatisticalReport& report) {
  std::string text =
      fmt::format("{} source phrases, {} phrase pairs; {} 2-grams, {} 3-grams", model.phrases.sources().size(),
                  model.phrases.entries().size(), model.languageModel.parts().bigrams.size(),
                  model.languageModel.parts().trigrams.size());
  text += "\nweights:";
  for (std::size_t k = 0; k < model.weights.size(); ++k)
    text += fmt::format(" {} {:.3f}", statistical::kFeatureNames[k], model.weights[k]);
  const auto seconds = [&](statistical::Stage stage) {
    const auto at = report.seconds.find(stage);
    return at == report.seconds.end() ? 0.0 : at->second;
  };
  return text + fmt::format("\nseconds: alignment {:.1f}, phrases {:.1f}, language model {:.1f}, tuning {:.1f}",
                            seconds(statistical::Stage::hmm), seconds(statistical::Stage::phrases),
                            seconds(statistical::Stage::languageModel), seconds(statistical::Stage::tuning));
}

int runStatisticalTrain(StatisticalTrainCommand command, const Interrupt& interrupt) {
  if (command.pairs.data.empty()) throw Error(ErrorCode::wrongUsage, "--data is missing: what to learn from");
  const Direction direction = directionFromText(command.pairs.direction);
  statistical::StatisticalOptions& options = command.options;
  options.aligner.aligner = command.aligner == "hmm" ? statistical::Aligner::hmm : statistical::Aligner::model1;
  options.aligner.symmetrisation = statistical::symmetrisationFromName(command.symmetrisation);
  if (options.threads == 0) options.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  keepInputs(command.output, command.pairs.data);
  keepInputs(command.output, command.dev);
  { const AtomicFile place(command.output); }  // a folder that cannot be written to is refused before the work
  const auto begin = std::chrono::steady_clock::now();
  const LoadedCorpus data = readAllWords(command.pairs, interrupt);
  const std::vector<TextPair> dev = readDev(command, interrupt);
  StatisticalLog log(data.corpus.size(), direction);
  statistical::StatisticalReport report;
  statistical::StatisticalModel model =
      statistical::trainStatistical(data, direction, dev, options, interrupt.token(), std::ref(log), &report);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  model.provenance = {{"data", std::filesystem::path(command.pairs.data[0]).filename().string()},
                      {"pairs", std::to_string(data.corpus.size())},
                      {"dev_pairs", std::to_string(dev.size())},
                      {"training_length", std::to_string(command.pairs.maxWords)},
                      {"minutes", fmt::format("{:.2f}", seconds / 60)},
                      {"seed", std::to_string(options.tuning.seed)}};
  if (!report.tuningBleu.empty())
    model.provenance["dev_bleu"] =
        fmt::format("{:.2f}", *std::max_element(report.tuningBleu.begin(), report.tuningBleu.end()));
  throwIfStopped(interrupt.token());
  statistical::saveStatisticalModel(model, command.output);
  note(summary(model, report));
  note(fmt::format("\"{}\" is written after {}", command.output, clockText(seconds)));
  return kDone;
}

void addAlignerOptions(CLI::App& sub, StatisticalTrainCommand& command) {
  const char* const group = "Word alignment";
  statistical::AlignerOptions& aligner = command.options.aligner;
  sub.add_option("--aligner", command.aligner, "hmm or model1")
      ->check(CLI::IsMember({"hmm", "model1"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--model1-iterations", aligner.model1Iterations, "Rounds of EM of Model 1")
      ->check(numberFrom(1, 1000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--hmm-iterations", aligner.hmmIterations, "Rounds of EM of the HMM, begun with Model 1's")
      ->check(numberFrom(1, 1000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--p0", aligner.p0, "Probability that a word of the HMM comes from no word")
      ->check(numberFrom(0.0, 0.999))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--lexicon-least", aligner.keep, "Smallest t(y | x) that is kept")
      ->check(numberFrom(0.0, 1.0))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--model1-least", aligner.keepModel1,
                 "Smallest t(y | x) of Model 1 that is kept beside the HMM, for comparing them; 2: none")
      ->check(numberFrom(0.0, 2.0))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--symmetrisation", command.symmetrisation,
                 "How the directions are joined: intersection, union, grow-diag, grow-diag-final, grow-diag-final-and, "
                 "forward, reverse")
      ->capture_default_str()
      ->group(group);
}

void addPhraseOptions(CLI::App& sub, StatisticalTrainCommand& command) {
  const char* const group = "Phrases";
  statistical::PhraseOptions& phrases = command.options.phrases;
  sub.add_option("--phrase-words", phrases.longest, "Longest phrase, in words")
      ->check(numberFrom(1, 10))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--translations", phrases.translations, "Translations kept of each phrase")
      ->check(numberFrom(1, 200))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--least-count", phrases.leastCount,
                 "Pairs seen more seldom are left out, but for pairs of single words")
      ->check(numberFrom(1, 1000))
      ->capture_default_str()
      ->group(group);
}

void addTuningOptions(CLI::App& sub, StatisticalTrainCommand& command) {
  const char* const group = "Decoding and tuning";
  statistical::DecoderOptions& decoder = command.options.decoder;
  statistical::TuningOptions& tuning = command.options.tuning;
  sub.add_option("--distortion-limit", decoder.distortionLimit, "Source words a jump may skip; -1: any number")
      ->check(numberFrom(-1, 256))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--stack", decoder.stack, "Partial translations kept at each length")
      ->check(numberFrom(1, 100000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--dev-sentences", tuning.sentences, "Sentences of --dev to tune on")
      ->check(numberFrom(1, 1000000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--tuning-rounds", tuning.rounds, "Rounds of decoding and choosing weights at most")
      ->check(numberFrom(1, 100))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--seed", tuning.seed, "Start of the random numbers")->capture_default_str()->group(group);
}

}  // namespace

void addStatisticalTrain(CLI::App& statistical, Run& run) {
  const auto command = std::make_shared<StatisticalTrainCommand>();
  CLI::App* sub = statistical.add_subcommand("train", "Train a phrase-based system");
  sub->footer(kFooter);
  addPairOptions(*sub, command->pairs);
  sub->add_option("--dev", command->dev, "A development set of the same form, to tune on")
      ->expected(1, 2)
      ->type_name("FILE");
  sub->add_option("--output", command->output, "The model to write")->required()->type_name("FILE");
  sub->add_option("--threads", command->options.threads, "Threads; 0: as many as the computer has")
      ->check(numberFrom(0, 256))
      ->capture_default_str();
  addAlignerOptions(*sub, *command);
  addPhraseOptions(*sub, *command);
  addTuningOptions(*sub, *command);
  sub->callback(
      [command, &run] { run = [command](Interrupt& interrupt) { return runStatisticalTrain(*command, interrupt); }; });
}

}  // namespace lookback::cli
