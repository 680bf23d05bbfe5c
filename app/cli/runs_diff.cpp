// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_diff.h"

#include <fmt/format.h>

#include <array>

#include "app/cli/runs_output.h"

namespace lookback::cli {
namespace {

using store::RunDiff;
using store::RunSummary;

std::string number(const std::optional<double>& value, int digits) {
  return value ? fmt::format("{:.{}f}", *value, digits) : "-";
}

/// What came of the runs: name, before, after.
std::vector<std::array<std::string, 3>> results(const RunDiff& diff) {
  const auto row = [&](const char* name, auto&& text) {
    return std::array<std::string, 3>{name, text(diff.before), text(diff.after)};
  };
  return {row("state", [](const RunSummary& run) { return std::string(store::name(run.state)); }),
          row("parameters", [](const RunSummary& run) { return std::to_string(run.parameters); }),
          row("updates", [](const RunSummary& run) { return std::to_string(run.updates); }),
          row("epochs", [](const RunSummary& run) { return fmt::format("{:.2f}", run.epochs); }),
          row("training", [](const RunSummary& run) { return clockText(run.seconds); }),
          row("last loss", [](const RunSummary& run) { return number(run.loss, 4); }),
          row("best dev loss", [](const RunSummary& run) { return number(run.bestDevLoss, 4); }),
          row("best BLEU", [](const RunSummary& run) { return number(run.bestBleu, 2); }),
          row("best AER", [](const RunSummary& run) { return number(run.bestAer, 3); })};
}

std::string orNothing(const std::string& text) {
  return text.empty() ? "(none)" : text;
}

}  // namespace

Json diffJson(const RunDiff& diff) {
  Json changed = Json::array();
  for (const store::ChangedSetting& setting : diff.changed)
    changed.push_back({{"setting", setting.name}, {"before", setting.before}, {"after", setting.after}});
  Json equal = Json::object();
  for (const store::ChangedSetting& setting : diff.equal) equal[setting.name] = setting.before;
  return {{"changed", changed},
          {"equal", equal},
          {"same_up_to", diff.sameUpTo ? Json(*diff.sameUpTo) : Json(nullptr)},
          {"same_curves", diff.sameCurves},
          {"runs", {runJson(diff.before), runJson(diff.after)}}};
}

std::string diffText(const RunDiff& diff) {
  std::string text =
      fmt::format("run {} \"{}\" and run {} \"{}\"", diff.before.id, diff.before.name, diff.after.id, diff.after.name);
  text += diff.changed.empty() ? "\nno setting differs" : "\nchanged settings";
  for (const store::ChangedSetting& setting : diff.changed)
    text += fmt::format("\n  {}: {} -> {}", setting.name, orNothing(setting.before), orNothing(setting.after));
  text += "\nresults";
  for (const auto& [name, before, after] : results(diff))
    text += fmt::format("\n  {:<14}  {:>14}  {:>14}", name, before, after);
  if (diff.sameCurves) return text + "\nthe curves are the same to the last bit";
  if (diff.sameUpTo) return text + fmt::format("\nthe curves are the same up to update {}", *diff.sameUpTo);
  return text + "\nthe curves differ from the first update";
}

}  // namespace lookback::cli
