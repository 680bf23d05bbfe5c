// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/output_guard.h"
#include "app/cli/runs_diff.h"
#include "app/cli/runs_output.h"
#include "app/cli/store_access.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/base/file_io.h"
#include "core/store/export.h"
#include "core/store/place.h"

namespace lookback::cli {
namespace {

using store::RunQuery;
using store::Store;
using store::StoreOptions;

constexpr const char* kListFooter = R"(
Examples:
  lookback-cli runs list
  lookback-cli runs list --text dates --sort bleu --limit 10
  lookback-cli runs list --limit 1000 --csv > runs.csv
  lookback-cli runs list --state running --state interrupted --json)";
constexpr const char* kShowFooter = R"(
Examples:
  lookback-cli runs show 3
  lookback-cli runs show "first try" --json

RUN is a number, or a name that only one run has.)";
constexpr const char* kExportFooter = R"(
Examples:
  lookback-cli runs export 3 --metrics curve.csv
  lookback-cli runs export 3@best --model fr-en.safetensors
  lookback-cli runs export "first try@2000" --model at-2000.safetensors --half
  lookback-cli runs export 3 --checkpoint last --model fr-en.safetensors

UPDATE is a number of `runs show`, best or last; --checkpoint says the same as @. Without either the model is that of the best
checkpoint. `translate --model` and all other commands read the file. An existing file is only replaced with --force.)";
constexpr const char* kDiffFooter = R"(
Examples:
  lookback-cli runs diff 3 4
  lookback-cli runs diff "first try" "bigger batches" --json
  lookback-cli runs diff 3 4 --csv > diff.csv

First the settings and corpora in which the runs differ, then what came of it, then how far their curves are the same to the last
bit. Times do not count.)";
constexpr const char* kDeleteFooter = R"(
Examples:
  lookback-cli runs delete 3 4
  lookback-cli runs restore 3
  lookback-cli runs delete 4 --purge
  lookback-cli runs empty-trash

Moves runs to the trash, from where `runs restore` takes them back. --purge deletes them for good and gives their space back to
the disk.)";
constexpr const char* kCheckFooter = R"(
Example:
  lookback-cli runs check --store class.lookback

Reads every page, reference and checkpoint. Exit code 1 if anything is not as it was written.)";

struct RunsCommand {
  std::string store;
  std::vector<std::string> runs;
  RunQuery query;
  std::vector<std::string> states;
  std::string sort = "created", metrics, model, checkpoint;
  bool ascending = false, json = false, csv = false, half = false, force = false, purge = false;
};

Store openStore(const RunsCommand& command, StoreOptions::Access access) {
  const std::filesystem::path path =
      command.store.empty() ? store::defaultStorePath() : std::filesystem::path(command.store);
  StoreOptions options;
  options.create = false;
  if (access == StoreOptions::Access::write) return openNaming(path, options);
  try {
    return store::openToRead(path);
  } catch (const store::StoreError& error) {
    throw Error(error.code(), withStoreOption(error.what()));
  }
}

/// `print` ends the last line itself.
std::string_view lines(const std::string& text) {
  return std::string_view(text).substr(0, text.size() - 1);
}

int runList(const RunsCommand& command) {
  RunQuery query = command.query;
  for (const std::string& state : command.states) query.states.push_back(store::runStateFromName(state));
  query.order = orderFromName(command.sort);
  query.descending = !command.ascending;
  Store store = openStore(command, StoreOptions::Access::read);
  const store::RunPage page = store.runs(query);
  if (command.csv)
    print(lines(store::runsCsv(store, page.runs)));
  else
    print(command.json ? pretty(listJson(store, page)) : listText(page, query));
  return kDone;
}

int runShow(const RunsCommand& command) {
  Store store = openStore(command, StoreOptions::Access::read);
  const store::RunId run = store.findRun(command.runs.front());
  const store::RunDetails details = store.run(run);
  const auto checkpoints = store.checkpoints(run);
  const auto events = store.events(run);
  const Watched watched{store.probes(run), store.snapshotUpdates(run)};
  print(command.json ? pretty(detailsJson(details, checkpoints, events, watched))
                     : detailsText(details, checkpoints, events, watched));
  return kDone;
}

