// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/export.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <ctime>

#include "core/base/error.h"
#include "core/base/file_io.h"

namespace lookback::store {
namespace {

constexpr std::size_t kPiece = 1 << 16;  // bytes written at once

void expectNotTheStore(const Store& store, const std::filesystem::path& file) {
  for (const char* const suffix : {"", "-wal", "-shm"}) {
    std::filesystem::path part = store.path();
    part += suffix;
    std::error_code ignored;
    if (std::filesystem::equivalent(part, file, ignored))
      throw Error(ErrorCode::wrongUsage,
                  fmt::format("\"{}\" is the store itself; choose another name for the export", pathText(file)));
  }
}

std::string cell(const std::optional<double>& value) {
  return value ? fmt::format("{}", *value) : "";
}

std::string line(const MetricRow& row) {
  const std::string words = row.targetWords ? std::to_string(*row.targetWords) : "";
  return fmt::format("{},{},{},{},{},{},{},{},{},{}\n", row.update, cell(row.epochs), cell(row.seconds), cell(row.loss),
                     cell(row.gradientNorm), cell(row.rate), words, cell(row.devLoss), cell(row.devBleu),
                     cell(row.aer));
}

std::string runLine(Store& store, const RunSummary& run) {
  const std::string created =
      fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(run.createdAt / 1000)));
  const std::string state(name(run.state));
  const auto seed = store.run(run.id).settings.training.seed;
  return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", run.id, csvCell(run.name),
                     csvCell(run.note), csvCell(fmt::format("{}", fmt::join(run.tags, " "))), state,
                     csvCell(run.reason), run.system, run.scorer, run.direction, run.parameters, seed, run.updates,
                     run.epochs, run.seconds, cell(run.loss), cell(run.bestDevLoss), cell(run.bestBleu),
                     cell(run.bestAer), run.checkpoints, run.checkpointBytes, created, run.uid);
}

std::uint64_t updateFrom(Store& store, RunId run, const std::string& text) {
  if (text == "best") return bestUpdate(store, run);
  const auto list = store.checkpoints(run);
  if (text == "last" && !list.empty()) return list.back().update;
  std::uint64_t update = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), update);
  if (error != std::errc() || end != text.data() + text.size() || update > INT64_MAX)
    throw Error(ErrorCode::wrongUsage,
                fmt::format("\"{}\" names no checkpoint of run {}; give an update, \"last\" or \"best\"", text, run));
  return update;
}

}  // namespace

void exportMetrics(Store& store, RunId run, const std::filesystem::path& file) {
  expectNotTheStore(store, file);
  AtomicFile output(file);
  std::string text(kMetricColumns);
  text += '\n';
  store.eachMetric(run, {}, true, [&](const MetricRow& row) {
    text += line(row);
    if (text.size() < kPiece) return true;
    output.write(text);
    text.clear();
    return true;
  });
  output.write(text);
  output.commit();
}

std::string csvCell(const std::string& text) {
  const bool plain =
      text.find_first_of(",\"\r\n") == std::string::npos && !text.starts_with(' ') && !text.ends_with(' ');
  if (plain) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

std::string runsCsv(Store& store, std::span<const RunSummary> runs) {
  std::string text = std::string(kRunColumns) + '\n';
  for (const RunSummary& run : runs) text += runLine(store, run);
  return text;
}

void exportRuns(Store& store, RunQuery query, const std::filesystem::path& file) {
  expectNotTheStore(store, file);
  query.offset = 0;
  query.limit = INT64_MAX;
  AtomicFile output(file);
  output.write(runsCsv(store, store.runs(query).runs));
  output.commit();
}

void exportModel(Store& store, RunId run, std::uint64_t update, const std::filesystem::path& file, StoredType type) {
  expectNotTheStore(store, file);
  saveModel(store.modelAt(run, update), file, type);
}

RunReference findReference(Store& store, const std::string& text) {
  try {
    return {store.findRun(text), std::nullopt};  // names may hold an @
  } catch (const StoreError&) {
    throw;
  } catch (const Error&) {
    const std::size_t at = text.rfind('@');
    if (at == std::string::npos) throw;
    const RunId run = store.findRun(text.substr(0, at));
    return {run, updateFrom(store, run, text.substr(at + 1))};
  }
}

std::uint64_t bestUpdate(Store& store, RunId run) {
  const auto list = store.checkpoints(run);
  if (list.empty()) throw Error(ErrorCode::wrongUsage, fmt::format("run {} has no checkpoint", run));
  const auto best = std::find_if(list.begin(), list.end(), [](const CheckpointInfo& info) { return info.best; });
  if (best != list.end()) return best->update;
  const Checkpoint newest = store.loadCheckpoint(run, list.back().update);
  return newest.bestParameters ? newest.best.update : list.back().update;  // a branch's best may lie before its fork
}

}  // namespace lookback::store
