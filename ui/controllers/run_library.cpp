// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/run_library.h"

#include <QScopeGuard>
#include <charconv>
#include <utility>

#include "core/base/error.h"
#include "core/store/export.h"

namespace lookback::ui {
namespace {

using store::Store;
using store::StoreOptions;

/// Of each run that is drawn over others: rows for so many columns of pixels.
constexpr std::size_t kOverlayPoints = 600;

bool isThere(const std::filesystem::path& path) {
  std::error_code ignored;
  return !path.empty() && std::filesystem::exists(path, ignored);
}

LoadedRun read(Store& store, store::RunId run) {
  LoadedRun loaded;
  loaded.details = store.run(run);
  loaded.checkpoints = store.checkpoints(run);
  loaded.news.probes = store.probes(run);
  store.eachMetric(run, {}, true, [&](const store::MetricRow& row) {
    if (row.loss)
      loaded.news.updates.push_back({row.update, row.epochs.value_or(0), row.seconds.value_or(0),
                                     static_cast<float>(*row.loss), static_cast<float>(row.gradientNorm.value_or(0)),
                                     static_cast<std::int32_t>(row.targetWords.value_or(0))});
    if (row.devLoss || row.devBleu || row.aer)
      loaded.news.evaluations.push_back({row.update, row.devLoss, row.devBleu, row.aer});
    return true;
  });
  for (const std::uint64_t update : store.snapshotUpdates(run))
    loaded.news.frames.push_back(std::make_shared<ProbeFrame>(ProbeFrame{update, store.snapshots(run, update)}));
  for (const store::CheckpointInfo& info : loaded.checkpoints) loaded.news.checkpoints.push_back(info.update);
  loaded.news.events = store.events(run);
  return loaded;
}

}  // namespace

RunLibrary::RunLibrary(std::filesystem::path store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

RunLibrary::~RunLibrary() {
  m_thread.request_stop();
  m_thread.join();
}

void RunLibrary::ask(const QString& name, Job job, bool question) {
  {
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back({name, std::move(job), question});
  }
  m_wake.notify_one();
}

/// `answer(store)` gives what to do with its result on the window's thread. A question about a run that is gone has no
/// answer: the list, which is asked for as well, says so.
template <class Answer>
void RunLibrary::askNewest(const QString& name, const Ticket& kind, Answer answer) {
  const std::uint64_t id = ++*kind;
  const auto job = [this, id, kind, answer, path = m_store] {
    if (id != *kind) return;
    try {
      auto result = answer(reader(path));
      tell([id, kind, result] {
        if (id == *kind) result();
      });
    } catch (const Error& error) {
      if (error.code() != ErrorCode::wrongUsage) throw;
    }
  };
  ask(name, job, true);
}

template <class Change>
void RunLibrary::change(const QString& name, Change work) {
  ask(name, [this, work, path = m_store] {
    // Also when it fails: what the window shows may then not be so.
    const auto after = qScopeGuard([this] { tell([this] { Q_EMIT changed(); }); });
    if (!isThere(path)) return;
    StoreOptions options;
    options.create = false;
    Store store(path, options);
    work(store);
  });
}

store::Store* RunLibrary::reader(const std::filesystem::path& path) {
  if (!isThere(path)) {
    m_reader.reset();
    return nullptr;
  }
  if (m_reader && m_reader->path() == path && m_reader->inPlace()) return &*m_reader;
  m_reader.reset();
  try {
    m_reader.emplace(store::openToRead(path));
  } catch (const store::StoreError& error) {
    if (error.trouble() != store::Trouble::missing) throw;  // a file without tables: nothing was stored yet
    return nullptr;
  }
  return &*m_reader;
}

void RunLibrary::work(const std::stop_token& stop) {
  while (true) {
    Task task;
    {
      std::unique_lock lock(m_mutex);
      if (!m_wake.wait(lock, stop, [this] { return !m_jobs.empty(); })) break;
      task = std::move(m_jobs.front());
      m_jobs.pop_front();
    }
    tell([this, name = task.name] { Q_EMIT jobChanged(name); });
    try {
      task.job();
    } catch (const std::exception& error) {
      m_reader.reset();  // it may be another file by now
      tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
    }
    const std::scoped_lock lock(m_mutex);
    if (m_jobs.empty()) tell([this] { Q_EMIT jobChanged(QString()); });
  }
  m_reader.reset();
}

void RunLibrary::list(const store::RunQuery& query) {
  const auto answer = [this, query, id = m_lists->load(), path = m_store] {
    Store* store = reader(path);
    const store::RunPage page = store ? store->runs(query) : store::RunPage{};
    tell([this, query, page, id] {
      if (id == *m_lists) Q_EMIT listed(query, page);
    });
  };
  ask(tr("Reading the list of runs"), answer, true);
}

void RunLibrary::giveUp() {
  {
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_jobs, [](const Task& task) { return task.question; });
  }
  for (const Ticket& kind : {m_lists, m_loads, m_cards, m_overlays, m_diffs, m_surveys}) ++*kind;
}

void RunLibrary::survey() {
  askNewest(tr("Measuring the disk use"), m_surveys, [this](Store* store) {
    const StoreSurvey found = store ? StoreSurvey{store->diskUse(), store->tags()} : StoreSurvey{};
    return [this, found] { Q_EMIT surveyed(found); };
  });
}

void RunLibrary::load(store::RunId run) {
  askNewest(tr("Reading run %1").arg(run), m_loads, [this, run](Store* store) {
    const auto loaded = store ? std::make_shared<LoadedRun>(read(*store, run)) : nullptr;
    return [this, loaded] {
      if (loaded) Q_EMIT this->loaded(loaded);
    };
  });
}

void RunLibrary::describe(store::RunId run) {
  askNewest(tr("Reading run %1").arg(run), m_cards, [this, run](Store* store) {
    std::shared_ptr<RunCard> card;
    if (store) card = std::make_shared<RunCard>(RunCard{store->run(run), store->checkpoints(run), store->probes(run)});
    return [this, card] { Q_EMIT described(card); };
  });
}

void RunLibrary::overlay(std::vector<store::RunId> runs) {
  askNewest(tr("Reading curves"), m_overlays, [this, runs = std::move(runs)](Store* store) {
    auto curves = std::make_shared<std::vector<RunCurves>>();
    if (store)
      for (const store::RunId run : runs) curves->push_back({store->run(run), store->chart(run, kOverlayPoints)});
    return [this, curves] { Q_EMIT overlaid(curves); };
  });
}

void RunLibrary::compare(store::RunId before, store::RunId after) {
  askNewest(tr("Comparing two runs"), m_diffs, [this, before, after](Store* store) {
    std::shared_ptr<store::RunDiff> diff;
    if (store)
      diff = std::make_shared<store::RunDiff>(
          store::diffOf(store->run(before), store->run(after), store->metrics(before), store->metrics(after)));
    return [this, diff] { Q_EMIT compared(diff); };
  });
}

void RunLibrary::rename(store::RunId run, const QString& name) {
  change(tr("Renaming the run"), [run, text = name.toStdString()](Store& store) { store.rename(run, text); });
}

void RunLibrary::setNote(store::RunId run, const QString& note) {
  change(tr("Keeping the note"), [run, text = note.toStdString()](Store& store) { store.setNote(run, text); });
}

void RunLibrary::setTags(store::RunId run, const std::vector<std::string>& tags) {
  change(tr("Keeping the tags"), [run, tags](Store& store) { store.setTags(run, tags); });
}

void RunLibrary::setStyle(store::RunId run, const store::CurveStyle& style) {
  change(tr("Keeping the line style"), [run, style](Store& store) { store.setStyle(run, style); });
}

void RunLibrary::moveToTrash(const std::vector<store::RunId>& runs) {
  change(tr("Moving to the trash"), [runs](Store& store) {
    for (const store::RunId run : runs) store.moveToTrash(run);
  });
}

void RunLibrary::restore(const std::vector<store::RunId>& runs) {
  change(tr("Taking out of the trash"), [runs](Store& store) {
    for (const store::RunId run : runs) store.restoreFromTrash(run);
  });
}

void RunLibrary::emptyTrash() {
  change(tr("Emptying the trash"), [this](Store& store) {
    m_reader.reset();  // so that the file can shrink
    const auto runs = static_cast<qint64>(store.diskUse().trashedRuns);
    const auto bytes = static_cast<qint64>(store.emptyTrash());
    tell([this, runs, bytes] { Q_EMIT emptied(runs, bytes); });
  });
}

void RunLibrary::exportRuns(const store::RunQuery& query, const std::filesystem::path& file) {
  ask(tr("Exporting the list of runs"), [this, query, file, path = m_store] {
    Store* store = reader(path);
    if (!store) return;
    store::exportRuns(*store, query, file);
    tell([this, file] { Q_EMIT exported(QString::fromStdU16String(file.u16string())); });
  });
}

void RunLibrary::exportMetrics(store::RunId run, const std::filesystem::path& file) {
  ask(tr("Exporting the metric rows"), [this, run, file, path = m_store] {
    Store* store = reader(path);
    if (!store) return;
    store::exportMetrics(*store, run, file);
    tell([this, file] { Q_EMIT exported(QString::fromStdU16String(file.u16string())); });
  });
}

std::filesystem::path checkpointPath(const std::filesystem::path& store, store::RunId run, std::uint64_t update,
                                     const QString& name) {
  QString file = name;
  file.replace(QLatin1Char('/'), QLatin1Char('-'));
  return store / (std::to_string(run) + "@" + std::to_string(update)) /
         std::filesystem::path(QStringLiteral("%1.checkpoint").arg(file).toStdU16String());
}

std::shared_ptr<const Model> loadCheckpoint(const std::filesystem::path& path) {
  if (path.extension() != ".checkpoint") return nullptr;
  const std::string place = path.parent_path().filename().string();
  store::RunId run = 0;
  std::uint64_t update = 0;
  const char* end = place.data() + place.size();
  const auto first = std::from_chars(place.data(), end, run);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != '@') return nullptr;
  if (std::from_chars(first.ptr + 1, end, update).ec != std::errc()) return nullptr;
  Store store = store::openToRead(path.parent_path().parent_path());
  return std::make_shared<const Model>(store.modelAt(run, update));
}

}  // namespace lookback::ui
