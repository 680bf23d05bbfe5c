// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/store/diff.h"
#include "core/store/store.h"
#include "ui/models/run_curves.h"
#include "ui/models/training_model.h"

namespace lookback::ui {

/// A stored run as the page shows it.
struct LoadedRun {
  store::RunDetails details;
  std::vector<store::CheckpointInfo> checkpoints;
  TrainingNews news;
};

/// What the card of a run says: everything but its curves and maps.
struct RunCard {
  store::RunDetails details;
  std::vector<store::CheckpointInfo> checkpoints;
  std::vector<store::Probe> probes;
};

/// What the whole store holds.
struct StoreSurvey {
  store::DiskUse disk;
  std::vector<std::string> tags;
};

using OverlaidRuns = std::shared_ptr<const std::vector<RunCurves>>;

/// The store seen from the window: every question is answered on a thread of its own, in order. A store that is not
/// there is an empty one.
class RunLibrary final : public QObject {
  Q_OBJECT
 public:
  explicit RunLibrary(std::filesystem::path store, QObject* parent = nullptr);
  ~RunLibrary() override;

  const std::filesystem::path& store() const { return m_store; }
  void setStore(const std::filesystem::path& store) { m_store = store; }

  // Questions. Of several of a kind (but lists), only the last is answered.
  void list(const lookback::store::RunQuery& query);
  void survey();
  void load(lookback::store::RunId run);
  void describe(lookback::store::RunId run);
  void overlay(std::vector<lookback::store::RunId> runs);
  void compare(lookback::store::RunId before, lookback::store::RunId after);
  /// Questions that are not answered yet never will be; changes and exports are done all the same.
  void giveUp();

  // Changes; `changed` follows each.
  void rename(lookback::store::RunId run, const QString& name);
  void setNote(lookback::store::RunId run, const QString& note);
  void setTags(lookback::store::RunId run, const std::vector<std::string>& tags);
  void setStyle(lookback::store::RunId run, const lookback::store::CurveStyle& style);
  void moveToTrash(const std::vector<lookback::store::RunId>& runs);
  void restore(const std::vector<lookback::store::RunId>& runs);
  void emptyTrash();

  // Files, replaced whole or not at all.
  void exportRuns(const lookback::store::RunQuery& query, const std::filesystem::path& file);
  void exportMetrics(lookback::store::RunId run, const std::filesystem::path& file);

 Q_SIGNALS:
  void listed(const lookback::store::RunQuery& query, const lookback::store::RunPage& page);
  void surveyed(const lookback::ui::StoreSurvey& survey);
  void loaded(const std::shared_ptr<lookback::ui::LoadedRun>& run);
  void described(const std::shared_ptr<lookback::ui::RunCard>& card);
  void overlaid(const lookback::ui::OverlaidRuns& runs);
  void compared(const std::shared_ptr<lookback::store::RunDiff>& diff);
  void changed();
  void emptied(qint64 runs, qint64 bytes);
  void exported(const QString& file);
  void failed(const QString& message);
  /// What is being done now; empty when nothing is.
  void jobChanged(const QString& job);

 private:
  using Job = std::function<void()>;
  struct Task {
    QString name;
    Job job;
    bool question = false;
  };
  /// A question that counts only while it is the newest of its kind.
  using Ticket = std::shared_ptr<std::atomic<std::uint64_t>>;
  void ask(const QString& name, Job job, bool question = false);
  template <class Answer>
  void askNewest(const QString& name, const Ticket& kind, Answer answer);
  template <class Change>
  void change(const QString& name, Change work);
  void work(const std::stop_token& stop);
  /// On the thread: the store at `path` open to be read; null if it is not there.
  store::Store* reader(const std::filesystem::path& path);
  template <class F>
  void tell(F&& f) {
    QMetaObject::invokeMethod(this, std::forward<F>(f), Qt::QueuedConnection);
  }

  std::filesystem::path m_store;
  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Task> m_jobs;
  static Ticket ticket() { return std::make_shared<std::atomic<std::uint64_t>>(0); }
  Ticket m_lists = ticket(), m_loads = ticket(), m_cards = ticket(), m_overlays = ticket(), m_diffs = ticket(),
         m_surveys = ticket();
  std::optional<store::Store> m_reader;  // of the thread
  std::jthread m_thread;                 // last member: joined first
};

/// A checkpoint as if it were a model file, for DecodeController: STORE/RUN@UPDATE/name.
std::filesystem::path checkpointPath(const std::filesystem::path& store, lookback::store::RunId run,
                                     std::uint64_t update, const QString& name);
/// The model of such a path; null if it is none.
std::shared_ptr<const Model> loadCheckpoint(const std::filesystem::path& path);

}  // namespace lookback::ui
