// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/recorder.h"

#include <algorithm>
#include <random>
#include <utility>

#include "core/base/error.h"
#include "core/store/writing.h"

namespace lookback::store {
namespace {

/// One attempt waits no longer for other writers, so that the end of a program never waits long; there are more.
constexpr std::chrono::milliseconds kPatience{2000};
constexpr std::chrono::milliseconds kBusyRetry{100};
constexpr std::chrono::hours kIdle{1};
constexpr std::size_t kMostCheckpointsWaiting = 2;

template <class T, class Variant>
bool holds(const Variant& item) {
  return std::holds_alternative<T>(item);
}

std::string newUid(const StoreOptions& options) {
  if (options.newUid) return options.newUid();
  std::random_device device;
  std::string uid;
  constexpr char kDigits[] = "0123456789abcdef";
  for (int digit = 0; digit < 32; ++digit) uid += kDigits[device() % 16];
  return uid;
}

RecorderStatus statusOf(std::filesystem::path path, std::optional<RunId> run) {
  RecorderStatus status;
  status.path = std::move(path);
  status.run = run;
  return status;
}

}  // namespace

RunRecorder::RunRecorder(std::filesystem::path path, NewRun run, RecorderOptions options)
    : m_options(std::move(options)), m_run(std::move(run)), m_pause(m_options.firstRetry) {
  if (m_run.uid.empty()) m_run.uid = newUid(m_options.store);
  m_status = statusOf(std::move(path), std::nullopt);
  m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

RunRecorder::RunRecorder(std::filesystem::path path, const ResumePoint& point, RecorderOptions options)
    : m_options(std::move(options)), m_pause(m_options.firstRetry) {
  m_run.name = point.details.summary.name;
  m_run.note = point.details.summary.note;
  m_run.tags = point.details.summary.tags;
  m_run.settings = point.details.settings;
  m_run.provenance = point.details.provenance;
  m_run.corpora = point.details.corpora;
  m_run.source = point.source;
  m_run.target = point.target;
  m_run.uid = point.details.summary.uid;
  m_status = statusOf(std::move(path), std::nullopt);
  m_status.checkpointUpdate = point.checkpoint.state.updates;
  m_thread = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

RunRecorder::~RunRecorder() {
  m_thread.request_stop();
  m_thread.join();
}

void RunRecorder::push(Item item) {
  const std::lock_guard lock(m_mutex);
  const bool first = m_incoming.empty();
  if (first) m_firstWaiting = Clock::now();
  if (holds<Ending>(item)) m_urgent = true;
  m_incoming.push_back(std::move(item));
  ++m_status.waiting;
  if (first || m_urgent) m_wake.notify_all();
}

void RunRecorder::save(Checkpoint checkpoint) {
  auto shared = std::make_shared<const Checkpoint>(std::move(checkpoint));
  std::unique_lock lock(m_mutex);
  m_attempted.wait(lock, [&] { return m_checkpoints < kMostCheckpointsWaiting || m_status.trouble; });
  if (m_incoming.empty()) m_firstWaiting = Clock::now();
  m_incoming.emplace_back(std::move(shared));
  ++m_status.waiting;
  ++m_checkpoints;
  m_urgent = m_urgent || m_mayPass;
  m_wake.notify_all();
}

bool RunRecorder::finish(RunState state, const std::string& reason) {
  push(Ending{state, reason});
  return flush();
}

bool RunRecorder::flush() {
  std::unique_lock lock(m_mutex);
  const std::uint64_t ticket = ++m_tickets;
  m_urgent = true;
  m_wake.notify_all();
  m_attempted.wait(lock, [&] { return m_served >= ticket && !m_waitsForOthers; });
  return !m_status.trouble && m_status.waiting == 0;
}

bool RunRecorder::moveTo(const std::filesystem::path& path) {
  {
    const std::lock_guard lock(m_mutex);
    m_move = path;
  }
  return flush();
}

RecorderStatus RunRecorder::status() const {
  const std::lock_guard lock(m_mutex);
  return m_status;
}

/// When the next attempt is to be made, if nothing urgent comes.
RunRecorder::Clock::time_point RunRecorder::due() const {
  const Clock::time_point never = Clock::now() + kIdle;
  if (m_status.trouble || m_busySince) return m_mayPass ? m_retryAt : never;
  return m_incoming.empty() ? never : m_firstWaiting + m_options.batchEvery;
}

void RunRecorder::work(const std::stop_token& stop) {
  for (;;) {
    std::unique_lock lock(m_mutex);
    const std::size_t before = m_incoming.size();
    // new first items wake it, so that their time is counted
    m_wake.wait_until(lock, stop, due(), [&] { return m_urgent || (before == 0 && !m_incoming.empty()); });
    const bool last = stop.stop_requested();
    if (!m_urgent && !last && Clock::now() < due()) continue;
    const std::uint64_t served = m_tickets;
    m_urgent = false;
    std::move(m_incoming.begin(), m_incoming.end(), std::back_inserter(m_pending));
    m_incoming.clear();
    const auto move = std::exchange(m_move, std::nullopt);
    lock.unlock();
    try {
      if (move) change(*move);
      attempt();
    } catch (const StoreError& error) {
      failed(error.trouble(), error.mayPass(), error.what());
    } catch (const std::exception& exception) {
      failed(Trouble::io, false, exception.what());
    }
    lock.lock();
    m_served = served;
    m_attempted.notify_all();
    if (last) return;
  }
}

void RunRecorder::attempt() {
  openStore();
  writePending();
  m_busySince.reset();
  m_pause = m_options.firstRetry;
  publish(std::nullopt, "");
}

void RunRecorder::openStore() {
  if (m_store && m_id) return;
  StoreOptions options = m_options.store;
  options.patience = std::min(options.patience, kPatience);
  if (!m_store) m_store.emplace(status().path, options);
  m_id = m_store->createRun(m_run);
  for (const RunEvent& event : m_store->events(*m_id, false))
    if (event.number < kInheritedEvents) m_nextEvent = std::max(m_nextEvent, event.number + 1);
  const std::lock_guard lock(m_mutex);
  m_status.run = m_id;
}

void RunRecorder::change(const std::filesystem::path& path) {
  StoreOptions options = m_options.store;
  options.patience = std::min(options.patience, kPatience);
  Store fresh(path, options);
  RunId id = 0;
  try {
    id = m_store && m_id ? copyRun(*m_store, *m_id, fresh) : fresh.createRun(m_run);
  } catch (const StoreError& error) {
    if (!m_store || error.path() != m_store->path() || path == m_store->path()) throw;
    id = fresh.createRun(m_run);  // the old store cannot be read any more; what memory holds goes on
  }
  try {
    if (m_store && m_id) m_store->finish(*m_id, RunState::stopped, "went on in another store");
  } catch (const Error&) {
    // the old place is what fails
  }
  m_store.emplace(std::move(fresh));
  m_id = id;
  const std::lock_guard lock(m_mutex);
  m_status.path = path;
  m_status.run = id;
}

void RunRecorder::writePending() {
  while (!m_pending.empty()) {
    if (holds<SharedCheckpoint>(m_pending.front()) || holds<Ending>(m_pending.front())) {
      writeOne();
    } else {
      writeBatch();
    }
  }
}

/// What stands before the next checkpoint or end, in one transaction.
void RunRecorder::writeBatch() {
  Batch batch;
  std::size_t count = 0;
  for (Item& item : m_pending) {
    if (auto* row = std::get_if<MetricRow>(&item)) {
      batch.metrics.push_back(*row);
    } else if (auto* event = std::get_if<RunEvent>(&item)) {
      if (event->number == 0) event->number = m_nextEvent++;
      batch.events.push_back(*event);
    } else if (auto* probe = std::get_if<Probe>(&item)) {
      batch.probes.push_back(*probe);
    } else if (auto* snapshots = std::get_if<std::vector<Snapshot>>(&item)) {
      batch.snapshots.insert(batch.snapshots.end(), snapshots->begin(), snapshots->end());
    } else {
      break;
    }
    ++count;
  }
  m_store->append(*m_id, batch);
  dropPending(count);
}

void RunRecorder::writeOne() {
  if (const auto* checkpoint = std::get_if<SharedCheckpoint>(&m_pending.front())) {
    m_store->saveCheckpoint(*m_id, **checkpoint, std::nullopt);
    const std::uint64_t update = (*checkpoint)->state.updates;
    dropPending(1);
    {
      const std::lock_guard lock(m_mutex);
      --m_checkpoints;
      m_status.checkpointUpdate = update;
    }
    m_attempted.notify_all();
    if (m_options.thinning) m_store->thin(*m_id, *m_options.thinning);
    return;
  }
  const Ending ending = std::get<Ending>(m_pending.front());
  m_store->finish(*m_id, ending.state, ending.reason);
  dropPending(1);
}

void RunRecorder::dropPending(std::size_t count) {
  m_pending.erase(m_pending.begin(), m_pending.begin() + static_cast<std::ptrdiff_t>(count));
  const std::lock_guard lock(m_mutex);
  m_status.waiting -= count;
}

void RunRecorder::failed(Trouble trouble, bool mayPass, const std::string& message) {
  const Clock::time_point now = Clock::now();
  if (trouble == Trouble::busy) {
    if (!m_busySince) m_busySince = now;
    if (now - *m_busySince < m_options.store.patience) {  // others may write; nobody needs to hear of it yet
      const std::lock_guard lock(m_mutex);
      m_waitsForOthers = true;
      m_mayPass = true;
      m_retryAt = now + kBusyRetry;
      return;
    }
  }
  keepFewCheckpoints();
  {
    const std::lock_guard lock(m_mutex);
    m_mayPass = mayPass;
    m_retryAt = now + m_pause;
  }
  m_pause = std::min(2 * m_pause, m_options.longestRetry);
  publish(trouble, message);
}

/// While nothing can be stored memory must not fill up: of the checkpoints waiting stay the newest and the best it
/// knows of.
void RunRecorder::keepFewCheckpoints() {
  const Checkpoint* newest = nullptr;
  for (const Item& item : m_pending) {
    if (const auto* checkpoint = std::get_if<SharedCheckpoint>(&item)) newest = checkpoint->get();
  }
  if (newest == nullptr) return;
  const std::uint64_t best = newest->best.update;
  const std::size_t dropped = std::erase_if(m_pending, [&](const Item& item) {
    const auto* checkpoint = std::get_if<SharedCheckpoint>(&item);
    return checkpoint != nullptr && checkpoint->get() != newest && (*checkpoint)->state.updates != best;
  });
  const std::lock_guard lock(m_mutex);
  m_checkpoints -= dropped;
  m_status.waiting -= dropped;
}

void RunRecorder::publish(const std::optional<Trouble>& trouble, const std::string& message) {
  RecorderStatus told;
  {
    const std::lock_guard lock(m_mutex);
    m_waitsForOthers = false;
    const bool same = m_status.trouble == trouble;
    m_status.trouble = trouble;
    m_status.message = message;
    if (!trouble) m_mayPass = true;
    if (same) return;
    told = m_status;
  }
  m_attempted.notify_all();
  if (m_options.onStatus) m_options.onStatus(told);
}

}  // namespace lookback::store