int runDiff(const RunsCommand& command) {
  Store store = openStore(command, StoreOptions::Access::read);
  std::vector<store::RunId> runs;
  for (const std::string& text : command.runs) runs.push_back(store.findRun(text));
  const store::RunDiff diff =
      store::diffOf(store.run(runs[0]), store.run(runs[1]), store.metrics(runs[0]), store.metrics(runs[1]));
  if (command.csv)
    print(lines(store::diffCsv(diff)));
  else
    print(command.json ? pretty(diffJson(diff)) : diffText(diff));
  return kDone;
}

/// RUN, or RUN@UPDATE however it was said.
std::string exportedReference(const RunsCommand& command) {
  if (command.checkpoint.empty()) return command.runs.front();
  return command.runs.front() + "@" + command.checkpoint;
}

void expectFree(const std::string& file, bool force) {
  if (!force && std::filesystem::exists(file))
    throw Error(fmt::format("\"{}\" exists already; choose another name, or replace it with --force", pathText(file)));
}

int runExport(const RunsCommand& command) {
  if (command.metrics.empty() && command.model.empty())
    throw Error(ErrorCode::wrongUsage, "say what to export: --metrics FILE, --model FILE or both");
  keepApart(command.metrics, command.model);
  Store store = openStore(command, StoreOptions::Access::read);
  const store::RunReference reference = store::findReference(store, exportedReference(command));
  for (const std::string& file : {command.metrics, command.model}) {
    if (!file.empty()) expectFree(file, command.force);
  }
  if (!command.metrics.empty()) {
    store::exportMetrics(store, reference.run, command.metrics);
    print(command.metrics);
  }
  if (!command.model.empty()) {
    const std::uint64_t update = reference.update ? *reference.update : store::bestUpdate(store, reference.run);
    store::exportModel(store, reference.run, update, command.model,
                       command.half ? StoredType::float16 : StoredType::float32);
    print(fmt::format("{}: update {}", command.model, update));
  }
  return kDone;
}

int runDelete(const RunsCommand& command) {
  Store store = openStore(command, StoreOptions::Access::write);
  std::vector<store::RunId> runs;
  for (const std::string& text : command.runs) runs.push_back(store.findRun(text));
  for (const store::RunId run : runs) {
    const store::RunSummary summary = store.run(run).summary;
    store.moveToTrash(run);
    print(fmt::format("run {} \"{}\": {} updates, {} checkpoints ({}), {}", run, summary.name, summary.updates,
                      summary.checkpoints, sizeText(summary.checkpointBytes),
                      command.purge ? "deleted" : "in the trash"));
  }
  if (command.purge) print(sizeText(store.purge(runs)) + " given back to the disk");
  return kDone;
}

int runRestore(const RunsCommand& command) {
  Store store = openStore(command, StoreOptions::Access::write);
  for (const std::string& text : command.runs) {
    const store::RunId run = store.findRun(text);
    store.restoreFromTrash(run);
    print(fmt::format("run {} \"{}\" is back", run, store.run(run).summary.name));
  }
  return kDone;
}

int runEmptyTrash(const RunsCommand& command) {
  Store store = openStore(command, StoreOptions::Access::write);
  const std::uint64_t runs = store.diskUse().trashedRuns;
  print(fmt::format("{} runs deleted, {} given back to the disk", runs, sizeText(store.emptyTrash())));
  return kDone;
}

int runCheck(const RunsCommand& command) {
  StoreOptions options;
  options.access = StoreOptions::Access::read;
  options.acceptDamage = true;
  Store store =
      openNaming(command.store.empty() ? store::defaultStorePath() : std::filesystem::path(command.store), options);
  const std::vector<std::string> problems = store.check();
  const std::string path = pathText(store.path());
  if (command.json) {
    print(pretty(Json{{"store", path}, {"sound", problems.empty()}, {"problems", problems}}));
  } else if (problems.empty()) {
    print(diskText(store.diskUse()) + "\nThe store is sound.");
  }
  if (problems.empty()) return kDone;
  for (const std::string& problem : problems) note(problem);
  note(fmt::format(
      "the store \"{}\" is damaged: {} problems; export what you need, keep the file, and start a new store", path,
      problems.size()));
  return kRefused;
}

