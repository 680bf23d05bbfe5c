// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program that records a run as training would, to be killed at any moment.
//   store_writer STORE NAME CHECKPOINTS [recorder]
// Goes on with the run of that name from its last checkpoint, or begins it. Says "saved U" for each checkpoint that is
// committed; stops after CHECKPOINTS of them. With `recorder`, writes through RunRecorder.
#include <unistd.h>

#include <cstdio>
#include <exception>
#include <string>

#include "core/store/recorder.h"
#include "tests/store/small_store.h"

namespace {

using namespace lookback;
using namespace lookback::store;
using namespace lookback::testing;

constexpr std::uint64_t kInterval = 10;  // updates between checkpoints

void say(std::uint64_t update) {
  const std::string line = "saved " + std::to_string(update) + "\n";
  if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::exit(3);
}

/// The run and the update of its last checkpoint, 0 for a new one.
std::pair<RunId, std::uint64_t> begin(Store& store, const std::string& name) {
  RunQuery query;
  query.text = name;
  const RunPage page = store.runs(query);
  if (page.runs.empty()) return {store.createRun(largerRun(name)), 0};
  const RunId run = page.runs.front().id;
  if (store.checkpoints(run).empty()) return {run, 0};
  return {run, store.resume(run).checkpoint.state.updates};
}

void writeDirectly(const std::string& path, const std::string& name, std::uint64_t count) {
  Store store(path);
  const auto [run, start] = begin(store, name);
  for (std::uint64_t k = 0; k < count; ++k) {
    const std::uint64_t from = start + k * kInterval, to = from + kInterval;
    store.append(run, {lossRows(from + 1, to), {}, {}, {}});
    store.saveCheckpoint(run, randomCheckpoint(largerConfig(), to), std::nullopt);
    say(to);
  }
  store.finish(run, RunState::done, "");
}

void writeThroughRecorder(const std::string& path, const std::string& name, std::uint64_t count) {
  RecorderOptions options;
  options.thinning.reset();
  RunRecorder recorder(path, largerRun(name), options);
  for (std::uint64_t to = kInterval; to <= count * kInterval; to += kInterval) {
    for (const MetricRow& row : lossRows(to - kInterval + 1, to)) recorder.add(row);
    recorder.save(randomCheckpoint(largerConfig(), to));
    if (to % (3 * kInterval) != 0) continue;
    if (recorder.flush()) say(recorder.status().checkpointUpdate);
  }
  recorder.finish(RunState::done, "");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  try {
    const auto write = argc > 4 ? writeThroughRecorder : writeDirectly;
    write(argv[1], argv[2], std::stoull(argv[3]));
  } catch (const std::exception& exception) {
    std::fprintf(stderr, "store_writer: %s\n", exception.what());
    return 1;
  }
  return 0;
}
