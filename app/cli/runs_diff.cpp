// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "app/cli/runs_output.h"

namespace lookback::cli {
namespace {

using store::MetricRow;
using store::RunSummary;

bool sameBits(const std::optional<double>& a, const std::optional<double>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return std::bit_cast<std::uint64_t>(*a) == std::bit_cast<std::uint64_t>(*b);
}

/// But for the clock.
bool sameRow(const MetricRow& a, const MetricRow& b) {
  return a.update == b.update && sameBits(a.epochs, b.epochs) && sameBits(a.loss, b.loss) &&
         sameBits(a.gradientNorm, b.gradientNorm) && sameBits(a.rate, b.rate) && sameBits(a.devLoss, b.devLoss) &&
         sameBits(a.devBleu, b.devBleu) && sameBits(a.aer, b.aer) && a.targetWords == b.targetWords;
}

void addCorpora(const store::RunDetails& before, const store::RunDetails& after,
                std::vector<store::ChangedSetting>& changed) {
  for (const char* const role : {"train", "dev", "test"}) {
    const auto described = [&](const store::RunDetails& run) -> std::string {
      const auto found = run.corpora.find(role);
      if (found == run.corpora.end()) return "";
      return fmt::format("{} ({} pairs, {})", found->second.name, found->second.pairs, found->second.fingerprint);
    };
    const auto print = [&](const store::RunDetails& run) -> std::string {
      const auto found = run.corpora.find(role);
      return found == run.corpora.end() ? "" : found->second.fingerprint;
    };
    if (print(before) != print(after))
      changed.push_back({std::string("corpus.") + role, described(before), described(after)});
  }
}

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

RunDiff diffOf(const store::RunDetails& before, const store::RunDetails& after,
               const std::vector<MetricRow>& curveBefore, const std::vector<MetricRow>& curveAfter) {
  RunDiff diff{before.summary, after.summary, store::changedSettings(before.settings, after.settings), {}, false};
  addCorpora(before, after, diff.changed);
  const auto end = std::mismatch(curveBefore.begin(), curveBefore.end(), curveAfter.begin(), curveAfter.end(), sameRow);
  if (end.first != curveBefore.begin()) diff.sameUpTo = std::prev(end.first)->update;
  diff.sameCurves = end.first == curveBefore.end() && end.second == curveAfter.end();
  return diff;
}

Json diffJson(const RunDiff& diff) {
  Json changed = Json::array();
  for (const store::ChangedSetting& setting : diff.changed)
    changed.push_back({{"setting", setting.name}, {"before", setting.before}, {"after", setting.after}});
  return {{"changed", changed},
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
