// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/training_session.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "core/base/error.h"
#include "core/store/fingerprint.h"
#include "core/store/run_events.h"
#include "core/training/thread_rule.h"
#include "ui/controllers/training_live.h"

namespace lookback::ui {
namespace {

constexpr std::size_t kProbes = 6;
constexpr double kMeasureSeconds = 0.5;
constexpr std::uint64_t kMeasureUpdates = 3, kForever = 1'000'000'000;

ModelConfig configFor(ModelConfig config, const TrainingData& data) {
  config.direction = data.direction;
  config.sourceWords = data.source.size();
  config.targetWords = data.target.size();
  return config;
}

std::vector<store::Probe> probesOf(const TrainingData& data) {
  std::vector<store::Probe> probes;
  for (const std::size_t k : chooseProbes(data, kProbes)) {
    const DevPair& pair = data.devPairs[k];
    store::Probe probe;
    probe.number = static_cast<int>(probes.size());
    probe.source = pair.source;
    probe.reference = pair.target;
    if (data.hasGold) probe.gold = pair.gold;
    probes.push_back(std::move(probe));
  }
  return probes;
}

store::CorpusRecord corpusRecord(const TrainingData& data, const Corpus& corpus, const std::string& name) {
  store::CorpusRecord record;
  record.fingerprint = store::corpusFingerprint(corpus, data.source, data.target);
  record.name = name;
  record.direction =
      std::string(languageCode(data.direction.source)) + "-" + std::string(languageCode(data.direction.target));
  record.pairs = corpus.size();
  for (std::size_t k = 0; k < corpus.size(); ++k) {
    record.sourceWords += corpus.source(k).size();
    record.targetWords += corpus.target(k).size();
  }
  return record;
}

store::NewRun newRun(const TrainingPlan& plan, const ModelConfig& config, const TrainingData& data) {
  store::NewRun run;
  run.name = plan.name;
  run.settings = {config, plan.options, settingsOf(plan.data)};
  run.settings.other["size"] = plan.size;
  run.settings.other["vocabulary"] = std::to_string(plan.config.sourceWords);
  run.settings.other["probe_weights"] = "of the reference";
  run.source = data.source;
  run.target = data.target;
  run.provenance = {{"data", data.name},
                    {"pairs", std::to_string(data.train.size())},
                    {"seed", std::to_string(plan.options.seed)},
                    {"alignment_labels", "none"}};
  run.corpora["train"] = corpusRecord(data, data.train, data.name + ".train");
  if (data.dev.size() > 0) run.corpora["dev"] = corpusRecord(data, data.dev, data.name + ".dev");
  return run;
}

store::RecorderOptions recorderOptions(const TrainingSink& sink) {
  store::RecorderOptions options;
  options.onStatus = sink.recorded;
  return options;
}

/// The thread count of a plan: as typed, or what pays for this model.
TrainingOptions optionsFor(const TrainingPlan& plan, const ModelConfig& config, const TrainingData& data) {
  TrainingOptions options = plan.options;
  if (plan.automaticThreads) options.threads = threadsThatPay(config, options.batchSize, wordsPerPair(data.train));
  return options;
}

TrainingOutcome finish(LiveObserver& observer, const Trainer& trainer, const TrainingOutcome& outcome,
                       const TrainingSink& sink) {
  sink.saving();
  if (outcome.reason == StopReason::stopped) observer.look(trainer.parameters(), outcome.updates, {});
  observer.finish(outcome);
  return outcome;
}

}  // namespace

TrainingOutcome trainPlan(const TrainingPlan& plan, const std::filesystem::path& store, TrainingSession& session,
                          const TrainingSink& sink, TrainingDataPtr data) {
  const std::stop_token stop = session.stop.get_token();
  const ModelConfig config = configFor(plan.config, *data);
  TrainingPlan settled = plan;
  settled.options = optionsFor(plan, config, *data);
  Trainer trainer(config, settled.options, data->train, data->dev, devBleu(*data, config));
  const auto recorder =
      std::make_shared<store::RunRecorder>(store, newRun(settled, config, *data), recorderOptions(sink));
  session.setRecorder(recorder);
  const std::vector<store::Probe> probes = probesOf(*data);
  for (const store::Probe& probe : probes) recorder->add(probe);
  ProbeReader reader(*data, config, probes);
  LiveObserver observer({*data, config, session, trainer, *recorder, reader});
  sink.begun(plan.name, config.scorer != Scorer::none, settled.options);
  session.tell([&](TrainingNews& news) { news.probes = probes; });
  observer.look(trainer.parameters(), 0, stop);
  return finish(observer, trainer, trainer.run(stop, session.gate, observer), sink);
}

TrainingOutcome resumeRun(const ResumeWish& wish, const std::filesystem::path& path, TrainingSession& session,
                          const TrainingSink& sink) {
  const std::stop_token stop = session.stop.get_token();
  std::optional<store::Store> store(std::in_place, path);
  const store::RunDetails asked = store->run(wish.run);
  const auto limit = asked.settings.other.find("vocabulary");
  const TrainingData data = prepareData(
      choiceOf(asked.settings.other, asked.settings.model.direction),
      limit == asked.settings.other.end() ? asked.settings.model.sourceWords : std::stoi(limit->second), stop);
  for (const auto& [role, corpus] : {std::pair<const char*, const Corpus*>{"train", &data.train}, {"dev", &data.dev}}) {
    const auto known = asked.corpora.find(role);
    if (known == asked.corpora.end()) continue;
    if (known->second.fingerprint != store::corpusFingerprint(*corpus, data.source, data.target))
      throw Error(ErrorCode::refusedInput,
                  data.name +
                      ": the sentence pairs are not those that the run was trained on; put the old file back "
                      "to resume, or start a new run with the new one");
  }
  const store::ResumePoint point = store->resume(wish.run, wish.update);
  const ModelConfig config = point.details.settings.model;
  TrainingOptions options = point.details.settings.training;
  const double minutesDone = point.checkpoint.state.seconds / 60;
  if (options.minutes > 0) options.minutes += minutesDone;  // as long again
  const std::vector<store::RunEvent> events = store->events(point.run);
  options.rateChanges = store::rateChanges(events);
  Trainer trainer(config, options, data.train, data.dev, devBleu(data, config));
  trainer.restore(point.checkpoint.state);
  const std::vector<store::Probe> probes = store->probes(point.run);

  TrainingNews before;  // so that the curve goes on where it was
  for (const store::MetricRow& row : store->metrics(point.run)) {
    if (row.update > point.checkpoint.state.updates) break;
    if (row.loss)
      before.updates.push_back({row.update, row.epochs.value_or(0), row.seconds.value_or(0),
                                static_cast<float>(*row.loss), static_cast<float>(row.gradientNorm.value_or(0)),
                                static_cast<std::int32_t>(row.targetWords.value_or(0))});
    if (row.devLoss || row.devBleu || row.aer)
      before.evaluations.push_back({row.update, row.devLoss, row.devBleu, row.aer});
  }
  for (const std::uint64_t update : store->snapshotUpdates(point.run)) {
    if (update > point.checkpoint.state.updates) break;
    before.frames.push_back(std::make_shared<ProbeFrame>(ProbeFrame{update, store->snapshots(point.run, update)}));
  }
  for (const store::CheckpointInfo& info : store->checkpoints(point.run)) before.checkpoints.push_back(info.update);
  before.probes = probes;
  for (const store::RunEvent& event : events)
    if (event.update <= point.checkpoint.state.updates) before.events.push_back(event);
  store.reset();  // the recorder has a connection of its own

  const auto recorder = std::make_shared<store::RunRecorder>(path, point, recorderOptions(sink));
  session.setRecorder(recorder);
  ProbeReader reader(data, config, probes);
  LiveObserver observer({data, config, session, trainer, *recorder, reader}, point.checkpoint, events);
  sink.begun(point.details.summary.name, config.scorer != Scorer::none, options);
  session.tell([&](TrainingNews& news) { news = std::move(before); });
  return finish(observer, trainer, trainer.run(stop, session.gate, observer), sink);
}

SpeedMeasure measureSpeed(const TrainingPlan& plan, const TrainingData& data, const std::stop_token& stop) {
  class Counter final : public TrainingObserver {
   public:
    explicit Counter(std::stop_source& end) : m_end(end) {}
    void onUpdate(const UpdateReport& report) override {
      if (report.update == 1) {  // makes everything ready, so it does not count
        m_before = report.seconds;
        return;
      }
      updates = report.update - 1;
      words += static_cast<double>(report.targetWords);
      seconds = report.seconds - m_before;
      if (updates >= kMeasureUpdates && seconds >= kMeasureSeconds) m_end.request_stop();
    }
    std::uint64_t updates = 0;
    double words = 0, seconds = 0;

   private:
    std::stop_source& m_end;
    double m_before = 0;
  };
  std::stop_source end;
  const std::stop_callback both(stop, [&end] { end.request_stop(); });
  const ModelConfig config = configFor(plan.config, data);
  TrainingOptions options = optionsFor(plan, config, data);
  options.minutes = 0;
  options.updates = options.evaluateEvery = kForever;
  const Corpus noDev;
  Trainer trainer(config, options, data.train, noDev);
  RunGate gate;
  Counter counter(end);
  trainer.run(end.get_token(), gate, counter);
  throwIfStopped(stop);
  SpeedMeasure measure;
  measure.pairs = data.train.size();
  measure.threads = options.threads;
  const auto batch = static_cast<std::uint64_t>(options.batchSize);
  measure.batchesPerPass = (measure.pairs + batch - 1) / batch;
  measure.parameters = parameterCount(trainer.parameters());
  if (counter.seconds > 0) {
    measure.updatesPerSecond = static_cast<double>(counter.updates) / counter.seconds;
    measure.wordsPerSecond = counter.words / counter.seconds;
  }
  return measure;
}

}  // namespace lookback::ui
