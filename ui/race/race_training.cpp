// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/race/race_training.h"

#include <fmt/format.h>

#include <exception>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/data/generate/french_english.h"
#include "core/store/export.h"
#include "core/store/store.h"
#include "core/text/tokenizer.h"
#include "ui/race/lane_view.h"
#include "ui/views/number_text.h"

namespace lookback::ui {
namespace {

// models/race.sh holds the same recipe.
constexpr std::uint64_t kDataSeed = 1409, kSeed = 2014;
constexpr int kShortLimit = 30, kLongLimit = 50;
constexpr int kVocabulary = 6000;
constexpr int kPollMs = 250;

/// Writes the pairs of at most `limit` words on either side.
void writePairs(const std::filesystem::path& file, int pairs, int limit, const std::stop_token& stop) {
  GenerateOptions options;
  options.maxWords = kLongLimit;
  options.evenly = true;
  FrenchEnglishGenerator generator(kDataSeed, options);
  AtomicFile out(file);
  const auto most = static_cast<std::size_t>(limit);
  for (int k = 0; k < pairs; ++k) {
    throwIfStopped(stop);
    const GeneratedPair pair = generator.next();
    if (tokenise(pair.french, Language::french).size() > most) continue;
    if (tokenise(pair.english, Language::english).size() > most) continue;
    out.write(pair.french + "\t" + pair.english + "\n");
  }
  out.commit();
}

std::uint64_t updatesOf(bool attention, int limit, const RacePreset& preset) {
  return !attention && limit == kLongLimit ? 2 * preset.updates : preset.updates;
}

std::string stemOf(bool attention, int limit) {
  return fmt::format("race-{}-{}", attention ? "rnnsearch" : "rnnencdec", limit);
}

}  // namespace

TrainingPlan racePlan(bool attention, int limit, const RacePreset& preset) {
  TrainingPlan plan;
  plan.name = stemOf(attention, limit);
  plan.size = "race";
  plan.config = presetConfig("small");
  plan.config.m = 64;
  plan.config.n = 128;
  plan.config.nAlign = 96;
  plan.config.l = 64;
  plan.config.readout = Readout::maxout;
  plan.config.scorer = attention ? Scorer::additive : Scorer::none;
  plan.config.direction = {Language::french, Language::english};
  plan.config.sourceWords = plan.config.targetWords = kVocabulary;
  plan.data.task = "file";
  plan.data.direction = plan.config.direction;
  TrainingOptions& options = plan.options;
  options.optimizer.kind = OptimizerKind::adam;
  options.optimizer.learningRate = 0.003;
  options.warmUp = 200;
  options.finalRate = 0.03;
  options.batchSize = preset.batchSize;
  options.updates = updatesOf(attention, limit, preset);
  options.evaluateEvery = std::max<std::uint64_t>(1, options.updates / 3);
  options.seed = kSeed;
  return plan;
}

RaceTraining::RaceTraining(std::filesystem::path store, QObject* parent)
    : QObject(parent), m_store(store), m_controller(m_model, std::move(store)), m_queue(true) {
  m_clock.setInterval(kPollMs);
  connect(&m_clock, &QTimer::timeout, this, &RaceTraining::followTraining);
  connect(&m_controller, &TrainingController::ended, this, [this] {
    if (m_stage == Stage::training) keep();
  });
  connect(&m_controller, &TrainingController::failed, this,
          [this](const QString& message) { end([this, message] { Q_EMIT failed(message); }); });
  connect(&m_meter, &RaceMeter::progressChanged, this, [this](const RaceMeter::Progress& progress) {
    const auto all = static_cast<int>(progress.all);
    Q_EMIT progressChanged(tr("Measuring system %1 of %2: %3 of %4 sentences")
                               .arg(QString::number(progress.system + 1), QString::number(progress.systems),
                                    countText(static_cast<qint64>(progress.done)), countText(all)),
                           progress.system * all + static_cast<int>(progress.done), progress.systems * all);
  });
  connect(&m_meter, &RaceMeter::measured, this, [this](const RaceScores& scores) {
    try {
      writeScores(scoresFile(m_jobs.front().model), scores);
    } catch (const std::exception& error) {
      const QString message = QString::fromUtf8(error.what());
      return end([this, message] { Q_EMIT failed(message); });
    }
    end([this, scores] { Q_EMIT finished(scores); });
  });
  connect(&m_meter, &RaceMeter::failed, this,
          [this](const QString& message) { end([this, message] { Q_EMIT failed(message); }); });
  connect(&m_meter, &RaceMeter::cancelled, this, [this] { end([this] { Q_EMIT cancelled(); }); });
}

RaceTraining::~RaceTraining() {
  m_controller.disconnect(this);
  m_meter.disconnect(this);
  m_stop.request_stop();
}

std::filesystem::path RaceTraining::folder() const {
  return m_store.empty() ? std::filesystem::path() : m_store.parent_path() / "race";
}

/// Hands news of the worker to the window's thread.
template <class F>
void RaceTraining::later(F&& news) {
  QMetaObject::invokeMethod(this, std::forward<F>(news), Qt::QueuedConnection);
}

void RaceTraining::end(const std::function<void()>& news) {
  if (m_stage == Stage::idle) return;
  m_stage = Stage::idle;
  m_clock.stop();
  news();
  Q_EMIT busyChanged();
}

QString RaceTraining::nameOf(const Job& job) const {
  return QStringLiteral("%1-%2")
      .arg(laneName(job.attention ? RaceSystem::attention : RaceSystem::fixedVector))
      .arg(job.limit);
}

void RaceTraining::start(const RacePreset& preset) {
  if (isBusy()) return;
  if (m_store.empty()) {
    Q_EMIT failed(
        tr("The four systems are kept as runs, and there is no file for runs. Choose one on the page Train."));
    return;
  }
  m_preset = preset;
  m_stop = std::stop_source();
  m_jobs.clear();
  m_job = 0;
  for (const int limit : {kShortLimit, kLongLimit})
    for (const bool attention : {false, true})
      m_jobs.push_back({attention, limit, folder() / fmt::format("race-{}.tsv", limit),
                        folder() / (stemOf(attention, limit) + ".safetensors")});
  m_stage = Stage::writing;
  Q_EMIT busyChanged();
  Q_EMIT progressChanged(tr("Writing the sentence pairs…"), 0, 0);
  writeData();
}

void RaceTraining::writeData() {
  m_queue.ask([this, folder = folder(), pairs = m_preset.pairs, shortFile = m_jobs.front().data,
               longFile = m_jobs.back().data, stop = m_stop](const std::stop_token& closing) {
    const std::stop_callback whenClosing(closing, [stop]() mutable { stop.request_stop(); });
    try {
      std::filesystem::create_directories(folder);
      writePairs(shortFile, pairs, kShortLimit, stop.get_token());
      writePairs(longFile, pairs, kLongLimit, stop.get_token());
      later([this] { trainNext(); });
    } catch (const std::exception& error) {
      const bool stopped = stop.stop_requested();
      later([this, stopped, message = QString::fromUtf8(error.what())] {
        end([&] { stopped ? cancelled() : failed(message); });
      });
    }
  });
}

void RaceTraining::trainNext() {
  if (m_stop.stop_requested()) return end([this] { Q_EMIT cancelled(); });
  if (m_job == m_jobs.size()) return measure();
  const Job& job = m_jobs[m_job];
  TrainingPlan plan = racePlan(job.attention, job.limit, m_preset);
  plan.data.file = job.data;
  m_stage = Stage::training;
  m_controller.start(plan);
  m_clock.start();
  followTraining();
}

std::uint64_t RaceTraining::updatesBefore(std::size_t job) const {
  std::uint64_t updates = 0;
  for (std::size_t k = 0; k < job; ++k) updates += updatesOf(m_jobs[k].attention, m_jobs[k].limit, m_preset);
  return updates;
}

void RaceTraining::followTraining() {
  if (m_stage != Stage::training) return;
  m_controller.fetch();
  const auto& points = m_model.points();
  const bool begun = m_controller.stage() != TrainingController::Stage::preparing && !points.empty();
  const std::uint64_t done = begun ? points.back().update : 0;
  const std::uint64_t all = updatesBefore(m_job + 1) - updatesBefore(m_job);
  Q_EMIT progressChanged(tr("Training %1 (%2 of %3): update %4 of %5")
                             .arg(nameOf(m_jobs[m_job]), QString::number(m_job + 1), QString::number(m_jobs.size()),
                                  countText(static_cast<qint64>(done)), countText(static_cast<qint64>(all))),
                         static_cast<int>(updatesBefore(m_job) + done), static_cast<int>(updatesBefore(m_jobs.size())));
}

/// Writes the best checkpoint of the run that just ended as a model file.
void RaceTraining::keep() {
  m_clock.stop();
  if (m_stop.stop_requested()) return end([this] { Q_EMIT cancelled(); });
  const auto run = m_controller.run();
  if (!run) {
    return end([this] {
      Q_EMIT failed(
          tr("The run could not be stored, so its model cannot be kept. Choose another file for runs on the "
             "page Train."));
    });
  }
  m_stage = Stage::saving;
  m_queue.ask([this, run = *run, path = m_store, file = m_jobs[m_job].model](const std::stop_token&) {
    try {
      store::Store store(path);
      store::exportModel(store, run, store::bestUpdate(store, run), file, StoredType::float16);
      later([this] {
        ++m_job;
        trainNext();
      });
    } catch (const std::exception& error) {
      later([this, message = QString::fromUtf8(error.what())] { end([&] { Q_EMIT failed(message); }); });
    }
  });
}

void RaceTraining::measure() {
  m_stage = Stage::measuring;
  MeasureWish wish;
  wish.sentences = m_preset.sentences;
  for (const Job& job : m_jobs) wish.systems.push_back({job.model, false});
  wish.systems.push_back({m_jobs.back().model, true});  // RNNsearch-50 as a fixed average
  m_meter.measure(wish);
}

void RaceTraining::cancel() {
  if (!isBusy()) return;
  m_stop.request_stop();
  if (m_stage == Stage::training) m_controller.stop();
  if (m_stage == Stage::measuring) m_meter.cancel();
}

}  // namespace lookback::ui