CLI::App* addOne(CLI::App& runs, Run& run, const std::shared_ptr<RunsCommand>& command, const char* name,
                 const char* description, const char* footer, int (*action)(const RunsCommand&)) {
  CLI::App* sub = runs.add_subcommand(name, description);
  sub->footer(footer);
  sub->add_option("--store", command->store, "The store; by default the one in your data folder")->type_name("FILE");
  sub->callback([command, action, &run] { run = [command, action](Interrupt&) { return action(*command); }; });
  return sub;
}

/// `count` runs are named; 0: one or more.
void addRunNames(CLI::App& sub, RunsCommand& command, int count) {
  CLI::Option* option = sub.add_option("run", command.runs, "Number or name")->required()->type_name("RUN");
  if (count > 0) option->expected(count);
}

void addListOptions(CLI::App& sub, RunsCommand& command) {
  sub.add_option("--text", command.query.text, "Only runs with this in name, note or tags");
  sub.add_option("--tag", command.query.tag, "Only runs with this tag");
  sub.add_option("--state", command.states, "Only runs in this state; may be given several times")
      ->check(CLI::IsMember({"running", "done", "stopped", "diverged", "interrupted", "failed"}));
  sub.add_flag("--trash", command.query.trashed, "Those in the trash");
  sub.add_option("--sort", command.sort, "Order, largest or newest first")
      ->check(CLI::IsMember(orderNames()))
      ->capture_default_str();
  sub.add_flag("--ascending", command.ascending, "The other way round");
  sub.add_option("--limit", command.query.limit, "At most so many")
      ->check(numberFrom(1, 1000000))
      ->capture_default_str();
  sub.add_option("--offset", command.query.offset, "Leave out so many first")->check(numberFrom(0, 1000000000));
}

}  // namespace

void addRuns(CLI::App& app, Run& run) {
  CLI::App* runs = app.add_subcommand("runs", "List, show, compare, export, delete or check stored training runs");
  runs->require_subcommand(1);
  const auto command = std::make_shared<RunsCommand>();
  CLI::App* list = addOne(*runs, run, command, "list", "List runs", kListFooter, runList);
  addListOptions(*list, *command);
  list->add_flag("--json", command->json, "Print JSON")->excludes(list->add_flag("--csv", command->csv, "Print CSV"));
  CLI::App* show = addOne(*runs, run, command, "show", "Say everything about a run", kShowFooter, runShow);
  addRunNames(*show, *command, 1);
  show->add_flag("--json", command->json, "Print JSON");
  CLI::App* diff =
      addOne(*runs, run, command, "diff", "Compare two runs, changed settings first", kDiffFooter, runDiff);
  addRunNames(*diff, *command, 2);
  diff->add_flag("--json", command->json, "Print JSON")->excludes(diff->add_flag("--csv", command->csv, "Print CSV"));
  CLI::App* out = addOne(*runs, run, command, "export", "Write a curve or a model to a file", kExportFooter, runExport);
  addRunNames(*out, *command, 1);
  out->add_option("--metrics", command->metrics, "Write the curve as CSV here")->type_name("FILE");
  out->add_option("--model", command->model, "Write the model of a checkpoint here")->type_name("FILE");
  out->add_option("--checkpoint", command->checkpoint, "Which checkpoint: an update, best or last")
      ->type_name("UPDATE");
  out->add_flag("--half", command->half, "Store the model's numbers as float16");
  out->add_flag("--force", command->force, "Replace files that exist");
  CLI::App* remove = addOne(*runs, run, command, "delete", "Move runs to the trash", kDeleteFooter, runDelete);
  addRunNames(*remove, *command, 0);
  remove->add_flag("--purge", command->purge, "Delete for good");
  CLI::App* restore = addOne(*runs, run, command, "restore", "Take runs out of the trash", "", runRestore);
  addRunNames(*restore, *command, 0);
  addOne(*runs, run, command, "empty-trash", "Delete for good what is in the trash", "", runEmptyTrash);
  CLI::App* check = addOne(*runs, run, command, "check", "Check a store to the last byte", kCheckFooter, runCheck);
  check->add_flag("--json", command->json, "Print JSON");
}

}  // namespace lookback::cli
