// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <thread>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/dev_set.h"
#include "app/cli/training_log.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/reader_corpus.h"
#include "core/model/model.h"
#include "core/training/trainer.h"

namespace lookback::cli {
namespace {

constexpr const char* kFooter = R"(
Examples:
  lookback-cli corpus generate --task french-english --pairs 20000 --seed 1 --output tiny.tsv
  lookback-cli train --data tiny.tsv --output tiny.safetensors --minutes 5
  lookback-cli train --data train.tsv.gz --dev dev.tsv.gz --output fr-en.safetensors --optimizer adam --epochs 10
  lookback-cli train --data train.tsv --output encdec.safetensors --model rnnencdec --minutes 30
  lookback-cli train --data train.fr train.en --output en-fr.safetensors --direction en-fr --swap --updates 20000

Trains a model on sentence pairs (source TAB target, or two files) and writes it to --output. Alignment labels used: none. The
default is the paper's recipe: Adadelta, batches of 80 sentences, gradients clipped at norm 1. Give at least one of --updates,
--epochs and --minutes; without any it trains for 10 minutes. With --dev, loss and BLEU of a development set are measured on
a schedule, and the file always holds the best model so far. Ctrl+C stops after the present batch and writes the
model. The same data, options, seed and number of threads give the same model, unless --minutes decides the end.)";

struct TrainCommand {
  std::vector<std::string> data, dev;
  std::string output, metrics, system = "rnnsearch", scorer = "additive", preset = "small", optimizer = "adadelta",
                               direction = "fr-en", name, init, readout;
  bool swap = false, half = false;
  int words = 0, sourceWords = 0, targetWords = 0, maxWords = 50, devSentences = 500;
  int embedding = 0, hidden = 0, scorerSize = 0, readoutSize = 0;
  double dropout = 0;
  std::optional<double> learningRate;
  TrainingOptions options;
};

constexpr double kDefaultMinutes = 10;

PairFiles pairFiles(const std::vector<std::string>& files, bool swap) {
  if (files.size() > 2) throw Error(ErrorCode::wrongUsage, "give one TSV file, or two files with the two sides");
  return {files[0], files.size() == 2 ? files[1] : "", swap};
}

ModelConfig configOf(const TrainCommand& command) {
  ModelConfig config = presetConfig(command.preset);
  config.direction = directionFromText(command.direction);
  config.scorer = scorerFromName(command.scorer);
  if (command.system == "rnnencdec") config.scorer = Scorer::none;
  if (command.embedding > 0) config.m = command.embedding;
  if (command.hidden > 0) config.n = command.hidden;
  if (command.scorerSize > 0) config.nAlign = command.scorerSize;
  if (command.readoutSize > 0) config.l = command.readoutSize;
  if (command.words > 0) config.sourceWords = config.targetWords = command.words;
  if (command.sourceWords > 0) config.sourceWords = command.sourceWords;
  if (command.targetWords > 0) config.targetWords = command.targetWords;
  if (!command.readout.empty()) config.readout = readoutFromName(command.readout);
  return config;
}

TrainingOptions trainingOptions(const TrainCommand& command) {
  TrainingOptions options = command.options;
  options.optimizer.kind = command.optimizer == "adam"       ? OptimizerKind::adam
                           : command.optimizer == "gradient" ? OptimizerKind::gradientDescent
                                                             : OptimizerKind::adadelta;
  if (command.learningRate) {
    if (!(*command.learningRate > 0)) {  // the library takes 0 for "the optimizer's own"; a person who types 0 means 0
      throw Error(ErrorCode::wrongUsage,
                  fmt::format("--learning-rate {}: it must lie above 0 and at most 1000000", *command.learningRate));
    }
    options.optimizer.learningRate = *command.learningRate;
  }
  options.dropoutEmbeddings = options.dropoutReadout = command.dropout;
  const bool paper = command.init.empty() ? command.preset == "paper" : command.init == "paper";
  if (paper) options.init = InitOptions{};
  if (options.updates == 0 && options.epochs == 0 && options.minutes == 0) {
    options.minutes = kDefaultMinutes;
    note(fmt::format("no --updates, --epochs or --minutes given: training for {:.0f} minutes", kDefaultMinutes));
  }
  if (options.threads == 0) options.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  checkOptions(options);
  return options;
}

void reportProblems(const std::string& what, const LoadedCorpus& loaded) {
  note(fmt::format("{}: {}", what, loaded.report.summary()));
  constexpr std::size_t kShown = 5;
  for (std::size_t k = 0; k < std::min(kShown, loaded.report.problems.size()); ++k)
    note(loaded.report.problems[k].message);
  if (loaded.report.dropped() > kShown) note("`corpus check` lists every dropped line");
}

/// The model as it stands, on its way to the file.
class ModelWriter {
 public:
  ModelWriter(const TrainCommand& command, const ModelConfig& config, const LoadedCorpus& data) : m_command(command) {
    m_model.name = command.name.empty() ? pathText(std::filesystem::path(command.output).stem()) : command.name;
    m_model.config = config;
    m_model.source = data.source;
    m_model.target = data.target;
    const TrainingOptions& options = command.options;
    std::string files;  // names alone: folders are nobody's business
    for (const std::string& file : command.data)
      files += (files.empty() ? "" : " ") + pathText(std::filesystem::path(file).filename());
    m_model.provenance = {{"data", files},
                          {"pairs", std::to_string(data.report.kept)},
                          {"seed", std::to_string(options.seed)},
                          {"optimizer", command.optimizer},
                          {"batch_size", std::to_string(options.batchSize)},
                          {"alignment_labels", "none"}};
  }

