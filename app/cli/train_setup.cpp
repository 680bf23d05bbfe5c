// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "app/cli/console.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/store/export.h"
#include "core/store/fingerprint.h"
#include "core/store/place.h"
#include "core/store/probe_watcher.h"
#include "core/store/run_events.h"

namespace lookback::cli {
namespace {

constexpr double kDefaultMinutes = 10;
constexpr std::size_t kProbes = 12;

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

void setEnds(const TrainCommand& command, TrainingOptions& options) {
  if (command.updates) options.updates = *command.updates;
  if (command.epochs) options.epochs = *command.epochs;
  if (command.minutes) options.minutes = *command.minutes;
  if (command.patience) options.patience = *command.patience;
}

TrainingOptions trainingOptions(const TrainCommand& command) {
  TrainingOptions options = command.options;
  setEnds(command, options);
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

void reportSize(const TrainSetup& setup) {
  note(fmt::format(
      "{} {}, {} parameters to train on {} pairs with vocabularies of {} and {} words ({:.1f} and {:.1f} "
      "% of the text unknown)",
      systemName(setup.config.scorer), directionText(setup.config.direction),
      parameterCount(Parameters<float>::zeros(setup.config)), setup.data.corpus.size(), setup.data.source.size(),
      setup.data.target.size(), 100 * setup.data.unknownSource, 100 * setup.data.unknownTarget));
}

std::string fileNames(const std::vector<std::string>& files) {
  std::string names;  // alone: folders are nobody's business
  for (const std::string& file : files)
    names += (names.empty() ? "" : " ") + pathText(std::filesystem::path(file).filename());
  return names;
}

std::string nameOf(const TrainCommand& command) {
  if (command.name && !command.name->empty()) return *command.name;
  const std::filesystem::path file = command.output.empty() ? command.data.front() : command.output;
  return pathText(file.stem());
}

/// Sentences of the development set to watch.
std::vector<store::Probe> probesOf(const DevSet& dev) {
  std::vector<store::Probe> probes;
  for (const std::size_t k : store::spread(dev.texts.size(), kProbes)) {
    store::Probe probe;
    probe.number = static_cast<int>(probes.size());
    probe.source = dev.texts[k].source;
    probe.reference = dev.texts[k].target;
    probes.push_back(std::move(probe));
  }
  return probes;
}

/// Where a corpus was read from, and how: enough to read it again.
struct Origin {
  std::vector<std::string> files;
  bool swap = false;
  int maxWords = 0;
};

std::string originText(const Origin& origin) {
  Json files = Json::array();
  for (const std::string& file : origin.files)
    files.push_back(file == "-" ? file : pathText(std::filesystem::absolute(file)));
  const Json json = {{"files", files}, {"swap", origin.swap}, {"max_words", origin.maxWords}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Origin originFrom(const std::string& text, std::string_view option, const std::vector<std::string>& typed) {
  Origin origin;
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_object()) {
    origin.files = json.value("files", origin.files);
    origin.swap = json.value("swap", origin.swap);
    origin.maxWords = json.value("max_words", origin.maxWords);
  }
  if (!typed.empty()) origin.files = typed;
  if (origin.files.empty())
    throw Error(ErrorCode::wrongUsage,
                fmt::format("the run does not say where its sentences lie; give the file with {}", option));
  return origin;
}

store::CorpusRecord corpusRecord(const std::vector<std::string>& files, const Corpus& corpus, const TrainSetup& setup,
                                 const std::string& fingerprint, const std::string& origin) {
  store::CorpusRecord record;
  record.fingerprint = fingerprint;
  record.name = fileNames(files);
  record.direction = directionText(setup.config.direction);
  record.pairs = corpus.size();
  for (std::size_t pair = 0; pair < corpus.size(); ++pair) {
    record.sourceWords += corpus.source(pair).size();
    record.targetWords += corpus.target(pair).size();
  }
  record.origin = origin;
  return record;
}

std::string trainFingerprint(const LoadedCorpus& data) {
  return store::corpusFingerprint(data.corpus, data.source, data.target);
}

std::string devFingerprint(const DevSet& dev, const LoadedCorpus& data) {
  return store::corpusFingerprint(dev.corpus, data.source, data.target, dev.references);
}

void expectSame(const store::CorpusRecord& record, const std::string& found, const Origin& origin,
                std::string_view what, std::string_view option) {
  if (record.fingerprint == found) return;
  throw Error(
      fmt::format("the {} has changed since the run began: {} has the fingerprint {}, and the run was begun "
                  "with {} ({} pairs); nothing was changed. Name the old sentences with {}, or start a new run",
                  what, fileNames(origin.files), found, record.fingerprint, record.pairs, option));
}

ReadOptions readOptions(const Origin& origin, std::stop_token stop) {
  ReadOptions options;
  options.maxTokens = static_cast<std::size_t>(origin.maxWords);
  options.stop = std::move(stop);
  return options;
}

/// The number that `other` of a run's settings holds, or what is usual.
int numberFrom(const std::map<std::string, std::string>& other, const std::string& name, int usual) {
  const auto found = other.find(name);
  return found == other.end() ? usual : std::atoi(found->second.c_str());
}

void readAgain(const TrainCommand& command, const store::RunDetails& details, TrainSetup& setup, std::stop_token stop) {
  const auto train = details.corpora.find("train"), dev = details.corpora.find("dev");
  if (train == details.corpora.end()) throw Error("the run has no training data to go on with; start a new one");
  const Origin origin = originFrom(train->second.origin, "--data", command.data);
  const Direction direction = setup.config.direction;
  setup.data = loadCorpus(pairFiles(origin.files, origin.swap), direction, setup.data.source, setup.data.target,
                          readOptions(origin, stop));
  reportProblems("training data", setup.data);
  expectSame(train->second, trainFingerprint(setup.data), origin, "training data", "--data");
  if (dev == details.corpora.end()) {
    if (command.dev.empty()) return;
    throw Error(ErrorCode::wrongUsage, "the run has no development set, so --dev cannot be given when it is resumed");
  }
  const Origin devOrigin = originFrom(dev->second.origin, "--dev", command.dev);
  const int sentences = numberFrom(details.settings.other, "dev_sentences", TrainCommand{}.devSentences);
  setup.dev = readDevSet(pairFiles(devOrigin.files, devOrigin.swap), direction, setup.data,
                         readOptions(devOrigin, stop), sentences);
  expectSame(dev->second, devFingerprint(setup.dev, setup.data), devOrigin, "development set", "--dev");
}

/// The run's options with other ends, where such were typed.
TrainingOptions movedEnds(const TrainCommand& command, const TrainingOptions& old, std::uint64_t done) {
  TrainingOptions options = old;
  setEnds(command, options);
  if (command.updates && options.updates != 0 && options.updates < done)
    throw Error(ErrorCode::wrongUsage,
                fmt::format("--updates {}: {} are done already at this checkpoint", options.updates, done));
  checkOptions(options);
  if (options.finalRate != 1 && (options.updates != old.updates || options.epochs != old.epochs))
    note(
        "the learning rate falls towards the end of the run, which has moved: from here on the numbers are not those "
        "of a run that had this end from the beginning");
  return options;
}

std::uint64_t checkpointUpdate(store::Store& store, const store::RunReference& reference) {
  if (reference.update) return *reference.update;
  const auto checkpoints = store.checkpoints(reference.run);
  if (checkpoints.empty())
    throw Error(ErrorCode::wrongUsage,
                fmt::format("run {} has no checkpoint to go on from; start it again", reference.run));
  return checkpoints.back().update;
}

}  // namespace

std::filesystem::path storePath(const TrainCommand& command) {
  return command.store && !command.store->empty() ? std::filesystem::path(*command.store) : store::defaultStorePath();
}

TrainSetup newTraining(const TrainCommand& command, std::stop_token stop) {
  TrainSetup setup;
  setup.name = nameOf(command);
  setup.config = configOf(command);
  setup.options = trainingOptions(command);
  checkConfig(setup.config);
  const ReadOptions reading = readOptions({{}, command.swap, command.maxWords}, stop);
  setup.data = loadCorpus(pairFiles(command.data, command.swap), setup.config.direction,
                          {setup.config.sourceWords, setup.config.targetWords}, reading);
  reportProblems("training data", setup.data);
  setup.config.sourceWords = setup.data.source.size();
  setup.config.targetWords = setup.data.target.size();
  reportSize(setup);
  if (!command.dev.empty())
    setup.dev = readDevSet(pairFiles(command.dev, command.swap), setup.config.direction, setup.data, reading,
                           command.devSentences);
  setup.provenance = {{"data", fileNames(command.data)},
                      {"pairs", std::to_string(setup.data.report.kept)},
                      {"seed", std::to_string(setup.options.seed)},
                      {"optimizer", command.optimizer},
                      {"batch_size", std::to_string(setup.options.batchSize)},
                      {"training_length", std::to_string(command.maxWords)},
                      {"alignment_labels", "none"}};
  setup.probes = probesOf(setup.dev);
  return setup;
}

TrainSetup resumedTraining(const TrainCommand& command, std::stop_token stop) {
  store::StoreOptions access;
  access.create = false;
  store::Store store = openNaming(storePath(command), access);
  const store::RunReference reference = store::findReference(store, command.resume);
  const store::RunDetails details = store.run(reference.run);
  const std::uint64_t update = checkpointUpdate(store, reference);
  TrainSetup setup;
  setup.config = details.settings.model;
  setup.provenance = details.provenance;
  setup.options = movedEnds(command, details.settings.training, update);
  store.vocabularies(reference.run, setup.data.source, setup.data.target);
  readAgain(command, details, setup, stop);
  reportSize(setup);

  store::ResumePoint point = store.resume(reference.run, reference.update);
  point.details.settings.training = setup.options;
  store.setSettings(point.run, point.details.settings);
  if (command.name) store.rename(point.run, point.details.summary.name = *command.name);
  if (command.note) store.setNote(point.run, point.details.summary.note = *command.note);
  setup.name = point.details.summary.name;
  setup.probes = store.probes(point.run);
  setup.options.rateChanges = store::rateChanges(store.events(point.run));
  setup.resumed = std::move(point);
  return setup;
}

store::NewRun newRun(const TrainCommand& command, const TrainSetup& setup) {
  store::NewRun run;
  run.name = setup.name;
  run.note = command.note.value_or("");
  run.settings = {
      setup.config,
      setup.options,
      {{"preset", command.preset}, {"data", fileNames(command.data)}, {"max_words", std::to_string(command.maxWords)}}};
  run.source = setup.data.source;
  run.target = setup.data.target;
  run.provenance = setup.provenance;
  const auto origin = [&](const std::vector<std::string>& files) {
    return originText({files, command.swap, command.maxWords});
  };
  run.corpora["train"] =
      corpusRecord(command.data, setup.data.corpus, setup, trainFingerprint(setup.data), origin(command.data));
  if (command.dev.empty()) return run;
  run.settings.other["dev"] = fileNames(command.dev);
  run.settings.other["dev_sentences"] = std::to_string(command.devSentences);
  run.corpora["dev"] =
      corpusRecord(command.dev, setup.dev.corpus, setup, devFingerprint(setup.dev, setup.data), origin(command.dev));
  return run;
}

}  // namespace lookback::cli
