// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "core/store/store.h"

namespace lookback::store {

/// How the recording stands.
struct RecorderStatus {
  std::filesystem::path path;
  std::optional<Trouble> trouble;      // nothing can be stored at present
  std::string message;                 // to be shown, if there is trouble
  std::optional<RunId> run;            // in the store; absent until it could be created
  std::size_t waiting = 0;             // things in memory that are not stored yet
  std::uint64_t checkpointUpdate = 0;  // newest one stored
};

struct RecorderOptions {
  StoreOptions store;
  std::chrono::milliseconds batchEvery{1000};  // metrics, events and snapshots are written together
  std::chrono::milliseconds firstRetry{1000}, longestRetry{60000};  // after trouble that may pass; the pause doubles
  std::optional<Thinning> thinning = Thinning{};
  /// Called on the recorder's thread when trouble begins, changes or ends: once each, not for every attempt.
  std::function<void(const RecorderStatus&)> onStatus;
};

/// Records a run while it trains, from a thread of its own, so that training never waits for the disk. All functions
/// can be called from any thread and none throws for the store's sake: while the store fails, everything is kept in
/// memory (of the checkpoints the newest and the best), trouble that may pass is tried again by and by and at every new
/// checkpoint, and `moveTo` offers another file. Nothing that was added is lost unless the process ends before it could
/// be stored.
class RunRecorder {
 public:
  RunRecorder(std::filesystem::path path, NewRun run, RecorderOptions options = {});
  /// Goes on with what Store::resume prepared in that file.
  RunRecorder(std::filesystem::path path, const ResumePoint& point, RecorderOptions options = {});
  /// Tries once more to store what waits. A run without `finish` is then shown as interrupted.
  ~RunRecorder();
  RunRecorder(const RunRecorder&) = delete;
  RunRecorder& operator=(const RunRecorder&) = delete;

  void add(const MetricRow& row) { push(row); }
  void add(const RunEvent& event) { push(event); }
  void add(const Probe& probe) { push(probe); }
  void add(std::vector<Snapshot> snapshots) { push(std::move(snapshots)); }
  /// Waits only if two checkpoints are still being written and the store works.
  void save(Checkpoint checkpoint);
  /// The run ended; waits for the attempt to store all. Returns flush().
  bool finish(RunState state, const std::string& reason);

  /// Waits until everything added so far is stored, or there is trouble; whether it is stored.
  bool flush();
  /// From now on records to this file, with all that the run has so far: copied from the present store where that can
  /// still be read (also one that was deleted while open), and from memory. Waits for the attempt; whether it worked.
  bool moveTo(const std::filesystem::path& path);
  RecorderStatus status() const;

 private:
  using SharedCheckpoint = std::shared_ptr<const Checkpoint>;
  struct Ending {
    RunState state = RunState::done;
    std::string reason;
  };
  using Item = std::variant<MetricRow, RunEvent, Probe, std::vector<Snapshot>, SharedCheckpoint, Ending>;
  using Clock = std::chrono::steady_clock;

  void push(Item item);
  void work(const std::stop_token& stop);
  Clock::time_point due() const;
  void attempt();
  void change(const std::filesystem::path& path);
  void openStore();
  void writePending();
  void writeBatch();
  void writeOne();
  void dropPending(std::size_t count);
  void failed(Trouble trouble, bool mayPass, const std::string& message);
  void keepFewCheckpoints();
  void publish(const std::optional<Trouble>& trouble, const std::string& message);

  RecorderOptions m_options;
  NewRun m_run;                  // with uid, so that writing it twice makes one run
  std::optional<Store> m_store;  // the worker's own
  std::optional<RunId> m_id;     // in m_store
  std::deque<Item> m_pending;    // the worker's own: taken from m_incoming, not stored yet
  std::uint64_t m_nextEvent = 1;
  std::optional<Clock::time_point> m_busySince;
  std::chrono::milliseconds m_pause;

  mutable std::mutex m_mutex;  // guards what follows
  std::condition_variable_any m_wake, m_attempted;
  std::deque<Item> m_incoming;
  RecorderStatus m_status;
  std::optional<std::filesystem::path> m_move;
  Clock::time_point m_firstWaiting, m_retryAt;
  bool m_urgent = true;           // an attempt is due at once
  bool m_waitsForOthers = false;  // busy, but not for long enough to call it trouble
  bool m_mayPass = true;          // the present trouble
  std::size_t m_checkpoints = 0;  // waiting in both queues
  std::uint64_t m_tickets = 0, m_served = 0;

  std::jthread m_thread;  // last member: joined first
};

}  // namespace lookback::store