  void write(const Parameters<float>& parameters, std::uint64_t update, double seconds, std::optional<double> devLoss,
             std::optional<double> devBleu) {
    m_model.parameters = parameters;
    m_model.provenance["updates"] = std::to_string(update);
    m_model.provenance["minutes"] = fmt::format("{:.1f}", seconds / 60);
    if (devLoss) m_model.provenance["dev_loss"] = fmt::format("{:.4f}", *devLoss);
    if (devBleu) m_model.provenance["dev_bleu"] = fmt::format("{:.2f}", *devBleu);
    saveModel(m_model, m_command.output, m_command.half ? StoredType::float16 : StoredType::float32);
  }

 private:
  const TrainCommand& m_command;
  Model m_model;
};

/// Prints and logs what happens, and keeps the best model in the file (without a development set: the newest
/// evaluated).
class Observer final : public TrainingObserver {
 public:
  Observer(TrainingLog& log, ModelWriter& writer, bool hasDev) : m_log(log), m_writer(writer), m_hasDev(hasDev) {}
  void onUpdate(const UpdateReport& report) override { m_log.add(report); }
  void onEvaluation(const EvaluationReport& report, const Parameters<float>& parameters) override {
    m_log.add(report);
    if (m_hasDev && !report.best) return;
    m_writer.write(parameters, report.update, report.seconds, report.devLoss, report.devBleu);
    written = report.best;
  }

  bool written = false;  // the file holds the best model

 private:
  TrainingLog& m_log;
  ModelWriter& m_writer;
  bool m_hasDev;
};

int finish(const TrainCommand& command, const TrainingOutcome& outcome) {
  const double speed = outcome.seconds > 0 ? static_cast<double>(outcome.targetWords) / outcome.seconds : 0;
  std::string text = fmt::format("{}: {} after {} updates in {} ({:.0f} target words a second)", command.output,
                                 describe(outcome.reason), outcome.updates, clockText(outcome.seconds), speed);
  if (outcome.bestUpdate > 0 && !command.dev.empty())
    text += fmt::format("; the file holds update {}", outcome.bestUpdate);
  const bool good = outcome.reason != StopReason::stopped && outcome.reason != StopReason::diverged;
  if (good) {
    print(text);
    return kDone;
  }
  note(text);
  return outcome.reason == StopReason::stopped ? kInterrupted : kRefused;
}

int runTrain(const TrainCommand& command, Interrupt& interrupt) {
  ModelConfig config = configOf(command);
  const TrainingOptions options = trainingOptions(command);
  checkConfig(config);
  { const AtomicFile writable(command.output); }  // better now than after an hour
  ReadOptions reading;
  reading.maxTokens = static_cast<std::size_t>(command.maxWords);
  reading.stop = interrupt.token();
  const LoadedCorpus data = loadCorpus(pairFiles(command.data, command.swap), config.direction,
                                       {config.sourceWords, config.targetWords}, reading);
  reportProblems("training data", data);
  config.sourceWords = data.source.size();
  config.targetWords = data.target.size();
  note(fmt::format(
      "{} {}, {} parameters to train on {} pairs with vocabularies of {} and {} words ({:.1f} and {:.1f} % of the text "
      "unknown)",
      systemName(config.scorer), directionText(config.direction), parameterCount(Parameters<float>::zeros(config)),
      data.corpus.size(), data.source.size(), data.target.size(), 100 * data.unknownSource, 100 * data.unknownTarget));

  DevSet dev;
  if (!command.dev.empty())
    dev = readDevSet(pairFiles(command.dev, command.swap), config.direction, data, reading, command.devSentences);
  Trainer trainer(config, options, data.corpus, dev.corpus, devScorer(dev, config, data.target));
  TrainingLog log(command.metrics, options);
  ModelWriter writer(command, config, data);
  Observer observer(log, writer, !command.dev.empty());
  RunGate gate;
  interrupt.savesBeforeStopping();
  const TrainingOutcome outcome = trainer.run(interrupt.token(), gate, observer);
  log.close();
  if (!observer.written) writer.write(trainer.best(), outcome.updates, outcome.seconds, std::nullopt, std::nullopt);
  return finish(command, outcome);
}

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
      ->check(CLI::Range(3, 1 << 20))
      ->group(group);
  sub.add_option("--source-words", command.sourceWords, "Size of the source vocabulary alone")
      ->check(CLI::Range(3, 1 << 20))
      ->group(group);
  sub.add_option("--target-words", command.targetWords, "Size of the target vocabulary alone")
      ->check(CLI::Range(3, 1 << 20))
      ->group(group);
  sub.add_option("--readout", command.readout, "maxout (the paper's), tanh or linear instead of the preset's")
      ->check(CLI::IsMember({"maxout", "tanh", "linear"}))
      ->group(group);
  sub.add_option("--embedding", command.embedding, "m instead of the preset's")
      ->check(CLI::PositiveNumber)
      ->group(group);
  sub.add_option("--hidden", command.hidden, "n instead of the preset's")->check(CLI::PositiveNumber)->group(group);
  sub.add_option("--scorer-size", command.scorerSize, "n' instead of the preset's")
      ->check(CLI::PositiveNumber)
      ->group(group);
  sub.add_option("--readout-size", command.readoutSize, "l instead of the preset's")
      ->check(CLI::PositiveNumber)
      ->group(group);
  sub.add_option("--init", command.init, "paper or practical; the default is practical but for --preset paper")
      ->check(CLI::IsMember({"paper", "practical"}))
      ->group(group);
  sub.add_option("--name", command.name, "Name of the model; the file's by default")->group(group);
}

