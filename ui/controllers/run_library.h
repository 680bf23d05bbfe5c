// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/store/store.h"
#include "ui/models/training_model.h"

namespace lookback::ui {

/// A stored run as the page shows it.
struct LoadedRun {
  store::RunDetails details;
  std::vector<store::CheckpointInfo> checkpoints;
  TrainingNews news;
};

/// The store seen from the window: every question is answered on a thread of its own, in order. A store that is not
/// there is an empty one.
class RunLibrary final : public QObject {
  Q_OBJECT
 public:
  explicit RunLibrary(std::filesystem::path store, QObject* parent = nullptr);
  ~RunLibrary() override;

  const std::filesystem::path& store() const { return m_store; }
  void setStore(const std::filesystem::path& store) { m_store = store; }
  void list(const lookback::store::RunQuery& query);
  /// Of several asked for, only the last is read.
  void load(lookback::store::RunId run);
  void rename(lookback::store::RunId run, const QString& name);
  void moveToTrash(lookback::store::RunId run);
  void restore(lookback::store::RunId run);

 Q_SIGNALS:
  void listed(const lookback::store::RunQuery& query, const lookback::store::RunPage& page);
  void loaded(const std::shared_ptr<lookback::ui::LoadedRun>& run);
  void changed();
  void trashed(qint64 run);
  void failed(const QString& message);

 private:
  using Job = std::function<void()>;
  void ask(Job job);
  void work(const std::stop_token& stop);
  template <class F>
  void tell(F&& f) {
    QMetaObject::invokeMethod(this, std::forward<F>(f), Qt::QueuedConnection);
  }

  std::filesystem::path m_store;
  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Job> m_jobs;
  std::uint64_t m_wanted = 0;  // the newest load
  std::jthread m_thread;       // last member: joined first
};

/// A checkpoint as if it were a model file, for DecodeController: STORE/RUN@UPDATE/name.
std::filesystem::path checkpointPath(const std::filesystem::path& store, lookback::store::RunId run,
                                     std::uint64_t update, const QString& name);
/// The model of such a path; null if it is none.
std::shared_ptr<const Model> loadCheckpoint(const std::filesystem::path& path);

}  // namespace lookback::ui
