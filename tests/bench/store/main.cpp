// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How quickly a large store opens and lists: 10 000 runs with 5 million metric rows and 20 000 checkpoints.
//   lookback_store_bench [--runs N] [--rows N] [--store FILE] [--rounds N]
// Makes the store first (some minutes for the full size) and keeps it if FILE is given, so that it can be used again.
#include <fmt/format.h>
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/store/store.h"

namespace {

using namespace lookback;
using namespace lookback::store;
using Clock = std::chrono::steady_clock;

double secondsOf(const std::function<void()>& work) {
  const auto start = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

NewRun newRun(std::uint64_t number) {
  NewRun run;
  run.name = fmt::format("run {}", number);
  run.note = number % 7 == 0 ? "for the class of Tuesday" : "";
  run.tags = {fmt::format("class {}", number % 12)};
  ModelConfig& config = run.settings.model;
  config.m = 6, config.n = 8, config.nAlign = 7, config.l = 4, config.sourceWords = 12, config.targetWords = 11;
  return run;
}

std::vector<MetricRow> curve(std::uint64_t rows, Rng& rng) {
  std::vector<MetricRow> all(rows);
  for (std::uint64_t k = 0; k < rows; ++k) {
    MetricRow& row = all[k];
    row.update = k + 1;
    row.epochs = static_cast<double>(k + 1) / 123;
    row.seconds = 0.0123 * static_cast<double>(k + 1);
    row.loss = 5 / (1 + 0.01 * static_cast<double>(k)) + 0.1 * rng.uniform();
    row.gradientNorm = rng.uniform();
    row.rate = 1;
    row.targetWords = 700 + static_cast<std::int64_t>(rng.below(200));
    if (k % 100 == 99) row.devLoss = *row.loss, row.devBleu = 100 * rng.uniform();
  }
  return all;
}

void fill(const std::filesystem::path& path, std::uint64_t runs, std::uint64_t rows) {
  Store store(path);
  Rng rng(1);
  for (std::uint64_t k = 0; k < runs; ++k) {
    const NewRun run = newRun(k);
    const RunId id = store.createRun(run);
    store.append(id, {curve(rows / runs, rng), {}, {}, {}});
    for (const std::uint64_t update : {rows / runs / 2, rows / runs}) {
      Checkpoint checkpoint;
      checkpoint.state = {Parameters<float>::zeros(run.settings.model),
                          Parameters<float>::zeros(run.settings.model),
                          Parameters<float>::zeros(run.settings.model),
                          update,
                          {},
                          0};
      checkpoint.state.parameters.visit([&](const std::string&, MatrixRef<float> tensor) { tensor.setConstant(1.5f); });
      store.saveCheckpoint(id, checkpoint, std::nullopt);
    }
    store.finish(id, RunState::done, "");
    if (k % 1000 == 999) fmt::print(stderr, "{} of {} runs\n", k + 1, runs);
  }
}

void report(const char* what, int rounds, const std::function<void()>& work) {
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) times.push_back(1000 * secondsOf(work));
  std::sort(times.begin(), times.end());
  fmt::print("{:<52} {:>9.2f} ms median, {:>9.2f} ms slowest\n", what, times[times.size() / 2], times.back());
}

void measure(const std::filesystem::path& path, int rounds) {
  report("open and list the first page", rounds, [&] { Store(path).runs({}); });
  Store store(path);
  const auto page = [&](RunOrder order, std::uint64_t offset, const char* text) {
    RunQuery query;
    query.order = order;
    query.offset = offset;
    query.text = text;
    return store.runs(query);
  };
  const RunPage all = page(RunOrder::created, 0, "");
  report("the last page", rounds,
         [&] { page(RunOrder::created, all.total - std::min<std::uint64_t>(all.total, 100), ""); });
  report("sorted by BLEU", rounds, [&] { page(RunOrder::bleu, 0, ""); });
  report("sorted by name", rounds, [&] { page(RunOrder::name, 0, ""); });
  report("search in names, notes and tags", rounds, [&] { page(RunOrder::created, 0, "tuesday"); });
  const RunId run = all.runs.front().id;
  report("one run with its checkpoint list", rounds, [&] { store.run(run), store.checkpoints(run); });
  report("its curve, all rows", rounds, [&] { store.metrics(run); });
  report("its curve for 1000 points", rounds, [&] { store.chart(run, 1000); });
  report("disk use", rounds, [&] { store.diskUse(); });
  fmt::print("{} runs, {:.1f} MiB\n", all.total, static_cast<double>(store.diskUse().fileBytes) / (1 << 20));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Times the store at the size of a school's year");
  std::uint64_t runs = 10000, rows = 5000000;
  int rounds = 9;
  std::string file;
  app.add_option("--runs", runs)->check(CLI::Range(1, 1000000))->capture_default_str();
  app.add_option("--rows", rows, "Metric rows of all runs together")->capture_default_str();
  app.add_option("--rounds", rounds)->check(CLI::Range(1, 1000))->capture_default_str();
  app.add_option("--store", file, "Kept, and used again if it exists");
  CLI11_PARSE(app, argc, argv);
  std::string folder = (std::filesystem::temp_directory_path() / "lookback-bench-XXXXXX").string();
  if (file.empty() && ::mkdtemp(folder.data()) == nullptr) return 1;
  const std::filesystem::path path =
      file.empty() ? std::filesystem::path(folder) / "runs.lookback" : std::filesystem::path(file);
  if (!std::filesystem::exists(path)) fill(path, runs, rows);
  measure(path, rounds);
  if (file.empty()) std::filesystem::remove_all(folder);
  return 0;
}
