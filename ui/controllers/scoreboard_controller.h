// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/base/latest_value.h"
#include "ui/controllers/scoreboard_board.h"
#include "ui/controllers/scoreboard_sets.h"

namespace lookback::ui {

/// Systems to score on one test set, all in the same way.
struct EvaluationWish {
  std::vector<BoardSystem> systems;
  TestSetChoice set;
  int beam = 5;
  bool replaceUnknown = false;
  /// Scores that the store already holds are counted again.
  bool again = false;
};

struct EvaluationProgress {
  QString system;
  int number = 1, systems = 1;  // which of the wish's
  std::size_t done = 0, all = 0;
};

/// Two scores beside each other.
struct ScoreComparison {
  store::EvaluationId a = 0, b = 0;
  std::optional<PairedComparison> paired;  // absent: not the same sentences
  std::vector<store::ChangedSetting> settings;
};

/// Makes a thread's work out of functions, in order; what waits is dropped at the end.
class JobThread {
 public:
  using Job = std::function<void(const std::stop_token&)>;
  JobThread();
  ~JobThread();
  void ask(Job job);

 private:
  void work(const std::stop_token& stop);

  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Job> m_jobs;
  std::jthread m_thread;  // last member: joined first
};

/// Between the Scoreboard and two threads: one reads the board and the texts behind scores, the other evaluates. Never
/// waits. Without a store scores are kept in memory.
class ScoreboardController final : public QObject {
  Q_OBJECT
 public:
  /// How a system of the board becomes one that translates; tests put a quick one in its place.
  using Opener = std::function<TranslationSystem(const BoardSystem&, const EvaluationWish&)>;

  explicit ScoreboardController(std::filesystem::path store, QObject* parent = nullptr);
  ~ScoreboardController() override;

  void setOpener(Opener opener) { m_opener = std::move(opener); }
  /// Model files to list beside the store's runs.
  void setFiles(std::vector<BoardFile> files) { m_files = std::move(files); }
  const std::filesystem::path& store() const { return m_store; }

  /// Reads the board again; boardChanged() follows.
  void refresh();
  void evaluate(EvaluationWish wish);
  /// Ends what runs; scores that are complete stay.
  void cancel();
  bool isBusy() const { return m_busy; }
  /// Reads sentences and translations behind a score; opened() follows. Of several asked for only the last one counts.
  void open(store::EvaluationId evaluation);
  void compare(store::EvaluationId a, store::EvaluationId b);
  void remove(store::EvaluationId evaluation);

 Q_SIGNALS:
  void boardChanged(const std::shared_ptr<const lookback::ui::Board>& board);
  void busyChanged();
  void progressChanged(const lookback::ui::EvaluationProgress& progress);
  /// A system was scored; the board follows.
  void scored(qint64 evaluation);
  void opened(qint64 evaluation, const std::shared_ptr<const lookback::store::EvaluationText>& text);
  void compared(const lookback::ui::ScoreComparison& comparison);
  void failed(const QString& message);

 private:
  using TextPtr = std::shared_ptr<const store::EvaluationText>;
  struct Kept {  // where there is no store
    store::EvaluationRecord record;
    TextPtr text;
  };

  void run(const EvaluationWish& wish, const Board& board, const std::stop_token& stop);
  static bool sameWords(const store::EvaluationRecord& record, const EvaluationWish& wish, const BoardSystem& system);
  void scoreOne(const EvaluationWish& wish, const BoardSystem& system, const TestSet& set, EvaluationProgress progress,
                const std::stop_token& stop);
  void keep(store::EvaluationRecord record, const TextPtr& text);
  TextPtr textOf(store::EvaluationId evaluation);
  void addKept(Board& board);
  template <class F>
  void tell(F&& f) {
    QMetaObject::invokeMethod(this, std::forward<F>(f), Qt::QueuedConnection);
  }
  void tellFailure(const std::exception& error);

  std::filesystem::path m_store;
  std::vector<BoardFile> m_files;
  Opener m_opener;
  std::shared_ptr<const Board> m_board;
  bool m_busy = false;
  std::uint64_t m_opening = 0, m_comparing = 0;
  std::stop_source m_stop;
  QTimer m_clock;  // looks into the mailbox of progress
  LatestValue<EvaluationProgress> m_progress;
  std::mutex m_keptMutex;
  std::vector<Kept> m_kept;         // guarded; ids are negative
  KnownFiles m_known;               // of the reading thread
  JobThread m_reader, m_evaluator;  // last members: joined first
};

}  // namespace lookback::ui
