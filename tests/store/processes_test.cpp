// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several programs and threads at once, and programs that are killed.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/store/small_store.h"

extern char** environ;  // NOLINT: as POSIX has it

namespace lookback::testing {
namespace {

using namespace store;
using Clock = std::chrono::steady_clock;

/// A store_writer; see writer/store_writer.cpp.
class Writer {
 public:
  Writer(const std::filesystem::path& store, const std::string& name, int checkpoints, bool recorder = false) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    std::vector<std::string> words = {LOOKBACK_STORE_WRITER, store.string(), name, std::to_string(checkpoints)};
    if (recorder) words.push_back("recorder");
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int failed = ::posix_spawn(&m_process, arguments[0], &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    m_output = ends[0];
    if (failed != 0) throw std::runtime_error("cannot start " + words[0]);
  }
  ~Writer() {
    if (m_process > 0) finish();
    ::close(m_output);
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Kills it at that moment, unless it has ended by itself.
  void killAfter(std::chrono::microseconds time) {
    const auto end = Clock::now() + time;
    while (read(end)) {
    }
    ::kill(m_process, SIGKILL);
  }

  void waitForSaved(std::size_t checkpoints) {
    while (saved().size() < checkpoints && read(Clock::time_point::max())) {
    }
  }

  /// Exit code; -1 if it was killed.
  int finish() {
    while (read(Clock::time_point::max())) {
    }
    int status = 0;
    ::waitpid(m_process, &status, 0);
    m_process = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  /// Updates of the checkpoints that it said were saved.
  std::vector<std::uint64_t> saved() const {
    std::vector<std::uint64_t> updates;
    for (std::size_t at = 0; (at = m_text.find("saved ", at)) != std::string::npos; at += 6) {
      const std::size_t end = m_text.find('\n', at);
      if (end != std::string::npos) updates.push_back(std::stoull(m_text.substr(at + 6, end - at - 6)));
    }
    return updates;
  }

 private:
  /// Takes what it says; false at the end of its output or of the time.
  bool read(Clock::time_point end) {
    int wait = -1;
    if (end != Clock::time_point::max()) {
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
      if (left <= 0) return false;
      wait = static_cast<int>(left);
    }
    pollfd poll{m_output, POLLIN, 0};
    if (::poll(&poll, 1, wait) <= 0) return false;
    char buffer[4096];
    const ssize_t count = ::read(m_output, buffer, sizeof buffer);
    if (count <= 0) return false;
    m_text.append(buffer, static_cast<std::size_t>(count));
    return true;
  }

  pid_t m_process = -1;
  int m_output = -1;
  std::string m_text;
};

/// What trials of killing found; all but the first two must stay 0.
struct Findings {
  int trials = 0, checkpoints = 0;
  int lost = 0, corrupt = 0, halfWritten = 0, unsettled = 0;
};

void inspect(const std::filesystem::path& path, const std::vector<std::uint64_t>& saved, Findings& found) {
  if (!std::filesystem::exists(path)) {
    found.lost += static_cast<int>(saved.size());
    return;
  }
  Store store(path);
  if (!store.check().empty()) ++found.corrupt;
  const RunPage page = store.runs({});
  if (page.runs.empty()) {
    found.lost += static_cast<int>(saved.size());
    return;
  }
  const RunSummary& run = page.runs.front();
  if (run.state == RunState::running) ++found.unsettled;
  std::vector<std::uint64_t> there;
  for (const CheckpointInfo& info : store.checkpoints(run.id)) {
    there.push_back(info.update);
    if (!sameBits(store.loadCheckpoint(run.id, info.update), randomCheckpoint(largerConfig(), info.update)))
      ++found.halfWritten;
  }
  for (const std::uint64_t update : saved) {
    if (!std::binary_search(there.begin(), there.end(), update)) ++found.lost;
  }
  const auto rows = store.metrics(run.id);
  for (std::size_t k = 0; k < rows.size(); ++k) {
    if (rows[k].update != k + 1) ++found.lost;
  }
}

int trialCount() {
  const char* const text = std::getenv("LOOKBACK_KILL_TRIALS");
  constexpr int kFew = 12;  // for every day; `LOOKBACK_KILL_TRIALS=200 store_tests --gtest_filter='StoreKilled*'`
  return text != nullptr ? std::atoi(text) : kFew;
}

TEST(StoreKilled, AtRandomMomentsLosesNoCheckpointAndHarmsNoStore) {
  const int trials = trialCount();
  constexpr int kTrialsOfOneStore = 8;        // each goes on where the last was killed
  constexpr std::uint64_t kLongest = 150000;  // microseconds
  Rng rng(20261130);
  Findings found;
  std::unique_ptr<TemporaryFolder> folder;
  std::vector<std::uint64_t> saved;
  for (; found.trials < trials; ++found.trials) {
    if (found.trials % kTrialsOfOneStore == 0) {
      folder = std::make_unique<TemporaryFolder>();
      saved.clear();
    }
    Writer writer(*folder / "runs.lookback", "killed", 1000);
    writer.killAfter(std::chrono::microseconds(rng.below(kLongest)));
    EXPECT_EQ(writer.finish(), -1) << "it should still have been writing";
    const auto newly = writer.saved();
    saved.insert(saved.end(), newly.begin(), newly.end());
    found.checkpoints += static_cast<int>(newly.size());
    inspect(*folder / "runs.lookback", saved, found);
  }
  std::printf(
      "%d kills, %d checkpoints confirmed before them, %d lost, %d half written, %d stores corrupt, %d runs not "
      "settled\n",
      found.trials, found.checkpoints, found.lost, found.halfWritten, found.corrupt, found.unsettled);
  EXPECT_EQ(found.lost, 0);
  EXPECT_EQ(found.halfWritten, 0);
  EXPECT_EQ(found.corrupt, 0);
  EXPECT_EQ(found.unsettled, 0);
}

TEST(StoreKilled, ThroughTheRecorderLosesNothingThatItCalledStored) {
  Rng rng(77);
  Findings found;
  for (int trial = 0; trial < std::max(4, trialCount() / 4); ++trial) {
    const TemporaryFolder folder;
    Writer writer(folder / "runs.lookback", "killed", 1000, true);
    writer.killAfter(std::chrono::microseconds(rng.below(200000)));
    writer.finish();
    inspect(folder / "runs.lookback", writer.saved(), found);
  }
  EXPECT_EQ(found.lost + found.halfWritten + found.corrupt + found.unsettled, 0);
}

TEST(StoreKilled, ALookAtTheListSaysSo) {
  const TemporaryFolder folder;
  {
    Writer writer(folder / "runs.lookback", "killed", 100000);
    writer.waitForSaved(3);
    writer.killAfter(std::chrono::microseconds(0));
    writer.finish();
  }
  Store store = openToRead(folder / "runs.lookback");
  EXPECT_EQ(store.runs({}).runs.at(0).state, RunState::interrupted);
  EXPECT_FALSE(store.hasAbandonedRuns());
}

TEST(StoreKilled, TheRunIsInterruptedAndResumesFromItsLastCheckpoint) {
  const TemporaryFolder folder;
  {
    Writer writer(folder / "runs.lookback", "killed", 100000);
    writer.waitForSaved(3);
    writer.killAfter(std::chrono::microseconds(0));
    writer.finish();
  }
  const Store reader(folder / "runs.lookback", readOptions());
  Store store(folder / "runs.lookback");
  EXPECT_TRUE(store.report().uncleanEnd);
  EXPECT_EQ(store.report().interruptedRuns, 1u);
  const RunId run = store.findRun("killed");
  EXPECT_EQ(store.run(run).summary.state, RunState::interrupted);
  const std::uint64_t last = store.checkpoints(run).back().update;
  EXPECT_EQ(store.resume(run).checkpoint.state.updates, last);
  EXPECT_EQ(store.metrics(run).size(), last);
  EXPECT_FALSE(Store(folder / "runs.lookback").report().uncleanEnd);
}

TEST(StoreShared, TwoProgramsWriteWhileAThirdLists) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  constexpr int kCheckpoints = 40;
  Writer first(path, "first", kCheckpoints), second(path, "second", kCheckpoints, true);  // create it both at once too
  for (int k = 0; k < 100; ++k) {
    Store store(path);
    for (const RunSummary& run : store.runs({}).runs) store.metrics(run.id);
  }
  EXPECT_EQ(first.finish(), 0);
  EXPECT_EQ(second.finish(), 0);
  Store store(path);
  for (const char* const name : {"first", "second"}) {
    const RunId run = store.findRun(name);
    EXPECT_EQ(store.metrics(run).size(), 10u * kCheckpoints);
    EXPECT_EQ(store.checkpoints(run).size(), static_cast<std::size_t>(kCheckpoints));
    EXPECT_EQ(store.run(run).summary.state, RunState::done);
  }
  EXPECT_EQ(store.check(), std::vector<std::string>{});
}

TEST(StoreShared, ThreadsWithAConnectionEachWriteAtOnce) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  constexpr int kThreads = 6, kBatches = 40;
  std::vector<std::string> errors(kThreads);
  {
    std::vector<std::jthread> threads;
    for (int k = 0; k < kThreads; ++k) {
      threads.emplace_back([&, k] {
        try {
          Store store(path);
          const RunId run = store.createRun(smallRun("thread " + std::to_string(k)));
          for (std::uint64_t batch = 0; batch < kBatches; ++batch) {
            store.append(run, {lossRows(5 * batch + 1, 5 * batch + 5), {}, {}, {}});
            store.runs({});
          }
          store.finish(run, RunState::done, "");
        } catch (const std::exception& exception) {
          errors[static_cast<std::size_t>(k)] = exception.what();
        }
      });
    }
  }
  EXPECT_EQ(errors, std::vector<std::string>(kThreads));
  Store store(path);
  EXPECT_EQ(store.runs({}).total, static_cast<std::uint64_t>(kThreads));
  for (const RunSummary& run : store.runs({}).runs) EXPECT_EQ(store.metrics(run.id).size(), 5u * kBatches);
}

TEST(StoreShared, AReaderSeesOneStateWhileAWriterWrites) {
  const TemporaryFolder folder;
  const auto path = folder / "runs.lookback";
  Store store(path);
  const RunId run = store.createRun(smallRun("watched"));
  std::jthread writer([&](const std::stop_token& stop) {
    Store own(path);
    for (std::uint64_t batch = 0; !stop.stop_requested(); ++batch)
      own.append(run, {lossRows(7 * batch + 1, 7 * batch + 7), {}, {}, {}});
  });
  for (int k = 0; k < 200; ++k) EXPECT_EQ(store.metrics(run).size() % 7, 0u) << "half a batch was seen";
}

}  // namespace
}  // namespace lookback::testing
