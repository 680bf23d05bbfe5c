// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controllers/run_library.h"

#include <charconv>
#include <utility>

#include "core/base/error.h"

namespace lookback::ui {
namespace {

using store::Store;
using store::StoreOptions;

std::optional<Store> openStore(const std::filesystem::path& path, StoreOptions::Access access) {
  std::error_code ignored;
  if (path.empty() || !std::filesystem::exists(path, ignored)) return std::nullopt;
  StoreOptions options;
  options.access = access;
  options.create = false;
  return std::optional<Store>(std::in_place, path, options);
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
  return loaded;
}

}  // namespace

RunLibrary::RunLibrary(std::filesystem::path store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

RunLibrary::~RunLibrary() {
  m_thread.request_stop();
  m_thread.join();
}

void RunLibrary::ask(Job job) {
  {
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
  }
  m_wake.notify_one();
}

void RunLibrary::work(const std::stop_token& stop) {
  while (true) {
    Job job;
    {
      std::unique_lock lock(m_mutex);
      if (!m_wake.wait(lock, stop, [this] { return !m_jobs.empty(); })) return;
      job = std::move(m_jobs.front());
      m_jobs.pop_front();
    }
    try {
      job();
    } catch (const std::exception& error) {
      tell([this, message = QString::fromUtf8(error.what())] { Q_EMIT failed(message); });
    }
  }
}

void RunLibrary::list(const store::RunQuery& query) {
  ask([this, query, path = m_store]() {
    std::optional<Store> store = openStore(path, StoreOptions::Access::read);
    const store::RunPage page = store ? store->runs(query) : store::RunPage{};
    tell([this, query, page] { Q_EMIT listed(query, page); });
  });
}

void RunLibrary::load(store::RunId run) {
  const std::uint64_t id = ++m_wanted;
  ask([this, run, id, path = m_store]() {
    std::optional<Store> store = openStore(path, StoreOptions::Access::read);
    if (!store) return;
    const auto loaded = std::make_shared<LoadedRun>(read(*store, run));
    tell([this, loaded, id] {
      if (id == m_wanted) Q_EMIT this->loaded(loaded);
    });
  });
}

void RunLibrary::rename(store::RunId run, const QString& name) {
  ask([this, run, name, path = m_store]() {
    std::optional<Store> store = openStore(path, StoreOptions::Access::write);
    if (store) store->rename(run, name.toStdString());
    tell([this] { Q_EMIT changed(); });
  });
}

void RunLibrary::moveToTrash(store::RunId run) {
  ask([this, run, path = m_store]() {
    std::optional<Store> store = openStore(path, StoreOptions::Access::write);
    if (!store) return;
    store->moveToTrash(run);
    tell([this, run] {
      Q_EMIT trashed(run);
      Q_EMIT changed();
    });
  });
}

void RunLibrary::restore(store::RunId run) {
  ask([this, run, path = m_store]() {
    std::optional<Store> store = openStore(path, StoreOptions::Access::write);
    if (store) store->restoreFromTrash(run);
    tell([this] { Q_EMIT changed(); });
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
  StoreOptions options;
  options.access = StoreOptions::Access::read;
  options.create = false;
  Store store(path.parent_path().parent_path(), options);
  return std::make_shared<const Model>(store.modelAt(run, update));
}

}  // namespace lookback::ui
