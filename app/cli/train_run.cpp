// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <memory>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/output_guard.h"
#include "app/cli/recording.h"
#include "app/cli/train_setup.h"
#include "app/cli/training_log.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/model/model.h"
#include "core/store/probe_watcher.h"
#include "core/store/recording_observer.h"

namespace lookback::cli {
namespace {

/// The model as it stands, on its way to the file.
class ModelWriter {
 public:
  ModelWriter(const TrainCommand& command, const TrainSetup& setup) : m_command(command) {
    m_model.name = setup.name;
    m_model.config = setup.config;
    m_model.source = setup.data.source;
    m_model.target = setup.data.target;
    m_model.provenance = setup.provenance;
  }

  void write(const Parameters<float>& parameters, std::uint64_t update, double seconds, std::optional<double> devLoss,
             std::optional<double> devBleu) {
    if (m_command.output.empty()) return;
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

/// A training that also goes to the store.
struct Stored {
  Stored(const TrainCommand& command, const TrainSetup& setup, Trainer& trainer)
      : recording(setup.resumed
                      ? std::make_unique<Recording>(storePath(command), *setup.resumed, elsewhere(command))
                      : std::make_unique<Recording>(storePath(command), newRun(command, setup), elsewhere(command))),
        observer(setup.resumed ? store::RecordingObserver(trainer, recording->recorder(), setup.resumed->checkpoint)
                               : store::RecordingObserver(trainer, recording->recorder())),
        watcher(setup.config, setup.data.source, setup.data.target, setup.probes, recording->recorder()) {
    if (!setup.resumed) {
      for (const store::Probe& probe : setup.probes) recording->recorder().add(probe);
    }
    recording->begin();
    note((setup.resumed ? "going on with " : "recording ") + recording->place());
  }

  static std::vector<std::filesystem::path> elsewhere(const TrainCommand& command) {
    std::vector<std::filesystem::path> folders;
    std::error_code none;
    if (!command.output.empty()) folders.push_back(std::filesystem::absolute(command.output, none).parent_path());
    folders.push_back(std::filesystem::current_path(none));
    folders.push_back(std::filesystem::temp_directory_path(none));
    std::erase_if(folders, [](const auto& folder) { return folder.empty(); });
    return folders;
  }

  std::unique_ptr<Recording> recording;
  store::RecordingObserver observer;
  store::ProbeWatcher watcher;
};

/// Prints, logs and stores what happens, and keeps the best model in the file (without a development set: the newest
/// evaluated).
class Observer final : public TrainingObserver {
 public:
  Observer(Trainer& trainer, TrainingLog& log, ModelWriter& writer, Stored* stored, bool hasDev, std::stop_token stop)
      : m_trainer(trainer), m_log(log), m_writer(writer), m_stored(stored), m_hasDev(hasDev), m_stop(std::move(stop)) {}

  void onUpdate(const UpdateReport& report) override {
    m_log.add(report);
    if (m_stored == nullptr) return;
    m_stored->observer.onUpdate(report);
    m_stored->watcher.watch(m_trainer.parameters(), report.update, m_stop);
  }

  void onEvaluation(const EvaluationReport& report, const Parameters<float>& parameters) override {
    m_log.add(report);
    if (m_stored != nullptr) m_stored->observer.onEvaluation(report, parameters);
    if (m_hasDev && !report.best) return;
    written = tryWriting(parameters, report) && report.best;
  }

  bool written = false;  // the file holds the best model

 private:
  /// A disk that is full now may not be at the end, when the file is written anew.
  bool tryWriting(const Parameters<float>& parameters, const EvaluationReport& report) {
    try {
      m_writer.write(parameters, report.update, report.seconds, report.devLoss, report.devBleu);
      m_told = false;
      return true;
    } catch (const Error& error) {
      if (error.code() != ErrorCode::io) throw;
      if (!m_told) note(fmt::format("{}; training goes on, and the file is written again later", error.what()));
      m_told = true;
      return false;
    }
  }

  Trainer& m_trainer;
  TrainingLog& m_log;
  ModelWriter& m_writer;
  Stored* m_stored;
  bool m_hasDev;
  bool m_told = false;  // that the file could not be written
  std::stop_token m_stop;
};

void writeBest(ModelWriter& writer, Trainer& trainer, const TrainingOutcome& outcome, bool hasDev) {
  const TrainingProgress& progress = trainer.progress();
  if (progress.bestUpdate == 0) {
    writer.write(trainer.parameters(), outcome.updates, outcome.seconds, std::nullopt, std::nullopt);
  } else {
    writer.write(trainer.best(), progress.bestUpdate, outcome.seconds, progress.bestDevLoss,
                 hasDev ? progress.bestScore : std::nullopt);
  }
}

/// The last checkpoint, the last snapshot of a run that came to its end, and how it ended; whether that is stored.
bool endRecording(Stored& stored, Trainer& trainer, const TrainingOutcome& outcome) {
  const bool stopped = outcome.reason == StopReason::stopped;
  if (outcome.reason != StopReason::diverged) {
    if (!stopped) stored.watcher.watch(trainer.parameters(), outcome.updates, {}, true);
    stored.observer.saveNow();
  }
  return stored.recording->end(store::stateAfter(outcome.reason), std::string(describe(outcome.reason)));
}

/// What is said at the end: the result, or why there is none.
int report(const TrainCommand& command, const TrainSetup& setup, const TrainingOutcome& outcome, const Stored* stored,
           bool kept) {
  const double speed = outcome.seconds > 0 ? static_cast<double>(outcome.targetWords) / outcome.seconds : 0;
  const std::string what = stored != nullptr && kept ? stored->recording->place()
                           : command.output.empty()  ? "nothing stored"
                                                     : command.output;
  std::string text = fmt::format("{}: {} after {} updates in {} ({:.0f} target words a second)", what,
                                 describe(outcome.reason), outcome.updates, clockText(outcome.seconds), speed);
  const bool hasDev = setup.dev.corpus.size() > 0;
  if (outcome.bestUpdate > 0 && hasDev)
    text += fmt::format("; {} update {}", stored != nullptr ? "best is" : "the file holds", outcome.bestUpdate);
  if (stored != nullptr && !command.output.empty()) text += fmt::format("; the model is in {}", command.output);
  const bool good = kept && outcome.reason != StopReason::stopped && outcome.reason != StopReason::diverged;
  if (good) {
    print(text);
    return kDone;
  }
  note(text);
  if (!kept) return kRefused;
  if (outcome.reason != StopReason::stopped) return kRefused;
  if (stored != nullptr) note("it goes on with: " + stored->recording->resumeCommand());
  return kInterrupted;
}

void expectPlaces(const TrainCommand& command) {
  if (!command.stored() && command.output.empty())
    throw Error(ErrorCode::wrongUsage, "say where the model goes: --output FILE, --store [FILE] or both");
  if (command.resume.empty() && command.data.empty())
    throw Error(ErrorCode::wrongUsage, "--data is required; it names the sentence pairs to train on");
  for (const std::string& output : {command.output, command.metrics}) {
    keepInputs(output, command.data);
    keepInputs(output, command.dev);
  }
  keepApart(command.metrics, command.output);
  if (!command.output.empty()) {
    const AtomicFile writable(command.output);  // better now than after an hour
  }
}

}  // namespace

int runTrain(const TrainCommand& command, Interrupt& interrupt) {
  expectPlaces(command);
  const TrainSetup setup =
      command.resume.empty() ? newTraining(command, interrupt.token()) : resumedTraining(command, interrupt.token());
  Trainer trainer(setup.config, setup.options, setup.data.corpus, setup.dev.corpus,
                  devScorer(setup.dev, setup.config, setup.data.target));
  std::unique_ptr<Stored> stored;
  if (command.stored()) stored = std::make_unique<Stored>(command, setup, trainer);
  const std::uint64_t begun = setup.resumed ? setup.resumed->checkpoint.state.updates : 0;
  const double secondsBefore = setup.resumed ? setup.resumed->checkpoint.state.seconds : 0;
  TrainingLog log(command.metrics, setup.options, secondsBefore);
  ModelWriter writer(command, setup);
  const bool hasDev = setup.dev.corpus.size() > 0;
  Observer observer(trainer, log, writer, stored.get(), hasDev, interrupt.token());
  RunGate gate;
  interrupt.savesBeforeStopping();
  if (setup.resumed) stored->watcher.watch(trainer.parameters(), begun, interrupt.token());
  const TrainingOutcome outcome = trainer.run(interrupt.token(), gate, observer);
  log.close();
  const bool kept = stored == nullptr || endRecording(*stored, trainer, outcome);
  if (!observer.written) writeBest(writer, trainer, outcome, hasDev);
  if (setup.resumed && outcome.updates == begun && outcome.reason != StopReason::stopped)
    note(fmt::format("the run had reached its end ({}); raise --updates, --epochs, --minutes or --patience to go on",
                     describe(outcome.reason)));
  return report(command, setup, outcome, stored.get(), kept);
}

}  // namespace lookback::cli
