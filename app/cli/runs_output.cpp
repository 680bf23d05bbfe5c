// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_output.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "core/base/file_io.h"
#include "core/store/run_events.h"
#include "core/text/unicode.h"

namespace lookback::cli {
namespace {

using store::CheckpointInfo;
using store::Milliseconds;
using store::RunSummary;

constexpr std::size_t kNameWidth = 28;

std::string timeText(Milliseconds time) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(time / 1000)));
}

template <class T>
Json orNull(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json timeOrNull(const std::optional<Milliseconds>& time) {
  return time ? Json(timeText(*time)) : Json(nullptr);
}

Json checkpointJson(const CheckpointInfo& info) {
  return {{"update", info.update},
          {"epochs", info.epochs},
          {"seconds", info.seconds},
          {"created", timeText(info.createdAt)},
          {"dev_loss", orNull(info.devLoss)},
          {"dev_bleu", orNull(info.devBleu)},
          {"aer", orNull(info.aer)},
          {"best", info.best},
          {"pinned", info.pinned},
          {"bytes", info.bytes}};
}

std::string number(const std::optional<double>& value, int digits) {
  return value ? fmt::format("{:.{}f}", *value, digits) : "-";
}

/// A name in a column, cut after whole letters.
std::string columnText(const std::string& name) {
  std::u32string letters = unicode::decode(name);
  for (char32_t& letter : letters) {
    if (letter < U' ' || letter == 0x7f) letter = U' ';  // a line stays a line
  }
  if (letters.size() > kNameWidth) {
    letters.resize(kNameWidth - 1);
    letters += U'…';
  }
  const std::size_t blanks = kNameWidth - letters.size();
  return unicode::encode(letters) + std::string(blanks, ' ');
}

std::string checkpointLine(const CheckpointInfo& info) {
  std::string marks;
  if (info.best) marks += "  best";
  if (info.pinned) marks += "  pinned";
  return fmt::format("  update {:>8}  epoch {:>8.2f}  dev loss {:>8}  BLEU {:>6}  AER {:>6}  {:>10}{}", info.update,
                     info.epochs, number(info.devLoss, 4), number(info.devBleu, 2), number(info.aer, 3),
                     sizeText(info.bytes), marks);
}

std::string stateText(const RunSummary& run) {
  std::string text(store::name(run.state));
  if (run.process != 0) text += fmt::format(" in process {}", run.process);
  if (!run.reason.empty() && run.reason != text) text += ": " + run.reason;
  return text;
}

}  // namespace

Json runJson(const RunSummary& run) {
  return {{"id", run.id},
          {"uid", run.uid},
          {"name", run.name},
          {"note", run.note},
          {"tags", run.tags},
          {"state", store::name(run.state)},
          {"reason", run.reason},
          {"created", timeText(run.createdAt)},
          {"ended", timeOrNull(run.endedAt)},
          {"trashed", timeOrNull(run.trashedAt)},
          {"parent", orNull(run.parent)},
          {"fork_update", orNull(run.forkUpdate)},
          {"system", run.system},
          {"scorer", run.scorer},
          {"direction", run.direction},
          {"parameters", run.parameters},
          {"updates", run.updates},
          {"epochs", run.epochs},
          {"seconds", run.seconds},
          {"loss", orNull(run.loss)},
          {"best_dev_loss", orNull(run.bestDevLoss)},
          {"best_bleu", orNull(run.bestBleu)},
          {"best_aer", orNull(run.bestAer)},
          {"checkpoints", run.checkpoints},
          {"checkpoint_bytes", run.checkpointBytes}};
}

std::vector<std::string> orderNames() {
  return {"created", "name",    "state",      "updates", "loss",   "dev-loss", "bleu",
          "aer",     "seconds", "parameters", "bytes",   "system", "tag",      "trashed"};
}

store::RunOrder orderFromName(const std::string& name) {
  const auto names = orderNames();
  return static_cast<store::RunOrder>(std::find(names.begin(), names.end(), name) - names.begin());
}

std::string sizeText(std::uint64_t bytes) {
  constexpr double kStep = 1024;
  auto size = static_cast<double>(bytes);
  for (const char* const unit : {"bytes", "KiB", "MiB"}) {
    if (size < kStep) return fmt::format("{:.{}f} {}", size, unit[0] == 'b' ? 0 : 1, unit);
    size /= kStep;
  }
  return fmt::format("{:.1f} GiB", size);
}

std::string diskText(const store::DiskUse& use) {
  return fmt::format(
      "{} runs and {} in the trash, {} on the disk ({} in checkpoints, {} of them in the trash; {} free)", use.runs,
      use.trashedRuns, sizeText(use.fileBytes), sizeText(use.checkpointBytes), sizeText(use.trashBytes),
      sizeText(use.freeBytes));
}