void addRecipeOptions(CLI::App& sub, TrainCommand& command) {
  const char* const group = "Training";
  TrainingOptions& options = command.options;
  sub.add_option("--optimizer", command.optimizer, "adadelta, adam or gradient")
      ->check(CLI::IsMember({"adadelta", "adam", "gradient"}))
      ->capture_default_str()
      ->group(group);
  sub.add_option("--updates", options.updates, "Stop after so many")->group(group);
  sub.add_option("--epochs", options.epochs, "Stop after so many passes over the data")->group(group);
  sub.add_option("--minutes", options.minutes, "Stop after so long")->check(CLI::Number)->group(group);
  sub.add_option("--patience", options.patience, "Stop after so many evaluations that bring nothing better")
      ->group(group);
  sub.add_option("--batch-size", options.batchSize, "Sentence pairs of one update")
      ->capture_default_str()
      ->group(group);
  sub.add_option("--learning-rate", command.learningRate,
                 "Factor on every change, above 0; by default 1 for adadelta, 0.001 for adam, 0.1 for gradient")
      ->check(CLI::Number)
      ->group(group);
  sub.add_option("--warm-up", options.warmUp, "Updates over which the rate rises to its value")->group(group);
  sub.add_option("--final-rate", options.finalRate, "Part of the rate left at the end, along a half cosine")
      ->capture_default_str()
      ->group(group);
  sub.add_option("--clip", options.optimizer.clip, "Longest gradient; 0: no limit")
      ->capture_default_str()
      ->group(group);
  sub.add_option("--dropout", command.dropout, "Share of word vectors and readout set to zero in training")
      ->capture_default_str()
      ->group(group);
  sub.add_option("--evaluate-every", options.evaluateEvery, "Updates between evaluations")
      ->capture_default_str()
      ->group(group);
  sub.add_option("--seed", options.seed, "Start of the random numbers")->capture_default_str()->group(group);
  sub.add_option("--threads", options.threads, "Threads; 0: as many as the computer has")
      ->capture_default_str()
      ->group(group);
}

}  // namespace

void addTrain(CLI::App& app, Run& run) {
  const auto command = std::make_shared<TrainCommand>();
  CLI::App* sub = app.add_subcommand("train", "Train a model");
  sub->footer(kFooter);
  sub->add_option("--data", command->data, "Sentence pairs: one TSV, or the source and the target side")
      ->required()
      ->expected(1, 2)
      ->type_name("FILE");
  sub->add_option("--dev", command->dev, "A development set of the same form")->expected(1, 2)->type_name("FILE");
  sub->add_option("--output", command->output, "The model to write")->required()->type_name("FILE");
  sub->add_option("--direction", command->direction, "Languages of source and target: fr-en, en-fr, or xx for others")
      ->capture_default_str();
  sub->add_flag("--swap", command->swap, "The first column or file of the data holds the target side");
  sub->add_option("--max-words", command->maxWords, "Pairs with more words on a side are left out")
      ->check(CLI::Range(1, 400))
      ->capture_default_str();
  sub->add_option("--dev-sentences", command->devSentences,
                  "Sentences of the development set that are translated for BLEU")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  sub->add_flag("--half", command->half,
                "Store numbers as float16: half the size, the same translations but for rounding");
  sub->add_option("--metrics", command->metrics, "Write a line of CSV for each update here")->type_name("FILE");
  addModelOptions(*sub, *command);
  addRecipeOptions(*sub, *command);
  sub->callback([command, &run] { run = [command](Interrupt& interrupt) { return runTrain(*command, interrupt); }; });
}

}  // namespace lookback::cli
