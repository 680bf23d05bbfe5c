// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/training_controller.h"

#include <unistd.h>

#include <QDateTime>
#include <QMetaObject>
#include <algorithm>
#include <exception>
#include <utility>

#include "core/base/error.h"
#include "core/base/file_io.h"
#include "ui/support/background.h"

namespace lookback::ui {
namespace {

constexpr int kWatchedMs = 33, kUnwatchedMs = 1000;

QString endText(StopReason reason) {
  switch (reason) {
    case StopReason::updatesDone:
      return TrainingController::tr("All updates are done.");
    case StopReason::epochsDone:
      return TrainingController::tr("All passes over the data are done.");
    case StopReason::timeUp:
      return TrainingController::tr("The time is up.");
    case StopReason::noProgress:
      return TrainingController::tr("No evaluation was better any more.");
    case StopReason::stopped:
      return TrainingController::tr("Stopped and kept.");
    case StopReason::diverged:
      return TrainingController::tr("Diverged: the loss is out of all bounds. The last good checkpoint is kept.");
  }
  return {};
}

QString textOf(const std::exception& error) {
  return QString::fromUtf8(error.what());
}

/// Throws Error if runs could not be stored there; makes nothing.
void expectUsable(const std::filesystem::path& store) {
  namespace fs = std::filesystem;
  if (store.empty())
    throw Error(ErrorCode::io, TrainingController::tr("There is no folder to keep runs in.").toStdString());
  std::error_code reason;
  if (fs::exists(store, reason)) {
    store::StoreOptions options;
    options.create = false;
    const store::Store usable(store, options);
    return;
  }
  fs::path folder = store.parent_path();
  while (!folder.empty() && folder != folder.root_path() && !fs::exists(folder, reason)) folder = folder.parent_path();
  if (!fs::is_directory(folder, reason) || ::access(folder.c_str(), W_OK | X_OK) != 0)
    throw Error(ErrorCode::io,
                TrainingController::tr("Runs cannot be stored in “%1”: the folder “%2” cannot be written.")
                    .arg(QString::fromStdString(pathText(store)), QString::fromStdString(pathText(folder)))
                    .toStdString());
}

bool interrupted(const std::exception& error) {
  const auto* own = dynamic_cast<const Error*>(&error);
  return own && own->code() == ErrorCode::interrupted;
}

}  // namespace

TrainingController::TrainingController(TrainingModel& model, std::filesystem::path store, QObject* parent)
    : QObject(parent), m_model(model), m_store(std::move(store)), m_made(std::make_shared<LatestValue<Kept>>()) {
  connect(&m_clock, &QTimer::timeout, this, &TrainingController::fetch);
  setWatched(false);
}

TrainingController::~TrainingController() {
  if (m_session) m_session->stop.request_stop();
  m_meter.request_stop();
  // The threads may still want to tell something; they are joined while this object still takes (and drops) it.
  if (m_thread.joinable()) m_thread.join();
  if (m_meter.joinable()) m_meter.join();
  if (m_mover.joinable()) m_mover.join();
  if (m_inspector.joinable()) m_inspector.join();
}

/// Runs `work` on the window's thread unless the run `id` is over by then.
template <class F>
void TrainingController::later(std::uint64_t id, F&& work) {
  QMetaObject::invokeMethod(
      this,
      [this, id, work = std::forward<F>(work)] {
        if (id == m_id) work();
      },
      Qt::QueuedConnection);
}

std::optional<store::RunId> TrainingController::run() const {
  const auto recorder = m_session ? m_session->recorder() : nullptr;
  return recorder ? recorder->status().run : std::nullopt;
}

void TrainingController::setWatched(bool watched) {
  m_watched = watched;
  if (m_session) m_session->watched = watched;
  m_clock.setInterval(watched ? kWatchedMs : kUnwatchedMs);
  if (watched && m_session) fetch();
}

void TrainingController::setStage(Stage stage) {
  if (stage == m_stage) return;
  m_stage = stage;
  Q_EMIT stageChanged();
}

void TrainingController::fetch() {
  if (!m_session || !m_begun) return;
  TrainingNews news = m_session->take();
  if (!news.empty()) m_model.add(std::move(news));
}

TrainingSink TrainingController::sink(std::uint64_t id) {
  TrainingSink sink;
  sink.begun = [this, id](const std::string& name, bool attends, const TrainingOptions& options) {
    later(id, [this, name, attends, options] {
      m_options = options;
      m_begun = true;
      m_model.begin(QString::fromStdString(name), attends);
      fetch();
      if (m_stage == Stage::preparing) setStage(m_startsPaused ? Stage::paused : Stage::training);
    });
  };
  sink.saving = [this, id] { later(id, [this] { setStage(Stage::stopping); }); };
  sink.recorded = [this, id](const store::RecorderStatus& status) {
    const QString message = status.trouble ? QString::fromStdString(status.message) : QString();
    later(id, [this, message] { Q_EMIT storeTrouble(message); });
  };
  return sink;
}

void TrainingController::launch(Work work, bool paused) {
  m_meter.request_stop();
  auto before = std::exchange(m_session, std::make_shared<TrainingSession>());  // its recorder may have to wait
  if (const auto recorder = before ? before->recorder() : nullptr; recorder && recorder->status().waiting > 0)
    m_unsaved.push_back(recorder);
  m_session->watched = m_watched;
  m_startsPaused = paused;
  m_begun = false;
  if (paused) m_session->gate.pause();
  const std::uint64_t id = ++m_id;
  setStage(Stage::preparing);
  m_clock.start();
  m_thread = std::jthread(
      [this, id, session = m_session, before = std::move(before), sink = sink(id), work = std::move(work)]() mutable {
        before.reset();
        stayInBackground();
        QString end, failure;
        try {
          end = endText(work(*session, sink).reason);
        } catch (const std::exception& error) {
          if (!interrupted(error)) failure = textOf(error);
        }
        later(id, [this, end, failure] {
          fetch();
          m_clock.stop();
          setStage(Stage::idle);
          if (!failure.isEmpty())
            Q_EMIT failed(failure);
          else
            Q_EMIT ended(end.isEmpty() ? tr("Stopped before the first update.") : end);
        });
      });
}

TrainingDataPtr TrainingController::cached(const TrainingPlan& plan) const {
  const bool same = m_kept.data && m_kept.choice == plan.data && m_kept.vocabulary == plan.config.sourceWords;
  const bool generated = plan.data.task != "file" && plan.data.task != "import";  // a file may have changed
  return same && generated ? m_kept.data : nullptr;
}

void TrainingController::start(const TrainingPlan& plan, bool paused) {
  if (isBusy()) return;
  if (auto made = m_made->take()) m_kept = std::move(*made);
  launch(
      [plan, store = m_store, data = cached(plan), made = m_made](TrainingSession& session,
                                                                  const TrainingSink& sink) mutable {
        if (!data)
          data = std::make_shared<const TrainingData>(
              prepareData(plan.data, plan.config.sourceWords, session.stop.get_token()));
        made->put({plan.data, plan.config.sourceWords, data});
        return trainPlan(plan, store, session, sink, data);
      },
      paused);
}

void TrainingController::resumeStored(const ResumeWish& wish) {
  if (isBusy()) return;
  launch([wish, store = m_store](TrainingSession& session,
                                 const TrainingSink& sink) { return resumeRun(wish, store, session, sink); },
         false);
}

void TrainingController::note(const char* kind) {
  const auto recorder = m_session->recorder();
  if (!recorder) return;
  store::RunEvent event;
  event.update = m_model.points().empty() ? 0 : m_model.points().back().update;
  event.at = QDateTime::currentMSecsSinceEpoch();
  event.kind = kind;
  recorder->add(event);
}

void TrainingController::pause() {
  if (m_stage != Stage::training) return;
  m_session->gate.pause();
  note("pause");
  setStage(Stage::paused);
}

void TrainingController::goOn() {
  if (m_stage != Stage::paused) return;
  m_session->gate.resume();
  note("resume");
  setStage(Stage::training);
}

void TrainingController::oneBatch() {
  if (m_stage == Stage::training) pause();
  if (m_stage == Stage::paused) m_session->gate.step();
}

void TrainingController::stop() {
  if (!isBusy()) return;
  m_session->stop.request_stop();
  setStage(Stage::stopping);
}

void TrainingController::stopAtCheckpoint() {
  if (!isBusy()) return;
  m_session->stopAtCheckpoint.request_stop();
  if (std::exchange(m_startsPaused, false)) m_session->gate.resume();
  goOn();
}

void TrainingController::changeRate(double rate) {
  if (isBusy()) m_session->wish([rate](TrainingWishes& wishes) { wishes.learningRate = rate; });
}

void TrainingController::addProbe(const QString& source, const QString& reference) {
  if (!isBusy()) return;
  m_session->wish([&](TrainingWishes& wishes) {
    wishes.probes.push_back({source.toStdString(), reference.toStdString()});
  });
}

bool TrainingController::hasUnsaved() const {
  const auto waits = [](const std::shared_ptr<store::RunRecorder>& recorder) {
    return recorder && recorder->status().trouble && recorder->status().waiting > 0;
  };
  return std::any_of(m_unsaved.begin(), m_unsaved.end(), waits) || (m_session && waits(m_session->recorder()));
}

void TrainingController::moveStore(const std::filesystem::path& file) {
  std::vector<std::shared_ptr<store::RunRecorder>> recorders = m_unsaved;
  if (const auto recorder = m_session ? m_session->recorder() : nullptr;
      recorder && (isBusy() || recorder->status().waiting > 0))
    recorders.push_back(recorder);
  m_mover = std::jthread([this, recorders, file] {
    QString message;
    try {
      const store::Store usable(file);
    } catch (const std::exception& error) {
      message = textOf(error);
    }
    for (const auto& recorder : recorders)
      if (message.isEmpty() && !recorder->moveTo(file)) message = QString::fromStdString(recorder->status().message);
    QMetaObject::invokeMethod(
        this,
        [this, message, file] {
          if (!message.isEmpty()) {
            Q_EMIT storeTrouble(message);
            return;
          }
          m_store = file;
          m_unsaved.clear();
          Q_EMIT storeMoved(QString::fromStdU16String(file.u16string()));
          inspectStore();
        },
        Qt::QueuedConnection);
  });
}

void TrainingController::inspectStore() {
  const std::uint64_t id = ++m_inspections;
  auto before = std::make_shared<std::jthread>(std::move(m_inspector));  // joined there, not on this thread
  m_inspector = std::jthread([this, id, path = m_store, before = std::move(before)]() mutable {
    before.reset();
    QString message;
    std::vector<DataChoice> corpora;
    try {
      expectUsable(path);
      corpora = importedCorpora(path);
    } catch (const std::exception& error) {
      message = textOf(error);
    }
    QMetaObject::invokeMethod(
        this,
        [this, id, message, corpora] {
          if (id != m_inspections) return;
          Q_EMIT corporaListed(corpora);
          if (!message.isEmpty()) Q_EMIT storeTrouble(message);
        },
        Qt::QueuedConnection);
  });
}

void TrainingController::measure(const TrainingPlan& plan) {
  if (isBusy()) return;
  const std::uint64_t id = ++m_measureId;
  if (auto made = m_made->take()) m_kept = std::move(*made);
  m_meter.request_stop();
  auto before = std::make_shared<std::jthread>(std::move(m_meter));  // joined on the new thread, not on this one
  m_meter = std::jthread([this, id, plan, data = cached(plan), made = m_made,
                          before = std::move(before)](const std::stop_token& stop) mutable {
    before.reset();
    stayInBackground();
    QString failure;
    SpeedMeasure speed;
    try {
      if (!data) data = std::make_shared<const TrainingData>(prepareData(plan.data, plan.config.sourceWords, stop));
      made->put({plan.data, plan.config.sourceWords, data});
      speed = measureSpeed(plan, *data, stop);
    } catch (const std::exception& error) {
      if (interrupted(error)) return;
      failure = textOf(error);
    }
    QMetaObject::invokeMethod(
        this,
        [this, id, speed, failure] {
          if (id != m_measureId || isBusy()) return;
          if (failure.isEmpty())
            Q_EMIT measured(speed);
          else
            Q_EMIT measureFailed(failure);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace lookback::ui