Json listJson(store::Store& store, const store::RunPage& page) {
  Json runs = Json::array();
  for (const RunSummary& run : page.runs) runs.push_back(runJson(run));
  return {{"store", pathText(store.path())}, {"total", page.total}, {"runs", runs}};
}

std::string listText(const store::RunPage& page, const store::RunQuery& query) {
  if (page.total == 0) return query.trashed ? "The trash is empty." : "No runs.";
  std::string text =
      fmt::format("{:>5}  {:<{}}  {:<11}  {:<9}  {:>8}  {:>8}  {:>6}  {:>6}  {:>10}  {}", "run", "name", kNameWidth,
                  "state", "system", "updates", "dev loss", "BLEU", "AER", "size", "created");
  for (const RunSummary& run : page.runs) {
    text += fmt::format("\n{:>5}  {}  {:<11}  {:<9}  {:>8}  {:>8}  {:>6}  {:>6}  {:>10}  {}", run.id,
                        columnText(run.name), store::name(run.state), run.system, run.updates,
                        number(run.bestDevLoss, 4), number(run.bestBleu, 2), number(run.bestAer, 3),
                        sizeText(run.checkpointBytes), timeText(run.createdAt));
  }
  if (page.runs.size() < page.total)
    text += fmt::format("\n{} of {} runs; --offset and --limit show others", page.runs.size(), page.total);
  return text;
}

Json detailsJson(const store::RunDetails& details, const std::vector<CheckpointInfo>& checkpoints,
                 const std::vector<store::RunEvent>& events, const Watched& watched) {
  Json json = runJson(details.summary);
  json["settings"] = Json::parse(store::settingsText(details.settings));
  json["provenance"] = details.provenance;
  json["corpora"] = Json::object();
  for (const auto& [role, corpus] : details.corpora) {
    json["corpora"][role] = {{"fingerprint", corpus.fingerprint},
                             {"name", corpus.name},
                             {"pairs", corpus.pairs},
                             {"source_words", corpus.sourceWords},
                             {"target_words", corpus.targetWords}};
  }
  json["checkpoint_list"] = Json::array();
  for (const CheckpointInfo& info : checkpoints) json["checkpoint_list"].push_back(checkpointJson(info));
  json["events"] = Json::array();
  for (const store::RunEvent& event : events)
    json["events"].push_back(
        {{"update", event.update}, {"at", timeText(event.at)}, {"kind", event.kind}, {"detail", event.detail}});
  json["probes"] = Json::array();
  for (const store::Probe& probe : watched.probes)
    json["probes"].push_back({{"number", probe.number},
                              {"source", fmt::format("{}", fmt::join(probe.source, " "))},
                              {"reference", fmt::format("{}", fmt::join(probe.reference, " "))}});
  json["snapshot_updates"] = watched.updates;
  return json;
}

std::string detailsText(const store::RunDetails& details, const std::vector<CheckpointInfo>& checkpoints,
                        const std::vector<store::RunEvent>& events, const Watched& watched) {
  const RunSummary& run = details.summary;
  std::string text = fmt::format(
      "run {}: {}\n{}\n{} {} ({} scorer), {} parameters\n{} updates, {:.2f} epochs, {} of training\nbest: dev loss {}, "
      "BLEU {}, AER {}\ncreated {}",
      run.id, run.name, stateText(run), run.direction, run.system, run.scorer, run.parameters, run.updates, run.epochs,
      clockText(run.seconds), number(run.bestDevLoss, 4), number(run.bestBleu, 2), number(run.bestAer, 3),
      timeText(run.createdAt));
  if (run.parent) text += fmt::format("\nbranch of run {} from update {}", *run.parent, *run.forkUpdate);
  if (run.trashedAt) text += "\nin the trash since " + timeText(*run.trashedAt);
  if (!run.tags.empty()) text += fmt::format("\ntags: {}", fmt::join(run.tags, ", "));
  if (!run.note.empty()) text += "\nnote: " + run.note;
  for (const auto& [role, corpus] : details.corpora)
    text += fmt::format("\n{} data: {}, {} pairs", role, corpus.name, corpus.pairs);
  const Json settings = Json::parse(store::settingsText(details.settings));
  for (const auto& [part, fields] : settings.items()) text += "\n" + part + ": " + compact(fields);
  text += fmt::format("\n{} checkpoints, {}", checkpoints.size(), sizeText(run.checkpointBytes));
  for (const CheckpointInfo& info : checkpoints) text += "\n" + checkpointLine(info);
  if (!watched.probes.empty())
    text += fmt::format("\n{} sentences watched, {} snapshots of each", watched.probes.size(), watched.updates.size());
  if (!events.empty()) text += "\nevents";
  for (const store::RunEvent& event : events)
    text += fmt::format("\n  update {:>8}  {}  {}", event.update, timeText(event.at), store::describe(event));
  return text;
}

}  // namespace lookback::cli
