// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>

#include "app/cli/command.h"
#include "app/cli/train_command.h"
#include "app/option_checks.h"
#include "core/base/error.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli corpus generate --task french-english --pairs 20000 --seed 1 --output tiny.tsv
  lookback-cli train --data tiny.tsv --output tiny.safetensors --minutes 5
  lookback-cli train --data train.tsv.gz --dev dev.tsv.gz --output fr-en.safetensors --optimizer adam --epochs 10
  lookback-cli train --data train.tsv --output encdec.safetensors --model rnnencdec --minutes 30
  lookback-cli train --data train.fr train.en --output en-fr.safetensors --direction en-fr --swap --updates 20000
Runs that are kept:
  lookback-cli train --data train.tsv --dev dev.tsv --store --name "first try" --updates 5000
  lookback-cli train --resume "first try"                          after Ctrl+C, or when it was killed
  lookback-cli train --resume "first try" --updates 10000          further than first meant
  lookback-cli train --resume "first try@2000" --name "branch"     from an older checkpoint, as a run of its own

Trains a model on sentence pairs (source TAB target, or two files) and writes it to --output, to the store, or to both. Alignment
labels used: none. The default is the paper's recipe: Adadelta, batches of 80 sentences, gradients clipped at norm 1. Give at least
one of --updates, --epochs and --minutes; without any it trains for 10 minutes. With --dev, loss and BLEU of a development set
are measured on a schedule, and the file always holds the best model so far. Ctrl+C stops after the present batch and writes the
model. The same data, options, seed and number of threads give the same model, unless --minutes decides the end.

--store records every update, a checkpoint at each evaluation, on Ctrl+C and at the end, and what the model makes of a dozen sentences
of --dev; `runs` lists, shows, compares and exports. A run that is resumed gives exactly the numbers of one that was never
interrupted: options, seed and vocabularies come from the run, the corpora are read again (--data and --dev say where, if they were
moved) and must not have changed. If the store fails, training goes on in memory, and the run is stored elsewhere at the end: the
folder of --output, the present one, or that for temporary files; exit code 1 if that fails too.)";

void addModelOptions(CLI::App& sub, TrainCommand& command) {
  const char* const group = "Model";
  sub.add_option("--model", command.system, "rnnsearch (attention) or rnnencdec (one fixed vector)")
      ->check(CLI::IsMember({"rnnsearch", "rnnencdec"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--scorer", command.scorer, "additive (the paper's), dot or general")
      ->check(CLI::IsMember({"additive", "dot", "general"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--preset", command.preset, "Sizes: small, medium or paper")
      ->check(CLI::IsMember({"small", "medium", "paper"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--words", command.words, "Size of each vocabulary instead of the preset's")
      ->check(numberFrom(3, 1 << 20))
      ->group(group);
  sub.add_option("--source-words", command.sourceWords, "Size of the source vocabulary alone")
      ->check(numberFrom(3, 1 << 20))
      ->group(group);
  sub.add_option("--target-words", command.targetWords, "Size of the target vocabulary alone")
      ->check(numberFrom(3, 1 << 20))
      ->group(group);
  sub.add_option("--readout", command.readout, "maxout (the paper's), tanh or linear instead of the preset's")
      ->check(CLI::IsMember({"maxout", "tanh", "linear"}))
      ->group(group);
  sub.add_option("--embedding", command.embedding, "m instead of the preset's")
      ->check(numberFrom(1, 1000000))
      ->group(group);
  sub.add_option("--hidden", command.hidden, "n instead of the preset's")->check(numberFrom(1, 1000000))->group(group);
  sub.add_option("--scorer-size", command.scorerSize, "n' instead of the preset's")
      ->check(numberFrom(1, 1000000))
      ->group(group);
  sub.add_option("--readout-size", command.readoutSize, "l instead of the preset's")
      ->check(numberFrom(1, 1000000))
      ->group(group);
  sub.add_option("--init", command.init, "paper or practical; the default is practical but for --preset paper")
      ->check(CLI::IsMember({"paper", "practical"}))
      ->group(group);
  sub.add_option("--name", command.name, "Name of the model and the run; by default that of the output or data file")
      ->group(group);
}

void addRecipeOptions(CLI::App& sub, TrainCommand& command) {
  const char* const group = "Training";
  TrainingOptions& options = command.options;
  sub.add_option("--optimizer", command.optimizer, "adadelta, adam or gradient")
      ->check(CLI::IsMember({"adadelta", "adam", "gradient"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--updates", command.updates, "Stop after so many")->group(group);
  sub.add_option("--epochs", command.epochs, "Stop after so many passes over the data")->group(group);
  sub.add_option("--minutes", command.minutes, "Stop after so long")->check(numberFrom(0, 1000000))->group(group);
  sub.add_option("--patience", command.patience, "Stop after so many evaluations that bring nothing better")
      ->group(group);
  sub.add_option("--batch-size", options.batchSize, "Sentence pairs of one update")
      ->check(numberFrom(1, 100000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--learning-rate", command.learningRate,
                 "Factor on every change, above 0; by default 1 for adadelta, 0.001 for adam, 0.1 for gradient")
      ->check(numberAbove(0, 1000000))
      ->group(group);
  sub.add_option("--warm-up", options.warmUp, "Updates over which the rate rises to its value")->group(group);
  sub.add_option("--final-rate", options.finalRate, "Part of the rate left at the end, along a half cosine")
      ->check(numberFrom(0, 1))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--clip", options.optimizer.clip, "Longest gradient; 0: no limit")
      ->check(numberFrom(0, 1000000000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--dropout", command.dropout, "Share of word vectors and readout set to zero in training")
      ->check(numberFrom(0.0, 0.9))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--evaluate-every", options.evaluateEvery, "Updates between evaluations")
      ->check(numberFrom(1, 1000000000))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--seed", options.seed, "Start of the random numbers")->capture_default_str()->group(group);
  sub.add_option("--threads", options.threads, "Threads; 0: as many as the computer has")
      ->check(numberFrom(0, 256))
      ->capture_default_str()
      ->group(group);
}

void addDataOptions(CLI::App& sub, TrainCommand& command) {
  sub.add_option("--data", command.data, "Sentence pairs: one TSV, or the source and the target side")
      ->expected(1, 2)
      ->type_name("FILE");
  sub.add_option("--dev", command.dev, "A development set of the same form")->expected(1, 2)->type_name("FILE");
  sub.add_option("--output", command.output, "The model to write")->type_name("FILE");
  sub.add_option("--direction", command.direction, "Languages of source and target: fr-en, en-fr, or xx for others")
      ->capture_default_str();
  sub.add_flag("--swap", command.swap, "The first column or file of the data holds the target side");
  sub.add_option("--max-words", command.maxWords, "Pairs with more words on a side are left out")
      ->check(numberFrom(1, 400))
      ->capture_default_str();
  sub.add_option("--dev-sentences", command.devSentences,
                 "Sentences of the development set that are translated for BLEU")
      ->check(numberFrom(1, 1000000))
      ->capture_default_str();
  sub.add_flag("--half", command.half,
               "Store numbers as float16: half the size, the same translations but for rounding");
  sub.add_option("--metrics", command.metrics, "Write a line of CSV for each update here")->type_name("FILE");
}

void addStoreOptions(CLI::App& sub, TrainCommand& command) {
  const char* const group = "Store";
  sub.add_option("--store", command.store,
                 "Record the run: curve, checkpoints, probe sentences. Without FILE in your data folder")
      ->expected(0, 1)
      ->type_name("[FILE]")
      ->group(group);
  sub.add_option("--resume", command.resume,
                 "Go on with a stored run, from its last checkpoint or (as a branch) from an older one")
      ->type_name("RUN[@UPDATE]")
      ->group(group);
  sub.add_option("--note", command.note, "A note to keep with the run")->group(group);
}

/// When a run is resumed, all that decides its numbers is the run's own.
void expectFreeToChange(const CLI::App& sub) {
  constexpr std::array kFree = {"--resume", "--store", "--output", "--half",    "--metrics", "--name",    "--note",
                                "--data",   "--dev",   "--epochs", "--updates", "--minutes", "--patience"};
  for (const CLI::Option* option : sub.get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0 || std::find(kFree.begin(), kFree.end(), name) != kFree.end()) continue;
    throw Error(
        ErrorCode::wrongUsage,
        fmt::format("{} comes from the run that is resumed and cannot be changed; start a new run for that", name));
  }
}

}  // namespace

void addTrain(CLI::App& app, Run& run) {
  const auto command = std::make_shared<TrainCommand>();
  CLI::App* sub = app.add_subcommand("train", "Train a model");
  sub->footer(kFooter);
  addDataOptions(*sub, *command);
  addStoreOptions(*sub, *command);
  addModelOptions(*sub, *command);
  addRecipeOptions(*sub, *command);
  sub->callback([command, sub, &run] {
    run = [command, sub](Interrupt& interrupt) {
      if (!command->resume.empty()) expectFreeToChange(*sub);
      return runTrain(*command, interrupt);
    };
  });
}

}  // namespace lookback::cli
